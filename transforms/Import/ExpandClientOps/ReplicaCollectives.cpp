//===- ReplicaCollectives.cpp - Exchange of one process with itself -------===//

#include "transforms/Import/ExpandClientOps/ReplicaCollectives.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::ProcessGrouping;

/// Is the program told to be of one partition, and no mesh says otherwise? JAX
/// also writes 1 where an export leaves the devices to a mesh.
static bool isOneProcess(ModuleOp module) {
  auto partitions = module->getAttrOfType<IntegerAttr>("mhlo.num_partitions");
  return partitions && partitions.getInt() == 1 &&
         llvm::all_of(module.getOps<sharding::MeshOp>(),
                      [](sharding::MeshOp mesh) {
                        return mesh.toMesh().numDevices() == 1;
                      });
}

static bool isProcessZero(int64_t id) { return id == 0; }

/// Does every process exchange with itself only? `rows` is not told where all
/// processes are one group.
static bool isAlone(Operation *op, ArrayRef<SmallVector<int64_t>> rows) {
  ProcessGrouping scope = stablehlo::getProcessGrouping(op);
  bool isOfZero = llvm::all_of(rows, [](ArrayRef<int64_t> row) {
    return llvm::all_of(row, isProcessZero);
  });
  if (scope == ProcessGrouping::CrossReplica ||
      (isOfZero && isOneProcess(op->getParentOfType<ModuleOp>())))
    return isOfZero;
  // Groups of one are alone whatever the mesh.
  return scope != ProcessGrouping::CrossReplicaAndPartition &&
         !isa<stablehlo::CollectivePermuteOp>(op) && !rows.empty() &&
         llvm::all_of(rows,
                      [](ArrayRef<int64_t> row) { return row.size() == 1; });
}

/// Replaces a collective of processes that are alone by its operands; one that
/// nobody sends in by zeros. False for others.
static bool collapseExchange(Operation *op) {
  SmallVector<SmallVector<int64_t>> rows = stablehlo::getProcessGroups(op);
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

LogicalResult mlir::gspmd::verifyOneReplica(ModuleOp module) {
  auto replicas = module->getAttrOfType<IntegerAttr>("mhlo.num_replicas");
  if (!replicas || replicas.getInt() <= 1)
    return success();
  return module.emitError()
         << "is a program of " << replicas.getInt()
         << " replicas; gspmd runs one replica, of many partitions (or what "
            "--gspmd-export-stablehlo wrote, whose arguments say how they "
            "lie)";
}

bool mlir::gspmd::dependsOnReplicas(Operation *op) {
  return isa<stablehlo::ReplicaIdOp>(op) || stablehlo::isCollective(op);
}

bool mlir::gspmd::foldReplicaOp(Operation *op) {
  if (!isa<stablehlo::ReplicaIdOp>(op))
    return collapseExchange(op);
  OpBuilder b(op);
  Type type = op->getResult(0).getType();
  op->getResult(0).replaceAllUsesWith(stablehlo::ConstantOp::create(
      b, op->getLoc(), cast<ElementsAttr>(b.getZeroAttr(type))));
  op->erase();
  return true;
}
