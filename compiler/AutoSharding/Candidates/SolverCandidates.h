//===- SolverCandidates.h - Candidates from the problem ---------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_SOLVERCANDIDATES_H
#define GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_SOLVERCANDIDATES_H

#include "compiler/AutoSharding/Candidates/Candidate.h"
#include "gspmd/Search/LayoutProblem.h"
#include "lib/CostModel/Topology/AxisLayout.h"

namespace mlir::gspmd {

class MeshProblem;

/// Candidates that are best for the program as a problem of costs and memory
/// (gspmd/Search/LayoutProblem.h), which knows nothing of fusion and overlap,
/// and of memory only a part.
class SolverCandidates {
public:
  /// All are referred to.
  SolverCandidates(const search::LayoutProgram &program,
                   llvm::ArrayRef<TensorGroup> groups, const Topology &topology,
                   const AutoShardOptions &options)
      : program(program), groups(groups), topology(topology), options(options) {
  }

  struct Solved {
    Candidate candidate;
    double seconds; ///< as the problem has it
  };
  using Clock = std::chrono::steady_clock;
  struct MeshSolutions {
    std::vector<Solved> solved;
    /// The mesh has so many shardings that there is no problem to solve.
    bool isTooLarge = false;
    /// With more time there may be others.
    bool stoppedByClock = false;
  };
  /// For several limits on memory, cheapest first. None for a mesh that cannot
  /// be laid on the topology.
  MeshSolutions of(const std::vector<NamedAxis> &mesh,
                   Clock::time_point deadline) const;

  /// Tells `bytesOf` candidates of one mesh, which answers what they need on
  /// the machine, or nothing to stop: the limit of the problem is moved until
  /// what it finds needs about what there is. True if the clock stopped it.
  bool calibrate(const std::vector<NamedAxis> &mesh, Clock::time_point deadline,
                 llvm::function_ref<std::optional<double>(const Candidate &)>
                     bytesOf) const;

private:
  std::optional<AxisLayout> layoutOf(const Mesh &mesh) const;
  /// Tells the mesh's problem, or where that is too large those with axes taken
  /// together, of the most axes that are not, until it answers false. False if
  /// all are too large.
  bool forEachProblem(const std::vector<NamedAxis> &mesh,
                      Clock::time_point deadline,
                      llvm::function_ref<bool(MeshProblem &)> tell) const;
  void addSolved(MeshSolutions &to, MeshProblem &problem,
                 const std::vector<NamedAxis> &mesh) const;
  void calibrate(MeshProblem &problem, const std::vector<NamedAxis> &mesh,
                 llvm::function_ref<std::optional<double>(const Candidate &)>
                     bytesOf) const;
  double bytesOfDevice() const;

  const search::LayoutProgram &program;
  llvm::ArrayRef<TensorGroup> groups;
  const Topology &topology;
  const AutoShardOptions &options;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_CANDIDATES_SOLVERCANDIDATES_H
