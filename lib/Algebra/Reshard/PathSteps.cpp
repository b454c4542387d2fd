//===- PathSteps.cpp - Moves of a path as steps of a plan -----------------===//

#include "lib/Algebra/Reshard/PathSteps.h"

#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using namespace gspmd::reshard;
using llvm::SmallVector;

/// The axes that a permute reads and writes: those of all dimensions it
/// changes.
static void setPermuteAxes(ReshardStep &step, const TensorSharding &before) {
  for (unsigned d = 0; d < before.rank(); ++d) {
    if (before.axesOf(d) == step.result.axesOf(d))
      continue;
    llvm::append_range(step.axes, before.axesOf(d));
    llvm::append_range(step.toAxes, step.result.axesOf(d));
  }
  step.axes = canonical(step.axes);
  step.toAxes = canonical(step.toAxes);
}

/// The axes of any other step, from the shardings before and after it.
static AxisList stepAxes(const ReshardStep &step,
                         const TensorSharding &before) {
  const TensorSharding &after = step.result;
  switch (step.kind) {
  case ReshardKind::AllReduce:
    return difference(before.unreducedAxes(), after.unreducedAxes());
  case ReshardKind::AllGather:
  case ReshardKind::AllToAll:
    return dropPrefix(before.axesOf(step.dim), after.axesOf(step.dim));
  default:
    return dropPrefix(after.axesOf(step.dim), before.axesOf(step.dim));
  }
}

/// Puts neighbouring slices in the order of their dimensions and joins
/// neighbouring steps of one kind on one dimension.
static void joinSteps(llvm::SmallVectorImpl<ReshardStep> &steps,
                      const TensorSharding &from) {
  for (size_t i = 1; i < steps.size(); ++i)
    for (size_t j = i; j > 0 && steps[j].kind == ReshardKind::Slice &&
                       steps[j - 1].kind == ReshardKind::Slice &&
                       steps[j].dim < steps[j - 1].dim;
         --j)
      std::swap(steps[j], steps[j - 1]);
  SmallVector<ReshardStep, 4> joined;
  for (ReshardStep &step : steps) {
    bool joins = !joined.empty() && joined.back().kind == step.kind &&
                 joined.back().dim == step.dim &&
                 (step.kind == ReshardKind::Slice ||
                  step.kind == ReshardKind::ReduceScatter);
    if (joins)
      joined.back().axes.append(step.axes);
    else
      joined.push_back(std::move(step));
  }
  // Swapped slices have other shardings in between.
  TensorSharding now = from;
  for (ReshardStep &step : joined) {
    step.axes = canonical(step.axes);
    if (step.kind == ReshardKind::Slice) {
      AxisList axes(now.axesOf(step.dim));
      axes.append(step.axes);
      step.result = now.withAxes(step.dim, canonical(axes));
    } else if (step.kind == ReshardKind::ReduceScatter) {
      AxisList axes(now.axesOf(step.dim));
      axes.append(step.axes);
      step.result =
          now.withAxes(step.dim, canonical(axes))
              .withUnreduced(difference(now.unreducedAxes(), step.axes));
    }
    now = step.result;
  }
  steps.assign(joined.begin(), joined.end());
}

SmallVector<ReshardStep, 4>
gspmd::reshard::stepsOf(const Problem &problem, const Path &path,
                        const TensorSharding &from) {
  SmallVector<ReshardStep, 4> steps;
  TensorSharding now = from;
  for (const Transition &move : path.transitions) {
    ReshardStep step;
    step.kind = move.kind;
    if (problem.numDims() != 0) {
      step.dim = problem.dim(move.dim).dim;
      step.splitDim = problem.dim(move.splitDim).dim;
    }
    step.result = problem.sharding(move.result, from);
    if (step.kind == ReshardKind::CollectivePermute)
      setPermuteAxes(step, now);
    else
      step.axes = stepAxes(step, now);
    now = step.result;
    steps.push_back(std::move(step));
  }
  joinSteps(steps, from);
  return steps;
}
