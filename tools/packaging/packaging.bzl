"""What an installed tfx is made of, derived from the C++ targets themselves.

A library that joins the dependencies of //tfx is installed with its headers,
without a list that names them.
"""

load(":version.bzl", "SONAME", "VERSION")

_PYTHON = ["/usr/bin/python3", "-E", "-s", "-B"]

_PublicHeadersInfo = provider(
    doc = "The headers that tfx's targets offer, their dependencies' included.",
    fields = ["headers"],
)

def _is_ours(file):
    return file.owner.workspace_name == "" and not file.path.endswith(".pb.h")

def _public_headers_aspect_impl(target, ctx):
    own = []
    if CcInfo in target and target.label.package.split("/")[0] == "tfx":
        own = target[CcInfo].compilation_context.direct_public_headers
    return [_PublicHeadersInfo(headers = depset(
        [file for file in own if _is_ours(file)],
        transitive = [
            dep[_PublicHeadersInfo].headers
            for dep in getattr(ctx.rule.attr, "deps", [])
            if _PublicHeadersInfo in dep
        ],
    ))]

_public_headers_aspect = aspect(
    implementation = _public_headers_aspect_impl,
    attr_aspects = ["deps"],
)

def _run_python(ctx, script, mnemonic, outputs, inputs, arguments):
    arguments.use_param_file("@%s", use_always = True)
    arguments.set_param_file_format("multiline")
    ctx.actions.run_shell(
        outputs = outputs,
        inputs = depset([script], transitive = inputs),
        arguments = [script.path, arguments],
        command = " ".join(_PYTHON) + ' "$@"',
        mnemonic = mnemonic,
    )

def _linked_files(dep):
    """The archives and objects that a program with this dependency links."""
    files = []
    for linker_input in dep[CcInfo].linking_context.linker_inputs.to_list():
        for library in linker_input.libraries:
            file = library.pic_static_library or library.static_library
            if file:
                files.append(file)
    return files

def _exports_impl(ctx):
    archives = depset(_linked_files(ctx.attr.dep))
    headers = ctx.attr.dep[_PublicHeadersInfo].headers
    outputs = [
        ctx.outputs.version_script,
        ctx.outputs.roots,
        ctx.outputs.variables,
    ]
    arguments = ctx.actions.args()
    arguments.add_all(outputs)
    arguments.add_all(archives)
    arguments.add("--headers")
    arguments.add_all(headers)
    _run_python(
        ctx,
        ctx.file._script,
        "Exports",
        outputs,
        [archives, headers],
        arguments,
    )

exports = rule(
    implementation = _exports_impl,
    doc = "What tfx's shared library shows to others, for the linker.",
    attrs = {
        "dep": attr.label(aspects = [_public_headers_aspect], mandatory = True),
        "roots": attr.output(
            doc = "Options that ask for these symbols.",
            mandatory = True,
        ),
        "variables": attr.output(
            doc = "Those of them that a program may have a copy of.",
            mandatory = True,
        ),
        "version_script": attr.output(
            doc = "Shows these symbols, no others.",
            mandatory = True,
        ),
        "_script": attr.label(
            default = "//tools/packaging:exports.py",
            allow_single_file = True,
        ),
    },
)

def _named(file):
    return file.short_path + "=" + file.path

def _archive_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name)
    public = ctx.attr.dep[_PublicHeadersInfo].headers
    private = depset([
        file
        for file in ctx.attr.dep[CcInfo].compilation_context.headers.to_list()
        if _is_ours(file)
    ])
    inputs = ctx.files.library + ctx.files.files + ctx.files.templates
    arguments = ctx.actions.args()
    arguments.add(output)
    arguments.add("--version", VERSION)
    arguments.add("--soname", SONAME)
    arguments.add_all("--library", ctx.files.library)
    arguments.add_all("--public", public, map_each = _named)
    arguments.add_all("--private", private, map_each = _named)
    for option, attribute in [
        ("--file", ctx.attr.files),
        ("--template", ctx.attr.templates),
    ]:
        for target, place in attribute.items():
            file = target.files.to_list()[0]
            arguments.add(option, "%s=%s" % (place, file.path))
    _run_python(
        ctx,
        ctx.file._script,
        "InstallArchive",
        [output],
        [depset(inputs), public, private],
        arguments,
    )
    return [DefaultInfo(
        files = depset([output]),
        runfiles = ctx.runfiles([output]),
    )]

install_archive = rule(
    implementation = _archive_impl,
    doc = "A tar archive of all that is installed, relative to the prefix.",
    attrs = {
        "dep": attr.label(aspects = [_public_headers_aspect], mandatory = True),
        "library": attr.label(
            allow_single_file = True,
            doc = "The shared library; without, the archive has none.",
        ),
        "files": attr.label_keyed_string_dict(
            allow_files = True,
            doc = "Files, and where they go.",
        ),
        "templates": attr.label_keyed_string_dict(
            allow_files = True,
            doc = "The same, for files in which @VERSION@ and @SONAME@ stand.",
        ),
        "_script": attr.label(
            default = "//tools/packaging:install_archive.py",
            allow_single_file = True,
        ),
    },
)
