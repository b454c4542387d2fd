//===- ScalarRegions.h - Regions that combine scalars -----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_SCALARREGIONS_H
#define GSPMD_TRANSFORMS_IMPORT_SCALARREGIONS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::gspmd {

/// Is `op` in the region of an op that works on scalars only (a reducer, a
/// comparator)? Such a region runs on one device; shardings in it say nothing.
inline bool isInScalarRegion(Operation *op) {
  Block *block = op->getBlock();
  Operation *parent = op->getParentOp();
  if (!block || !parent || isa<FunctionOpInterface>(parent) ||
      block->getNumArguments() == 0)
    return false;
  return llvm::all_of(block->getArgumentTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.getRank() == 0;
  });
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_SCALARREGIONS_H
