//===- PropagationReference.h - A step by its definition --------*- C++ -*-===//
//
// Each dimension is one factor and axes are whole, so that a tensor's view of a
// factor is a list of letters, and what FactorPropagation.h says of a step can
// be written down as it is said.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_UNITTESTS_ALGEBRA_PROPAGATION_PROPAGATIONREFERENCE_H
#define GSPMD_UNITTESTS_ALGEBRA_PROPAGATION_PROPAGATIONREFERENCE_H

#include "lib/Algebra/Propagation/FactorPropagation.h"
#include <vector>

namespace mlir::gspmd {

/// One op whose tensors a step is taken on, with what a test may vary.
struct StepProblem {
  FactorMap map;
  std::vector<TensorSharding> shardings;
  std::vector<AxisList> blocked; ///< by tensor
  std::vector<bool> evenOnly;
  PropagationStepOptions options;

  explicit StepProblem(FactorMap map)
      : map(std::move(map)), blocked(this->map.numTensors()),
        evenOnly(this->map.numTensors()) {}
  /// Takes the step on `shardings`.
  StepRecord take();
  std::string toString(const Mesh &mesh) const;
};

/// What the step makes of the shardings.
std::vector<TensorSharding> referenceStep(const StepProblem &problem);

} // namespace mlir::gspmd

#endif // GSPMD_UNITTESTS_ALGEBRA_PROPAGATION_PROPAGATIONREFERENCE_H
