//===- ShardingInterfaces.h - Op models' interfaces -------------*- C++ -*-===//
//
// What an op tells of itself so that completion, partitioning and the cost
// model can treat it without knowing its name. Models attach to ops of any
// dialect as external models (transforms/OpModels), or an op implements them.
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

/// See ShardingRuleOpInterface::getPropagationDirection.

/// Shardings that live elsewhere (in a pass's table), by index.
class ShardingRefs {
public:
  void push_back(const TensorSharding &sharding) { refs.push_back(&sharding); }
  const TensorSharding &operator[](unsigned i) const { return *refs[i]; }

private:
  SmallVector<const TensorSharding *, 4> refs;
};

/// What a model's `partition` gets: the op, its local operands, the shardings
/// they and the results have, and the means to make per-device IR. Implemented
/// by transforms/Partition.
class PartitionContext {
public:
  virtual ~PartitionContext() = default;

  /// The op in its global form (global types, not to be changed).
  Operation *op;
  /// Where per-device ops go.
  OpBuilder &builder;
  const Mesh &mesh;
  FlatSymbolRefAttr meshName;
  /// Per-device operands, one per operand of the op.
  SmallVector<Value> operands;
  /// Shardings of operands and results (rank 0 for what is no tensor).
  ShardingRefs operandShardings;
  ShardingRefs resultShardings;
  /// Per-device types of results.
  SmallVector<Type, 4> resultTypes;

  /// Per-device type of result `i`.
  RankedTensorType localResultType(unsigned i) const {
    return cast<RankedTensorType>(resultTypes[i]);
  }
  /// Per-device type of a tensor of `type` under `sharding`.
  static Type localType(Type type, const TensorSharding &sharding);

  /// Overwrites what lies beyond the global size along `dim` of `local` (a
  /// tensor of global shape `globalShape` under `sharding`) with `fill`, a
  /// scalar tensor value. No-op where the dimension is even.
  virtual Value maskPadding(Value local, ArrayRef<int64_t> globalShape,
                            const TensorSharding &sharding, unsigned dim,
                            Value fill) = 0;
  /// A scalar tensor constant that is neutral for `kind` on `elementType`.
  virtual Value neutralElement(Type elementType, ReductionKind kind) = 0;
  /// A scalar tensor constant that leaves every bit of what it is put together
  /// with as it is, by `or` (booleans), `max` (floats without a zero) or `add`
  /// (others; minus zero for floats): what devices bring that have no part.
  virtual Value selectionNeutralElement(Type elementType) = 0;
  /// Collectives over `axes`.
  virtual Value allReduce(Value local, ArrayRef<AxisRef> axes,
                          ReductionKind kind) = 0;
  /// Gathers `dim` over `axes` (index order): size grows by the group's size.
  virtual Value allGather(Value local, unsigned dim,
                          ArrayRef<AxisRef> axes) = 0;
  /// If `local` was cut along `dim` by `axes` from a tensor that every device
  /// has: that tensor (as all_gather would give it), else null.
  virtual Value wholeOf(Value local, unsigned dim, ArrayRef<AxisRef> axes) = 0;
  /// `left` elements of what lies before this device's part of `dim`, the part,
  /// and `right` elements of what follows. Beyond the ends lie zeros (`ring` is
  /// 0) or the other end: of the first `ring` devices, with padding on the
  /// others. Negative widths drop elements.
  virtual Value haloExchange(Value local, unsigned dim, int64_t left,
                             int64_t right, int64_t ring,
                             ArrayRef<AxisRef> axes) = 0;
  /// The tensor of the device with index n - 1 - i - distance (mod n) along
  /// `axes`, where i is this device's index of n.
  virtual Value mirror(Value local, int64_t distance,
                       ArrayRef<AxisRef> axes) = 0;
  /// Index of this device along `axes` (row-major), tensor<i32>.
  virtual Value axisIndex(ArrayRef<AxisRef> axes) = 0;
  /// Moves `local` (global shape `globalShape`) from one sharding to another.
  virtual Value reshard(Value local, ArrayRef<int64_t> globalShape,
                        const TensorSharding &from,
                        const TensorSharding &to) = 0;

protected:
  PartitionContext(Operation *op, OpBuilder &builder, const Mesh &mesh,
                   FlatSymbolRefAttr meshName)
      : op(op), builder(builder), mesh(mesh), meshName(meshName) {}
};

