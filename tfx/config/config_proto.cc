#include "tfx/config/config_proto.h"

#include "tfx/config/config_proto_fields.h"
#include "tfx/config/message_codec.h"
#include "tfx/proto/core/protobuf/config.pb.h"

namespace tfx {

std::string ConfigProto::serialize() const {
  return internal::to_message<proto::ConfigProto>(*this).SerializeAsString();
}

ConfigProto ConfigProto::parse(std::string_view bytes) {
  return internal::from_message<ConfigProto, proto::ConfigProto>(bytes);
}

std::string ConfigProto::str() const {
  return internal::text_of(internal::to_message<proto::ConfigProto>(*this));
}

}  // namespace tfx
