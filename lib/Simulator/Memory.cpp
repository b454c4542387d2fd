//===- Memory.cpp - What holds memory when --------------------------------===//

#include "lib/Simulator/Memory.h"
#include "dialect/Sharding/ShardingInterfaces.h"
#include "lib/Simulator/OpWork.h"
#include "lib/Simulator/Sources.h"
#include "lib/Simulator/Storage.h"
#include "mlir/IR/AsmState.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::LiveTensor;
using ::gspmd::MemoryPoint;
using ::gspmd::WorkKind;
using sharding::EmulationCostOpInterface;
using sharding::ShardingDataFlowOpInterface;

namespace {

/// Where a block stands, which says who owns its arguments and results.
enum class Place { Entry, Loop, Inner };

/// Memory that one or several values hold, by units of the block.
struct Buffer {
  Value value;
  double bytes = 0;
  int first = 0, last = 0;
  StringRef role = "temporary";
};

/// The memory of one run of a block, besides what is held around it.
struct BlockMemory {
  double peak = 0, peakTime = 0;
  std::vector<MemoryPoint> curve;
  std::vector<Buffer> alive;
};

class BlockAnalysis {
public:
  BlockAnalysis(Block &block, Place place, Walk &walk,
                FunctionOpInterface entry = {})
      : block(block), place(place), walk(walk), entry(entry) {}

  FailureOr<BlockMemory> run() {
    FailureOr<std::vector<TimedUnit> *> timed = walk.timeBlock(block);
    if (failed(timed))
      return failure();
    units = *timed;
    addArguments();
    for (auto [i, unit] : llvm::enumerate(*units))
      addUnit(i, unit.unit);
    addResults();
    reuseDyingOperands();
    return sweep();
  }

  double argumentBytes = 0, donatedBytes = 0;

private:
  int numUnits() const { return units->size(); }

  unsigned newBuffer(Value value, int first, StringRef role) {
    unsigned id = buffers.size();
    buffers.push_back({value, bytesOf(value), first, first, role});
    bufferOf[value] = id;
    return id;
  }

  bool isDonated(BlockArgument argument) {
    unsigned i = argument.getArgNumber();
    if (auto donor = entry.getArgAttrOfType<BoolAttr>(i, "jax.buffer_donor");
        donor && donor.getValue())
      return true;
    return bool(entry.getArgAttr(i, "tf.aliasing_output"));
  }

  void addArguments() {
    for (BlockArgument argument : block.getArguments()) {
      unsigned id = newBuffer(argument, -1, "argument");
      Buffer &buffer = buffers[id];
      if (place == Place::Inner)
        buffer.bytes = 0; // the caller holds them
      if (place == Place::Loop)
        buffer.role = "loop carry";
      if (place != Place::Entry)
        continue;
      argumentBytes += buffer.bytes;
      if (isDonated(argument))
        donatedBytes += buffer.bytes;
      else
        buffer.last = numUnits();
    }
  }

  void read(Value value, int unit) {
    auto it = bufferOf.find(storageOf(value));
    if (it == bufferOf.end())
      return; // a value of a block around, which holds it
    Buffer &buffer = buffers[it->second];
    buffer.last = std::max(buffer.last, unit);
  }

  /// Is the value read by a later unit, or what the block yields?
  bool isReadAfter(Value value, int unit) {
    Value storage = storageOf(value);
    auto it = lastReads().find(storage);
    return it != lastReads().end() && it->second > unit;
  }
  const DenseMap<Value, int> &lastReads() {
    if (!lastRead.empty() || units->empty())
      return lastRead;
    for (auto [i, unit] : llvm::enumerate(*units))
      for (const auto &[value, bytes] : unit.unit.reads)
        lastRead[storageOf(value)] = i;
    for (Value value : block.getTerminator()->getOperands())
      lastRead[storageOf(value)] = numUnits();
    return lastRead;
  }

