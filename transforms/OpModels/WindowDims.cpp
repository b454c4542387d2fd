//===- WindowDims.cpp - One dimension of a sliding window -----------------===//

#include "transforms/OpModels/WindowDims.h"

using namespace mlir;
using namespace mlir::gspmd;

double mlir::gspmd::validPositions(const WindowDim &dim) {
  // The windows that hold an element at tap k are those whose position lies in
  // the dilated input and on no gap. Counting them tap by tap takes
  // size * out steps; where nothing is dilated, a division per tap is enough.
  int64_t count = 0;
  int64_t dilatedIn = (dim.in - 1) * dim.baseDilation + 1;
  for (int64_t k = 0; k < dim.size; ++k) {
    int64_t shift = k * dim.windowDilation - dim.padLow;
    if (dim.baseDilation == 1) {
      // 0 <= o * stride + shift < in
      int64_t first = shift >= 0 ? 0 : (-shift + dim.stride - 1) / dim.stride;
      int64_t last = dim.in - 1 - shift;
      int64_t end = last < 0 ? 0 : std::min(dim.out, last / dim.stride + 1);
      count += std::max<int64_t>(0, end - first);
      continue;
    }
    for (int64_t o = 0; o < dim.out; ++o) {
      int64_t position = o * dim.stride + shift;
      count += position >= 0 && position < dilatedIn &&
               position % dim.baseDilation == 0;
    }
  }
  return count;
}

int64_t mlir::gspmd::valueAt(std::optional<ArrayRef<int64_t>> values,
                             unsigned i, int64_t otherwise) {
  return values && !values->empty() ? (*values)[i] : otherwise;
}

std::pair<int64_t, int64_t>
mlir::gspmd::paddingAt(std::optional<DenseIntElementsAttr> padding,
                       unsigned i) {
  if (!padding)
    return {0, 0};
  auto values = padding->getValues<int64_t>();
  return {values[2 * i], values[2 * i + 1]};
}
