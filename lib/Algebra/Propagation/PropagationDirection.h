//===- PropagationDirection.h - Direction of propagation --------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONDIRECTION_H
#define GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONDIRECTION_H

#include "lib/Algebra/Namespace.h"

namespace mlir::gspmd {

/// The direction of propagation through an op. Forward is from operands to
/// results: results do not contribute axes, but may conflict with them.
enum class PropagationDirection { None, Forward, Backward, Both };

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONDIRECTION_H
