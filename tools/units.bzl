"""Compiles several sources as one: most of the cost of a source is its headers.

A unit is a generated file that includes sources of one package. Measured with
g++ 12 at -O2, the 24 sources of tfx/nn take 11 s as one unit and 33 s one by one.
`--config=files` compiles file by file instead.
"""

def _unit_impl(ctx):
    unit = ctx.actions.declare_file(ctx.label.name + ".cc")
    lines = ["// Written by tools/units.bzl."]
    for number, file in enumerate(ctx.files.srcs):
        path = file.short_path
        if path.startswith("../"):  # ../REPOSITORY/PATH, in another workspace.
            path = path.split("/", 2)[2]
        names = ["%s %s_%d" % (name, name, number) for name in ctx.attr.file_local]
        lines += ["#define " + name for name in names]
        lines.append('#include "%s"' % path[len(ctx.attr.strip_prefix):])
        lines += ["#undef " + name for name in ctx.attr.file_local]
    ctx.actions.write(unit, "\n".join(lines) + "\n")
    return [DefaultInfo(files = depset([unit]))]

_unit = rule(
    implementation = _unit_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".cc"], mandatory = True),
        "file_local": attr.string_list(),
        "strip_prefix": attr.string(),
    },
)

def unit_sources(name, srcs, files_per_unit = 8, file_local = [], strip_prefix = ""):
    """What a cc_library takes to compile `srcs` in units of even size.

    Args:
      name: of the library; the units are NAME_unit_0 and so on.
      srcs: the .cc files.
      files_per_unit: at most.
      file_local: names that every source defines for itself, as protoc's do.
      strip_prefix: of the paths by which the sources are included.

    Returns:
      Two lists: `srcs` and `textual_hdrs` for the library.
    """
    count = (len(srcs) + files_per_unit - 1) // files_per_unit
    units = []
    for number in range(count):
        unit = "%s_unit_%d" % (name, number)
        # Neighbours tend to be of one size: they go to different units.
        _unit(
            name = unit,
            srcs = srcs[number::count],
            file_local = file_local,
            strip_prefix = strip_prefix,
            visibility = ["//visibility:private"],
        )
        units.append(":" + unit)
    return (
        select({
            "//tools:file_by_file": srcs,
            "//conditions:default": units,
        }),
        select({
            "//tools:file_by_file": [],
            "//conditions:default": srcs,
        }),
    )
