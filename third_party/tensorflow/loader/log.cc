#include "third_party/tensorflow/loader/log.h"

#include <link.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cctype>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

namespace tfx::libtensorflow {
namespace {

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

// The level set by the variables that TensorFlow itself reads. TensorFlow also
// applies its level, before it writes.
LogLevel level_from_environment() {
  if (is_set("TF_CPP_MIN_LOG_LEVEL")) {
    const int level = std::atoi(std::getenv("TF_CPP_MIN_LOG_LEVEL"));
    return static_cast<LogLevel>(level < 0 ? 0 : level > 3 ? 3 : level);
  }
  // Verbose lines have level INFO, so enabling them implies that level.
  if (is_set("TF_CPP_MAX_VLOG_LEVEL") || is_set("TF_CPP_VMODULE")) {
    return LogLevel::kInfo;
  }
  return LogLevel::kError;
}

std::atomic<LogLevel>& level() {
  static std::atomic<LogLevel> value{level_from_environment()};
  return value;
}

// Never destroyed: TensorFlow's threads may log while the program exits.
struct Callback {
  std::mutex mutex;
  std::shared_ptr<LogCallback> function;
};

Callback& callback_holder() {
  static auto* value = new Callback;
  return *value;
}

std::shared_ptr<LogCallback> current_callback() {
  Callback& holder = callback_holder();
  const std::lock_guard lock(holder.mutex);
  return holder.function;
}

void write_stderr(std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(STDERR_FILENO, text.data(), text.size());
    if (n <= 0) return;
    text.remove_prefix(static_cast<size_t>(n));
  }
}

void write_anywhere(LogLevel severity, std::string_view text) {
  // Prevents recursion if the callback makes TensorFlow log.
  thread_local bool delivering = false;
  const auto function = delivering ? nullptr : current_callback();
  if (function != nullptr) {
    delivering = true;
    std::string_view line = text;
    while (!line.empty() && line.back() == '\n') line.remove_suffix(1);
    try {
      (*function)(severity, line);
    } catch (...) {  // NOLINT(bugprone-empty-catch): TensorFlow is the caller
    }
    delivering = false;
  }
  if (function == nullptr || severity == LogLevel::kFatal) write_stderr(text);
}

void deliver(std::string_view text) {
  const int saved_errno = errno;
  const LogLevel severity = parse_level(text);
  if (severity >= level().load(std::memory_order_relaxed) ||
      severity == LogLevel::kFatal) {
    write_anywhere(severity, text);
  }
  errno = saved_errno;
}

// The address range of the shared C++ runtime. Found once: dladdr would search
// TensorFlow's half a million symbols for every line.
struct Range {
  uintptr_t begin = 0;
  uintptr_t end = 0;
};

int find_cxx_runtime(dl_phdr_info* info, size_t, void* out) {
  if (std::strstr(info->dlpi_name, "libstdc++.so") == nullptr) return 0;
  Range& range = *static_cast<Range*>(out);
  range.begin = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; ++i) {
    const ElfW(Phdr)& segment = info->dlpi_phdr[i];
    if (segment.p_type != PT_LOAD) continue;
    const uintptr_t end = info->dlpi_addr + segment.p_vaddr + segment.p_memsz;
    range.end = std::max(range.end, end);
  }
  return 1;
}

// If the program links the C++ runtime statically, TensorFlow loads the shared
// one, which then writes std::cerr through the functions below. That is output,
// not log.
bool called_from_cxx_runtime(const void* return_address) {
  static const Range runtime = [] {
    Range range;
    dl_iterate_phdr(find_cxx_runtime, &range);
    return range;
  }();
  const auto address = reinterpret_cast<uintptr_t>(return_address);
  return address >= runtime.begin && address < runtime.end;
}

#define TFX_IS_LOG(condition) \
  ((condition) && !called_from_cxx_runtime(__builtin_return_address(0)))

size_t log_fwrite(const void* data, size_t size, size_t count, FILE* file) {
  if (!TFX_IS_LOG(file == stderr)) return std::fwrite(data, size, count, file);
  deliver({static_cast<const char*>(data), size * count});
  return count;
}

int log_fputs(const char* text, FILE* file) {
  if (!TFX_IS_LOG(file == stderr)) return std::fputs(text, file);
  deliver(text);
  return 1;
}

