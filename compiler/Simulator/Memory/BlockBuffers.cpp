//===- BlockBuffers.cpp - Buffers of the values of a block ----------------===//

#include "compiler/Simulator/Memory/BlockBuffers.h"
#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "compiler/Simulator/Memory/NarrowReads.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

namespace {

class BufferFinder {
public:
  BufferFinder(Block &block, BlockRole role, UnitList units,
               FunctionOpInterface entry, const HostMemory &host,
               const TensorLayouts &layouts, OpPropertyCache &properties,
               Value assumedDonated)
      : block(block), role(role), units(units), entry(entry), host(host),
        layouts(layouts), properties(properties),
        assumedDonated(assumedDonated) {}

  BlockBuffers run() {
    addArguments();
    for (auto [i, timed] : llvm::enumerate(units))
      addUnit(i, *timed);
    addResults();
    reuseLastUsedOperands();
    return {std::move(buffers), argumentBytes, donatedBytes};
  }

private:
  int numUnits() const { return units.size(); }

  /// Returns true if the value is a slice of a tensor in the host's memory, or
  /// is only stored into one.
  static bool isOnTheWayAtHost(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return false;
    if (workKindOf(op) == WorkKind::Move)
      return true;
    SmallVector<Operation *> readers(value.getUsers());
    for (size_t i = 0; i < readers.size(); ++i)
      if (workKindOf(readers[i]) == WorkKind::View)
        llvm::append_range(readers, readers[i]->getUsers());
      else if (workKindOf(readers[i]) != WorkKind::Update)
        return false;
    return isPlacement(op) && !readers.empty();
  }

  unsigned newBuffer(Value value, int first, StringRef role) {
    unsigned id = buffers.size();
    Buffer buffer{value, 0, 0, first, first, role, layouts.storedTypeOf(value)};
    if (!host.contains(value))
      buffer.bytes = layouts.bytesOf(value);
    else if (!isOnTheWayAtHost(value))
      buffer.hostBytes = bytesOf(value);
    buffers.push_back(buffer);
    bufferOf[value] = id;
    return id;
  }

  void addArguments() {
    for (BlockArgument argument : block.getArguments()) {
      unsigned id = newBuffer(argument, -1, "argument");
      Buffer &buffer = buffers[id];
      if (role == BlockRole::Inner)
        buffer.bytes = buffer.hostBytes = 0; // the caller owns them
      if (role == BlockRole::Loop)
        buffer.role = "loop carry";
      if (role != BlockRole::Entry)
        continue;
      argumentBytes += buffer.bytes;
      if (isDonated(argument) || argument == assumedDonated)
        donatedBytes += buffer.bytes;
      else {
        buffer.last = numUnits();
        kept.insert(id);
      }
    }
  }

  void read(Value value, int unit) {
    auto it = bufferOf.find(properties.storageOf(value));
    if (it == bufferOf.end())
      return; // a value of an enclosing block, which holds it
    Buffer &buffer = buffers[it->second];
    buffer.last = std::max(buffer.last, unit);
    if (role == BlockRole::Entry)
      readCopy(it->first, unit);
  }

  /// Adds the copy of an argument of the program that `unit` reads in another
  /// layout, or extends its live range.
  void readCopy(Value argument, int unit) {
    double bytes = layouts.bytesOfCopy(argument);
    if (bytes == 0 || unit >= numUnits())
      return;
    auto [it, isNew] = copyOf.try_emplace(argument, buffers.size());
    if (isNew)
      buffers.push_back({argument, bytes, 0, unit, unit, "copy",
                         argument.getType(), /*isConversion=*/true});
    buffers[it->second].last = unit;
  }

