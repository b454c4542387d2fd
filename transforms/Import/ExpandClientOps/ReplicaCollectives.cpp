//===- ReplicaCollectives.cpp - Collectives of one replica ----------------===//

#include "transforms/Import/ExpandClientOps/ReplicaCollectives.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "dialect/StableHLO/StablehloOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using stablehlo::ProcessGrouping;

/// Returns true if the program has one partition and no mesh of several
/// devices. JAX also writes 1 if a program is exported without devices.
static bool isOneProcess(ModuleOp module) {
  auto partitions = module->getAttrOfType<IntegerAttr>("mhlo.num_partitions");
  return partitions && partitions.getInt() == 1 &&
         llvm::all_of(module.getOps<sharding::MeshOp>(),
                      [](sharding::MeshOp mesh) {
                        return mesh.toMesh().numDevices() == 1;
                      });
}

/// Returns the number of processes of the program; nullopt if it states none.
static std::optional<int64_t> numProcesses(ModuleOp module) {
  for (auto mesh : module.getOps<sharding::MeshOp>())
    return mesh.toMesh().numDevices();
  if (auto partitions =
          module->getAttrOfType<IntegerAttr>("mhlo.num_partitions"))
    return partitions.getInt();
  return std::nullopt;
}

static bool isProcessZero(int64_t id) { return id == 0; }

/// Returns true if each of the `count` processes is a group of its own.
static bool areSingleProcesses(ArrayRef<SmallVector<int64_t>> rows,
                               int64_t count) {
  llvm::SmallDenseSet<int64_t> members;
  return static_cast<int64_t>(rows.size()) == count &&
         llvm::all_of(rows, [&](ArrayRef<int64_t> row) {
           return row.size() == 1 && row.front() >= 0 && row.front() < count &&
                  members.insert(row.front()).second;
         });
}

/// Returns true if each process is the only participant of a group. `rows` is
/// empty if all processes are one group.
static bool hasSingleParticipants(Operation *op,
                                  ArrayRef<SmallVector<int64_t>> rows) {
  ProcessGrouping scope = stablehlo::getProcessGrouping(op);
  auto module = op->getParentOfType<ModuleOp>();
  bool isOfZero = llvm::all_of(rows, [](ArrayRef<int64_t> row) {
    return llvm::all_of(row, isProcessZero);
  });
  if (scope == ProcessGrouping::CrossReplica ||
      (isOfZero && isOneProcess(module)))
    return isOfZero;
  // Other groups of one process are validated when the op is lowered.
  return scope != ProcessGrouping::CrossReplicaAndPartition &&
         !isa<stablehlo::CollectivePermuteOp>(op) && !rows.empty() &&
         areSingleProcesses(rows, numProcesses(module).value_or(rows.size()));
}

/// Replaces a collective of single processes by its operands, or by zeros if no
/// process sends. Returns false for others.
static bool foldCollective(Operation *op) {
  SmallVector<SmallVector<int64_t>> rows = stablehlo::getProcessGroups(op);
  if (!hasSingleParticipants(op, rows))
    return false;
  OpBuilder b(op);
  stablehlo::TensorOps ops(b, op->getLoc());
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
      value = ops.constant(type, 0);
    else if (!isSent)
      return false; // an error is reported when the op is lowered
    else if (operand.getType() != type) // the accumulator may have a wider type
      value = ops.convert(operand, type.getElementType());
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
         << " replicas; expected one replica, of any number of partitions (or "
            "the output of --gspmd-export-stablehlo, whose arguments have "
            "gspmd.sharding)";
}

bool mlir::gspmd::dependsOnReplicas(Operation *op) {
  return stablehlo::getProcessId(op) == stablehlo::ProcessId::Replica ||
         stablehlo::isCollective(op);
}

bool mlir::gspmd::foldReplicaOp(Operation *op) {
  if (stablehlo::isCollective(op))
    return foldCollective(op);
  OpBuilder b(op);
  stablehlo::TensorOps ops(b, op->getLoc());
  op->getResult(0).replaceAllUsesWith(
      ops.constant(stablehlo::typeOf(op->getResult(0)), 0));
  op->erase();
  return true;
}
