//===- HaloPlanInterpreter.h - Execution of halo plans ----------*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_HALO_HALOPLANINTERPRETER_H
#define GSPMD_UNITTESTS_ALGEBRA_HALO_HALOPLANINTERPRETER_H

#include "lib/Algebra/Halo/HaloPlan.h"
#include <string>
#include <vector>

namespace mlir::gspmd {

/// Elements of a buffer are numbered by their index in the global dimension.
/// These constants stand for values that are no elements.
constexpr int64_t kGarbage = -1; ///< padding of an uneven shard
constexpr int64_t kZero = -2;
constexpr int64_t kFillValue = -3;
using Elements = std::vector<int64_t>;

/// Executes `plan` on all devices and returns the window of each. Indices
/// beyond the ends are kZero or kFillValue, depending on `fill`. Sets `error`
/// if a device cannot execute the plan.
std::vector<Elements> executePlan(const ShardedDim &dim, const WindowRead &read,
                                  WindowFill fill, bool isReplicated,
                                  const WindowPlan &plan, std::string &error);

/// Returns the first needed element that a device lacks after `plan`, or an
/// empty string.
std::string findMissingElement(const ShardedDim &dim, const WindowRead &read,
                               WindowFill fill, const WindowPlan &plan);

/// Returns the first error of `plan`, or an empty string: a device lacks an
/// element it needs or receives more than the plan states, or a smaller plan
/// suffices.
std::string validatePlan(const ShardedDim &dim, const WindowRead &read,
                         WindowFill fill, bool isReplicated,
                         const WindowPlan &plan);

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_HALO_HALOPLANINTERPRETER_H