  /// Returns true if a later unit or the block's terminator reads the value.
  bool isReadAfter(Value value, int unit) {
    Value storage = properties.storageOf(value);
    auto it = lastReads().find(storage);
    return it != lastReads().end() && it->second > unit;
  }
  /// Returns true if at most one unit reads the value.
  bool hasOneReader(Value value) {
    if (numReaders.empty())
      for (const TimedUnit *timed : units)
        for (const auto &[read, bytes] : timed->unit.reads)
          ++numReaders[properties.storageOf(read)];
    return numReaders.lookup(value) <= 1;
  }
  const DenseMap<Value, int> &lastReads() {
    if (!lastRead.empty() || units.empty())
      return lastRead;
    for (auto [i, timed] : llvm::enumerate(units))
      for (const auto &[value, bytes] : timed->unit.reads)
        lastRead[properties.storageOf(value)] = i;
    for (Value value : block.getTerminator()->getOperands())
      lastRead[properties.storageOf(value)] = numUnits();
    return lastRead;
  }

  /// The operand whose memory a result reuses; null if none.
  Value takenOver(OpResult result, int unit, llvm::DenseSet<Value> &taken) {
    Operation *op = result.getOwner();
    Value operand;
    if (std::optional<LoopCarriedValues> carries = LoopCarriedValues::get(op)) {
      unsigned i = result.getResultNumber();
      operand = carries->initial(i);
      if (carries->isUnchanged(i))
        return properties.storageOf(operand); // only read, or a constant
    } else if (auto cost = dyn_cast<EmulationCostOpInterface>(op)) {
      if (auto i = cost.getInPlaceOperand(result.getResultNumber()))
        operand = op->getOperand(*i);
    }
    if (!operand || properties.isCheapConstant(operand) ||
        isReadAfter(operand, unit))
      return {};
    operand = properties.storageOf(operand);
    auto it = bufferOf.find(operand);
    if (it == bufferOf.end() || buffers[it->second].last > unit ||
        !taken.insert(operand).second)
      return {};
    return operand;
  }

