// tf.get_logger(): what tfx itself has to say, as Python's half of TensorFlow
// says it. The log of the library is another: tfx/c/library.h.
//
//   tf::get_logger().setLevel(tf::Logger::kError);
//
// Lines go to stderr, "WARNING:tensorflow:…", or to the callback that
// tfx::set_log_callback was given. All of it may be called from any thread.
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

  // Lines below `level` are dropped; below kWarning unless this says otherwise.
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

// tf.compat.v1.logging.log_first_n: a place in tfx that speaks only the first
// `count` times. Python counts for each line that calls it; here all count.
class LogFirst {
 public:
  explicit LogFirst(int count) : left_(count) {}
  void warning(std::string_view text);

 private:
  std::atomic<int> left_;
};

}  // namespace tfx

#endif  // TFX_CORE_LOGGER_H_
