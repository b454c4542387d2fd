//===- ManualShardings.cpp - Shardings of manual computations -------------===//
//
// The sharding of a value inside of a manual computation is its sharding
// outside without the manual axes. Therefore only one is stored: the
// computation's in_shardings and out_shardings.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

TensorSharding
mlir::gspmd::sharding::shardingInsideManual(const TensorSharding &outside,
                                            ArrayRef<AxisRef> manual) {
  SmallVector<DimSharding> dims(outside.dims());
  for (DimSharding &dim : dims)
    dim.axes = difference(dim.axes, manual);
  return TensorSharding(dims, difference(outside.replicatedAxes(), manual),
                        difference(outside.unreducedAxes(), manual),
                        outside.reduction());
}

/// Returns `inside` and the axes of `outside` that are in `manual`, in the
/// order of the mesh.
static AxisList withManual(ArrayRef<AxisRef> outside, ArrayRef<AxisRef> manual,
                           ArrayRef<AxisRef> inside) {
  AxisList all = commonManualAxes(outside, manual);
  llvm::append_range(all, inside);
  llvm::sort(all);
  return canonical(all);
}

TensorSharding
mlir::gspmd::sharding::shardingOutsideManual(const TensorSharding &outside,
                                             ArrayRef<AxisRef> manual,
                                             const TensorSharding &inside) {
  SmallVector<DimSharding> dims(inside.dims());
  for (auto [dim, old] : llvm::zip_equal(dims, outside.dims())) {
    AxisList axes = commonManualAxes(old.axes, manual);
    llvm::append_range(axes, dim.axes);
    dim.axes = canonical(axes);
  }
  return TensorSharding(
      dims,
      withManual(outside.replicatedAxes(), manual, inside.replicatedAxes()),
      withManual(outside.unreducedAxes(), manual, inside.unreducedAxes()),
      inside.unreducedAxes().empty() ? outside.reduction()
                                     : inside.reduction());
}

AxisList mlir::gspmd::sharding::commonManualAxes(ArrayRef<AxisRef> axes,
                                                 ArrayRef<AxisRef> manual) {
  return difference(axes, difference(axes, manual));
}

/// Returns `list` with `entry` at index `i`.
static TensorShardingPerValueAttr withEntry(TensorShardingPerValueAttr list,
                                            unsigned i,
                                            TensorShardingAttr entry) {
  SmallVector<TensorShardingAttr> all(list.getShardings());
  all[i] = entry;
  return TensorShardingPerValueAttr::get(list.getContext(), all);
}

TensorShardingAttr
mlir::gspmd::sharding::getManualSharding(ManualComputationOp op, Value value) {
  if (auto result = dyn_cast<OpResult>(value))
    return op.getOutShardings().getShardings()[result.getResultNumber()];
  TensorShardingAttr outside =
      op.getInShardings()
          .getShardings()[cast<BlockArgument>(value).getArgNumber()];
  Mesh mesh = lookupMesh(op, outside.getMesh()).toMesh();
  return TensorShardingAttr::get(
      op.getContext(), outside.getMesh(), mesh,
      shardingInsideManual(outside.toSharding(mesh),
                           op.getManualAxes().toAxes(mesh)));
}

void mlir::gspmd::sharding::setManualSharding(ManualComputationOp op,
                                              Value value,
                                              TensorShardingAttr sharding) {
  if (auto result = dyn_cast<OpResult>(value)) {
    op.setOutShardingsAttr(
        withEntry(op.getOutShardings(), result.getResultNumber(), sharding));
    return;
  }
  unsigned index = cast<BlockArgument>(value).getArgNumber();
  TensorShardingAttr outside = op.getInShardings().getShardings()[index];
  Mesh mesh = lookupMesh(op, outside.getMesh()).toMesh();
  TensorSharding both = shardingOutsideManual(outside.toSharding(mesh),
                                              op.getManualAxes().toAxes(mesh),
                                              sharding.toSharding(mesh));
  op.setInShardingsAttr(withEntry(
      op.getInShardings(), index,
      TensorShardingAttr::get(op.getContext(), outside.getMesh(), mesh, both)));
}
