"""Tests that mirror a folder of sources."""

def mirrored_tests(deps, data = [], medium = []):
    """A test for each NAME_test.cc here, with golden/NAME.txt or golden/NAME/.

    Those in `medium` take longer than a minute. All have several times the time
    they take, for machines that have other things to do."""
    for source in native.glob(["*_test.cc"]):
        name = source[:-len(".cc")]
        golden = "golden/" + source[:-len("_test.cc")]
        native.cc_test(
            name = name,
            size = "medium" if name in medium else "small",
            timeout = "long" if name in medium else "moderate",
            # These look at the process's memory, which a sanitizer's is part of.
            tags = ["no_sanitizer"] if name == "memory_test" else [],
            srcs = [source],
            data = native.glob([
                golden + ".txt",
                golden + "/**",
            ]) + data,
            deps = deps + ["//third_party/catch2:main"],
        )
