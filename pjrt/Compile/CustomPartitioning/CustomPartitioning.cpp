//===- CustomPartitioning.cpp - Resolves calls of the caller --------------===//
#include "pjrt/Compile/CustomPartitioning/CustomPartitioning.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Pass/PassManager.h"
#include "pjrt/Callbacks/CompileCallbacks.h"
#include "pjrt/Compile/CustomPartitioning/PartitionCalls.h"
#include "pjrt/Compile/CustomPartitioning/ShardingInference.h"
#include "pjrt/Compile/OpShardings.h"
#include "transforms/Partition/Planning/ManualAxes.h"
#include "transforms/Support/Diagnostics/DiagnosticKind.h"
#include "transforms/Support/ShardingAnnotations.h"

namespace mlir::gspmd::pjrt {

SmallVector<Operation *> callsOf(ModuleOp module, StringRef target) {
  SmallVector<Operation *> calls;
  module.walk([&](Operation *op) {
    if (stablehlo::customCallTarget(op) == target)
      calls.push_back(op);
  });
  return calls;
}

TensorSharding completedSharding(Value value, const Mesh &mesh) {
  sharding::TensorShardingAttr attached = annotationOf(value);
  if (attached)
    return attached.toSharding(mesh).closed();
  auto type = cast<RankedTensorType>(value.getType());
  return TensorSharding::replicated(unsigned(type.getRank()));
}

/// Returns the assignment of an inspected value. Axes that are manual around
/// the call do not shard it; if all are, the kind is XLA's Manual.
static std::optional<TileAssignment> inspected(Operation *call,
                                               const Mesh &mesh) {
  TileAssignment assignment;
  ManualAxes manual(mesh);
  int64_t devices = mesh.numDevices();
  if (devices > 1 &&
      axisListSize(manual.list(manual.numberOf(call))) == devices) {
    assignment.kind = TileAssignment::Kind::Manual;
    return assignment;
  }
  return TileAssignment::get(mesh,
                             completedSharding(call->getOperand(0), mesh));
}

static LogicalResult inspect(Operation *call, ModuleOp module) {
  FailureOr<sharding::MeshOp> meshOp = findMesh(module);
  if (failed(meshOp))
    return failure();
  if (call->getNumOperands() != 1 || call->getNumResults() != 1 ||
      !isa<RankedTensorType>(call->getOperand(0).getType()))
    return call->emitOpError()
           << kInspectionTarget
           << " expects one operand and one result, both tensors";
  auto assignment = inspected(call, *meshOp ? meshOp->toMesh() : Mesh());
  if (!assignment)
    return call->emitOpError()
           << "inspects a sharding that cannot be written as a "
           << "tile assignment";
  absl::Status status = reportSharding(stablehlo::backendConfigText(call),
                                       serialize(*assignment));
  if (!status.ok())
    return emitOpError(call, ErrorKind::CallerFunction)
           << std::string(status.message());
  call->replaceAllUsesWith(call->getOperands());
  call->erase();
  return success();
}

bool hasCallerCalls(ModuleOp module) {
  return !callsOf(module, kPartitioningTarget).empty() ||
         !callsOf(module, kInspectionTarget).empty();
}

static LogicalResult inspectAll(ModuleOp module) {
  for (Operation *call : callsOf(module, kInspectionTarget))
    if (failed(inspect(call, module)))
      return failure();
  return success();
}

LogicalResult resolveCallerCalls(ModuleOp module) {
  FailureOr<bool> isCompleted = completeByInference(module);
  if (failed(isCompleted))
    return failure();
  PassManager pm(module.getContext());
  buildGspmdComplete(pm);
  if (!*isCompleted && failed(pm.run(module)))
    return failure();
  return success(succeeded(inspectAll(module)) &&
                 succeeded(applyPartitionFunctions(module)));
}

} // namespace mlir::gspmd::pjrt
