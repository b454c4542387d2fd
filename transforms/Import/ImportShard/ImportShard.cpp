//===- ImportShard.cpp - Imports MLIR's shard dialect ---------------------===//
//
// A grid becomes a mesh whose axes are called axis0, axis1, ... by their
// index; an annotation becomes a mesh_split or, for an argument, its
// sharding; the collectives that upstream's partitioning creates become those
// of spmd.
//
//===----------------------------------------------------------------------===//

#include "transforms/Import/ImportShard/ImportHaloUpdate.h"
#include "transforms/Import/Passes.h"

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_IMPORTSHARD
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

static std::string axisName(int64_t axis) {
  return "axis" + std::to_string(axis);
}

static SmallVector<AxisRefAttr> axisRefs(MLIRContext *context,
                                         ArrayRef<int16_t> axes) {
  return llvm::map_to_vector(axes, [&](int16_t axis) {
    return AxisRefAttr::get(context, axisName(axis), 0, 0);
  });
}

static std::optional<ReductionKind> kindOf(shard::ReductionKind kind) {
  switch (kind) {
  case shard::ReductionKind::Sum:
    return ReductionKind::Add;
  case shard::ReductionKind::Max:
    return ReductionKind::Max;
  case shard::ReductionKind::Min:
    return ReductionKind::Min;
  case shard::ReductionKind::Product:
    return ReductionKind::Mul;
  case shard::ReductionKind::BitwiseAnd:
    return ReductionKind::And;
  case shard::ReductionKind::BitwiseOr:
    return ReductionKind::Or;
  case shard::ReductionKind::BitwiseXor:
    return ReductionKind::Xor;
  default:
    return std::nullopt;
  }
}

namespace {

class ShardImporter {
public:
  explicit ShardImporter(ModuleOp module)
      : module(module), context(module.getContext()) {}

  LogicalResult run();

private:
  LogicalResult importGrid(shard::GridOp grid);
  LogicalResult importAnnotation(shard::ShardOp op);
  FailureOr<TensorShardingAttr> shardingOf(shard::ShardOp op);
  LogicalResult importCollective(Operation *op);
  FailureOr<Value> createCollective(Operation *op);
  AxesAttr axesOf(FlatSymbolRefAttr grid, ArrayRef<int16_t> axes);
  template <typename OpTy>
  FailureOr<ReductionKind> reductionOf(OpTy op);
  LogicalResult importIndex(Operation *op);
  void importGridShape(shard::GridShapeOp op);
  LogicalResult replaceByOperand(Operation *op);

  ModuleOp module;
  MLIRContext *context;
};

} // namespace

LogicalResult ShardImporter::importGrid(shard::GridOp grid) {
  SmallVector<MeshAxisAttr> axes;
  for (auto [i, size] : llvm::enumerate(grid.getShape())) {
    if (ShapedType::isDynamic(size))
      return grid.emitOpError("has a dimension of unknown size; expected "
                              "static sizes");
    axes.push_back(MeshAxisAttr::get(context, axisName(i), size));
  }
  if (failed(MeshAttr::verify([&] { return grid.emitOpError(); }, axes, {}, {},
                              {})))
    return failure();
  OpBuilder b(grid);
  MeshOp::create(b, grid.getLoc(), grid.getSymName(),
                 MeshAttr::get(context, axes, {}, {}, {}));
  grid.erase();
  return success();
}

FailureOr<TensorShardingAttr> ShardImporter::shardingOf(shard::ShardOp op) {
  auto shardingOp = op.getSharding().getDefiningOp<shard::ShardingOp>();
  if (!shardingOp)
    return op.emitOpError(
        "has a sharding that is not the result of a shard.sharding");
  if (!shardingOp.getStaticHaloSizes().empty() ||
      !shardingOp.getStaticShardedDimsOffsets().empty())
    return shardingOp.emitOpError(
        "has halo sizes or shard offsets; expected none: shards have one size, "
        "the last one is padded, and ops exchange the halos that they need");
  int64_t rank = op.getResult().getType().getRank();
  ArrayRef<shard::GridAxesAttr> split = shardingOp.getSplitAxes().getAxes();
  SmallVector<DimShardingAttr> dims;
  for (int64_t d = 0; d < rank; ++d)
    dims.push_back(DimShardingAttr::get(
        context,
        axisRefs(context, d < int64_t(split.size()) ? split[d].asArrayRef()
                                                    : ArrayRef<int16_t>()),
        /*isClosed=*/true, std::nullopt));
  return TensorShardingAttr::get(context, shardingOp.getGridAttr(), dims);
}

