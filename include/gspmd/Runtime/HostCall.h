//===- HostCall.h - Functions that programs call on the host ----*- C++ -*-===//
#ifndef GSPMD_RUNTIME_HOSTCALL_H
#define GSPMD_RUNTIME_HOSTCALL_H

#include "absl/status/status.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/SmallVector.h"
#include <functional>

namespace mlir::gspmd {

/// A tensor in the memory of a device: contiguous, row by row.
struct HostCallTensor {
  void *data;
  llvm::SmallVector<int64_t, 4> sizes;
};

/// Function `number`, for a run of ExecutionOptions::hostCaller; an error ends
/// the run.
using HostFunctions = std::function<absl::Status(
    int64_t number, llvm::ArrayRef<HostCallTensor> operands,
    llvm::ArrayRef<HostCallTensor> results, const void *caller)>;

/// Who is called in this process, on threads of its own, by several devices at
/// once. Without it programs that call the host end with an error.
void setHostFunctions(HostFunctions functions);

} // namespace mlir::gspmd

#endif // GSPMD_RUNTIME_HOSTCALL_H
