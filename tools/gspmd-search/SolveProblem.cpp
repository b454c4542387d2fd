//===- SolveProblem.cpp - gspmd-search --problem --------------------------===//
#include "tools/gspmd-search/SolveProblem.h"
#include "lib/Progress/Interrupt.h"
#include "lib/Progress/Progress.h"
#include "lib/Report/DisplayText.h"
#include "lib/Report/TextFormat.h"
#include "lib/Search/Problem/ReadProblem.h"
#include "lib/Search/Solver/Solve.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace search = mlir::gspmd::search;

static int fail(int code, const absl::Status &status) {
  llvm::errs() << "gspmd-search: error: " << std::string(status.message())
               << "\n";
  return code;
}

static void print(const std::string &file, const search::Problem &problem,
                  const search::Solution &solution) {
  using mlir::gspmd::countText;
  // A problem may have any name.
  llvm::StringRef name = problem.name.empty() ? file : problem.name;
  llvm::outs() << mlir::gspmd::displayText(name) << ": "
               << countText(problem.nodes.size(), "node") << ", "
               << countText(problem.edges.size(), "edge") << "; to choose: "
               << countText(solution.numVariables, "variable") << ", "
               << countText(solution.numLinks, "link") << ", "
               << countText(solution.numTimes, "time") << "\n"
               << "memory: " << solution.evaluation.peakUsage;
  if (problem.usageLimit)
    llvm::outs() << " of " << *problem.usageLimit;
  llvm::outs() << "\n";
  if (mlir::gspmd::isInterrupted())
    llvm::outs() << "stopped by " << mlir::gspmd::interruptName()
                 << ": this is the best choice so far\n";
  else if (solution.timeLimitReached)
    llvm::outs() << "stopped at the time limit: another run may differ\n";
  llvm::outs() << "cost: " << solution.evaluation.cost
               << ", lower bound: " << solution.lowerBound
               << ", gap: " << llvm::formatv("{0:f4}%", 100 * solution.gap())
               << "\n[";
  llvm::interleaveComma(solution.choice, llvm::outs());
  llvm::outs() << "]\n";
}

int solveProblem(const ProblemCommand &command,
                 std::chrono::steady_clock::time_point begin) {
  absl::StatusOr<search::Problem> problem = search::readProblem(command.file);
  if (!problem.ok())
    return fail(2, problem.status());
  search::SolveOptions options;
  // The times of a clock are 64-bit numbers of nanoseconds.
  options.timeLimit = std::min(command.timeLimit, 1e9);
  // Reserves time for the end of the last step and for printing.
  options.deadline =
      begin + std::chrono::milliseconds(int64_t(options.timeLimit * 950));
  options.continueUntilDeadline = !command.isReproducible;
  options.numThreads = command.threads;
  options.seed = command.seed;
  if (command.printsProgress)
    options.onProgress = [](double seconds, int64_t cost, int64_t bound) {
      mlir::gspmd::Progress::current()->hide();
      llvm::errs() << llvm::formatv("{0,7:f1} s: cost {1}, lower bound {2}\n",
                                    seconds, cost, bound);
    };
  mlir::gspmd::InterruptScope interrupts(
      "gspmd-search: error: stopped by a signal; the search had no result "
      "within 10 s\n");
  absl::StatusOr<search::Solution> solution = [&] {
    mlir::gspmd::Progress line("gspmd-search");
    line.begin(
        {"searching", 0, "", false, /*seconds=*/0.95 * command.timeLimit});
    return search::solve(*problem, options);
  }();
  interrupts.endGrace();
  int code = 0;
  if (solution.ok())
    print(command.file, *problem, *solution);
  else
    code = fail(1, absl::Status(solution.status().code(),
                                command.file + ": " +
                                    std::string(solution.status().message())));
  int signal = interrupts.take();
  return signal ? mlir::gspmd::exitCodeOfSignal(signal) : code;
}
