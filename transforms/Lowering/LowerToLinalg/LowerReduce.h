//===- LowerReduce.h - Reductions to linalg ---------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERREDUCE_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERREDUCE_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

/// The elements of the scalars that the region of `op` uses from outside of it.
llvm::DenseMap<Value, Value> readCaptured(Operation *op,
                                          RewriterBase &rewriter);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERREDUCE_H
