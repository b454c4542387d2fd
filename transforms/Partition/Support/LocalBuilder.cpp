//===- LocalBuilder.cpp - Builder of per-device IR ------------------------===//

#include "transforms/Partition/Support/LocalBuilder.h"
#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Types/TensorTypes.h"
#include "lib/Algebra/Reshard/Realignment.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "transforms/OpModels/Support/NeutralElements.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/Debug.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ReductionKind;
using stablehlo::TensorOps;
using stablehlo::typeOf;
using stablehlo::withDim;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value LocalBuilder::splat(Attribute value, RankedTensorType type) {
  return TensorOps(builder, op->getLoc()).splatConstant(type, value);
}

Value LocalBuilder::neutralElement(Type elementType, ReductionKind kind) {
  return gspmd::neutralElement(builder, op->getLoc(), elementType, kind);
}

SmallVector<Value> LocalBuilder::emptyResults() {
  TensorOps ops(builder, op->getLoc());
  return llvm::map_to_vector(resultTypes, [&](Type type) {
    auto tensor = cast<RankedTensorType>(type);
    return ops.splat(
        neutralElement(tensor.getElementType(), ReductionKind::Add), tensor);
  });
}

Value LocalBuilder::selectionNeutralElement(Type elementType) {
  return gspmd::selectionNeutralElement(builder, op->getLoc(), elementType);
}

//===----------------------------------------------------------------------===//
// Padding
//===----------------------------------------------------------------------===//

Value LocalBuilder::resize(Value local, unsigned dim, int64_t size) {
  RankedTensorType type = typeOf(local);
  int64_t old = type.getDimSize(dim);
  if (old == size)
    return local;
  TensorOps ops(builder, op->getLoc());
  if (size < old)
    return ops.slice(local, dim, 0, size);
  // With a scale for each position of another dimension, elements have no
  // scalar: their storage is padded.
  if (auto quantized =
          dyn_cast<quant::UniformQuantizedPerAxisType>(type.getElementType())) {
    Type storage =
        builder.getIntegerType(quantized.getStorageTypeIntegralWidth());
    Value bits = ops.pad(ops.bitcast(local, type.clone(storage)),
                         ops.scalar(storage, 0), dim, 0, size - old);
    return ops.bitcast(bits, withDim(type, dim, size));
  }
  Value zero = neutralElement(type.getElementType(), ReductionKind::Add);
  return ops.pad(local, zero, dim, 0, size - old);
}

