// Opens the plugin that it is given, twice, and says what is left of it.
#include <dlfcn.h>

#include <iostream>

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  for (int i = 0; i < 2; ++i) {
    void* const plugin = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (plugin == nullptr) {
      std::cerr << dlerror() << '\n';
      return 1;
    }
    reinterpret_cast<void (*)()>(dlsym(plugin, "run_plugin"))();
    dlclose(plugin);
    const bool is_there = dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD) != nullptr;
    std::cout << (is_there ? "it is still there" : "it is gone") << std::endl;
  }
  return dlsym(RTLD_DEFAULT, "TF_Version") != nullptr ? 3 : 0;
}
