//===- ImportSdyOps.cpp - Imports ops of Shardy ---------------------------===//

#include "transforms/Import/ImportSdy/ImportSdyOps.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Import/ImportSdy/ImportSdyRegions.h"
#include "transforms/Support/Regions.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

/// Returns true if a sharding can be attached to `value` itself and there is
/// none yet.
static bool canAttach(Value value) {
  if (sharding::getSharding(value))
    return false;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    // Functions are imported after the ops in them.
    auto func = dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp());
    return func && arg.getOwner()->isEntryBlock() &&
           !func.getArgAttr(arg.getArgNumber(), sdy::SdyDialect::kSharding);
  }
  return !isa_and_nonnull<sdy::SdyDialect, ShardingDialect>(
      value.getDefiningOp()->getDialect());
}

/// Returns true if `value` is an argument of a public function. Its sharding
/// states what the caller passes, so it gets no partial sums that the caller
/// did not state.
static bool isPublicArgument(Value value) {
  auto arg = dyn_cast<BlockArgument>(value);
  if (!arg || !arg.getOwner()->isEntryBlock())
    return false;
  auto func = dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp());
  return func && func.isPublic();
}

/// Returns the sharding with open dimensions.
static sharding::TensorShardingAttr
asOpen(sharding::TensorShardingAttr sharding) {
  SmallVector<sharding::DimShardingAttr> dims;
  for (sharding::DimShardingAttr dim : sharding.getDims())
    dims.push_back(
        sharding::DimShardingAttr::get(sharding.getContext(), dim.getAxes(),
                                       /*isClosed=*/false, dim.getPriority()));
  return sharding::TensorShardingAttr::get(
      sharding.getContext(), sharding.getMesh(), dims, sharding.getReplicated(),
      sharding.getUnreduced(), sharding.getReduction());
}

static LogicalResult importReshard(Operation *op, Value input,
                                   sdy::TensorShardingAttr sharding,
                                   const MeshUnifier &meshes) {
  sharding::TensorShardingAttr translated;
  if (isa<ShapedType>(input.getType()))
    translated = meshes.translate(sharding, input.getType(), op);
  Value result = input;
  if (translated) {
    OpBuilder b(op);
    auto reshard = sharding::ReshardOp::create(b, op->getLoc(), input.getType(),
                                               input, translated);
    reshard->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    result = reshard;
  }
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
  return success();
}

/// Returns `sharding` with the values on all devices along the axes over which
/// it has partial sums, unless all annotations are kept. To create partial sums
/// of a value costs a computation, and saves no communication.
static sdy::TensorShardingAttr
withoutPartialSums(sdy::TensorShardingAttr sharding,
                   const MeshUnifier &meshes) {
  if (meshes.keepsAll())
    return sharding;
  return sdy::TensorShardingAttr::get(
      sharding.getContext(), sharding.getMeshOrRef(), sharding.getDims(),
      sharding.getReplicated(), /*unreduced=*/{}, Reduction::Add);
}

static LogicalResult importConstraint(sdy::ShardingConstraintOp op,
                                      const MeshUnifier &meshes) {
  // A value that is not a tensor (a token) is on every device.
  auto type = dyn_cast<ShapedType>(op.getType());
  bool isScalar = type && type.hasRank() && type.getRank() == 0;
  sharding::TensorShardingAttr translated;
  if (type && !(isScalar && isInScalarRegion(op)))
    translated = meshes.translate(op.getSharding(), op.getType(), op);
  if (!translated) {
    op.replaceAllUsesWith(op.getInput());
  } else if (!translated.getUnreduced().empty() && !meshes.keepsAll() &&
             !isPublicArgument(op.getInput())) {
    // Partial sums are not reduced yet: partitioning decides when and to which
    // shards, depending on the users.
    Value input = op.getInput();
    if (canAttach(input)) {
      sharding::setSharding(input, asOpen(translated));
    } else {
      OpBuilder b(op);
      input = sharding::MeshSplitOp::create(b, op.getLoc(), op.getType(), input,
                                            asOpen(translated));
    }
    op.replaceAllUsesWith(input);
  } else if (!translated.getUnreduced().empty()) {
    // Partial results are created by a reshard.
    return importReshard(op, op.getInput(), op.getSharding(), meshes);
  } else {
    OpBuilder b(op);
    auto split = sharding::MeshSplitOp::create(b, op.getLoc(), op.getType(),
                                               op.getInput(), translated);
    split->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    op.replaceAllUsesWith(split.getResult());
  }
  op.erase();
  return success();
}

