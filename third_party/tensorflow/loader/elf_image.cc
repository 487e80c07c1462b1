#include "third_party/tensorflow/loader/elf_image.h"

#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <system_error>
#include <utility>

#include "third_party/tensorflow/loader/sanitizer.h"

namespace tfx::libtensorflow {
namespace {

static_assert(sizeof(void*) == 8, "only 64-bit ELF is written");

#if defined(__x86_64__)
constexpr Elf64_Half kMachine = EM_X86_64;
#elif defined(__aarch64__)
constexpr Elf64_Half kMachine = EM_AARCH64;
#else
#error "say here which ELF machine this is"
#endif

// The dynamic linker maps whole pages. Aligned to the largest page size of
// either machine, the segment can be loaded everywhere.
constexpr Elf64_Xword kSegmentAlignment = 0x10000;

// The hash function of DT_HASH, as the ELF specification defines it.
uint32_t elf_hash(const char* name) {
  uint32_t hash = 0;
  for (; *name != '\0'; ++name) {
    hash = (hash << 4) + static_cast<unsigned char>(*name);
    const uint32_t high = hash & 0xf0000000;
    hash ^= high >> 24;
    hash &= ~high;
  }
  return hash;
}

class StringTable {
 public:
  StringTable() : bytes_(1, '\0') {}

  Elf64_Word add(const std::string& text) {
    const auto offset = static_cast<Elf64_Word>(bytes_.size());
    bytes_.insert(bytes_.end(), text.begin(), text.end());
    bytes_.push_back('\0');
    return offset;
  }

  const std::vector<char>& bytes() const { return bytes_; }

 private:
  std::vector<char> bytes_;
};

// Appends parts, aligned as ELF requires, and returns their offsets.
class Layout {
 public:
  template <typename T>
  Elf64_Off append(const std::vector<T>& part) {
    bytes_.resize((bytes_.size() + 7) / 8 * 8);
    const Elf64_Off offset = bytes_.size();
    bytes_.resize(offset + part.size() * sizeof(T));
    if (!part.empty()) {
      std::memcpy(bytes_.data() + offset, part.data(), part.size() * sizeof(T));
    }
    return offset;
  }

  template <typename T>
  void overwrite(Elf64_Off offset, const std::vector<T>& part) {
    std::memcpy(bytes_.data() + offset, part.data(), part.size() * sizeof(T));
  }

  size_t size() const { return bytes_.size(); }
  std::vector<char> take() { return std::move(bytes_); }

