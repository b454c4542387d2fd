//===- PropagationDirection.h - Which way shardings move --------*- C++ -*-===//
#ifndef GSPMD_DIALECT_ALGEBRA_PROPAGATIONDIRECTION_H
#define GSPMD_DIALECT_ALGEBRA_PROPAGATIONDIRECTION_H

namespace gspmd {

/// Through an op. Forward is from operands: results add nothing to what the
/// tensors agree on, but may stand against it.
enum class PropagationDirection { None, Forward, Backward, Both };

} // namespace gspmd

#endif // GSPMD_DIALECT_ALGEBRA_PROPAGATIONDIRECTION_H
