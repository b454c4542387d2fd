//===- HaloPlan.cpp - Reads of a window of a sharded dimension ------------===//

#include "lib/Algebra/Halo/HaloPlan.h"
#include "lib/Algebra/Halo/HaloReach.h"
#include "llvm/ADT/STLExtras.h"
#include <deque>

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
  // The first element at or after the start: rounded up.
  read.window.start = {start.step, start.bias + start.offset + dilation - 1,
                       dilation};
  ShardOffset first = read.window.start;
  auto gapOf = [=](int64_t p) { return dilation * first.at(p) - start.at(p); };
  int64_t least = gapOf(0);
  read.padLow = least;
  read.window.size = 1;
  for (int64_t p = 0; p < shards; ++p) {
    int64_t gap = gapOf(p);
    least = std::min(least, gap);
    read.padLow = std::max(read.padLow, gap);
    read.window.size = std::max(
        read.window.size, divideFloorSigned(size - 1 - gap, dilation) + 1);
  }
  read.phase = read.padLow - least;
  read.isPhaseConstant = read.phase == 0;
  read.window.needed = [=](int64_t p) -> int64_t {
    int64_t count = needed(p);
    return count <= 0 ? 0
                      : divideFloorSigned(count - 1 - gapOf(p), dilation) + 1;
  };
  return read;
}

int64_t WindowPlan::received(const ShardedDim &dim) const {
  if (isEmpty || dim.shards == 1)
    return 0;
  if (gathers)
    return dim.shards * dim.shard();
  if (segments)
    return segments->received();
  HaloReach reach(dim.shard(), left, right);
  return reach.before + reach.behind;
}

ShardOffset WindowPlan::bufferStart(const ShardedDim &dim) const {
  if (gathers || dim.shards == 1)
    return {0, -padLow};
  return {dim.shard(), -left - padLow};
}

namespace {

/// Plans one read, from the windows of all devices that need elements.
class ReadPlanner {
public:
  ReadPlanner(const ShardedDim &dim, const WindowRead &read, bool isReplicated)
      : dim(dim), read(read), isReplicated(isReplicated) {
    findReach();
  }

  /// Returns the transfer: halos, segments or a gather.
  const WindowPlan &reach() const { return result; }
  /// Extends the transfer to the one of another read.
  void widen(const WindowPlan &other) {
    if (result.isEmpty)
      return;
    result.segments.reset(); // segments serve one read only
    result.left = std::max(result.left, other.left);
    result.right = std::max(result.right, other.right);
    result.gathers |= other.gathers;
    chooseGather();
  }
  WindowPlan plan(WindowFill fill) {
    if (!result.isEmpty && result.segments)
      placeInSegments();
    else if (!result.isEmpty)
      placeWindows();
    if (fill != WindowFill::None)
      for (int64_t p = 0; p < dim.shards; ++p)
        findMasks(p, fill == WindowFill::Zero);
    return result;
  }

private:
  int64_t begin(int64_t p) const { return read.start.at(p); }
  int64_t end(int64_t p) const { return begin(p) + read.needed(p); }
  /// Returns true if device p needs elements and not only fill values.
  bool hasData(int64_t p) const {
    return read.needed(p) > 0 && begin(p) < dim.size && end(p) > 0;
  }
  /// The indices [bufferBegin(p), bufferEnd(p)) are in the buffer of device
  /// p.
  int64_t bufferBegin(int64_t p) const {
    return result.gathers || dim.shards == 1 ? 0
                                             : p * dim.shard() - result.left;
  }
  int64_t bufferEnd(int64_t p) const {
    return result.gathers || dim.shards == 1
               ? dim.shards * dim.shard()
               : (p + 1) * dim.shard() + result.right;
  }
  void findReach();
  /// Selects a gather if the halos are no smaller; its size includes the
  /// device's own shard.
  void chooseGather() {
    result.gathers |=
        isReplicated || result.received(dim) >= dim.shards * dim.shard();
  }
  void chooseSegments();
  void placeWindows();
  void placeInSegments();
  void findMasks(int64_t p, bool fillIsZero);

  const ShardedDim &dim;
  const WindowRead &read;
  bool isReplicated;
  WindowPlan result;
};

} // namespace

void ReadPlanner::findReach() {
  int64_t shard = dim.shard();
  for (int64_t p = 0; p < dim.shards; ++p) {
    if (!hasData(p))
      continue;
    int64_t left = p * shard - std::max<int64_t>(begin(p), 0);
    int64_t right = std::min(end(p), dim.size) - (p + 1) * shard;
    result.left = result.isEmpty ? left : std::max(result.left, left);
    result.right = result.isEmpty ? right : std::max(result.right, right);
    result.isEmpty = false;
  }
  chooseGather();
  chooseSegments();
}

