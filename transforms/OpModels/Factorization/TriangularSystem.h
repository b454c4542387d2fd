//===- TriangularSystem.h - Sharded triangular systems ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_TRIANGULARSYSTEM_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_TRIANGULARSYSTEM_H

#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// The equation of an op with operands A and B and the result X: op(A) X = B or
/// X op(A) = B.
struct TriangularSystem {
  bool isLeft, isLower, hasUnitDiagonal;
  stablehlo::Transpose transpose;
};

/// The functions of the model of such an op.
FactorRule triangularSystemRule(const TriangularSystem &system, Operation *op);
double triangularSystemBytes(Operation *op, const FactorMap &map,
                             ArrayRef<AxisList> axes);
PartitionResult partitionTriangularSystem(const TriangularSystem &system,
                                          PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_TRIANGULARSYSTEM_H
