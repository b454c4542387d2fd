//===- BroughtSizes.h - Sizes of what members bring -------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_BROUGHTSIZES_H
#define GSPMD_LIB_RUNTIME_BROUGHTSIZES_H

#include "Execution.h"
#include "absl/status/status.h"
#include <array>

namespace mlir::gspmd {

/// Sizes that do not fit together, and those that a fault has changed: members
/// that are all wrong in one way agree with each other.
absl::Status checkSizes(const CollectiveInstance &instance);

/// By CollectiveKind.
using CollectiveCounts = std::array<CollectiveCount, numCollectiveKinds>;

/// Counts a collective with the bytes that it brings one device; a halo
/// exchange as the permutes that it stands for.
void countCollective(CollectiveCounts &counts, const CollectiveDesc &collective,
                     const StridedView &input, const StridedView &output,
                     int64_t groupSize);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_BROUGHTSIZES_H
