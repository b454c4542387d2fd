//===- LocalBuilder.h - Builder of per-device IR ----------------*- C++ -*-===//
//
// Implements PartitionContext: padding, masks, collectives and reshards on
// local tensors.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SUPPORT_LOCALBUILDER_H
#define GSPMD_TRANSFORMS_PARTITION_SUPPORT_LOCALBUILDER_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/Algebra/Reshard/ReshardPlanner.h"

namespace mlir::gspmd {

class LocalBuilder : public sharding::PartitionContext {
public:
  LocalBuilder(Operation *op, OpBuilder &builder, const Mesh &mesh,
               FlatSymbolRefAttr meshName, ReshardPlanner &planner,
               function_ref<const TensorSharding &(Value)> shardings)
      : PartitionContext(op, builder, mesh, meshName), planner(planner),
        shardings(shardings) {}

  Value maskPadding(Value local, ArrayRef<int64_t> globalShape,
                    const TensorSharding &sharding, unsigned dim,
                    Value fill) override;
  Value neutralElement(Type elementType, sharding::ReductionKind kind) override;
  Value selectionNeutralElement(Type elementType) override;
  const TensorSharding &shardingOf(Value global) override {
    return shardings(global);
  }
  Value allReduce(Value local, ArrayRef<AxisRef> axes,
                  sharding::ReductionKind kind) override;
  Value allGather(Value local, unsigned dim, ArrayRef<AxisRef> axes) override;
  Value globalTensorOf(Value local, unsigned dim,
                       ArrayRef<AxisRef> axes) override;
  Value haloExchange(Value local, unsigned dim, int64_t left, int64_t right,
                     int64_t ring, ArrayRef<AxisRef> axes) override;
  Value mirror(Value local, int64_t distance, ArrayRef<AxisRef> axes) override;
  Value axisIndex(ArrayRef<AxisRef> axes) override;
  Value reshard(Value local, ArrayRef<int64_t> globalShape,
                const TensorSharding &from, const TensorSharding &to) override {
    return reshard(local, globalShape, from, to, sharding::ReductionKind::Add);
  }
  Value reshard(Value local, ArrayRef<int64_t> globalShape,
                const TensorSharding &from, const TensorSharding &to,
                sharding::ReductionKind kind);
  /// Returns tensors of the types of the results, which have no elements.
  SmallVector<Value> emptyResults();

private:
  sharding::AxesAttr axesAttr(ArrayRef<AxisRef> axes);
  Value step(Value local, ArrayRef<int64_t> globalShape,
             const TensorSharding &before, const ReshardStep &step,
             sharding::ReductionKind kind);
  /// Pads `local` with zeros at the end of `dim`, or slices it, to `size`
  /// elements.
  Value resize(Value local, unsigned dim, int64_t size);
  /// Changes the local size of dimension `dim`, which is sharded by `axes`, to
  /// `size`: elements move between neighboring devices so that each shard
  /// follows the one before it (Realignment.h).
  Value realign(Value local, unsigned dim, int64_t size, int64_t globalSize,
                ArrayRef<AxisRef> axes);
  Value takeApart(Value local, ArrayRef<AxisRef> axes,
                  sharding::ReductionKind kind);
  /// Gathers `size` elements of `dim` by an all-reduce, for shards that are
  /// mostly padding.
  Value gatherByReduction(Value local, unsigned dim, int64_t size,
                          ArrayRef<AxisRef> axes);
  Value splat(Attribute value, RankedTensorType type);

  ReshardPlanner &planner;
  function_ref<const TensorSharding &(Value)> shardings;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SUPPORT_LOCALBUILDER_H