int log_fputc(int character, FILE* file) {
  if (!TFX_IS_LOG(file == stderr)) return std::fputc(character, file);
  const char text = static_cast<char>(character);
  if (text != '\n') deliver({&text, 1});
  return character;
}

int deliver_formatted(const char* format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  const int size = std::vsnprintf(nullptr, 0, format, arguments);
  if (size > 0) {
    std::string text(static_cast<size_t>(size) + 1, '\0');
    std::vsnprintf(text.data(), text.size(), format, again);
    text.pop_back();
    deliver(text);
  }
  va_end(again);
  return size;
}

int log_vfprintf(FILE* file, const char* format, va_list arguments) {
  if (!TFX_IS_LOG(file == stderr)) {
    return std::vfprintf(file, format, arguments);
  }
  return deliver_formatted(format, arguments);
}

int log_fprintf(FILE* file, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const int result = TFX_IS_LOG(file == stderr)
                         ? deliver_formatted(format, arguments)
                         : std::vfprintf(file, format, arguments);
  va_end(arguments);
  return result;
}

void log_perror(const char* prefix) {
  const std::string reason = std::strerror(errno);
  const bool prefixed = prefix != nullptr && *prefix != '\0';
  deliver(prefixed ? prefix + (": " + reason) + "\n" : reason + "\n");
}

ssize_t log_write(int descriptor, const void* data, size_t size) {
  if (!TFX_IS_LOG(descriptor == STDERR_FILENO)) {
    return ::write(descriptor, data, size);
  }
  deliver({static_cast<const char*>(data), size});
  return static_cast<ssize_t>(size);
}

// Declared variadic in libc, but a system call takes at most six words, and
// both sides pass them in registers.
long log_syscall(long number, long a, long b, long c, long d, long e, long f) {
  if (number == SYS_write && TFX_IS_LOG(a == STDERR_FILENO)) {
    deliver({reinterpret_cast<const char*>(b), static_cast<size_t>(c)});
    return c;
  }
  return ::syscall(number, a, b, c, d, e, f);
}

#undef TFX_IS_LOG

bool all_digits(std::string_view text) {
  for (const char c : text) {
    if (std::isdigit(static_cast<unsigned char>(c)) == 0) return false;
  }
  return !text.empty();
}

}  // namespace

LogLevel parse_level(std::string_view line) {
  // Abseil prints this notice once; it is not a real warning.
  if (line.rfind("WARNING: All log messages before absl", 0) == 0) {
    return LogLevel::kInfo;
  }
  char letter = '\0';
  if (line.size() > 5 && all_digits(line.substr(1, 4)) && line[5] == ' ') {
    letter = line[0];  // "I0000 00:00:1794872056.371140    3582 port.cc:153] "
  } else if (line.size() > 30 && all_digits(line.substr(0, 4)) &&
             line[4] == '-' && line.substr(26, 2) == ": ") {
    letter = line[28];  // "2026-11-16 23:34:16.371140: I tensorflow/… "
  }
  switch (letter) {
    case 'I':
      return LogLevel::kInfo;
    case 'W':
      return LogLevel::kWarning;
    case 'F':
      return LogLevel::kFatal;
    default:
      return LogLevel::kError;
  }
}

void define_log_functions(ElfImage& root) {
  const auto define = [&root](const char* name, auto* function) {
    root.define_function(name, reinterpret_cast<const void*>(function));
  };
  define("fwrite", &log_fwrite);
  define("fputs", &log_fputs);
  define("fputc", &log_fputc);
  define("vfprintf", &log_vfprintf);
  define("fprintf", &log_fprintf);
  define("perror", &log_perror);
  define("write", &log_write);
  define("syscall", &log_syscall);
}

void set_log_level(LogLevel new_level) { level().store(new_level); }

LogLevel log_level() { return level().load(); }

void write_log(LogLevel level, std::string_view line) {
  write_anywhere(level, std::string(line) + '\n');
}

void set_log_callback(LogCallback callback) {
  auto shared = callback == nullptr
                    ? nullptr
                    : std::make_shared<LogCallback>(std::move(callback));
  Callback& holder = callback_holder();
  const std::lock_guard lock(holder.mutex);
  holder.function.swap(shared);
}

}  // namespace tfx::libtensorflow
