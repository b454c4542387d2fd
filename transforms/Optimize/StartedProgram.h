//===- StartedProgram.h - Programs whose collectives begin early -*- C++-*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_STARTEDPROGRAM_H
#define GSPMD_TRANSFORMS_OPTIMIZE_STARTEDPROGRAM_H

#include "transforms/Optimize/StartedBlock.h"

namespace mlir::gspmd {

/// Starts every collective as early as hides most, with what that holds.
FailureOr<Decisions> startAll(ModuleOp module, const Target &target,
                              MayStart mayStart);

/// Puts all blocks of `module` in the order of their units, with collectives
/// started where that hides them: as many as hide most, or fewer at a time
/// where those would not fit in a device's memory; of those, with which the
/// step is best. Tells what was started, and what the step takes then. Failure
/// after an error.
FailureOr<Rewrite> scheduleWithin(ModuleOp module, const Target &target,
                                  MayStart mayStart = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_STARTEDPROGRAM_H
