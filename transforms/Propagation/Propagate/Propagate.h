//===- Propagate.h - Explanations of sharding-propagate ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H
#define GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H

#include "transforms/Propagation/Explanation/ExplainCompletion.h"

namespace mlir::gspmd {

/// Sets the requested explanations of `pass`, which must be a
/// sharding-propagate; its other options stay. A textual option could not hold
/// every name of a file.
void setRequest(Pass &pass, const ExplainRequest &request);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H
