//===- Collectives.cpp - Ops of `spmd` by what they do --------------------===//

#include "transforms/Optimize/Collectives.h"

using namespace mlir;
using namespace mlir::gspmd;
using ::gspmd::AxisList;
using sharding::AxesAttr;

std::optional<AxisList> mlir::gspmd::axesOf(Operation *op,
                                            FlatSymbolRefAttr mesh,
                                            const Target &target) {
  AxisList all;
  for (NamedAttribute attr : op->getAttrs()) {
    auto axes = dyn_cast<AxesAttr>(attr.getValue());
    if (!axes)
      continue;
    if (axes.getMesh() != mesh)
      return std::nullopt;
    llvm::append_range(all, axes.toAxes(target.meshOf(axes)));
  }
  bool hasAxes = llvm::any_of(op->getAttrs(), [](NamedAttribute attr) {
    return isa<AxesAttr>(attr.getValue());
  });
  return hasAxes ? std::optional(all) : std::nullopt;
}

bool mlir::gspmd::isMove(Operation *op) {
  return op && op->getNumOperands() == 1 &&
         isa<spmd::AllGatherOp, spmd::AllToAllOp, spmd::CollectivePermuteOp,
             spmd::ShiftOp, spmd::PermutePairsOp, spmd::HaloExchangeOp>(op);
}

bool mlir::gspmd::mayBringZeros(Operation *move) {
  return isa<spmd::ShiftOp, spmd::PermutePairsOp, spmd::HaloExchangeOp>(move);
}

std::optional<sharding::ReductionKind> mlir::gspmd::reductionOf(Operation *op) {
  if (!op || op->getNumOperands() != 1)
    return std::nullopt;
  if (auto reduce = dyn_cast<spmd::AllReduceOp>(op))
    return reduce.getReduction();
  if (auto scatter = dyn_cast<spmd::ReduceScatterOp>(op))
    return scatter.getReduction();
  return std::nullopt;
}

double mlir::gspmd::bytesOfTensor(Value value) {
  return sharding::tensorBytes(value.getType());
}
