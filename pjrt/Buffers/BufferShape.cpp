//===- BufferShape.cpp - Type and sizes of a buffer -----------------------===//
#include "pjrt/Buffers/BufferShape.h"
#include "absl/strings/str_cat.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <string>
#include <unistd.h>

namespace mlir::gspmd::pjrt {

int64_t BufferShape::numElements() const { return llvm::product_of(dims); }

absl::Status BufferShape::check() const {
  constexpr int64_t kMaxElements = int64_t(1) << 40;
  if (!elementTypeOf(type))
    return absl::InvalidArgumentError(
        "buffers do not hold elements of type number " +
        std::to_string(static_cast<int>(type)));
  int64_t count = 1;
  for (int64_t size : dims)
    if (size < 0 || llvm::MulOverflow(count, size, count) ||
        count > kMaxElements)
      return absl::InvalidArgumentError(
          "a buffer has a negative size or more than 2^40 elements");
  return absl::OkStatus();
}

BufferLayout BufferShape::reportedLayout() const {
  return layout ? *layout : BufferLayout::rowMajor(dims.size());
}

void BufferShape::setLayout(BufferLayout reported) {
  layout = reported.isRowMajor()
               ? nullptr
               : std::make_shared<const BufferLayout>(std::move(reported));
}

int64_t BufferShape::numBytes() const {
  return numElements() * byteSize(*elementTypeOf(type));
}

int64_t BufferShape::numBytesInReportedLayout() const {
  return layout ? layout->numBytes(dims, byteSize(*elementTypeOf(type)))
                : numBytes();
}

absl::Status checkHostMemory(int64_t bytes) {
  static const auto capacity = static_cast<uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                               static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
  if (static_cast<uint64_t>(bytes) <= capacity)
    return absl::OkStatus();
  return absl::ResourceExhaustedError(absl::StrCat(
      "a buffer has ", bytes, " bytes; this machine has ", capacity));
}

} // namespace mlir::gspmd::pjrt
