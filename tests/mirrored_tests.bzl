"""Tests that mirror a folder of sources."""

load("//tools:units.bzl", "unit_sources")

def _file_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(
        script,
        "#!/bin/sh\nTFX_TEST_FILE=%s exec ./%s \"$@\"\n" %
        (ctx.label.name, ctx.executable.program.short_path),
        is_executable = True,
    )
    runfiles = ctx.runfiles(files = ctx.files.data).merge(
        ctx.attr.program[DefaultInfo].default_runfiles,
    )
    return [DefaultInfo(executable = script, runfiles = runfiles)]

_file_test = rule(
    implementation = _file_test_impl,
    doc = "Runs the test cases of one file of a program.",
    test = True,
    attrs = {
        "program": attr.label(executable = True, cfg = "target", mandatory = True),
        "data": attr.label_list(allow_files = True),
    },
)

def mirrored_tests(
        deps,
        data = [],
        data_of = {},
        medium = [],
        no_sanitizer = [],
        files_per_unit = 6):
    """A test for each NAME_test.cc here, with golden/NAME.txt or golden/NAME/.

    All files are linked to one program, `tests`, which takes a fraction of the
    time that a program a file takes. Each file's test cases run in a process of
    their own.

    Args:
      deps: of the program.
      data: what all tests read.
      data_of: what single tests read besides, by their names.
      medium: the tests that take longer than a minute. All have several times
        the time they take, for machines that have other things to do.
      no_sanitizer: the tests that sanitizers have to leave out.
      files_per_unit: see tools/units.bzl.
    """
    sources = native.glob(["*_test.cc"])
    srcs, textual_hdrs = unit_sources("tests", sources, files_per_unit = files_per_unit)
    native.cc_library(
        name = "test_files",
        testonly = True,
        srcs = srcs,
        textual_hdrs = textual_hdrs,
        # Test cases register themselves; nothing refers to them.
        alwayslink = True,
        deps = deps + ["//third_party/catch2:main"],
    )
    native.cc_binary(
        name = "tests",
        testonly = True,
        deps = [":test_files"],
    )
    for source in sources:
        name = source[:-len(".cc")]
        golden = "golden/" + source[:-len("_test.cc")]
        _file_test(
            name = name,
            size = "medium" if name in medium else "small",
            timeout = "long" if name in medium else "moderate",
            tags = ["no_sanitizer"] if name in no_sanitizer else [],
            program = ":tests",
            data = depset(native.glob([
                golden + ".txt",
                golden + "/**",
            ]) + data + data_of.get(name, [])).to_list(),
        )
