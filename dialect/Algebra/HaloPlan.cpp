//===- HaloPlan.cpp - How a window of a cut dimension is read -------------===//

#include "dialect/Algebra/HaloPlan.h"

using namespace gspmd;
using llvm::divideFloorSigned;

ShardOffset ShardOffset::withoutNegativeDividends(int64_t shards) const {
  int64_t lowest = std::min(bias, step * (shards - 1) + bias);
  int64_t lift = lowest < 0 ? -divideFloorSigned(lowest, divisor) : 0;
  return {step, bias + lift * divisor, divisor, scale, offset - lift * scale};
}

std::optional<ShardOffset> ShardOffset::minus(const ShardOffset &other) const {
  if (divisor != 1 || other.divisor != 1)
    return std::nullopt;
  return ShardOffset{step * scale - other.step * other.scale,
                     bias * scale + offset - other.bias * other.scale -
                         other.offset};
}

DilatedRead gspmd::dilatedRead(const ShardOffset &start, int64_t size,
                               int64_t dilation, int64_t shards,
                               const NeededFn &needed) {
  DilatedRead read;
  read.dilation = dilation;
  read.start = start;
  read.size = size;
  read.window.start = {start.step, start.bias + start.offset, dilation};
  ShardOffset first = read.window.start;
  auto phaseOf = [=](int64_t p) {
    return start.at(p) - dilation * first.at(p);
  };
  read.phase = phaseOf(0);
  read.isPhaseConstant = true;
  read.window.size = 0;
  for (int64_t p = 0; p < shards; ++p) {
    int64_t phase = phaseOf(p);
    read.isPhaseConstant &= phase == read.phase;
    read.phase = std::max(read.phase, phase);
    read.window.size = std::max(
        read.window.size, divideFloorSigned(phase + size - 1, dilation) + 1);
  }
  read.window.needed = [=](int64_t p) -> int64_t {
    int64_t count = needed(p);
    return count <= 0 ? 0
                      : divideFloorSigned(phaseOf(p) + count - 1, dilation) + 1;
  };
  return read;
}

int64_t WindowPlan::received(const DimCut &cut) const {
  if (isEmpty || cut.shards == 1)
    return 0;
  if (gathers)
    return cut.shards * cut.shard();
  return std::max<int64_t>(left, 0) + std::max<int64_t>(right, 0);
}

ShardOffset WindowPlan::bufferStart(const DimCut &cut) const {
  if (gathers || cut.shards == 1)
    return {0, -padLow};
  return {cut.shard(), -left - padLow};
}

namespace {

/// Walks over the devices that need something.
class Planner {
public:
  Planner(const DimCut &cut, const WindowRead &read, bool isThere)
      : cut(cut), read(read), isThere(isThere) {}

  WindowPlan plan(WindowFill fill) {
    findReach();
    if (!result.isEmpty)
      placeWindows();
    if (fill != WindowFill::None)
      for (int64_t p = 0; p < cut.shards; ++p)
        findMasks(p, fill == WindowFill::Zero);
    return result;
  }

private:
  int64_t begin(int64_t p) const { return read.start.at(p); }
  int64_t end(int64_t p) const { return begin(p) + read.needed(p); }
  /// Does device p need elements, and not fill values only?
  bool hasData(int64_t p) const {
    return read.needed(p) > 0 && begin(p) < cut.size && end(p) > 0;
  }
  /// The positions that lie in the buffer of device p.
  int64_t bufferBegin(int64_t p) const {
    return result.gathers || cut.shards == 1 ? 0
                                             : p * cut.shard() - result.left;
  }
  int64_t bufferEnd(int64_t p) const {
    return result.gathers || cut.shards == 1
               ? cut.shards * cut.shard()
               : (p + 1) * cut.shard() + result.right;
  }
  void findReach();
  void placeWindows();
  void findMasks(int64_t p, bool fillIsZero);

  const DimCut &cut;
  const WindowRead &read;
  bool isThere;
  WindowPlan result;
};

} // namespace

void Planner::findReach() {
  int64_t shard = cut.shard();
  for (int64_t p = 0; p < cut.shards; ++p) {
    if (!hasData(p))
      continue;
    int64_t left = p * shard - std::max<int64_t>(begin(p), 0);
    int64_t right = std::min(end(p), cut.size) - (p + 1) * shard;
    result.left = result.isEmpty ? left : std::max(result.left, left);
    result.right = result.isEmpty ? right : std::max(result.right, right);
    result.isEmpty = false;
  }
  // What a gather brings counts a device's own part as well.
  result.gathers = isThere || result.received(cut) >= cut.shards * shard;
}

void Planner::placeWindows() {
  bool isFirst = true, isConstant = true;
  int64_t lowest = 0, highest = 0;
  for (int64_t p = 0; p < cut.shards; ++p) {
    if (!hasData(p))
      continue;
    int64_t offset = begin(p) - bufferBegin(p);
    isConstant &= isFirst || offset == lowest;
    lowest = isFirst ? offset : std::min(lowest, offset);
    highest = isFirst ? offset : std::max(highest, offset);
    isFirst = false;
  }
  int64_t buffer = bufferEnd(0) - bufferBegin(0);
  result.padLow = std::max<int64_t>(0, -lowest);
  result.padHigh = std::max<int64_t>(0, highest + read.size - buffer);
  if (isConstant)
    result.constantOffset = lowest + result.padLow;
}

/// Beyond the ends lie the fill values of the local padding, the zeros of a
/// halo exchange, and the garbage of uneven parts.
void Planner::findMasks(int64_t p, bool fillIsZero) {
  if (read.needed(p) <= 0)
    return;
  bool isPlaced = hasData(p);
  int64_t low = std::min<int64_t>(end(p), 0);
  if (begin(p) < low)
    result.masksLow |= !isPlaced || (!fillIsZero && bufferBegin(p) < low);
  int64_t high = std::max(begin(p), cut.size);
  if (high < end(p)) {
    int64_t inBuffer = std::min(end(p), bufferEnd(p));
    bool meetsGarbage = high < std::min(inBuffer, cut.shards * cut.shard());
    result.masksHigh |=
        !isPlaced || meetsGarbage || (!fillIsZero && high < inBuffer);
  }
}

WindowPlan gspmd::planWindow(const DimCut &cut, const WindowRead &read,
                             WindowFill fill, bool isThere) {
  return Planner(cut, read, isThere).plan(fill);
}
