//===- Propagate.h - The completion pass, by its caller ---------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H
#define GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H

#include "transforms/Propagation/Explanation/ExplainCompletion.h"

namespace mlir::gspmd {

/// Makes `pass`, a sharding-propagate, explain this; its other options stay. No
/// text of options could hold every name of a file.
void setRequest(Pass &pass, const ExplainRequest &request);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PROPAGATION_PROPAGATE_PROPAGATE_H
