//===- FactorPropagation.h - One op's step of completion --------*- C++ -*-===//
//
// A step looks at the shardings of all tensors of one op through its factors.
//
//   1. Each tensor's axes are told factor by factor (FactorProjection.h).
//   2. Per factor, the longest list of axes that the tensors agree on, in order
//      from the major end: of ["x"], ["x", "y"] and [] that is ["x", "y"]; of
//      ["x", "y"] and ["x", "z"] it is ["x"].
//   3. Tensors whose axes are a prefix of that list get the rest of it, as far
//   as
//      nothing stands against it. Nothing is ever taken away.
//
// What stands against an axis in a tensor: the dimension is closed, the axis is
// in use for another factor, or replicated, unreduced or manual there. The
// strategies differ in what follows from that:
//
//   C = dot(A, B)     A [{"x"}, {}]   B [{}, {"x"}]   C open
//
//   factor   A      B      C        basic: one list    aggressive: each tensor
//                                   for all tensors    takes what it can
//     i      "x"    -      open     "x" is j's in B    C gets "x" on i or on j,
//     j      -      "x"    open     "x" is i's in A    whichever is larger
//     k      closed closed -
//
// These are the semantics of Shardy (its page on propagation), so that a
// module means to us what it means to JAX.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_PROPAGATION_FACTORPROPAGATION_H
#define GSPMD_LIB_ALGEBRA_PROPAGATION_FACTORPROPAGATION_H

#include "lib/Algebra/Factors/FactorMap.h"
#include "lib/Algebra/Propagation/PropagationDirection.h"
#include "lib/Algebra/Propagation/PropagationRecord.h"

namespace mlir::gspmd {

/// One tensor as a step sees it. Rank-0 tensors and non-tensors take no part:
/// their sharding is null.
struct PropagationTensor {
  TensorSharding *sharding = nullptr;
  /// Cuts must be even (arguments of manual computations, whose tensors are
  /// parts).
  bool evenOnly = false;
  /// Axes that may not be used (manual axes around the value).
  llvm::ArrayRef<AxisRef> blocked;
};

enum class PropagationStrategy {
  Basic,      ///< only what all tensors agree on
  Aggressive, ///< resolve conflicts as well
};

/// What a step may change.
struct PropagationStepOptions {
  PropagationStrategy strategy = PropagationStrategy::Aggressive;
  /// Which way axes move along pass-through factors: forward is from operands,
  /// so that results add nothing to the list of step 2.
  PropagationDirection passThrough = PropagationDirection::Both;
  /// The same along factors of other kinds.
  PropagationDirection others = PropagationDirection::Both;
  /// Operands get axes only along with the results, and of conflicting factors
  /// of equal size the one of more shards wins.
  bool isElementwise = false;
  /// Parts of axes are not moved. Needs `axisSizes`, by number of axis.
  bool conservative = false;
  llvm::ArrayRef<int64_t> axisSizes;
};

/// Runs one step. Returns the indices of tensors whose sharding grew. What it
/// did, and why it did no more, is added to `record`, if there is one.
llvm::SmallVector<unsigned> propagateFactors(
    const FactorMap &map, llvm::MutableArrayRef<PropagationTensor> tensors,
    const PropagationStepOptions &options, StepRecord *record = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_PROPAGATION_FACTORPROPAGATION_H
