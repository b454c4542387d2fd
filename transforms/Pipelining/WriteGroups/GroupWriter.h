//===- GroupWriter.h - The programs of groups of devices --------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_WRITEGROUPS_GROUPWRITER_H
#define GSPMD_TRANSFORMS_PIPELINING_WRITEGROUPS_GROUPWRITER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

struct PipelineSchedule;

/// Replaces the entry function, a list of the calls of one microbatch, by a
/// function of each group of devices (WriteGroups.td). A schedule whose tasks
/// wait for each other is an error at `entry`.
LogicalResult writeGroups(func::FuncOp entry, const PipelineSchedule &schedule);

/// Returns the number of stages of the entry function.
int64_t countStages(func::FuncOp entry);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_WRITEGROUPS_GROUPWRITER_H
