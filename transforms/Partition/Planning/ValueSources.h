//===- ValueSources.h - Sources of a value for a reshard --------*- C++ -*-===//
//
// A value need not be resharded from its own sharding. It may be the reshard of
// a value that is closer to the target, it may have been resharded for another
// user before, or it may be rematerialized from values for which that holds:
//
//     %l = cholesky %a             replicated
//     %c = reshard %l  {"x"}       the completed sharding
//     %t = select %m, %c, %z       sharded by "x"
//     triangular_solve %t, %b      requires a replicated %t: the select is
//                                  rematerialized from %l without communication
//
// Copies are recorded while ops are visited in program order; a copy is
// available to later ops of its block and to the regions of these.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PARTITION_PLANNING_VALUESOURCES_H
#define GSPMD_TRANSFORMS_PARTITION_PLANNING_VALUESOURCES_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/Algebra/Factors/FactorAssignment.h"
#include "transforms/Partition/Planning/RematerializableValues.h"
#include "transforms/Support/AddressMap.h"
#include "transforms/Support/ShardingAttrTable.h"

namespace mlir::gspmd {

/// Returns the axes of each factor that shard tensor `t` of `op`, which has the
/// partition rule `map`, as `sharding` does. Returns nullopt if the op cannot
/// run that way without a reduction or, unless `mayExchangeHalos`, without
/// sending halos.
std::optional<std::vector<AxisList>> axesFor(Operation *op,
                                             const FactorMap &map, unsigned t,
                                             const TensorSharding &sharding,
                                             bool mayExchangeHalos = false);

class ValueSources {
public:
  ValueSources(ShardingAttrTable &shardings, ReshardPlanner &planner,
               RematerializableValues &rematerializable)
      : shardings(shardings), planner(planner),
        rematerializable(rematerializable) {}

  /// Returns the number of the closed sharding of a value; a value without one
  /// is replicated. Attributes are read once.
  unsigned shardingOf(Value value) { return shardingEntry(value).id; }
  /// Returns true if the value has a sharding.
  bool hasSharding(Value value) { return shardingEntry(value).hasSharding; }
  /// Sets the sharding of a value, and its attribute.
  void setSharding(Value value, unsigned sharding);
  /// Sets the sharding of a value for a trial: its attribute is not changed.
  void trySharding(Value value, unsigned sharding) {
    shardingEntries[value] = {sharding, /*hasSharding=*/true};
  }

  /// Records that `value` was resharded to `copy` for a visited op.
  void recordCopy(Value value, Value copy);
  /// Records a visited op: its result may be rematerialized elsewhere if its
  /// operands have sources.
  void recordDefinition(Operation *op);

  /// Returns true if `value` has a source other than itself.
  bool hasSources(Value value, Operation *user);
  /// Returns the cost of `value` in sharding `target` at `user`.
  TensorCost costOf(Value value, unsigned target, Operation *user);
  /// Returns the value to reshard from: `value`, a copy of it or the value that
  /// it is a copy of.
  Value findCheapestSource(Value value, unsigned target, Operation *user);
  /// Returns true if rematerializing the value in `target` is cheapest.
  bool isRematerialized(Value value, unsigned target, Operation *user);
  /// Appends to `key` what the costs depend on, apart from the sharding of the
  /// value itself. Returns false if they depend on too much for a key, so that
  /// the costs cannot be shared with another case.
  bool appendToKey(Value value, Operation *user,
                   SmallVectorImpl<unsigned> &key);

private:
  struct ShardingEntry {
    /// The number of the closed sharding.
    unsigned id = 0;
    /// False for a value without a sharding, which is replicated.
    bool hasSharding = false;
  };

  ShardingEntry shardingEntry(Value value);
  Value reshardedFrom(Value value);
  TensorCost costOfReshard(Value value, unsigned from, unsigned target);
  /// Returns the cost of the cheapest reshard of the value or a copy of it.
  TensorCost reshardCost(Value value, unsigned target, Operation *user);
  void forEachCopy(Value value, Operation *user,
                   function_ref<void(Value)> visit);
  std::optional<TensorCost> rematerializationCost(Value value, unsigned target,
                                                  Operation *user);

  ShardingAttrTable &shardings;
  ReshardPlanner &planner;
  RematerializableValues &rematerializable;
  AddressMap<Value, ShardingEntry> shardingEntries;
  DenseMap<Value, SmallVector<Value, 1>> copies;
  /// Rematerializable values, with the number of ops that this takes.
  DenseMap<Value, unsigned> rematerializationSizes;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PLANNING_VALUESOURCES_H
