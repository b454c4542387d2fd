//===- ReshardCollectives.cpp - Reshards as collectives -------------------===//

#include "transforms/Export/ExportSdy/ReshardCollectives.h"

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Ops/Collective/ProcessGrouping.h"
#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Reshard/ReshardPlanner.h"
#include "transforms/Support/ShardingAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ReductionKind;
using sharding::TensorShardingAttr;

namespace {

/// A reshard, and the steps that it becomes.
struct PlannedReshard {
  sharding::ReshardOp op;
  ArrayRef<ReshardStep> steps;
  ReductionKind reduction;
};

class ReshardWriter {
public:
  ReshardWriter(ModuleOp module, sharding::MeshOp mesh)
      : module(module), context(module.getContext()), mesh(mesh.toMesh()),
        meshName(FlatSymbolRefAttr::get(mesh.getSymNameAttr())),
        planner(this->mesh) {}

  LogicalResult run();

private:
  TensorSharding shardingOf(Value value) const;
  /// Verifies that `op` is local: it does not communicate by itself.
  LogicalResult verifyLocal(Operation *op) const;
  LogicalResult plan(sharding::ReshardOp op);
  void write(const PlannedReshard &planned);
  /// Writes a local rotation as two slices and their concatenation.
  void write(sharding::RotateOp op);
  Value writeStep(OpBuilder &b, Location loc, Value value,
                  const ReshardStep &step, ReductionKind reduction);

  sdy::AxisRefListAttr axisList(ArrayRef<AxisRef> axes) const;
  /// Returns `axes` in the entry of dimension `dim`, the others without axes.
  sdy::ListOfAxisRefListsAttr axesOfDim(unsigned rank, unsigned dim,
                                        ArrayRef<AxisRef> axes) const;

  ModuleOp module;
  MLIRContext *context;
  Mesh mesh;
  FlatSymbolRefAttr meshName;
  ReshardPlanner planner;
  SmallVector<PlannedReshard> reshards;
};

} // namespace

std::optional<ReductionKind> mlir::gspmd::shardyKind(ReductionKind kind,
                                                     Type element) {
  bool isBoolean = element.isInteger(1);
  switch (kind) {
  case ReductionKind::Add:
  case ReductionKind::Max:
  case ReductionKind::Min:
    return kind;
  case ReductionKind::Or:
    return isBoolean ? std::optional(ReductionKind::Max) : std::nullopt;
  case ReductionKind::And:
    return isBoolean ? std::optional(ReductionKind::Min) : std::nullopt;
  case ReductionKind::Mul:
  case ReductionKind::Xor:
    return std::nullopt;
  }
  return std::nullopt;
}

/// Returns a set of axes in the order of the mesh, adjacent sub-axes merged.
static AxisList inMeshOrder(ArrayRef<AxisRef> axes) {
  AxisList sorted(axes);
  llvm::sort(sorted);
  return canonical(sorted);
}

TensorSharding ReshardWriter::shardingOf(Value value) const {
  if (TensorShardingAttr attr = sharding::getSharding(value))
    return attr.toSharding(mesh).closed();
  return TensorSharding::replicated(
      cast<RankedTensorType>(value.getType()).getRank());
}

LogicalResult ReshardWriter::verifyLocal(Operation *op) const {
  if (!sharding::hasPartitionRule(op) || stablehlo::isCollective(op))
    return success();
  FactorMap map = sharding::partitionRuleOf(op);
  SmallVector<AxisList> axes(map.numFactors());
  auto collect = [&](unsigned tensor, Value value) {
    if (!isa<RankedTensorType>(value.getType()))
      return;
    for (auto [f, factor] :
         llvm::enumerate(projectForPartition(map, tensor, shardingOf(value))))
      if (factor.axes.size() > axes[f].size())
        axes[f] = factor.axes;
  };
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    collect(i, operand);
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    collect(op->getNumOperands() + i, result);
  if (sharding::communicatedBytesOf(op, map, axes) == 0)
    return success();
  InFlightDiagnostic error =
      op->emitOpError("communicates along sharded dimensions by itself (a halo "
                      "exchange, or a reduction of its own), for which Shardy "
                      "has no collective; its factors are sharded by");
  for (const AxisList &list : axes)
    if (!list.empty())
      error << " {" << mesh.toString(list) << "}";
  return error << ": replicate them, or export StableHLO's collectives";
}

LogicalResult ReshardWriter::plan(sharding::ReshardOp op) {
  auto type = cast<RankedTensorType>(op.getType());
  TensorSharding from = shardingOf(op.getInput());
  const ReshardPlan &plan =
      planner.plan(type.getShape(), sharding::elementBytes(type), from,
                   op.getSharding().toSharding(mesh).closed());
  // A reduction that the sharding does not specify is that of the reshard.
  ReductionKind kind = op.getReduction();
  if (kind == ReductionKind::Add)
    kind = sharding::fromAlgebra(from.reduction());
  std::optional<ReductionKind> reduction =
      shardyKind(kind, type.getElementType());
  bool reduces = llvm::any_of(plan.steps, [](const ReshardStep &step) {
    return step.kind == ReshardKind::AllReduce ||
           step.kind == ReshardKind::ReduceScatter;
  });
  if (reduces && !reduction)
    return op.emitOpError("combines partial results of ")
           << type << " by " << sharding::stringifyReductionKind(kind)
           << ", for which Shardy has no collective; expected add, max or min";
  reshards.push_back({op, plan.steps, reduction.value_or(ReductionKind::Add)});
  return success();
}

