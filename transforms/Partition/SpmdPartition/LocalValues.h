//===- LocalValues.h - Local tensors of global values -----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALVALUES_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALVALUES_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "transforms/Support/AddressMap.h"
#include "transforms/Support/ShardingAttrTable.h"

namespace mlir::gspmd {

/// Maps each global value to the local tensor of one device.
class LocalValues {
public:
  /// The local tensor of a global value and the number of its sharding.
  struct Entry {
    Value value;
    unsigned sharding;
  };

  explicit LocalValues(ShardingAttrTable &shardings) : shardings(shardings) {}

  /// Returns a null value if none was set.
  Entry lookup(Value global) const { return local.lookup(global); }
  void set(Value global, Value value) { local[global] = {value, idOf(global)}; }
  void clear() { local.clear(); }

  /// Returns the number of the sharding of `global`; replicated if it has none.
  unsigned idOf(Value global);
  const TensorSharding &shardingOf(Value global) {
    return shardings[idOf(global)];
  }
  /// Returns the sharding that op models see: they treat a partial sum like the
  /// reduced value.
  const TensorSharding &reducedSharding(unsigned sharding);

  /// Returns the local type of a tensor of `type`.
  Type typeOf(Type type, unsigned sharding);
  Type typeOf(Value global) { return typeOf(global.getType(), idOf(global)); }

private:
  ShardingAttrTable &shardings;
  AddressMap<Value, Entry> local;
  DenseMap<std::pair<Type, unsigned>, Type> types;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALVALUES_H
