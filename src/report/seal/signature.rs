//! Signatures by arbiters' own keys over seals: Ed25519.

use ed25519_dalek::{Signature, Signer as _, VerifyingKey};

use super::{Seal, canonical, digest_input};
use crate::digest::Digest;

/// A signature by a key over a seal. It can be checked without whoever holds the key; that the key is theirs has to be
/// known from elsewhere, by its [`fingerprint`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeySignature {
    /// Who signs, as they write it. It is signed with the seal.
    pub name: String,
    /// When, as they write it. It is signed with the seal.
    pub when: String,
    /// The public key: 32 bytes in hexadecimal digits.
    pub key: String,
    /// The signature: 64 bytes in hexadecimal digits.
    pub signature: String,
}

impl KeySignature {
    /// Whether it is a signature over this seal by the key it names.
    pub fn is_over(&self, seal: &Seal) -> bool {
        let valid = || {
            let key = VerifyingKey::from_bytes(&bytes(&self.key)?).ok()?;
            let signature = Signature::from_bytes(&bytes(&self.signature)?);
            key.verify_strict(&message(seal, &self.name, &self.when), &signature).ok()
        };
        valid().is_some()
    }
}

/// An arbiter's secret key.
pub struct SigningKey(ed25519_dalek::SigningKey);

impl SigningKey {
    /// The key of this secret, which should be 32 random bytes.
    pub fn of_secret(secret: &[u8; 32]) -> Self {
        Self(ed25519_dalek::SigningKey::from_bytes(secret))
    }

    /// The secret it was made of.
    pub fn secret(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// The public key in hexadecimal digits.
    pub fn public(&self) -> String {
        hex(self.0.verifying_key().as_bytes())
    }

    /// A signature over a seal.
    pub fn sign(&self, seal: &Seal, name: &str, when: &str) -> KeySignature {
        KeySignature {
            name: name.to_owned(),
            when: when.to_owned(),
            key: self.public(),
            signature: hex(&self.0.sign(&message(seal, name, when)).to_bytes()),
        }
    }
}

/// What is signed: the digest of the seal, the name and the time.
fn message(seal: &Seal, name: &str, when: &str) -> Vec<u8> {
    digest_input("signature", &[canonical(&seal.digest), canonical(&name), canonical(&when)]).into_bytes()
}

/// A public key for reading aloud: eight groups of four digits, of the SHA-256 of its bytes. `None` for what is no
/// key.
pub fn fingerprint(key: &str) -> Option<String> {
    let digest = Digest::of(&bytes::<32>(key)?).to_string();
    let digits: Vec<char> = digest.chars().take(32).collect();
    Some(digits.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join(" "))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N || digits.iter().any(|digit| !matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8032, section 7.1, test 1: the public key of a published secret.
    #[test]
    fn a_published_key() {
        let secret = bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60").unwrap();
        let public = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
        assert_eq!(SigningKey::of_secret(&secret).public(), public);
        let digest = Digest::of(&bytes::<32>(public).unwrap()).to_string();
        let fingerprint = fingerprint(public).unwrap();
        assert_eq!(fingerprint.replace(' ', ""), digest[..32]);
        assert_eq!(fingerprint.split(' ').map(str::len).collect::<Vec<_>>(), [4; 8]);
    }

    #[test]
    fn what_is_no_key_is_none() {
        for text in ["", "d7", "zz", &"é".repeat(32), &"D7".repeat(32)] {
            assert_eq!(fingerprint(text), None);
        }
    }
}
