//===- Recompute.h - Candidates that take less memory -----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H

#include "compiler/AutoSharding/Search/AutoShard.h"
#include "compiler/Optimize/OptimizeOptions.h"

namespace mlir::gspmd {

/// Returns optimization options for the machine of `options`, with `limit`
/// bytes of memory (0: that of the machine).
OptimizeOptions makeOptimizeOptions(const AutoShardOptions &options,
                                    double limit);

/// Returns these options for the optimizations that save memory: attention in a
/// ring and, if `rematerializes`, rematerialization.
OptimizeOptions makeMemoryOptions(const AutoShardOptions &options, double limit,
                                  bool rematerializes = true);

/// Optimizes the memory of a partitioned program in place. Warnings are
/// suppressed: the program may still exceed the limit.
LogicalResult optimizeMemory(ModuleOp partitioned,
                             const OptimizeOptions &options);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H
