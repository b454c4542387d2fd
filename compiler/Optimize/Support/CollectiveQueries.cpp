//===- CollectiveQueries.cpp - Properties of collectives ------------------===//

#include "compiler/Optimize/Support/CollectiveQueries.h"

#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;

std::optional<AxisList> mlir::gspmd::axesOf(Operation *op,
                                            FlatSymbolRefAttr mesh,
                                            const Target &target) {
  AxisList all;
  bool hasAxes = false;
  for (NamedAttribute attr : op->getAttrs()) {
    auto axes = dyn_cast<AxesAttr>(attr.getValue());
    if (!axes)
      continue;
    if (axes.getMesh() != mesh)
      return std::nullopt;
    hasAxes = true;
    llvm::append_range(all, axes.toAxes(target.meshOf(axes)));
  }
  return hasAxes ? std::optional(all) : std::nullopt;
}

std::optional<TransferKind> mlir::gspmd::transferKindOf(Operation *op) {
  auto cost = dyn_cast_or_null<sharding::EmulationCostOpInterface>(op);
  auto work = cost ? cost.getCollectiveWork() : std::nullopt;
  return work ? std::optional(work->kind) : std::nullopt;
}

bool mlir::gspmd::isDataMovementCollective(Operation *op) {
  std::optional<TransferKind> kind = transferKindOf(op);
  return kind && op->getNumOperands() == 1 &&
         *kind != TransferKind::AllReduce &&
         *kind != TransferKind::ReduceScatter;
}

bool mlir::gspmd::mayProduceZeros(Operation *move) {
  std::optional<TransferKind> kind = transferKindOf(move);
  return kind == TransferKind::Shift || kind == TransferKind::Pairs ||
         kind == TransferKind::Halo;
}

bool mlir::gspmd::saturates(Operation *reduction) {
  auto kind =
      reduction->getAttrOfType<sharding::ReductionKindAttr>("reduction");
  bool isIdempotent = kind && sharding::isIdempotent(kind.getValue());
  return !isIdempotent &&
         llvm::any_of(reduction->getOperandTypes(), [](Type type) {
           return isa<quant::QuantizedType>(getElementTypeOrSelf(type));
         });
}

std::optional<sharding::ReductionKind> mlir::gspmd::reductionOf(Operation *op) {
  if (!op || op->getNumOperands() != 1 || saturates(op))
    return std::nullopt;
  if (auto reduce = dyn_cast<spmd::AllReduceOp>(op))
    return reduce.getReduction();
  if (auto scatter = dyn_cast<spmd::ReduceScatterOp>(op))
    return scatter.getReduction();
  return std::nullopt;
}

bool mlir::gspmd::hasScalesAlongDim(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), [](Type type) {
    return isa<quant::UniformQuantizedPerAxisType>(getElementTypeOrSelf(type));
  });
}

void mlir::gspmd::eraseIfDead(Operation *op) {
  llvm::SetVector<Operation *> worklist;
  worklist.insert(op);
  while (!worklist.empty()) {
    Operation *next = worklist.pop_back_val();
    if (!isOpTriviallyDead(next))
      continue;
    for (Value operand : next->getOperands())
      if (Operation *def = operand.getDefiningOp())
        worklist.insert(def);
    next->erase();
  }
}

double mlir::gspmd::localResultBytes(Operation *op) {
  double bytes = 0;
  for (Value result : op->getResults())
    bytes += localBytesOf(result);
  return bytes;
}

double mlir::gspmd::localBytesOf(Value value) {
  return sharding::tensorBytes(value.getType());
}

double mlir::gspmd::executionCountOf(Operation *op) {
  double executions = 1;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(parent))
      executions *= std::max<int64_t>(1, flow.getTripCount().value_or(1));
  return executions;
}
