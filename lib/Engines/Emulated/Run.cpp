//===- Run.cpp - Runs a compiled program on emulated devices --------------===//
//
// Cuts the global arguments, runs all devices, joins the results.
//
//===----------------------------------------------------------------------===//
#include "gspmd/Engines/Emulated/Run.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/DeviceRun.h"
#include "lib/Runtime/Parts.h"
#include "lib/Runtime/VerifyProgram.h"
#include <chrono>

namespace mlir::gspmd {
namespace {

/// Runs all devices `repeat` times; the milliseconds of each time.
absl::StatusOr<std::vector<double>>
runSteps(Execution &execution, std::vector<std::unique_ptr<DeviceRun>> &devices,
         int64_t repeat) {
  std::vector<double> milliseconds;
  for (int64_t step = 0; step < std::max<int64_t>(1, repeat); ++step) {
    for (auto &device : devices)
      device->context.counts = {};
    auto begin = std::chrono::steady_clock::now();
    absl::Status status = execution.scheduler.run(
        [&](int64_t device) { devices[device]->run(); });
    std::chrono::duration<double, std::milli> elapsed =
        std::chrono::steady_clock::now() - begin;
    if (!status.ok())
      return status;
    milliseconds.push_back(elapsed.count());
  }
  return milliseconds;
}

std::vector<std::unique_ptr<DeviceRun>>
makeDevices(Execution &execution, llvm::ArrayRef<HostTensor> arguments,
            const RunOptions &options) {
  const CompiledProgram &program = execution.program;
  std::vector<ArgumentParts> scattered;
  for (size_t i = 0; i < arguments.size(); ++i)
    scattered.emplace_back(program, program.arguments[i], arguments[i],
                           options.poison);
  std::vector<std::unique_ptr<DeviceRun>> devices;
  for (int64_t device = 0; device < program.numDevices(); ++device) {
    devices.push_back(std::make_unique<DeviceRun>(execution, device));
    for (ArgumentParts &argument : scattered)
      devices.back()->addTensor(argument.partOf(device));
    devices.back()->addResults();
  }
  return devices;
}

absl::Status verifyRun(const CompiledProgram &program,
                       llvm::ArrayRef<HostTensor> arguments,
                       const RunOptions &options) {
  if (program.numDevices() > options.maxDevices)
    return absl::InvalidArgumentError(absl::StrCat(
        "the mesh has ", program.numDevices(),
        " devices; the emulator runs at most ", options.maxDevices));
  if (auto status = verifyProgram(program, options); !status.ok())
    return status;
  return checkArguments(program, arguments);
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
    static_cast<StepTimes &>(stats) = StepTimes::of(*steps);
}

} // namespace

absl::StatusOr<std::vector<HostTensor>>
runProgram(const CompiledProgram &program, llvm::ArrayRef<HostTensor> arguments,
           const RunOptions &options, RunStats *stats) {
  if (auto status = verifyRun(program, arguments, options); !status.ok())
    return status;
  Execution execution(program, options);
  auto devices = makeDevices(execution, arguments, options);
  auto steps = runSteps(execution, devices, options.repeat);
  if (stats)
    fillStats(*stats, devices, steps);
  if (!steps.ok())
    return steps.status();
  for (auto &device : devices)
    if (auto status = device->checkFaults(); !status.ok())
      return status;
  std::vector<HostTensor> results;
  for (size_t i = 0; i < program.results.size(); ++i) {
    std::vector<HostTensor> parts;
    for (auto &device : devices)
      parts.push_back(device->result(i));
    auto result = joinParts(program, i, parts);
    if (!result.ok())
      return result.status();
    results.push_back(*std::move(result));
  }
  return results;
}

} // namespace mlir::gspmd
