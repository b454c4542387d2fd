//===- SolverCandidates.h - Candidates from the solver ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_SOLVERCANDIDATES_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_SOLVERCANDIDATES_H

#include "compiler/AutoSharding/Candidates/Candidate.h"
#include "lib/CostModel/Topology/AxisLayout.h"
#include "lib/Search/Problem/ShardingProblem.h"

namespace mlir::gspmd {

class MeshProblem;

/// Finds candidates by solving a sharding problem
/// (lib/Search/Problem/ShardingProblem.h), which models neither fusion nor
/// overlap, and memory only approximately.
class SolverCandidates {
public:
  /// Keeps references to all arguments.
  SolverCandidates(const search::ProblemProgram &program,
                   llvm::ArrayRef<AnnotationGroup> groups,
                   const Topology &topology, const AutoShardOptions &options)
      : program(program), groups(groups), topology(topology), options(options) {
  }

  struct SolvedCandidate {
    Candidate candidate;
    double seconds; ///< cost of the solution in the problem
  };
  using Clock = std::chrono::steady_clock;
  struct MeshSolutions {
    std::vector<SolvedCandidate> solved;
    /// True if the mesh has too many shardings to state a problem.
    bool isTooLarge = false;
    /// True if more time might yield more candidates.
    bool timeLimitReached = false;
  };
  /// Returns solutions for several memory limits, cheapest first, and none for
  /// a mesh that cannot be placed on the topology.
  MeshSolutions solve(const std::vector<NamedAxis> &mesh,
                      Clock::time_point deadline) const;

  /// Adjusts the memory limit of the problem until the simulated memory of its
  /// solutions is near the memory of a device. `bytesOf` returns the simulated
  /// memory of a candidate, or nullopt to stop. Returns true if the time limit
  /// stopped the search.
  bool calibrate(const std::vector<NamedAxis> &mesh, Clock::time_point deadline,
                 llvm::function_ref<std::optional<double>(const Candidate &)>
                     bytesOf) const;

private:
  std::optional<AxisLayout> layoutOf(const Mesh &mesh) const;
  /// Calls `visit` with the mesh's problem. If that is too large, merges axes
  /// and calls it with each problem of the most axes that are feasible, until
  /// it returns false. Returns false if all problems are too large.
  bool forEachProblem(const std::vector<NamedAxis> &mesh,
                      Clock::time_point deadline,
                      llvm::function_ref<bool(MeshProblem &)> visit) const;
  void addSolved(MeshSolutions &to, MeshProblem &problem,
                 const std::vector<NamedAxis> &mesh) const;
  void calibrate(MeshProblem &problem, const std::vector<NamedAxis> &mesh,
                 llvm::function_ref<std::optional<double>(const Candidate &)>
                     bytesOf) const;
  double bytesOfDevice() const;

  const search::ProblemProgram &program;
  llvm::ArrayRef<AnnotationGroup> groups;
  const Topology &topology;
  const AutoShardOptions &options;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_SOLVERCANDIDATES_H
