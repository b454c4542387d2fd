//===- PathSteps.h - Moves of a path as steps of a plan ---------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_RESHARD_PATHSTEPS_H
#define GSPMD_LIB_ALGEBRA_RESHARD_PATHSTEPS_H

#include "lib/Algebra/Reshard/ReshardPlan.h"
#include "lib/Algebra/Reshard/ReshardSearch.h"

namespace mlir::gspmd::reshard {

/// The steps of `path`, which begins at `from`: neighbouring slices in the
/// order of their dimensions, neighbouring steps of one kind on one dimension
/// joined.
llvm::SmallVector<ReshardStep, 4>
stepsOf(const Problem &problem, const Path &path, const TensorSharding &from);

} // namespace mlir::gspmd::reshard

#endif // GSPMD_LIB_ALGEBRA_RESHARD_PATHSTEPS_H
