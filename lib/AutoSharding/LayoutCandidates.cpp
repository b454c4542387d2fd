//===- LayoutCandidates.cpp - Candidates from the problem -----------------===//
#include "LayoutCandidates.h"
#include "gspmd/Search/Solve.h"
#include "lib/CostModel/LayoutSearch.h"
#include "lib/CostModel/Network.h"

namespace mlir::gspmd {

static TransferKind kindOf(ReshardKind kind) {
  switch (kind) {
  case ReshardKind::AllGather:
    return TransferKind::AllGather;
  case ReshardKind::AllToAll:
  case ReshardKind::CollectivePermute:
    return TransferKind::AllToAll;
  case ReshardKind::ReduceScatter:
    return TransferKind::ReduceScatter;
  case ReshardKind::AllReduce:
  case ReshardKind::Slice:
  case ReshardKind::TakeApart:
    return TransferKind::AllReduce;
  }
  llvm_unreachable("unknown reshard kind");
}

static Mesh meshOf(const std::vector<NamedAxis> &axes) {
  std::vector<MeshAxis> result;
  for (const auto &[name, size] : axes)
    result.push_back({name, size});
  return Mesh(result);
}

/// What the machine takes for a mesh that lies so.
static search::LayoutPrices pricesOf(const Topology &topology,
                                     const AxisLayout &layout, const Mesh &mesh,
                                     Overlap overlap) {
  const Hardware &hardware = topology.hardware();
  search::LayoutPrices prices;
  // Beside other work about half of it is hidden.
  double share = overlap == Overlap::None ? 1 : 0.5;
  prices.transferSeconds =
      [&, share](ReshardKind kind, llvm::ArrayRef<AxisRef> axes, double bytes) {
        Transfer transfer;
        transfer.kind = kindOf(kind);
        transfer.axes.assign(axes.begin(), axes.end());
        transfer.bytes = bytes;
        std::optional<TransferCost> cost =
            Network(topology).cost(layout, mesh, transfer);
        return cost ? share * cost->seconds() : 1.0;
      };
  prices.secondsPerByteMoved = hardware.devicesPerChip /
                               (hardware.hbmBandwidth * hardware.hbmEfficiency);
  prices.secondsPerByteReceived =
      share / (hardware.linkBandwidth * hardware.linkEfficiency);
  return prices;
}

std::optional<AxisLayout> LayoutCandidates::layoutOf(const Mesh &mesh) const {
  const std::string &text = options.simulate.axisLayout;
  if (text == "row-major")
    return AxisLayout::rowMajor(topology, mesh);
  if (!text.empty() && text != "best") {
    auto layout = AxisLayout::parse(topology, mesh, text);
    return layout.ok() ? std::optional(*std::move(layout)) : std::nullopt;
  }
  if (std::optional<AxisLayout> usual = usualLayout(topology, mesh))
    return usual;
  std::vector<AxisLayout> some = candidateLayouts(topology, mesh, /*limit=*/1);
  return some.empty() ? std::nullopt : std::optional(some.front());
}

double LayoutCandidates::bytesOfDevice() const {
  const Hardware &hardware = topology.hardware();
  return options.memoryLimit > 0 ? options.memoryLimit
                                 : hardware.hbmBytes / hardware.devicesPerChip;
}

Candidate
LayoutCandidates::toCandidate(const search::LayoutProblem &problem,
                              llvm::ArrayRef<int32_t> choice,
                              const std::vector<NamedAxis> &mesh) const {
  Candidate candidate(mesh, groups);
  for (auto [i, group] : llvm::enumerate(groups)) {
    candidate.cuts[i].reset();
    if (!group.variable)
      continue;
    const TensorSharding &sharding =
        problem.shardingOf(choice, *group.variable);
    Cut cut;
    for (const DimSharding &dim : sharding.dims()) {
      cut.emplace_back();
      for (const AxisRef &axis : dim.axes)
        cut.back().push_back(axis.axis());
    }
    candidate.cuts[i] = std::move(cut);
  }
  return candidate;
}

std::vector<LayoutCandidates::Solved>
LayoutCandidates::of(const std::vector<NamedAxis> &axes) const {
  std::vector<Solved> result;
  Mesh mesh = meshOf(axes);
  std::optional<AxisLayout> layout = layoutOf(mesh);
  if (!layout)
    return result;
  search::LayoutPrices prices =
      pricesOf(topology, *layout, mesh, options.simulate.overlap);
  search::LayoutProblem stated(program, mesh, prices);
  search::Problem problem = stated.problem();
  // What ops keep beside their results is not part of the problem, and what
  // takes over another's memory counts in it: the limit is not quite this one.
  int64_t used = std::numeric_limits<int64_t>::max();
  for (double share : {100.0, 2.0, 1.4, 1.2, 1.0, 0.8, 0.6, 0.4}) {
    problem.usageLimit = int64_t(share * bytesOfDevice());
    if (used <= *problem.usageLimit)
      continue; // The same again.
    search::SolveOptions solving;
    solving.timeLimit = 0.2;
    solving.deadline =
        std::chrono::steady_clock::now() + std::chrono::seconds(20);
    absl::StatusOr<search::Solution> solution = search::solve(problem, solving);
    if (!solution.ok())
      break;
    used = solution->evaluation.peakUsage;
    result.push_back({toCandidate(stated, solution->choice, axes),
                      double(solution->evaluation.cost) * 1e-9});
  }
  return result;
}

} // namespace mlir::gspmd
