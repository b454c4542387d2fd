//===- HostCallArguments.h - The tensors of a host call ---------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H
#define GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H

#include "lib/Runtime/HostCall.h"
#include <vector>

namespace mlir::gspmd {

/// The operands and results that a device passes before a host call.
class HostCallArguments {
public:
  void add(bool isResult, int64_t elementBytes, int64_t rank, void *descriptor);
  /// Calls host function `number` with the tensors on behalf of `caller`, or
  /// fills the results with zeros if `calls` is false; then clears the tensors.
  absl::Status call(int64_t number, bool calls, const void *caller);

private:
  // Every device has one of these; few call the host.
  std::vector<HostCallTensor> operands, results;
  std::vector<int64_t> resultBytes;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H
