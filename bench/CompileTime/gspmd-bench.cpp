//===- gspmd-bench.cpp - Time of completion and partitioning --------------===//
//
// Runs import, completion and partitioning on a program in memory, and prints
// the time of each pass as JSON. Parsing, printing and verification do not
// count.
//
//===----------------------------------------------------------------------===//

#include "bench/CompileTime/Programs.h"
#include "compiler/CommandLine/Manual.h"
#include "gspmd/Registration/InitAll.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Propagation/Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/JSON.h"
#include <ctime>
#include <sys/resource.h>

using namespace mlir;
using namespace mlir::gspmd;

namespace cl = llvm::cl;

static cl::OptionCategory category("Options");
static cl::opt<std::string> file(cl::Positional, cl::init(""),
                                 cl::desc("[program.mlir]"));
static cl::opt<std::string>
    shape("shape", cl::init("chain"), cl::cat(category),
          cl::value_desc("chain|tree|layers|wide|functions|nested|calls"),
          cl::desc("Without a file: what the program looks like (chain)"));
static cl::opt<int64_t> ops("ops", cl::init(10000), cl::cat(category),
                            cl::value_desc("number"),
                            cl::desc("... and its ops (10000)"));
static cl::opt<int64_t> devices("devices", cl::init(8), cl::cat(category),
                                cl::value_desc("number"),
                                cl::desc("... and devices of its mesh (8)"));
static cl::opt<int> repeat("repeat", cl::init(3), cl::cat(category),
                           cl::value_desc("count"),
                           cl::desc("Runs, of which the fastest counts (3)"));
static cl::opt<bool>
    wall("wall", cl::cat(category),
         cl::desc("Wall time, as XLA logs it, not that of a core"));

static cl::opt<bool> print("print", cl::cat(category),
                           cl::desc("Print the program, run nothing"));

/// Returns the milliseconds of CPU time of this process, which other processes
/// do not affect, or of wall-clock time.
static double now() {
  timespec time;
  clock_gettime(wall ? CLOCK_MONOTONIC : CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double peakMegabytes() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024.0;
}

namespace {
using Times = llvm::MapVector<StringRef, double>;

/// Accumulates the time of each pass.
struct PassClock : PassInstrumentation {
  explicit PassClock(Times &times) : times(times) {}
  void runBeforePass(Pass *, Operation *) override { starts.push_back(now()); }
  void runAfterPass(Pass *pass, Operation *) override {
    double took = now() - starts.pop_back_val();
    if (!pass->getName().contains("OpToOpPassAdaptor"))
      times[pass->getName()] += took;
  }
  void runAfterPassFailed(Pass *, Operation *) override { starts.pop_back(); }
  Times &times;
  SmallVector<double> starts;
};
} // namespace

static int64_t countOps(ModuleOp module) {
  int64_t count = 0;
  module.walk([&](Operation *) { ++count; });
  return count;
}

/// Runs one phase; returns its milliseconds, or nullopt if it fails.
static std::optional<double>
run(ModuleOp module, Times &passes,
    llvm::function_ref<void(OpPassManager &)> build) {
  PassManager pm(module.getContext());
  pm.enableVerifier(false);
  build(pm);
  pm.addInstrumentation(std::make_unique<PassClock>(passes));
  double start = now();
  if (failed(pm.run(module)))
    return std::nullopt;
  return now() - start;
}

static ToolDescription describeTool() {
  ToolDescription tool;
  tool.name = "gspmd-bench";
  tool.summary = "times import, completion and partitioning";
  tool.usage = "[options] [FILE]";
  tool.description =
      "Prints as JSON what each phase and each pass takes, in milliseconds, on "
      "the program of FILE or on one that is made up. Parsing, printing and "
      "verification are not part of it. "
      "bench/CompileTime/speed.py runs it on many programs.";
  tool.categories = {&category};
  tool.exitCodes = {{"0", "", "success"},
                    {"1", "", "the program is wrong or a pass failed"},
                    {"2", "", "invalid options"}};
  tool.examples = {{"gspmd-bench --shape=layers --ops=100000", "",
                    "a hundred thousand ops in layers"}};
  return tool;
}

int main(int argc, char **argv) {
  if (!parseCommandLine(argc, argv, describeTool()))
    return 2;
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  context.getDiagEngine().registerHandler([](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
      return success(); // Discards remarks, of which there are thousands.
    return failure();
  });
  std::pair<StringRef, void (*)(OpPassManager &)> phases[] = {
      {"import_ms", [](OpPassManager &pm) { buildImportToOneMesh(pm); }},
      {"complete_ms", [](OpPassManager &pm) { buildCompletionPipeline(pm); }},
      {"partition_ms", [](OpPassManager &pm) { buildPartitionPipeline(pm); }}};
  Times best, bestPasses;
  llvm::json::Object result;
  double memory = 0;
  for (int i = 0; i < repeat; ++i) {
    OwningOpRef<ModuleOp> module =
        file.empty() ? makeProgram(&context, shape, ops, devices)
                     : parseSourceFile<ModuleOp>(file, &context);
    if (!module)
      return 1;
    if (print) {
      module->print(llvm::outs());
      return 0;
    }
    result["ops"] = countOps(*module);
    Times passes;
    for (auto [name, build] : phases) {
      double before = peakMegabytes();
      std::optional<double> took = run(*module, passes, build);
      if (!took)
        return 1;
      double &known = best.insert({name, *took}).first->second;
      known = std::min(known, *took);
      if (i == 0 && name == "complete_ms")
        memory = peakMegabytes() - before;
    }
    for (auto &[name, took] : passes) {
      double &known = bestPasses.insert({name, took}).first->second;
      known = std::min(known, took);
    }
  }
  for (auto &[name, took] : best)
    result[name] = took;
  llvm::json::Object passes;
  for (auto &[name, took] : bestPasses)
    passes[name] = took;
  result["passes"] = std::move(passes);
  result["complete_mb"] = memory;
  result["peak_mb"] = peakMegabytes();
  llvm::outs() << llvm::json::Value(std::move(result)) << "\n";
  return 0;
}
