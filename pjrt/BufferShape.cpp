//===- BufferShape.cpp - Type and sizes of a buffer -----------------------===//
#include "BufferShape.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "lib/Engines/Pjrt/BufferTypes.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>
#include <string>

namespace mlir::gspmd::pjrt {

absl::Status BufferShape::checkRowMajor() const {
  if (layout.empty())
    return absl::OkStatus();
  return absl::UnimplementedError(
      absl::StrCat("the bytes of an array that was told to lie in the order {",
                   absl::StrJoin(layout, ","),
                   "} are asked for as they lie; here all arrays lie "
                   "row-major: ask for a copy, which is in that order"));
}

int64_t BufferShape::numElements() const {
  int64_t count = 1;
  for (int64_t size : dims)
    count *= size;
  return count;
}

absl::Status BufferShape::check() const {
  constexpr int64_t kMostElements = int64_t(1) << 40;
  if (!elementTypeOf(type))
    return absl::InvalidArgumentError(
        "buffers do not hold elements of type number " +
        std::to_string(static_cast<int>(type)));
  int64_t count = 1;
  for (int64_t size : dims)
    if (size < 0 || llvm::MulOverflow(count, size, count) ||
        count > kMostElements)
      return absl::InvalidArgumentError(
          "a buffer has a negative size or more than 2^40 elements");
  return absl::OkStatus();
}

std::vector<int64_t> BufferShape::minorToMajor() const {
  if (!layout.empty())
    return layout;
  std::vector<int64_t> order(dims.size());
  std::iota(order.rbegin(), order.rend(), int64_t(0));
  return order;
}

absl::Status BufferShape::setLayout(const std::vector<int64_t> &minorToMajor) {
  layout.clear();
  std::vector<int64_t> plain = this->minorToMajor();
  if (!std::is_permutation(plain.begin(), plain.end(), minorToMajor.begin(),
                           minorToMajor.end()))
    return absl::InvalidArgumentError(
        "the order of dimensions in a layout is none of " +
        std::to_string(dims.size()));
  if (minorToMajor != plain)
    layout = minorToMajor;
  return absl::OkStatus();
}

int64_t BufferShape::numBytes() const {
  return numElements() * byteSize(*elementTypeOf(type));
}

} // namespace mlir::gspmd::pjrt
