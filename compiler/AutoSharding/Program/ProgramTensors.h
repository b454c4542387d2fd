//===- ProgramTensors.h - The tensors of a program as variables -*- C++ -*-===//
//
// Tensors that ops connect element by element are one variable: what one of
// them is cut by the others are cut by too. The tensors that loops carry, that
// calls take and return, are one anyway. What is small beside the rest has no
// variable, nor has what is made of scalars on the spot.
//
// In large programs the tensors of layers that repeat are one variable too:
// those of one shape around which the same ops stand, a few ops far.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMTENSORS_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMTENSORS_H

#include "mlir/IR/OwningOpRef.h"
#include "transforms/Propagation/Table/ShardingTable.h"
#include "llvm/ADT/IntEqClasses.h"
#include <set>

namespace mlir::gspmd {

class ProgramTensors {
public:
  /// `module` is one that partitioning takes; an error where it cannot be
  /// imported.
  static FailureOr<ProgramTensors> of(ModuleOp module);

  ShardingTable &getTable() { return *table; }
  ModuleOp getImported() { return *imported; }
  unsigned numVariables() const { return shapes.size(); }
  ArrayRef<int64_t> shapeOf(unsigned variable) const {
    return shapes[variable];
  }
  /// Of a tensor by its number (-1: none).
  std::optional<unsigned> variableOf(int tensor) const {
    return tensor < 0 ? std::nullopt : variables[tensor];
  }
  /// Is it made of scalars, or of what is?
  bool isComputedFromScalars(int tensor) const { return fromScalars[tensor]; }
  /// Does the op only connect tensors of one variable?
  static bool isFollower(const ShardingTable &table,
                         const PropagationNode &node);
  /// The number of a value of the module that was given: an argument of a
  /// function, or the result of an op that import leaves as it is. -1 of
  /// others.
  int numberOf(Value value) const {
    auto it = numbers.find(value);
    return it == numbers.end() ? -1 : it->second;
  }
  /// Ops of the module whose results have numbers, in order.
  ArrayRef<Operation *> getOps() const { return ops; }
  /// What is passed on as it is, in loops and to calls, has one buffer.
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
                    const DenseMap<int64_t, Operation *> &byPlace);

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

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_PROGRAMTENSORS_H
