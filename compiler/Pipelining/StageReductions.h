//===- StageReductions.h - Reductions of stages -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_STAGEREDUCTIONS_H
#define GSPMD_COMPILER_PIPELINING_STAGEREDUCTIONS_H

#include "compiler/Pipelining/StagePrograms.h"

namespace mlir::gspmd {

/// Moves all-reduces of sums over microbatches from the tasks that compute them
/// to the updates that read them: devices accumulate their own partial sums,
/// which are reduced once instead of for each microbatch. Replaces the program
/// of each task by its device program. Errors of partitioning are emitted.
LogicalResult deferStageReductions(StagePrograms &stages);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_STAGEREDUCTIONS_H