sdy::AxisRefListAttr ReshardWriter::axisList(ArrayRef<AxisRef> axes) const {
  return sdy::AxisRefListAttr::get(
      context,
      sharding::AxesAttr::get(context, meshName, mesh, axes).getAxes());
}

sdy::ListOfAxisRefListsAttr
ReshardWriter::axesOfDim(unsigned rank, unsigned dim,
                         ArrayRef<AxisRef> axes) const {
  SmallVector<sdy::AxisRefListAttr> lists(rank, axisList({}));
  lists[dim] = axisList(axes);
  return sdy::ListOfAxisRefListsAttr::get(context, lists);
}

Value ReshardWriter::writeStep(OpBuilder &b, Location loc, Value value,
                               const ReshardStep &step,
                               ReductionKind reduction) {
  Type type = value.getType();
  TensorSharding after = step.result;
  if (!after.unreducedAxes().empty()) {
    ReductionKind afterKind = sharding::fromAlgebra(after.reduction());
    after = after.withUnreduced(
        inMeshOrder(after.unreducedAxes()),
        sharding::toAlgebra(shardyKind(afterKind, getElementTypeOrSelf(type))
                                .value_or(afterKind)));
  }
  auto result = TensorShardingAttr::get(context, meshName, mesh, after);
  auto out = sdy::TensorShardingAttr::get(
      context, meshName, result.getDims(), result.getReplicated(),
      result.getUnreduced(), result.getReduction());
  unsigned rank = after.rank();
  switch (step.kind) {
  case ReshardKind::Slice:
    return sdy::AllSliceOp::create(
        b, loc, type, axesOfDim(rank, step.dim, step.axes), value, out);
  case ReshardKind::AllGather:
    return sdy::AllGatherOp::create(
        b, loc, type, axesOfDim(rank, step.dim, step.axes), value, out);
  case ReshardKind::AllToAll: {
    auto param = sdy::AllToAllParamAttr::get(context, axisList(step.axes),
                                             step.dim, step.splitDim);
    return sdy::AllToAllOp::create(
        b, loc, type, sdy::AllToAllParamListAttr::get(context, param), value,
        out);
  }
  case ReshardKind::CollectivePermute:
    return sdy::CollectivePermuteOp::create(b, loc, type, value, out);
  case ReshardKind::ReduceScatter:
    return sdy::ReduceScatterOp::create(
        b, loc, type, sdy::toReductionOp(reduction),
        axesOfDim(rank, step.dim, step.axes), value, out);
  case ReshardKind::AllReduce:
    return sdy::AllReduceOp::create(b, loc, type, sdy::toReductionOp(reduction),
                                    axisList(inMeshOrder(step.axes)), value,
                                    out);
  case ReshardKind::ReplicatedToUnreduced:
    return sdy::ReplicatedToUnreducedOp::create(
        b, loc, type, axisList(inMeshOrder(step.axes)), value, out);
  }
  llvm_unreachable("unknown kind of reshard step");
}

void ReshardWriter::write(const PlannedReshard &planned) {
  sharding::ReshardOp op = planned.op;
  OpBuilder b(op);
  Value value = op.getInput();
  for (const ReshardStep &step : planned.steps)
    value = writeStep(b, op.getLoc(), value, step, planned.reduction);
  op.replaceAllUsesWith(value);
  op.erase();
}

void ReshardWriter::write(sharding::RotateOp op) {
  OpBuilder b(op);
  stablehlo::TensorOps ops(b, op.getLoc());
  auto dim = static_cast<int64_t>(op.getDim());
  int64_t size = op.getType().getDimSize(dim);
  int64_t by =
      size == 0 ? 0 : llvm::mod(static_cast<int64_t>(op.getBy()), size);
  Value input = op.getInput();
  Value last = ops.slice(input, dim, size - by, size);
  Value first = ops.slice(input, dim, 0, size - by);
  Value rotated = ops.concatenate({last, first}, dim);
  if (TensorShardingAttr known = sharding::getSharding(op.getResult()))
    for (Value value : {last, first, rotated})
      if (value != input)
        sharding::setSharding(value, known);
  op.replaceAllUsesWith(rotated);
  op.erase();
}

void mlir::gspmd::writeShardyKinds(Operation *op) {
  for (Value result : op->getResults()) {
    TensorShardingAttr known = sharding::getSharding(result);
    if (!known || known.getUnreduced().empty())
      continue;
    ReductionKind kind = sharding::fromAlgebra(known.getReduction());
    std::optional<ReductionKind> shardy =
        shardyKind(kind, getElementTypeOrSelf(result.getType()));
    if (shardy && *shardy != kind)
      sharding::setSharding(result, TensorShardingAttr::get(
                                        op->getContext(), known.getMesh(),
                                        known.getDims(), known.getReplicated(),
                                        known.getUnreduced(),
                                        sharding::toAlgebra(*shardy)));
  }
}

LogicalResult ReshardWriter::run() {
  WalkResult walked = module.walk([&](Operation *op) -> WalkResult {
    if (auto reshard = dyn_cast<sharding::ReshardOp>(op))
      return plan(reshard);
    return verifyLocal(op);
  });
  if (walked.wasInterrupted())
    return failure();
  for (const PlannedReshard &planned : reshards)
    write(planned);
  module.walk([&](sharding::RotateOp op) { write(op); });
  return success();
}

LogicalResult mlir::gspmd::writeReshardsAsCollectives(ModuleOp module) {
  FailureOr<sharding::MeshOp> mesh = findMesh(module);
  if (failed(mesh) || !*mesh)
    return failure(failed(mesh));
  return ReshardWriter(module, *mesh).run();
}
