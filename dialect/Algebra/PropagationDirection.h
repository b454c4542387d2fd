//===- PropagationDirection.h - Which way shardings move --------*- C++ -*-===//
#ifndef GSPMD_DIALECT_ALGEBRA_PROPAGATIONDIRECTION_H
#define GSPMD_DIALECT_ALGEBRA_PROPAGATIONDIRECTION_H

#include "dialect/Algebra/Namespace.h"

namespace mlir::gspmd {

/// Through an op. Forward is from operands: results add nothing to what the
/// tensors agree on, but may stand against it.
enum class PropagationDirection { None, Forward, Backward, Both };

} // namespace mlir::gspmd

#endif // GSPMD_DIALECT_ALGEBRA_PROPAGATIONDIRECTION_H
