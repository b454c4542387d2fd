//===- EvaluationThreads.h - Parallel evaluation of candidates --*- C++ -*-===//
//
// A search evaluates one candidate after the other, since each cost decides
// what comes next. It announces likely next candidates, which other threads
// evaluate speculatively. So the search takes the same decisions with any
// number of threads.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_EVALUATIONTHREADS_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_EVALUATIONTHREADS_H

#include "compiler/AutoSharding/Evaluation/ProgramCopy.h"
#include "lib/Progress/Thread.h"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <unordered_map>

namespace mlir::gspmd {

class EvaluationThreads {
public:
  /// Keeps references to all arguments. Uses at most as many threads as there
  /// are processors, including the calling one; more than a few would be idle.
  EvaluationThreads(ModuleOp module, const std::string &entry,
                    const AutoShardOptions &options,
                    llvm::ArrayRef<AnnotationGroup> groups);
  ~EvaluationThreads();

  /// Emits an error if no candidate can be evaluated: ops of a plugin may have
  /// no bytecode.
  LogicalResult check();

  /// Returns the cost of a candidate with this key; nullopt if it has none.
  /// Blocks.
  std::optional<CandidateCost> cost(const std::string &key,
                                    const Candidate &candidate);

  /// Returns the cost of an optimized candidate, without caching and on the
  /// calling thread.
  std::optional<CandidateCost> evaluateOptimized(const Candidate &candidate) {
    return copies.front()->cost(candidate, /*optimize=*/true);
  }

  /// Returns the number of candidates that other threads can evaluate.
  unsigned numAhead() const { return threads.size(); }
  /// Returns true if the candidate has neither been requested nor announced.
  bool isNew(const std::string &key);
  /// Announces candidates in this order. Replaces earlier announcements that
  /// have not begun.
  void prefetch(std::vector<std::pair<std::string, Candidate>> candidates);

private:
  enum class State { Queued, Running, Done };
  struct Job {
    State state = State::Queued;
    std::optional<CandidateCost> cost;
  };
  using Lock = std::unique_lock<std::mutex>;

  /// Runs the job unless another thread does.
  void run(Lock &lock, ProgramCopy &copy, const std::string &key,
           const Candidate &candidate);
  /// Runs the next announced job, if there is one.
  bool runQueued(Lock &lock, ProgramCopy &copy);
  void work(ProgramCopy &copy);

  std::mutex mutex;
  std::condition_variable jobsChanged;
  bool shouldStop = false;
  std::unordered_map<std::string, Job> jobs;
  std::deque<std::pair<std::string, Candidate>> queued;
  /// The copy of the calling thread, then those of `threads`.
  std::vector<std::unique_ptr<ProgramCopy>> copies;
  ModuleOp module;
  std::vector<Thread> threads;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_EVALUATIONTHREADS_H
