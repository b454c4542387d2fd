//===- IndexedExtremes.h - Recognition of argmax and argmin -----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INDEXEDEXTREMES_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INDEXEDEXTREMES_H

#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns Max or Min if the reducer of pairs (value, index) selects the
/// largest or smallest value with its index, of equal values the first one,
/// where indices ascend (jnp.argmax, jnp.argmin). A float that is NaN is
/// selected before all others. The reducer must consist of comparisons,
/// selections and boolean ops; it is evaluated for each order of two values.
std::optional<ReductionKind> indexedExtremeKind(Region &body);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_INDEXEDEXTREMES_H
