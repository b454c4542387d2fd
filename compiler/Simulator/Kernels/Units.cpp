//===- Units.cpp - Kernels and other units of a block ---------------------===//

#include "compiler/Simulator/Kernels/Units.h"
#include "compiler/Simulator/Kernels/Fusion.h"
#include "compiler/Simulator/Kernels/JoinUnits.h"
#include "compiler/Simulator/Kernels/OnChipTiling.h"
#include "compiler/Simulator/Kernels/OperandTransposes.h"
#include "compiler/Simulator/Kernels/SeparateWeights.h"
#include "compiler/Simulator/Kernels/Tiles.h"
#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/MemoryInterfaces.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

static constexpr double kReadAndWritten = 2;

namespace {

/// Creates a unit for each live root op, before joinUnits.
class UnitMaker {
public:
  UnitMaker(Block &block, const Fusion &fusion, OpPropertyCache &properties)
      : block(block), fusion(fusion), properties(properties) {}

  std::vector<Unit> make() {
    std::vector<Unit> units;
    units.reserve(fusion.numRoots());
    for (Operation &op : block.without_terminator())
      if (fusion.isRoot(&op) && isLive(&op))
        units.push_back(makeUnit(&op));
      else if (isRetiled(&op) && isLive(&op))
        units.push_back(makeRetilingUnit(&op));
    return units;
  }

private:
  /// Returns true if any result of the op is used, or it has side effects.
  static bool isLive(Operation *op) {
    return !op->use_empty() || !isMemoryEffectFree(op) ||
           op->getNumResults() == 0;
  }

  Unit makeWaitUnit(Operation *start, Operation *done) {
    Unit unit;
    unit.kind = Unit::Wait;
    unit.lead = done;
    unit.workKind = WorkKind::View;
    unit.ops = {done};
    for (Value value : start->getOperands())
      if (!properties.isCheapConstant(value))
        unit.reads[properties.storageOf(value)] = 0;
    unit.reads[properties.storageOf(done->getOperand(0))] = 0;
    return unit;
  }

  /// Returns true if the op is a view of a tensor with other tiles, while the
  /// program's caller decides the layouts of both, or of the operand.
  bool isRetiled(Operation *op) {
    return properties.workKindOf(op) == WorkKind::View &&
           properties.getHardware().hasStreamFigures() &&
           changesTiles(op, properties.getHardware()) &&
           (isKeptByCaller(properties.storageOf(op->getOperand(0))) ||
            isReturned(op->getResult(0)));
  }
  /// A unit that writes the bytes in the order of the new tiles.
  Unit makeRetilingUnit(Operation *op) {
    Unit unit;
    unit.lead = op;
    unit.workKind = WorkKind::Move;
    unit.ops = {op};
    Value operand = op->getOperand(0);
    unit.reads[properties.storageOf(operand)] = bytesOf(operand);
    unit.copiedBytes = bytesOf(op->getResult(0)); // written
    return unit;
  }

  Unit makeUnit(Operation *op) {
    if (Operation *start = spmd::startOf(op))
      return makeWaitUnit(start, op);
    Unit unit;
    unit.lead = op;
    unit.workKind = properties.workKindOf(op);
    if (properties.isControl(op))
      unit.kind = Unit::Region;
    else if (properties.isCollective(op))
      unit.kind = Unit::Collective;
    else if (isPlacement(op))
      unit.kind = Unit::HostTransfer;
    LeafCollector collector(fusion, block);
    collector.addOperands(op);
    unit.reads = std::move(collector.reads);
    unit.ops = collector.ops.takeVector();
    for (OpResult result : op->getResults())
      unit.writes[result] = bytesWritten(op, result.getResultNumber());
    addCaptured(op, unit);
    addUpdatedCopies(op, unit);
    if (unit.kind == Unit::Kernel)
      for (Operation *inner : unit.ops)
        addWork(inner, unit);
    if (auto use = dyn_cast<sharding::MemoryUseOpInterface>(op))
      unit.orderedBytes = use.getOrderedBytes();
    return unit;
  }

