//===- gspmd-run.cpp - Runs a program on an emulated mesh -----------------===//

#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/Manual.h"
#include "compiler/Run/RunCommand.h"
#include "transforms/Support/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include <cmath>

namespace cl = llvm::cl;
using namespace mlir::gspmd;

namespace {

using Text = cl::opt<std::string>;
using Flag = cl::opt<bool>;
using desc = cl::desc;
using value = cl::value_desc;

struct DataFlags {
  cl::OptionCategory category{"Arguments and results"};
  Text entry{"entry", desc("Function to run (main)"), value("name"),
             cl::init("main"), cl::cat(category)};
  cl::list<std::string> dims{"dim", cl::CommaSeparated,
                             desc("Sizes of symbolic dimensions (jax.export)"),
                             value("b=64,s=2048"), cl::cat(category)};
  Text shardingMap{"sharding-map", value("json"), cl::cat(category),
                   desc("Shardings by the names of arguments or locations")};
  Text inputs{"inputs", desc("Arguments"), value("npz"), cl::cat(category)};
  cl::opt<uint64_t> seed{"random-inputs", value("seed"), cl::cat(category),
                         desc("Random arguments that depend on the seed only")};
  Text outputs{"outputs", desc("Write the results"), value("npz"),
               cl::cat(category)};
  Text expect{"expect", desc("Compare the results with these"), value("npz"),
              cl::cat(category)};
  Flag check{"check", cl::cat(category),
             desc("Run the unpartitioned program too and compare")};
  cl::opt<double> rtol{"rtol", cl::cat(category), value("number"),
                       desc("Relative tolerance (default: by type, 1e-4 for "
                            "f32, 0 for integers)")};
  cl::opt<double> atol{"atol", cl::cat(category), value("number"),
                       desc("Absolute tolerance (default: by type, 1e-5 for "
                            "f32, 0 for integers)")};
};

struct RunFlags {
  cl::OptionCategory category{"Execution"};
  Text stats{"stats", desc("Write statistics as JSON"), value("json"),
             cl::cat(category)};
  Flag noPartition{"no-partition", cl::cat(category),
                   desc("Run the unpartitioned program on one device")};
  Flag poison{"poison", cl::cat(category),
              desc("NaNs in padding and fresh memory (default with --check)")};
  cl::list<std::string> optimize{
      "optimize",
      value("name,..."),
      cl::CommaSeparated,
      cl::ValueOptional,
      cl::cat(category),
      desc("Reduce the cost of collectives on --topology (v4): all ways, "
           "or these")};
  cl::opt<double> memoryLimit{"memory-limit",
                              desc("Memory of one device (default: no limit)"),
                              value("bytes"), cl::cat(category)};
  cl::list<std::string> faults{
      "inject", value("fault"), cl::cat(category),
      desc("A device stalls, dies or sends an incorrect size at its N-th "
           "collective: stall:DEVICE@N, die:DEVICE@N, resize:DEVICE@N")};
  cl::opt<int64_t> repeat{"repeat",
                          desc("Number of runs; report the fastest time (1)"),
                          value("count"), cl::init(1), cl::cat(category)};
  Flag shares{"shares", cl::cat(category),
              desc("Report the bytes that MPI processes would hold and send")};
  cl::opt<unsigned> threads{
      "threads", value("count"), cl::init(0), cl::cat(category),
      desc("Threads that run the devices (default: all cores)")};
  Text cacheFolder{"cache-dir", value("folder"), cl::cat(category),
                   desc("Compilation cache ($XDG_CACHE_HOME/gspmd)")};
  Flag noCache{"no-cache", desc("Disable the compilation cache"),
               cl::cat(category)};
  LimitFlags limits{category};
};

struct SimulationFlags {
  cl::OptionCategory category{"Simulation"};
  Flag simulate{"simulate", cl::cat(category),
                desc("Predict time and memory on --topology; no data")};
  Text topology{"topology",
                desc("Chips to simulate: v4:8x16x16, 2xv5e:16x16; several are "
                     "a sweep"),
                value("name:AxBxC"), cl::cat(category)};
  Text axisLayout{
      "axis-layout", value("layout"), cl::cat(category),
      desc("Physical dimensions of the mesh axes: \"x=1,2;y=0\", row-major, "
           "best, all: a sweep (default: as JAX's mesh_utils)")};
  Text overlap{"overlap", value("none|async|matmul"), cl::cat(category),
               desc("What collectives overlap with: nothing (default), "
                    "independent work, also the matmul that uses them; all, or "
                    "several separated by commas, are a sweep")};
  Text compiler{"compiler", value("xla-2021|xla-2024|ours"), cl::cat(category),
                desc("Without --overlap: collectives block the cores, are "
                     "asynchronous, or as in the program (default)")};
  Text sweep{"sweep", value("json"), cl::cat(category),
             desc("Simulate points: topology, axis_layout, overlap, scale")};
  cl::list<std::string> scales{
      "hardware-scale", value("name=factor"), cl::cat(category),
      desc("Multiply a figure of the hardware: hbm_bandwidth=1.1")};
  Text kernelCosts{"kernel-costs", value("json"), cl::cat(category),
                   desc("Costs of custom calls and other kernels by name")};
  cl::opt<double> modelFlops{
      "model-flops", value("flops"), cl::cat(category),
      desc("Model FLOPs of a step on all devices (default: counted)")};
  cl::opt<double> stepTokens{
      "step-tokens", value("count"), cl::cat(category),
      desc("Tokens of a step: adds tokens per second and chip")};
  Text compare{"compare", value("json"), cl::cat(category),
               desc("Compare with these --stats of a simulation")};
  cl::opt<int64_t> tripCount{
      "trip-count", value("n"), cl::cat(category),
      desc("Trip count of loops whose trip count is unknown (1)")};
  Text trace{"trace", value("json"), cl::cat(category),
             desc("Write the timeline for Perfetto or chrome://tracing")};
  Text reportPage{
      "report", value("html"), cl::cat(category),
      desc("Write an HTML report: mesh, shardings, times, memory, reshards")};
};

struct PluginFlags {
  cl::OptionCategory category{"Custom ops"};
  cl::list<std::string> dialects{"load-dialect-plugin", value("file"),
                                 cl::cat(category),
                                 desc("Load the dialects of a plugin")};
  cl::list<std::string> passes{"load-pass-plugin", value("file"),
                               cl::cat(category),
                               desc("Load the passes of a plugin")};
  Text code{"code", value("file.o"), cl::cat(category),
            desc("Object file that an external pipeline compiled from FILE")};
  Text lowerWith{"lower-with", value("pipeline"), cl::cat(category),
                 desc("Passes that lower the ops to ops that the emulator "
                      "supports")};
};

} // namespace

