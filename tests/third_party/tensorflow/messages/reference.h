// TensorFlow's messages as protobuf's library has them, made from descriptors,
// and filled at random.
#ifndef TESTS_THIRD_PARTY_TENSORFLOW_MESSAGES_REFERENCE_H_
#define TESTS_THIRD_PARTY_TENSORFLOW_MESSAGES_REFERENCE_H_

#include <google/protobuf/descriptor.h>
#include <google/protobuf/dynamic_message.h>
#include <google/protobuf/message.h>

#include <memory>
#include <random>
#include <string>

namespace reference {

using Random = std::mt19937;

// An empty message, by its full name.
std::unique_ptr<google::protobuf::Message> make(const std::string& name);

// Fields are set or not, with values of all kinds; unknown fields too.
void fill(google::protobuf::Message& message, Random& random, int depth);

// What is made from descriptors keeps several entries of one key, and what is
// not known in them; generated classes keep the last entry, and of that what is
// known.
void unite_entries(google::protobuf::Message& message);

// With maps by key.
std::string bytes_of(const google::protobuf::Message& message);

}  // namespace reference

#endif  // TESTS_THIRD_PARTY_TENSORFLOW_MESSAGES_REFERENCE_H_
