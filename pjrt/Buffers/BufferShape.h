//===- BufferShape.h - Type and sizes of a buffer ---------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_BUFFERSHAPE_H
#define GSPMD_PJRT_BUFFERS_BUFFERSHAPE_H

#include "absl/status/status.h"
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "pjrt/Buffers/BufferLayout.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <memory>

namespace mlir::gspmd::pjrt {

struct BufferShape {
  BufferType type = BufferType::Invalid;
  llvm::SmallVector<int64_t, 4> dims;
  /// The layout that callers see; null for row-major.
  std::shared_ptr<const BufferLayout> layout;

  /// Returns `layout`, or the row-major one.
  BufferLayout reportedLayout() const;
  void setLayout(BufferLayout reported);
  int64_t numElements() const;
  /// Returns InvalidArgument for types and sizes that buffers do not support.
  absl::Status check() const;
  int64_t numBytes() const;
  /// Returns the bytes of the tensor in the reported layout.
  int64_t numBytesInReportedLayout() const;
};

/// Returns an error if `bytes` exceed this machine's memory, which holds all
/// tensors of this process.
absl::Status checkHostMemory(int64_t bytes);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_BUFFERSHAPE_H
