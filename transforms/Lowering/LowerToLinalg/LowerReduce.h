//===- LowerReduce.h - Reductions to linalg ---------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERREDUCE_H
#define GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERREDUCE_H

#include "mlir/IR/PatternMatch.h"

namespace mlir::gspmd::lowering {

/// Returns the elements of the rank-0 tensors that the region of `op` captures,
/// extracted in front of `op`.
llvm::DenseMap<Value, Value> readCaptured(Operation *op,
                                          RewriterBase &rewriter);

} // namespace mlir::gspmd::lowering

#endif // GSPMD_TRANSFORMS_LOWERING_LOWERTOLINALG_LOWERREDUCE_H
