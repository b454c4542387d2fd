//===- Units.cpp - What runs as one ---------------------------------------===//

#include "lib/Simulator/Units.h"
#include "dialect/Sharding/ShardingInterfaces.h"
#include "lib/Simulator/Fusion.h"
#include "lib/Simulator/JoinUnits.h"
#include "lib/Simulator/OnChip.h"
#include "lib/Simulator/OpWork.h"
#include "lib/Simulator/Storage.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

namespace {

/// Makes the units that ops lead, each for itself.
class UnitMaker {
public:
  UnitMaker(Block &block, const Fusion &fusion,
            const ::gspmd::Hardware &hardware)
      : block(block), fusion(fusion), hardware(hardware) {}

  std::vector<Unit> make() {
    std::vector<Unit> units;
    for (Operation &op : block.without_terminator())
      if (fusion.isRoot(&op) && isLive(&op))
        units.push_back(unitOf(&op));
    return units;
  }

private:
  /// Is anything the op computes used? (Ops with effects always are.)
  static bool isLive(Operation *op) {
    return !op->use_empty() || !isMemoryEffectFree(op) ||
           op->getNumResults() == 0;
  }

  Unit unitOf(Operation *op) {
    Unit unit;
    unit.lead = op;
    unit.workKind = workKindOf(op);
    if (isControl(op))
      unit.kind = Unit::Region;
    else if (isCollective(op))
      unit.kind = Unit::Collective;
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
    return unit;
  }

  /// Regions read values of the block around them.
  void addCaptured(Operation *op, Unit &unit) {
    if (!isControl(op))
      return;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (inner != op && operand.getParentBlock() == &block &&
            !isMadeOfNothing(operand))
          unit.reads[storageOf(operand)] = bytesOf(operand);
    });
  }

  /// What is overwritten in place must not be needed afterwards; else all of it
  /// is copied first.
  void addUpdatedCopies(Operation *op, Unit &unit) {
    auto cost = dyn_cast<EmulationCostOpInterface>(op);
    for (OpResult result : op->getResults()) {
      std::optional<unsigned> operand;
      if (cost)
        operand = cost.getInPlaceOperand(result.getResultNumber());
      if (!operand)
        continue;
      Value target = op->getOperand(*operand);
      if (isMadeOfNothing(target)) {
        unit.writes[result] = bytesOf(result);
        continue;
      }
      bool isNeeded = llvm::any_of(target.getUses(), [&](OpOperand &use) {
        Operation *user = block.findAncestorOpInBlock(*use.getOwner());
        return use.getOwner() != op && user && op->isBeforeInBlock(user);
      });
      if (!isNeeded)
        continue;
      unit.reads[storageOf(target)] = bytesOf(target);
      unit.writes[result] = bytesOf(result);
    }
  }

  void addWork(Operation *op, Unit &unit) {
    OpWork work = workOf(op, hardware);
    unit.matrixFlops += work.matrixFlops;
    unit.peakSeconds += work.peakSeconds;
    unit.work.matrixSeconds += work.matrixSeconds;
    unit.work.vectorFlops += work.vectorFlops;
    unit.work.transcendentals += work.transcendentals;
    unit.work.isHandWritten |= work.isHandWritten;
    if (work.memoryBytes)
      unit.givenBytes = unit.givenBytes.value_or(0) + *work.memoryBytes;
    if (work.seconds)
      unit.work.givenSeconds =
          unit.work.givenSeconds.value_or(0) + *work.seconds;
  }

  Block &block;
  const Fusion &fusion;
  const ::gspmd::Hardware &hardware;
};

} // namespace

/// What follows from all that a unit reads and writes.
static void finish(Unit &unit, const ::gspmd::Hardware &hardware) {
  double elements = 0;
  for (const auto &[value, bytes] : unit.reads)
    unit.work.memoryBytes += bytes;
  for (const auto &[value, bytes] : unit.writes) {
    unit.work.memoryBytes += bytes;
    elements = std::max(elements, elementsOf(value));
  }
  llvm::sort(unit.ops, [](Operation *a, Operation *b) {
    return a->getBlock() == b->getBlock() && a->isBeforeInBlock(b);
  });
  if (unit.givenBytes)
    unit.work.memoryBytes = *unit.givenBytes;
  else if (unit.work.isHandWritten && unit.ops.size() > 1)
    unit.work.memoryBytes +=
        trafficBeyondChip(unit, hardware.onChipBytes / hardware.devicesPerChip);
  unit.work.isScalar = elements <= 1 && unit.work.memoryBytes < 1024;
}

std::vector<Unit> mlir::gspmd::unitsOf(Block &block,
                                       const ::gspmd::Hardware &hardware) {
  Fusion fusion(block);
  std::vector<Unit> units =
      joinUnits(UnitMaker(block, fusion, hardware).make(), block, fusion);
  for (Unit &unit : units)
    finish(unit, hardware);
  return units;
}
