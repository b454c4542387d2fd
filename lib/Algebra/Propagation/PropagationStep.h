//===- PropagationStep.h - State and conditions of a step -------*- C++ -*-===//
//
// The implementation of propagateFactors (FactorPropagation.h). The recorder of
// expansions and rejections evaluates the same conditions again.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONSTEP_H
#define GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONSTEP_H

#include "lib/Algebra/Factors/FactorProjection.h"
#include "lib/Algebra/Propagation/FactorPropagation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/SaveAndRestore.h"

namespace mlir::gspmd {

/// The factor shardings of an op's tensors during one step.
class PropagationStep {
public:
  PropagationStep(const FactorMap &map,
                  llvm::MutableArrayRef<PropagationTensor> tensors,
                  const PropagationStepOptions &options);

  /// Runs the step and returns the tensors that were expanded. With
  /// `recordsCauses`, keeps the reasons of rejections.
  llvm::SmallVector<unsigned> run(bool recordsCauses = false);
  /// Returns why tensor `t` does not have all compatible major axes of factor
  /// `f`. Precondition: the step has run with `recordsCauses`.
  const RejectionDetail &recordedRejection(unsigned t, unsigned f) const {
    return rejections[t * map.numFactors() + f];
  }

  unsigned numOperands() const { return map.operands().size(); }
  const FactorSharding &factorSharding(unsigned t, unsigned f) const {
    return shardings[t * map.numFactors() + f];
  }

  PropagationDirection directionOf(unsigned f) const;
  /// Returns true if axes of factor `f` are propagated from tensor `t`.
  bool propagatesFrom(unsigned t, unsigned f) const;
  /// Step 2: returns the longest list of axes of `f` that is compatible with
  /// the axes of all tensors. In one direction, the tensors that axes are
  /// propagated to do not contribute axes.
  AxisList compatibleMajorAxes(unsigned f) const;
  /// Returns the tensors in the order in which compatibleMajorAxes visits them.
  llvm::SmallVector<unsigned, 4> visitingOrder(unsigned f) const;
  /// Returns the prefix of `axes` that factor `f` of tensor `t` has or accepts.
  AxisList acceptedAxes(unsigned t, unsigned f, AxisList axes) const;
  /// Basic strategy: returns the prefix of `axes` that all tensors accept on
  /// factor `f`.
  AxisList axesAcceptedByAll(unsigned f, AxisList axes) const;

  /// Observes the conditions of a step: while this object exists, the last
  /// reason for which a list of axes is truncated is written to `detail`,
  /// unless that is null.
  class Observation {
  public:
    Observation(const PropagationStep &step, RejectionDetail *detail)
        : restore(step.observed, detail) {}

  private:
    llvm::SaveAndRestore<RejectionDetail *> restore;
  };

  /// Returns why factor `g` is expanded before `f`; nullopt if it is not. A
  /// strict total order of the factors.
  std::optional<Precedence> precedence(unsigned g, unsigned f) const;

private:
  /// The sort key of a factor: the size of the tensor that its axes come from,
  /// its number of shards, and the index of that tensor.
  struct Importance {
    int64_t size = -1;
    int64_t shards = 0;
    int64_t tensor = -1;
  };

  FactorSharding &factorSharding(unsigned t, unsigned f) {
    return shardings[t * map.numFactors() + f];
  }
  void expand(unsigned t, unsigned f, llvm::ArrayRef<AxisRef> axes);
  /// Returns the record of a rejection; null if rejections are not recorded.
  RejectionDetail *recordFor(unsigned t, unsigned f) {
    return rejections.empty() ? nullptr : &rejections[t * map.numFactors() + f];
  }
  void runBasic();
  void runAggressive();
  void findImportance(llvm::ArrayRef<AxisList> axes);
  llvm::SmallVector<unsigned> factorsByImportance() const;

  void setReason(RejectionReason reason) const {
    if (observed)
      observed->reason = reason;
  }
  std::optional<AxisRef> freeInTensor(unsigned t, unsigned f,
                                      AxisRef axis) const;
  std::optional<AxisRef> fittingFactor(unsigned t, unsigned f, AxisRef axis,
                                       int64_t shardsBefore) const;
  std::optional<AxisRef> allowedIn(unsigned t, AxisRef axis) const;
  using Filter =
      llvm::function_ref<std::optional<AxisRef>(AxisRef, int64_t shardsBefore)>;
  bool truncate(AxisList &axes, Filter filter) const;

  const FactorMap &map;
  llvm::MutableArrayRef<PropagationTensor> tensors;
  const PropagationStepOptions &options;
  llvm::SmallVector<FactorSharding, 8> shardings;
  llvm::SmallVector<bool, 4> isGrown;
  llvm::SmallVector<Importance, 4> importance;
  llvm::SmallVector<RejectionDetail, 0>
      rejections; ///< rejections in the order of `shardings`; empty if not
                  ///< recorded
  mutable RejectionDetail *observed = nullptr; ///< see Observation
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_PROPAGATION_PROPAGATIONSTEP_H
