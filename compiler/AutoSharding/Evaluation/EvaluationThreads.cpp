//===- EvaluationThreads.cpp - Parallel evaluation of candidates ----------===//
#include "compiler/AutoSharding/Evaluation/EvaluationThreads.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "llvm/Support/Threading.h"

namespace mlir::gspmd {

EvaluationThreads::EvaluationThreads(ModuleOp module, const std::string &entry,
                                     const AutoShardOptions &options,
                                     llvm::ArrayRef<AnnotationGroup> groups)
    : module(module) {
  // Each thread has a copy of the program, and the search may not reach the
  // candidates that further threads would start.
  constexpr unsigned kMaxThreads = 8;
  unsigned number = std::min(
      kMaxThreads,
      std::max(1u, llvm::hardware_concurrency().compute_thread_count()));
  std::string bytecode;
  llvm::raw_string_ostream os(bytecode);
  if (failed(writeBytecodeToFile(module, os)))
    return; // the diagnostics state the reason
  // All copies are made here, since each looks up its groups in the module.
  for (unsigned i = 0; i < number; ++i) {
    copies.push_back(std::make_unique<ProgramCopy>(bytecode, module, entry,
                                                   options, groups));
    if (!copies.back()->readError().empty())
      return;
  }
  // The thread of the search evaluates, too, if need be alone.
  for (unsigned i = 1; i < number; ++i) {
    Thread thread = Thread::start([this, i] { work(*copies[i]); });
    if (!thread.joinable())
      break;
    threads.push_back(std::move(thread));
  }
}

EvaluationThreads::~EvaluationThreads() {
  {
    Lock lock(mutex);
    shouldStop = true;
  }
  jobsChanged.notify_all();
  for (Thread &thread : threads)
    thread.join();
}

LogicalResult EvaluationThreads::check() {
  if (copies.empty())
    return module.emitError(
        "cannot be searched: the search copies the program as bytecode, and "
        "writing it failed (see the errors above)");
  const std::string &error = copies.back()->readError();
  if (!error.empty())
    return module.emitError(
               "cannot be searched: the search copies the program as bytecode, "
               "and reading the copy failed: ")
           << error;
  return success();
}

void EvaluationThreads::run(Lock &lock, ProgramCopy &copy,
                            const std::string &key,
                            const Candidate &candidate) {
  Job &job = jobs[key]; // the address is stable
  if (job.state != State::Queued)
    return;
  job.state = State::Running;
  lock.unlock();
  std::optional<CandidateCost> cost = copy.cost(candidate);
  lock.lock();
  job.cost = cost;
  job.state = State::Done;
  jobsChanged.notify_all();
}

bool EvaluationThreads::runQueued(Lock &lock, ProgramCopy &copy) {
  if (queued.empty())
    return false;
  auto [key, candidate] = std::move(queued.front());
  queued.pop_front();
  run(lock, copy, key, candidate);
  return true;
}

void EvaluationThreads::work(ProgramCopy &copy) {
  Lock lock(mutex);
  while (!shouldStop)
    if (!runQueued(lock, copy))
      jobsChanged.wait(lock, [&] { return shouldStop || !queued.empty(); });
}

std::optional<CandidateCost>
EvaluationThreads::cost(const std::string &key, const Candidate &candidate) {
  Lock lock(mutex);
  run(lock, *copies.front(), key, candidate);
  const Job &job = jobs[key];
  while (job.state != State::Done)
    if (!runQueued(lock, *copies.front()))
      jobsChanged.wait(lock, [&] { return job.state == State::Done; });
  return job.cost;
}

bool EvaluationThreads::isNew(const std::string &key) {
  Lock lock(mutex);
  return jobs.count(key) == 0;
}

void EvaluationThreads::prefetch(
    std::vector<std::pair<std::string, Candidate>> candidates) {
  {
    Lock lock(mutex);
    queued.assign(std::make_move_iterator(candidates.begin()),
                  std::make_move_iterator(candidates.end()));
  }
  jobsChanged.notify_all();
}

} // namespace mlir::gspmd