/// Returns the option's value if it is set.
template <typename T>
static std::optional<T> getOptional(const cl::opt<T> &option) {
  return option.getNumOccurrences() ? std::optional<T>(option.getValue())
                                    : std::nullopt;
}

/// Accepts `5e4`, as other tools do; returns -1, which is rejected, for invalid
/// amounts.
static int64_t toBytes(double bytes) {
  return bytes >= 0 ? int64_t(std::ceil(std::min(bytes, 0x1p62))) : -1;
}

/// Returns the names of a list that may also be set without names.
static std::optional<std::vector<std::string>>
getNames(const cl::list<std::string> &option) {
  if (!option.getNumOccurrences())
    return std::nullopt;
  std::vector<std::string> names(option.begin(), option.end());
  llvm::erase(names, "");
  return names;
}

static void fill(RunCommand &command, const DataFlags &data) {
  command.entry = data.entry;
  command.dims = llvm::join(data.dims, ",");
  command.shardingMap = data.shardingMap;
  command.inputs = data.inputs;
  command.randomSeed = getOptional(data.seed);
  command.outputs = data.outputs;
  command.expect = data.expect;
  command.check = data.check;
  command.rtol = getOptional(data.rtol);
  command.atol = getOptional(data.atol);
}

static void fill(RunCommand &command, const RunFlags &run) {
  command.stats = run.stats;
  command.noPartition = run.noPartition;
  command.poison = getOptional(run.poison);
  command.optimize = getNames(run.optimize);
  if (run.memoryLimit.getNumOccurrences())
    command.memoryLimit = toBytes(run.memoryLimit);
  command.faults.assign(run.faults.begin(), run.faults.end());
  command.repeat = run.repeat;
  command.shares = run.shares;
  command.threads = run.threads;
  command.cacheFolder = getOptional(run.cacheFolder);
  command.noCache = run.noCache;
}

