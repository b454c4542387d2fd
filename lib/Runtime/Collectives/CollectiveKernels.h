//===- CollectiveKernels.h - Executes a collective on tensors ---*- C++ -*-===//
//
// Pure functions of the inputs and outputs of all members of one group, without
// threads or waiting. The formulas are those of CollectiveDesc.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEKERNELS_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEKERNELS_H

#include "lib/Runtime/Collectives/CollectiveCopyPlan.h"
#include <optional>

namespace mlir::gspmd {

/// Returns nullopt if the input and output of one member have the sizes that
/// the formula requires in a group of `groupSize`; otherwise the error.
std::optional<std::string> checkShapes(const CollectiveDesc &collective,
                                       int64_t groupSize,
                                       const StridedView &input,
                                       const StridedView &output);

/// Calls body(0) ... body(count - 1) in any order, possibly on several threads.
using ParallelFor = llvm::function_ref<void(
    int64_t count, llvm::function_ref<void(int64_t)> body)>;

/// Computes all outputs of a group from all its inputs, both in the group's
/// order. Precondition: checkShapes has accepted the shapes. The outputs of an
/// all-reduce may be its inputs. Large data is processed by `parallelFor`; the
/// results do not depend on it.
void executeCollective(const CollectiveDesc &collective,
                       llvm::ArrayRef<StridedView> inputs,
                       llvm::ArrayRef<StridedView> outputs,
                       const CopyPlanInputs &data, ParallelFor parallelFor);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEKERNELS_H
