// tf.get_logger(): the log of tfx itself, as that of TensorFlow's Python code.
// The log of the TensorFlow library is in tfx/c/library.h.
//
//   tf::get_logger().setLevel(tf::Logger::kError);
//
// Lines go to stderr, as "WARNING:tensorflow:…", or to the callback of
// tfx::set_log_callback. Thread-safe.
#ifndef TFX_CORE_LOGGER_H_
#define TFX_CORE_LOGGER_H_

#include <atomic>
#include <string_view>

namespace tfx {

class Logger {
 public:
  // The levels of Python's logging module, and any number between.
  static constexpr int kDebug = 10;
  static constexpr int kInfo = 20;
  static constexpr int kWarning = 30;
  static constexpr int kError = 40;
  static constexpr int kCritical = 50;

  // Lines below `level` are dropped. kWarning by default.
  void setLevel(int level) { level_ = level; }
  int getEffectiveLevel() const { return level_; }
  bool isEnabledFor(int level) const { return level >= level_; }

  void log(int level, std::string_view text);
  void debug(std::string_view text) { log(kDebug, text); }
  void info(std::string_view text) { log(kInfo, text); }
  void warning(std::string_view text) { log(kWarning, text); }
  void error(std::string_view text) { log(kError, text); }
  void critical(std::string_view text) { log(kCritical, text); }

 private:
  std::atomic<int> level_ = kWarning;
};

Logger& get_logger();

// tf.compat.v1.logging.log_first_n: logs only the first `count` lines. Python
// counts for each calling line of code, this for each object.
class LogFirst {
 public:
  explicit LogFirst(int count) : left_(count) {}
  void warning(std::string_view text);

 private:
  std::atomic<int> left_;
};

}  // namespace tfx

#endif  // TFX_CORE_LOGGER_H_
