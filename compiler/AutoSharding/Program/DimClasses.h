//===- DimClasses.h - Dimensions that are sharded alike ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMCLASSES_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMCLASSES_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "llvm/ADT/IntEqClasses.h"

namespace mlir::gspmd {

/// Equivalence classes of the dimensions of all tensors of a program.
/// Dimensions are equivalent if shardings propagate between them without
/// communication: `[B, D]` of `x` and `[D, F]` of `w` in `x * w` share D.
class DimClasses {
public:
  explicit DimClasses(ShardingTable &table);

  unsigned classOf(unsigned tensor, unsigned dim) const {
    return classes[firstDim[tensor] + dim];
  }

private:
  void join(ShardingTable &table, const PropagationNode &node);

  SmallVector<unsigned> firstDim;
  unsigned numDims = 0;
  llvm::IntEqClasses classes;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMCLASSES_H
