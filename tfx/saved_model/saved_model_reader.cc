#include "tfx/saved_model/saved_model_reader.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/wire_format_lite.h>

#include <cstdint>
#include <fstream>
#include <functional>
#include <iterator>

#include "tfx/c/errors.h"
#include "tfx/c/file_system.h"
#include "tfx/core/execute.h"
#include "tfx/core/tensor.h"
#include "tfx/proto/core/protobuf/meta_graph.pb.h"
#include "tfx/proto/core/protobuf/saved_model.pb.h"

namespace tfx::saved_model {
namespace {

using google::protobuf::internal::WireFormatLite;
using google::protobuf::io::CodedInputStream;

constexpr char kBinary[] = "/saved_model.pb";
constexpr char kText[] = "/saved_model.pbtxt";

[[noreturn]] void throw_no_message(const std::string& path) {
  throw errors::DataLossError(path + " is damaged, or no SavedModel");
}

std::string find_file(const std::string& directory) {
  for (const char* name : {kBinary, kText}) {
    if (c::file_exists(directory + name)) return directory + name;
  }
  throw errors::NotFoundError("there is no SavedModel in " + directory +
                              ": neither saved_model.pb nor "
                              "saved_model.pbtxt");
}

// Calls `found` for each field `number` that is a message or string, at the
// stream's limit of the length; skips all others.
bool for_each_field(CodedInputStream& stream, int number,
                    const std::function<bool()>& found) {
  while (const uint32_t tag = stream.ReadTag()) {
    if (WireFormatLite::GetTagFieldNumber(tag) != number ||
        WireFormatLite::GetTagWireType(tag) !=
            WireFormatLite::WIRETYPE_LENGTH_DELIMITED) {
      if (!WireFormatLite::SkipField(&stream, tag)) return false;
      continue;
    }
    uint32_t length = 0;
    if (!stream.ReadVarint32(&length)) return false;
    const auto limit = stream.PushLimit(static_cast<int>(length));
    if (!found() || stream.BytesUntilLimit() != 0) return false;
    stream.PopLimit(limit);
  }
  return stream.ConsumedEntireMessage();
}

// SavedModel.meta_graphs[].meta_info_def.tags[], past the graphs themselves,
// which may be hundreds of megabytes.
bool scan_tag_sets(std::string_view bytes, TagSets& sets) {
  CodedInputStream stream(reinterpret_cast<const uint8_t*>(bytes.data()),
                          static_cast<int>(bytes.size()));
  const auto read_tag = [&] {
    return stream.ReadString(&sets.back().emplace_back(),
                             stream.BytesUntilLimit());
  };
  const auto read_meta_info = [&] {
    return for_each_field(
        stream, proto::MetaGraphDef_MetaInfoDef::kTagsFieldNumber, read_tag);
  };
  const auto read_meta_graph = [&] {
    sets.emplace_back();
    return for_each_field(stream, proto::MetaGraphDef::kMetaInfoDefFieldNumber,
                          read_meta_info);
  };
  return for_each_field(stream, proto::SavedModel::kMetaGraphsFieldNumber,
                        read_meta_graph);
}

proto::SavedModel parse(const std::string& path) {
  const std::string bytes = read_file(path);
  proto::SavedModel model;
  const bool parsed =
      path.ends_with(kText)
          ? google::protobuf::TextFormat::ParseFromString(bytes, &model)
          : model.ParseFromString(bytes);
  if (!parsed) throw_no_message(path);
  return model;
}

}  // namespace

std::string read_file(const std::string& path) {
  if (path.find("://") != std::string::npos) {
    const Tensor name(c::Tensor::scalar_string(path));
    return execute_one("ReadFile", {name}).item<std::string>();
  }
  std::ifstream file(path, std::ios::binary);
  std::string bytes(std::istreambuf_iterator<char>(file), {});
  if (!file || file.bad()) {
    throw errors::NotFoundError("cannot read " + path);
  }
  return bytes;
}

proto::SavedModel read_saved_model(const std::string& directory) {
  return parse(find_file(directory));
}

TagSets read_tag_sets(const std::string& directory) {
  const std::string path = find_file(directory);
  TagSets sets;
  if (!path.ends_with(kText)) {
    if (!scan_tag_sets(read_file(path), sets)) throw_no_message(path);
    return sets;
  }
  const proto::SavedModel model = parse(path);
  for (const auto& meta_graph : model.meta_graphs()) {
    const auto& tags = meta_graph.meta_info_def().tags();
    sets.emplace_back(tags.begin(), tags.end());
  }
  return sets;
}

}  // namespace tfx::saved_model