static LogicalResult importGroup(sdy::ShardingGroupOp op) {
  OpBuilder b(op);
  auto translated = sharding::GroupOp::create(b, op.getLoc(), op.getInput(),
                                              op.getGroupIdAttr());
  translated->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.erase();
  return success();
}

static LogicalResult importBarrier(sdy::PropagationBarrierOp op) {
  // The direction that is not allowed is blocked.
  StringRef blocked = "both";
  if (op.getAllowedDirection() == sdy::PropagationDirection::FORWARD)
    blocked = "backward";
  else if (op.getAllowedDirection() == sdy::PropagationDirection::BACKWARD)
    blocked = "forward";
  OpBuilder b(op);
  auto translated = sharding::BarrierOp::create(b, op.getLoc(), op.getType(),
                                                op.getInput(), blocked);
  translated->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.replaceAllUsesWith(translated.getResult());
  op.erase();
  return success();
}

static LogicalResult importConstant(sdy::ConstantOp op) {
  OpBuilder b(op);
  Value translated =
      stablehlo::TensorOps(b, op.getLoc()).constant(op.getValue());
  translated.getDefiningOp()->setDiscardableAttrs(
      op->getDiscardableAttrDictionary());
  op.replaceAllUsesWith(translated);
  op.erase();
  return success();
}

/// Keeps an edge between functions as an identity if all meshes are kept.
static LogicalResult importFuncEdge(sdy::FuncDataFlowEdgeOp op,
                                    const MeshUnifier &meshes) {
  if (meshes.keepsAll())
    return success();
  op.replaceAllUsesWith(op.getInput());
  op.erase();
  return success();
}

/// Keeps an edge if all meshes are kept: completion treats it as an identity,
/// and its sharding is that of its result.
static LogicalResult importEdge(sdy::DataFlowEdgeOp op,
                                const MeshUnifier &meshes) {
  if (meshes.keepsAll()) {
    if (op.getSharding())
      sharding::setSharding(op.getResult(), meshes.translate(*op.getSharding(),
                                                             op.getType(), op));
    op.removeShardingAttr();
    return success();
  }
  if (op.getSharding() && canAttach(op.getInput()))
    if (auto translated = meshes.translate(*op.getSharding(), op.getType(), op);
        translated &&
        (translated.getUnreduced().empty() || !isPublicArgument(op.getInput())))
      sharding::setSharding(op.getInput(), translated);
  op.replaceAllUsesWith(op.getInput());
  op.erase();
  return success();
}

LogicalResult mlir::gspmd::importSdyOp(Operation *op,
                                       const MeshUnifier &meshes) {
  auto reshard = [&](auto op) {
    return importReshard(op, op.getTensor(), op.getOutSharding(), meshes);
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](sdy::ShardingConstraintOp op) {
        return importConstraint(op, meshes);
      })
      .Case([&](sdy::ReshardOp op) {
        return importReshard(op, op.getInput(), op.getSharding(), meshes);
      })
      // Reductions of partial sums, which a global tensor does not have: the
      // partitioner reduces them where it creates them.
      .Case<sdy::AllGatherOp, sdy::AllReduceOp, sdy::AllSliceOp,
            sdy::AllToAllOp, sdy::CollectivePermuteOp, sdy::ReduceScatterOp>(
          reshard)
      .Case<sdy::ReplicatedToUnreducedOp, sdy::ShardedToUnreducedOp>(
          [&](auto op) {
            return importReshard(
                op, op.getTensor(),
                withoutPartialSums(op.getOutSharding(), meshes), meshes);
          })
      .Case([&](sdy::ManualComputationOp op) {
        return importManualComputation(op, meshes);
      })
      .Case([&](sdy::NamedComputationOp op) {
        return importNamedComputation(op, meshes);
      })
      .Case([&](sdy::ShardingGroupOp op) { return importGroup(op); })
      .Case([&](sdy::PropagationBarrierOp op) { return importBarrier(op); })
      .Case([&](sdy::ConstantOp op) { return importConstant(op); })
      .Case([&](sdy::DataFlowEdgeOp op) { return importEdge(op, meshes); })
      .Case([&](sdy::FuncDataFlowEdgeOp op) {
        return importFuncEdge(op, meshes);
      })
      .Default(success());
}
