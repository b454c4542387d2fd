//===- MemoryCurve.cpp - Memory over the time of a step -------------------===//

#include "compiler/Simulator/Memory/MemoryCurve.h"
#include "compiler/Simulator/Memory/BlockBuffers.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "transforms/Support/ValueNames.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDataFlowOpInterface;

namespace {

/// A buffer at the peak, where unit `at` of its block runs; null: after all
/// units.
struct AliveBuffer {
  Buffer buffer;
  const Unit *at;
};

/// The memory of one run of a block, without enclosing blocks.
struct BlockMemory {
  double peak = 0, peakTime = 0;
  double hostPeak = 0; ///< in the host's memory
  std::vector<MemoryPoint> curve;
  std::vector<AliveBuffer> alive;
};

class BlockAnalysis {
public:
  BlockAnalysis(Block &block, BlockRole place, ProgramWalk &walk,
                FunctionOpInterface entry = {})
      : block(block), place(place), walk(walk), entry(entry) {}

  FailureOr<BlockMemory> run() {
    FailureOr<std::vector<TimedUnit> *> timed = walk.timeBlock(block);
    if (failed(timed))
      return failure();
    units = *timed;
    found = computeBuffers(block, place, *units, entry, walk.host(),
                           walk.tensorLayouts(), walk.getFacts());
    return sweep();
  }

  double argumentBytes() const { return found.argumentBytes; }
  double donatedBytes() const { return found.donatedBytes; }

private:
  int numUnits() const { return units->size(); }

  FailureOr<BlockMemory> insideOf(Operation *op) {
    BlockMemory most;
    auto consider = [&](Block &inner, BlockRole place) -> LogicalResult {
      BlockAnalysis analysis(inner, place, walk);
      FailureOr<BlockMemory> memory = analysis.run();
      if (failed(memory))
        return failure();
      double hostPeak = std::max(most.hostPeak, memory->hostPeak);
      if (memory->peak >= most.peak)
        most = *std::move(memory);
      most.hostPeak = hostPeak;
      return success();
    };
    if (Block *callee = walk.calleeOf(op)) {
      // A recursive callee takes no time either.
      if (callee != &block && failed(consider(*callee, BlockRole::Inner)))
        return failure();
      return most;
    }
    auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
    if (!flow)
      return most;
    if (flow.isLoop()) {
      if (failed(consider(op->getRegions().back().front(), BlockRole::Loop)))
        return failure();
      return most;
    }
    for (Region &region : op->getRegions())
      if (!region.empty() && failed(consider(region.front(), BlockRole::Inner)))
        return failure();
    return most;
  }

  FailureOr<BlockMemory> sweep() {
    std::vector<double> change = changes(&Buffer::bytes);
    std::vector<double> hostChange = changes(&Buffer::hostBytes);
    double held = heldAround(&Buffer::bytes);
    hostHeld = heldAround(&Buffer::hostBytes);
    for (int i = 0; i < numUnits(); ++i) {
      const TimedUnit &timed = (*units)[i];
      held += change[i];
      hostHeld += hostChange[i];
      result.hostPeak = std::max(result.hostPeak, hostHeld);
      // A unit that ran ahead is drawn when those before it have begun.
      now = std::max(now, timed.begin);
      end = std::max(end, timed.begin + timed.seconds());
      reach(held, i);
      if (timed.unit.kind == Unit::Region && failed(addInside(timed, held, i)))
        return failure();
    }
    now = std::max(now, end);
    reach(held + change[numUnits()], numUnits());
    collectAlive();
    return std::move(result);
  }

  /// Bytes that are allocated (or freed, if negative) before each unit and
  /// after the last one.
  std::vector<double> changes(double Buffer::*bytes) const {
    std::vector<double> change(numUnits() + 2, 0);
    for (const Buffer &buffer : found.buffers) {
      if (buffer.last < buffer.first)
        continue;
      change[std::max(0, buffer.first)] += buffer.*bytes;
      change[std::max(0, buffer.last + 1)] -= buffer.*bytes;
    }
    return change;
  }
  /// Bytes of loop-carried values, which the enclosing block holds and counts.
  double heldAround(double Buffer::*bytes) const {
    double carried = 0;
    if (place == BlockRole::Loop)
      for (const Buffer &buffer : found.buffers)
        if (buffer.first < 0 && buffer.last >= buffer.first)
          carried += buffer.*bytes;
    return -carried;
  }

