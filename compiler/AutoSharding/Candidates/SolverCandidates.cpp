//===- SolverCandidates.cpp - Candidates from the solver ------------------===//
#include "compiler/AutoSharding/Candidates/SolverCandidates.h"
#include "compiler/AutoSharding/Candidates/MergedAxes.h"
#include "lib/CostModel/Collectives/NetworkModel.h"
#include "lib/CostModel/Topology/LayoutSearch.h"
#include "lib/Progress/Interrupt.h"
#include "lib/Search/Solver/Solve.h"
#include <cmath>

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
  case ReshardKind::ReplicatedToUnreduced:
    return TransferKind::AllReduce;
  }
  llvm_unreachable("unknown reshard kind");
}

/// Returns the costs of transfers and memory traffic on the machine, for a mesh
/// with this layout.
static search::ProblemCosts problemCostsOf(const Topology &topology,
                                           const AxisLayout &layout,
                                           const Mesh &mesh, Overlap overlap) {
  const Hardware &hardware = topology.hardware();
  search::ProblemCosts costs;
  // About half of a collective overlaps other work.
  double share = overlap == Overlap::None ? 1 : 0.5;
  costs.transferSeconds =
      [&, share](ReshardKind kind, llvm::ArrayRef<AxisRef> axes, double bytes) {
        Transfer transfer;
        transfer.kind = kindOf(kind);
        transfer.axes.assign(axes.begin(), axes.end());
        transfer.bytes = bytes;
        std::optional<TransferCost> cost =
            NetworkModel(topology).cost(layout, mesh, transfer);
        return cost ? share * cost->seconds() : 1.0;
      };
  costs.secondsPerByteMoved = hardware.devicesPerChip /
                              (hardware.hbmBandwidth * hardware.hbmEfficiency);
  costs.secondsPerByteReceived =
      share / (hardware.linkBandwidth * hardware.linkEfficiency);
  return costs;
}

std::optional<AxisLayout> SolverCandidates::layoutOf(const Mesh &mesh) const {
  const std::string &text = options.simulate.axisLayout;
  if (text == "row-major")
    return AxisLayout::rowMajor(topology, mesh);
  if (!text.empty() && text != "best") {
    auto layout = AxisLayout::parse(topology, mesh, text);
    return layout.ok() ? std::optional(*std::move(layout)) : std::nullopt;
  }
  if (std::optional<AxisLayout> usualLayout = defaultLayout(topology, mesh))
    return usualLayout;
  std::vector<AxisLayout> layouts =
      candidateLayouts(topology, mesh, /*limit=*/1);
  return layouts.empty() ? std::nullopt : std::optional(layouts.front());
}

double SolverCandidates::bytesOfDevice() const {
  const Hardware &hardware = topology.hardware();
  return options.memoryLimit > 0 ? options.memoryLimit
                                 : hardware.hbmBytes / hardware.devicesPerChip;
}

/// Returns the candidate for a choice of a problem in which axes of `mesh` are
/// merged.
static Candidate toCandidate(llvm::ArrayRef<AnnotationGroup> groups,
                             const search::ShardingProblem &problem,
                             llvm::ArrayRef<int32_t> choice,
                             const std::vector<NamedAxis> &mesh,
                             const MergedAxes &merged) {
  Candidate candidate(mesh, groups);
  for (auto [i, group] : llvm::enumerate(groups)) {
    candidate.groupShardings[i].reset();
    if (!group.variable)
      continue;
    const TensorSharding &sharding =
        problem.shardingOf(choice, *group.variable);
    GroupSharding groupSharding;
    for (const DimSharding &dim : sharding.dims()) {
      groupSharding.emplace_back();
      for (const AxisRef &axis : dim.axes)
        llvm::append_range(groupSharding.back(), merged[axis.axis()]);
    }
    candidate.groupShardings[i] = std::move(groupSharding);
  }
  return candidate;
}

/// The problem of a mesh with one layout on the machine, with merged axes.
class MeshProblem {
public:
  using Clock = SolverCandidates::Clock;
  MeshProblem(const search::ProblemProgram &program, const Topology &topology,
              const AxisLayout &layout, const std::vector<NamedAxis> &axes,
              MergedAxes merged, Overlap overlap, Clock::time_point deadline)
      : merged(std::move(merged)), mesh(meshOf(axes, this->merged)),
        layout(topology, mesh, layout.subAxes()),
        costs(problemCostsOf(topology, this->layout, mesh, overlap)),
        stated(program, mesh, costs, deadline), problem(stated.problem()),
        deadline(deadline),
        timeLimitReached(stated.unsolvableReason() ==
                         search::UnsolvableReason::OutOfTime) {}

  bool isTooLarge() const {
    return stated.unsolvableReason() == search::UnsolvableReason::TooLarge;
  }

  /// Returns the solution of the problem with at most `bytes` of memory;
  /// nullopt if no choice fits, if there is no problem, or no time.
  std::optional<search::Solution> solve(double bytes) {
    if (stated.unsolvableReason())
      return std::nullopt;
    if (isTimeUp()) {
      timeLimitReached = true;
      return std::nullopt;
    }
    // The largest limit that an integer can represent.
    problem.usageLimit = int64_t(std::min(bytes, 0x1p62));
    search::SolveOptions options;
    options.timeLimit = 0.2;
    options.deadline = deadline;
    absl::StatusOr<search::Solution> solution = search::solve(problem, options);
    if (solution.ok() ? solution->timeLimitReached : isTimeUp())
      timeLimitReached = true;
    return solution.ok() ? std::optional(*std::move(solution)) : std::nullopt;
  }

