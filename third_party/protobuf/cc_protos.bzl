"""C++ libraries of .proto files, compiled by Debian's protoc.

Bazel's own proto rules would build protoc from source; nothing is downloaded
here.
"""

load("//tools:units.bzl", "unit_sources")

def cc_protos(name, protos, import_prefix, imports = [], deps = [], **kwargs):
    """A cc_library of the messages that `protos` define.

    A file `a/b.proto` of this package is imported as
    `<import_prefix>/a/b.proto` and included as `<import_prefix>/a/b.pb.h`. The
    headers are on the system include path: our warnings do not apply to them.

    Args:
      name: of the library.
      protos: files of this package. Each belongs to one library only, or its
        messages would be registered twice in a program.
      import_prefix: the folder that this package is in for protoc and the C++
        compiler.
      imports: files of this package that `protos` import, directly or not.
      deps: the libraries of those.
      **kwargs: for the cc_library.
    """
    stems = [proto[:-len(".proto")] for proto in protos]
    folder = "include/%s/" % import_prefix
    repository = native.repository_name()[len("@"):]
    source_folder = ("external/%s/" % repository if repository else "") + native.package_name()
    sources = [folder + stem + ".pb.cc" for stem in stems]
    headers = [folder + stem + ".pb.h" for stem in stems]
    native.genrule(
        name = name + "_code",
        srcs = depset(protos + imports).to_list(),
        outs = sources + headers,
        cmd = " ".join([
            "mkdir -p $(RULEDIR)/include &&",
            "/usr/bin/protoc",
            "--proto_path=%s=%s" % (import_prefix, source_folder),
            "--cpp_out=$(RULEDIR)/include",
        ] + ["$(location %s)" % proto for proto in protos]),
        visibility = ["//visibility:private"],
    )
    srcs, textual_hdrs = unit_sources(
        name,
        sources,
        file_local = ["schemas", "file_default_instances"],
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
        deps = deps + ["//third_party/protobuf"],
        **kwargs
    )