  /// The operand whose memory a result takes over; null if none.
  Value takenOver(OpResult result, int unit, llvm::DenseSet<Value> &taken) {
    Operation *op = result.getOwner();
    Value operand;
    auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
    if (flow && flow.isLoop()) {
      operand = op->getOperand(result.getResultNumber());
      Block &body = op->getRegions().back().front();
      unsigned i = result.getResultNumber();
      if (body.getTerminator()->getOperand(i) == body.getArgument(i))
        return storageOf(operand); // only read, or made of nothing
    } else if (auto cost = dyn_cast<EmulationCostOpInterface>(op)) {
      if (auto i = cost.getInPlaceOperand(result.getResultNumber()))
        operand = op->getOperand(*i);
    }
    if (!operand || isMadeOfNothing(operand) || isReadAfter(operand, unit))
      return {};
    operand = storageOf(operand);
    auto it = bufferOf.find(operand);
    if (it == bufferOf.end() || buffers[it->second].last > unit ||
        !taken.insert(operand).second)
      return {};
    return operand;
  }

  void addUnit(int i, const Unit &unit) {
    for (const auto &[value, bytes] : unit.reads)
      read(value, i);
    llvm::DenseSet<Value> taken;
    for (const auto &[value, bytes] : unit.writes) {
      auto result = cast<OpResult>(value);
      if (Value operand = takenOver(result, i, taken)) {
        // Else a block around holds it.
        if (auto it = bufferOf.find(operand); it != bufferOf.end()) {
          unsigned id = it->second;
          bufferOf[value] = id;
          buffers[id].last = std::max(buffers[id].last, i);
        }
        continue;
      }
      unsigned id = newBuffer(value, i, "temporary");
      if (unit.kind == Unit::Region)
        buffers[id].role = "loop carry";
      // Made again, in the memory of what overwrites it.
      if (isMadeOfNothing(value))
        buffers[id].bytes = 0;
    }
  }

  void addResults() {
    for (auto [i, value] :
         llvm::enumerate(block.getTerminator()->getOperands())) {
      read(value, numUnits());
      auto it = bufferOf.find(storageOf(value));
      if (it == bufferOf.end())
        continue;
      Buffer &buffer = buffers[it->second];
      if (place == Place::Entry && buffer.role != "argument")
        buffer.role = "result";
      if (place == Place::Inner)
        buffer.bytes = 0; // the caller holds them
    }
  }

  /// A kernel of element-wise ops may write where it has just read.
  void reuseDyingOperands() {
    DenseMap<int, SmallVector<unsigned>> dying;
    for (auto [id, buffer] : llvm::enumerate(buffers))
      dying[buffer.last].push_back(id);
    for (Buffer &made : buffers) {
      int i = made.first;
      if (i < 0 || i >= numUnits())
        continue;
      const Unit &unit = (*units)[i].unit;
      if (unit.kind != Unit::Kernel || unit.matrixFlops > 0 ||
          unit.workKind != WorkKind::Pointwise)
        continue;
      for (unsigned id : dying[i]) {
        Buffer &old = buffers[id];
        if (old.first < i && old.last == i && old.bytes == made.bytes &&
            llvm::any_of(
                unit.reads,
                [&](const auto &read) {
                  auto it = bufferOf.find(storageOf(read.first));
                  return it != bufferOf.end() && it->second == id;
                })) {
          old.last = i - 1;
          break;
        }
      }
    }
  }

  FailureOr<BlockMemory> insideOf(Operation *op) {
    BlockMemory most;
    auto consider = [&](Block &inner, Place place) -> LogicalResult {
      BlockAnalysis analysis(inner, place, walk);
      FailureOr<BlockMemory> memory = analysis.run();
      if (failed(memory))
        return failure();
      if (memory->peak >= most.peak)
        most = *std::move(memory);
      return success();
    };
    if (Block *callee = walk.calleeOf(op)) {
      // A callee that is being looked at already takes no time either.
      if (callee != &block && failed(consider(*callee, Place::Inner)))
        return failure();
      return most;
    }
    auto flow = dyn_cast<ShardingDataFlowOpInterface>(op);
    if (!flow)
      return most;
    if (flow.isLoop()) {
      if (failed(consider(op->getRegions().back().front(), Place::Loop)))
        return failure();
      return most;
    }
    for (Region &region : op->getRegions())
      if (!region.empty() && failed(consider(region.front(), Place::Inner)))
        return failure();
    return most;
  }

