//===- BufferShape.h - Type and sizes of a buffer ---------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_BUFFERSHAPE_H
#define GSPMD_PJRT_BUFFERS_BUFFERSHAPE_H

#include "absl/status/status.h"
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "pjrt/Buffers/BufferLayout.h"
#include <cstdint>
#include <memory>
#include <vector>

namespace mlir::gspmd::pjrt {

struct BufferShape {
  BufferType type = BufferType::Invalid;
  std::vector<int64_t> dims;
  /// Null for row-major. Who asks is told it.
  std::shared_ptr<const BufferLayout> layout;

  /// `layout`, also where it is row-major.
  BufferLayout reportedLayout() const;
  void setLayout(BufferLayout told);
  int64_t numElements() const;
  /// InvalidArgument for what no buffer holds.
  absl::Status check() const;
  int64_t numBytes() const;
  /// Of the tensor as it is told to lie.
  int64_t numBytesInReportedLayout() const;
};

/// Tensors of this process lie in its machine's memory, all of it written.
absl::Status checkHostMemory(int64_t bytes);

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_BUFFERSHAPE_H
