//===- SegmentedHalo.cpp - Windows with gaps between them -----------------===//

#include "lib/Algebra/Halo/SegmentedHalo.h"
#include "lib/Algebra/Halo/HaloPlan.h"
#include <map>

using namespace gspmd;

/// Of more devices the table would be larger than the rest of the program.
static constexpr int64_t kMostDevices = 64;
static constexpr size_t kMostMessages = 16;

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

std::optional<SegmentedHalo> gspmd::planSegmentedHalo(const ShardedDim &cut,
                                                      const WindowRead &read) {
  if (cut.shards > kMostDevices)
    return std::nullopt;
  int64_t shard = cut.shard();
  std::map<int64_t, HaloMessage> byHop;
  for (int64_t p = 0; p < cut.shards; ++p) {
    int64_t begin = read.start.at(p), end = begin + read.needed(p);
    if (begin >= end)
      continue;
    if (begin < 0 || end > cut.size)
      return std::nullopt;
    for (int64_t q = begin / shard; q * shard < end; ++q)
      byHop[q - p].ranges.push_back({std::max(begin - q * shard, int64_t(0)),
                                     std::min(end - q * shard, shard)});
  }
  if (byHop.size() > kMostMessages)
    return std::nullopt;
  SegmentedHalo segments;
  std::map<int64_t, int64_t> placeOfHop;
  for (auto &[hop, message] : byHop) {
    message.hop = hop;
    message.sortRanges();
    placeOfHop[hop] = segments.size();
    segments.messages.push_back(message);
  }
  std::optional<int64_t> first;
  for (int64_t p = 0; p < cut.shards; ++p) {
    int64_t begin = read.start.at(p), offset = first.value_or(0);
    if (read.needed(p) > 0) {
      int64_t q = begin / shard;
      offset = placeOfHop[q - p] + byHop[q - p].placeOf(begin - q * shard);
      if (!first) // also that of those before, which need nothing
        segments.offsets.assign(p, offset);
      first = offset;
    }
    segments.offsets.push_back(offset);
  }
  return segments;
}