  /// Adds a point of the curve at `unit`.
  void reach(double bytes, int unit) {
    if (walk.recordsEvents())
      result.curve.push_back({now, bytes});
    raisePeak(bytes, now, unit, {});
  }
  void raisePeak(double bytes, double time, int unit,
                 std::vector<AliveBuffer> inside) {
    if (bytes <= result.peak && peakUnit >= 0)
      return;
    result.peak = bytes;
    result.peakTime = time;
    peakUnit = unit;
    aliveInside = std::move(inside);
  }
  LogicalResult addInside(const TimedUnit &timed, double held, int unit) {
    FailureOr<BlockMemory> inside = insideOf(timed.unit.lead);
    if (failed(inside))
      return failure();
    result.hostPeak = std::max(result.hostPeak, hostHeld + inside->hostPeak);
    double before = now;
    for (const MemoryPoint &point : inside->curve) { // empty if not recorded
      now = std::max(now, timed.begin + point.time);
      result.curve.push_back({now, held + point.bytes});
    }
    raisePeak(held + inside->peak,
              std::max(before, timed.begin + inside->peakTime), unit,
              std::move(inside->alive));
    return success();
  }

  void collectAlive() {
    const Unit *at = peakUnit >= 0 && peakUnit < numUnits()
                         ? &(*units)[peakUnit].unit
                         : nullptr;
    for (const Buffer &buffer : found.buffers) {
      bool isHeldAround = place == BlockRole::Loop && buffer.first < 0;
      if (buffer.first <= peakUnit && peakUnit <= buffer.last &&
          buffer.bytes > 0 && !isHeldAround)
        result.alive.push_back({buffer, at});
    }
    llvm::append_range(result.alive, aliveInside);
  }

  Block &block;
  BlockRole place;
  ProgramWalk &walk;
  FunctionOpInterface entry;
  std::vector<TimedUnit> *units = nullptr;
  BlockBuffers found;
  BlockMemory result;
  double hostHeld = 0;
  double now = 0, end = 0; ///< the last point; the end of all units so far
  int peakUnit = -1;
  /// At the peak, in blocks of the unit there.
  std::vector<AliveBuffer> aliveInside;
};

} // namespace

static LiveValue heldTensor(const AliveBuffer &alive) {
  const Buffer &buffer = alive.buffer;
  const Unit *at = alive.at;
  auto isIt = [&](const auto &use) {
    return storageOf(use.first) == buffer.value;
  };
  bool isUsed =
      at && (llvm::any_of(at->reads, isIt) || llvm::any_of(at->writes, isIt));
  return {buffer.value, buffer.bytes, at ? at->lead : nullptr, isUsed};
}

/// The largest ones, with names for users.
static std::vector<LiveTensor> describeLargest(ArrayRef<AliveBuffer> alive,
                                               ModuleOp module) {
  constexpr size_t kMaxNamed = 100;
  ValueNames names(module);
  std::vector<LiveTensor> tensors;
  for (const auto &[buffer, at] : alive.take_front(kMaxNamed)) {
    LiveTensor tensor;
    llvm::raw_string_ostream(tensor.type) << buffer.storedType;
    tensor.name = names.of(buffer.value);
    tensor.bytes = buffer.bytes;
    tensor.role = buffer.role.str();
    tensor.source = sourceOf(buffer.value);
    tensors.push_back(std::move(tensor));
  }
  return tensors;
}

LogicalResult mlir::gspmd::addMemory(FunctionOpInterface function,
                                     ProgramWalk &walk,
                                     const SimulateOptions &options,
                                     Timeline &timeline,
                                     std::vector<LiveValue> *held) {
  BlockAnalysis analysis(function.getFunctionBody().front(), BlockRole::Entry,
                         walk, function);
  FailureOr<BlockMemory> memory = analysis.run();
  if (failed(memory))
    return failure();
  timeline.argumentBytes = analysis.argumentBytes();
  timeline.donatedBytes = analysis.donatedBytes();
  timeline.peakBytes = memory->peak;
  timeline.peakTime = memory->peakTime;
  timeline.hostBytes = memory->hostPeak;
  timeline.memory = std::move(memory->curve);
  llvm::stable_sort(memory->alive,
                    [](const AliveBuffer &a, const AliveBuffer &b) {
                      return a.buffer.bytes > b.buffer.bytes;
                    });
  if (held) {
    held->clear();
    for (const AliveBuffer &alive : memory->alive)
      if (!alive.buffer.isConversion)
        held->push_back(heldTensor(alive));
  }
  if (options.namesTensors)
    timeline.aliveAtPeak =
        describeLargest(memory->alive, function->getParentOfType<ModuleOp>());
  return success();
}
