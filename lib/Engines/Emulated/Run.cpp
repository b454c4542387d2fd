//===- Run.cpp - Runs a compiled program on emulated devices --------------===//
//
// Cuts the global arguments, runs all devices, joins the results.
//
//===----------------------------------------------------------------------===//
#include "gspmd/Engines/Emulated/Run.h"
#include "VerifyRun.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/DeviceContext.h"
#include "lib/Runtime/Parts.h"
#include "llvm/ADT/STLExtras.h"
#include <chrono>

namespace mlir::gspmd {
namespace {

/// A device with all that its entry is called with.
struct DeviceRun {
  DeviceRun(Execution &execution, int64_t device)
      : context(execution, device) {}
  DeviceContext context;
  std::vector<HostTensor> tensors; ///< arguments, then results
  std::vector<llvm::SmallVector<int64_t>> descriptors;
  std::vector<void *> pointers, packed;

  void addTensor(HostTensor tensor) {
    context.memory.addBytes(tensor.numBytes());
    tensors.push_back(std::move(tensor));
  }
  void pack() {
    descriptors.resize(tensors.size());
    for (size_t i = 0; i < tensors.size(); ++i)
      pointers.push_back(makeDescriptor(tensors[i].data(), tensors[i].shape(),
                                        descriptors[i]));
    for (void *&pointer : pointers)
      packed.push_back(&pointer);
  }
};

/// Runs all devices `repeat` times; the milliseconds of each time.
absl::StatusOr<std::vector<double>>
runSteps(Execution &execution, std::vector<std::unique_ptr<DeviceRun>> &devices,
         int64_t repeat) {
  std::vector<double> milliseconds;
  for (int64_t step = 0; step < std::max<int64_t>(1, repeat); ++step) {
    for (auto &device : devices)
      device->context.counts = {};
    auto begin = std::chrono::steady_clock::now();
    absl::Status status = execution.scheduler.run([&](int64_t device) {
      devices[device]->context.run(devices[device]->packed.data());
    });
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
    for (const EntryTensor &result : program.results)
      devices.back()->addTensor(
          HostTensor(result.elementType, result.localShape));
    devices.back()->pack();
  }
  return devices;
}

/// A fault that did not happen would look like one that nobody noticed.
absl::Status checkHappened(const RunOptions &options,
                           llvm::ArrayRef<std::unique_ptr<DeviceRun>> devices) {
  for (const Fault &fault : options.faults) {
    int64_t count = devices[fault.device]->context.numCollectives;
    if (count < fault.collective)
      return absl::InvalidArgumentError(
          absl::StrCat(fault.toString(), ": device ", fault.device,
                       " comes to only ", count, " collectives"));
  }
  return absl::OkStatus();
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
  if (auto status = checkHappened(options, devices); !status.ok())
    return status;
  std::vector<HostTensor> results;
  for (size_t i = 0; i < program.results.size(); ++i) {
    std::vector<HostTensor> parts;
    for (auto &device : devices)
      parts.push_back(device->tensors[program.arguments.size() + i]);
    auto result = joinParts(program, i, parts);
    if (!result.ok())
      return result.status();
    results.push_back(*std::move(result));
  }
  return results;
}

} // namespace mlir::gspmd
