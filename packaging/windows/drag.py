#!/usr/bin/env python3
"""A window from which a file can be dragged, as from a file manager. usage: drag.py FILE"""
import pathlib
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

uri = pathlib.Path(sys.argv[1]).absolute().as_uri()
window = Gtk.Window(title="drag")
window.set_default_size(100, 120)
button = Gtk.Button(label="drag")
button.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
button.drag_source_add_uri_targets()
button.connect("drag-data-get", lambda _button, _context, data, _info, _time: data.set_uris([uri]))
window.add(button)
window.show_all()
Gtk.main()
