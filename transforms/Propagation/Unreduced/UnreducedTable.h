//===- UnreducedTable.h - Unreduced axes of tensors -------------*- C++ -*-===//
//
// The unreduced axes that UnreducedAnalysis.h has decided so far, and the
// unreduced results that an op can compute from unreduced operands.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDTABLE_H
#define GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDTABLE_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "transforms/Propagation/Unreduced/TensorDefinitions.h"

namespace mlir::gspmd {

/// The axes along which a tensor is unreduced, and the reduction of its partial
/// results.
struct UnreducedState {
  AxisList axes;
  Reduction reduction = Reduction::Add;
};

/// Returns the digits that two lists have in common.
AxisList commonAxes(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b);
bool containsAxes(ArrayRef<AxisRef> axes, ArrayRef<AxisRef> others);

class UnreducedTable {
public:
  explicit UnreducedTable(ShardingTable &table)
      : table(table), states(table.getTensors().size()) {}

  UnreducedState &operator[](int number) { return states[number]; }
  const UnreducedState &operator[](int number) const { return states[number]; }
  size_t size() const { return states.size(); }

  /// Returns `axes` without those that shard the tensor or must be replicated.
  AxisList withoutUsedAxes(int number, ArrayRef<AxisRef> axes) const;
  /// Returns true if the value is neutral to the reduction.
  bool isNeutral(Value value, Reduction kind) const;
  /// Returns true if the value is unreduced along all of `axes`.
  bool isUnreduced(Value value, ArrayRef<AxisRef> axes, Reduction kind) const;
  /// Returns the axes of `requested` along which the op itself computes partial
  /// results: those that shard a reduction factor of an operand.
  AxisList ownAxes(Operation *op, const UnreducedState &requested) const;
  /// Returns true if this definition can produce the tensor with the unreduced
  /// axes `requested`.
  bool canProduce(const TensorDefinition &definition,
                  const UnreducedState &requested) const;

private:
  bool canPropagate(const TensorDefinition &definition,
                    const UnreducedState &requested) const;

  ShardingTable &table;
  std::vector<UnreducedState> states;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDTABLE_H
