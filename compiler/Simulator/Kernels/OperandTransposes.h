//===- OperandTransposes.h - Operands that lie across -----------*- C++ -*-===//
//
// A matrix unit takes two dimensions of an operand at a time: rows (or columns)
// and depth. A compiler lays what it computes so that one of them is the one
// whose elements are neighbours in memory. It has no say in how arguments lie
// (the last dimension's elements are neighbours), nor in the parts of them that
// loops take. Where such a tensor's last dimension is one of the product's
// batches, in
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
/// `kernel` are the ops that are computed together with it.
double transposedOperandBytes(Operation *product, ArrayRef<Operation *> kernel);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_SIMULATOR_KERNELS_OPERANDTRANSPOSES_H