  FailureOr<BlockMemory> sweep() {
    std::vector<double> change(numUnits() + 2, 0);
    double carried = 0;
    for (const Buffer &buffer : buffers) {
      if (buffer.last < buffer.first)
        continue;
      change[std::max(0, buffer.first)] += buffer.bytes;
      change[buffer.last + 1 < 0 ? 0 : buffer.last + 1] -= buffer.bytes;
      if (buffer.first < 0)
        carried += buffer.bytes;
    }
    // The loop around holds what the carries take.
    double base = place == Place::Loop ? -carried : 0, held = base;
    BlockMemory result;
    int peakUnit = -1;
    BlockMemory peakInside;
    auto reach = [&](double bytes, double time, int unit,
                     const BlockMemory *inside) {
      if (bytes <= result.peak && peakUnit >= 0)
        return;
      result.peak = bytes;
      result.peakTime = time;
      peakUnit = unit;
      peakInside = inside ? *inside : BlockMemory();
    };
    double end = 0;
    for (int i = 0; i < numUnits(); ++i) {
      TimedUnit &timed = (*units)[i];
      held += change[i];
      result.curve.push_back({timed.begin, held});
      reach(held, timed.begin, i, nullptr);
      end = std::max(end, timed.begin + timed.event.duration);
      if (timed.unit.kind != Unit::Region)
        continue;
      FailureOr<BlockMemory> inside = insideOf(timed.unit.lead);
      if (failed(inside))
        return failure();
      for (const MemoryPoint &point : inside->curve)
        result.curve.push_back({timed.begin + point.time, held + point.bytes});
      reach(held + inside->peak, timed.begin + inside->peakTime, i, &*inside);
    }
    held += change[numUnits()];
    result.curve.push_back({end, held});
    reach(held, end, numUnits(), nullptr);
    collectAlive(peakUnit, peakInside, result);
    return result;
  }

  void collectAlive(int unit, BlockMemory &inside, BlockMemory &result) {
    for (const Buffer &buffer : buffers) {
      bool isHeldAround = place == Place::Loop && buffer.first < 0;
      if (buffer.first <= unit && unit <= buffer.last && buffer.bytes > 0 &&
          !isHeldAround)
        result.alive.push_back(buffer);
    }
    llvm::append_range(result.alive, inside.alive);
  }

  Block &block;
  Place place;
  Walk &walk;
  FunctionOpInterface entry;
  std::vector<TimedUnit> *units = nullptr;
  std::vector<Buffer> buffers;
  DenseMap<Value, unsigned> bufferOf;
  DenseMap<Value, int> lastRead;
};

} // namespace

LogicalResult mlir::gspmd::addMemory(FunctionOpInterface function, Walk &walk,
                                     const ::gspmd::Topology &topology,
                                     ::gspmd::Timeline &timeline) {
  BlockAnalysis analysis(function.getFunctionBody().front(), Place::Entry, walk,
                         function);
  FailureOr<BlockMemory> memory = analysis.run();
  if (failed(memory))
    return failure();
  timeline.argumentBytes = analysis.argumentBytes;
  timeline.donatedBytes = analysis.donatedBytes;
  timeline.peakBytes = memory->peak;
  timeline.peakTime = memory->peakTime;
  timeline.capacityBytes =
      topology.hardware().hbmBytes / topology.hardware().devicesPerChip;
  timeline.memory = std::move(memory->curve);
  llvm::stable_sort(memory->alive, [](const Buffer &a, const Buffer &b) {
    return a.bytes > b.bytes;
  });
  constexpr size_t kMostNamed = 100;
  if (memory->alive.size() > kMostNamed)
    memory->alive.resize(kMostNamed);
  AsmState names(function->getParentOfType<ModuleOp>());
  for (const Buffer &buffer : memory->alive) {
    LiveTensor tensor;
    llvm::raw_string_ostream(tensor.type) << buffer.value.getType();
    llvm::raw_string_ostream os(tensor.name);
    buffer.value.printAsOperand(os, names);
    tensor.bytes = buffer.bytes;
    tensor.role = buffer.role.str();
    tensor.source = sourceOf(buffer.value);
    timeline.aliveAtPeak.push_back(std::move(tensor));
  }
  return success();
}
