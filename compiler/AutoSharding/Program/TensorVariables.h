//===- TensorVariables.h - Tensors of a program as variables ----*- C++ -*-===//
//
// Tensors that element-wise ops connect are one variable: they are sharded
// alike. So are loop-carried tensors, and the operands and results of calls.
// Tensors that are small in comparison, or computed from scalars, have no
// variable.
//
// In large programs, the tensors of repeated layers are one variable too: those
// of one shape that have the same ops around them within a small distance.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_TENSORVARIABLES_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_TENSORVARIABLES_H

#include "mlir/IR/OwningOpRef.h"
#include "transforms/Propagation/Table/ShardingTable.h"
#include "llvm/ADT/IntEqClasses.h"
#include <set>

namespace mlir::gspmd {

class TensorVariables {
public:
  /// Numbers the tensors of `module`, a program before partitioning. Fails,
  /// after an error, if it cannot be imported.
  static FailureOr<TensorVariables> collect(ModuleOp module);

  ShardingTable &getTable() { return *table; }
  ModuleOp getImported() { return *imported; }
  unsigned numVariables() const { return shapes.size(); }
  ArrayRef<int64_t> shapeOf(unsigned variable) const {
    return shapes[variable];
  }
  /// Returns the variable of a tensor; nullopt if it has none, and for tensor
  /// -1.
  std::optional<unsigned> variableOf(int tensor) const {
    return tensor < 0 ? std::nullopt : variables[tensor];
  }
  /// Returns true if the tensor is computed from scalars, directly or
  /// indirectly.
  bool isComputedFromScalars(int tensor) const { return fromScalars[tensor]; }
  /// Returns true if the op only connects tensors of one variable.
  static bool isFollower(const ShardingTable &table,
                         const PropagationNode &node);
  /// Returns the number of a value of the original module: an argument of a
  /// function, or the result of an op that import does not change. Returns -1
  /// for other values.
  int numberOf(Value value) const {
    auto it = numbers.find(value);
    return it == numbers.end() ? -1 : it->second;
  }
  /// Ops of the module whose results have numbers, in order.
  ArrayRef<Operation *> getOps() const { return ops; }
  /// Returns the buffer of a tensor, which aliases in loops and calls share.
  unsigned bufferOf(int tensor) const { return buffers[tensor]; }

private:
  void findComputedFromScalars();
  void join();
  void numberVariables();
  void joinRepeated();
  using Signature = std::vector<unsigned>;
  std::vector<std::set<Signature>>
  surroundings(ArrayRef<unsigned> colors) const;
  void numberValues(ModuleOp module,
                    const DenseMap<int64_t, Operation *> &byPosition);

  OwningOpRef<ModuleOp> imported;
  std::optional<ShardingTable> table;
  std::vector<bool> fromScalars;
  llvm::IntEqClasses classes, buffers;
  std::vector<std::optional<unsigned>> variables;
  std::vector<ArrayRef<int64_t>> shapes;
  DenseMap<Value, int> numbers;
  std::vector<Operation *> ops;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_TENSORVARIABLES_H
