//===- PropagationStep.h - The conditions of a step -------------*- C++ -*-===//
//
// What propagateFactors (FactorPropagation.h) runs, and its record
// asks again.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONSTEP_H
#define GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONSTEP_H

#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Propagation/FactorPropagation.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd {

/// The op's tensors seen through its factors, during one step.
class PropagationStep {
public:
  PropagationStep(const FactorMap &map,
                  llvm::MutableArrayRef<PropagationTensor> tensors,
                  const PropagationStepOptions &options);

  /// Takes the step; returns the tensors that grew. With `recordsCauses`, what
  /// stood against more is kept.
  llvm::SmallVector<unsigned> run(bool recordsCauses = false);
  /// Why tensor `t` did not take all that the tensors agreed on for factor `f`.
  const RejectionCause &rejectionCause(unsigned t, unsigned f) const {
    return objections[t * map.numFactors() + f];
  }

  unsigned numOperands() const { return map.operands().size(); }
  const FactorSharding &cut(unsigned t, unsigned f) const {
    return cuts[t * map.numFactors() + f];
  }

  PropagationDirection directionOf(unsigned f) const;
  /// Do axes of factor `f` move from tensor `t`?
  bool propagatesFrom(unsigned t, unsigned f) const;
  /// Step 2: the longest list along `f` that no tensor stands against by
  /// another order of axes. One way, those that axes move into add nothing.
  AxisList compatibleMajorAxes(unsigned f) const;
  /// The tensors in the order in which compatibleMajorAxes meets them.
  llvm::SmallVector<unsigned, 4> visitingOrder(unsigned f) const;
  /// What of `axes` factor `f` of tensor `t` can take, beyond what it has. Why
  /// no more is written to `why`.
  AxisList acceptedAxes(unsigned t, unsigned f, AxisList axes,
                        RejectionCause *why = nullptr) const;
  /// With the basic strategy: what of `axes` no tensor refuses for factor `f`.
  AxisList axesAcceptedByAll(unsigned f, AxisList axes,
                             RejectionCause *why = nullptr) const;

  /// Why factor `g` comes before `f`, if it does.
  std::optional<Precedence> precedence(unsigned g, unsigned f) const;

private:
  /// What factors are sorted by: where their axes come from and how many they
  /// are.
  struct Importance {
    int64_t size = -1;
    int64_t shards = 0;
    int64_t tensor = -1;
  };

  FactorSharding &cut(unsigned t, unsigned f) {
    return cuts[t * map.numFactors() + f];
  }
  void expand(unsigned t, unsigned f, llvm::ArrayRef<AxisRef> axes);
  /// Where to note an objection; null if nothing is noted.
  RejectionCause *noteOf(unsigned t, unsigned f) {
    return objections.empty() ? nullptr : &objections[t * map.numFactors() + f];
  }
  void runBasic();
  void runAggressive();
  void findImportance(llvm::ArrayRef<AxisList> axes);
  llvm::SmallVector<unsigned> factorsByImportance() const;

  std::optional<AxisRef> freeInTensor(unsigned t, unsigned f, AxisRef axis,
                                      RejectionCause *why) const;
  std::optional<AxisRef> fittingFactor(unsigned t, unsigned f, AxisRef axis,
                                       int64_t shardsBefore,
                                       RejectionCause *why) const;
  std::optional<AxisRef> allowedIn(unsigned t, AxisRef axis,
                                   RejectionCause *why) const;
  using Filter =
      llvm::function_ref<std::optional<AxisRef>(AxisRef, int64_t shardsBefore)>;
  bool truncate(AxisList &axes, Filter filter, RejectionCause *why) const;

  const FactorMap &map;
  llvm::MutableArrayRef<PropagationTensor> tensors;
  const PropagationStepOptions &options;
  llvm::SmallVector<FactorSharding, 8> cuts;
  llvm::SmallVector<bool, 4> isGrown;
  llvm::SmallVector<Importance, 4> importance;
  llvm::SmallVector<RejectionCause, 0>
      objections; ///< as `cuts`; empty if not noted
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONSTEP_H
