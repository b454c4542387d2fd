//===- CalledComputation.h - Functions that custom calls name ---*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_CALLEDCOMPUTATION_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_CALLEDCOMPUTATION_H

#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::import {

/// Returns the only called computation of a custom call; null unless it is a
/// function of one block in the module with `numArguments` arguments. Takes
/// constant time in a sharding::SymbolTableScope.
func::FuncOp getCalledComputation(Operation *call, unsigned numArguments);

/// Clones the body of `computation` into the empty region of an op.
void cloneComputation(func::FuncOp computation, Region &region);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_CALLEDCOMPUTATION_H
