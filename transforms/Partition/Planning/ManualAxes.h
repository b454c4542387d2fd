//===- ManualAxes.h - Manual axes around an op ------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_PLANNING_MANUALAXES_H
#define GSPMD_TRANSFORMS_PARTITION_PLANNING_MANUALAXES_H

#include "lib/Algebra/Mesh/Mesh.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Numbers the lists of manual axes. They are computed once for each block.
class ManualAxes {
public:
  explicit ManualAxes(const Mesh &mesh) : mesh(mesh) {}

  /// Returns the number of the list of axes that are manual at `op`.
  unsigned numberOf(Operation *op);
  const AxisList &list(unsigned number) const { return lists[number]; }

private:
  const Mesh &mesh;
  std::vector<AxisList> lists;
  DenseMap<Block *, unsigned> numbers;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_PLANNING_MANUALAXES_H
