//===- MpiEstimate.h - Memory and traffic of ranks --------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_MPI_MPIESTIMATE_H
#define GSPMD_LIB_ENGINES_MPI_MPIESTIMATE_H

#include "gspmd/Runtime/RunStats.h"
#include "lib/Runtime/Program/ProgramSummary.h"

namespace mlir::gspmd {

/// The predicted memory and traffic of one step of a program; lists are indexed
/// by rank.
struct MpiEstimate {
  std::vector<int64_t> argumentBytes, resultBytes;
  /// Peak bytes of arguments, results and temporaries, without messages in
  /// flight.
  std::vector<int64_t> peakBytes;
  /// For each CollectiveKind, the number of collectives that each device
  /// executes, and the bytes that each rank sends to others.
  std::array<int64_t, kNumCollectiveKinds> counts{};
  std::array<std::vector<int64_t>, kNumCollectiveKinds> sentBytes;
};

/// Predicts the statistics of MpiRun with `devicesPerRank` devices on each
/// rank, which must divide the program's devices.
MpiEstimate estimateMpiRun(const ProgramSummary &summary,
                           int64_t devicesPerRank);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_MPIESTIMATE_H
