#include "tfx/core/logger.h"

#include <string>

#include "tfx/c/library.h"

namespace tfx {
namespace {

std::string name_of(int level) {
  switch (level) {
    case Logger::kDebug:
      return "DEBUG";
    case Logger::kInfo:
      return "INFO";
    case Logger::kWarning:
      return "WARNING";
    case Logger::kError:
      return "ERROR";
    case Logger::kCritical:
      return "CRITICAL";
    default:
      return "Level " + std::to_string(level);
  }
}

// The library's levels are fewer. None of these lines ends the process, so none
// is fatal.
LogLevel nearest(int level) {
  if (level >= Logger::kError) return LogLevel::kError;
  return level >= Logger::kWarning ? LogLevel::kWarning : LogLevel::kInfo;
}

}  // namespace

void Logger::log(int level, std::string_view text) {
  if (!isEnabledFor(level)) return;
  libtensorflow::write_log(nearest(level),
                           name_of(level) + ":tensorflow:" + std::string(text));
}

Logger& get_logger() {
  // Never destroyed: threads may log while the program exits.
  static auto* const logger = new Logger;
  return *logger;
}

void LogFirst::warning(std::string_view text) {
  // Once it is 0 it stays, however often this is called.
  if (left_.load(std::memory_order_relaxed) <= 0) return;
  if (left_.fetch_sub(1, std::memory_order_relaxed) > 0) {
    get_logger().warning(text);
  }
}

}  // namespace tfx
