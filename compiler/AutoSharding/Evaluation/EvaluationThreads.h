//===- EvaluationThreads.h - Candidates priced by several threads -*- C++
//-*-===//
//
// A search asks for one price after the other, as each decides what is asked
// next. What will probably be asked is told ahead, and other threads begin with
// it: the search takes the same way on any number of threads.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_EVALUATIONTHREADS_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_EVALUATIONTHREADS_H

#include "compiler/AutoSharding/Evaluation/ProgramCopy.h"
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <unordered_map>

namespace mlir::gspmd {

class EvaluationThreads {
public:
  /// All are referred to. As many threads as there are processors, the calling
  /// one among them; more than a few have nothing to do.
  EvaluationThreads(ModuleOp module, const std::string &entry,
                    const AutoShardOptions &options,
                    llvm::ArrayRef<TensorGroup> groups);
  ~EvaluationThreads();

  /// Emits why nothing can be priced, if so: what the program has of a plugin
  /// may have no bytecode.
  LogicalResult check();

  /// Of a candidate and its key; nothing where it has no price. Waits.
  std::optional<CandidateCost> cost(const std::string &key,
                                    const Candidate &candidate);

  /// The same of an optimized candidate, which is not kept. The calling thread
  /// does it.
  std::optional<CandidateCost> evaluateOptimized(const Candidate &candidate) {
    return copies.front()->cost(candidate, /*optimize=*/true);
  }

  /// So many candidates could be worked on beside the one that is asked for.
  unsigned numAhead() const { return threads.size(); }
  /// Is nothing known of it yet?
  bool isNew(const std::string &key);
  /// What will probably be asked for, in this order, instead of what was told
  /// before and has not begun.
  void expect(std::vector<std::pair<std::string, Candidate>> candidates);

private:
  enum class State { Expected, Running, Done };
  struct Job {
    State state = State::Expected;
    std::optional<CandidateCost> cost;
  };
  using Lock = std::unique_lock<std::mutex>;

  /// Does the job unless another thread does.
  void run(Lock &lock, ProgramCopy &copy, const std::string &key,
           const Candidate &candidate);
  /// The same of the next one that is expected, if there is one.
  bool runExpected(Lock &lock, ProgramCopy &copy);
  void work(ProgramCopy &copy);

  std::mutex mutex;
  std::condition_variable wake;
  bool isOver = false;
  std::unordered_map<std::string, Job> jobs;
  std::deque<std::pair<std::string, Candidate>> expected;
  /// Of the calling thread, then of each other one.
  std::vector<std::unique_ptr<ProgramCopy>> copies;
  ModuleOp module;
  std::vector<std::thread> threads;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_EVALUATIONTHREADS_H
