//===- LowerBounds.cpp - Least times of blocks ----------------------------===//

#include "compiler/Simulator/Scheduling/LowerBounds.h"
#include "compiler/Simulator/Scheduling/Dependences.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "llvm/ADT/BitVector.h"
#include <numeric>

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDataFlowOpInterface;

/// Calls `visit` with the index of each bit of `bits` that is set, in order.
/// BitVector::set_bits searches for each bit from a word's begin, which takes
/// several times as long in dense vectors.
static void forEachSetBit(const llvm::BitVector &bits,
                          llvm::function_ref<void(size_t)> visit) {
  constexpr size_t kWordBits = 8 * sizeof(uintptr_t);
  for (auto [i, word] : llvm::enumerate(bits.getData()))
    for (uintptr_t rest = word; rest != 0; rest &= rest - 1)
      visit(i * kWordBits + llvm::countr_zero(rest));
}

/// Returns the seconds of `onCores`, by unit, of the units that neither precede
/// nor follow a transfer, for each transfer that takes time; 0 for other units.
static std::vector<double> secondsBeside(ArrayRef<TimedUnit> units,
                                         const Dependences &dependences,
                                         ArrayRef<double> onCores) {
  size_t size = units.size();
  double all = std::accumulate(onCores.begin(), onCores.end(), 0.0);
  std::vector<double> beside(size);
  for (size_t i = 0; i < size; ++i)
    if (units[i].isTransfer() && units[i].event.duration > 0)
      beside[i] = all;
  std::vector<llvm::BitVector> related(size, llvm::BitVector(size));
  auto subtractRelated = [&](size_t i, ArrayRef<size_t> neighbors) {
    for (size_t neighbor : neighbors) {
      related[i] |= related[neighbor];
      related[i].set(neighbor);
    }
    if (beside[i] > 0)
      forEachSetBit(related[i],
                    [&](size_t other) { beside[i] -= onCores[other]; });
  };
  for (size_t i = 0; i < size; ++i)
    subtractRelated(i, dependences.predecessors(i));
  for (llvm::BitVector &set : related)
    set.reset();
  for (size_t i = size; i-- > 0;)
    subtractRelated(i, dependences.successors(i));
  return beside;
}

/// Returns the longest chain of `seconds`, by unit, of units each of which
/// depends on the previous one.
static double longestChain(ArrayRef<double> seconds,
                           const Dependences &dependences) {
  double longest = 0;
  std::vector<double> ends(seconds.size());
  for (size_t i = 0; i < seconds.size(); ++i) {
    for (size_t before : dependences.predecessors(i))
      ends[i] = std::max(ends[i], ends[before]);
    ends[i] += seconds[i];
    longest = std::max(longest, ends[i]);
  }
  return longest;
}

/// Returns a lower bound of the seconds for which the cores wait for transfers,
/// whatever the order of the units. `onCores` has the seconds for which each
/// unit keeps the cores busy.
static double leastWait(ArrayRef<TimedUnit> units,
                        const Dependences &dependences,
                        ArrayRef<double> onCores) {
  // The time grows with the square of the number of units.
  constexpr size_t kMaxUnits = 4096;
  if (units.size() > kMaxUnits)
    return 0;
  std::vector<double> waits = secondsBeside(units, dependences, onCores);
  for (auto [timed, wait] : llvm::zip_equal(units, waits))
    wait = timed.isTransfer()
               ? std::max(0.0, timed.event.duration - std::max(0.0, wait))
               : 0;
  return longestChain(waits, dependences);
}

namespace {

/// Computes the bounds of blocks, each once.
class BoundsFinder {
public:
  explicit BoundsFinder(ProgramTimer &timer) : timer(timer) {}
  FailureOr<BlockBounds> boundsOf(Block &block);

private:
  /// Seconds for which each link is occupied.
  using LinkSeconds = std::array<double, 32>;
  struct Known {
    BlockBounds bounds;
    LinkSeconds links{};
  };
  FailureOr<Known> find(Block &block);
  /// Adds the transfers of `timed` to `links`.
  void addLinks(const TimedUnit &timed, LinkSeconds &links) const;
  /// Adds the bounds that follow from dependences.
  void addWaits(const std::vector<TimedUnit> &units, Block &block,
                ArrayRef<double> onCores, BlockBounds &bounds);

  ProgramTimer &timer;
  DenseMap<Block *, Known> known;
};

} // namespace

