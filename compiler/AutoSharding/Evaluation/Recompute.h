//===- Recompute.h - Rematerialization of candidates ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H

#include "compiler/AutoSharding/Search/AutoShard.h"
#include "compiler/Optimize/OptimizeOptions.h"

namespace mlir::gspmd {

/// Returns optimization options for the machine of `options`, with `limit`
/// bytes of memory (0: that of the machine).
OptimizeOptions makeOptimizeOptions(const AutoShardOptions &options,
                                    double limit);

/// Returns these options for rematerialization only (spmd-rematerialize).
OptimizeOptions makeRematerializeOptions(const AutoShardOptions &options,
                                         double limit);

/// Rematerializes values of a partitioned program in place. Its warnings are
/// suppressed: the program may still exceed the limit.
LogicalResult rematerializeWithin(ModuleOp partitioned,
                                  const AutoShardOptions &options,
                                  double limit);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H
