//===- EinsumLabels.h - Operations on labelled dimensions -------*- C++ -*-===//
//
// Einstein notation of one tensor, as sums and transposes:
//
//   "abc" -> "ca"   is   sum over b, then transpose "ac" to "ca"
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONTRACT_EINSUMLABELS_H
#define GSPMD_TRANSFORMS_OPMODELS_CONTRACT_EINSUMLABELS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd {

/// Sums over the dimensions of `value` whose labels are not in `kept`; updates
/// `letters`, the labels of the dimensions. Fails if a label occurs twice.
FailureOr<Value> sumOtherLabels(stablehlo::TensorOps &ops, Value value,
                                std::string &letters, StringRef kept);

/// Transposes `value` from the labels `from` to the order `to`. Fails if the
/// labels differ.
FailureOr<Value> transposeToLabels(stablehlo::TensorOps &ops, Value value,
                                   StringRef from, StringRef to);

std::string withoutSpaces(StringRef text);

/// Returns the expansion of `op`; fails if its labels do not match its types.
FailureOr<Value> expandUnaryEinsum(stablehlo::TensorOps &ops,
                                   stablehlo::UnaryEinsumOp op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONTRACT_EINSUMLABELS_H
