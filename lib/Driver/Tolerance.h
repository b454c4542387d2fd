//===- Tolerance.h - How close results have to be ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_DRIVER_TOLERANCE_H
#define GSPMD_LIB_DRIVER_TOLERANCE_H

#include "gspmd/Runtime/HostTensor.h"

#include <optional>

namespace mlir::gspmd {

/// compare() with the tolerances of the element type where none are given: what
/// reordered sums of a few hundred terms need.
::gspmd::Comparison compareTensors(const ::gspmd::HostTensor &got,
                                   const ::gspmd::HostTensor &expected,
                                   std::optional<double> relative,
                                   std::optional<double> absolute);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_DRIVER_TOLERANCE_H
