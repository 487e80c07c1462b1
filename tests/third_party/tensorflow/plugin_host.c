// A program in C that knows neither C++ nor TensorFlow: opens the library that
// it is given and calls the one function in it.
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  void* plugin = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  if (plugin == NULL) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  float (*square_root)(float) =
      (float (*)(float))dlsym(plugin, "plugin_square_root");
  printf("%g ", square_root(2.25f));
  printf("%g\n", square_root(1e10f));
  printf("TensorFlow is %s\n",
         dlsym(RTLD_DEFAULT, "TF_Version") == NULL ? "hidden" : "visible");
  return 0;
}
