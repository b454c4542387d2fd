//===- CollectiveValidation.h - Sizes of what members bring -----*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEVALIDATION_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEVALIDATION_H

#include "absl/status/status.h"
#include "lib/Runtime/Execution/ProgramExecution.h"
#include <array>

namespace mlir::gspmd {

/// Sizes that do not fit together, and those that a fault has changed: members
/// that are all wrong in one way agree with each other.
absl::Status checkSizes(const CollectiveInstance &instance);
/// Of a ragged all-to-all whose members' numbers are all there: do those that
/// receive expect what is sent?
absl::Status validateSliceSizes(const CollectiveDesc &collective,
                                const CollectiveInstance &instance);

/// By CollectiveKind.
using CollectiveStats = std::array<CollectiveCount, numCollectiveKinds>;

/// Counts a collective with the bytes that it brings one device; a halo
/// exchange as the permutes that it stands for. `numbers` are the device's own
/// of a ragged all-to-all.
void countCollective(CollectiveStats &counts, const CollectiveDesc &collective,
                     const StridedView &input, const StridedView &output,
                     int64_t groupSize, llvm::ArrayRef<int64_t> numbers);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEVALIDATION_H
