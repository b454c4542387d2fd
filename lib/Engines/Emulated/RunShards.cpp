//===- RunShards.cpp - Runs a program on what devices hold ----------------===//
#include "gspmd/Engines/Emulated/RunShards.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Emulated/RunSteps.h"
#include "lib/Runtime/Program/VerifyProgram.h"

namespace mlir::gspmd {
namespace {

absl::Status validateShards(const CompiledProgram &program,
                            const DeviceTensors &arguments, size_t numDevices) {
  if (arguments.size() != numDevices)
    return absl::InvalidArgumentError(
        absl::StrCat("arguments of ", arguments.size(),
                     " devices are given; the program is for ", numDevices));
  for (const std::vector<HostTensor> &parts : arguments) {
    if (parts.size() != program.arguments.size())
      return absl::InvalidArgumentError(
          absl::StrCat("the program takes ", program.arguments.size(),
                       " arguments, not ", parts.size()));
    for (size_t i = 0; i < parts.size(); ++i) {
      const EntryTensor &wanted = program.arguments[i];
      if (parts[i].type() != wanted.elementType ||
          parts[i].shape() != llvm::ArrayRef<int64_t>(wanted.localShape))
        return absl::InvalidArgumentError(
            absl::StrCat("argument ", i, wanted.name.empty() ? "" : " (",
                         wanted.name, wanted.name.empty() ? "" : ")", " is ",
                         typeString(parts[i].type(), parts[i].shape()),
                         " on a device; the program takes ",
                         typeString(wanted.elementType, wanted.localShape)));
    }
  }
  return absl::OkStatus();
}

} // namespace

absl::StatusOr<DeviceTensors> runShards(const CompiledProgram &program,
                                        const DeviceTensors &arguments,
                                        const RunOptions &options,
                                        RunStats *stats,
                                        const DeviceSubset *share) {
  if (auto status = verifyProgram(program, options); !status.ok())
    return status;
  ProgramExecution execution(program, options, share ? *share : DeviceSubset());
  const std::vector<int32_t> &numbers = execution.subset.devices;
  if (auto status = validateShards(program, arguments, numbers.size());
      !status.ok())
    return status;
  std::vector<std::unique_ptr<DeviceRun>> devices;
  for (auto [number, parts] : llvm::zip_equal(numbers, arguments)) {
    devices.push_back(std::make_unique<DeviceRun>(execution, number));
    for (const HostTensor &part : parts)
      devices.back()->addTensor(part);
    devices.back()->addResults();
  }
  if (auto status = runSteps(execution, devices, options.repeat, stats);
      !status.ok())
    return status;
  DeviceTensors results;
  for (auto &device : devices) {
    auto &parts = results.emplace_back();
    for (size_t i = 0; i < program.results.size(); ++i)
      parts.push_back(device->result(i));
  }
  return results;
}

} // namespace mlir::gspmd
