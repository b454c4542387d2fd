//===- RunSteps.cpp - Times the steps of a program ------------------------===//
#include "lib/Engines/Emulated/RunSteps.h"
#include "absl/status/statusor.h"
#include "lib/Progress/ElapsedTime.h"
#include "llvm/ADT/DenseMap.h"
#include <chrono>

namespace mlir::gspmd {
namespace {

/// Runs all devices `repeat` times and returns the milliseconds of each run.
absl::StatusOr<std::vector<double>>
timeSteps(ProgramExecution &execution,
          llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices, int64_t repeat) {
  std::vector<double> milliseconds;
  llvm::DenseMap<int64_t, DeviceRun *> byNumber;
  for (auto &device : devices)
    byNumber[device->context.device] = device.get();
  for (int64_t step = 0; step < std::max<int64_t>(1, repeat); ++step) {
    for (auto &device : devices)
      device->context.counts = {};
    auto begin = std::chrono::steady_clock::now();
    absl::Status status = execution.scheduler.run(
        [&](int64_t device) { byNumber[device]->run(); });
    double elapsed = millisecondsSince(begin);
    if (!status.ok())
      return status;
    milliseconds.push_back(elapsed);
  }
  return milliseconds;
}

void fillStats(RunStats &stats,
               llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices,
               const absl::StatusOr<std::vector<double>> &steps) {
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
