"""The repositories that tfx needs, for its own WORKSPACE and for others."""

load("//third_party/tensorflow:libtensorflow.bzl", "libtensorflow_repository")

def tfx_repositories():
    """The TensorFlow to build against: headers, and where the library was found."""
    libtensorflow_repository(name = "libtensorflow")

def _shim_impl(ctx):
    folder = ctx.path(Label("//:WORKSPACE")).dirname
    for part in ["third_party", "bazel", ctx.attr.folder]:
        folder = folder.get_child(part)
    for child in folder.readdir():
        ctx.symlink(child, child.basename)

_shim_repository = repository_rule(
    implementation = _shim_impl,
    attrs = {"folder": attr.string(mandatory = True)},
    local = True,
)

def debian_bazel_repositories():
    """What Debian's Bazel is without.

    It carries no copy of the repositories that its embedded tools load, and nothing
    is downloaded during a build. Debian packages two of them; the others are shims
    of a few lines (third_party/bazel/README.md says why). A Bazel that can download
    needs none of these.
    """
    for name in ["java", "proto"]:
        native.local_repository(
            name = "rules_" + name,
            path = "/usr/share/bazel/rules/" + name,
        )
    for name in ["rules_cc", "remote_coverage_tools"]:
        _shim_repository(name = name, folder = name)
