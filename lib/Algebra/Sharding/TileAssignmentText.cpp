//===- TileAssignmentText.cpp - Parser of GSPMD tile assignments ----------===//

#include "lib/Algebra/Sharding/TileAssignmentText.h"

#include "lib/Algebra/Sharding/ShardingProto.h"
#include "lib/Algebra/Sharding/ShardingTextReader.h"

#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace gspmd;
using llvm::SmallVector;
using llvm::StringRef;

namespace {

/// A recursive-descent parser.
class Reader : ShardingTextReader {
public:
  Reader(StringRef text, std::string &error)
      : ShardingTextReader(text, error) {}

  bool readAll(TileAssignments &result);

private:
  bool readOne(TileAssignment &result);
  bool readDevices(TileAssignment &result);
  bool readIota(TileAssignment &result, int64_t count);
  bool readList(TileAssignment &result, int64_t count);
  bool readOption(TileAssignment &result);
  bool readSubgroups(TileAssignment &result);
  bool product(llvm::ArrayRef<int64_t> dims, int64_t &result);
};

} // namespace

bool Reader::product(llvm::ArrayRef<int64_t> dims, int64_t &result) {
  result = 1;
  for (int64_t dim : dims)
    if (dim < 1 || llvm::MulOverflow(result, dim, result) ||
        result > std::numeric_limits<int32_t>::max())
      return fail("sizes of a device array must be positive and their product "
                  "below 2^31 (devices are numbered in 32 bits), found " +
                  llvm::Twine(dim));
  return true;
}

bool Reader::readIota(TileAssignment &result, int64_t count) {
  SmallVector<int64_t> dims, perm;
  if (!consume("[") || !consumeInts("]", dims))
    return false;
  if (tryConsume("T")) {
    if (!consume("(") || !consumeInts(")", perm))
      return false;
  } else {
    perm = llvm::to_vector(llvm::seq<int64_t>(0, dims.size()));
  }
  int64_t devices;
  if (!product(dims, devices))
    return false;
  if (devices != count)
    return fail("the iota has " + llvm::Twine(devices) +
                " devices, the device array " + llvm::Twine(count));
  SmallVector<bool> seen(dims.size(), false);
  for (int64_t d : perm) {
    if (d >= (int64_t)dims.size() || seen[d])
      return fail("the transpose is not a permutation of " +
                  llvm::Twine(dims.size()) + " dimensions");
    seen[d] = true;
  }
  if (perm.size() != dims.size())
    return fail("the transpose has " + llvm::Twine(perm.size()) +
                " entries for " + llvm::Twine(dims.size()) + " dimensions");
  result.order = DeviceOrder::iota(dims, perm);
  return true;
}

bool Reader::readList(TileAssignment &result, int64_t count) {
  SmallVector<int64_t> devices;
  do {
    if (!consumeInt(devices.emplace_back()))
      return false;
  } while (tryConsume(","));
  if ((int64_t)devices.size() != count)
    return fail("the list has " + llvm::Twine(devices.size()) +
                " devices, the device array " + llvm::Twine(count));
  std::optional<DeviceOrder> order = DeviceOrder::list(devices);
  if (!order)
    return fail("the device list is not a permutation of 0 to " +
                llvm::Twine(count - 1));
  result.order = *order;
  return true;
}

bool Reader::readDevices(TileAssignment &result) {
  result.kind = TileAssignment::Kind::Tiled;
  int64_t count;
  if (!consume("=") || !consume("[") || !consumeInts("]", result.tile) ||
      !product(result.tile, count))
    return false;
  return tryConsume("<=") ? readIota(result, count) : readList(result, count);
}

