//===- HaloMessages.cpp - A halo exchange as messages ---------------------===//

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
  SmallVector<ShardRange, 2> apart;
  for (const ShardRange &range : ranges)
    if (!apart.empty() && range.begin <= apart.back().end)
      apart.back().end = std::max(apart.back().end, range.end);
    else
      apart.push_back(range);
  ranges = apart;
}

int64_t HaloMessage::placeOf(int64_t at) const {
  int64_t place = 0;
  for (const ShardRange &range : ranges) {
    if (at < range.end)
      return place + at - range.begin;
    place += range.size();
  }
  return place;
}

namespace {

class Planner {
public:
  Planner(int64_t part, int64_t group, bool wraps)
      : part(part), group(group), wraps(wraps) {}

  HaloMessagePlan run(int64_t left, int64_t right) {
    if (part > 0)
      cutInPieces(left, right);
    else if (left + right > 0) // nothing is anywhere
      addPiece(HaloSegment::Zeros, 0, 0, left + right);
    for (HaloMessage &message : plan.messages)
      message.sortRanges();
    for (HaloSegment &piece : plan.segments)
      if (piece.kind == HaloSegment::Received)
        piece.begin = plan.messages[piece.message].placeOf(piece.begin);
    pairMessages();
    plan.gathers =
        plan.permutes.size() > 1 && permutedSize() >= (group - 1) * part;
    return std::move(plan);
  }

private:
  /// One piece for each part that the result shows some of.
  void cutInPieces(int64_t left, int64_t right) {
    int64_t begin = -left, end = part + right;
    for (int64_t hop = llvm::divideFloorSigned(begin, part); hop * part < end;
         ++hop) {
      int64_t from = std::max(begin, hop * part);
      int64_t to = std::min(end, (hop + 1) * part);
      if (from < to)
        addPart(hop, {from - hop * part, to - hop * part});
    }
  }

  void addPart(int64_t hop, ShardRange range) {
    if (wraps)
      hop = ((hop % group) + group) % group;
    if (hop == 0)
      return addPiece(HaloSegment::Own, 0, range.begin, range.size());
    if (std::abs(hop) >= group) // beyond the ends, whoever asks
      return addPiece(HaloSegment::Zeros, 0, 0, range.size());
    HaloMessage *message = llvm::find_if(
        plan.messages, [&](const HaloMessage &m) { return m.hop == hop; });
    if (message == plan.messages.end()) {
      plan.messages.push_back({hop, {}});
      message = &plan.messages.back();
    }
    message->ranges.push_back(range);
    addPiece(HaloSegment::Received, message - plan.messages.begin(),
             range.begin, range.size());
  }

  void addPiece(HaloSegment::Kind kind, unsigned message, int64_t begin,
                int64_t size) {
    if (kind == HaloSegment::Zeros && !plan.segments.empty() &&
        plan.segments.back().kind == kind)
      plan.segments.back().size += size;
    else
      plan.segments.push_back({kind, message, begin, size});
  }

  /// As many pairs as there are: the farthest hop forward goes with the least
  /// far hop back that it can go with.
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

  int64_t part, group;
  bool wraps;
  HaloMessagePlan plan;
};

} // namespace

HaloMessagePlan mlir::gspmd::planHaloMessages(int64_t part, int64_t group,
                                              int64_t left, int64_t right,
                                              bool wraps) {
  return Planner(part, group, wraps).run(left, right);
}
