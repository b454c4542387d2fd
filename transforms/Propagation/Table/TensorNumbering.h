//===- TensorNumbering.h - Numbers of values that are tensors ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_TABLE_TENSORNUMBERING_H
#define GSPMD_TRANSFORMS_PROPAGATION_TABLE_TENSORNUMBERING_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "transforms/Support/AddressMap.h"

namespace mlir::gspmd {

/// Enters tensors into a table that is made, each with its class.
class TensorNumbering {
public:
  explicit TensorNumbering(ShardingTable &table)
      : tensors(table.tensors), classes(table.classes), numbers(table.numbers),
        shardings(*table.shardings) {
    blockedLists.emplace_back();
  }

  /// The number of a value, made on first use; -1 for what is no ranked tensor
  /// of rank >= 1.
  int numberOf(Value value);
  int newTensor(Type type, sharding::TensorShardingAttr attr);
  /// The value is tensor `number` from now on.
  void setNumber(Value value, int number) { numbers[value] = number; }
  /// Puts a tensor into the class that differs in these from its own.
  void setClass(int number, std::optional<bool> evenOnly,
                std::optional<unsigned> blocked);

  /// Lists of blocked axes have numbers, too; that of none is 0.
  unsigned blockedList(const AxisList &axes);
  const AxisList &blocked(unsigned list) const { return blockedLists[list]; }
  const TensorClass &classOf(int number) const {
    return classes[tensors[number].tensorClass];
  }
  /// The class of the tensor's type: nothing blocked, need not be even.
  unsigned plainClassOf(int number) const {
    return classOrigins[tensors[number].tensorClass].plain;
  }

private:
  /// A type as tensors of it are entered.
  struct TypeInfo {
    unsigned openSharding = 0;
    unsigned plainClass = 0; ///< nothing blocked, need not be even
    bool isTensor = false;   ///< ranked, static, of rank >= 1
  };
  /// What a class adds to that of its type.
  struct ClassOrigin {
    unsigned plain;
    bool evenOnly;
    unsigned blocked; ///< index into blockedLists
    bool operator==(const ClassOrigin &o) const {
      return plain == o.plain && evenOnly == o.evenOnly && blocked == o.blocked;
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
