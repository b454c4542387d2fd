//===- RunStats.h - What a run has cost -------------------------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_RUNSTATS_H
#define GSPMD_RUNTIME_RUNSTATS_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/StepTimes.h"
#include <array>

namespace mlir::gspmd {

struct RunStats : StepTimes {
  /// By CollectiveKind, on device 0.
  std::array<CollectiveCount, numCollectiveKinds> collectives{};
  /// Largest peak over all devices: arguments, results and temporaries.
  int64_t peakBytes = 0;
  std::vector<int64_t> peakBytesByDevice;
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_RUNSTATS_H
