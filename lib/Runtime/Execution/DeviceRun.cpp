//===- DeviceRun.cpp - A device and its entry's arguments -----------------===//
#include "lib/Runtime/Execution/DeviceRun.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Memory/TensorAllocation.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd {

DeviceRun::DeviceRun(ProgramExecution &execution, int64_t device)
    : context(execution, device) {
  size_t count =
      execution.program.arguments.size() + execution.program.results.size();
  tensors.reserve(count);
  packed.reserve(count);
}

void DeviceRun::addTensor(HostTensor tensor) {
  context.memory.addBytes(tensor.numBytes());
  tensors.push_back(std::move(tensor));
}

absl::Status DeviceRun::addResults() {
  for (auto [index, result] :
       llvm::enumerate(context.execution.program.results)) {
    auto tensor = allocateTensor(result.elementType, result.localShape);
    if (!tensor.ok())
      return absl::ResourceExhaustedError(
          absl::StrCat("result ", index, " of device ", context.device, ": ",
                       tensor.status().message()));
    addTensor(*std::move(tensor));
  }
  descriptors.resize(tensors.size());
  for (size_t i = 0; i < tensors.size(); ++i)
    packed.push_back(
        makeDescriptor(tensors[i].data(), tensors[i].shape(), descriptors[i]));
  return absl::OkStatus();
}

absl::Status DeviceRun::checkFaults() const {
  for (const Fault &fault : context.execution.options.faults)
    if (fault.device == context.device &&
        context.numCollectives < fault.collective)
      return absl::InvalidArgumentError(absl::StrCat(
          fault.toString(), ": device ", fault.device, " executes only ",
          context.numCollectives, " collectives"));
  return absl::OkStatus();
}

} // namespace mlir::gspmd
