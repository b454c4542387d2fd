//===- ValueSources.h - What a value can be had from ------------*- C++ -*-===//
//
// A value that is wanted in another sharding need not be brought from how it
// lies. It may be the reshard of one that lies better, have been resharded for
// a user before, or be made anew of values for which that holds:
//
//     %l = cholesky %a             whole on every device
//     %c = reshard %l  {"x"}       as completion wants it
//     %t = select %m, %c, %z       cut by "x"
//     triangular_solve %t, %b      wants %t whole: the select once more, of %l,
//                                  costs no communication
//
// Facts are noted as ops are visited in the order of the program; a copy is
// good for what comes after it in its block, and in regions there.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_VALUESOURCES_H
#define GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_VALUESOURCES_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/Algebra/Factors/FactorAssignment.h"
#include "transforms/Partition/InsertReshards/RematerializableValues.h"
#include "transforms/Support/ShardingAttrTable.h"

namespace mlir::gspmd {

/// The axes per factor that cut tensor `t` of `op` as `sharding` does, if the
/// op, which has the partition rule `map`, can run that way and sums nothing
/// up, nor, unless `movesBorders`, sends anything itself.
std::optional<std::vector<AxisList>> axesFor(Operation *op,
                                             const FactorMap &map, unsigned t,
                                             const TensorSharding &sharding,
                                             bool movesBorders = false);

class ValueSources {
public:
  ValueSources(ShardingAttrTable &shardings, ReshardPlanner &planner,
               RematerializableValues &rematerializable)
      : shardings(shardings), planner(planner),
        rematerializable(rematerializable) {}

  /// The number of the sharding that a value has.
  unsigned shardingOf(Value value);

  /// `copy` is what `value` was resharded to, for an op that was visited.
  void recordCopy(Value value, Value copy);
  /// The op has been visited: may its result be made anew elsewhere?
  void recordDefinition(Operation *op);

  /// Is there anything but the value itself?
  bool hasSources(Value value, Operation *user);
  /// What it costs to have `value` in `target` where `user` stands.
  TensorCost costOf(Value value, unsigned target, Operation *user);
  /// The value to reshard from: `value`, a copy of it or what it is a copy of.
  Value cheapest(Value value, unsigned target, Operation *user);
  /// Is it cheapest to make the value anew in `target`?
  bool isRematerialized(Value value, unsigned target, Operation *user);
  /// Adds to `key` what costs depend on, but the value's own sharding. False
  /// where that is so much that no other case is like this one.
  bool describe(Value value, Operation *user, SmallVectorImpl<unsigned> &key);

private:
  double planned(Value value, unsigned from, unsigned target);
  void forEachCopy(Value value, Operation *user,
                   function_ref<void(Value)> visit);
  std::optional<TensorCost> rematerializationCost(Value value, unsigned target,
                                                  Operation *user);

  ShardingAttrTable &shardings;
  ReshardPlanner &planner;
  RematerializableValues &rematerializable;
  DenseMap<Value, SmallVector<Value, 1>> copies;
  /// Values that may be made anew: how many ops that takes.
  DenseMap<Value, unsigned> madeOf;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_INSERTRESHARDS_VALUESOURCES_H
