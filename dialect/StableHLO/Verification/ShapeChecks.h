//===- ShapeChecks.h - Constraints of ops of any result shape ---*- C++ -*-===//
//
// The common constraints of static ops and their dynamic forms.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_VERIFICATION_SHAPECHECKS_H
#define GSPMD_DIALECT_STABLEHLO_VERIFICATION_SHAPECHECKS_H

#include "dialect/StableHLO/Verification/OpChecks.h"

namespace mlir::gspmd::stablehlo {

/// Verifies that a tensor of sizes has one for each of `rank` dimensions, if
/// known.
LogicalResult verifySizes(const OpChecker &check, StringRef name, Value sizes,
                          int64_t rank);

/// Verifies that constant sizes are those of the result, as far as known.
LogicalResult verifyResultSizes(const OpChecker &check, StringRef name,
                                Value sizes, RankedTensorType result);

/// Verifies that the element type does not change.
LogicalResult verifySameElements(const OpChecker &check,
                                 RankedTensorType operand,
                                 RankedTensorType result);

/// Verifies constraints C1 to C6 of broadcast_in_dim and its dynamic form.
LogicalResult verifyBroadcast(Operation *op, RankedTensorType operand,
                              RankedTensorType result, ArrayRef<int64_t> dims);

/// Verifies constraints C1 to C3 of reshape and its dynamic form.
LogicalResult verifyReshape(const OpChecker &check, RankedTensorType operand,
                            RankedTensorType result);

/// Verifies that the dimension of an iota is one of the result (iota C1,
/// dynamic_iota C1).
LogicalResult verifyIotaDimension(Operation *op, int64_t dim,
                                  RankedTensorType result);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_VERIFICATION_SHAPECHECKS_H
