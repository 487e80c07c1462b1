#include "tests/third_party/tensorflow/messages/reference.h"

#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/unknown_field_set.h>

#include <cstdint>
#include <fstream>
#include <limits>
#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

namespace reference {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;

const google::protobuf::DescriptorPool& pool() {
  static const auto* const made = [] {
    auto* pool = new google::protobuf::DescriptorPool;
    for (const char* name : {"config", "data", "event", "example", "framework",
                             "profiler", "saved_model"}) {
      std::ifstream file("third_party/tensorflow/proto/" + std::string(name) +
                             "_protos.descriptors",
                         std::ios::binary);
      google::protobuf::FileDescriptorSet files;
      if (!files.ParseFromIstream(&file)) {
        throw std::runtime_error("cannot read the descriptors");
      }
      for (const auto& each : files.file()) {
        if (pool->FindFileByName(each.name()) == nullptr &&
            pool->BuildFile(each) == nullptr) {
          throw std::runtime_error("cannot build " + each.name());
        }
      }
    }
    return pool;
  }();
  return *made;
}

// One of `values`, or anything.
template <class T>
T number(Random& random, std::initializer_list<T> values) {
  const size_t i = random() % (values.size() + 2);
  if (i < values.size()) return values.begin()[i];
  const uint64_t bits = uint64_t{random()} << 32 | random();
  return static_cast<T>(i == values.size() ? bits : bits >> 45);
}

std::string utf8(Random& random) {
  static const char* const kPieces[] = {
      "a", "name", "\n",   "\"",       "\\",
      "'", "\t",   "\x01", "\xc3\xa9", "\xe2\x82\xac",
      "0", "7",    "\r",   "\x7f",     "\xf0\x9f\x98\x80"};
  std::string text;
  for (unsigned i = random() % 6; i > 0; --i) {
    text += kPieces[random() % std::size(kPieces)];
  }
  return text;
}

std::string anything(Random& random) {
  std::string bytes;
  for (unsigned i = random() % 9; i > 0; --i) {
    bytes += static_cast<char>(random());
  }
  return bytes;
}

void fill_unknown(google::protobuf::UnknownFieldSet& fields, Random& random,
                  int depth) {
  const auto field = static_cast<int>(100'000 + random() % 5);
  switch (random() % 5) {
    case 0:
      fields.AddVarint(field, number<uint64_t>(random, {0, 1}));
      break;
    case 1:
      fields.AddFixed32(field, random());
      break;
    case 2:
      fields.AddFixed64(field, number<uint64_t>(random, {0}));
      break;
    case 3:
      *fields.AddLengthDelimited(field) = anything(random);
      break;
    default:
      auto& group = *fields.AddGroup(field);
      if (depth > 0) fill_unknown(group, random, depth - 1);
  }
}

void fill_field(Message& message, const FieldDescriptor* field, Random& random,
                int depth) {
  const Reflection& reflection = *message.GetReflection();
  const auto set = [&](auto setter, auto adder, auto value) {
    if (field->is_repeated()) {
      (reflection.*adder)(&message, field, value);
    } else {
      (reflection.*setter)(&message, field, value);
    }
  };
  using R = Reflection;
  using Limits32 = std::numeric_limits<int32_t>;
  using Limits64 = std::numeric_limits<int64_t>;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return set(
          &R::SetInt32, &R::AddInt32,
          number<int32_t>(random, {0, -1, Limits32::min(), Limits32::max()}));
    case FieldDescriptor::CPPTYPE_INT64:
      return set(
          &R::SetInt64, &R::AddInt64,
          number<int64_t>(random, {0, -1, Limits64::min(), Limits64::max()}));
    case FieldDescriptor::CPPTYPE_UINT32:
      return set(&R::SetUInt32, &R::AddUInt32,
                 number<uint32_t>(random, {0, UINT32_MAX}));
    case FieldDescriptor::CPPTYPE_UINT64:
      return set(&R::SetUInt64, &R::AddUInt64,
                 number<uint64_t>(random, {0, UINT64_MAX}));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return set(&R::SetDouble, &R::AddDouble,
                 number<double>(random, {0, -0.0, 0.1, 1e-310, 1e300, 1.0 / 3,
                                         -kInfinity, kInfinity}));
    case FieldDescriptor::CPPTYPE_FLOAT:
      return set(&R::SetFloat, &R::AddFloat,
                 number<float>(random, {0, -0.0F, 0.1F, 1e-30F, 3e38F, 1.F / 3,
                                        static_cast<float>(kInfinity)}));
    case FieldDescriptor::CPPTYPE_BOOL:
      return set(&R::SetBool, &R::AddBool, random() % 2 == 0);
    case FieldDescriptor::CPPTYPE_ENUM: {
      const auto* type = field->enum_type();
      const int value =
          random() % 4 == 0
              ? number<int32_t>(random, {0, -1, 999})
              : type
                    ->value(static_cast<int>(
                        random() % static_cast<unsigned>(type->value_count())))
                    ->number();
      return set(&R::SetEnumValue, &R::AddEnumValue, value);
    }
    case FieldDescriptor::CPPTYPE_STRING:
      return set(&R::SetString, &R::AddString,
                 field->type() == FieldDescriptor::TYPE_STRING
                     ? utf8(random)
                     : anything(random));
    case FieldDescriptor::CPPTYPE_MESSAGE:
      fill(field->is_repeated() ? *reflection.AddMessage(&message, field)
                                : *reflection.MutableMessage(&message, field),
           random, depth - 1);
  }
}

// A key, such that keys are in the order of the map.
std::pair<int64_t, std::string> key_of(const Message& entry) {
  const FieldDescriptor* key = entry.GetDescriptor()->map_key();
  const Reflection& reflection = *entry.GetReflection();
  switch (key->cpp_type()) {
    case FieldDescriptor::CPPTYPE_STRING:
      return {0, reflection.GetString(entry, key)};
    case FieldDescriptor::CPPTYPE_INT32:
      return {reflection.GetInt32(entry, key), ""};
    case FieldDescriptor::CPPTYPE_INT64:
      return {reflection.GetInt64(entry, key), ""};
    case FieldDescriptor::CPPTYPE_UINT32:
      return {reflection.GetUInt32(entry, key), ""};
    default:
      return {static_cast<int64_t>(reflection.GetUInt64(entry, key) ^
                                   uint64_t{1} << 63),
              ""};
  }
}

void unite_entries(Message& message, const FieldDescriptor* field) {
  const Reflection& reflection = *message.GetReflection();
  std::map<std::pair<int64_t, std::string>, std::unique_ptr<Message>> entries;
  while (reflection.FieldSize(message, field) > 0) {
    std::unique_ptr<Message> entry(reflection.ReleaseLast(&message, field));
    entry->GetReflection()->MutableUnknownFields(entry.get())->Clear();
    const auto key = key_of(*entry);
    entries.try_emplace(key, std::move(entry));
  }
  for (auto& [key, entry] : entries) {
    reflection.AddAllocatedMessage(&message, field, entry.release());
  }
}

}  // namespace

