//===- DimClasses.h - Dimensions that are sharded alike ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMCLASSES_H
#define GSPMD_COMPILER_AUTOSHARDING_PROGRAM_DIMCLASSES_H

#include "transforms/Propagation/Table/ShardingTable.h"
#include "llvm/ADT/IntEqClasses.h"

namespace mlir::gspmd {

/// The equivalence classes of the dimensions of all tensors of a program. Two
/// dimensions are equivalent if they have the same pass-through or reduction
/// factor in an op: sharding both along one axis needs no reshard of an
/// operand. In the contraction of `x` ([B, D]) with `w` ([D, F]), the two
/// dimensions D are equivalent, although the result is then unreduced.
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
