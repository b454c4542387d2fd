//===- StartedProgram.h - Programs whose collectives begin early -*- C++-*-===//
#ifndef GSPMD_TRANSFORMS_OPTIMIZE_STARTEDPROGRAM_H
#define GSPMD_TRANSFORMS_OPTIMIZE_STARTEDPROGRAM_H

#include "transforms/Optimize/StartedBlock.h"

namespace mlir::gspmd {

/// Puts all blocks of `module` in the order of their units (of the two
/// UnitOrders, in which the step is better), with collectives
/// started where that hides them: as many as hide most, or fewer at a time
/// where those would not fit in a device's memory; of those, with which the
/// step is best. Tells what was started, and what the step takes then. Failure
/// after an error.
FailureOr<Rewrite> scheduleWithin(ModuleOp module, const Target &target,
                                  MayStart mayStart = nullptr);

/// How long the cores wait for each collective of `module`, each time that it
/// runs, where all that can be is started early. Nothing of `module` is started
/// yet. Failure after an error.
FailureOr<DenseMap<Operation *, double>>
exposedWhenStarted(ModuleOp module, const Target &target, MayStart mayStart);

/// How often the loops around an op run it; once where that is not known.
double runsOf(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPTIMIZE_STARTEDPROGRAM_H
