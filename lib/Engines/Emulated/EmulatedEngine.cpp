//===- EmulatedEngine.cpp - Runs programs on emulated devices -------------===//
//
// The engine shards the global arguments, runs all devices and assembles the
// global results.
//
//===----------------------------------------------------------------------===//
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include "lib/Engines/Emulated/RunShards.h"
#include "lib/Engines/Emulated/RunSteps.h"
#include "lib/Runtime/Program/Shards.h"
#include "lib/Runtime/Program/VerifyProgram.h"

namespace mlir::gspmd {
namespace {

absl::StatusOr<std::vector<std::unique_ptr<DeviceRun>>>
makeDevices(ProgramExecution &execution, llvm::ArrayRef<HostTensor> arguments,
            const RunOptions &options) {
  const CompiledProgram &program = execution.program;
  std::vector<ArgumentShards> sharded;
  for (size_t i = 0; i < arguments.size(); ++i)
    sharded.emplace_back(program, program.arguments[i], arguments[i],
                         options.poison);
  std::vector<std::unique_ptr<DeviceRun>> devices;
  for (int64_t device = 0; device < program.numDevices(); ++device) {
    devices.push_back(std::make_unique<DeviceRun>(execution, device));
    for (ArgumentShards &argument : sharded) {
      auto shard = argument.shardOf(device);
      if (!shard.ok())
        return shard.status();
      devices.back()->addTensor(*std::move(shard));
    }
    if (auto status = devices.back()->addResults(); !status.ok())
      return status;
  }
  return devices;
}

absl::Status verifyRun(const CompiledProgram &program,
                       llvm::ArrayRef<HostTensor> arguments,
                       const RunOptions &options) {
  if (auto status = verifyNumDevices(program, options); !status.ok())
    return status;
  if (auto status = verifyProgram(program, options); !status.ok())
    return status;
  return checkArguments(program, arguments);
}

} // namespace

absl::StatusOr<std::vector<HostTensor>>
runProgram(const CompiledProgram &program, llvm::ArrayRef<HostTensor> arguments,
           const RunOptions &options, RunStats *stats) {
  if (auto status = verifyRun(program, arguments, options); !status.ok())
    return status;
  ProgramExecution execution(program, options);
  auto devices = makeDevices(execution, arguments, options);
  if (!devices.ok())
    return devices.status();
  if (auto status = runSteps(execution, *devices, options.repeat, stats);
      !status.ok())
    return status;
  std::vector<HostTensor> results;
  for (size_t i = 0; i < program.results.size(); ++i) {
    std::vector<HostTensor> shards;
    for (auto &device : *devices)
      shards.push_back(device->result(i));
    auto result = assembleShards(program, i, shards);
    if (!result.ok())
      return result.status();
    results.push_back(*std::move(result));
  }
  return results;
}

} // namespace mlir::gspmd