/// One tensor that an op passes on. While loop: the carry's block arguments and
/// the op's result are `targets`; the initial value and what the body yields
/// are `sources`. All get one sharding; a source that disagrees is resharded.
struct DataFlowEdge {
  SmallVector<Value> targets;
  SmallVector<OpOperand *> sources;
};

/// Bytes of one element in memory: booleans take a byte, types without a size
/// (tokens) 8.
double elementBytes(Type type);
/// Bytes of a tensor of static shape; 0 for anything else.
double tensorBytes(Type type);

/// What an op sends between the devices of a group.
struct CollectiveWork {
  TransferKind kind;
  /// The group; of a permutation, the digits that name the source.
  AxesAttr axes;
  /// Of a permutation: the digits that name the target.
  AxesAttr target = {};
  /// Bytes that one device has afterwards (a gather) or before (all others).
  double bytes;
  /// shift: places; with `wraps` modulo the group's size, or modulo `ring` if
  /// it is not 0.
  int64_t distance = 0;
  int64_t ring = 0;
  bool wraps = false, mirrors = false;
  /// permute_pairs: source, target, source, target...
  ArrayRef<int64_t> pairs = {};
  /// halo_exchange: bytes that come from the neighbour before and behind.
  double bytesBefore = 0, bytesBehind = 0;
  /// halo_exchange: bytes of the nearest neighbours that are left out.
  double skippedBefore = 0, skippedBehind = 0;
  /// halo_exchange: bytes of a device's own part.
  double partBytes = 0;
};

/// The levels of completion among those of equal user priority, each run to a
/// fixed point before the next. What moves:
///   0  pass-through ops of whose operands each (scalars aside) has one use
///   1  pass-through ops
///   2  and pass-through factors of all ops
///   3  and all factors
///   4  and broadcasts forwards
constexpr int kNumPropagationLevels = 5;
/// From here on ops move shardings that are no pass-through ops.
constexpr int kFirstLevelOfAllOps = 2;

/// Both ways at every level where the op takes part by its priority.
PropagationDirection directionByPriority(Operation *op, int level);

/// The rule in the op's attribute `sharding.rule`, if it is there and has a
/// place for each dimension.
std::optional<FactorMap> annotatedRule(Operation *op);
/// The rule by which completion goes: what is written on the op, else its
/// model's; nullopt for an op that has neither.
std::optional<FactorMap> shardingRuleOf(Operation *op, bool conservative);

/// See PartitionOpInterface::canShardFactor.
bool canShardFactorGenerically(Operation *op, const FactorMap &map,
                               unsigned factor, bool uneven);
/// The op on local operands, with local result types; `attrs` replace the
/// attributes of the same names.
SmallVector<Value> cloneLocally(PartitionContext &ctx, ValueRange operands,
                                TypeRange types,
                                ArrayRef<NamedAttribute> attrs = {});
inline SmallVector<Value> cloneLocally(PartitionContext &ctx,
                                       ArrayRef<NamedAttribute> attrs = {}) {
  return cloneLocally(ctx, ctx.operands, ctx.resultTypes, attrs);
}
/// See PartitionOpInterface::partition: clones the op on local operands; masks
/// the padding of uneven reduction factors with the neutral element.
FailureOr<SmallVector<Value>> partitionGenerically(Operation *op,
                                                   PartitionContext &ctx);

} // namespace mlir::gspmd::sharding

#include "dialect/Sharding/ShardingInterfaces.h.inc"

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_SHARDINGINTERFACES_H