LogicalResult ShardImporter::importAnnotation(shard::ShardOp op) {
  FailureOr<TensorShardingAttr> sharding = shardingOf(op);
  if (failed(sharding))
    return failure();
  auto arg = dyn_cast<BlockArgument>(op.getSrc());
  auto func = arg && arg.getOwner()->isEntryBlock()
                  ? dyn_cast<FunctionOpInterface>(arg.getOwner()->getParentOp())
                  : FunctionOpInterface();
  if (func && !op.getAnnotateForUsers() &&
      !func.getArgAttr(arg.getArgNumber(), ShardingDialect::kSharding)) {
    func.setArgAttr(arg.getArgNumber(), ShardingDialect::kSharding, *sharding);
    op.replaceAllUsesWith(op.getSrc());
  } else {
    OpBuilder b(op);
    op.replaceAllUsesWith(MeshSplitOp::create(b, op.getLoc(), op.getType(),
                                              op.getSrc(), *sharding)
                              .getResult());
  }
  op.erase();
  return success();
}

AxesAttr ShardImporter::axesOf(FlatSymbolRefAttr grid, ArrayRef<int16_t> axes) {
  return AxesAttr::get(context, grid, axisRefs(context, axes));
}

/// Without axes every device is its own group and the collective forwards its
/// operand (upstream's canonicalization does the same); for an index, in
/// contrast, no axes stand for all axes.
template <typename OpTy>
static bool hasNoAxes(OpTy op) {
  return op.getGridAxes().empty();
}

LogicalResult ShardImporter::replaceByOperand(Operation *op) {
  Value input = op->getOperand(0);
  if (input.getType() != op->getResult(0).getType())
    return op->emitOpError("has no grid axes, so every device keeps its "
                           "operand; expected a result of the same type");
  op->getResult(0).replaceAllUsesWith(input);
  op->erase();
  return success();
}

template <typename OpTy>
FailureOr<ReductionKind> ShardImporter::reductionOf(OpTy op) {
  std::optional<ReductionKind> kind = kindOf(op.getReduction());
  if (!kind)
    return op.emitOpError("reduces by '")
           << shard::stringifyReductionKind(op.getReduction())
           << "', which spmd does not support";
  if (getElementTypeOrSelf(op.getInput().getType()) !=
      getElementTypeOrSelf(op.getResult().getType()))
    return op.emitOpError(
        "converts the element type; expected a conversion before it");
  return *kind;
}

/// Imports the index of a device, which spmd has as a tensor.
LogicalResult ShardImporter::importIndex(Operation *op) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  auto type = RankedTensorType::get({}, b.getI32Type());
  auto replace = [&](Value tensor, Value index) {
    Value element = tensor::ExtractOp::create(b, loc, tensor, ValueRange());
    index.replaceAllUsesWith(
        arith::IndexCastOp::create(b, loc, b.getIndexType(), element));
  };
  if (isa<shard::ProcessLinearIndexOp>(op)) {
    replace(spmd::PartitionIdOp::create(b, loc, type), op->getResult(0));
  } else {
    auto multi = cast<shard::ProcessMultiIndexOp>(op);
    for (auto [i, result] : llvm::enumerate(multi.getResults())) {
      int16_t axis = multi.getAxes().empty() ? int16_t(i) : multi.getAxes()[i];
      replace(spmd::AxisIndexOp::create(b, loc, type,
                                        axesOf(multi.getGridAttr(), axis)),
              result);
    }
  }
  op->erase();
  return success();
}

/// Folds the sizes of the mesh.
void ShardImporter::importGridShape(shard::GridShapeOp op) {
  OpBuilder b(op);
  Mesh mesh = lookupMesh(op, op.getGridAttr()).toMesh();
  for (auto [i, result] : llvm::enumerate(op.getResults())) {
    int64_t axis = op.getAxes().empty() ? int64_t(i) : op.getAxes()[i];
    result.replaceAllUsesWith(
        arith::ConstantIndexOp::create(b, op.getLoc(), mesh.axes()[axis].size));
  }
  op.erase();
}

