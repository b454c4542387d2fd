//===- CollapseReplicas.cpp - Exchange of one process with itself ---------===//

#include "transforms/Import/CollapseReplicas.h"
#include "dialect/StableHLO/ExchangeScope.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::ExchangeScope;

/// Does every process exchange with itself only, whatever the mesh?
static bool isAlone(Operation *op, ArrayRef<SmallVector<int64_t>> rows) {
  bool isPermute = isa<stablehlo::CollectivePermuteOp>(op);
  if (stablehlo::getExchangeScope(op) == ExchangeScope::Replicas)
    return llvm::all_of(rows, [&](ArrayRef<int64_t> row) {
      return llvm::all_of(row, [](int64_t id) { return id == 0; });
    });
  return stablehlo::getExchangeScope(op) !=
             ExchangeScope::ReplicasAndPartitions &&
         !isPermute && !rows.empty() &&
         llvm::all_of(rows,
                      [](ArrayRef<int64_t> row) { return row.size() == 1; });
}

/// Replaces a collective of processes that are alone by its operands; one that
/// nobody sends in by zeros. False for others.
static bool collapseExchange(Operation *op) {
  SmallVector<SmallVector<int64_t>> rows = stablehlo::getExchangeRows(op);
  if (!isAlone(op, rows))
    return false;
  OpBuilder b(op);
  bool isSent =
      !rows.empty() ||
      !isa<stablehlo::CollectivePermuteOp, stablehlo::CollectiveBroadcastOp>(
          op);
  for (auto [operand, result] :
       llvm::zip_equal(op->getOperands(), op->getResults())) {
    auto type = cast<RankedTensorType>(result.getType());
    Value value = operand;
    if (!isSent && type.hasStaticShape() &&
        type.getElementType().isIntOrFloat())
      value = stablehlo::ConstantOp::create(
          b, op->getLoc(),
          DenseElementsAttr::get(type, b.getZeroAttr(type.getElementType())));
    else if (!isSent)
      return false; // left to the error of whoever cannot run it
    else if (operand.getType() != type) // an accumulator of a wider type
      value = stablehlo::ConvertOp::create(b, op->getLoc(), type, operand);
    result.replaceAllUsesWith(value);
  }
  op->erase();
  return true;
}

LogicalResult mlir::gspmd::checkOneReplica(ModuleOp module) {
  auto replicas = module->getAttrOfType<IntegerAttr>("mhlo.num_replicas");
  if (!replicas || replicas.getInt() <= 1)
    return success();
  return module.emitError()
         << "is a program of " << replicas.getInt()
         << " replicas; gspmd runs one replica, of many partitions (or what "
            "--gspmd-export-stablehlo wrote, whose arguments say how they "
            "lie)";
}

bool mlir::gspmd::asksForReplicas(Operation *op) {
  return isa<stablehlo::ReplicaIdOp>(op) || stablehlo::isCollective(op);
}

bool mlir::gspmd::collapseReplicas(Operation *op) {
  if (!isa<stablehlo::ReplicaIdOp>(op))
    return collapseExchange(op);
  OpBuilder b(op);
  Type type = op->getResult(0).getType();
  op->getResult(0).replaceAllUsesWith(stablehlo::ConstantOp::create(
      b, op->getLoc(), cast<ElementsAttr>(b.getZeroAttr(type))));
  op->erase();
  return true;
}
