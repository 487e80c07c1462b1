"""The rooms of the house, one a folder, and the floors they are on.

A room uses rooms of lower floors. What it uses of its own floor it has to name,
and nothing above. README.md has the same table, with what lives where.
"""

load("//tools:units.bzl", "unit_sources")

FLOORS = {
    1: ["c"],
    2: ["core"],
    3: ["trackable"],
    4: ["config", "raw_ops"],
    5: ["ops"],
    6: ["printing", "variables"],
    7: ["module", "random"],
    8: ["autodiff"],
    9: ["function"],
    10: ["debugging", "sparse"],
    11: ["math", "ragged"],
    12: [
        "audio",
        "bitwise",
        "dtypes",
        "image",
        "io",
        "linalg",
        "lookup",
        "nn",
        "quantization",
        "saved_model",
        "sets",
        "signal",
        "strings",
    ],
    13: [
        "data",
        "train",
    ],
}

_FLOOR_OF = {room: floor for floor, rooms in FLOORS.items() for room in rooms}

def tfx_room(
        srcs = None,
        hdrs = None,
        private = [],
        rooms = [],
        beside = [],
        deps = [],
        visible_to = [],
        files_per_unit = 8):
    """The library of a room, named after its folder.

    Args:
      srcs: its sources; without, all there are.
      hdrs: its public headers; without, all but the private ones.
      private: headers that its own sources share.
      rooms: those of lower floors that it uses, by name.
      beside: those of its own floor.
      deps: what it uses outside of tfx.
      visible_to: packages beyond those that see every room.
      files_per_unit: see tools/units.bzl.
    """
    name = native.package_name().split("/")[-1]
    floor = _FLOOR_OF.get(name)
    if floor == None:
        fail("tfx/rooms.bzl does not say on which floor %s is" % name)
    for room in rooms:
        if _FLOOR_OF[room] >= floor:
            fail("%s (floor %d) may not use %s (floor %d)" %
                 (name, floor, room, _FLOOR_OF[room]))
    for dep in deps:
        if dep.startswith("//tfx/"):
            fail("%s names %s in deps; rooms stand in `rooms` or `beside`" %
                 (name, dep))
    for room in beside:
        if _FLOOR_OF[room] != floor:
            fail("%s is not beside %s but on floor %d" %
                 (room, name, _FLOOR_OF[room]))
    unit_srcs, textual_hdrs = unit_sources(
        name,
        native.glob(["*.cc"]) if srcs == None else srcs,
        files_per_unit = files_per_unit,
    )
    native.cc_library(
        name = name,
        srcs = unit_srcs + private,
        hdrs = hdrs or native.glob(["*.h"], exclude = private),
        textual_hdrs = textual_hdrs,
        linkstatic = True,
        visibility = [
            "//:__pkg__",
            "//samples:__subpackages__",
            "//tests:__subpackages__",
            "//tfx:__subpackages__",
        ] + visible_to,
        deps = deps + ["//tfx/" + room for room in sorted(rooms + beside)],
    )