void BoundsFinder::addLinks(const TimedUnit &timed, LinkSeconds &links) const {
  // A reduction in buckets runs during the loop before it, too.
  bool mayPrecedeItsTurn =
      timer.overlap() != Overlap::None && timer.hardware().bucketBytes > 0;
  if (!timed.isTransfer() || mayPrecedeItsTurn)
    return;
  for (unsigned link = 0; link < links.size(); ++link)
    if (timed.transfer.busyLinks >> link & 1)
      links[link] += timed.event.duration;
}

void BoundsFinder::addWaits(const std::vector<TimedUnit> &units, Block &block,
                            ArrayRef<double> onCores, BlockBounds &bounds) {
  bool hasTransfers = llvm::any_of(
      units, [](const TimedUnit &timed) { return timed.isTransfer(); });
  if (!hasTransfers || timer.overlap() != Overlap::None)
    return;
  Dependences dependences(units, block, timer.getProperties());
  bounds.cores += leastWait(units, dependences, onCores);
  std::vector<double> seconds(onCores);
  for (auto [timed, duration] : llvm::zip_equal(units, seconds))
    if (timed.isTransfer())
      duration = timed.event.duration;
  bounds.path = longestChain(seconds, dependences);
}

FailureOr<BoundsFinder::Known> BoundsFinder::find(Block &block) {
  if (auto it = known.find(&block); it != known.end())
    return it->second;
  FailureOr<std::vector<TimedUnit> *> units = timer.timeBlock(block);
  if (failed(units))
    return failure();
  Known result;
  std::vector<double> onCores;
  for (const TimedUnit &timed : **units) {
    double &seconds = onCores.emplace_back(0);
    if (timed.unit.kind == Unit::Kernel)
      seconds = timed.event.duration;
    addLinks(timed, result.links);
    // A recursive call takes no time.
    if (timed.unit.kind != Unit::Region || timed.event.duration <= 0)
      continue;
    LinkSeconds inside{};
    for (Block *inner : timer.executedBlocks(timed.unit.lead)) {
      FailureOr<Known> found = find(*inner);
      if (failed(found))
        return failure();
      seconds = std::max(seconds, found->bounds.seconds()); // longest branch
      for (auto [link, other] : llvm::zip_equal(inside, found->links))
        link = std::max(link, other);
    }
    seconds *= timed.event.iterations;
    for (auto [link, more] : llvm::zip_equal(result.links, inside))
      link += more * timed.event.iterations;
  }
  result.bounds.cores = std::accumulate(onCores.begin(), onCores.end(), 0.0);
  result.bounds.link = *llvm::max_element(result.links);
  addWaits(**units, block, onCores, result.bounds);
  known[&block] = result;
  return result;
}

FailureOr<BlockBounds> BoundsFinder::boundsOf(Block &block) {
  FailureOr<Known> found = find(block);
  if (failed(found))
    return failure();
  return found->bounds;
}

FailureOr<BlockBounds> mlir::gspmd::boundsOf(Block &block,
                                             ProgramTimer &timer) {
  return BoundsFinder(timer).boundsOf(block);
}

FailureOr<BoundedLoop> mlir::gspmd::boundLoop(Operation *loop,
                                              ProgramTimer &timer) {
  Block &body = *timer.executedBlocks(loop).front();
  FailureOr<BlockTimeline> inside = timer.run(body);
  if (failed(inside))
    return failure();
  FailureOr<BlockBounds> bounds = boundsOf(body, timer);
  if (failed(bounds))
    return failure();
  int64_t iterations =
      cast<ShardingDataFlowOpInterface>(loop).getTripCount().value_or(
          timer.assumedTripCount());
  double ends = iterations == 0 ? 0 : inside->ends;
  return BoundedLoop{loop, iterations, inside->seconds * iterations + ends,
                     inside->seconds, *bounds};
}

FailureOr<std::vector<BoundedLoop>>
mlir::gspmd::boundLoops(Block &entry, ProgramTimer &timer) {
  std::vector<BoundedLoop> loops;
  auto addLoops = [&](Block &, ArrayRef<TimedUnit> units) -> LogicalResult {
    for (const TimedUnit &timed : units) {
      auto flow = dyn_cast<ShardingDataFlowOpInterface>(timed.unit.lead);
      if (timed.unit.kind != Unit::Region || !flow || !flow.isLoop())
        continue;
      FailureOr<BoundedLoop> loop = boundLoop(flow, timer);
      if (failed(loop))
        return failure();
      loops.push_back(*loop);
    }
    return success();
  };
  if (failed(timer.forEachExecutedBlock(entry, addLoops)))
    return failure();
  return loops;
}
