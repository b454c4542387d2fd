//===- EinsumLabels.h - Dimensions called by letters ------------*- C++ -*-===//
//
// What Einstein notation says of one tensor, as sums and transposes:
//
//   "abc" -> "ca"   is   sum over b, then transpose "ac" to "ca"
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_CONTRACT_EINSUMLABELS_H
#define GSPMD_TRANSFORMS_OPMODELS_CONTRACT_EINSUMLABELS_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/StablehloOps.h"

namespace mlir::gspmd {

/// Sums away the dimensions of `value` whose letters `kept` has not; `letters`
/// are its letters, before and after. Fails on a letter that occurs twice.
FailureOr<Value> sumOtherLabels(stablehlo::TensorOps &ops, Value value,
                                std::string &letters, StringRef kept);

/// `value`, whose dimensions are called `from`, with dimensions in the order
/// `to`. Fails where these are not the same letters.
FailureOr<Value> transposeToLabels(stablehlo::TensorOps &ops, Value value,
                                   StringRef from, StringRef to);

std::string withoutSpaces(StringRef text);

/// The result of `op` by these; fails where its letters do not fit its types.
FailureOr<Value> expandUnaryEinsum(stablehlo::TensorOps &ops,
                                   stablehlo::UnaryEinsumOp op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_CONTRACT_EINSUMLABELS_H
