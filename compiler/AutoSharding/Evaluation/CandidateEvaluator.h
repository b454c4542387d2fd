//===- CandidateEvaluator.h - Simulates candidates --------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_CANDIDATEEVALUATOR_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_CANDIDATEEVALUATOR_H

#include "compiler/AutoSharding/Evaluation/EvaluationThreads.h"
#include <chrono>

namespace mlir::gspmd {

struct EvaluatedCandidate {
  Candidate candidate;
  CandidateCost cost;
};

/// Partitions and simulates candidates, and caches the costs.
class CandidateEvaluator {
public:
  CandidateEvaluator(ModuleOp module, const std::string &entry,
                     const AutoShardOptions &options,
                     llvm::ArrayRef<AnnotationGroup> groups);

  /// Returns the cost of a candidate. Returns nullopt if it cannot be
  /// partitioned or simulated, or if the time limit has passed.
  std::optional<CandidateCost> cost(const Candidate &candidate);
  /// Returns the cost of the first candidate. Emits its errors, or the error
  /// that no candidate can be evaluated.
  FailureOr<CandidateCost> evaluateFirst(const Candidate &candidate);

  /// Returns the cost after optimization, which is not cached.
  std::optional<CandidateCost> evaluateOptimized(const Candidate &candidate);
  /// Returns up to `number` candidates that fit into memory and take at most
  /// `most` seconds, fastest first.
  std::vector<EvaluatedCandidate> fastest(unsigned number, double most) const;

  /// Returns the best evaluated candidate on meshes of `numAxes` axes, if any.
  std::optional<EvaluatedCandidate> bestWithAxes(unsigned numAxes) const;

  /// Starts idle threads on candidates that the search will probably evaluate
  /// next, most probable first, until `next` returns nullopt.
  void expect(llvm::function_ref<std::optional<Candidate>()> next);
  void expect(llvm::ArrayRef<Candidate> candidates);

  /// Limits the evaluation of new candidates to a share (0 to 1) of the time
  /// limit.
  void setShare(double share);
  /// Returns the elapsed share of the time limit.
  double shareSpent() const;
  /// Returns true if work was omitted because the time limit had passed.
  bool wasStopped() const { return wasTimeUp; }
  unsigned numEvaluated() const { return known.size(); }
  /// Returns the Pareto front of time and memory, fastest first; each layout
  /// needs at least one percent less memory than the one before.
  std::vector<CandidateSummary> front() const;

  /// Returns the end of the current share of the time limit.
  std::chrono::steady_clock::time_point deadline() const { return end; }
  bool isTimeUp() const;
  /// Records that work was omitted because the time limit had passed.
  void noteStopped() { wasTimeUp = true; }
  /// Returns true if the time limit has passed, and records omitted work.
  bool checkTimeUp() {
    bool isUp = isTimeUp();
    wasTimeUp |= isUp;
    return isUp;
  }

private:
  CandidateCost note(const Candidate &candidate, const CandidateCost &cost);

  ModuleOp module;
  const std::string entry;
  const AutoShardOptions &options;
  llvm::ArrayRef<AnnotationGroup> groups;
  std::chrono::steady_clock::time_point begin, end;
  bool wasTimeUp = false;
  std::unordered_map<std::string, std::optional<CandidateCost>> known;
  EvaluationThreads threads;
  /// The evaluated candidates in order of evaluation.
  std::vector<EvaluatedCandidate> all;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_CANDIDATEEVALUATOR_H
