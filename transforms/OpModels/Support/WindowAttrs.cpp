//===- WindowAttrs.cpp - Attributes of sliding windows --------------------===//

#include "transforms/OpModels/Support/WindowAttrs.h"

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

NamedAttribute mlir::gspmd::sizesAttr(Builder &b, StringRef name,
                                      ArrayRef<int64_t> sizes) {
  return b.getNamedAttr(name, b.getDenseI64ArrayAttr(sizes));
}

NamedAttribute mlir::gspmd::paddingAttr(Builder &b, ArrayRef<int64_t> rows) {
  auto type =
      RankedTensorType::get({int64_t(rows.size()) / 2, 2}, b.getI64Type());
  return b.getNamedAttr("padding", DenseIntElementsAttr::get(type, rows));
}
