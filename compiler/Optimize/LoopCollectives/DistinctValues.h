//===- DistinctValues.h - Values that differ between devices ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_DISTINCTVALUES_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_DISTINCTVALUES_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Returns true if `values` are known to derive from shards that differ between
/// any two devices of a group along `axes`, so that no two devices rely on
/// bitwise equal results. The answer is conservative: false if unknown.
/// Replicated values must be computed in the same order by all devices.
bool areDistinctAcrossDevices(ValueRange values, sharding::AxesAttr axes,
                              const Target &target);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_DISTINCTVALUES_H
