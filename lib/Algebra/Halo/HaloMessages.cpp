//===- HaloMessages.cpp - A halo exchange as permutes ---------------------===//

#include "lib/Algebra/Halo/HaloMessages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::gspmd;
using llvm::SmallVector;

int64_t HaloMessage::size() const {
  int64_t total = 0;
  for (const ShardRange &range : ranges)
    total += range.size();
  return total;
}

void HaloMessage::sortRanges() {
  llvm::sort(ranges, [](const ShardRange &a, const ShardRange &b) {
    return a.begin < b.begin;
  });
  SmallVector<ShardRange, 2> disjoint;
  for (const ShardRange &range : ranges)
    if (!disjoint.empty() && range.begin <= disjoint.back().end)
      disjoint.back().end = std::max(disjoint.back().end, range.end);
    else
      disjoint.push_back(range);
  ranges = disjoint;
}

int64_t HaloMessage::offsetOf(int64_t at) const {
  int64_t offset = 0;
  for (const ShardRange &range : ranges) {
    if (at < range.end)
      return offset + at - range.begin;
    offset += range.size();
  }
  return offset;
}

namespace {

class MessagePlanner {
public:
  MessagePlanner(int64_t shard, int64_t group, bool wraps)
      : shard(shard), group(group), wraps(wraps) {}

  HaloMessagePlan run(int64_t left, int64_t right) {
    if (shard > 0)
      splitByShard(left, right);
    else if (left + right > 0) // no device has elements
      addSegment(HaloSegment::Zeros, 0, 0, left + right);
    for (HaloMessage &message : plan.messages)
      message.sortRanges();
    for (HaloSegment &segment : plan.segments)
      if (segment.kind == HaloSegment::Received)
        segment.begin = plan.messages[segment.message].offsetOf(segment.begin);
    pairMessages();
    plan.gathers =
        plan.permutes.size() > 1 && permutedSize() >= (group - 1) * shard;
    return std::move(plan);
  }

private:
  /// Adds one segment for each shard that the result overlaps.
  void splitByShard(int64_t left, int64_t right) {
    int64_t begin = -left, end = shard + right;
    for (int64_t hop = llvm::divideFloorSigned(begin, shard); hop * shard < end;
         ++hop) {
      int64_t from = std::max(begin, hop * shard);
      int64_t to = std::min(end, (hop + 1) * shard);
      if (from < to)
        addRange(hop, {from - hop * shard, to - hop * shard});
    }
  }

  void addRange(int64_t hop, ShardRange range) {
    if (wraps)
      hop = ((hop % group) + group) % group;
    if (hop == 0)
      return addSegment(HaloSegment::Own, 0, range.begin, range.size());
    if (std::abs(hop) >= group) // beyond the ends on every device
      return addSegment(HaloSegment::Zeros, 0, 0, range.size());
    HaloMessage *message = llvm::find_if(
        plan.messages, [&](const HaloMessage &m) { return m.hop == hop; });
    if (message == plan.messages.end()) {
      plan.messages.push_back({hop, {}});
      message = &plan.messages.back();
    }
    message->ranges.push_back(range);
    addSegment(HaloSegment::Received, message - plan.messages.begin(),
               range.begin, range.size());
  }

  void addSegment(HaloSegment::Kind kind, unsigned message, int64_t begin,
                  int64_t size) {
    if (kind == HaloSegment::Zeros && !plan.segments.empty() &&
        plan.segments.back().kind == kind)
      plan.segments.back().size += size;
    else
      plan.segments.push_back({kind, message, begin, size});
  }

  /// Forms as many pairs as possible: the longest hop to the right is paired
  /// with the shortest compatible hop to the left.
  void pairMessages() {
    SmallVector<unsigned> behind, before;
    for (auto [i, message] : llvm::enumerate(plan.messages))
      (message.hop > 0 ? behind : before).push_back(i);
    auto hopOf = [&](unsigned i) { return std::abs(plan.messages[i].hop); };
    llvm::sort(behind,
               [&](unsigned a, unsigned b) { return hopOf(a) > hopOf(b); });
    llvm::sort(before,
               [&](unsigned a, unsigned b) { return hopOf(a) < hopOf(b); });
    for (unsigned i : behind) {
      auto *other = llvm::find_if(
          before, [&](unsigned j) { return hopOf(i) + hopOf(j) >= group; });
      if (other == before.end()) {
        plan.permutes.push_back({i, std::nullopt});
        continue;
      }
      plan.permutes.push_back({i, *other});
      before.erase(other);
    }
    for (unsigned i : before)
      plan.permutes.push_back({i, std::nullopt});
  }

  int64_t permutedSize() const {
    int64_t total = 0;
    for (const HaloPermute &permute : plan.permutes)
      total +=
          std::max(plan.messages[permute.first].size(),
                   permute.second ? plan.messages[*permute.second].size() : 0);
    return total;
  }

  int64_t shard, group;
  bool wraps;
  HaloMessagePlan plan;
};

} // namespace

HaloMessagePlan mlir::gspmd::planHaloMessages(int64_t shard, int64_t group,
                                              int64_t left, int64_t right,
                                              bool wraps) {
  return MessagePlanner(shard, group, wraps).run(left, right);
}
