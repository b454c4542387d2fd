//===- HaloPlanInterpreter.h - Devices that follow a halo plan --*- C++ -*-===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_HALO_HALOPLANINTERPRETER_H
#define GSPMD_UNITTESTS_ALGEBRA_HALO_HALOPLANINTERPRETER_H

#include "lib/Algebra/Halo/HaloPlan.h"
#include <string>
#include <vector>

namespace mlir::gspmd {

/// What a device has at a position: the number of an element of the dimension,
/// or one of these.
constexpr int64_t kGarbage = -1; ///< padding of an uneven part
constexpr int64_t kZero = -2;
constexpr int64_t kFillValue = -3;
using Elements = std::vector<int64_t>;

/// The window that each device has when all have followed `plan`; what beyond
/// the ends has to be is kZero or kFillValue by `fill`. `wrong` is set to what
/// a device could not do, if there is such.
std::vector<Elements> executePlan(const ShardedDim &cut, const WindowRead &read,
                                  WindowFill fill, bool isReplicated,
                                  const WindowPlan &plan, std::string &wrong);

/// What a device lacks that follows `plan`, or nothing.
std::string missingElements(const ShardedDim &cut, const WindowRead &read,
                            WindowFill fill, const WindowPlan &plan);

/// What is wrong with `plan`, or nothing: a device lacks an element it needs,
/// or receives more than the plan says, or the plan could do with less.
std::string planError(const ShardedDim &cut, const WindowRead &read,
                      WindowFill fill, bool isReplicated,
                      const WindowPlan &plan);

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_HALO_HALOPLANINTERPRETER_H
