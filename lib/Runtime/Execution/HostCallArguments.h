//===- HostCallArguments.h - The tensors of a host call ---------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H
#define GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H

#include "gspmd/Runtime/HostCall.h"

namespace mlir::gspmd {

/// The operands and results that a device passes before a host call.
class HostCallArguments {
public:
  void add(bool isResult, int64_t elementBytes, int64_t rank, void *descriptor);
  /// Calls host function `number` with the tensors on behalf of `caller`, or
  /// fills the results with zeros if `calls` is false; then clears the tensors.
  absl::Status call(int64_t number, bool calls, const void *caller);

private:
  llvm::SmallVector<HostCallTensor, 4> operands, results;
  llvm::SmallVector<int64_t, 4> resultBytes;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H
