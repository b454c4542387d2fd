//===- ExpandQuantized.h - Quantized elements as integers -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDQUANTIZED_H
#define GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDQUANTIZED_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd::lowering {

/// Replaces quantized elements in `root` by their storage. Reports an op on
/// quantized elements that has no form on storage.
LogicalResult expandQuantized(Operation *root);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_EXPANDOPS_EXPANDQUANTIZED_H
