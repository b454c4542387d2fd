//===- RunParts.cpp - Runs a program on what devices hold -----------------===//
#include "gspmd/Engines/Emulated/RunParts.h"
#include "Steps.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/VerifyProgram.h"

namespace mlir::gspmd {
namespace {

absl::Status checkParts(const CompiledProgram &program,
                        const DeviceTensors &arguments) {
  if (int64_t(arguments.size()) != program.numDevices())
    return absl::InvalidArgumentError(absl::StrCat(
        "arguments of ", arguments.size(),
        " devices are given; the program is for ", program.numDevices()));
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

absl::StatusOr<DeviceTensors> runParts(const CompiledProgram &program,
                                       const DeviceTensors &arguments,
                                       const RunOptions &options,
                                       RunStats *stats) {
  if (auto status = verifyProgram(program, options); !status.ok())
    return status;
  if (auto status = checkParts(program, arguments); !status.ok())
    return status;
  Execution execution(program, options);
  std::vector<std::unique_ptr<DeviceRun>> devices;
  for (size_t device = 0; device < arguments.size(); ++device) {
    devices.push_back(
        std::make_unique<DeviceRun>(execution, static_cast<int64_t>(device)));
    for (const HostTensor &part : arguments[device])
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
