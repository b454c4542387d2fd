//===- CompareTensors.h - Comparison of results -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H
#define GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H

#include "gspmd/Runtime/HostTensor.h"

#include <optional>

namespace mlir::gspmd {

/// Compares `actual` with `expected` as compare() does. An unset tolerance is
/// the default of the element type, which covers the rounding of sums of a few
/// hundred terms in another order. Adds the likely cause to the message.
Comparison compareWithDefaultTolerances(const HostTensor &actual,
                                        const HostTensor &expected,
                                        std::optional<double> relative,
                                        std::optional<double> absolute);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ARRAYS_COMPARETENSORS_H
