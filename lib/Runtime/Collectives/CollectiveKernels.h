//===- CollectiveKernels.h - What a collective does to its group's data -*- C++
//-*-===//
//
// Pure functions of the inputs and outputs of all members of one group: no
// threads, no waiting. The formulas are those of CollectiveDesc.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEKERNELS_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEKERNELS_H

#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"
#include <optional>

namespace mlir::gspmd {

/// nullopt if one member's input and output have the sizes that the formula
/// asks for in a group of `groupSize`; else what is wrong.
std::optional<std::string> checkShapes(const CollectiveDesc &collective,
                                       int64_t groupSize,
                                       const StridedView &input,
                                       const StridedView &output);

/// Calls body(0) ... body(count - 1) in any order, maybe on several threads.
using ParallelFor = llvm::function_ref<void(
    int64_t count, llvm::function_ref<void(int64_t)> body)>;

/// Computes all outputs of a group from all its inputs, in the group's order.
/// Shapes must have been checked. The outputs of an all-reduce may be its
/// inputs. Much data goes by `parallelFor`; the results do not depend on it.
void executeCollective(const CollectiveDesc &collective,
                       llvm::ArrayRef<StridedView> inputs,
                       llvm::ArrayRef<StridedView> outputs,
                       const CopyPlanInputs &data, ParallelFor parallelFor);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEKERNELS_H
