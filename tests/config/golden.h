// What Python said, as tools/golden/config.py wrote it.
#ifndef TESTS_CONFIG_GOLDEN_H_
#define TESTS_CONFIG_GOLDEN_H_

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "tfx/config/config_proto.h"
#include "third_party/tensorflow/messages/message.h"

namespace tfx {

// The texts of tests/config/golden/NAME.txt, by their names.
class Golden {
 public:
  explicit Golden(const std::string& name);
  // Checks that every text was asked for.
  ~Golden();
  Golden(const Golden&) = delete;
  Golden& operator=(const Golden&) = delete;

  const std::string& operator[](const std::string& name);
  // What the call gives, or "Class: text" of what it throws.
  void check(const std::string& name,
             const std::function<std::string()>& function);
  // The message that the call gives, but for submessages that are empty, or
  // "Class: text".
  void check_config(const std::string& name,
                    const std::function<ConfigProto()>& function);

 private:
  std::map<std::string, std::string> texts_;
  std::map<std::string, bool> used_;
};

std::string from_hex(const std::string& digits);

// Removes submessages in which nothing is set.
void remove_empty(proto::Message& message);

}  // namespace tfx

#endif  // TESTS_CONFIG_GOLDEN_H_