Value LocalBuilder::maskPadding(Value local, ArrayRef<int64_t> globalShape,
                                const TensorSharding &sharding, unsigned dim,
                                Value fill) {
  RankedTensorType type = typeOf(local);
  int64_t localSize = type.getDimSize(dim);
  if (localSize * sharding.numShards(dim) == globalShape[dim])
    return local;
  // global index = axis index * local size + iota; elements with index < size
  // are kept.
  TensorOps ops(builder, op->getLoc());
  Type i32 = builder.getI32Type();
  RankedTensorType indexType = type.clone(i32);
  Value index = axisIndex(sharding.axesOf(dim));
  Value start = ops.multiply(index, ops.scalar(i32, localSize));
  Value iota = ops.iota(indexType, dim);
  Value inside;
  if (localSize * sharding.numShards(dim) <=
      std::numeric_limits<int32_t>::max()) {
    Value position = ops.add(iota, ops.splat(start, indexType));
    inside = ops.less(position, ops.constant(indexType, globalShape[dim]));
  } else {
    // The index of the last element has more than 31 bits.
    Value end = ops.subtract(ops.scalar(i32, globalShape[dim]), start);
    inside = ops.less(iota, ops.splat(end, indexType));
  }
  return ops.select(inside, local, ops.splat(fill, type));
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

sharding::AxesAttr LocalBuilder::axesAttr(ArrayRef<AxisRef> axes) {
  return sharding::AxesAttr::get(builder.getContext(), meshName, mesh, axes);
}

Value LocalBuilder::axisIndex(ArrayRef<AxisRef> axes) {
  return spmd::AxisIndexOp::create(
      builder, op->getLoc(), RankedTensorType::get({}, builder.getI32Type()),
      axesAttr(axes));
}

Value LocalBuilder::allReduce(Value local, ArrayRef<AxisRef> axes,
                              ReductionKind kind) {
  if (axes.empty())
    return local;
  return spmd::AllReduceOp::create(builder, op->getLoc(), local.getType(), kind,
                                   local, axesAttr(axes))
      .getResult();
}

Value LocalBuilder::allGather(Value local, unsigned dim,
                              ArrayRef<AxisRef> axes) {
  if (axes.empty())
    return local;
  int64_t size = typeOf(local).getDimSize(dim) * axisListSize(axes);
  return spmd::AllGatherOp::create(builder, op->getLoc(),
                                   withDim(typeOf(local), dim, size), local,
                                   dim, axesAttr(axes))
      .getResult();
}

Value LocalBuilder::globalTensorOf(Value local, unsigned dim,
                                   ArrayRef<AxisRef> axes) {
  auto slice = local.getDefiningOp<spmd::AllSliceOp>();
  return slice && slice.getDim() == dim && slice.getAxes() == axesAttr(axes)
             ? slice.getInput()
             : Value();
}

Value LocalBuilder::haloExchange(Value local, unsigned dim, int64_t left,
                                 int64_t right, int64_t ring,
                                 ArrayRef<AxisRef> axes) {
  int64_t size = typeOf(local).getDimSize(dim) + left + right;
  // `wrap` alone stands for a ring of all devices.
  bool isSubset = ring > 0 && ring < axisListSize(axes);
  return spmd::HaloExchangeOp::create(
      builder, op->getLoc(), withDim(typeOf(local), dim, size), local, dim,
      left, right,
      /*wrap=*/ring > 0,
      isSubset ? builder.getI64IntegerAttr(ring) : IntegerAttr(),
      axesAttr(axes));
}

Value LocalBuilder::mirror(Value local, int64_t distance,
                           ArrayRef<AxisRef> axes) {
  return spmd::ShiftOp::create(builder, op->getLoc(), local.getType(), local,
                               distance, /*wrap=*/true, /*mirror=*/true,
                               axesAttr(axes));
}

/// Slices [zeros | local | zeros] so that the shard of this device lands at its
/// global index, and adds up the slices of all devices. A device whose shard
/// is beyond the end contributes zeros. (A slice that begins before index 0
/// is clamped to 0.)
Value LocalBuilder::gatherByReduction(Value local, unsigned dim, int64_t size,
                                      ArrayRef<AxisRef> axes) {
  RankedTensorType type = typeOf(local);
  TensorOps ops(builder, op->getLoc());
  Value zero = selectionNeutralElement(type.getElementType());
  int64_t shardSize = type.getDimSize(dim);
  Value wide = ops.pad(local, zero, dim, size, size);
  Type i32 = builder.getI32Type();
  Value index = axisIndex(axes);
  Value shardStart = ops.multiply(index, ops.scalar(i32, shardSize));
  SmallVector<Value> starts(type.getRank(), ops.scalar(i32, 0));
  starts[dim] = ops.subtract(ops.scalar(i32, size), shardStart);
  Value placed =
      ops.dynamicSlice(wide, starts, withDim(type, dim, size).getShape());
  return allReduce(placed, axes, selectionReductionKind(type.getElementType()));
}

/// Makes a partial sum of a replicated value: the first device along `axes`
/// keeps its value, the others get the neutral element.
Value LocalBuilder::takeApart(Value local, ArrayRef<AxisRef> axes,
                              ReductionKind kind) {
  if (sharding::isIdempotent(kind) || sharding::isNeutral(local, kind))
    return local;
  RankedTensorType type = typeOf(local);
  Type element = type.getElementType();
  TensorOps ops(builder, op->getLoc());
  Value index = axisIndex(axes);
  Value isFirst = ops.equal(index, ops.scalar(builder.getI32Type(), 0));
  Value neutral = kind == ReductionKind::Add ? selectionNeutralElement(element)
                                             : neutralElement(element, kind);
  Value mask = ops.splat(isFirst, type);
  return ops.select(mask, local, ops.splat(neutral, type));
}

Value LocalBuilder::realign(Value local, unsigned dim, int64_t size,
                            int64_t globalSize, ArrayRef<AxisRef> axes) {
  int64_t old = typeOf(local).getDimSize(dim);
  if (axes.empty() || old == size)
    return resize(local, dim, size);
  Realignment borders = realignment(globalSize, axisListSize(axes), old, size);
  Value wide = local;
  if (borders.moved() > 0)
    wide =
        haloExchange(local, dim, borders.left, borders.right, /*ring=*/0, axes);
  wide = resize(wide, dim, borders.reach);
  // The result begins at index * size, `wide` at index * old - left.
  TensorOps ops(builder, op->getLoc());
  Type i32 = builder.getI32Type();
  Value start =
      ops.add(ops.multiply(axisIndex(axes), ops.scalar(i32, size - old)),
              ops.scalar(i32, borders.left));
  return ops.dynamicSlice(wide, dim, start, size);
}

/// Writes one step of a reshard plan. A dimension that gets more shards is
/// padded to a multiple first; what a gather produces beyond the new local size
/// is padding. Where shards do not nest, halos are exchanged.
Value LocalBuilder::step(Value local, ArrayRef<int64_t> globalShape,
                         const TensorSharding &before, const ReshardStep &step,
                         ReductionKind kind) {
  Location loc = op->getLoc();
  SmallVector<int64_t> after = step.result.localShape(globalShape);
  int64_t group = axisListSize(step.axes);
  sharding::AxesAttr axes = axesAttr(step.axes);
  switch (step.kind) {
  case ReshardKind::Slice:
    local = realign(local, step.dim, after[step.dim] * group,
                    globalShape[step.dim], before.axesOf(step.dim));
    return spmd::AllSliceOp::create(
        builder, loc, withDim(typeOf(local), step.dim, after[step.dim]), local,
        step.dim, axes);
  case ReshardKind::AllGather:
    if (prefersReductionOverGather(typeOf(local).getDimSize(step.dim), group,
                                   after[step.dim]))
      return gatherByReduction(local, step.dim, after[step.dim], step.axes);
    return realign(allGather(local, step.dim, step.axes), step.dim,
                   after[step.dim], globalShape[step.dim],
                   step.result.axesOf(step.dim));
  case ReshardKind::ReduceScatter:
    local = resize(local, step.dim, after[step.dim] * group);
    return spmd::ReduceScatterOp::create(
               builder, loc, withDim(typeOf(local), step.dim, after[step.dim]),
               kind, local, step.dim, axes)
        .getResult();
  case ReshardKind::AllReduce:
    return allReduce(local, step.axes, kind);
  case ReshardKind::CollectivePermute:
    return spmd::CollectivePermuteOp::create(
        builder, loc, local.getType(), local, axes, axesAttr(step.toAxes));
  case ReshardKind::AllToAll: {
    local = resize(local, step.splitDim, after[step.splitDim] * group);
    SmallVector<int64_t> shape(typeOf(local).getShape());
    shape[step.splitDim] /= group;
    shape[step.dim] *= group;
    local = spmd::AllToAllOp::create(builder, loc, typeOf(local).clone(shape),
                                     local, step.splitDim, step.dim, axes);
    return resize(local, step.dim, after[step.dim]);
  }
  case ReshardKind::ReplicatedToUnreduced:
    return takeApart(local, step.axes,
                     sharding::fromAlgebra(step.result.reduction()));
  }
  llvm_unreachable("unknown kind of reshard step");
}

Value LocalBuilder::reshard(Value local, ArrayRef<int64_t> globalShape,
                            const TensorSharding &from,
                            const TensorSharding &to, ReductionKind kind) {
  const ReshardPlan &plan =
      planner.plan(globalShape, sharding::elementBytes(local.getType()),
                   from.closed(), to.closed());
  DEBUG_WITH_TYPE("gspmd-reshard", {
    llvm::dbgs() << op->getLoc() << ": from " << from.toString(mesh) << " to "
                 << to.toString(mesh) << ", " << plan.bytes << " bytes\n";
    for (const ReshardStep &one : plan.steps)
      llvm::dbgs() << "  " << toString(one.kind) << " to "
                   << one.result.toString(mesh) << "\n";
  });
  // A reduction that the sharding does not specify is that of the reshard.
  if (kind == ReductionKind::Add)
    kind = sharding::fromAlgebra(from.reduction());
  const TensorSharding *before = &from;
  for (const ReshardStep &one : plan.steps) {
    local = step(local, globalShape, *before, one, kind);
    before = &one.result;
  }
  return local;
}