  bool isTimeUp() const { return Clock::now() >= deadline || isInterrupted(); }

  const MergedAxes merged;
  const Mesh mesh;
  const AxisLayout layout;
  const search::ProblemCosts costs;
  const search::ShardingProblem stated;
  search::Problem problem;
  const Clock::time_point deadline;
  bool timeLimitReached;
};

bool SolverCandidates::forEachProblem(
    const std::vector<NamedAxis> &axes, Clock::time_point deadline,
    llvm::function_ref<bool(MeshProblem &)> visit) const {
  std::vector<MergedAxes> mergings = enumerateMergedAxes(axes);
  std::optional<AxisLayout> layout = layoutOf(meshOf(axes, mergings.front()));
  if (!layout)
    return true;
  // Kept annotations may use single axes; some of the meshes to try have fewer
  // axes.
  if (options.mesh.empty())
    mergings.resize(1);
  size_t numAxes = 0;
  for (MergedAxes &merging : mergings) {
    if (merging.size() < numAxes)
      break;
    size_t num = merging.size();
    MeshProblem problem(program, topology, *layout, axes, std::move(merging),
                        options.simulate.overlap, deadline);
    if (problem.isTooLarge())
      continue;
    numAxes = num;
    if (!visit(problem))
      break;
  }
  return numAxes > 0;
}

SolverCandidates::MeshSolutions
SolverCandidates::solve(const std::vector<NamedAxis> &axes,
                        Clock::time_point deadline) const {
  MeshSolutions result;
  result.isTooLarge =
      !forEachProblem(axes, deadline, [&](MeshProblem &problem) {
        addSolved(result, problem, axes);
        return !problem.timeLimitReached;
      });
  return result;
}

void SolverCandidates::addSolved(MeshSolutions &to, MeshProblem &problem,
                                 const std::vector<NamedAxis> &axes) const {
  // The problem models neither temporaries inside of ops nor buffer reuse, so
  // the limit is only approximate.
  int64_t used = std::numeric_limits<int64_t>::max();
  for (double share : {100.0, 2.0, 1.4, 1.2, 1.0, 0.8, 0.6, 0.4}) {
    double limit = share * bytesOfDevice();
    if (double(used) <= limit)
      continue; // the same solution again
    std::optional<search::Solution> solution = problem.solve(limit);
    if (!solution)
      break;
    used = solution->evaluation.peakUsage;
    to.solved.push_back({toCandidate(groups, problem.stated, solution->choice,
                                     axes, problem.merged),
                         double(solution->evaluation.cost) * 1e-9});
  }
  to.timeLimitReached |= problem.timeLimitReached;
}

bool SolverCandidates::calibrate(
    const std::vector<NamedAxis> &axes, Clock::time_point deadline,
    llvm::function_ref<std::optional<double>(const Candidate &)> bytesOf)
    const {
  bool timeLimitReached = false;
  (void)forEachProblem(axes, deadline, [&](MeshProblem &problem) {
    calibrate(problem, axes, bytesOf);
    timeLimitReached = problem.timeLimitReached;
    return false;
  });
  return timeLimitReached;
}

void SolverCandidates::calibrate(
    MeshProblem &problem, const std::vector<NamedAxis> &axes,
    llvm::function_ref<std::optional<double>(const Candidate &)> bytesOf)
    const {
  // Each round simulates a candidate. Eight halvings narrow an interval to less
  // than kClose of it.
  constexpr unsigned kRounds = 8;
  constexpr double kClose = 0.01;
  const double limit = bytesOfDevice();
  // The largest limit whose solution fits on the machine, and the least one
  // whose solution does not.
  double fitting = 0, tooMuch = std::numeric_limits<double>::infinity();
  double next = limit;
  for (unsigned round = 0; round < kRounds; ++round) {
    std::optional<search::Solution> solution = problem.solve(next);
    if (!solution && problem.timeLimitReached)
      break;
    std::optional<double> bytes;
    double used = next;
    if (solution) {
      used = double(solution->evaluation.peakUsage);
      bytes = bytesOf(toCandidate(groups, problem.stated, solution->choice,
                                  axes, problem.merged));
      if (!bytes)
        break;
    }
    bool fits = bytes && *bytes <= limit;
    if (bytes && !fits)
      tooMuch = std::min(tooMuch, used);
    else
      fitting = std::max(fitting, next);
    // The next limit is in proportion to the memory, or the middle of the
    // interval if that is outside of it.
    next = bytes && *bytes > 0 ? used * limit / *bytes : next;
    double margin = kClose * fitting;
    if (next <= fitting + margin || next >= tooMuch)
      next = std::isinf(tooMuch) ? 1.25 * fitting : (fitting + tooMuch) / 2;
    if (tooMuch - fitting <= kClose * tooMuch)
      break;
  }
}

} // namespace mlir::gspmd
