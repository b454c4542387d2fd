//===- ShardingProto.cpp - Serialized shardings of XLA --------------------===//
//
// The numbers of fields and values are those of OpSharding in the public
// xla_data.proto.
//
//===----------------------------------------------------------------------===//

#include "lib/Algebra/Sharding/ShardingProto.h"

#include "lib/Files/ProtoFields.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using llvm::SmallVector;
using llvm::StringRef;

namespace mlir::gspmd {
namespace {

/// OpSharding, except for metadata and the shape of tiles, which the text does
/// not have either.
struct OpSharding {
  uint64_t type = 0;
  SmallVector<int64_t> tile, devices, lastTileDims, iotaDims, iotaTranspose;
  SmallVector<StringRef> elements;
  bool isReplicatedOnLast = false, isInGroup = false;
  uint64_t group = 0, groupKind = 0;
};
enum Type : uint8_t { Maximal = 1, Tuple = 2, Tiled = 3 };

/// The spelling of a Type; empty for those with more than a name.
StringRef nameOfType(uint64_t type) {
  constexpr StringRef kNames[] = {"replicated", "",        "",         "",
                                  "manual",     "unknown", "unreduced"};
  return type < std::size(kNames) ? kNames[type] : "";
}

std::string join(llvm::ArrayRef<int64_t> numbers) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(numbers, os, ",");
  return text;
}

bool readField(const ProtoField &field, OpSharding &sharding,
               std::string &error) {
  switch (field.field) {
  case 1:
    sharding.type = field.number;
    return true;
  case 2: // tile_shape
  case 7: // metadata
    return true;
  case 3:
    return addProtoNumbers(field, sharding.tile);
  case 4:
    return addProtoNumbers(field, sharding.devices);
  case 5:
    sharding.elements.push_back(field.bytes);
    return true;
  case 6:
    sharding.isReplicatedOnLast = field.number != 0;
    return true;
  case 8:
    return addProtoNumbers(field, sharding.lastTileDims);
  case 9:
    return addProtoNumbers(field, sharding.iotaDims);
  case 10:
    return addProtoNumbers(field, sharding.iotaTranspose);
  case 11:
    sharding.isInGroup = field.number != 0;
    return true;
  case 12:
    sharding.group = field.number;
    return true;
  case 13:
    sharding.groupKind = field.number;
    return true;
  default:
    error = "field " + std::to_string(field.field) + " is unsupported";
    return false;
  }
}

bool read(StringRef bytes, OpSharding &sharding, std::string &error) {
  if (readProtoFields(bytes, [&](const ProtoField &field) {
        return readField(field, sharding, error);
      }))
    return true;
  if (error.empty())
    error = "the bytes are no message";
  return false;
}

/// Writes a sharding that is no tuple.
bool writeOne(const OpSharding &sharding, llvm::raw_ostream &os,
              std::string &error) {
  if (sharding.type == Maximal && sharding.devices.size() == 1) {
    os << "{maximal device=" << sharding.devices.front();
  } else if (sharding.type == Tiled) {
    os << "{devices=[" << join(sharding.tile) << "]";
    if (sharding.iotaDims.empty())
      os << join(sharding.devices);
    else
      os << "<=[" << join(sharding.iotaDims) << "]";
    if (!sharding.iotaTranspose.empty())
      os << "T(" << join(sharding.iotaTranspose) << ")";
    if (sharding.isReplicatedOnLast)
      os << " last_tile_dim_replicate";
    SmallVector<StringRef> kinds;
    for (int64_t kind : sharding.lastTileDims)
      kinds.push_back(nameOfType(kind));
    if (!kinds.empty())
      os << " last_tile_dims={" << llvm::join(kinds, ", ") << "}";
  } else if (StringRef name = nameOfType(sharding.type); !name.empty()) {
    os << "{" << name;
  } else {
    error = "a sharding of type " + std::to_string(sharding.type) +
            " is unsupported";
    return false;
  }
  if (sharding.isInGroup)
    os << (sharding.groupKind ? " shard_like " : " shard_as ")
       << sharding.group;
  os << "}";
  return true;
}

} // namespace

std::optional<std::string> shardingProtoToText(StringRef bytes,
                                               std::string &error) {
  OpSharding sharding;
  if (!read(bytes, sharding, error))
    return std::nullopt;
  std::string text;
  llvm::raw_string_ostream os(text);
  if (sharding.type != Tuple) {
    if (!writeOne(sharding, os, error))
      return std::nullopt;
    return text;
  }
  os << "{";
  for (auto [i, bytesOfElement] : llvm::enumerate(sharding.elements)) {
    OpSharding element;
    os << (i ? ", " : "");
    if (!read(bytesOfElement, element, error) || !writeOne(element, os, error))
      return std::nullopt;
  }
  os << "}";
  return text;
}

} // namespace mlir::gspmd
