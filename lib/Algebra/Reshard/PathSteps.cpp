//===- PathSteps.cpp - Steps of a plan from a path ------------------------===//

#include "lib/Algebra/Reshard/PathSteps.h"

#include "llvm/ADT/STLExtras.h"

using namespace gspmd;
using namespace gspmd::reshard;
using llvm::SmallVector;

/// Sets the axes of the sender and the receiver of a permute: those of all
/// dimensions that it changes.
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

/// Returns the axes of any other step, from the shardings before and after it.
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

/// Sorts adjacent slices by dimension and merges adjacent steps of one kind on
/// one dimension.
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
  // The shardings between swapped slices change.
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
  for (const Transition &transition : path.transitions) {
    ReshardStep step;
    step.kind = transition.kind;
    if (problem.numDims() != 0) {
      step.dim = problem.dim(transition.dim).dim;
      step.splitDim = problem.dim(transition.splitDim).dim;
    }
    step.result = problem.sharding(transition.result, from);
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
