// A program in C that knows neither C++ nor TensorFlow: opens the library that
// it is given and calls the one function in it. Told to when it is compiled, it
// then makes a mistake for a sanitizer to find.
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#ifdef RACE_
static int shared;
static void* write_shared(void* unused) {
  ++shared;
  return unused;
}
#endif

static void make_mistake(void) {
#ifdef OVERFLOW_
  volatile char* const block = malloc(8);
  block[8] = 1;
#endif
#ifdef LEAK_
  // Volatile, or the compiler leaves the allocation out.
  void* volatile block = malloc(12345);
  block = NULL;
  (void)block;
#endif
#ifdef RACE_
  pthread_t thread;
  pthread_create(&thread, NULL, &write_shared, NULL);
  ++shared;
  pthread_join(thread, NULL);
#endif
}

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
  make_mistake();
  return 0;
}
