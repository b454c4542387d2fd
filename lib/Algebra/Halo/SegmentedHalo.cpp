//===- SegmentedHalo.cpp - Halo exchange of the segments that are read ----===//

#include "lib/Algebra/Halo/SegmentedHalo.h"
#include "lib/Algebra/Halo/HaloPlan.h"
#include <map>

using namespace gspmd;

/// With more devices, the table of offsets would dominate the program.
static constexpr int64_t kMaxDevices = 64;
/// More messages cost more in latency than they save in bandwidth.
static constexpr size_t kMaxMessages = 16;

int64_t SegmentedHalo::size() const {
  int64_t total = 0;
  for (const HaloMessage &message : messages)
    total += message.size();
  return total;
}

int64_t SegmentedHalo::received() const {
  int64_t total = 0;
  for (const HaloMessage &message : messages)
    if (message.hop != 0)
      total += message.size();
  return total;
}

std::optional<SegmentedHalo> gspmd::planSegmentedHalo(const ShardedDim &dim,
                                                      const WindowRead &read) {
  if (dim.shards > kMaxDevices)
    return std::nullopt;
  int64_t shard = dim.shard();
  std::map<int64_t, HaloMessage> byHop;
  for (int64_t p = 0; p < dim.shards; ++p) {
    int64_t begin = read.start.at(p), end = begin + read.needed(p);
    if (begin >= end)
      continue;
    if (begin < 0 || end > dim.size)
      return std::nullopt;
    for (int64_t q = begin / shard; q * shard < end; ++q)
      byHop[q - p].ranges.push_back({std::max(begin - q * shard, int64_t(0)),
                                     std::min(end - q * shard, shard)});
  }
  if (byHop.size() > kMaxMessages)
    return std::nullopt;
  SegmentedHalo halo;
  std::map<int64_t, int64_t> offsetOfHop;
  for (auto &[hop, message] : byHop) {
    message.hop = hop;
    message.sortRanges();
    offsetOfHop[hop] = halo.size();
    halo.messages.push_back(message);
  }
  std::optional<int64_t> first;
  for (int64_t p = 0; p < dim.shards; ++p) {
    int64_t begin = read.start.at(p), offset = first.value_or(0);
    if (read.needed(p) > 0) {
      int64_t q = begin / shard;
      offset = offsetOfHop[q - p] + byHop[q - p].offsetOf(begin - q * shard);
      if (!first) // devices before the first one need no elements
        halo.offsets.assign(p, offset);
      first = offset;
    }
    halo.offsets.push_back(offset);
  }
  return halo;
}