/// Returns true for a collective along no axes: each device communicates with
/// none.
static bool isIdentity(Operation *op) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<shard::AllGatherOp, shard::AllReduceOp, shard::ReduceScatterOp,
            shard::AllSliceOp, shard::AllToAllOp>(
          [](auto collective) { return hasNoAxes(collective); })
      .Default(false);
}

LogicalResult ShardImporter::importCollective(Operation *op) {
  if (isa<shard::ProcessLinearIndexOp, shard::ProcessMultiIndexOp>(op))
    return importIndex(op);
  if (auto shape = dyn_cast<shard::GridShapeOp>(op)) {
    importGridShape(shape);
    return success();
  }
  if (isIdentity(op))
    return replaceByOperand(op);
  FailureOr<Value> imported = createCollective(op);
  if (failed(imported))
    return failure();
  op->getResult(0).replaceAllUsesWith(*imported);
  op->erase();
  return success();
}

FailureOr<Value> ShardImporter::createCollective(Operation *op) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  if (auto gather = dyn_cast<shard::AllGatherOp>(op))
    return Value(spmd::AllGatherOp::create(
                     b, loc, gather.getType(), gather.getInput(),
                     gather.getGatherAxis().getSExtValue(),
                     axesOf(gather.getGridAttr(), gather.getGridAxes()))
                     .getResult());
  if (auto reduce = dyn_cast<shard::AllReduceOp>(op)) {
    FailureOr<ReductionKind> kind = reductionOf(reduce);
    if (failed(kind))
      return failure();
    return Value(spmd::AllReduceOp::create(
                     b, loc, reduce.getType(), *kind, reduce.getInput(),
                     axesOf(reduce.getGridAttr(), reduce.getGridAxes()))
                     .getResult());
  }
  if (auto scatter = dyn_cast<shard::ReduceScatterOp>(op)) {
    FailureOr<ReductionKind> kind = reductionOf(scatter);
    if (failed(kind))
      return failure();
    return Value(spmd::ReduceScatterOp::create(
                     b, loc, scatter.getType(), *kind, scatter.getInput(),
                     scatter.getScatterAxis().getSExtValue(),
                     axesOf(scatter.getGridAttr(), scatter.getGridAxes()))
                     .getResult());
  }
  if (auto slice = dyn_cast<shard::AllSliceOp>(op))
    return Value(spmd::AllSliceOp::create(
        b, loc, slice.getType(), slice.getInput(),
        slice.getSliceAxis().getSExtValue(),
        axesOf(slice.getGridAttr(), slice.getGridAxes())));
  if (auto all = dyn_cast<shard::AllToAllOp>(op))
    return Value(spmd::AllToAllOp::create(
        b, loc, all.getType(), all.getInput(),
        all.getSplitAxis().getSExtValue(), all.getConcatAxis().getSExtValue(),
        axesOf(all.getGridAttr(), all.getGridAxes())));
  if (auto halo = dyn_cast<shard::UpdateHaloOp>(op))
    return importHaloUpdate(
        halo, [&](FlatSymbolRefAttr grid, ArrayRef<int16_t> axes) {
          return axesOf(grid, axes);
        });
  return op->emitOpError(
      "is not imported: of the shard dialect, grids, their shapes, "
      "annotations, indices of devices, all_gather, all_reduce, all_slice, "
      "all_to_all, reduce_scatter and update_halo are");
}

LogicalResult ShardImporter::run() {
  for (auto grid : llvm::make_early_inc_range(module.getOps<shard::GridOp>()))
    if (failed(importGrid(grid)))
      return failure();
  SmallVector<Operation *> annotations, shardings, others;
  module.walk([&](Operation *op) {
    if (!isa_and_nonnull<shard::ShardDialect>(op->getDialect()))
      return;
    (isa<shard::ShardOp>(op)      ? annotations
     : isa<shard::ShardingOp>(op) ? shardings
                                  : others)
        .push_back(op);
  });
  for (Operation *op : annotations)
    if (failed(importAnnotation(cast<shard::ShardOp>(op))))
      return failure();
  for (Operation *op : others)
    if (failed(importCollective(op)))
      return failure();
  for (Operation *op : shardings) {
    if (!op->use_empty())
      return op->emitOpError("is used by an op that is not imported");
    op->erase();
  }
  return success();
}

namespace {
struct ImportShardPass : ::mlir::gspmd::impl::ImportShardBase<ImportShardPass> {
  void runOnProgram() override {
    if (!getOperation().getOps<shard::GridOp>().empty() &&
        failed(ShardImporter(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
