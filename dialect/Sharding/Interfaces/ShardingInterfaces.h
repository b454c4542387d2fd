//===- ShardingInterfaces.h - Interfaces of op models -----------*- C++ -*-===//
//
// The interfaces through which completion, partitioner and cost model handle an
// op without knowing its name. Models attach to ops of any dialect as external
// models (transforms/OpModels), or an op implements the interfaces.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_H

#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/CostModel/Work.h"
#include "lib/Algebra/Propagation/PropagationDirection.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::gspmd::sharding {

/// References to shardings in the table of a pass, by index.
class ShardingRefs {
public:
  void push_back(const TensorSharding &sharding) { refs.push_back(&sharding); }
  const TensorSharding &operator[](unsigned i) const { return *refs[i]; }

private:
  SmallVector<const TensorSharding *, 4> refs;
};

/// The argument of a model's `partition`: the op, its local operands, the
/// shardings of operands and results, and builders of per-device IR.
/// Implemented by transforms/Partition.
class PartitionContext {
public:
  virtual ~PartitionContext() = default;

  /// The op in its global form; it must not be changed.
  Operation *op;
  /// The insertion point of per-device ops.
  OpBuilder &builder;
  const Mesh &mesh;
  FlatSymbolRefAttr meshName;
  /// The local operands, one for each operand of the op.
  SmallVector<Value> operands;
  /// The shardings of operands and results; rank 0 for values that are no
  /// tensors.
  ShardingRefs operandShardings;
  ShardingRefs resultShardings;
  /// The local types of results.
  SmallVector<Type, 4> resultTypes;

  /// Returns the local type of result `i`.
  RankedTensorType localResultType(unsigned i) const {
    return cast<RankedTensorType>(resultTypes[i]);
  }
  /// Returns the local type of a tensor of `type` under `sharding`.
  static Type localType(Type type, const TensorSharding &sharding);

  /// Overwrites the padding of dimension `dim` of `local` (a tensor of global
  /// shape `globalShape` under `sharding`) with `fill`, a scalar tensor.
  /// Returns `local` if the dimension is even.
  virtual Value maskPadding(Value local, ArrayRef<int64_t> globalShape,
                            const TensorSharding &sharding, unsigned dim,
                            Value fill) = 0;
  /// Returns the neutral element of `kind` on `elementType`, a scalar tensor
  /// constant.
  virtual Value neutralElement(Type elementType, ReductionKind kind) = 0;
  /// Returns the scalar tensor constant that preserves every bit of the value
  /// it is combined with, by `or` (booleans), `max` (floats without a zero) or
  /// `add` (others; minus zero for floats): the contribution of devices that do
  /// not have the selected shard.
  virtual Value selectionNeutralElement(Type elementType) = 0;
  /// Returns the sharding of any value of the global program.
  virtual const TensorSharding &shardingOf(Value global) = 0;
  /// Creates an all-reduce over `axes`.
  virtual Value allReduce(Value local, ArrayRef<AxisRef> axes,
                          ReductionKind kind) = 0;
  /// Creates an all-gather of `dim` over `axes`, in the order of indices: the
  /// size of `dim` is multiplied by the group size.
  virtual Value allGather(Value local, unsigned dim,
                          ArrayRef<AxisRef> axes) = 0;
  /// Returns the global tensor, as all_gather would, if `local` is a shard
  /// along `dim` over `axes` of a tensor that every device has; null otherwise.
  virtual Value globalTensorOf(Value local, unsigned dim,
                               ArrayRef<AxisRef> axes) = 0;
  /// Creates a halo exchange: `left` elements of `dim` before this device's
  /// shard, the shard, and `right` elements after it. Outside of the dimension
  /// there are zeros if `ring` is 0; otherwise the first `ring` devices form a
  /// ring, and the others have padding. Negative widths drop elements.
  virtual Value haloExchange(Value local, unsigned dim, int64_t left,
                             int64_t right, int64_t ring,
                             ArrayRef<AxisRef> axes) = 0;
  /// Returns the tensor of the device with index n - 1 - i - distance (mod n)
  /// along `axes`, where i is this device's index of n.
  virtual Value mirror(Value local, int64_t distance,
                       ArrayRef<AxisRef> axes) = 0;
  /// Returns the row-major index of this device along `axes`, a tensor<i32>.
  virtual Value axisIndex(ArrayRef<AxisRef> axes) = 0;
  /// Reshards `local`, whose global shape is `globalShape`.
  virtual Value reshard(Value local, ArrayRef<int64_t> globalShape,
                        const TensorSharding &from,
                        const TensorSharding &to) = 0;

protected:
  PartitionContext(Operation *op, OpBuilder &builder, const Mesh &mesh,
                   FlatSymbolRefAttr meshName)
      : op(op), builder(builder), mesh(mesh), meshName(meshName) {}
};