void unite_entries(Message& message) {
  const Reflection& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->message_type() == nullptr) continue;
    if (field->is_map()) unite_entries(message, field);
    if (!field->is_repeated()) {
      unite_entries(*reflection.MutableMessage(&message, field));
      continue;
    }
    for (int i = 0; i < reflection.FieldSize(message, field); ++i) {
      unite_entries(*reflection.MutableRepeatedMessage(&message, field, i));
    }
  }
}

std::unique_ptr<Message> make(const std::string& name) {
  static auto* const factory = new google::protobuf::DynamicMessageFactory;
  const auto* type = pool().FindMessageTypeByName(name);
  if (type == nullptr) throw std::runtime_error(name + " is not known");
  return std::unique_ptr<Message>(factory->GetPrototype(type)->New());
}

void fill(Message& message, Random& random, int depth) {
  const auto& type = *message.GetDescriptor();
  const bool entry = type.options().map_entry();
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor* field = type.field(i);
    const bool inner = field->cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
    if (inner && depth <= 0) continue;
    if (!entry && random() % 3 == 0) continue;
    const unsigned count =
        field->is_repeated() ? random() % (inner ? 3 : 6) : 1;
    for (unsigned n = 0; n < count; ++n) {
      fill_field(message, field, random, depth);
    }
  }
  if (!entry && random() % 4 == 0) {
    fill_unknown(*message.GetReflection()->MutableUnknownFields(&message),
                 random, 3);
  }
}

std::string bytes_of(const Message& message) {
  std::string bytes;
  google::protobuf::io::StringOutputStream stream(&bytes);
  google::protobuf::io::CodedOutputStream coded(&stream);
  coded.SetSerializationDeterministic(true);
  message.SerializeToCodedStream(&coded);
  coded.Trim();
  return bytes;
}

}  // namespace reference
