//===- ConstraintNetwork.cpp - The reduced problem of the solver ----------===//

#include "lib/Search/Reduction/ConstraintNetwork.h"
#include "lib/Search/Reduction/CompressTimes.h"
#include "lib/Search/Reduction/NetworkDraft.h"
#include "lib/Search/Reduction/ReduceNetwork.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/xxhash.h"
#include <unordered_map>

using namespace mlir::gspmd::search;

namespace {

/// Converts the remainder of a draft.
class Packer {
public:
  explicit Packer(NetworkDraft &draft)
      : draft(draft), times(compressTimes(draft)) {}

  ConstraintNetwork pack() {
    network.variableOf.assign(draft.variables.size(), -1);
    for (uint32_t i = 0; i < draft.variables.size(); ++i)
      if (!draft.variables[i].folded)
        addVariable(i);
    for (DraftLink &link : draft.links)
      if (!link.removed)
        addLink(link);
    network.capacities = std::move(times.capacities);
    network.constant = draft.constant;
    network.usageLimit = draft.usageLimit;
    network.folded = std::move(draft.folded);
    return std::move(network);
  }

private:
  NetworkDraft &draft;
  CompressedTimes times;
  ConstraintNetwork network;
  std::unordered_map<size_t, std::vector<uint32_t>> matricesByHash;

  void addVariable(uint32_t number) {
    const DraftVariable &from = draft.variables[number];
    Variable to;
    to.memoryUses = std::move(times.memoryUses[number]);
    for (uint32_t s : draft.alive(number)) {
      to.strategies.push_back(s);
      to.costs.push_back(from.costs[s]);
    }
    network.variableOf[number] = network.variables.size();
    network.variables.push_back(std::move(to));
  }

  void addLink(const DraftLink &from) {
    std::vector<uint32_t> rows = draft.alive(from.u),
                          cols = draft.alive(from.v);
    Matrix costs{uint32_t(rows.size()), uint32_t(cols.size()), {}};
    for (uint32_t r : rows)
      for (uint32_t c : cols)
        costs.values.push_back(from.costs.at(r, c));
    uint32_t number = network.links.size();
    uint32_t u = network.variableOf[from.u], v = network.variableOf[from.v];
    network.links.push_back({u, v, share(std::move(costs))});
    network.variables[u].links.push_back(number);
    network.variables[v].links.push_back(number);
  }

  uint32_t share(Matrix costs) {
    size_t hash = llvm::xxh3_64bits(
        llvm::ArrayRef(reinterpret_cast<const uint8_t *>(costs.values.data()),
                       costs.values.size() * sizeof(double)));
    std::vector<uint32_t> &candidates = matricesByHash[hash];
    for (uint32_t number : candidates) {
      const Matrix &known = network.matrices[number];
      if (known.rows == costs.rows && known.values == costs.values)
        return number;
    }
    candidates.push_back(network.matrices.size());
    Matrix transposed{costs.cols, costs.rows, {}};
    for (uint32_t c = 0; c < costs.cols; ++c)
      for (uint32_t r = 0; r < costs.rows; ++r)
        transposed.values.push_back(costs.at(r, c));
    network.transposed.push_back(std::move(transposed));
    network.matrices.push_back(std::move(costs));
    return candidates.back();
  }
};

} // namespace

Choice ConstraintNetwork::expand(llvm::ArrayRef<uint32_t> state) const {
  Choice choice(variableOf.size(), -1);
  for (size_t i = 0; i < choice.size(); ++i)
    if (variableOf[i] >= 0)
      choice[i] = variables[variableOf[i]].strategies[state[variableOf[i]]];
  // Variables that were eliminated last do not depend on earlier ones.
  for (const FoldedVariable &one : llvm::reverse(folded)) {
    size_t entry = 0;
    if (!one.parents.empty())
      entry = choice[one.parents[0]];
    if (one.parents.size() > 1)
      entry = entry * one.secondSize + choice[one.parents[1]];
    choice[one.variable] = one.best[entry];
  }
  choice.resize(numNodes);
  return choice;
}

absl::StatusOr<ConstraintNetwork>
mlir::gspmd::search::makeConstraintNetwork(const Problem &problem) {
  absl::StatusOr<NetworkDraft> draft = makeNetworkDraft(problem);
  if (!draft.ok())
    return draft.status();
  if (absl::Status status = reduce(*draft); !status.ok())
    return status;
  ConstraintNetwork network = Packer(*draft).pack();
  network.numNodes = problem.nodes.size();
  return network;
}
