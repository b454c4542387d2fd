//===- PathSteps.h - Moves of a path as steps of a plan ---------*- C++ -*-===//
#ifndef GSPMD_DIALECT_ALGEBRA_PATHSTEPS_H
#define GSPMD_DIALECT_ALGEBRA_PATHSTEPS_H

#include "dialect/Algebra/ReshardPlan.h"
#include "dialect/Algebra/ReshardSearch.h"

namespace mlir::gspmd::reshard {

/// The steps of `path`, which begins at `from`: neighbouring slices in the
/// order of their dimensions, neighbouring steps of one kind on one dimension
/// joined.
llvm::SmallVector<ReshardStep, 4>
stepsOf(const Problem &problem, const Path &path, const TensorSharding &from);

} // namespace mlir::gspmd::reshard

#endif // GSPMD_DIALECT_ALGEBRA_PATHSTEPS_H
