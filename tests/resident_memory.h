// How much memory a process has, for tests of what is left behind.
#ifndef TESTS_RESIDENT_MEMORY_H_
#define TESTS_RESIDENT_MEMORY_H_

#include <unistd.h>

#include <fstream>

namespace tfx {

// The memory of this process that is in use.
inline double resident_megabytes() {
  std::ifstream file("/proc/self/statm");
  double total = 0;
  double resident = 0;
  file >> total >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1 << 20);
}

// How many megabytes it grows by doing `work` again and again, less what it
// takes to get going.
template <typename Work>
double growth(int repetitions, Work work) {
  for (int i = 0; i < repetitions / 10; ++i) work();
  const double before = resident_megabytes();
  for (int i = 0; i < repetitions; ++i) work();
  return resident_megabytes() - before;
}

}  // namespace tfx

#endif  // TESTS_RESIDENT_MEMORY_H_