  /// Adds reads of the values that the op's regions capture.
  void addCaptured(Operation *op, Unit &unit) {
    if (!properties.isControl(op))
      return;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (inner != op && operand.getParentBlock() == &block &&
            !properties.isCheapConstant(operand))
          unit.reads[properties.storageOf(operand)] = bytesOf(operand);
    });
  }

  /// Adds the copy of a tensor that the op updates in place and that a later op
  /// still reads, or that the program's caller keeps.
  void addUpdatedCopies(Operation *op, Unit &unit) {
    auto cost = dyn_cast<EmulationCostOpInterface>(op);
    for (OpResult result : op->getResults()) {
      std::optional<unsigned> operand;
      if (cost)
        operand = cost.getInPlaceOperand(result.getResultNumber());
      if (!operand)
        continue;
      Value target = op->getOperand(*operand);
      if (properties.isCheapConstant(target)) {
        unit.writes[result] = bytesOf(result);
        continue;
      }
      bool isNeeded = llvm::any_of(target.getUses(), [&](OpOperand &use) {
        Operation *user = block.findAncestorOpInBlock(*use.getOwner());
        return use.getOwner() != op && user && op->isBeforeInBlock(user);
      });
      if (isNeeded || isKeptByCaller(properties.storageOf(target)))
        unit.copiedBytes += 2 * bytesOf(target); // read and written
    }
  }

  /// Returns true if the op reduces windows that overlap, so that it combines
  /// elements more than once. Other reductions have fewer dimensions.
  bool hasOverlappingWindows(Operation *op, const OpWork &work) {
    if (properties.workKindOf(op) != WorkKind::Reduce ||
        op->getNumOperands() == 0)
      return false;
    auto operand = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    return operand && result && operand.getRank() == result.getRank() &&
           work.vectorFlops > elementsOf(op->getOperand(0));
  }

  void addWork(Operation *op, Unit &unit) {
    const OpWork &work = properties.workOf(op);
    if (work.matrixFlops > 0)
      unit.transposedBytes += transposedOperandBytes(op, unit.ops);
    if (work.matrixFlops > unit.matrixFlops)
      unit.matrixType = work.matrixType;
    if (properties.getHardware().hasStreamFigures())
      unit.widensResult |= work.hasBatches || isConvolution(op, work);
    // Each feature alone: the vector unit works along the features of another
    // layout.
    if (work.hasWindows && work.hasBatches)
      unit.relaidBytes += bytesOf(op->getResult(0));
    if (work.blocks) {
      unit.repeatedBytes += work.blocks->repeatedBytes;
      unit.work.fillBytes =
          std::max(unit.work.fillBytes.value_or(0), work.blocks->fillBytes);
    }
    unit.matrixFlops += work.matrixFlops;
    unit.peakSeconds += work.peakSeconds;
    unit.work.matrixSeconds += work.matrixSeconds;
    if (hasOverlappingWindows(op, work)) {
      unit.work.windowFlops += work.vectorFlops;
      // Overlapping windows are read in a layout of their own.
      if (properties.getHardware().hasStreamFigures())
        unit.copiedBytes += kReadAndWritten * bytesOf(op->getOperand(0));
    } else {
      unit.work.vectorFlops += work.vectorFlops;
    }
    unit.work.transcendentals += work.transcendentals;
    unit.work.isHandWritten |= work.isHandWritten;
    if (work.memoryBytes)
      unit.annotatedBytes = unit.annotatedBytes.value_or(0) + *work.memoryBytes;
    if (work.seconds)
      unit.work.measuredSeconds =
          unit.work.measuredSeconds.value_or(0) + *work.seconds;
  }

  Block &block;
  const Fusion &fusion;
  OpPropertyCache &properties;
};

} // namespace

