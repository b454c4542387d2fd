//===- LinearAlgebraCall.h - Linear algebra custom calls --------*- C++ -*-===//
//
// JAX emits factorizations and solves as custom calls: for TPUs with names like
// `Qr`, for CPUs with those of LAPACK's routines, one for each element type
// (`lapack_sgeqrf_ffi`). Calls with equal semantics are one routine here.
//
// The tensors of a call are batches: after dimensions that all of them share,
// each has those of its form. `Tmn -> Tmn, Ik, I` (LU) has matrices as
// operands, and matrices of the same sizes, pivots, and a number as results. T
// is the element type, R its real part, C its complex number, I is i32; k is
// min(m, n) and h is n - 1.
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

/// Returns the routine of a target; nullopt if it is not a known one.
std::optional<MatrixRoutine> matrixRoutineOf(StringRef target);

/// A call whose tensors have been verified.
struct MatrixCall {
  MatrixRoutine routine;
  /// True if the last result is LAPACK's status, 0 for success.
  bool hasStatus;
  Type element;
  /// The number of leading dimensions that all tensors share.
  unsigned batchRank;
  DictionaryAttr config;
  /// The sizes, by the letters of the form.
  std::array<int64_t, 26> sizes;

  int64_t size(char letter) const { return sizes[letter - 'a']; }
  /// Returns a field of the call's configuration: a number, a boolean, or a
  /// letter of LAPACK.
  int64_t option(StringRef name) const;
};

/// Returns the call; nullopt for another op, or if the target is unknown or the
/// tensors do not have its form, with the reason in `*reason`.
std::optional<MatrixCall> readMatrixCall(Operation *op,
                                         std::string *reason = nullptr);

/// Replaces a letter of the configuration of a call of LAPACK.
void setMatrixOption(Operation *call, StringRef name, char letter);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_LINEARALGEBRACALL_H
