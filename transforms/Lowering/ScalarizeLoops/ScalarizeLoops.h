//===- ScalarizeLoops.h - Single elements in loops as scalars ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::lowering {

/// Replaces tensors of one element by scalars in loops of the source program:
/// loop-carried values, conditions, branch selectors and indices. Loops over
/// elements are linalg at this point.
void scalarizeLoops(func::FuncOp function);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_H
