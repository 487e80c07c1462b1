#include "tests/benchmarks/benchmark.h"

#include <dlfcn.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>

#include "tests/benchmarks/python_side.h"
#include "third_party/tensorflow/libtensorflow.h"

namespace tfx::benchmarks {
namespace {

constexpr int kRounds = 61;
constexpr double kSecondsPerTurn = 0.005;

// One way of doing the work: how to time `iterations` of it, in seconds.
struct Timed {
  const char* name;
  std::function<double(long iterations)> time;
  long iterations = 1;
  std::vector<double> samples = {};  // seconds for one operation

  void calibrate() {
    time(1);  // caches, first use
    for (double elapsed = time(iterations); elapsed < kSecondsPerTurn;
         elapsed = time(iterations)) {
      const double factor = kSecondsPerTurn / std::max(elapsed, 1e-9);
      iterations = static_cast<long>(static_cast<double>(iterations) *
                                     std::clamp(factor * 1.2, 2.0, 100.0));
    }
  }
};

double median(std::vector<double> values) {
  auto middle = values.begin() + static_cast<long>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

// How many times as long one takes as the other: the median of the rounds, in
// each of which both ran next to each other. Machines that others use too are
// now faster and now slower, which both sides of a round feel, while a median
// of each side would compare one's good moments with the other's bad ones.
double median_ratio(const Timed& one, const Timed& other) {
  std::vector<double> ratios;
  for (size_t round = 0; round < one.samples.size(); ++round) {
    ratios.push_back(one.samples[round] / other.samples[round]);
  }
  return median(std::move(ratios));
}

// Each turn has a thread of its own. Where a thread's operation and its results
// lie in memory changes their time by a few percent, so one place for a whole
// run would favour one of the sides.
double time_here(const Side& side, long iterations) {
  double seconds = 0;
  std::thread([&] {
    side(1);  // what a thread does once
    const auto start = std::chrono::steady_clock::now();
    side(iterations);
    const auto end = std::chrono::steady_clock::now();
    seconds = std::chrono::duration<double>(end - start).count();
  }).join();
  return seconds;
}

// Enough digits to see a nanosecond, not more than mean anything.
std::string microseconds(double seconds) {
  char text[32];
  const double value = seconds * 1e6;
  std::snprintf(text, sizeof(text), value < 1 ? "%.4f" : "%.2f", value);
  return text;
}

}  // namespace

void measure(const Case& c) {
  std::vector<Timed> sides;
  sides.push_back({"tfx", [&](long n) { return time_here(c.tfx, n); }});
  if (c.raw) {
    sides.push_back({"raw", [&](long n) { return time_here(c.raw, n); }});
  }
  std::unique_ptr<PythonSide> python;
  if (!c.python.empty() && PythonSide::available()) {
    python = std::make_unique<PythonSide>(c.python);
    sides.push_back({"python", [&](long n) { return python->time(n); }});
  }
  for (Timed& side : sides) side.calibrate();
  for (int round = 0; round < kRounds; ++round) {
    for (size_t turn = 0; turn < sides.size(); ++turn) {
      // Another one goes first each time: none follows the same one always.
      Timed& side = sides[(turn + static_cast<size_t>(round)) % sides.size()];
      side.samples.push_back(side.time(side.iterations) /
                             static_cast<double>(side.iterations));
    }
  }
  std::string line = "bench " + c.name;
  std::string ratios;
  for (const Timed& side : sides) {
    line +=
        std::string(" ") + side.name + "=" + microseconds(median(side.samples));
    if (&side != &sides[0]) {
      char ratio[64];
      std::snprintf(ratio, sizeof(ratio), " tfx/%s=%.3f", side.name,
                    median_ratio(sides[0], side));
      ratios += ratio;
    }
  }
  std::printf("%s%s\n", line.c_str(), ratios.c_str());
  std::fflush(stdout);
}

void* raw_symbol(const char* name) {
  static void* const library =
      dlopen(libtensorflow::load().path.c_str(), RTLD_LAZY | RTLD_NOLOAD);
  void* const symbol = library != nullptr ? dlsym(library, name) : nullptr;
  if (symbol == nullptr) {
    throw std::runtime_error(std::string("libtensorflow has no ") + name);
  }
  return symbol;
}

}  // namespace tfx::benchmarks
