//===- BufferShape.h - Type and sizes of a buffer ---------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERSHAPE_H
#define GSPMD_PJRT_BUFFERSHAPE_H

#include "absl/status/status.h"
#include "lib/Engines/Pjrt/PjrtApi.h"
#include <cstdint>
#include <vector>

namespace mlir::gspmd::pjrt {

struct BufferShape {
  BufferType type = BufferType::Invalid;
  std::vector<int64_t> dims;
  /// The dimension that is to change fastest first; empty for row-major. Who
  /// asks is told it: what lies in memory is row-major, which nobody else sees.
  std::vector<int64_t> layout;

  /// `layout`, written out where it is row-major.
  std::vector<int64_t> minorToMajor() const;
  /// Takes an order of all dimensions.
  absl::Status setLayout(const std::vector<int64_t> &minorToMajor);
  /// Unimplemented if the bytes are wanted as they lie and the layout is
  /// another one than row-major.
  absl::Status checkRowMajor() const;
  int64_t numElements() const;
  /// InvalidArgument for what no buffer holds.
  absl::Status check() const;
  int64_t numBytes() const;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERSHAPE_H
