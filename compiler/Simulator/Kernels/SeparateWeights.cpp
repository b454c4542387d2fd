//===- SeparateWeights.cpp - Kernels that only stacks need ----------------===//

#include "compiler/Simulator/Kernels/SeparateWeights.h"
#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "compiler/Simulator/Ops/OpWork.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns true if the unit writes nothing but loop-carried values whose last
/// values nothing else reads: it adds to accumulators.
static bool isAccumulation(const Unit &unit, const LoopCarriedValues &carried,
                           OpPropertyCache &properties) {
  if (unit.workKind != WorkKind::Pointwise)
    return false;
  return llvm::all_of(unit.writes, [&](const auto &write) {
    for (unsigned i = 0; i < carried.count(); ++i)
      if (properties.storageOf(carried.yielded(i)) == write.first)
        return carried.argument(i).hasOneUse() &&
               unit.reads.contains(carried.argument(i));
    return false;
  });
}

/// Returns true if the unit copies a slice of a tensor that is the same in all
/// iterations.
static bool isSliceOfStack(const Unit &unit, Block &block,
                           const LoopCarriedValues &carried,
                           OpPropertyCache &properties) {
  if (unit.workKind != WorkKind::Move || unit.writes.size() != 1)
    return false;
  Value stack;
  for (const auto &[value, bytes] : unit.reads)
    if (elementsOf(value) > 1) {
      if (stack)
        return false;
      stack = value;
    }
  if (!stack || elementsOf(stack) <= elementsOf(unit.writes.front().first))
    return false;
  if (stack.getParentBlock() != &block)
    return true;
  auto argument = dyn_cast<BlockArgument>(stack);
  std::optional<unsigned> index =
      argument ? carried.findByArgument(argument) : std::nullopt;
  return index && properties.storageOf(carried.yielded(*index)) == stack;
}

/// Returns true if the unit fills a tensor only for loops that write it.
static bool isInitialStack(const Unit &unit) {
  if (unit.workKind != WorkKind::Move || unit.writes.size() != 1)
    return false;
  for (const auto &[value, bytes] : unit.reads)
    if (elementsOf(value) > 1)
      return false;
  return llvm::all_of(unit.writes.front().first.getUses(), [](OpOperand &use) {
    auto loop = LoopCarriedValues::get(use.getOwner());
    return loop && loop->findByOperand(use.getOperandNumber());
  });
}

bool mlir::gspmd::isStackOverhead(const Unit &unit, Block &block,
                                  OpPropertyCache &properties) {
  if (unit.kind != Unit::Kernel || unit.matrixFlops > 0 || unit.writes.empty())
    return false;
  auto carried = LoopCarriedValues::get(block.getParentOp());
  return carried && (isAccumulation(unit, *carried, properties) ||
                     isSliceOfStack(unit, block, *carried, properties) ||
                     isInitialStack(unit));
}
