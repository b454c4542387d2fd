//===- DeviceRun.h - A device and its arguments -----------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_DEVICERUN_H
#define GSPMD_LIB_RUNTIME_EXECUTION_DEVICERUN_H

#include "gspmd/Runtime/HostTensor.h"
#include "lib/Runtime/Execution/DeviceContext.h"

namespace mlir::gspmd {

/// A device with the arguments and results of its entry.
class DeviceRun {
public:
  DeviceRun(ProgramExecution &execution, int64_t device);

  /// Adds an argument; arguments are added in order, then `addResults` is
  /// called, then `run`.
  void addTensor(HostTensor tensor);
  absl::Status addResults();
  /// Runs the entry; called from the device's fiber.
  void run() { context.run(packed.data()); }

  /// Returns the device's shard of result `index`.
  const HostTensor &result(size_t index) const {
    return tensors[context.execution.program.arguments.size() + index];
  }
  /// Returns `result` and leaves an empty tensor in its place.
  HostTensor takeResult(size_t index) {
    return std::move(
        tensors[context.execution.program.arguments.size() + index]);
  }
  /// Returns InvalidArgument if a fault was not injected: the run would look
  /// like one in which no device detected it.
  absl::Status checkFaults() const;

  DeviceContext context;

private:
  /// Sets the descriptors.
  void packTensors();

  std::vector<HostTensor> tensors;            ///< arguments, then results
  llvm::SmallVector<int64_t, 16> descriptors; ///< those of all tensors
  llvm::SmallVector<void *, 4> packed;        ///< pointers to descriptors
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_DEVICERUN_H
