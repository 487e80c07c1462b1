"""Tests that mirror a folder of sources."""

def mirrored_tests(deps, data = [], medium = []):
    """A test for each NAME_test.cc here, with golden/NAME.txt or golden/NAME/.

    Those named in `medium` may take minutes, as some do under a sanitizer."""
    for source in native.glob(["*_test.cc"]):
        golden = "golden/" + source[:-len("_test.cc")]
        native.cc_test(
            name = source[:-len(".cc")],
            size = "medium" if source[:-len(".cc")] in medium else "small",
            srcs = [source],
            data = native.glob([
                golden + ".txt",
                golden + "/**",
            ]) + data,
            deps = deps + ["//third_party/catch2:main"],
        )
