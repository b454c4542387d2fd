//===- TensorAllocation.h - Allocation of tensors ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_MEMORY_TENSORALLOCATION_H
#define GSPMD_LIB_RUNTIME_MEMORY_TENSORALLOCATION_H

#include "gspmd/Runtime/HostTensor.h"

namespace mlir::gspmd {

/// Returns a tensor with uninitialized elements, aligned to 64 bytes.
/// ResourceExhausted has the size if this machine has no memory for it.
absl::StatusOr<HostTensor> allocateTensor(ElementType type,
                                          llvm::ArrayRef<int64_t> shape);
/// Returns a tensor of zeros, otherwise as allocateTensor.
absl::StatusOr<HostTensor> allocateZeros(ElementType type,
                                         llvm::ArrayRef<int64_t> shape);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_MEMORY_TENSORALLOCATION_H
