// Opens the plugins that it is given, runs each, and drops them again; twice.
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char** argv) {
  void* plugins[8];
  if (argc < 2 || argc > 8) return 2;
  for (int round = 0; round < 2; ++round) {
    for (int i = 1; i < argc; ++i) {
      plugins[i] = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
      if (plugins[i] == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
      }
      ((void (*)(void))dlsym(plugins[i], "run_plugin"))();
    }
    for (int i = 1; i < argc; ++i) dlclose(plugins[i]);
  }
  return dlsym(RTLD_DEFAULT, "TF_Version") != NULL;
}