 private:
  std::vector<char> bytes_;
};

std::vector<Elf64_Word> hash_table(const std::vector<std::string>& names) {
  // names[0] is the reserved undefined symbol.
  const auto buckets = static_cast<Elf64_Word>(names.size());
  std::vector<Elf64_Word> table(2 + buckets + names.size(), 0);
  table[0] = buckets;
  table[1] = static_cast<Elf64_Word>(names.size());
  Elf64_Word* bucket = table.data() + 2;
  Elf64_Word* chain = bucket + buckets;
  for (Elf64_Word i = 1; i < names.size(); ++i) {
    Elf64_Word& head = bucket[elf_hash(names[i].c_str()) % buckets];
    chain[i] = head;
    head = i;
  }
  return table;
}

// The dynamic linker and TensorFlow take files with the same path for the same
// file, and descriptors are reused. So each path is spelled differently: by a
// random number, because of other copies of tfx, and by a count.
std::string unique_slashes() {
  static std::atomic<int> count{0};
  uint64_t number = 0;
  if (getentropy(&number, sizeof(number)) != 0) number = 0;
  std::string slashes;
  for (int bit = 0; bit < 64; ++bit) {
    slashes += (number >> bit & 1) != 0 ? "/." : "//";
  }
  slashes += '/';
  for (int i = count.fetch_add(1); i > 0; --i) slashes += "./";
  return slashes;
}

}  // namespace

ElfImage::ElfImage(std::string soname) : soname_(std::move(soname)) {}

void ElfImage::add_needed(std::string library) {
  needed_.push_back(std::move(library));
}

void ElfImage::define_function(std::string name, const void* address) {
  symbols_.push_back({std::move(name), reinterpret_cast<uintptr_t>(address),
                      ELF64_ST_INFO(STB_GLOBAL, STT_FUNC)});
}

void ElfImage::define_object(std::string name, const void* address) {
  symbols_.push_back({std::move(name), reinterpret_cast<uintptr_t>(address),
                      ELF64_ST_INFO(STB_GLOBAL, STT_OBJECT)});
}

void ElfImage::add_initializer(void (*function)()) {
  initializers_.push_back(reinterpret_cast<uintptr_t>(function));
}

std::vector<char> ElfImage::write() const {
  StringTable strings;
  std::vector<std::string> names(1);
  std::vector<Elf64_Sym> symbols(1, Elf64_Sym{});
  for (const Symbol& symbol : symbols_) {
    names.push_back(symbol.name);
    symbols.push_back(Elf64_Sym{.st_name = strings.add(symbol.name),
                                .st_info = symbol.type,
                                .st_other = STV_DEFAULT,
                                .st_shndx = SHN_ABS,
                                .st_value = symbol.value,
                                .st_size = 0});
  }

  std::vector<Elf64_Dyn> dynamic;
  const auto entry = [&dynamic](Elf64_Sxword tag, Elf64_Xword value) {
    dynamic.push_back(Elf64_Dyn{.d_tag = tag, .d_un = {.d_val = value}});
  };
  entry(DT_SONAME, strings.add(soname_));
  for (const std::string& library : needed_) {
    entry(DT_NEEDED, strings.add(library));
  }

  // The segment starts at the file's first byte and at address 0, so offsets
  // in the file are addresses in the image.
  Layout layout;
  std::vector<Elf64_Ehdr> header(1, Elf64_Ehdr{});
  std::vector<Elf64_Phdr> segments(3, Elf64_Phdr{});
  layout.append(header);
  const Elf64_Off segments_at = layout.append(segments);
  entry(DT_HASH, layout.append(hash_table(names)));
  entry(DT_SYMTAB, layout.append(symbols));
  entry(DT_SYMENT, sizeof(Elf64_Sym));
  entry(DT_STRTAB, layout.append(strings.bytes()));
  entry(DT_STRSZ, strings.bytes().size());
  if (!initializers_.empty()) {
    // Without relocations the entries are used as absolute addresses.
    entry(DT_INIT_ARRAY, layout.append(initializers_));
    entry(DT_INIT_ARRAYSZ, initializers_.size() * sizeof(uintptr_t));
  }
  entry(DT_NULL, 0);
  const Elf64_Off dynamic_at = layout.append(dynamic);
  const Elf64_Xword dynamic_size = dynamic.size() * sizeof(Elf64_Dyn);

  std::memcpy(header[0].e_ident, ELFMAG, SELFMAG);
  header[0].e_ident[EI_CLASS] = ELFCLASS64;
  header[0].e_ident[EI_DATA] = ELFDATA2LSB;
  header[0].e_ident[EI_VERSION] = EV_CURRENT;
  header[0].e_ident[EI_OSABI] = ELFOSABI_SYSV;
  header[0].e_type = ET_DYN;
  header[0].e_machine = kMachine;
  header[0].e_version = EV_CURRENT;
  header[0].e_phoff = segments_at;
  header[0].e_ehsize = sizeof(Elf64_Ehdr);
  header[0].e_phentsize = sizeof(Elf64_Phdr);
  header[0].e_phnum = static_cast<Elf64_Half>(segments.size());

  // Writable, because the dynamic linker relocates the dynamic section in
  // place. Never executable: locked-down systems refuse that for such files.
  segments[0] = Elf64_Phdr{.p_type = PT_LOAD,
                           .p_flags = PF_R | PF_W,
                           .p_offset = 0,
                           .p_vaddr = 0,
                           .p_paddr = 0,
                           .p_filesz = layout.size(),
                           .p_memsz = layout.size(),
                           .p_align = kSegmentAlignment};
  segments[1] = Elf64_Phdr{.p_type = PT_DYNAMIC,
                           .p_flags = PF_R | PF_W,
                           .p_offset = dynamic_at,
                           .p_vaddr = dynamic_at,
                           .p_paddr = dynamic_at,
                           .p_filesz = dynamic_size,
                           .p_memsz = dynamic_size,
                           .p_align = 8};
  // Without it, the stack would be made executable.
  segments[2] = Elf64_Phdr{.p_type = PT_GNU_STACK,
                           .p_flags = PF_R | PF_W,
                           .p_offset = 0,
                           .p_vaddr = 0,
                           .p_paddr = 0,
                           .p_filesz = 0,
                           .p_memsz = 0,
                           .p_align = 16};
  layout.overwrite(0, header);
  layout.overwrite(segments_at, segments);
  return layout.take();
}

void* ElfImage::open(int dlopen_flags, std::string* error) const {
  void* handle = nullptr;
  with_path([&](const char* path) {
    handle = open_deeply(path, dlopen_flags, error);
  });
  return handle;
}

ElfImage::File::File(const std::vector<char>& content)
    : descriptor_(memfd_create("libtfx-root.so", MFD_CLOEXEC)) {
  if (descriptor_ >= 0) {
    path_ = "/proc/self/fd" + unique_slashes() + std::to_string(descriptor_);
    if (access(path_.c_str(), R_OK) != 0) {  // no /proc here
      ::close(descriptor_);
      descriptor_ = -1;
    }
  }
  if (descriptor_ < 0) {
    const char* directory = secure_getenv("TMPDIR");
    path_ = std::string(directory != nullptr ? directory : "/tmp") +
            "/libtfx-root.XXXXXX";
    descriptor_ = mkostemp(path_.data(), O_CLOEXEC);
    if (descriptor_ < 0) {
      throw std::system_error(errno, std::generic_category(),
                              "cannot create " + path_);
    }
    temporary_ = true;
  }
  size_t written = 0;
  while (written < content.size()) {
    const ssize_t n = ::write(descriptor_, content.data() + written,
                              content.size() - written);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) {
      const int reason = errno;
      if (temporary_) ::unlink(path_.c_str());
      ::close(descriptor_);
      throw std::system_error(reason, std::generic_category(),
                              "cannot write " + path_);
    }
    written += static_cast<size_t>(n);
  }
}

ElfImage::File::~File() {
  if (temporary_) ::unlink(path_.c_str());
  ::close(descriptor_);
}

}  // namespace tfx::libtensorflow
