"""The repository @libtensorflow: an installed TensorFlow, found, not fetched.

`LIBTENSORFLOW` names it; without, it is the one that tools/setup keeps in the
user's cache. Three layouts are understood:

  prefix   include/tensorflow/c/…, lib/libtensorflow_cc.so.2 (tools/setup's) or
           lib/libtensorflow.so.2 (the official C library's archive)
  package  the `tensorflow` folder of a Python environment
  venv     a Python environment, by its root
"""

VERSION = "2.21.0"

_LIBRARIES = [
    "lib/libtensorflow_cc.so.2",
    "lib/libtensorflow.so.2",
    "libtensorflow_cc.so.2",
]

# Everything that tfx includes, and what those include. Only these files are
# made visible: the wheel's include folder also holds protobuf, Abseil and
# Eigen, which would shadow the program's own.
_HEADERS = ["tensorflow/c", "tensorflow/core/platform", "tsl", "xla/tsl/c"]
_OPTIONAL_HEADERS = ["tensorflow/core/common_runtime/next_pluggable_device/c"]

def _candidates(ctx):
    named = ctx.os.environ.get("LIBTENSORFLOW", "")
    if named:
        root = ctx.path(named)
        found = [root]
        lib = root.get_child("lib")
        if lib.exists:
            for child in lib.readdir():
                if child.basename.startswith("python3"):
                    found.append(child.get_child("site-packages").get_child("tensorflow"))
        return found
    cache = ctx.os.environ.get("XDG_CACHE_HOME", "")
    if not cache:
        cache = ctx.os.environ.get("HOME", "") + "/.cache"
    return [ctx.path("%s/tfx/libtensorflow-%s" % (cache, VERSION))]

def _child(path, relative):
    for part in relative.split("/"):
        path = path.get_child(part)
    return path

def _libtensorflow_impl(ctx):
    looked = []
    for root in _candidates(ctx):
        looked.append(str(root))
        for library in _LIBRARIES:
            if _child(root, library).exists and _child(root, "include/tensorflow/c/c_api.h").exists:
                _describe(ctx, root, library)
                return
    fail("no TensorFlow found in %s: run tools/setup, or set LIBTENSORFLOW to an installed one" % " or ".join(looked))

def _describe(ctx, root, library):
    for folder in _HEADERS + _OPTIONAL_HEADERS:
        source = _child(root, "include/" + folder)
        if source.exists:
            ctx.symlink(source, "include/" + folder)
        elif folder in _HEADERS:
            fail("%s has no include/%s" % (root, folder))
    ctx.file("location/third_party/tensorflow/location.h", """\
// Written by third_party/tensorflow/libtensorflow.bzl: what this was built with.
#ifndef THIRD_PARTY_TENSORFLOW_LOCATION_H_
#define THIRD_PARTY_TENSORFLOW_LOCATION_H_
#define TFX_BUILT_WITH_LIBRARY "%s"
#endif
""" % _child(root, library))
    # tfx is the main workspace, or a repository of it.
    ctx.file("BUILD", """\
package(default_visibility = ["@%s//third_party/tensorflow:__pkg__"])

cc_library(
    name = "headers",
    hdrs = glob(["include/**/*.h"]),
    includes = ["include"],
)

# The headers whose functions get forwarders.
filegroup(
    name = "c_api_headers",
    srcs = glob([
        "include/tensorflow/c/c_api.h",
        "include/tensorflow/c/c_api_experimental.h",
        "include/tensorflow/c/eager/c_api.h",
        "include/tensorflow/c/eager/c_api_experimental.h",
        "include/tensorflow/c/env.h",
        "include/tensorflow/c/kernels.h",
        "include/tensorflow/c/kernels_experimental.h",
        "include/tensorflow/c/ops.h",
        "include/tensorflow/c/tf_*.h",
    ], exclude = ["**/*_internal.h", "**/*_helper.h"]),
)

cc_library(
    name = "location",
    hdrs = ["location/third_party/tensorflow/location.h"],
    strip_include_prefix = "location",
)
""" % Label("//:WORKSPACE").workspace_name)

libtensorflow_repository = repository_rule(
    implementation = _libtensorflow_impl,
    environ = ["LIBTENSORFLOW", "HOME", "XDG_CACHE_HOME"],
    local = True,
)
