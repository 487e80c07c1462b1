// Opens the plugin that it is given, twice, and drops it again.
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  for (int i = 0; i < 2; ++i) {
    void* plugin = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (plugin == NULL) {
      fprintf(stderr, "%s\n", dlerror());
      return 1;
    }
    ((void (*)(void))dlsym(plugin, "run_plugin"))();
    dlclose(plugin);
  }
  return dlsym(RTLD_DEFAULT, "TF_Version") != NULL;
}
