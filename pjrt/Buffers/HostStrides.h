//===- HostStrides.h - Layouts of host tensors ------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_HOSTSTRIDES_H
#define GSPMD_PJRT_BUFFERS_HOSTSTRIDES_H

#include "pjrt/Buffers/BufferShape.h"

namespace mlir::gspmd::pjrt {

/// Strides in bytes, by dimension.
using Strides = std::vector<int64_t>;

Strides rowMajor(const BufferShape &shape);
/// Returns the strides of an order of dimensions, the fastest first.
Strides stridesOf(const BufferShape &shape,
                  llvm::ArrayRef<int64_t> minorToMajor);
/// Returns the strides of a layout; row-major for null. The layout's size is
/// ignored, as not all callers write it and it is the same in all versions.
absl::StatusOr<Strides> stridesOf(const BufferShape &shape,
                                  const MemoryLayout *layout);

void copyShape(const BufferShape &shape, const char *from,
               const Strides &fromStrides, char *to, const Strides &toStrides);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_HOSTSTRIDES_H
