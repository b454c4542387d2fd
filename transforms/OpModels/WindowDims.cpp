//===- WindowDims.cpp - One dimension of a sliding window -----------------===//

#include "transforms/OpModels/WindowDims.h"

using namespace mlir;
using namespace mlir::gspmd;

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
