//===- ExpandExtrema.h - Maxima and minima as selections --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_EXPANDEXTREMA_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_EXPANDEXTREMA_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd::lowering {

/// Replaces maxima and minima of f32 and f64 by comparisons and selections with
/// the same results, NaN and the signs of zeros included. LLVM's cost model
/// assumes that those of vectors are computed one by one on x86, so that loops
/// over them are not vectorized.
void expandExtrema(ModuleOp module);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLLVM_EXPANDEXTREMA_H
