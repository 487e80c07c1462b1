"""A program a folder."""

def sample(name, rooms, deps = [], data = []):
    """Builds main.cc; tests/interop compares it with original.py, if there is one.

    Args:
      name: of the folder.
      rooms: of tfx that it calls. It includes tfx/tfx.h, as programs do, but what it
        has no use for need not be built before `./tools/run` runs it.
      deps: besides these.
      data: what it reads.
    """
    native.cc_binary(
        name = name,
        srcs = ["main.cc"],
        data = data,
        visibility = ["//tests/interop:__pkg__"],
        deps = ["//tfx:headers"] + ["//tfx/" + room for room in rooms] + deps,
    )
    native.exports_files(
        ["main.cc"],
        visibility = ["//samples:__pkg__"],
    )
    native.exports_files(
        native.glob(["original.py"]),
        visibility = ["//tests/interop:__pkg__"],
    )
