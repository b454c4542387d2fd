//===- CandidateEvaluator.h - What candidates would do ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_CANDIDATEEVALUATOR_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_CANDIDATEEVALUATOR_H

#include "compiler/AutoSharding/Evaluation/EvaluationThreads.h"
#include <chrono>

namespace mlir::gspmd {

struct EvaluatedCandidate {
  Candidate candidate;
  CandidateCost cost;
};

/// Partitions and simulates candidates, each once.
class CandidateEvaluator {
public:
  CandidateEvaluator(ModuleOp module, const std::string &entry,
                     const AutoShardOptions &options,
                     llvm::ArrayRef<TensorGroup> groups);

  /// Nothing where the candidate cannot be partitioned or simulated, or time is
  /// up.
  std::optional<CandidateCost> cost(const Candidate &candidate);
  /// The same for the first one, whose errors are told, also that others could
  /// not be priced.
  FailureOr<CandidateCost> evaluateFirst(const Candidate &candidate);

  /// As `cost`, when optimized; not kept.
  std::optional<CandidateCost> evaluateOptimized(const Candidate &candidate);
  /// Those that fit and take at most `most` seconds, fastest first; at most
  /// `number`.
  std::vector<EvaluatedCandidate> fastest(unsigned number, double most) const;

  /// The best on meshes of so many axes, if any has been priced.
  std::optional<EvaluatedCandidate> bestWithAxes(unsigned numAxes) const;

  /// Tells what will probably be asked for next, best guess first, as long as
  /// `next` gives something and other threads have nothing to do.
  void expect(llvm::function_ref<std::optional<Candidate>()> next);
  void expect(llvm::ArrayRef<Candidate> candidates);

  /// Candidates that are not known yet are priced until this share of the time
  /// limit is over.
  void setShare(double share);
  /// Of the time limit, that is over.
  double shareSpent() const;
  /// Has a candidate not been priced for want of time?
  bool wasStopped() const { return wasTimeUp; }
  unsigned numEvaluated() const { return known.size(); }
  /// Those than which no faster one needs less memory, fastest first; each
  /// needs at least a hundredth less than the one before.
  std::vector<EvaluatedLayout> front() const;

  /// Of the share that is set.
  std::chrono::steady_clock::time_point deadline() const { return end; }
  bool isTimeUp() const;
  /// Something else has been left out for want of time.
  void noteStopped() { wasTimeUp = true; }
  /// The same of something that would have been done otherwise.
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
  llvm::ArrayRef<TensorGroup> groups;
  std::chrono::steady_clock::time_point begin, end;
  bool wasTimeUp = false;
  std::unordered_map<std::string, std::optional<CandidateCost>> known;
  EvaluationThreads threads;
  /// In the order in which they came.
  std::vector<EvaluatedCandidate> all;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_CANDIDATEEVALUATOR_H
