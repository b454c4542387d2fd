//===- OperandTransposes.h - Operands to transpose first --------*- C++ -*-===//
//
// A matrix unit reads two dimensions of an operand at a time: rows (or columns)
// and depth. A compiler lays out its own results such that one of the two is
// contiguous in memory. It cannot choose the layout of arguments (the last
// dimension is contiguous), nor of the slices of them that loops read. If the
// last dimension of such a tensor is a batch dimension of the product, in
//
//     a [m, k, b]  w [k, n, b]  ->  [b, m, n]
//
// both operands are transposed in memory first: read and written once more.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_SIMULATOR_KERNELS_OPERANDTRANSPOSES_H
#define GSPMD_COMPILER_SIMULATOR_KERNELS_OPERANDTRANSPOSES_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Bytes of the operands of `product` that a compiler would transpose first;
/// `kernel` holds the ops of the same kernel.
double transposedOperandBytes(Operation *product, ArrayRef<Operation *> kernel);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_OPERANDTRANSPOSES_H
