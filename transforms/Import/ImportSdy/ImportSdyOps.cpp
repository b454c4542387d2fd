//===- ImportSdyOps.cpp - Ops of Shardy's dialect to `sharding` -----------===//

#include "transforms/Import/ImportSdy/ImportSdyOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Import/ImportSdy/ImportSdyRegions.h"
#include "transforms/Support/Regions.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

/// Can a sharding be attached to `value` itself, and is there none yet?
static bool canAttach(Value value) {
  if (sharding::getSharding(value))
    return false;
  if (auto arg = dyn_cast<BlockArgument>(value)) {
    // Functions are imported after the ops in them.
    auto func = dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp());
    return func && arg.getOwner()->isEntryBlock() &&
           !func.getArgAttr(arg.getArgNumber(), sdy::SdyDialect::kSharding);
  }
  return !isa<sdy::SdyDialect, ShardingDialect>(
      value.getDefiningOp()->getDialect());
}

/// The same, of dimensions that may be cut further.
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
  sharding::TensorShardingAttr mine;
  if (isa<ShapedType>(input.getType()))
    mine = meshes.translate(sharding, input.getType(), op);
  Value result = input;
  if (mine) {
    OpBuilder b(op);
    auto reshard = sharding::ReshardOp::create(b, op->getLoc(), input.getType(),
                                               input, mine);
    reshard->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    result = reshard;
  }
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
  return success();
}

static LogicalResult importConstraint(sdy::ShardingConstraintOp op,
                                      const MeshUnifier &meshes) {
  // What is no tensor (a token) is everywhere.
  auto type = dyn_cast<ShapedType>(op.getType());
  bool isScalar = type && type.hasRank() && type.getRank() == 0;
  sharding::TensorShardingAttr mine;
  if (type && !(isScalar && isInScalarRegion(op)))
    mine = meshes.translate(op.getSharding(), op.getType(), op);
  if (!mine) {
    op.replaceAllUsesWith(op.getInput());
  } else if (!mine.getUnreduced().empty() && !meshes.keepsAll()) {
    // Partial sums need not be added up yet: when they are, and to which parts,
    // is for the partition to choose, which sees what they are added for.
    Value input = op.getInput();
    if (canAttach(input)) {
      sharding::setSharding(input, asOpen(mine));
    } else {
      OpBuilder b(op);
      input = sharding::MeshSplitOp::create(b, op.getLoc(), op.getType(), input,
                                            asOpen(mine));
    }
    op.replaceAllUsesWith(input);
  } else if (!mine.getUnreduced().empty()) {
    // Partial results are made at once, by a decision.
    return importReshard(op, op.getInput(), op.getSharding(), meshes);
  } else {
    OpBuilder b(op);
    auto split = sharding::MeshSplitOp::create(b, op.getLoc(), op.getType(),
                                               op.getInput(), mine);
    split->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    op.replaceAllUsesWith(split.getResult());
  }
  op.erase();
  return success();
}

static LogicalResult importGroup(sdy::ShardingGroupOp op) {
  OpBuilder b(op);
  auto mine = sharding::GroupOp::create(b, op.getLoc(), op.getInput(),
                                        op.getGroupIdAttr());
  mine->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.erase();
  return success();
}

static LogicalResult importBarrier(sdy::PropagationBarrierOp op) {
  // What is not allowed is blocked.
  StringRef blocked = "both";
  if (op.getAllowedDirection() == sdy::PropagationDirection::FORWARD)
    blocked = "backward";
  else if (op.getAllowedDirection() == sdy::PropagationDirection::BACKWARD)
    blocked = "forward";
  OpBuilder b(op);
  auto mine = sharding::BarrierOp::create(b, op.getLoc(), op.getType(),
                                          op.getInput(), blocked);
  mine->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  op.replaceAllUsesWith(mine.getResult());
  op.erase();
  return success();
}

static LogicalResult importConstant(sdy::ConstantOp op) {
  OpBuilder b(op);
  OperationState state(op.getLoc(), "stablehlo.constant");
  state.addAttributes(
      llvm::to_vector(op->getDiscardableAttrDictionary().getValue()));
  state.addAttribute("value", op.getValue());
  state.addTypes(op.getType());
  Operation *mine = b.create(state);
  op.replaceAllUsesWith(mine->getResult(0));
  op.erase();
  return success();
}

/// An edge between functions stays where all meshes do, as an identity.
static LogicalResult importFuncEdge(sdy::FuncDataFlowEdgeOp op,
                                    const MeshUnifier &meshes) {
  if (meshes.keepsAll())
    return success();
  op.replaceAllUsesWith(op.getInput());
  op.erase();
  return success();
}

/// An edge stays where all meshes do: completion sees it as an identity, and
/// its sharding is that of its result.
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
    if (auto mine = meshes.translate(*op.getSharding(), op.getType(), op))
      sharding::setSharding(op.getInput(), mine);
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
      .Case<sdy::AllGatherOp, sdy::AllSliceOp, sdy::AllToAllOp,
            sdy::CollectivePermuteOp>(reshard)
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
      .Case<sdy::AllReduceOp, sdy::ReduceScatterOp,
            sdy::ReplicatedToUnreducedOp, sdy::ShardedToUnreducedOp>(
          [](Operation *op) {
            return op->emitOpError("combines or makes partial results; only a "
                                   "program before partitioning is imported");
          })
      .Default(success());
}
