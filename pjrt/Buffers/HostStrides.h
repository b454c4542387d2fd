//===- HostStrides.h - How tensors of the host lie --------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_HOSTSTRIDES_H
#define GSPMD_PJRT_BUFFERS_HOSTSTRIDES_H

#include "pjrt/Buffers/BufferShape.h"

namespace mlir::gspmd::pjrt {

/// In bytes, by dimension.
using Strides = std::vector<int64_t>;

Strides rowMajor(const BufferShape &shape);
/// The dimension that changes fastest first.
Strides stridesOf(const BufferShape &shape,
                  llvm::ArrayRef<int64_t> minorToMajor);
/// What a layout says; row-major for null. Not all callers write its size,
/// which is the same in all versions.
absl::StatusOr<Strides> stridesOf(const BufferShape &shape,
                                  const MemoryLayout *layout);

void copyShape(const BufferShape &shape, const char *from,
               const Strides &fromStrides, char *to, const Strides &toStrides);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_HOSTSTRIDES_H
