//===- Check.cpp - The check ops of a program -----------------------------===//
#include "Execution.h"
#include "absl/strings/str_cat.h"
#include <cmath>
#include <limits>

namespace gspmd {
namespace {

/// Bits of a float such that neighbours differ by one, across zero too.
template <typename Bits>
int64_t ordered(Bits bits) {
  constexpr Bits sign = Bits(1) << (sizeof(Bits) * 8 - 1);
  return bits & sign ? -static_cast<int64_t>(bits & ~sign)
                     : static_cast<int64_t>(bits);
}

/// Exponent all ones and a mantissa: NaN.
template <typename Bits>
bool isNaN(Bits bits, Bits infinity) {
  return static_cast<Bits>(bits & ~(Bits(1) << (sizeof(Bits) * 8 - 1))) >
         infinity;
}

template <typename Bits>
uint64_t maxUlps(const HostTensor &got, const HostTensor &expected,
                 Bits infinity, uint64_t &smallest) {
  uint64_t largest = 0;
  smallest = std::numeric_limits<uint64_t>::max();
  for (auto [a, b] : llvm::zip(got.as<Bits>(), expected.as<Bits>())) {
    bool nanA = isNaN(a, infinity), nanB = isNaN(b, infinity);
    uint64_t ulps = static_cast<uint64_t>(std::llabs(ordered(a) - ordered(b)));
    if (nanA || nanB)
      ulps = nanA && nanB ? 0 : std::numeric_limits<uint64_t>::max();
    largest = std::max(largest, ulps);
    smallest = std::min(smallest, ulps);
  }
  return largest;
}

std::string checkClose(const CheckDesc &check, const HostTensor &got,
                       const HostTensor &expected) {
  if (got.numElements() == 0)
    return "";
  uint64_t largest = 0, smallest = 0;
  switch (check.elementType) {
  case ElementType::BF16:
    largest = maxUlps<uint16_t>(got, expected, 0x7f80, smallest);
    break;
  case ElementType::F16:
    largest = maxUlps<uint16_t>(got, expected, 0x7c00, smallest);
    break;
  case ElementType::F32:
    largest = maxUlps<uint32_t>(got, expected, 0x7f800000u, smallest);
    break;
  case ElementType::F64:
    largest =
        maxUlps<uint64_t>(got, expected, 0x7ff0000000000000ull, smallest);
    break;
  default:
    return compare(got, expected, 0, 0).message;
  }
  if (largest <= check.maxUlps && largest >= check.minUlps)
    return "";
  return absl::StrCat("the largest distance is ", largest,
                      " units in the last place, not between ", check.minUlps,
                      " and ", check.maxUlps, "; ",
                      compare(got, expected, 0, 0).message);
}

/// A copy of what a descriptor shows.
HostTensor tensorOf(ElementType type, int64_t rank, void *descriptor) {
  StridedView view =
      StridedView::ofDescriptor(rank, descriptor, byteSize(type));
  HostTensor tensor(type, view.sizes);
  copyView(view,
           StridedView::contiguous(tensor.data(), view.sizes, byteSize(type)));
  return tensor;
}

} // namespace

bool DeviceContext::check(int64_t index, int64_t gotRank, void *gotDescriptor,
                          int64_t expectedRank, void *expectedDescriptor) {
  const CheckDesc &check = execution.program.checks[index];
  HostTensor got = tensorOf(check.elementType, gotRank, gotDescriptor);
  HostTensor expected =
      tensorOf(check.elementType, expectedRank, expectedDescriptor);
  std::string difference;
  if (check.kind == CheckKind::Close && got.shape() == expected.shape())
    difference = checkClose(check, got, expected);
  else
    difference = compare(got, expected, 0,
                         check.kind == CheckKind::Almost ? check.tolerance : 0)
                     .message;
  if (difference.empty())
    return true;
  execution.scheduler.fail(absl::DataLossError(
      absl::StrCat(Execution::label(check.name, check.location),
                   " failed on device ", device, ": ", difference)));
  return false;
}

} // namespace gspmd
