//===- PropagationReference.h - Definition of a step ------------*- C++ -*-===//
//
// Each dimension is one factor and sub-axes do not occur, so the sharding of a
// factor in a tensor is a list of full axes, and the reference can transcribe
// the definition in FactorPropagation.h.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_PROPAGATION_PROPAGATIONREFERENCE_H
#define GSPMD_UNITTESTS_ALGEBRA_PROPAGATION_PROPAGATIONREFERENCE_H

#include "lib/Algebra/Propagation/FactorPropagation.h"
#include <vector>

namespace mlir::gspmd {

/// One op, the shardings of its tensors and the options of a step on them.
struct StepProblem {
  FactorMap map;
  std::vector<TensorSharding> shardings;
  std::vector<AxisList> blocked; ///< the blocked axes of each tensor
  std::vector<bool> requiresEvenShards;
  PropagationStepOptions options;

  explicit StepProblem(FactorMap map)
      : map(std::move(map)), blocked(this->map.numTensors()),
        requiresEvenShards(this->map.numTensors()) {}
  /// Runs a step, which updates `shardings`, and returns its record.
  StepRecord runStep();
  std::string toString(const Mesh &mesh) const;
};

/// Returns the map of a reshape from [i * j] to [i, j].
FactorMap reshapeMap(int64_t i, int64_t j);

/// Returns the shardings after a step, by the definition of a step.
std::vector<TensorSharding> referenceStep(const StepProblem &problem);

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_PROPAGATION_PROPAGATIONREFERENCE_H