void ReadPlanner::chooseSegments() {
  if (isReplicated || result.received(dim) == 0)
    return;
  std::optional<SegmentedHalo> segments = planSegmentedHalo(dim, read);
  if (!segments || segments->received() >= result.received(dim))
    return;
  result.gathers = false;
  result.segments = std::move(segments);
}

void ReadPlanner::placeInSegments() {
  const auto &offsets = result.segments->offsets;
  int64_t highest = *llvm::max_element(offsets);
  result.padHigh =
      std::max<int64_t>(0, highest + read.size - result.segments->size());
  if (llvm::all_equal(offsets))
    result.constantOffset = highest;
}

void ReadPlanner::placeWindows() {
  bool isFirst = true, isConstant = true;
  int64_t lowest = 0, highest = 0;
  for (int64_t p = 0; p < dim.shards; ++p) {
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

/// Outside of the dimension, the buffer has the fill values of the local
/// padding, the zeros of a halo exchange, and the garbage of uneven shards.
void ReadPlanner::findMasks(int64_t p, bool fillIsZero) {
  if (read.needed(p) <= 0)
    return;
  bool isPlaced = hasData(p);
  int64_t low = std::min<int64_t>(end(p), 0);
  if (begin(p) < low)
    result.masksLow |= !isPlaced || (!fillIsZero && bufferBegin(p) < low);
  int64_t high = std::max(begin(p), dim.size);
  if (high < end(p)) {
    int64_t inBuffer = std::min(end(p), bufferEnd(p));
    bool hasGarbage = high < std::min(inBuffer, dim.shards * dim.shard());
    result.masksHigh |=
        !isPlaced || hasGarbage || (!fillIsZero && high < inBuffer);
  }
}

WindowPlan gspmd::planWindow(const ShardedDim &dim, const WindowRead &read,
                             WindowFill fill, bool isReplicated) {
  return ReadPlanner(dim, read, isReplicated).plan(fill);
}

namespace {
/// Reads that share one buffer.
struct SharedBuffer {
  llvm::SmallVector<ReadPlanner *, 2> reads;
  int64_t received;
};
} // namespace

/// Returns the number of elements received if all `reads` share a buffer.
static int64_t receivedShared(const ShardedDim &dim,
                              llvm::ArrayRef<ReadPlanner *> reads) {
  ReadPlanner all = *reads.front();
  for (const ReadPlanner *read : reads.drop_front())
    all.widen(read->reach());
  return all.reach().received(dim);
}

/// Merges the two buffers that save the most, while a pair saves elements;
/// then all, if only that saves elements: distant windows may be as large as a
/// gather.
static void joinBuffers(const ShardedDim &dim,
                        llvm::SmallVectorImpl<SharedBuffer> &buffers) {
  while (true) {
    int64_t maxSaved = 0;
    unsigned first = 0, second = 0;
    for (unsigned i = 0; i < buffers.size(); ++i)
      for (unsigned j = i + 1; j < buffers.size(); ++j) {
        llvm::SmallVector<ReadPlanner *, 2> both = buffers[i].reads;
        both.append(buffers[j].reads);
        int64_t saved = buffers[i].received + buffers[j].received -
                        receivedShared(dim, both);
        if (saved <= maxSaved)
          continue;
        maxSaved = saved;
        first = i;
        second = j;
      }
    if (maxSaved == 0)
      break;
    buffers[first].reads.append(buffers[second].reads);
    buffers[first].received += buffers[second].received - maxSaved;
    buffers.erase(buffers.begin() + second);
  }
  SharedBuffer all{{}, 0};
  for (const SharedBuffer &buffer : buffers) {
    all.reads.append(buffer.reads);
    all.received += buffer.received;
  }
  if (buffers.size() < 3)
    return;
  int64_t sharedReceived = receivedShared(dim, all.reads);
  if (sharedReceived >= all.received)
    return;
  all.received = sharedReceived;
  buffers.assign(1, all);
}

WindowPlans gspmd::planWindows(const ShardedDim &dim,
                               llvm::ArrayRef<WindowRead> reads,
                               WindowFill fill, bool isReplicated) {
  std::deque<ReadPlanner> planners; // Buffers point into it.
  llvm::SmallVector<SharedBuffer> buffers;
  for (const WindowRead &read : reads) {
    planners.emplace_back(dim, read, isReplicated);
    const WindowPlan &alone = planners.back().reach();
    if (!alone.isEmpty)
      buffers.push_back({{&planners.back()}, alone.received(dim)});
  }
  joinBuffers(dim, buffers);
  WindowPlans result;
  for (const SharedBuffer &buffer : buffers) {
    result.received += isReplicated ? 0 : buffer.received;
    for (ReadPlanner *read : buffer.reads)
      for (const ReadPlanner *other : buffer.reads)
        if (read != other)
          read->widen(other->reach());
  }
  for (ReadPlanner &planner : planners)
    result.plans.push_back(planner.plan(fill));
  return result;
}
