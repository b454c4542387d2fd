//===- CheckComparison.cpp - Comparison by check ops ----------------------===//
#include "lib/Runtime/Execution/CheckComparison.h"
#include "absl/strings/str_cat.h"
#include "lib/Runtime/Numerics/Scalars/NarrowFloat.h"
#include <cmath>
#include <limits>

namespace mlir::gspmd {
namespace {

/// Maps the bits of a float to an integer such that adjacent floats differ by
/// one, across zero too.
template <typename Bits>
int64_t ordered(Bits bits) {
  constexpr Bits sign = Bits(1) << (sizeof(Bits) * 8 - 1);
  return bits & sign ? -static_cast<int64_t>(bits & ~sign)
                     : static_cast<int64_t>(bits);
}

/// Returns true for NaN: an exponent of ones and a non-zero mantissa.
template <typename Bits>
bool isNaN(Bits bits, Bits infinity) {
  return static_cast<Bits>(bits & ~(Bits(1) << (sizeof(Bits) * 8 - 1))) >
         infinity;
}

/// Returns the distance of two numbers in steps. Two NaNs have distance 0; a
/// NaN is farther from any number than numbers are from each other.
uint64_t stepsBetween(int64_t a, bool isNaNA, int64_t b, bool isNaNB) {
  if (isNaNA || isNaNB)
    return isNaNA && isNaNB ? 0 : std::numeric_limits<uint64_t>::max();
  return a > b ? uint64_t(a) - uint64_t(b) : uint64_t(b) - uint64_t(a);
}

template <typename Bits>
uint64_t maxUlps(const HostTensor &got, const HostTensor &expected,
                 Bits infinity, uint64_t &smallest) {
  uint64_t largest = 0;
  smallest = std::numeric_limits<uint64_t>::max();
  for (auto [a, b] : llvm::zip(got.as<Bits>(), expected.as<Bits>())) {
    uint64_t ulps = stepsBetween(ordered(a), isNaN(a, infinity), ordered(b),
                                 isNaN(b, infinity));
    largest = std::max(largest, ulps);
    smallest = std::min(smallest, ulps);
  }
  return largest;
}

uint64_t maxUlpsOfBytes(int32_t format, const HostTensor &got,
                        const HostTensor &expected, uint64_t &smallest) {
  uint64_t largest = 0;
  smallest = std::numeric_limits<uint64_t>::max();
  for (auto [a, b] : llvm::zip(got.as<uint8_t>(), expected.as<uint8_t>())) {
    auto isNaNOf = [&](uint8_t bits) {
      return std::isnan(unpackNarrowFloat(format, bits));
    };
    uint64_t ulps = stepsBetween(orderedNarrowFloat(format, a), isNaNOf(a),
                                 orderedNarrowFloat(format, b), isNaNOf(b));
    largest = std::max(largest, ulps);
    smallest = std::min(smallest, ulps);
  }
  return largest;
}

/// Returns the numbers as f32 if the tensor holds the bits of narrow floats.
HostTensor widened(const CheckDesc &check, const HostTensor &tensor) {
  if (check.floatFormat < 0)
    return tensor;
  HostTensor result(ElementType::F32, tensor.shape());
  for (auto [to, from] : llvm::zip(result.as<float>(), tensor.as<uint8_t>()))
    to = unpackNarrowFloat(check.floatFormat, from);
  return result;
}

/// Negative and positive zero compare equal. A program that expects negative
/// zero means its sign; one that expects 0 may not.
template <typename T>
std::string missingSign(const HostTensor &got, const HostTensor &expected) {
  int64_t position = 0;
  for (auto [a, b] : llvm::zip(got.as<T>(), expected.as<T>())) {
    if (a == 0 && b == 0 && !std::signbit(a) && std::signbit(b))
      return absl::StrCat("number ", position, " in memory is 0, expected -0");
    ++position;
  }
  return "";
}

std::string checkEqual(const HostTensor &got, const HostTensor &expected) {
  std::string message = compare(got, expected, 0, 0).message;
  if (!message.empty())
    return message;
  switch (got.type()) {
  case ElementType::F32:
  case ElementType::C64:
    return missingSign<float>(got, expected);
  case ElementType::F64:
  case ElementType::C128:
    return missingSign<double>(got, expected);
  case ElementType::BF16:
  case ElementType::F16: {
    int64_t position = 0;
    for (auto [a, b] : llvm::zip(got.as<uint16_t>(), expected.as<uint16_t>())) {
      if (a == 0 && b == 0x8000)
        return absl::StrCat("number ", position,
                            " in memory is 0, expected -0");
      ++position;
    }
    return "";
  }
  default:
    return "";
  }
}

std::string checkClose(const CheckDesc &check, const HostTensor &got,
                       const HostTensor &expected) {
  if (got.numElements() == 0)
    return "";
  uint64_t largest = 0, smallest = 0;
  switch (check.elementType) {
  case ElementType::U8:
    if (check.floatFormat < 0)
      return compare(got, expected, 0, 0).message;
    largest = maxUlpsOfBytes(check.floatFormat, got, expected, smallest);
    break;
  case ElementType::BF16:
    largest = maxUlps<uint16_t>(got, expected, 0x7f80, smallest);
    break;
  case ElementType::F16:
    largest = maxUlps<uint16_t>(got, expected, 0x7c00, smallest);
    break;
  case ElementType::F32:
  case ElementType::C64:
    largest = maxUlps<uint32_t>(got, expected, 0x7f800000u, smallest);
    break;
  case ElementType::F64:
  case ElementType::C128:
    largest = maxUlps<uint64_t>(got, expected, 0x7ff0000000000000ull, smallest);
    break;
  default:
    return compare(got, expected, 0, 0).message;
  }
  if (largest <= check.maxUlps && largest >= check.minUlps)
    return "";
  return absl::StrCat(
      "the largest distance is ", largest,
      " units in the last place, not between ", check.minUlps, " and ",
      check.maxUlps, "; ",
      compare(widened(check, got), widened(check, expected), 0, 0).message);
}

} // namespace

std::string describeDifference(const CheckDesc &check, const HostTensor &got,
                               const HostTensor &expected) {
  if (check.kind == CheckKind::Close && got.shape() == expected.shape())
    return checkClose(check, got, expected);
  if (check.kind == CheckKind::Almost)
    return compare(widened(check, got), widened(check, expected), 0,
                   check.tolerance)
        .message;
  return checkEqual(widened(check, got), widened(check, expected));
}

} // namespace mlir::gspmd
