// ElfImage: a shared object written at run time, with symbols but no code.
//
// libtensorflow is opened with RTLD_DEEPBIND so that its hundreds of thousands
// of symbols do not mix with those of the program. The drawback: TensorFlow
// then prefers its own libraries' definitions even where it must share with the
// program (the allocator, `std::cout`, `environ`). So a root library in front
// of it defines exactly those names. The root needs no code: every symbol in it
// is absolute (SHN_ABS), an address that already exists in this process. So it
// is not compiled; this class writes it once the addresses are known.
#ifndef THIRD_PARTY_TENSORFLOW_LOADER_ELF_IMAGE_H_
#define THIRD_PARTY_TENSORFLOW_LOADER_ELF_IMAGE_H_

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tfx::libtensorflow {

class ElfImage {
 public:
  explicit ElfImage(std::string soname);

  // Libraries that the image depends on, searched in this order. A name with a
  // slash is a path; without, a soname (found if already loaded).
  void add_needed(std::string library);

  // Defines `name` as `address` for every library that searches this image.
  void define_function(std::string name, const void* address);
  void define_object(std::string name, const void* address);

  // A function that the dynamic linker calls once the image is loaded.
  void add_initializer(void (*function)());

  // The bytes of the shared object.
  std::vector<char> write() const;

  // Writes the image to an anonymous file and opens it with RTLD_DEEPBIND and
  // these flags. Returns dlopen's handle, or null with the reason in `error`.
  // The handle is never closed.
  void* open(int dlopen_flags, std::string* error) const;

  // Like open, but `opener` calls dlopen on the path that it is given, which is
  // unique in this process and invalid after the call.
  template <typename Opener>
  void with_path(Opener opener) const {
    File file(write());
    opener(file.path().c_str());
  }

 private:
  struct Symbol {
    std::string name;
    uintptr_t value;
    unsigned char type;
  };

  class File {
   public:
    explicit File(const std::vector<char>& content);
    ~File();
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    const std::string& path() const { return path_; }

   private:
    int descriptor_;
    bool temporary_ = false;
    std::string path_;
  };

  std::string soname_;
  std::vector<std::string> needed_;
  std::vector<Symbol> symbols_;
  std::vector<uintptr_t> initializers_;
};

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LOADER_ELF_IMAGE_H_
