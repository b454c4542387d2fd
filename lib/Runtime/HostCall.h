//===- HostCall.h - Host functions that programs call -----------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_HOSTCALL_H
#define GSPMD_LIB_RUNTIME_HOSTCALL_H

#include "absl/status/status.h"
#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/SmallVector.h"
#include <functional>

namespace mlir::gspmd {

/// A tensor in the memory of a device, contiguous and row-major.
struct HostCallTensor {
  void *data;
  llvm::SmallVector<int64_t, 4> sizes;
};

/// Executes function `number` for a run with ExecutionOptions::hostCaller
/// `caller`; an error fails the run.
using HostFunctions = std::function<absl::Status(
    int64_t number, llvm::ArrayRef<HostCallTensor> operands,
    llvm::ArrayRef<HostCallTensor> results, const void *caller)>;

/// Registers the host functions of this process. They are called on separate
/// threads, by several devices at once. Without them, programs that call the
/// host fail.
void setHostFunctions(HostFunctions functions);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_HOSTCALL_H
