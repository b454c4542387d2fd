//===- JacobiCalls.h - Eigenvectors of sharded matrices ---------*- C++ -*-===//
//
// The eigenvalues and eigenvectors of a Hermitian matrix A that is sharded by
// columns, by Jacobi rotations (JacobiBlocks.h) of
//
//   G = A / |A| + 2
//
// whose eigenvalues are between 1 and 3: columns of G V that are orthogonal are
// eigenvectors times eigenvalues, so that neither V nor A has to be kept.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_JACOBICALLS_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_JACOBICALLS_H

#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// The functions of the model of a call of MatrixRoutine::Eigh.
FactorRule eigenRule(const stablehlo::MatrixCall &call, Operation *op);
double eigenBytes(const stablehlo::MatrixCall &call, Operation *op,
                  const FactorMap &map, ArrayRef<AxisList> axes);
PartitionResult partitionEigen(const stablehlo::MatrixCall &call,
                               PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_JACOBICALLS_H
