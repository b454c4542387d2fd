//===- HostCallArguments.h - The call that a device is about to make -*- C++
//-*-===//
#ifndef GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H
#define GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H

#include "gspmd/Runtime/HostCall.h"

namespace mlir::gspmd {

/// Tensors that were told, until the call.
class HostCallArguments {
public:
  void add(bool isResult, int64_t elementBytes, int64_t rank, void *descriptor);
  /// Calls function `number` with them for `caller`, or, unless `calls`, fills
  /// the results with zeros; forgets them.
  absl::Status call(int64_t number, bool calls, const void *caller);

private:
  llvm::SmallVector<HostCallTensor, 4> operands, results;
  llvm::SmallVector<int64_t, 4> resultBytes;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_EXECUTION_HOSTCALLARGUMENTS_H
