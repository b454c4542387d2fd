//===- gspmd-search.cpp - Search for shardings ----------------------------===//
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/Manual.h"
#include "lib/Progress/Progress.h"
#include "tools/gspmd-search/SearchFlags.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir::gspmd;

static ToolDescription
describeTool(std::vector<llvm::cl::OptionCategory *> categories) {
  ToolDescription tool;
  tool.name = "gspmd-search";
  tool.summary = "searches for a mesh and shardings of a program within memory";
  tool.usage = "[options] FILE --topology T, or --problem FILE";
  tool.description =
      "FILE is a program in any format of gspmd-run. The search drops its "
      "annotations, selects a mesh and shardings of its arguments by "
      "simulating "
      "the partitioned program on the topology, and omits annotations that "
      "completion infers or that gain next to nothing.\n\n"
      "With --problem it solves a selection problem: nodes with strategies "
      "that "
      "have a cost and use memory while the node is alive, edges with a cost "
      "for each combination, and a memory limit, in the format of the 2025 "
      "contest on intra-operator parallelism. It prints the cost, a lower "
      "bound, and the list of strategies as the last line. The time limit "
      "determines an amount of work: equal problems and limits have equal "
      "results on any number of threads, unless the time runs out first, which "
      "a line reports.";
  tool.categories = std::move(categories);
  tool.exitCodes = {
      {"0", "", "a choice was found"},
      {"1", "", "no choice is within the limit, or none was found"},
      {"2", "", "invalid options or a file that cannot be read"},
      {"130", "", "stopped by SIGINT; what was found so far is written"},
      {"143", "", "stopped by SIGTERM; what was found so far is written"}};
  tool.examples = {
      {"gspmd-search step.mlir --topology v5e:4x4 -o sharded.mlir", "",
       "a mesh of 16 chips, the program with annotations"},
      {"gspmd-search step.mlir --topology v4:4x4x4 --mesh data=16,model=4", "",
       "on a specific mesh"},
      {"gspmd-search --problem asplos-2025-iopddl-A.json.gz --time-limit 60",
       "", "an instance of the contest"}};
  return tool;
}

int main(int argc, char **argv) {
  auto begin = std::chrono::steady_clock::now();
  llvm::InitLLVM init(argc, argv);
  removeLLVMOption("stats");
  AutoShardCommand program;
  program.file.clear();
  ProblemCommand problem;
  SearchFlags flags(program, problem);
  if (!parseCommandLine(argc, argv, describeTool(flags.categories())))
    return 2;
  if (std::optional<std::string> error = flags.validate())
    return static_cast<int>(reportError(ExitCode::BadInput, *error));
  if (flags.isProblem())
    return finishOutput(solveProblem(problem, begin));
  Progress line(getToolName());
  return finishOutput(autoShardCommand(program));
}
