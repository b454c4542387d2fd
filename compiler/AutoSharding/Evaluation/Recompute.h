//===- Recompute.h - Memory for time, beyond shardings ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H

#include "compiler/Optimize/OptimizeOptions.h"
#include "gspmd/AutoSharding/AutoShard.h"

namespace mlir::gspmd {

/// What a program is optimized for: the machine that the options name, with
/// `limit` bytes of memory (0: as many as it has).
OptimizeOptions optimizations(const AutoShardOptions &options, double limit);

/// The optimization that computes values again instead of keeping them
/// (spmd-rematerialize), for the machine that the options name.
OptimizeOptions recomputation(const AutoShardOptions &options, double limit);

/// Runs it on a program that is partitioned, in place. What it warns of is not
/// told: it may leave more than the limit.
LogicalResult recompute(ModuleOp partitioned, const AutoShardOptions &options,
                        double limit);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_RECOMPUTE_H
