//===- UnreducedTable.h - Which tensors stay in parts -----------*- C++ -*-===//
//
// What UnreducedAnalysis.h has decided so far, and what an op can make of
// operands that are in such parts.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDTABLE_H
#define GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDTABLE_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "transforms/Propagation/Unreduced/TensorDefinitions.h"

namespace mlir::gspmd {

/// Axes along which a tensor is in parts, and how these combine.
struct UnreducedState {
  AxisList axes;
  Reduction reduction = Reduction::Add;
};

/// What two lists have in common.
AxisList commonAxes(ArrayRef<AxisRef> a, ArrayRef<AxisRef> b);
bool containsAxes(ArrayRef<AxisRef> axes, ArrayRef<AxisRef> others);

class UnreducedTable {
public:
  explicit UnreducedTable(ShardingTable &table)
      : table(table), parts(table.getTensors().size()) {}

  UnreducedState &operator[](int number) { return parts[number]; }
  const UnreducedState &operator[](int number) const { return parts[number]; }
  size_t size() const { return parts.size(); }

  /// `axes` without those that the tensor is cut by, or to be whole along.
  AxisList withoutUsedAxes(int number, ArrayRef<AxisRef> axes) const;
  /// Does the value add nothing to parts?
  bool isNeutral(Value value, Reduction kind) const;
  /// Is the value in parts along all of `axes`?
  bool holds(Value value, ArrayRef<AxisRef> axes, Reduction kind) const;
  /// The axes of `wanted` along which the op itself leaves parts: those that
  /// cut a reduction factor in an operand.
  AxisList ownAxes(Operation *op, const UnreducedState &wanted) const;
  /// Can the tensor come to be in parts in this way?
  bool canProduce(const TensorDefinition &maker,
                  const UnreducedState &wanted) const;

private:
  bool canPropagate(const TensorDefinition &maker,
                    const UnreducedState &wanted) const;

  ShardingTable &table;
  std::vector<UnreducedState> parts;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_UNREDUCED_UNREDUCEDTABLE_H
