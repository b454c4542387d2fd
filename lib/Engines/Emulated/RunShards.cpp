//===- RunShards.cpp - Runs a program on shards ---------------------------===//
#include "lib/Engines/Emulated/RunShards.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Emulated/RunSteps.h"
#include "lib/Runtime/Program/VerifyProgram.h"

namespace mlir::gspmd {
namespace {

absl::Status validateShards(const CompiledProgram &program,
                            const DeviceTensors &arguments, size_t numDevices) {
  if (arguments.size() != numDevices)
    return absl::InvalidArgumentError(
        absl::StrCat("expected arguments of ", numDevices, " devices, found ",
                     arguments.size()));
  for (const std::vector<HostTensor> &shards : arguments) {
    if (shards.size() != program.arguments.size())
      return absl::InvalidArgumentError(
          absl::StrCat("expected ", program.arguments.size(),
                       " arguments, found ", shards.size()));
    for (size_t i = 0; i < shards.size(); ++i) {
      const EntryTensor &expected = program.arguments[i];
      if (shards[i].type() != expected.elementType ||
          shards[i].shape() != llvm::ArrayRef<int64_t>(expected.localShape))
        return absl::InvalidArgumentError(absl::StrCat(
            "argument ", i, expected.name.empty() ? "" : " (", expected.name,
            expected.name.empty() ? "" : ")", ": expected ",
            typeString(expected.elementType, expected.localShape),
            " on a device, found ",
            typeString(shards[i].type(), shards[i].shape())));
    }
  }
  return absl::OkStatus();
}

} // namespace

absl::Status verifyNumDevices(const CompiledProgram &program,
                              const RunOptions &options) {
  if (program.numDevices() <= options.maxDevices)
    return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("the mesh has ", program.numDevices(),
                   " devices; the emulator runs at most ", options.maxDevices));
}

absl::StatusOr<DeviceTensors> runShards(const CompiledProgram &program,
                                        DeviceTensors arguments,
                                        const RunOptions &options,
                                        RunStats *stats,
                                        const DeviceSubset *subset) {
  if (auto status = verifyProgram(program, options); !status.ok())
    return status;
  ProgramExecution execution(program, options,
                             subset ? *subset : DeviceSubset());
  const std::vector<int32_t> &numbers = execution.subset.devices;
  if (auto status = validateShards(program, arguments, numbers.size());
      !status.ok())
    return status;
  llvm::SmallVector<std::unique_ptr<DeviceRun>, 1> devices;
  for (auto [number, shards] : llvm::zip_equal(numbers, arguments)) {
    devices.push_back(std::make_unique<DeviceRun>(execution, number));
    for (HostTensor &shard : shards)
      devices.back()->addTensor(std::move(shard));
    if (auto status = devices.back()->addResults(); !status.ok())
      return status;
  }
  if (auto status = runSteps(execution, devices, options.repeat, stats);
      !status.ok())
    return status;
  DeviceTensors results;
  for (auto &device : devices) {
    auto &shards = results.emplace_back();
    shards.reserve(program.results.size());
    for (size_t i = 0; i < program.results.size(); ++i)
      shards.push_back(device->takeResult(i));
  }
  return results;
}

} // namespace mlir::gspmd
