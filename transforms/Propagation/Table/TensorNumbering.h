//===- TensorNumbering.h - Numbers of tensors -------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_TENSORNUMBERING_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_TENSORNUMBERING_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "transforms/Support/AddressMap.h"

namespace mlir::gspmd {

/// Adds tensors, each with its class, to a table that is being built.
class TensorNumbering {
public:
  explicit TensorNumbering(ShardingTable &table)
      : tensors(table.tensors), classes(table.classes), numbers(table.numbers),
        shardings(*table.shardings) {
    blockedLists.emplace_back();
  }

  /// Returns the number of a value, which is assigned on first use; -1 if it is
  /// not a ranked tensor of rank >= 1 with dimensions that can be sharded.
  int numberOf(Value value);
  int newTensor(Type type, sharding::TensorShardingAttr attr);
  /// Sets the tensor of `value` to `number`.
  void setNumber(Value value, int number) { numbers[value] = number; }
  /// Changes the specified properties of the class of a tensor.
  void setClass(int number, std::optional<bool> requiresEvenShards,
                std::optional<unsigned> blocked);

  /// Returns the number of a list of blocked axes; the empty list has number 0.
  unsigned blockedList(const AxisList &axes);
  const AxisList &blocked(unsigned list) const { return blockedLists[list]; }
  const TensorClass &classOf(int number) const {
    return classes[tensors[number].tensorClass];
  }
  /// Returns the class of the tensor's type: no blocked axes, uneven shards
  /// allowed.
  unsigned plainClassOf(int number) const {
    return classOrigins[tensors[number].tensorClass].plain;
  }

private:
  /// Cached properties of a type.
  struct TypeInfo {
    unsigned openSharding = 0;
    unsigned plainClass = 0; ///< no blocked axes, uneven shards allowed
    bool isTensor = false;   ///< ranked, static, of rank >= 1
  };
  /// The difference between a class and the plain class of its type.
  struct ClassOrigin {
    unsigned plain;
    bool requiresEvenShards;
    unsigned blocked; ///< index into blockedLists
    bool operator==(const ClassOrigin &o) const {
      return plain == o.plain && requiresEvenShards == o.requiresEvenShards &&
             blocked == o.blocked;
    }
  };
  const TypeInfo &infoOf(Type type);

  std::vector<TensorEntry> &tensors;
  std::vector<TensorClass> &classes;
  AddressMap<Value, int> &numbers;
  ShardingAttrTable &shardings;
  DenseMap<Type, TypeInfo> types;
  std::vector<AxisList> blockedLists;
  std::vector<ClassOrigin> classOrigins;
  /// (plain class, 2 * blocked list + even only) to class.
  DenseMap<std::pair<unsigned, unsigned>, unsigned> classNumbers;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_TABLE_TENSORNUMBERING_H
