//===- FactorPropagation.h - One propagation step of one op -----*- C++ -*-===//
//
// A step propagates shardings among the tensors of one op, through its factors.
//
//   1. The axes of each tensor are projected to factors (FactorProjection.h).
//   2. For each factor, the compatible major axes are computed: the longest
//      list on which the tensors agree, from the major end. For ["x"],
//      ["x", "y"] and [] it is ["x", "y"]; for ["x", "y"] and ["x", "z"] it is
//      ["x"].
//   3. Tensors whose axes are a prefix of that list are expanded to the rest of
//      it, as far as nothing rejects the axes.
//
// Laws (unit-tested against a reference by enumeration): a step only expands
// shardings, it never removes axes; a sharding that was valid stays valid; a
// step without effect stays without effect when repeated.
//
// A tensor rejects an axis if the dimension is closed, if the axis is in use
// for another factor, or if it is replicated, unreduced or manual in that
// tensor. The strategies differ in the consequence:
//
//   C = dot(A, B)     A [{"x"}, {}]   B [{}, {"x"}]   C open
//
//   factor   A      B      C        basic: one list    aggressive: each tensor
//                                   for all tensors    takes what it accepts
//     i      "x"    -      open     "x" is j's in B    C gets "x" on i or on j,
//     j      -      "x"    open     "x" is i's in A    whichever is larger
//     k      closed closed -
//
// These are the semantics of Shardy, as its page on propagation defines them,
// so that a module has the same shardings here as under JAX.
//
// A step takes time tensors^2 * factors for the aggressive strategy, times the
// number of axes of a factor.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_PROPAGATION_FACTORPROPAGATION_H
#define GSPMD_LIB_ALGEBRA_PROPAGATION_FACTORPROPAGATION_H

#include "lib/Algebra/Factors/FactorMap.h"
#include "lib/Algebra/Propagation/PropagationDirection.h"
#include "lib/Algebra/Propagation/PropagationRecord.h"

namespace mlir::gspmd {

/// One tensor of a step. Rank-0 tensors and non-tensors are not propagated to:
/// their sharding is null.
struct PropagationTensor {
  TensorSharding *sharding = nullptr;
  /// True if the axes must divide the dimension (arguments of manual
  /// computations, which see local tensors).
  bool requiresEvenShards = false;
  /// Axes that the tensor rejects: the manual axes of the regions around the
  /// value.
  llvm::ArrayRef<AxisRef> blocked;
};

enum class PropagationStrategy {
  Basic,      ///< only axes that all tensors accept
  Aggressive, ///< resolve conflicts as well
};

/// The strategy and the directions of a step.
struct PropagationStepOptions {
  PropagationStrategy strategy = PropagationStrategy::Aggressive;
  /// The direction along pass-through factors. Forward is from operands to
  /// results: results do not add axes to the list of step 2.
  PropagationDirection passThrough = PropagationDirection::Both;
  /// The direction along factors of other kinds.
  PropagationDirection otherFactors = PropagationDirection::Both;
  /// True if operands get axes only together with the results, and if, of
  /// conflicting factors of equal size, the one with more shards wins.
  bool isElementwise = false;
  /// True if sub-axes are not propagated. Requires `axisSizes`, by axis.
  bool conservative = false;
  llvm::ArrayRef<int64_t> axisSizes;
};

/// Runs one step on `tensors`, which are in the order of `map`. Returns the
/// indices of the tensors whose sharding was expanded. If `record` is not null,
/// adds the expansions and the rejections with their reasons to it.
llvm::SmallVector<unsigned> propagateFactors(
    const FactorMap &map, llvm::MutableArrayRef<PropagationTensor> tensors,
    const PropagationStepOptions &options, StepRecord *record = nullptr);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_PROPAGATION_FACTORPROPAGATION_H
