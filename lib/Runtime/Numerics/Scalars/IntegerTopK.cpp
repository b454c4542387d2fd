//===- IntegerTopK.cpp - The largest elements of a vector -----------------===//
#include "gspmd/ABI/Runtime.h"
#include "lib/Runtime/Memory/StridedView.h"
#include <algorithm>
#include <functional>

using namespace gspmd;

namespace {

/// Collects candidates at the front, behind the elements known to be among the
/// largest; when there are equally many, half of them is discarded. So each
/// element is compared once, and few are moved.
template <typename T>
void moveLargestToFront(int64_t count, int64_t rank, void *descriptor) {
  StridedView view = StridedView::fromDescriptor(rank, descriptor, sizeof(T));
  auto *values = reinterpret_cast<T *>(view.data);
  int64_t size = view.numElements(), kept = std::min(2 * count, size);
  auto keepLargest = [&] {
    if (kept > count)
      std::nth_element(values, values + count - 1, values + kept,
                       std::greater<T>());
    kept = std::min(kept, count);
  };
  int64_t next = kept;
  keepLargest();
  T bound = values[kept - 1];
  for (; next < size; ++next) {
    if (values[next] <= bound)
      continue;
    std::swap(values[kept++], values[next]);
    if (kept == 2 * count) {
      keepLargest();
      bound = values[kept - 1];
    }
  }
  keepLargest();
  std::sort(values, values + kept, std::greater<T>());
}

} // namespace

void gspmd_rt_largest_i64(int64_t count, int64_t rank, void *descriptor) {
  moveLargestToFront<int64_t>(count, rank, descriptor);
}

void gspmd_rt_largest_i128(int64_t count, int64_t rank, void *descriptor) {
  moveLargestToFront<__int128>(count, rank, descriptor);
}
