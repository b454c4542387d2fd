//===- MpiEstimate.h - What ranks hold and send, on paper -------*- C++ -*-===//
#ifndef GSPMD_ENGINES_MPI_MPIESTIMATE_H
#define GSPMD_ENGINES_MPI_MPIESTIMATE_H

#include "gspmd/Runtime/ProgramOutline.h"
#include "gspmd/Runtime/RunStats.h"

namespace mlir::gspmd {

/// Of one step of a program; lists are by rank.
struct MpiEstimate {
  std::vector<int64_t> argumentBytes, resultBytes;
  /// Arguments, results, and what is allocated on the way; without what is on
  /// its way between ranks.
  std::vector<int64_t> peakBytes;
  /// By CollectiveKind: how often each device comes to one, and the bytes that
  /// each rank sends to others.
  std::array<int64_t, numCollectiveKinds> counts{};
  std::array<std::vector<int64_t>, numCollectiveKinds> sentBytes;
};

/// What MpiRun would count, with `devicesPerRank` devices on each rank, which
/// divide those of the program.
MpiEstimate estimateMpiRun(const ProgramOutline &outline,
                           int64_t devicesPerRank);

} // namespace mlir::gspmd

#endif // GSPMD_ENGINES_MPI_MPIESTIMATE_H
