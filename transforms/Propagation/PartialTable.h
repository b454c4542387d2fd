//===- PartialTable.h - Which tensors stay in parts -------------*- C++ -*-===//
//
// What PartialTensors.h has decided so far, and what an op can make of operands
// that are in such parts.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_PARTIALTABLE_H
#define GSPMD_TRANSFORMS_PROPAGATION_PARTIALTABLE_H

#include "transforms/Propagation/ShardingTable.h"
#include "transforms/Propagation/TensorMakers.h"

namespace mlir::gspmd {

/// Axes along which a tensor is in parts, and how these combine.
struct TensorParts {
  ::gspmd::AxisList axes;
  ::gspmd::Reduction reduction = ::gspmd::Reduction::Add;
};

/// What two lists have in common.
::gspmd::AxisList commonAxes(ArrayRef<::gspmd::AxisRef> a,
                             ArrayRef<::gspmd::AxisRef> b);
bool containsAxes(ArrayRef<::gspmd::AxisRef> axes,
                  ArrayRef<::gspmd::AxisRef> others);

class PartialTable {
public:
  explicit PartialTable(ShardingTable &table)
      : table(table), parts(table.getTensors().size()) {}

  TensorParts &operator[](int number) { return parts[number]; }
  const TensorParts &operator[](int number) const { return parts[number]; }
  size_t size() const { return parts.size(); }

  /// `axes` without those that the tensor is cut by, or to be whole along.
  ::gspmd::AxisList freeOf(int number, ArrayRef<::gspmd::AxisRef> axes) const;
  /// Does the value add nothing to parts?
  bool isNeutral(Value value, ::gspmd::Reduction kind) const;
  /// Is the value in parts along all of `axes`?
  bool holds(Value value, ArrayRef<::gspmd::AxisRef> axes,
             ::gspmd::Reduction kind) const;
  /// The axes of `wanted` along which the op itself leaves parts: those that
  /// cut a reduction factor in an operand.
  ::gspmd::AxisList ownAxes(Operation *op, const TensorParts &wanted) const;
  /// Can the tensor come to be in parts in this way?
  bool canMake(const TensorMaker &maker, const TensorParts &wanted) const;

private:
  bool canFlow(const TensorMaker &maker, const TensorParts &wanted) const;

  ShardingTable &table;
  std::vector<TensorParts> parts;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_PARTIALTABLE_H
