//===- Units.cpp - Kernels and other units of a block ---------------------===//

#include "compiler/Simulator/Kernels/Units.h"
#include "compiler/Simulator/Kernels/Fusion.h"
#include "compiler/Simulator/Kernels/JoinUnits.h"
#include "compiler/Simulator/Kernels/OnChipTiling.h"
#include "compiler/Simulator/Kernels/OperandTransposes.h"
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

namespace {

/// Creates a unit for each live root op, before joinUnits.
class UnitMaker {
public:
  UnitMaker(Block &block, const Fusion &fusion, OpFacts &facts)
      : block(block), fusion(fusion), facts(facts) {}

  std::vector<Unit> make() {
    std::vector<Unit> units;
    units.reserve(fusion.numRoots());
    for (Operation &op : block.without_terminator())
      if (fusion.isRoot(&op) && isLive(&op))
        units.push_back(makeUnit(&op));
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
      if (!facts.isCheapConstant(value))
        unit.reads[facts.storageOf(value)] = 0;
    unit.reads[facts.storageOf(done->getOperand(0))] = 0;
    return unit;
  }

  Unit makeUnit(Operation *op) {
    if (Operation *start = spmd::startOf(op))
      return makeWaitUnit(start, op);
    Unit unit;
    unit.lead = op;
    unit.workKind = facts.workKindOf(op);
    if (facts.isControl(op))
      unit.kind = Unit::Region;
    else if (facts.isCollective(op))
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
    if (!facts.isControl(op))
      return;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (inner != op && operand.getParentBlock() == &block &&
            !facts.isCheapConstant(operand))
          unit.reads[facts.storageOf(operand)] = bytesOf(operand);
    });
  }

  /// Adds the copy of a tensor that the op updates in place and that a later op
  /// still reads.
  void addUpdatedCopies(Operation *op, Unit &unit) {
    auto cost = dyn_cast<EmulationCostOpInterface>(op);
    for (OpResult result : op->getResults()) {
      std::optional<unsigned> operand;
      if (cost)
        operand = cost.getInPlaceOperand(result.getResultNumber());
      if (!operand)
        continue;
      Value target = op->getOperand(*operand);
      if (facts.isCheapConstant(target)) {
        unit.writes[result] = bytesOf(result);
        continue;
      }
      bool isNeeded = llvm::any_of(target.getUses(), [&](OpOperand &use) {
        Operation *user = block.findAncestorOpInBlock(*use.getOwner());
        return use.getOwner() != op && user && op->isBeforeInBlock(user);
      });
      if (!isNeeded)
        continue;
      unit.reads[facts.storageOf(target)] = bytesOf(target);
      unit.writes[result] = bytesOf(result);
    }
  }

  void addWork(Operation *op, Unit &unit) {
    const OpWork &work = facts.workOf(op);
    if (work.matrixFlops > 0)
      unit.transposedBytes += transposedOperandBytes(op, unit.ops);
    if (work.matrixFlops > unit.matrixFlops)
      unit.matrixType = work.matrixType;
    unit.matrixFlops += work.matrixFlops;
    unit.peakSeconds += work.peakSeconds;
    unit.work.matrixSeconds += work.matrixSeconds;
    unit.work.vectorFlops += work.vectorFlops;
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
  OpFacts &facts;
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

/// Derives the work of a unit from its reads and writes.
static void finish(Unit &unit, const Hardware &hardware,
                   const HostMemory &host) {
  double elements = 0;
  for (const auto &[value, bytes] : unit.reads)
    if (!host.contains(value))
      unit.work.memoryBytes += bytes;
  for (const auto &[value, bytes] : unit.writes) {
    if (!host.contains(value))
      unit.work.memoryBytes += bytes;
    elements = std::max(elements, elementsOf(value));
  }
  addHostBytes(unit, host);
  constexpr double kReadAndWritten = 2;
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

std::vector<Unit> mlir::gspmd::unitsOf(Block &block, OpFacts &facts,
                                       const HostMemory &host) {
  Fusion fusion(block, facts);
  std::vector<Unit> units =
      joinUnits(UnitMaker(block, fusion, facts).make(), block, fusion);
  for (Unit &unit : units)
    finish(unit, facts.getHardware(), host);
  return units;
}
