//===- WindowAttrs.h - Attributes of sliding windows ------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWATTRS_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWATTRS_H

#include "lib/Algebra/Halo/SlidingWindow.h"
#include "mlir/IR/BuiltinAttributes.h"
#include <optional>
#include <utility>

namespace mlir::gspmd {

/// Returns entry `i` of an optional attribute, `otherwise` if it is absent.
int64_t valueAt(std::optional<ArrayRef<int64_t>> values, unsigned i,
                int64_t otherwise);
/// Returns (low, high) of row `i` of an optional padding matrix; zeros if it is
/// absent.
std::pair<int64_t, int64_t>
paddingAt(std::optional<DenseIntElementsAttr> padding, unsigned i);

/// Return window attributes: a size per dimension under `name`, and `padding`
/// from (low, high) of each dimension in turn.
NamedAttribute sizesAttr(Builder &b, StringRef name, ArrayRef<int64_t> sizes);
NamedAttribute paddingAttr(Builder &b, ArrayRef<int64_t> rows);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_WINDOWATTRS_H
