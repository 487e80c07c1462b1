"""A sample that stands beside the Python program it is a port of."""

def ported_sample(name):
    """Builds main.cc; tests/interop compares it with original.py."""
    native.cc_binary(
        name = name,
        srcs = ["main.cc"],
        visibility = ["//tests/interop:__pkg__"],
        deps = ["//tfx"],
    )
    native.exports_files(
        ["main.cc"],
        visibility = ["//samples:__pkg__"],
    )
    native.exports_files(
        ["original.py"],
        visibility = ["//tests/interop:__pkg__"],
    )
