//===- FactorPropagation.h - One op's step of completion --------*- C++ -*-===//
//
// A step looks at the shardings of all tensors of one op through its factors.
// For each factor the tensors propose axis lists; what a tensor lacks of the
// chosen list is appended to its dimension if the dimension is open and the axes
// are free in that tensor. Nothing is ever taken away.
//
//   C = dot(A, B)     A [{"x"}, {}]   B [{}, {"x"}]   C open
//
//   factor   A      B      C        basic              aggressive
//     i      "x"    -      open     "x" is j's in B    C gets "x" on i or on j,
//     j      -      "x"    open     "x" is i's in A    whichever source is larger
//     k      closed closed -
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_FACTORPROPAGATION_H
#define GSPMD_TRANSFORMS_PROPAGATION_FACTORPROPAGATION_H

#include "dialect/Algebra/FactorMap.h"

namespace gspmd {

/// One tensor as a step sees it. Rank-0 tensors and non-tensors take no part:
/// their sharding is null.
struct PropagationTensor {
  TensorSharding *sharding = nullptr;
  llvm::ArrayRef<int64_t> shape;
  /// Size of the whole tensor, by which conflicts are resolved.
  double bytes = 0;
  /// Cuts must be even (arguments and results of the entry function).
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
  bool intoOperands = true; ///< backwards
  bool intoResults = true;  ///< forwards
  /// Only factors that need no communication: pass-through ones.
  bool passThroughOnly = false;
};

/// Runs one step. Returns the indices of tensors whose sharding grew.
llvm::SmallVector<unsigned>
propagateFactors(const FactorMap &map,
                 llvm::MutableArrayRef<PropagationTensor> tensors,
                 const PropagationStepOptions &options);

} // namespace gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_FACTORPROPAGATION_H