bool Reader::readSubgroups(TileAssignment &result) {
  if (!consume("=") || !consume("{"))
    return false;
  if (tryConsume("}"))
    return true;
  do {
    StringRef word = peekWord();
    if (word == "replicated")
      result.subgroups.push_back(SubgroupKind::Replicated);
    else if (word == "manual")
      result.subgroups.push_back(SubgroupKind::Manual);
    else if (word == "unreduced")
      result.subgroups.push_back(SubgroupKind::Unreduced);
    else
      return fail("expected `replicated`, `manual` or `unreduced`, found " +
                  found());
    rest = rest.drop_front(word.size());
  } while (tryConsume(","));
  return consume("}");
}

bool Reader::readOption(TileAssignment &result) {
  StringRef word = peekWord();
  bool isTiled = result.kind == TileAssignment::Kind::Tiled;
  if (word == "metadata") {
    rest = rest.drop_front(word.size());
    return skipMetadata();
  }
  if (!result.group && (word == "shard_as" || word == "shard_like")) {
    rest = rest.drop_front(word.size());
    return consumeInt(result.group.emplace());
  }
  if (isTiled && result.subgroups.empty() &&
      word == "last_tile_dim_replicate") {
    rest = rest.drop_front(word.size());
    result.subgroups.push_back(SubgroupKind::Replicated);
    return true;
  }
  if (isTiled && result.subgroups.empty() && word == "last_tile_dims") {
    rest = rest.drop_front(word.size());
    return readSubgroups(result);
  }
  return fail(llvm::Twine("expected ") +
              (isTiled ? "`last_tile_dim_replicate`, `last_tile_dims`, " : "") +
              "`metadata`, `shard_as`, `shard_like` or `}`, found " + found());
}

bool Reader::readOne(TileAssignment &result) {
  if (!consume("{"))
    return false;
  StringRef word = peekWord();
  StringRef before = rest;
  rest = rest.drop_front(word.size());
  if (word == "devices") {
    if (!readDevices(result))
      return false;
  } else if (word == "maximal") {
    result.kind = TileAssignment::Kind::Maximal;
    if (!consume("device") || !consume("=") || !consumeInt(result.device))
      return false;
  } else if (word == "replicated") {
    result.kind = TileAssignment::Kind::Replicated;
  } else if (word == "manual") {
    result.kind = TileAssignment::Kind::Manual;
  } else if (word == "unreduced") {
    result.kind = TileAssignment::Kind::Unreduced;
  } else if (word == "unknown") {
    result.kind = TileAssignment::Kind::Unknown;
  } else {
    rest = before;
    return fail("expected `devices`, `replicated`, `manual`, `unreduced`, "
                "`unknown` or `maximal`, found " +
                found());
  }
  while (!tryConsume("}"))
    if (!readOption(result))
      return false;
  if (result.subgroups.size() > result.tile.size())
    return fail("last_tile_dims names " + llvm::Twine(result.subgroups.size()) +
                " dimensions of a device array of " +
                llvm::Twine(result.tile.size()));
  return true;
}

bool Reader::readAll(TileAssignments &result) {
  StringRef start = rest.ltrim();
  result.isTuple =
      start.consume_front("{") &&
      (start = start.ltrim(), start.starts_with("{") || start.starts_with("}"));
  if (!result.isTuple)
    return readOne(result.elements.emplace_back()) && consumeEnd();
  consume("{");
  if (!tryConsume("}")) {
    do {
      if (!readOne(result.elements.emplace_back()))
        return false;
    } while (tryConsume(","));
    if (!consume("}"))
      return false;
  }
  return consumeEnd();
}

std::optional<TileAssignments> gspmd::parseTileAssignments(StringRef text,
                                                           std::string &error) {
  TileAssignments result;
  if (StringRef(text).ltrim().starts_with("{")) {
    if (Reader(text, error).readAll(result))
      return result;
    return std::nullopt;
  }
  std::string reason;
  std::optional<std::string> translated = shardingProtoToText(text, reason);
  if (translated && Reader(*translated, reason).readAll(result))
    return result;
  Reader(text, error).readAll(result);
  error += " (nor is it a serialized xla.OpSharding: " + reason + ")";
  return std::nullopt;
}