/// Sets the bytes that the unit transfers between device and host. Operations
/// within host memory cost the device nothing.
static void addHostBytes(Unit &unit, const HostMemory &host) {
  double readOnHost = 0, readHere = 0, writtenHere = 0;
  bool isOnHost = false;
  for (const auto &[value, bytes] : unit.reads) {
    if (host.contains(value))
      readOnHost += bytes;
    else if (elementsOf(value) > 1)
      readHere += bytes;
    isOnHost |= host.contains(value);
  }
  for (const auto &[value, bytes] : unit.writes) {
    if (!host.contains(value))
      writtenHere += bytes;
    isOnHost |= host.contains(value);
  }
  if (!isOnHost)
    return;
  unit.isToHost = writtenHere == 0;
  unit.hostBytes = unit.isToHost ? readHere : readOnHost;
  unit.work.isScalar |= readHere + writtenHere == 0;
}

/// Returns the number of times that a sort reads and writes its data: once if
/// it fits on chip, and once more for each doubling beyond.
static double memoryPasses(double orderedBytes, double onChipBytes) {
  constexpr double kDoubleBufferShare =
      0.5; // the next block is loaded concurrently
  double numBlocks = orderedBytes / (onChipBytes * kDoubleBufferShare);
  return numBlocks <= 1 ? 1 : 1 + std::ceil(std::log2(numBlocks));
}

/// Returns true if the op reduces the last dimension of its operand and no
/// other one.
static bool reducesRows(Operation *op) {
  auto rule = sharding::shardingRuleOf(op, /*conservative=*/true);
  if (!rule || op->getNumResults() == 0)
    return false;
  unsigned result = rule->numTensors() - op->getNumResults();
  const TensorFactors &operand = rule->tensor(0);
  auto isKept = [&](ArrayRef<unsigned> factors) {
    return llvm::all_of(factors, [&](unsigned factor) {
      return rule->tensorHasFactor(result, factor);
    });
  };
  return !operand.empty() && !isKept(operand.back()) &&
         llvm::all_of(ArrayRef(operand).drop_back(), isKept);
}

/// Sets what the unit passes through the vector unit: the largest tensor, or
/// the elements that are widened to words.
static void setStreamed(Unit &unit, const Hardware &hardware,
                        const HostMemory &host, const ConvolutionTiles &tiles) {
  if (unit.work.isHandWritten || unit.annotatedBytes)
    return;
  bool isProduct = unit.matrixFlops > 0;
  if (isProduct ? !unit.widensResult : unit.workKind == WorkKind::Opaque)
    return;
  double elements = 0, most = 0; // of the largest tensor
  auto add = [&](Value value, double bytes) {
    bytes *= tiles.paddingOf(value);
    if (bytes <= most || host.contains(value))
      return;
    most = bytes;
    elements = bytes / sharding::elementBytes(value.getType());
  };
  double readBytes = 0, writtenBytes = 0;
  for (const auto &[value, bytes] : unit.reads) {
    if (!isProduct)
      add(value, bytes);
    readBytes += bytes * tiles.paddingOf(value);
  }
  // A concatenation reads the blocks of an operand as blocks of the result.
  for (const auto &[value, bytes] : unit.writes) {
    double padded = bytes * tiles.paddingOf(value);
    writtenBytes += padded;
    if (isProduct || padded > readBytes)
      add(value, bytes);
  }
  if (isProduct ||
      (unit.workKind == WorkKind::Reduce && reducesRows(unit.lead))) {
    unit.work.widenedElements = elements;
    return;
  }
  if (unit.keepsRows && hardware.rowElementRate > 0) {
    unit.work.rowElementRate = elements;
    return;
  }
  unit.work.oneWayBytes = std::max(readBytes, writtenBytes);
  unit.work.streamedBytes = most;
  unit.work.streamedElements = elements;
}

/// Adds the copy of a result to another layout, which widens it once more.
static void addRelayout(Unit &unit) {
  if (unit.relaidBytes <= 0)
    return;
  Type type = unit.lead->getResult(0).getType();
  unit.work.memoryBytes += kReadAndWritten * unit.relaidBytes;
  unit.work.widenedElements += unit.relaidBytes / sharding::elementBytes(type);
}

