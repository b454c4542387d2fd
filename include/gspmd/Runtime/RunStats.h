//===- RunStats.h - Costs of a run ------------------------------*- C++ -*-===//
#ifndef GSPMD_RUNTIME_RUNSTATS_H
#define GSPMD_RUNTIME_RUNSTATS_H

#include "gspmd/Runtime/CompiledProgram.h"
#include "gspmd/Runtime/StepTimes.h"
#include <array>

namespace mlir::gspmd {

struct RunStats : StepTimes {
  /// The collectives of device 0, by CollectiveKind.
  std::array<CollectiveCount, kNumCollectiveKinds> collectives{};
  /// The largest peak over all devices: arguments, results and temporaries.
  int64_t peakBytes = 0;
  std::vector<int64_t> peakBytesByDevice;
};

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_RUNSTATS_H
