//===- ExpandEinsum.h - Einsums to products and transposes ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDEINSUM_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDEINSUM_H

#include "mlir/IR/Operation.h"
#include <string>

namespace mlir::gspmd::lowering {

/// Returns why the configuration of `op`, an einsum of one or two operands,
/// does not match its types; empty if it does, and for other ops.
std::string einsumMismatch(Operation *op);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDEINSUM_H
