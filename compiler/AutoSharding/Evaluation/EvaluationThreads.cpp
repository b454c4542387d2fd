//===- EvaluationThreads.cpp - Parallel evaluation of candidates ----------===//
#include "compiler/AutoSharding/Evaluation/EvaluationThreads.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "llvm/Support/Threading.h"

namespace mlir::gspmd {

EvaluationThreads::EvaluationThreads(ModuleOp module, const std::string &entry,
                                     const AutoShardOptions &options,
                                     llvm::ArrayRef<AnnotationGroup> groups)
    : module(module) {
  constexpr unsigned kMost = 8;
  unsigned number = std::min(
      kMost, std::max(1u, llvm::hardware_concurrency().compute_thread_count()));
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
  for (unsigned i = 1; i < number; ++i)
    threads.emplace_back([this, i] { work(*copies[i]); });
}

EvaluationThreads::~EvaluationThreads() {
  {
    Lock lock(mutex);
    isOver = true;
  }
  wake.notify_all();
  for (std::thread &thread : threads)
    thread.join();
}

LogicalResult EvaluationThreads::check() {
  if (copies.empty())
    return module.emitError(
        "cannot be searched: candidates are copies through bytecode, "
        "and the program cannot be written as bytecode");
  const std::string &why = copies.back()->readError();
  if (!why.empty())
    return module.emitError(
               "cannot be searched: candidates are copies through bytecode, "
               "which cannot be read: ")
           << why;
  return success();
}

void EvaluationThreads::run(Lock &lock, ProgramCopy &copy,
                            const std::string &key,
                            const Candidate &candidate) {
  Job &job = jobs[key]; // the address is stable
  if (job.state != State::Expected)
    return;
  job.state = State::Running;
  lock.unlock();
  std::optional<CandidateCost> cost = copy.cost(candidate);
  lock.lock();
  job.cost = cost;
  job.state = State::Done;
  wake.notify_all();
}

bool EvaluationThreads::runExpected(Lock &lock, ProgramCopy &copy) {
  if (expected.empty())
    return false;
  auto [key, candidate] = std::move(expected.front());
  expected.pop_front();
  run(lock, copy, key, candidate);
  return true;
}

void EvaluationThreads::work(ProgramCopy &copy) {
  Lock lock(mutex);
  while (!isOver)
    if (!runExpected(lock, copy))
      wake.wait(lock, [&] { return isOver || !expected.empty(); });
}

std::optional<CandidateCost>
EvaluationThreads::cost(const std::string &key, const Candidate &candidate) {
  Lock lock(mutex);
  run(lock, *copies.front(), key, candidate);
  const Job &job = jobs[key];
  while (job.state != State::Done)
    if (!runExpected(lock, *copies.front()))
      wake.wait(lock, [&] { return job.state == State::Done; });
  return job.cost;
}

bool EvaluationThreads::isNew(const std::string &key) {
  Lock lock(mutex);
  return jobs.count(key) == 0;
}

void EvaluationThreads::expect(
    std::vector<std::pair<std::string, Candidate>> candidates) {
  {
    Lock lock(mutex);
    expected.assign(std::make_move_iterator(candidates.begin()),
                    std::make_move_iterator(candidates.end()));
  }
  wake.notify_all();
}

} // namespace mlir::gspmd
