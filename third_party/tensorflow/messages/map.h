// Map fields: a std::map, so entries stay in place and go by key.
#ifndef THIRD_PARTY_TENSORFLOW_MESSAGES_MAP_H_
#define THIRD_PARTY_TENSORFLOW_MESSAGES_MAP_H_

#include <cstdint>
#include <functional>
#include <map>
#include <type_traits>

#include "third_party/tensorflow/messages/message.h"

namespace tfx::proto {

// std::less<>: a string is found by a string_view.
template <class K, class V>
class Map : public std::map<K, V, std::less<>> {
 public:
  using std::map<K, V, std::less<>>::map;
};

namespace internal {

template <class K, class V>
struct MapFunctions {
  using M = Map<K, V>;

  static auto* stored(auto* value) {
    if constexpr (std::is_base_of_v<Message, V>) {
      using Base = std::conditional_t<
          std::is_const_v<std::remove_pointer_t<decltype(value)>>,
          const Message, Message>;
      return static_cast<Base*>(value);
    } else {
      return value;
    }
  }
  static void* insert(void* map, const void* key) {
    V& value = (*static_cast<M*>(map))[*static_cast<const K*>(key)];
    value = V();
    return stored(&value);
  }
  static MapTable::Entries entries(const void* map) {
    MapTable::Entries entries;
    entries.reserve(size(map));
    for (const auto& [key, value] : *static_cast<const M*>(map)) {
      entries.emplace_back(&key, stored(&value));
    }
    return entries;
  }
  static uint64_t size(const void* map) {
    return static_cast<const M*>(map)->size();
  }
  static void clear(void* map) { static_cast<M*>(map)->clear(); }
};

template <class K, class V>
constexpr MapTable map_table(Type key, Type value, bool utf8,
                             const void* part) {
  using Functions = MapFunctions<K, V>;
  return {Functions::insert,
          Functions::entries,
          Functions::size,
          Functions::clear,
          key,
          value,
          utf8,
          part};
}

}  // namespace internal
}  // namespace tfx::proto

#endif  // THIRD_PARTY_TENSORFLOW_MESSAGES_MAP_H_