/// One tensor that an op passes through. While loop: the loop-carried block
/// arguments and the op's result are `targets`; the initial value and the
/// operand of the body's terminator are `sources`. All get one sharding; a
/// source with another one is resharded.
struct DataFlowEdge {
  SmallVector<Value> targets;
  SmallVector<OpOperand *> sources;
};

/// Returns the bytes of one element in memory: 1 for booleans, 8 for types
/// without a size (tokens).
double elementBytes(Type type);
/// Returns the bytes of a tensor of static shape; 0 for other types.
double tensorBytes(Type type);

/// The communication of an op within a device group.
struct CollectiveWork {
  TransferKind kind;
  /// The axes of the group; for a permute, the axes of the sender.
  AxesAttr axes;
  /// For a permute: the axes of the receiver.
  AxesAttr target = {};
  /// The bytes of one device after (a gather) or before (all others).
  double bytes;
  /// shift: the distance; with `wraps` modulo the group size, or modulo `ring`
  /// if it is not 0.
  int64_t distance = 0;
  int64_t ring = 0;
  bool wraps = false, mirrors = false;
  /// permute_pairs: source, target, source, target...
  ArrayRef<int64_t> pairs = {};
  /// halo_exchange: bytes received from the left and from the right.
  double bytesBefore = 0, bytesAfter = 0;
  /// halo_exchange: bytes next to the shard that are skipped.
  double skippedBefore = 0, skippedAfter = 0;
  /// halo_exchange: bytes of the device's shard.
  double operandBytes = 0;
};

/// The levels of completion for one user priority; each runs to a fixed point
/// before the next one. Each level propagates in addition:
///   0  pass-through ops whose operands (except scalars) have one use each
///   1  pass-through ops
///   2  pass-through factors of all ops
///   3  all factors
///   4  broadcasts forward
constexpr int kNumPropagationLevels = 5;
/// The first level that propagates through ops other than pass-through ops.
constexpr int kFirstLevelOfAllOps = 2;

/// Returns Both at every level that includes the op's priority, otherwise None.
PropagationDirection directionByPriority(Operation *op, int level);

/// Returns the rule in the op's attribute `sharding.rule`; nullopt if there is
/// none or if it does not map all dimensions.
std::optional<FactorMap> annotatedRule(Operation *op);
/// Returns the rule for propagation: the annotated one, otherwise that of the
/// op's model; nullopt for an op that has neither.
std::optional<FactorMap> shardingRuleOf(Operation *op, bool conservative);

/// The default of PartitionOpInterface::canShardFactor.
bool canShardFactorGenerically(Operation *op, const FactorMap &map,
                               unsigned factor, bool uneven);
/// Clones the op on local operands, with local result types; `attrs` replace
/// the attributes of the same names.
SmallVector<Value> cloneLocally(PartitionContext &ctx, ValueRange operands,
                                TypeRange types,
                                ArrayRef<NamedAttribute> attrs = {});
inline SmallVector<Value> cloneLocally(PartitionContext &ctx,
                                       ArrayRef<NamedAttribute> attrs = {}) {
  return cloneLocally(ctx, ctx.operands, ctx.resultTypes, attrs);
}
/// The default of PartitionOpInterface::partition: clones the op on local
/// operands; masks the padding of uneven reduction factors with the neutral
/// element.
FailureOr<SmallVector<Value>> partitionGenerically(Operation *op,
                                                   PartitionContext &ctx);

} // namespace mlir::gspmd::sharding

#include "dialect/Sharding/ShardingInterfaces.h.inc"

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_H
