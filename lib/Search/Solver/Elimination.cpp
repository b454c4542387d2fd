//===- Elimination.cpp - Exact subproblems by elimination -----------------===//

#include "lib/Search/Solver/Elimination.h"
#include "lib/Search/Solver/EliminationOrder.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::gspmd::search;

Elimination::Elimination(const ConstraintNetwork &network, const Layout &layout,
                         const std::vector<uint32_t> &variables,
                         size_t maxEntries, SplitMix64 &random)
    : network(network), layout(layout),
      order(eliminationOrder(network, variables, maxEntries, random)) {
  makeSteps();
}

void Elimination::makeSteps() {
  std::vector<int32_t> stepOf(network.variables.size(), -1);
  for (auto [i, variable] : llvm::enumerate(order))
    stepOf[variable] = i;
  steps.resize(order.size());
  // Results are inputs of the first step of their scope, which comes later.
  std::vector<std::vector<uint32_t>> resultsFor(order.size());
  size_t most = 0;
  for (uint32_t i = 0; i < order.size(); ++i) {
    Step &step = steps[i];
    step.variable = order[i];
    for (uint32_t link : network.variables[step.variable].links) {
      const Link &ends = network.links[link];
      int32_t other = stepOf[ends.u == step.variable ? ends.v : ends.u];
      if (other > static_cast<int32_t>(i))
        step.scope.push_back(other);
    }
    for (uint32_t from : resultsFor[i])
      for (uint32_t other : steps[from].scope)
        if (other != i)
          step.scope.push_back(other);
    llvm::sort(step.scope, std::greater<uint32_t>());
    step.scope.erase(llvm::unique(step.scope), step.scope.end());
    for (uint32_t other : step.scope)
      step.numResults *= network.variables[order[other]].size();
    if (!step.scope.empty())
      resultsFor[step.scope.back()].push_back(i);
    addLinks(i, stepOf);
    addResults(i, resultsFor[i]);
    step.result.resize(step.numResults);
    step.best.resize(step.numResults);
    size_t size = network.variables[step.variable].size();
    totalWork += step.numResults * size * (1 + step.inputs.size()) +
                 size * step.boundary.size();
    most = std::max(most, size);
  }
  variableCosts.resize(most);
  sums.resize(most);
}

/// Results of earlier steps as tables whose last dimension is the step's
/// variable.
void Elimination::addResults(uint32_t number,
                             const std::vector<uint32_t> &results) {
  Step &step = steps[number];
  for (uint32_t from : results) {
    Input input{nullptr, from, std::vector<size_t>(step.scope.size(), 0)};
    size_t stride = network.variables[step.variable].size();
    for (uint32_t other : llvm::drop_begin(llvm::reverse(steps[from].scope))) {
      input.strides[llvm::find(step.scope, other) - step.scope.begin()] =
          stride;
      stride *= network.variables[order[other]].size();
    }
    step.inputs.push_back(std::move(input));
  }
}

/// Costs of links as tables whose last dimension is the step's variable.
void Elimination::addLinks(uint32_t number,
                           const std::vector<int32_t> &stepOf) {
  Step &step = steps[number];
  for (uint32_t link : network.variables[step.variable].links) {
    const Link &ends = network.links[link];
    bool isU = ends.u == step.variable;
    const Matrix &costs =
        isU ? network.transposedOf(ends) : network.matrixOf(ends);
    uint32_t other = isU ? ends.v : ends.u;
    if (stepOf[other] < 0) {
      step.boundary.push_back({&costs, other});
    } else if (stepOf[other] > static_cast<int32_t>(number)) {
      Input input{costs.values.data(), 0,
                  std::vector<size_t>(step.scope.size(), 0)};
      size_t position =
          llvm::find(step.scope, uint32_t(stepOf[other])) - step.scope.begin();
      input.strides[position] = costs.cols;
      step.inputs.push_back(std::move(input));
    }
  }
}

double Elimination::solve(const std::vector<double> &costs, State &state) {
  double total = 0;
  for (Step &step : steps) {
    size_t size = network.variables[step.variable].size();
    std::copy_n(costs.begin() + layout.offset(step.variable), size,
                variableCosts.begin());
    for (const Boundary &link : step.boundary) {
      const double *row = link.costs->row(state[link.other]);
      for (size_t s = 0; s < size; ++s)
        variableCosts[s] += row[s];
    }
    run(step);
    if (step.scope.empty())
      total += step.result.front();
  }
  for (Step &step : llvm::reverse(steps)) {
    size_t entry = 0;
    for (uint32_t other : step.scope)
      entry = entry * sizeOf(other) + state[steps[other].variable];
    state[step.variable] = step.best[entry];
  }
  return total;
}

/// Computes the least sum of `variableCosts` and all inputs for each
/// combination of the scope.
void Elimination::run(Step &step) {
  size_t size = network.variables[step.variable].size();
  size_t numInputs = step.inputs.size(), numDims = step.scope.size();
  std::vector<const double *> at(numInputs);
  for (auto [pointer, input] : llvm::zip_equal(at, step.inputs))
    pointer = input.values ? input.values : steps[input.step].result.data();
  std::vector<size_t> index(numDims, 0);
  for (size_t entry = 0; entry < step.numResults; ++entry) {
    std::copy_n(variableCosts.begin(), size, sums.begin());
    for (const double *row : at)
      for (size_t s = 0; s < size; ++s)
        sums[s] += row[s];
    size_t best = 0;
    for (size_t s = 1; s < size; ++s)
      if (sums[s] < sums[best])
        best = s;
    step.result[entry] = sums[best];
    step.best[entry] = best;
    // Next combination: the last dimension varies fastest.
    for (size_t dim = numDims; dim-- > 0;) {
      size_t extent = sizeOf(step.scope[dim]);
      bool wraps = ++index[dim] == extent;
      for (size_t k = 0; k < numInputs; ++k)
        at[k] += step.inputs[k].strides[dim];
      if (!wraps)
        break;
      index[dim] = 0;
      for (size_t k = 0; k < numInputs; ++k)
        at[k] -= step.inputs[k].strides[dim] * extent;
    }
  }
}
