//===- PropagationDirection.h - Which way shardings move --------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONDIRECTION_H
#define GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONDIRECTION_H

#include "lib/Algebra/Namespace.h"

namespace mlir::gspmd {

/// Through an op. Forward is from operands: results add nothing to what the
/// tensors agree on, but may stand against it.
enum class PropagationDirection { None, Forward, Backward, Both };

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONDIRECTION_H
