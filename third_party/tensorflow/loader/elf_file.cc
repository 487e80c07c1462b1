#include "third_party/tensorflow/loader/elf_file.h"

#include <elf.h>
#include <link.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace tfx::libtensorflow {
namespace {

template <typename T>
bool read_at(std::ifstream& file, uint64_t offset, T* out) {
  file.seekg(static_cast<std::streamoff>(offset));
  return static_cast<bool>(
      file.read(reinterpret_cast<char*>(out), sizeof(*out)));
}

bool is_for_this_machine(const ElfW(Ehdr) & header) {
  return std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 &&
         header.e_ident[EI_CLASS] == ELFCLASS64 &&
         header.e_ident[EI_DATA] == ELFDATA2LSB &&
         header.e_phentsize == sizeof(ElfW(Phdr));
}

}  // namespace

std::string truncation_of(const std::string& path) {
  std::error_code error;
  const uint64_t size = std::filesystem::file_size(path, error);
  std::ifstream file(path, std::ios::binary);
  ElfW(Ehdr) header;
  if (error || !read_at(file, 0, &header) || !is_for_this_machine(header)) {
    return "";
  }
  uint64_t end = header.e_phoff + uint64_t{header.e_phnum} * header.e_phentsize;
  // Linkers write the table of sections last.
  if (header.e_shoff != 0) {
    end = std::max(
        end, header.e_shoff + uint64_t{header.e_shnum} * header.e_shentsize);
  }
  for (int i = 0; i < header.e_phnum; ++i) {
    ElfW(Phdr) segment;
    if (!read_at(file, header.e_phoff + i * sizeof(segment), &segment)) break;
    end = std::max(end, segment.p_offset + segment.p_filesz);
  }
  if (end <= size) return "";
  return path + " is truncated: it has " + std::to_string(size) +
         " bytes of at least " + std::to_string(end);
}

}  // namespace tfx::libtensorflow
