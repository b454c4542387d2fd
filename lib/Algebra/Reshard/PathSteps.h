//===- PathSteps.h - Steps of a plan from a path ----------------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_PATHSTEPS_H
#define GSPMD_LIB_ALGEBRA_RESHARD_PATHSTEPS_H

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include "lib/Algebra/Reshard/ReshardSearch.h"

namespace mlir::gspmd::reshard {

/// Returns the steps of `path`, which begins at `from`. Adjacent slices are
/// sorted by dimension; adjacent steps of one kind on one dimension are merged.
llvm::SmallVector<ReshardStep, 4>
stepsOf(const Problem &problem, const Path &path, const TensorSharding &from);

} // namespace mlir::gspmd::reshard

#endif // GSPMD_LIB_ALGEBRA_RESHARD_PATHSTEPS_H
