//===- WindowAttrs.h - Attributes of sliding windows ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWATTRS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWATTRS_H

#include "lib/Algebra/Halo/SlidingWindow.h"
#include "mlir/IR/BuiltinAttributes.h"
#include <optional>
#include <utility>

namespace mlir::gspmd {

/// Entry `i` of an optional attribute, `otherwise` where it is absent.
int64_t valueAt(std::optional<ArrayRef<int64_t>> values, unsigned i,
                int64_t otherwise);
/// (low, high) of row `i` of an optional padding matrix.
std::pair<int64_t, int64_t>
paddingAt(std::optional<DenseIntElementsAttr> padding, unsigned i);

/// Attributes of an op with windows: a size per dimension under `name`, and
/// `padding` from (low, high) of each dimension in turn.
NamedAttribute sizesAttr(Builder &b, StringRef name, ArrayRef<int64_t> sizes);
NamedAttribute paddingAttr(Builder &b, ArrayRef<int64_t> rows);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWATTRS_H
