//===- gspmd-run.cpp - Runs a program on an emulated mesh -----------------===//

#include "gspmd/Driver/Run.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

namespace cl = llvm::cl;

static const char *const overview =
    "Partitions a program, runs it on emulated devices and compares\n\n"
    "FILE is StableHLO with annotations, a `sharding` or an `spmd` program;\n"
    "`-` is stdin. Arrays in .npz files are a0, a1, ... in the order of the\n"
    "arguments or results, bfloat16 as its uint16 bits. A result is right where\n"
    "|got - expected| <= atol + rtol * |expected|; NaN equals NaN.\n\n"
    "Exit code: 0 all is well, 1 a comparison or a check op failed, 2 bad input\n"
    "(files, options, the program), 3 the run failed (deadlock, memory).\n";

/// LLVM has a --stats of its own, which counts nothing in a release build.
static void removeOptionOfLLVM(llvm::StringRef name) {
  auto &options = cl::getRegisteredOptions();
  auto it = options.find(name);
  if (it != options.end())
    it->second->removeArgument();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  removeOptionOfLLVM("stats");
  cl::OptionCategory category("gspmd-run options");
  mlir::gspmd::RunCommand command;
  cl::opt<std::string, true> file(cl::Positional, cl::desc("FILE"),
                                  cl::location(command.file), cl::Required,
                                  cl::cat(category));
  cl::opt<std::string, true> entry("entry", cl::desc("Function to run (main)"),
                                   cl::value_desc("name"),
                                   cl::location(command.entry),
                                   cl::init("main"), cl::cat(category));
  cl::opt<std::string, true> inputs("inputs", cl::desc("Arguments"),
                                    cl::value_desc("npz"),
                                    cl::location(command.inputs),
                                    cl::cat(category));
  cl::opt<std::string, true> outputs("outputs", cl::desc("Write the results"),
                                     cl::value_desc("npz"),
                                     cl::location(command.outputs),
                                     cl::cat(category));
  cl::opt<std::string, true> expect(
      "expect", cl::desc("Compare the results with these"),
      cl::value_desc("npz"), cl::location(command.expect), cl::cat(category));
  cl::opt<std::string, true> stats("stats", cl::desc("Write numbers as JSON"),
                                   cl::value_desc("json"),
                                   cl::location(command.stats),
                                   cl::cat(category));
  cl::opt<double> rtol("rtol", cl::cat(category),
                       cl::desc("Relative tolerance (default: by type, 1e-4 "
                                "for f32, 0 for integers)"));
  cl::opt<double> atol("atol", cl::cat(category),
                       cl::desc("Absolute tolerance (default: by type, 1e-5 "
                                "for f32, 0 for integers)"));
  cl::opt<uint64_t> seed("random-inputs", cl::value_desc("seed"),
                         cl::desc("Make up arguments, the same for one seed"),
                         cl::cat(category));
  cl::opt<bool, true> check(
      "check", cl::desc("Run the unpartitioned program too and compare"),
      cl::location(command.check), cl::cat(category));
  cl::opt<bool, true> noPartition(
      "no-partition", cl::desc("Run the whole program on one device"),
      cl::location(command.noPartition), cl::cat(category));
  cl::opt<bool, true> poison(
      "poison", cl::desc("Fill padding and fresh memory with NaNs"),
      cl::location(command.poison), cl::cat(category));
  cl::opt<int64_t> memoryLimit(
      "memory-limit", cl::desc("Memory of one device (default: no limit)"),
      cl::value_desc("bytes"), cl::cat(category));
  mlir::gspmd::ExplainFlags explain(category);
  cl::list<std::string> faults(
      "inject",
      cl::desc("Let a device stall, die or send a wrong size at its N-th "
               "collective: stall:DEVICE@N, die:DEVICE@N, resize:DEVICE@N"),
      cl::value_desc("fault"), cl::cat(category));
  cl::opt<int64_t, true> repeat(
      "repeat", cl::desc("Run so often and report the fastest time (1)"),
      cl::value_desc("count"), cl::location(command.repeat), cl::init(1),
      cl::cat(category));
  cl::opt<bool, true> simulate(
      "simulate", cl::desc("Predict time and memory on --topology; no data"),
      cl::location(command.simulate), cl::cat(category));
  cl::opt<std::string, true> topology(
      "topology", cl::desc("Chips to simulate: v4:8x16x16, 2xv5e:16x16"),
      cl::value_desc("name:AxBxC"), cl::location(command.topology),
      cl::cat(category));
  cl::opt<std::string, true> axisLayout(
      "axis-layout",
      cl::desc("Physical dimensions of the mesh axes: \"x=1,2;y=0\", or "
               "row-major (default: the cheapest)"),
      cl::value_desc("layout"), cl::location(command.axisLayout),
      cl::cat(category));
  cl::opt<std::string> overlap(
      "overlap",
      cl::desc("What collectives run beside: none, async (independent work), "
               "matmul (also the product they feed)"),
      cl::value_desc("mode"), cl::cat(category));
  cl::list<std::string> scales(
      "hardware-scale",
      cl::desc("Multiply a figure of the hardware: hbm_bandwidth=1.1"),
      cl::value_desc("figure=factor"), cl::cat(category));
  cl::opt<double> modelFlops(
      "model-flops",
      cl::desc("Flops of a step without recomputation, all devices together "
               "(default: counted)"),
      cl::value_desc("flops"), cl::cat(category));
  cl::opt<int64_t> tripCount(
      "trip-count",
      cl::desc("Iterations of loops whose number is not known (1)"),
      cl::value_desc("n"), cl::cat(category));
  cl::opt<std::string, true> trace(
      "trace",
      cl::desc("With --simulate: write the timeline for Perfetto or "
               "chrome://tracing"),
      cl::value_desc("json"), cl::location(command.trace), cl::cat(category));
  cl::opt<std::string, true> reportPage(
      "report",
      cl::desc("With --simulate: write a page with mesh, shardings, times, "
               "memory and reshards"),
      cl::value_desc("html"), cl::location(command.report), cl::cat(category));
  cl::opt<std::string> cacheFolder(
      "cache-dir", cl::value_desc("folder"), cl::cat(category),
      cl::desc("Keep compiled programs here ($XDG_CACHE_HOME/gspmd)"));
  cl::opt<bool, true> noCache(
      "no-cache", cl::desc("Compile, and keep nothing"),
      cl::location(command.noCache), cl::cat(category));
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(argc, argv, overview, &llvm::errs()))
    return static_cast<int>(mlir::gspmd::RunExit::BadInput);
  command.faults.assign(faults.begin(), faults.end());
  if (rtol.getNumOccurrences())
    command.rtol = rtol;
  if (atol.getNumOccurrences())
    command.atol = atol;
  if (memoryLimit.getNumOccurrences())
    command.memoryLimit = memoryLimit;
  if (overlap.getNumOccurrences())
    command.overlap = overlap;
  if (modelFlops.getNumOccurrences())
    command.modelFlops = modelFlops;
  if (tripCount.getNumOccurrences())
    command.tripCount = tripCount;
  command.hardwareScales.assign(scales.begin(), scales.end());
  if (cacheFolder.getNumOccurrences())
    command.cacheFolder = cacheFolder;
  if (seed.getNumOccurrences())
    command.randomSeed = seed;
  command.explain = explain.get();
  return static_cast<int>(mlir::gspmd::runCommand(command));
}
