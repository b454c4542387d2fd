//===- DeviceRun.h - A device with what its entry is called with -*- C++ -*-==//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_DEVICERUN_H
#define GSPMD_LIB_RUNTIME_EXECUTION_DEVICERUN_H

#include "gspmd/Runtime/HostTensor.h"
#include "lib/Runtime/Execution/DeviceContext.h"

namespace mlir::gspmd {

/// A device with all that its entry is called with.
class DeviceRun {
public:
  DeviceRun(ProgramExecution &execution, int64_t device)
      : context(execution, device) {}

  /// The arguments in order, then `addResults`; then it may run.
  void addTensor(HostTensor tensor);
  void addResults();
  /// From the device's fiber.
  void run() { context.run(packed.data()); }

  /// Its part of result `index`.
  const HostTensor &result(size_t index) const {
    return tensors[context.execution.program.arguments.size() + index];
  }
  /// InvalidArgument for a fault that did not happen: it would look like one
  /// that nobody noticed.
  absl::Status checkFaults() const;

  DeviceContext context;

private:
  std::vector<HostTensor> tensors; ///< arguments, then results
  std::vector<llvm::SmallVector<int64_t>> descriptors;
  std::vector<void *> pointers, packed;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_DEVICERUN_H
