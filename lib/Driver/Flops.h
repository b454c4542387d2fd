//===- Flops.h - Counting a program's arithmetic ----------------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_FLOPS_H
#define GSPMD_LIB_DRIVER_FLOPS_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

/// Floating-point operations of one call of `entry`, counted as XLA's cost
/// analysis does: 2MNK for a contraction, one per output element of an
/// elementwise op, one per combined element of a reduction (all-reduces too), a
/// loop's body and condition once, the dearer branch. Transcendental functions
/// (exp, tanh, sqrt, ...) and everything that only moves data count nothing.
int64_t countFlops(ModuleOp module, llvm::StringRef entry);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_FLOPS_H
