//===- SingularCalls.h - Singular vectors of sharded matrices ---*- C++ -*-===//
//
// The singular values and vectors of a matrix A of m >= n that is sharded by
// columns, otherwise of its adjoint, by Jacobi rotations (JacobiBlocks.h) of
//
//   G = (A)     with the sizes m x n
//       (1)                    n x n
//
// until the columns of A V above V are orthogonal, with errors of the size of
// |A|: then A V = Q R has an R that is diagonal with such errors, so that
// A = Q |R| V^H. Because Q is a product of Householder reflectors, it is
// orthogonal even if A has no full rank.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_SINGULARCALLS_H
#define GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_SINGULARCALLS_H

#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

/// Returns true if the matrix of the call may be sharded: of a singular value
/// decomposition that returns min(m, n) vectors, or none.
bool hasSingularBlocks(const stablehlo::MatrixCall &call);

/// The functions of the model of such a call.
FactorRule singularRule(const stablehlo::MatrixCall &call, Operation *op);
double singularBytes(const stablehlo::MatrixCall &call, Operation *op,
                     const FactorMap &map, ArrayRef<AxisList> axes,
                     double flops);
PartitionResult partitionSingular(const stablehlo::MatrixCall &call,
                                  PartitionContext &ctx);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_FACTORIZATION_SINGULARCALLS_H
