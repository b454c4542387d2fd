//===- LocalValues.h - What stands for global values ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALVALUES_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALVALUES_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "transforms/Support/AddressMap.h"
#include "transforms/Support/ShardingAttrTable.h"

namespace mlir::gspmd {

/// The part of each value of the program that one device has.
class LocalValues {
public:
  /// What stands for a global value: its local part, and how it lies.
  struct Entry {
    Value value;
    unsigned sharding;
  };

  explicit LocalValues(ShardingAttrTable &shardings) : shardings(shardings) {}

  /// Null value if none was set.
  Entry lookup(Value global) const { return local.lookup(global); }
  void set(Value global, Value value) { local[global] = {value, idOf(global)}; }
  void clear() { local.clear(); }

  /// The number of a global value's sharding; replicated if it has none.
  unsigned idOf(Value global);
  const TensorSharding &shardingOf(Value global) {
    return shardings[idOf(global)];
  }
  /// As the models see it: parts are to them as the whole is.
  const TensorSharding &reducedSharding(unsigned sharding);

  /// The type of the part of a tensor of `type`.
  Type typeOf(Type type, unsigned sharding);
  Type typeOf(Value global) { return typeOf(global.getType(), idOf(global)); }

private:
  ShardingAttrTable &shardings;
  AddressMap<Value, Entry> local;
  DenseMap<std::pair<Type, unsigned>, Type> types;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALVALUES_H
