//===- LinearAlgebraCall.h - Linear algebra behind custom calls -*- C++ -*-===//
//
// JAX writes factorizations and solves as custom calls: for TPUs by names like
// `Qr`, for CPUs by those of LAPACK's routines, one for each element type
// (`lapack_sgeqrf_ffi`). What has one meaning is one routine here.
//
// The tensors of a call are batches: after dimensions that all of them share,
// each has those of its form. So `Tmn -> Tmn, Ik, I` (LU) takes matrices and
// gives matrices of the same sizes, pivots, and a number. T is the element
// type, R its real part, C its complex number, I is i32; k is min(m, n) and h
// is n - 1.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_LINEARALGEBRACALL_H
#define GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_LINEARALGEBRACALL_H

#include "dialect/StableHLO/Ops/Control/CustomOps.h"

namespace mlir::gspmd::stablehlo {

enum class MatrixRoutine {
  Cholesky,           ///< potrf
  TriangularSolve,    ///< trsm
  Lu,                 ///< getrf: pivots count from 1, and a status
  LuDecomposition,    ///< the TPU's: pivots count from 0, and a permutation
  Qr,                 ///< geqrf: reflectors and their scales
  PivotedQr,          ///< geqp3
  HouseholderProduct, ///< orgqr, ungqr: reflectors to a matrix
  HouseholderApply,   ///< ormqr, unmqr: that matrix times another one
  Svd,                ///< gesdd, by divide and conquer
  SvdByQr,            ///< gesvd
  Eigh,               ///< syevd, heevd: with a status on CPUs
  Eig,                ///< geev
  Schur,              ///< gees
  Hessenberg,         ///< gehrd
  Tridiagonal,        ///< sytrd, hetrd
  TridiagonalSolve,   ///< gtsv
  TridiagonalSolvePerturbed ///< the same, with pivots that are too small made
                            ///< larger
};

/// nullopt where the target is no linear algebra that is known.
std::optional<MatrixRoutine> matrixRoutineOf(StringRef target);

/// A call whose tensors have been found to fit.
struct MatrixCall {
  MatrixRoutine routine;
  /// The last result is LAPACK's status, 0 where it has found a result.
  bool hasStatus;
  Type element;
  /// So many dimensions all tensors share.
  unsigned batchRank;
  DictionaryAttr config;
  /// Sizes by the letters of the form.
  std::array<int64_t, 26> sizes;

  int64_t size(char letter) const { return sizes[letter - 'a']; }
  /// A field of the call's configuration: numbers, booleans, and the letters
  /// that LAPACK takes.
  int64_t option(StringRef name) const;
};

/// nullopt where the target is not known or the tensors do not fit; `fault`
/// then says why.
std::optional<MatrixCall> readMatrixCall(CustomCallOp op,
                                         std::string *fault = nullptr);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_LINEARALGEBRACALL_H