  void addUnit(int i, const TimedUnit &timed) {
    const Unit &unit = timed.unit;
    for (const auto &[value, bytes] : unit.reads)
      read(value, i);
    if (unit.kind == Unit::Region)
      addConversions(i, unit.lead);
    llvm::DenseSet<Value> taken;
    for (const auto &[value, bytes] : unit.writes) {
      auto result = cast<OpResult>(value);
      if (Value operand = takenOver(result, i, taken)) {
        // Otherwise an enclosing block holds it.
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
      // Recomputed, in the memory of the op that overwrites it.
      if (properties.isCheapConstant(value))
        buffers[id].bytes = buffers[id].hostBytes = 0;
      if (timed.event.collective && timed.event.collective->isLoweredScatter &&
          hasOneReader(result))
        keepSummed(buffers[id], result);
    }
  }

  /// A reduce-scatter that is executed as all-reduce and slice keeps the sum if
  /// one kernel uses the slice, which is part of that kernel. A slice for
  /// several kernels is written at once.
  void keepSummed(Buffer &buffer, OpResult scattered) {
    Value sum = scattered.getOwner()->getOperand(scattered.getResultNumber());
    buffer.bytes = layouts.bytesOf(sum);
    buffer.storedType = layouts.storedTypeOf(sum);
  }

  /// Adds the converted copies of values that a loop reads, unless they are
  /// loop-invariant in an enclosing loop, before which they are converted.
  void addConversions(int i, Operation *op) {
    std::optional<LoopCarriedValues> carries = LoopCarriedValues::get(op);
    if (!carries || properties.getHardware().minTileBytes == 0)
      return;
    for (unsigned c = 0; c < carries->count(); ++c) {
      if (!carries->isUnchanged(c))
        continue;
      Value value = properties.storageOf(carries->initial(c));
      auto outer = dyn_cast<BlockArgument>(value);
      if (properties.isCheapConstant(value) ||
          (outer && invariantInitOf(outer)))
        continue;
      if (auto it = conversionOf.find(value); it != conversionOf.end()) {
        if (convertedTypeOf(carries->argument(c), properties))
          buffers[it->second].last = i;
        continue;
      }
      addConversion(i, value,
                    convertedTypeOf(carries->argument(c), properties));
    }
  }
  void addConversion(int i, Value value, Type element) {
    auto stored = dyn_cast<RankedTensorType>(layouts.storedTypeOf(value));
    if (!element || !stored || stored.getElementType() == element ||
        host.contains(value))
      return;
    conversionOf[value] = buffers.size();
    buffers.push_back({value, layouts.bytesOf(value, element), 0, i, i,
                       "conversion", stored.clone(element),
                       /*isConversion=*/true});
  }

  void addResults() {
    llvm::DenseSet<unsigned> returned;
    for (Value value : block.getTerminator()->getOperands()) {
      read(value, numUnits());
      auto it = bufferOf.find(properties.storageOf(value));
      bool isFound = it != bufferOf.end();
      if (role == BlockRole::Entry &&
          (!isFound || properties.isCheapConstant(value) ||
           kept.contains(it->second) || !returned.insert(it->second).second)) {
        // It is written for the caller alone: a constant, a copy of an argument
        // that the caller keeps, or of another result.
        newBuffer(value, numUnits(), "result");
        continue;
      }
      if (!isFound)
        continue;
      Buffer &buffer = buffers[it->second];
      if (role == BlockRole::Entry && buffer.role != "argument")
        buffer.role = "result";
      if (role == BlockRole::Inner)
        buffer.bytes = buffer.hostBytes = 0; // the caller owns them
    }
  }

  /// Returns true if an element-wise kernel may write `made` where it has just
  /// read `old`. The TPU compiler does so only if the caller donates `old` for
  /// a result.
  bool mayReuse(const Buffer &old, const Buffer &made) {
    return properties.getHardware().minTileBytes == 0 ||
           (old.role == "argument" && made.role == "result");
  }

  /// Frees the operands of element-wise kernels whose memory they reuse.
  void reuseLastUsedOperands() {
    // The buffers that each unit is the last to use.
    std::vector<SmallVector<unsigned, 2>> lastUses(numUnits());
    for (auto [id, buffer] : llvm::enumerate(buffers))
      if (buffer.last >= 0 && buffer.last < numUnits())
        lastUses[buffer.last].push_back(id);
    for (Buffer &made : buffers) {
      int i = made.first;
      if (i < 0 || i >= numUnits())
        continue;
      const Unit &unit = units[i]->unit;
      if (unit.kind != Unit::Kernel || unit.matrixFlops > 0 ||
          unit.workKind != WorkKind::Pointwise)
        continue;
      for (unsigned id : lastUses[i]) {
        Buffer &old = buffers[id];
        if (old.first < i && old.last == i && old.bytes == made.bytes &&
            mayReuse(old, made) &&
            llvm::any_of(
                unit.reads,
                [&](const auto &read) {
                  auto it = bufferOf.find(properties.storageOf(read.first));
                  return it != bufferOf.end() && it->second == id;
                })) {
          old.last = i - 1;
          break;
        }
      }
    }
  }

  Block &block;
  BlockRole role;
  const UnitList units;
  FunctionOpInterface entry;
  const HostMemory &host;
  const TensorLayouts &layouts;
  OpPropertyCache &properties;
  const Value assumedDonated;
  std::vector<Buffer> buffers;
  double argumentBytes = 0, donatedBytes = 0;
  /// Arguments of the entry function that are not donated.
  llvm::DenseSet<unsigned> kept;
  DenseMap<Value, unsigned> bufferOf;
  DenseMap<Value, int> lastRead;
  DenseMap<Value, unsigned> numReaders;
  DenseMap<Value, unsigned> conversionOf;
  DenseMap<Value, unsigned> copyOf;
};

} // namespace

BlockBuffers
mlir::gspmd::computeBuffers(Block &block, BlockRole role, UnitList units,
                            FunctionOpInterface entry, const HostMemory &host,
                            const TensorLayouts &layouts,
                            OpPropertyCache &properties, Value assumedDonated) {
  return BufferFinder(block, role, units, entry, host, layouts, properties,
                      assumedDonated)
      .run();
}
