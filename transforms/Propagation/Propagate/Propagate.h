//===- Propagate.h - Completion as a function -------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H
#define GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H

#include "mlir/Pass/Pass.h"
#include "transforms/Propagation/Explanation/ExplainCompletion.h"
#include "transforms/Propagation/Strategies/PropagationStrategies.h"

namespace mlir::gspmd {

/// What sharding-propagate does. The fields are its options.
struct PropagationRequest {
  PropagationOptions options;
  bool conservative = false;
  bool close = false;
  ExplainRequest explain;
};

/// Propagates the annotations of `module`, writes the shardings and the
/// explanations; those that `consumer` receives are not written to files. Fails
/// after an error.
LogicalResult propagateShardings(ModuleOp module,
                                 const PropagationRequest &request,
                                 const ExplanationConsumer &consumer = {});

/// Sets the options about explanations of `pass`, which must be a
/// sharding-propagate; its other options stay.
void setExplainOptions(Pass &pass, const ExplainRequest &request);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H