static void fill(RunCommand &command, const SimulationFlags &simulation) {
  command.simulate = simulation.simulate;
  command.topology = simulation.topology;
  command.axisLayout = simulation.axisLayout;
  command.compiler = simulation.compiler;
  command.sweep = simulation.sweep;
  command.overlap = getOptional(simulation.overlap);
  command.hardwareScales.assign(simulation.scales.begin(),
                                simulation.scales.end());
  command.kernelCosts = simulation.kernelCosts;
  command.modelFlops = getOptional(simulation.modelFlops);
  command.stepTokens = getOptional(simulation.stepTokens);
  command.compare = simulation.compare;
  command.tripCount = getOptional(simulation.tripCount);
  command.trace = simulation.trace;
  command.report = simulation.reportPage;
}

static void fill(RunCommand &command, const PluginFlags &plugins) {
  command.plugins.dialects.assign(plugins.dialects.begin(),
                                  plugins.dialects.end());
  command.plugins.passes.assign(plugins.passes.begin(), plugins.passes.end());
  command.lowerWith = plugins.lowerWith;
  command.code = plugins.code;
}

/// Describes the tool without its options.
static ToolDescription describeTool() {
  ToolDescription tool;
  tool.name = "gspmd-run";
  tool.summary =
      "partitions a program, runs it on emulated devices and compares";
  tool.usage = "[options] FILE";
  tool.description =
      "FILE is StableHLO with annotations, a `sharding` or an `spmd` program, "
      "as text, MLIR bytecode or a portable artifact of StableHLO; "
      "`-` is stdin. Arrays in .npz files are a0, a1, ... in the order of the "
      "arguments or results, bfloat16 as its uint16 bits. A result is correct "
      "if |got - expected| <= atol + rtol * |expected|; NaN equals NaN.";
  tool.exitCodes = {{"0", "", "success"},
                    {"1", "", "a comparison or a check op failed"},
                    {"2", "", "invalid files, options or program"},
                    {"3", "", "runtime error: deadlock, memory limit"}};
  tool.examples = {{"gspmd-run block.mlir --random-inputs 1 --check", "",
                    "partitioned run == unpartitioned run"},
                   {"gspmd-run block.mlir --inputs in.npz --expect out.npz", "",
                    "compare with results of JAX"},
                   {"gspmd-run block.mlir --simulate --topology v4:2x2x2", "",
                    "predicted time and memory of a step"}};
  return tool;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  removeLLVMOption("stats");
  removeLLVMOption("threads");
  cl::opt<std::string> file(cl::Positional, desc("FILE"), cl::Required);
  DataFlags data;
  RunFlags run;
  SimulationFlags simulation;
  PluginFlags plugins;
  cl::OptionCategory engines("Engines");
  EngineFlags engine(engines);
  cl::OptionCategory explanations("Explanations");
  ExplainFlags explain(explanations);
  ToolDescription tool = describeTool();
  tool.categories = {&data.category,       &run.category, &engines,
                     &simulation.category, &explanations, &plugins.category};
  if (!parseCommandLine(argc, argv, tool))
    return static_cast<int>(ExitCode::BadInput);
  RunCommand command;
  command.file = file;
  fill(command, data);
  fill(command, run);
  fill(command, simulation);
  fill(command, plugins);
  command.explain = explain.get();
  command.engine = engine.get();
  return finishOutput(static_cast<int>(runCommand(command)), "gspmd-run");
}
