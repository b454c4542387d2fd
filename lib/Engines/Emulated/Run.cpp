//===- Run.cpp - Runs a compiled program on emulated devices --------------===//
//
// Cuts the global arguments, runs all devices, joins the results.
//
//===----------------------------------------------------------------------===//
#include "gspmd/Engines/Emulated/Run.h"
#include "Steps.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Parts.h"
#include "lib/Runtime/VerifyProgram.h"

namespace mlir::gspmd {
namespace {

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

} // namespace

absl::StatusOr<std::vector<HostTensor>>
runProgram(const CompiledProgram &program, llvm::ArrayRef<HostTensor> arguments,
           const RunOptions &options, RunStats *stats) {
  if (auto status = verifyRun(program, arguments, options); !status.ok())
    return status;
  Execution execution(program, options);
  auto devices = makeDevices(execution, arguments, options);
  if (auto status = runSteps(execution, devices, options.repeat, stats);
      !status.ok())
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
