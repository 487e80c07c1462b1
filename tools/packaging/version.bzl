"""The version of tfx, as an installed one states it."""

VERSION = "0.1.0"

# Programs ask for the library by this name. Before 1.0 every minor version may
# change the binary interface.
SONAME = "libtfx.so." + VERSION.rpartition(".")[0]
