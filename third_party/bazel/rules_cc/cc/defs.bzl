"""Bazel's own C++ rules under the name that its embedded tools load them by."""

cc_binary = native.cc_binary
cc_import = native.cc_import
cc_library = native.cc_library
cc_proto_library = native.cc_proto_library
cc_test = native.cc_test
cc_toolchain = native.cc_toolchain
cc_toolchain_suite = native.cc_toolchain_suite
fdo_prefetch_hints = native.fdo_prefetch_hints
fdo_profile = native.fdo_profile
objc_import = native.objc_import
objc_library = native.objc_library

def _nothing_impl(_ctx):
    return []

# The embedded C++ toolchain names these two; nothing here uses their answers.
cc_flags_supplier = rule(implementation = _nothing_impl)
compiler_flag = rule(
    implementation = _nothing_impl,
    build_setting = config.string(),
)
