//===- CompareTensors.h - Comparison of results -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H
#define GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H

#include "gspmd/Runtime/HostTensor.h"

#include <optional>

namespace mlir::gspmd {

/// Compares with compare(). Tolerances that are not set depend on the element
/// type and admit reordered sums of a few hundred terms.
Comparison compareTensors(const HostTensor &got, const HostTensor &expected,
                          std::optional<double> relative,
                          std::optional<double> absolute);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H
