"""C++ libraries of TensorFlow's messages, without protobuf's library."""

load("//tools:units.bzl", "unit_sources")

_HERE = "//third_party/tensorflow/messages:"
_FOLDER = "third_party/tensorflow/messages"

def cc_messages(
        name,
        protos,
        import_prefix,
        imports = [],
        output_prefix = None,
        deps = [],
        **kwargs):
    """A cc_library of the messages that `protos` define.

    A file `a/b.proto` of this package is imported as
    `<import_prefix>/a/b.proto` and included as `<import_prefix>/a/b.pb.h`. The
    headers are on the system include path: our warnings do not apply to them.
    NAME.descriptors is protoc's description of the files and their imports.

    Args:
      name: of the library.
      protos: files of this package. Each belongs to one library only.
      import_prefix: the folder that this package is in for protoc and the C++
        compiler.
      imports: files of this package that `protos` import, directly or not.
      output_prefix: the folder for the C++ compiler, if it is another.
      deps: the libraries of those.
      **kwargs: for the cc_library.
    """
    stems = [proto[:-len(".proto")] for proto in protos]
    folder = "include/%s/" % (output_prefix or import_prefix)
    repository = native.repository_name()[len("@"):]
    root = "external/%s/" % repository if repository else ""
    import_folder = import_prefix + "/" if import_prefix else ""
    names = [import_folder + proto for proto in protos]
    sources = [folder + stem + ".pb.cc" for stem in stems]
    headers = [folder + stem + ".pb.h" for stem in stems]
    native.genrule(
        name = name + "_code",
        srcs = depset(protos + imports).to_list() + [
            _HERE + "generate_messages.py",
            _HERE + "generator",
        ],
        outs = [name + ".descriptors"] + sources + headers,
        cmd = " ".join([
            "/usr/bin/protoc",
            "--proto_path=%s=%s" % (import_prefix, root + native.package_name()),
            "--proto_path=%s" % (root + _FOLDER),
            "--include_imports",
            "--descriptor_set_out=$(RULEDIR)/%s.descriptors" % name,
        ] + names + [
            "&& /usr/bin/python3 -E -s -B",
            "$(location %sgenerate_messages.py)" % _HERE,
            "$(RULEDIR)/%s.descriptors $(RULEDIR)/include" % name,
        ] + names),
    )
    srcs, textual_hdrs = unit_sources(
        name,
        sources,
        strip_prefix = native.package_name() + "/include/",
    )
    native.cc_library(
        name = name,
        srcs = srcs,
        hdrs = headers,
        textual_hdrs = textual_hdrs,
        copts = ["-w"],
        includes = ["include"],
        linkstatic = True,
        deps = deps + ["//third_party/tensorflow/messages"],
        **kwargs
    )
