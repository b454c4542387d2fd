//===- DistinctParts.h - What every device of a group has its own of -*- C++
//-*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_DISTINCTVALUES_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_DISTINCTVALUES_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include "dialect/Spmd/SpmdDialect.h"

namespace mlir::gspmd {

/// Is it known that no two devices of a group along `axes` may rely on having
/// the same `values`, because these come of parts that differ between them?
/// Errs on the side of no. What devices have alike must be computed in the same
/// order by all of them.
bool areDistinctAcrossDevices(ValueRange values, sharding::AxesAttr axes,
                              const Target &target);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_DISTINCTVALUES_H
