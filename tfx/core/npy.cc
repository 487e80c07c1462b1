#include "tfx/core/npy.h"

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "tfx/core/byte_stream.h"
#include "tfx/core/errors.h"
#include "tfx/core/npy_array.h"
#include "tfx/core/npy_header.h"
#include "tfx/core/zip_reader.h"
#include "tfx/core/zip_writer.h"

namespace tfx::np {
namespace {

using internal::ByteSink;
using internal::ByteSource;
using internal::File;
using internal::FileSink;
using internal::FileSource;
using internal::NpyWriter;
using internal::ZipMethod;
using internal::ZipReader;
using internal::ZipWriter;

constexpr std::string_view kNpy = ".npy";
constexpr std::string_view kNpz = ".npz";

std::string with_suffix(const std::string& path, std::string_view suffix) {
  return path.ends_with(suffix) ? path : path + std::string(suffix);
}

bool starts_with(ByteSource& source, std::string_view magic) {
  std::array<char, 8> start = {};
  if (source.remaining() < magic.size()) return false;
  source.read(std::as_writable_bytes(std::span(start)).first(magic.size()));
  return std::string_view(start.data(), magic.size()) == magic;
}

c::Tensor read_member(const ZipReader& archive, size_t index) {
  if (!starts_with(*archive.open(index), internal::kNpyMagic)) {
    return c::Tensor::scalar_string(archive.read(index));
  }
  const auto member = archive.open(index);
  c::Tensor tensor = internal::read_npy(*member);
  member->finish();
  return tensor;
}

void write_archive(const std::string& path,
                   const std::map<std::string, c::Tensor>& arrays,
                   ZipMethod method) {
  ZipWriter archive(with_suffix(path, kNpz));
  for (const auto& [name, array] : arrays) {
    const NpyWriter writer(array);
    archive.add(name + std::string(kNpy), writer.size(), method,
                [&](ByteSink& sink) { writer.write(sink); });
  }
  archive.close();
}

}  // namespace

c::Tensor load(const std::string& path) {
  const File file = File::open(path);
  {
    FileSource source(file);
    if (starts_with(source, "PK")) {
      throw ValueError(path + ": this is an .npz file; load_npz reads it");
    }
  }
  FileSource source(file);
  return internal::read_npy(source);
}

std::map<std::string, c::Tensor> load_npz(const std::string& path) {
  const ZipReader archive(path);
  std::map<std::string, c::Tensor> arrays;
  for (size_t i = 0; i < archive.size(); ++i) {
    std::string name = archive.name(i);
    if (name.ends_with('/')) continue;  // a folder
    if (name.ends_with(kNpy)) name.resize(name.size() - kNpy.size());
    arrays.insert_or_assign(std::move(name), read_member(archive, i));
  }
  return arrays;
}

void save(const std::string& path, const c::Tensor& array) {
  const NpyWriter writer(array);
  File file = File::create(with_suffix(path, kNpy));
  FileSink sink(file);
  writer.write(sink);
  file.close();
}

void savez(const std::string& path,
           const std::map<std::string, c::Tensor>& arrays) {
  write_archive(path, arrays, ZipMethod::kStored);
}

void savez_compressed(const std::string& path,
                      const std::map<std::string, c::Tensor>& arrays) {
  write_archive(path, arrays, ZipMethod::kDeflated);
}

}  // namespace tfx::np
