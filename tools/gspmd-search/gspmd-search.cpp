//===- gspmd-search.cpp - A good choice of strategies ---------------------===//

#include "gspmd/Driver/Manual.h"
#include "gspmd/Search/ReadProblem.h"
#include "gspmd/Search/Solve.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

namespace cl = llvm::cl;
namespace search = mlir::gspmd::search;

static mlir::gspmd::ToolDescription describeTool(cl::OptionCategory &options) {
  mlir::gspmd::ToolDescription tool;
  tool.name = "gspmd-search";
  tool.summary =
      "chooses a strategy for every node of a problem, within memory";
  tool.usage = "--problem FILE [options]";
  tool.description =
      "A problem has nodes with strategies that cost something and use memory "
      "while the node is alive, edges with a cost for each combination, and a "
      "limit on memory at every time: the choice of shardings as the contest "
      "on "
      "intra-operator parallelism of 2025 states it, whose files are read.\n\n"
      "Printed are the cost of the choice, a lower bound for every choice, and "
      "as the last line the list of strategies. The time limit is turned into "
      "an amount of work: the same problem and limit give the same result on "
      "any number of threads, unless the clock runs out first, of which a line "
      "tells.";
  tool.categories = {&options};
  tool.exitCodes = {
      {"0", "", "a choice was found"},
      {"1", "", "no choice is within the limit, or none was found"},
      {"2", "", "bad options or a file that cannot be read"}};
  tool.examples = {{"gspmd-search --problem asplos-2025-iopddl-A.json.gz "
                    "--time-limit 60",
                    "", "an instance of the contest"},
                   {"gspmd-search --problem p.json --progress | tail -1", "",
                    "only the strategies; each better cost on stderr"}};
  return tool;
}

static int fail(int code, const absl::Status &status) {
  llvm::errs() << "gspmd-search: error: " << std::string(status.message())
               << "\n";
  return code;
}

static void print(const search::Problem &problem,
                  const search::Solution &solution) {
  llvm::outs() << problem.name << ": " << problem.nodes.size() << " nodes, "
               << problem.edges.size()
               << " edges; to choose: " << solution.numVariables
               << " variables, " << solution.numLinks << " links, "
               << solution.numTimes << " times\n"
               << "memory: " << solution.evaluation.peakUsage;
  if (problem.usageLimit)
    llvm::outs() << " of " << *problem.usageLimit;
  llvm::outs() << "\n";
  if (solution.stoppedByClock)
    llvm::outs() << "stopped by the clock: another run may differ\n";
  llvm::outs() << "cost: " << solution.evaluation.cost
               << ", lower bound: " << solution.lowerBound
               << ", gap: " << llvm::formatv("{0:f4}%", 100 * solution.gap())
               << "\n[";
  llvm::interleaveComma(solution.choice, llvm::outs());
  llvm::outs() << "]\n";
}

int main(int argc, char **argv) {
  auto begin = std::chrono::steady_clock::now();
  llvm::InitLLVM init(argc, argv);
  cl::OptionCategory category("Options");
  cl::opt<std::string> file("problem", cl::Required,
                            cl::desc("JSON of a problem, plain or gzip"),
                            cl::value_desc("file"), cl::cat(category));
  cl::opt<double> timeLimit("time-limit", cl::desc("Seconds in all (60)"),
                            cl::value_desc("seconds"), cl::init(60),
                            cl::cat(category));
  cl::opt<unsigned> threads(
      "jobs", cl::desc("Threads, at most two (as many as processors)"),
      cl::value_desc("number"), cl::init(0), cl::cat(category));
  cl::opt<uint64_t> seed("seed", cl::desc("Of the random numbers (1)"),
                         cl::value_desc("number"), cl::init(1),
                         cl::cat(category));
  cl::opt<bool> progress("progress",
                         cl::desc("Tell each better cost on stderr"),
                         cl::cat(category));
  if (!mlir::gspmd::parseCommandLine(argc, argv, describeTool(category)))
    return 2;
  if (!(timeLimit > 0) || !std::isfinite(timeLimit))
    return fail(2, absl::InvalidArgumentError(
                       "--time-limit must be a number of seconds above 0"));

  absl::StatusOr<search::Problem> problem = search::readProblem(file);
  if (!problem.ok())
    return fail(2, problem.status());
  search::SolveOptions options;
  options.timeLimit = timeLimit;
  // Some time is left for the end of the last step and for printing.
  options.deadline =
      begin + std::chrono::milliseconds(int64_t(timeLimit * 950));
  options.numThreads = threads;
  options.seed = seed;
  if (progress)
    options.onProgress = [](double seconds, int64_t cost, int64_t bound) {
      mlir::gspmd::Progress::current()->hide();
      llvm::errs() << llvm::formatv("{0,7:f1} s: cost {1}, lower bound {2}\n",
                                    seconds, cost, bound);
    };
  absl::StatusOr<search::Solution> solution = [&] {
    mlir::gspmd::Progress line("gspmd-search");
    line.begin({"searching", 0, "", false, /*seconds=*/0.95 * timeLimit});
    return search::solve(*problem, options);
  }();
  if (!solution.ok())
    return fail(1, absl::Status(solution.status().code(),
                                file + ": " +
                                    std::string(solution.status().message())));
  print(*problem, *solution);
  return 0;
}
