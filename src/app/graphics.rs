//! What the window is drawn with: where the first cannot open one, the next is tried.

use eframe::NativeOptions;

/// A way to draw.
pub(super) struct Graphics {
    pub name: &'static str,
    choose: fn(&mut NativeOptions),
}

impl Graphics {
    /// The options with this way chosen.
    pub fn choose(&self, options: NativeOptions) -> NativeOptions {
        let mut options = options;
        (self.choose)(&mut options);
        options
    }
}

/// The ways that this system has, in the order in which they are tried. Direct3D draws in software where all else
/// fails, as over remote desktop or with a broken driver.
#[cfg(windows)]
pub(super) const GRAPHICS: &[Graphics] = {
    use wgpu::Backends;
    &[
        Graphics { name: "Direct3D 12", choose: |options| adapters(options, Backends::DX12, false) },
        Graphics { name: "OpenGL", choose: |options| adapters(options, Backends::GL, true) },
        Graphics { name: "Direct3D 12 (WARP)", choose: |options| adapters(options, Backends::DX12, true) },
    ]
};

/// The graphics card that takes the least power: the picture of a board needs no more, and the second card of a laptop
/// stays asleep.
#[cfg(windows)]
fn adapters(options: &mut NativeOptions, backends: wgpu::Backends, software: bool) {
    use eframe::egui_wgpu::WgpuSetupCreateNew;
    use wgpu::DeviceType;
    let mut setup = WgpuSetupCreateNew::without_display_handle();
    setup.instance_descriptor.backends = backends;
    setup.native_adapter_selector = Some(std::sync::Arc::new(move |adapters, surface| {
        let rank = |kind| match kind {
            DeviceType::IntegratedGpu => 0,
            DeviceType::DiscreteGpu => 1,
            DeviceType::VirtualGpu => 2,
            DeviceType::Other => 3,
            DeviceType::Cpu => 4,
        };
        let fit = |adapter: &&wgpu::Adapter| {
            surface.is_none_or(|surface| adapter.is_surface_supported(surface))
                && (software || adapter.get_info().device_type != DeviceType::Cpu)
        };
        let best = adapters.iter().filter(fit).min_by_key(|adapter| rank(adapter.get_info().device_type));
        best.cloned().ok_or_else(|| "no graphics card".to_owned())
    }));
    options.wgpu_options.wgpu_setup = setup.into();
}

#[cfg(target_os = "macos")]
pub(super) const GRAPHICS: &[Graphics] = &[Graphics {
    name: "Metal",
    choose: |options| {
        if let eframe::egui_wgpu::WgpuSetup::CreateNew(setup) = &mut options.wgpu_options.wgpu_setup {
            setup.power_preference = eframe::wgpu::PowerPreference::LowPower;
        }
    },
}];

#[cfg(not(any(windows, target_os = "macos")))]
pub(super) const GRAPHICS: &[Graphics] = &[Graphics { name: "OpenGL", choose: |_| {} }];

/// Tries one way after the other until one opens the window; otherwise what each failed at. `open` says whether it is
/// worth trying the next.
pub(super) fn first_that_opens<'a>(
    ways: &'a [Graphics],
    mut open: impl FnMut(&'a Graphics) -> Result<(), Failed>,
) -> Result<(), String> {
    let mut reasons = Vec::new();
    for way in ways {
        let Err(failed) = open(way) else { return Ok(()) };
        reasons.push(format!("{}: {}", way.name, failed.reason));
        if failed.was_open {
            break;
        }
    }
    Err(reasons.join("; "))
}

/// Why a way to draw gave no window, or none any more.
pub(super) struct Failed {
    pub reason: String,
    /// The window was there before: what was done in it is not begun anew.
    pub was_open: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAYS: [Graphics; 3] = [
        Graphics { name: "A", choose: |_| {} },
        Graphics { name: "B", choose: |_| {} },
        Graphics { name: "C", choose: |_| {} },
    ];

    fn tried(open: impl Fn(&str) -> Result<(), Failed>) -> (Vec<&'static str>, Result<(), String>) {
        let mut names = Vec::new();
        let result = first_that_opens(&WAYS, |way| {
            names.push(WAYS.iter().find(|known| known.name == way.name).unwrap().name);
            open(way.name)
        });
        (names, result)
    }

    #[test]
    fn each_way_is_tried_until_one_opens() {
        let fails = |name: &str| Failed { reason: format!("no {name}"), was_open: false };
        assert_eq!(tried(|_| Ok(())), (vec!["A"], Ok(())));
        assert_eq!(
            tried(|name| if name == "B" { Ok(()) } else { Err(fails(name)) }),
            (vec!["A", "B"], Ok(()))
        );
        let (names, result) = tried(|name| Err(fails(name)));
        assert_eq!(names, ["A", "B", "C"]);
        assert_eq!(result, Err("A: no A; B: no B; C: no C".to_owned()), "the message names each");
    }

    #[test]
    fn a_window_that_was_open_is_not_opened_again() {
        let lost = |name: &str| Failed { reason: "lost".to_owned(), was_open: name == "A" };
        assert_eq!(tried(|name| Err(lost(name))), (vec!["A"], Err("A: lost".to_owned())));
    }
}
