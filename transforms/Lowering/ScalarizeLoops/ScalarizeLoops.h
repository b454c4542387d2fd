//===- ScalarizeLoops.h - Single elements in loops as scalars ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_H
#define GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd::lowering {

/// In the loops of a program, tensors of one element become scalars: carried
/// ones, what conditions and branches decide by, and indices. Loops over
/// elements are linalg by then.
void scalarizeLoops(func::FuncOp function);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_SCALARIZELOOPS_SCALARIZELOOPS_H
