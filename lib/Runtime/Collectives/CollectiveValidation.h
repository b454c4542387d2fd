//===- CollectiveValidation.h - Checks and counts collectives ---*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEVALIDATION_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEVALIDATION_H

#include "absl/status/status.h"
#include "lib/Runtime/Execution/ProgramExecution.h"
#include <array>

namespace mlir::gspmd {

/// Returns an error if the members' shapes differ, or if a fault has changed
/// one: members that all have the same wrong shape agree with each other.
absl::Status checkSizes(const CollectiveInstance &instance);
/// Returns an error if in a ragged all-to-all a receiver expects other sizes
/// than are sent. Precondition: the offsets and sizes of all members are
/// present.
absl::Status validateSliceSizes(const CollectiveDesc &collective,
                                const CollectiveInstance &instance);

/// Indexed by CollectiveKind.
using CollectiveStats = std::array<CollectiveCount, kNumCollectiveKinds>;

/// Adds a collective and the bytes of one device's result to `counts`; a halo
/// exchange counts as the permutes that it stands for. `numbers` are the
/// device's own offsets and sizes of a ragged all-to-all.
void countCollective(CollectiveStats &counts, const CollectiveDesc &collective,
                     const StridedView &input, const StridedView &output,
                     int64_t groupSize, llvm::ArrayRef<int64_t> numbers);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_COLLECTIVEVALIDATION_H
