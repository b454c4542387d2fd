//===- TensorAllocation.cpp - Allocation of tensors -----------------------===//
#include "lib/Runtime/Memory/TensorAllocation.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Memory/BufferPool.h"
#include "llvm/ADT/STLExtras.h"
#include <cstring>

namespace mlir::gspmd {

absl::StatusOr<HostTensor> allocateTensor(ElementType type,
                                          llvm::ArrayRef<int64_t> shape) {
  auto tensorBytes = static_cast<uint64_t>(llvm::product_of(shape)) *
                     static_cast<uint64_t>(byteSize(type));
  uint64_t bytes = tensorBytes + 1; // an empty tensor has an address too
  BufferPool &pool = BufferPool::shared();
  auto *memory = static_cast<char *>(pool.allocate(bytes));
  if (!memory)
    return absl::ResourceExhaustedError(absl::StrCat(
        "this machine has no memory for a tensor of ", tensorBytes, " bytes"));
  return HostTensor::inside(std::shared_ptr<char>(memory,
                                                  [&pool, bytes](char *buffer) {
                                                    pool.release(buffer, bytes);
                                                  }),
                            type, shape);
}

absl::StatusOr<HostTensor> allocateZeros(ElementType type,
                                         llvm::ArrayRef<int64_t> shape) {
  auto tensor = allocateTensor(type, shape);
  if (tensor.ok())
    std::memset(tensor->data(), 0, tensor->numBytes());
  return tensor;
}

} // namespace mlir::gspmd