/// Returns true if a product reads an argument from the chip, where it was
/// copied to beside earlier kernels.
static bool isPrefetched(const Unit &unit, Value value, double bytes,
                         const Hardware &hardware) {
  return unit.matrixFlops > 0 && !unit.work.isHandWritten &&
         bytes <= hardware.prefetchBytes && isProgramArgument(value);
}

/// Adds the loads of the windows of the unit's convolutions, and the copies of
/// their tensors to the tiles of convolutions.
static void addConvolutions(Unit &unit, OpPropertyCache &properties,
                            const ConvolutionTiles &tiles) {
  // An element is loaded, and pushed to the matrix unit.
  constexpr double kLoadAndPush = 2;
  if (!properties.getHardware().hasStreamFigures())
    return;
  auto addCopied = [&](double elements, Value value) {
    unit.work.copiedElements += elements;
    unit.work.copiedBytes += elements * sharding::elementBytes(value.getType());
  };
  if (unit.kind == Unit::Kernel)
    for (const auto &[value, bytes] : unit.writes)
      addCopied(tiles.copiedElementsToSend(value, properties), value);
  for (Operation *op : unit.ops) {
    const OpWork &work = properties.workOf(op);
    if (work.loadedElements <= 0)
      continue;
    unit.work.windowFlops +=
        kLoadAndPush * work.loadedElements * tiles.paddingOf(op->getOperand(0));
    if (work.hasBatches)
      continue;
    addCopied(tiles.copiedElements(op, properties), op->getResult(0));
  }
}

/// Derives the work of a unit from its reads and writes.
static void finish(Unit &unit, OpPropertyCache &properties,
                   const HostMemory &host, const ConvolutionTiles &tiles) {
  const Hardware &hardware = properties.getHardware();
  double elements = 0;
  for (const auto &[value, bytes] : unit.reads)
    if (!host.contains(value) && !isPrefetched(unit, value, bytes, hardware))
      unit.work.memoryBytes += bytes * tiles.paddingOf(value);
  for (const auto &[value, bytes] : unit.writes) {
    if (!host.contains(value))
      unit.work.memoryBytes += bytes * tiles.paddingOf(value);
    elements = std::max(elements, elementsOf(value));
  }
  addHostBytes(unit, host);
  if (unit.kind == Unit::Kernel)
    setStreamed(unit, hardware, host, tiles);
  addRelayout(unit);
  addConvolutions(unit, properties, tiles);
  unit.work.memoryBytes += unit.copiedBytes + unit.repeatedBytes;
  unit.work.memoryBytes += kReadAndWritten * unit.transposedBytes;
  double onChip = hardware.onChipBytes / hardware.devicesPerChip;
  unit.work.memoryBytes *= memoryPasses(unit.orderedBytes, onChip);
  llvm::sort(unit.ops, [](Operation *a, Operation *b) {
    return a->getBlock() == b->getBlock() && a->isBeforeInBlock(b);
  });
  if (unit.annotatedBytes)
    unit.work.memoryBytes = *unit.annotatedBytes;
  else if (unit.work.isHandWritten && unit.ops.size() > 1)
    unit.work.memoryBytes += spilledBytes(unit, onChip);
  unit.work.isScalar |= elements <= 1 && unit.work.memoryBytes < 1024;
}

std::vector<Unit> mlir::gspmd::unitsOf(Block &block,
                                       OpPropertyCache &properties,
                                       const HostMemory &host) {
  Fusion fusion(block, properties);
  std::vector<Unit> units =
      joinUnits(UnitMaker(block, fusion, properties).make(), block, fusion);
  ConvolutionTiles tiles(block, properties);
  for (Unit &unit : units) {
    finish(unit, properties, host, tiles);
    if (properties.getHardware().hasSeparateWeights > 0 &&
        isOnlyOfStacks(unit, block, properties))
      unit.work = {};
  }
  return units;
}
