//===- gspmd-search.cpp - Search for shardings ----------------------------===//
#include "compiler/AutoSharding/Command/AutoShardCommand.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/Manual.h"
#include "lib/Progress/Progress.h"
#include "tools/gspmd-search/SolveProblem.h"
#include "transforms/Support/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

namespace cl = llvm::cl;
using Text = cl::opt<std::string>;
using Flag = cl::opt<bool>;

static mlir::gspmd::ToolDescription
describeTool(std::vector<cl::OptionCategory *> categories) {
  mlir::gspmd::ToolDescription tool;
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
      {"2", "", "bad options or a file that cannot be read"},
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

/// Returns an option of the category that the command line contains, as it is
/// written; "" if there is none.
static std::string findFirstOption(const cl::OptionCategory &category) {
  std::vector<std::string> names;
  for (auto &entry : cl::getRegisteredOptions()) {
    const cl::Option &option = *entry.second;
    if (option.getNumOccurrences() &&
        llvm::is_contained(option.Categories, &category))
      names.push_back((option.ArgStr.size() == 1 ? "-" : "--") +
                      option.ArgStr.str());
  }
  return names.empty() ? "" : *llvm::min_element(names);
}

// A list of options.
// NOLINTNEXTLINE(readability-function-size)
int main(int argc, char **argv) {
  auto begin = std::chrono::steady_clock::now();
  llvm::InitLLVM init(argc, argv);
  mlir::gspmd::removeLLVMOption("stats");
  cl::OptionCategory both("Options"), ofProgram("Options of a program"),
      ofProblem("Options of a problem");
  cl::opt<double> timeLimit("time-limit", cl::desc("Seconds in all (60)"),
                            cl::value_desc("seconds"), cl::init(60),
                            cl::cat(both));

  mlir::gspmd::AutoShardCommand program;
  auto text = [&](llvm::StringRef name, const char *value, const char *desc,
                  std::string &to) {
    return std::make_unique<cl::opt<std::string, true>>(
        name, cl::value_desc(value), cl::desc(desc), cl::location(to),
        cl::cat(ofProgram));
  };
  Text file(cl::Positional, cl::desc("FILE"), cl::init(""));
  mlir::gspmd::SimulateOptions &simulate = program.written.options.simulate;
  auto topology = text("topology", "chips", "Chips, as of gspmd-run: v4:4x4x4",
                       simulate.topology);
  auto mesh = text("mesh", "auto|x=8,y=4",
                   "Axes of the mesh (auto: up to three, by the search)",
                   program.written.mesh);
  auto layout = text("axis-layout", "layout",
                     "Physical dimensions of the mesh axes, as of gspmd-run "
                     "(but for all)",
                     simulate.axisLayout);
  auto overlap =
      text("overlap", "none|async|matmul",
           "What collectives overlap with (none)", program.written.overlap);
  auto costs = text("kernel-costs", "json",
                    "Costs of custom calls and other kernels by name",
                    simulate.kernelCosts);
  auto entry = text("entry", "name", "Function (main)", program.entry);
  cl::list<std::string> dims(
      "dim", cl::CommaSeparated, cl::value_desc("b=64,s=2048"),
      cl::desc("Sizes of symbolic dimensions (jax.export)"),
      cl::cat(ofProgram));
  auto output =
      text("o", "file", "Write the program with annotations", program.output);
  auto json =
      text("annotations", "json",
           "Write the annotations by argument, as gspmd.load takes them",
           program.annotations);
  auto stats = text("stats", "json", "Write the result as JSON", program.stats);
  auto report =
      text("report", "html",
           "Write an HTML report: annotations, layouts, time of the step",
           program.report);
  cl::opt<double, true> memory(
      "memory-limit", cl::value_desc("bytes"),
      cl::desc("Memory of one device (default: that of the chip)"),
      cl::location(program.written.options.memoryLimit), cl::cat(ofProgram));
  cl::opt<bool, true> recompute(
      "recompute",
      cl::desc("Try rematerialization if a program does not fit "
               "(--optimize=rematerialize of gspmd-run)"),
      cl::location(program.written.options.recompute), cl::cat(ofProgram));
  cl::opt<bool, true> keep(
      "keep-annotations",
      cl::desc(
          "Keep annotations of arguments and constraints of values, on the "
          "program's mesh"),
      cl::location(program.written.options.keepAnnotations),
      cl::cat(ofProgram));
  cl::opt<bool, true> optimize(
      "optimize",
      cl::desc("Of the fastest results, select the one that is fastest after "
               "gspmd-run --optimize"),
      cl::location(program.written.options.optimize), cl::cat(ofProgram));
  cl::opt<unsigned, true> alternatives(
      "alternatives", cl::value_desc("number"),
      cl::desc("Rows of layouts with less memory and more time (5)"),
      cl::location(program.alternatives), cl::cat(ofProgram));
  mlir::gspmd::LimitFlags limits(ofProgram);

  ProblemCommand problem;
  Text problemFile("problem", cl::desc("JSON of a problem, plain or gzip"),
                   cl::value_desc("file"), cl::cat(ofProblem));
  cl::opt<unsigned, true> threads(
      "jobs", cl::desc("Threads, at most two (as many as processors)"),
      cl::value_desc("number"), cl::location(problem.threads),
      cl::cat(ofProblem));
  cl::opt<uint64_t, true> seed(
      "seed", cl::desc("Seed of the random numbers (1)"),
      cl::value_desc("number"), cl::location(problem.seed), cl::cat(ofProblem));
  cl::opt<bool, true> progress(
      "progress", cl::desc("Print each improvement of the cost to stderr"),
      cl::location(problem.printsProgress), cl::cat(ofProblem));
  if (!mlir::gspmd::parseCommandLine(
          argc, argv, describeTool({&both, &ofProgram, &ofProblem})))
    return 2;
  auto fail = [](const llvm::Twine &message) {
    llvm::errs() << "gspmd-search: error: " << message << "\n";
    return 2;
  };
  if (!(timeLimit > 0) || !std::isfinite(timeLimit))
    return fail("--time-limit should be a finite number of seconds above 0");
  if (file.empty() == problemFile.empty())
    return fail("either a program or --problem is required; see --help");
  if (memory.getNumOccurrences() && memory == 0)
    return fail("--memory-limit should be a finite number of bytes above 0");
  auto finish = [](int code) {
    return mlir::gspmd::finishOutput(code, "gspmd-search");
  };
  bool isProblem = !problemFile.empty();
  if (std::string idle = findFirstOption(isProblem ? ofProgram : ofProblem);
      !idle.empty())
    return fail(idle + (isProblem
                            ? " applies to programs only; remove --problem"
                            : " requires --problem"));
  if (isProblem) {
    problem.file = problemFile;
    problem.timeLimit = timeLimit;
    return finish(solveProblem(problem, begin));
  }
  program.file = file;
  program.written.options.dims = llvm::join(dims, ",");
  program.written.options.timeLimit = timeLimit;
  mlir::gspmd::Progress line("gspmd-search");
  return finish(autoShardCommand(program));
}
