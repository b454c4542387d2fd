//===- CompareTensors.h - How close results have to be ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H
#define GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H

#include "gspmd/Runtime/HostTensor.h"

#include <optional>

namespace mlir::gspmd {

/// compare() with the tolerances of the element type where none are given: what
/// reordered sums of a few hundred terms need.
Comparison compareTensors(const HostTensor &got, const HostTensor &expected,
                          std::optional<double> relative,
                          std::optional<double> absolute);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H
