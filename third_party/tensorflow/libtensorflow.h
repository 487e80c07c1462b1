// Finds and loads libtensorflow, isolates its symbols and receives its log.
//
// TensorFlow is not linked. The C API's functions (`TF_NewStatus`, …) are
// forwarders compiled into tfx; the first call of any of them loads the
// library. load() does the same on request. Once loaded it stays loaded.
//
// A TensorFlow that is in the process already (Python's, another tfx's, one
// that the program links) is used, because a process can have only one. Its log
// and its allocator are then as whoever loaded it left them.
//
// Places searched; the first match wins:
//   1. $TFX_LIBTENSORFLOW: the library file, or a folder that holds one: an
//      installation prefix, its lib folder, a Python environment or the
//      `tensorflow` package in it. If set, nothing else is tried.
//   2. the folder of libtfx.so, or of the program where tfx is linked in
//   3. the library that tfx was built with, unless it is an installed tfx
//   4. the user's cache, where tools/setup puts it
//   5. the dynamic linker's path, as libtensorflow_cc.so.2 or
//      libtensorflow.so.2
//
// In a child of fork() whose parent had loaded TensorFlow, calls throw
// LoadError; objects can still be destroyed, and tensors in host memory read.
//
// Thread-safe.
#ifndef THIRD_PARTY_TENSORFLOW_LIBTENSORFLOW_H_
#define THIRD_PARTY_TENSORFLOW_LIBTENSORFLOW_H_

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tfx::libtensorflow {

// The library is missing, cannot be loaded, is of a version that tfx was not
// tested with, lacks a function, or is that of a forked process's parent.
// what() lists the places searched.
class LoadError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Library {
  std::string path;     // "/…/libtensorflow_cc.so.2"
  std::string version;  // "2.21.0"
};

// Loads libtensorflow if that has not happened yet. Throws LoadError; a later
// call tries again. A version outside 2.21.x is refused unless
// $TFX_ANY_LIBTENSORFLOW_VERSION is set.
const Library& load();

// Whether a loaded library of ops, by its path or the dynamic linker's name, or
// one that it needs, is linked with TensorFlow or calls a function of it.
bool uses_tensorflow(const std::string& library);

// TensorFlow's severities, with the values of $TF_CPP_MIN_LOG_LEVEL.
enum class LogLevel { kInfo = 0, kWarning = 1, kError = 2, kFatal = 3 };

// Lines below `level` are dropped. The default is kError, or what
// $TF_CPP_MIN_LOG_LEVEL says. A fatal line, which TensorFlow writes before it
// ends the process, is never dropped.
void set_log_level(LogLevel level);
LogLevel log_level();

// Receives every line that passes the level, without its line end, instead of
// stderr (fatal lines go to both). It may be called from several of
// TensorFlow's threads at once. It must not call TensorFlow, which may hold its
// locks. Exceptions it throws are swallowed. An empty function restores stderr.
using LogCallback = std::function<void(LogLevel level, std::string_view line)>;
void set_log_callback(LogCallback callback);

// Writes a line that is not TensorFlow's to the same destination, regardless of
// the log level.
void write_log(LogLevel level, std::string_view line);

}  // namespace tfx::libtensorflow

#endif  // THIRD_PARTY_TENSORFLOW_LIBTENSORFLOW_H_
