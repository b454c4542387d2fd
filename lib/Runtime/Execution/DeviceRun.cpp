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
  packTensors();
  return absl::OkStatus();
}

void DeviceRun::packTensors() {
  size_t numWords = 0;
  for (const HostTensor &tensor : tensors)
    numWords += descriptorWords(tensor.shape().size());
  descriptors.resize(numWords);
  packed.resize(tensors.size());
  int64_t *words = descriptors.data();
  for (auto [tensor, pointer] : llvm::zip_equal(tensors, packed)) {
    writeDescriptor(tensor.data(), tensor.shape(), words);
    pointer = words;
    words += descriptorWords(tensor.shape().size());
  }
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
