"""Files that a program of this project writes while it builds."""

def _generated_impl(ctx):
    outputs = ctx.outputs.outs
    words = {
        "folder": [outputs[0].dirname],
        "outs": [file.path for file in outputs],
        "srcs": [file.path for file in ctx.files.srcs],
    }
    arguments = ctx.actions.args()
    for word in ctx.attr.arguments.split(" "):
        arguments.add_all(words[word.strip("{}")])
    ctx.actions.run(
        outputs = outputs,
        inputs = ctx.files.srcs,
        executable = ctx.executable.tool,
        arguments = [arguments],
        # TensorFlow, which a generator may load, does not free all it allocates.
        env = {"ASAN_OPTIONS": "detect_leaks=0"},
        mnemonic = "Generate",
    )
    return [DefaultInfo(files = depset(outputs))]

# A genrule would build the program for the host, in a configuration of its own:
# the messages and tfx/c, which the programs share with what they write
# code for, would be compiled twice.
generated = rule(
    implementation = _generated_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = True),
        "outs": attr.output_list(mandatory = True),
        "tool": attr.label(executable = True, cfg = "target", mandatory = True),
        "arguments": attr.string(
            doc = "Separated by spaces: {srcs}, {outs}, or {folder}, where these go.",
            mandatory = True,
        ),
    },
)
