//===- RunSteps.cpp - Times the steps of a program ------------------------===//
#include "lib/Engines/Emulated/RunSteps.h"
#include "absl/status/statusor.h"
#include "lib/Progress/ElapsedTime.h"
#include "llvm/ADT/STLExtras.h"
#include <chrono>

namespace mlir::gspmd {
namespace {

/// The milliseconds of each run.
using Milliseconds = llvm::SmallVector<double, 1>;

/// Runs all devices `repeat` times and returns the milliseconds of each run.
absl::StatusOr<Milliseconds>
timeSteps(ProgramExecution &execution,
          llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices, int64_t repeat) {
  Milliseconds milliseconds;
  auto run = [&](int64_t number) {
    // Devices are in ascending order.
    const auto *it = llvm::lower_bound(devices, number,
                                       [](const auto &device, int64_t number) {
                                         return device->context.device < number;
                                       });
    (*it)->run();
  };
  for (int64_t step = 0; step < std::max<int64_t>(1, repeat); ++step) {
    for (auto &device : devices)
      device->context.counts = {};
    auto begin = std::chrono::steady_clock::now();
    absl::Status status = execution.scheduler.run(run);
    double elapsed = millisecondsSince(begin);
    if (!status.ok())
      return status;
    milliseconds.push_back(elapsed);
  }
  return milliseconds;
}

void fillStats(RunStats &stats,
               llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices,
               const absl::StatusOr<Milliseconds> &steps) {
  stats.collectives = devices.front()->context.counts;
  stats.peakBytes = 0;
  stats.peakBytesByDevice.clear();
  for (auto &device : devices) {
    int64_t peak = device->context.memory.peakBytes();
    stats.peakBytes = std::max(stats.peakBytes, peak);
    stats.peakBytesByDevice.push_back(peak);
  }
  if (steps.ok())
    static_cast<StepTimes &>(stats) = StepTimes::fromRuns(*steps);
}

} // namespace

absl::Status runSteps(ProgramExecution &execution,
                      llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices,
                      int64_t repeat, RunStats *stats) {
  auto steps = timeSteps(execution, devices, repeat);
  if (stats)
    fillStats(*stats, devices, steps);
  if (!steps.ok())
    return steps.status();
  for (auto &device : devices)
    if (auto status = device->checkFaults(); !status.ok())
      return status;
  return absl::OkStatus();
}

} // namespace mlir::gspmd
