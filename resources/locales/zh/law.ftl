law-amended-setting = { $name }：{ $value }。
