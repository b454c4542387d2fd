//===- SimulateFlags.cpp - The options of gspmd-simulate ------------------===//
#include "compiler/Run/Simulate/SimulateFlags.h"
#include "absl/strings/str_cat.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/LimitOptions.h"
#include "compiler/CommandLine/Manual.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Run/Simulate/SweepPoints.h"
#include <cmath>

namespace mlir::gspmd {

SimulateFlags::SimulateFlags(SimulateCommand &command) : command(command) {
  command.program.addOptions(input);
  input.add("no-partition", "", "Simulate the unpartitioned program",
            command.noPartition);
  command.optimize.addOptions(input);
  addLimitOptions(input);
  addSimulationOptions(command);
  command.pipeline.addOptions(pipelining);
  results.addFile(FileUse::Read, "compare", "json",
                  "Compare with these --stats of a simulation",
                  command.compare);
  results.addFile(FileUse::Write, "stats", "json", "Write statistics as JSON",
                  command.stats);
  results.addFile(FileUse::Write, "trace", "json",
                  "Write the timeline for Perfetto or chrome://tracing",
                  command.trace);
  results.addFile(FileUse::Write, "report", "html",
                  "Write an HTML report: mesh, shardings, times, memory, "
                  "reshards",
                  command.report);
  command.program.addPluginOptions(customOps);
}

void SimulateFlags::addSimulationOptions(SimulateCommand &command) {
  simulation.add("topology", "name:AxBxC",
                 "Chips to simulate: v4:8x16x16, 2xv5e:16x16; several are a "
                 "sweep",
                 command.optimize.topology);
  simulation.add("axis-layout", "layout",
                 "Physical dimensions of the mesh axes: \"x=1,2;y=0\", "
                 "row-major, best, all: a sweep (default: as JAX's mesh_utils)",
                 command.optimize.axisLayout);
  simulation.add("overlap", "none|async|matmul",
                 "What collectives overlap with: nothing (default), "
                 "independent work, also the matmul that uses them; all, or "
                 "several separated by commas, are a sweep",
                 command.optimize.overlap);
  simulation.add("compiler", "xla-2021|xla-2024|xla-2026|gspmd",
                 "Without --overlap: collectives block the cores, are "
                 "asynchronous, as the hardware's compiler has them, or as in "
                 "the program (default); xla-2026 also turns reduce-scatters "
                 "into all-reduces where TPU compilers do",
                 command.compiler);
  simulation.addFile(FileUse::Read, "sweep", "json",
                     "Simulate points: topology, axis_layout, overlap, "
                     "software, scale",
                     command.sweep);
  simulation.add("hardware-scale", "name=factor",
                 "Multiply a figure of the hardware: hbm_bandwidth=1.1",
                 command.hardwareScales);
  simulation.add("software", "name",
                 "Software profile of the hardware: h100 has pytorch-fsdp, "
                 "maxtext, pax and nemo (default: the figures of the chip)",
                 command.simulation.software);
  simulation.addFile(FileUse::Read, "kernel-costs", "json",
                     "Costs of custom calls and other kernels by name",
                     command.simulation.kernelCosts);
  simulation.add("model-flops", "flops",
                 "Model FLOPs of a step on all devices (default: counted)",
                 command.simulation.modelFlops);
  simulation.add("step-tokens", "count",
                 "Tokens of a step: adds tokens per second and chip",
                 command.simulation.stepTokens);
  simulation.add("trip-count", "n",
                 "Trip count of loops whose trip count is unknown (1)",
                 command.simulation.assumedTripCount);
}

std::vector<llvm::cl::OptionCategory *> SimulateFlags::categories() {
  return {&input.manualCategory(), &simulation.manualCategory(),
          &pipelining.manualCategory(), &results.manualCategory(),
          &customOps.manualCategory()};
}

std::optional<std::string> SimulateFlags::validate() const {
  const SimulateOptions &options = command.simulation;
  if (auto error = command.optimize.validate())
    return error;
  if (options.assumedTripCount < 1)
    return "--trip-count: expected at least 1, found " +
           std::to_string(options.assumedTripCount);
  if (!(options.modelFlops >= 0) || !std::isfinite(options.modelFlops))
    return absl::StrCat("--model-flops: expected a finite non-negative number, "
                        "found ",
                        options.modelFlops);
  if (isOptionSet("step-tokens") &&
      (!(options.stepTokens > 0) || !std::isfinite(options.stepTokens)))
    return absl::StrCat(
        "--step-tokens: expected a finite positive number, found ",
        options.stepTokens);
  if (auto error = findSharedFile(command.program.file,
                                  {&input, &simulation, &pipelining, &results}))
    return error;
  std::vector<OptionRule> rules = {
      {{"optimize"},
       {"no-partition"},
       {},
       " reduces the cost of collectives, which unpartitioned programs do not "
       "have; remove --no-partition"},
      {{"hardware-scale", "kernel-costs", "software", "trip-count"},
       {"optimize"},
       {},
       " changes costs that --optimize ignores; remove one of them"}};
  llvm::append_range(rules, PipelineOptions::rules());
  if (command.pipeline.isEnabled()) {
    if (isSweep(command))
      return "--pipeline-schedule is for one topology, layout and overlap; "
             "simulate one after the other";
    rules.push_back({{"compare"},
                     {"pipeline-schedule"},
                     {},
                     " applies to steps without pipeline stages"});
  }
  if (isSweep(command)) {
    rules.push_back({{"optimize"},
                     {},
                     {},
                     " is for one topology, layout and overlap; simulate one "
                     "after the other"});
    rules.push_back({{"trace", "compare"},
                     {},
                     {},
                     " applies to one simulation; specify one topology, layout "
                     "and overlap"});
  }
  if (auto error = findBrokenRule(rules))
    return error;
  return validateOutputPaths({command.stats, command.trace, command.report});
}

/// Describes the tool without its options.
static ToolDescription describeTool() {
  ToolDescription tool;
  tool.name = "gspmd-simulate";
  tool.summary = "predicts the time and the memory of a program on chips";
  tool.usage = "[options] FILE --topology T";
  tool.description =
      "FILE is a program in any format of gspmd-run. It is partitioned, and a "
      "step of it is simulated on the chips of the topology, without data. "
      "Lists of topologies, layouts or overlaps, and a file of points "
      "(--sweep), are a sweep: one row for each, the fastest first.";
  tool.exitCodes = {{"0", "", "success"},
                    {"2", "", "invalid files, options or program"},
                    {"3", "", "the step exceeds the memory of a device"}};
  tool.examples = {
      {"gspmd-simulate block.mlir --topology v4:2x2x2", "",
       "predicted time and memory of a step"},
      {"gspmd-simulate block.mlir --topology v4:2x2x2 --report step.html", "",
       "a page with shardings, times, memory and reshards"},
      {"gspmd-simulate block.mlir --topology v4:8,v5e:2x4 --overlap all", "",
       "a sweep"}};
  return tool;
}

int simulateMain(int argc, char **argv) {
  removeLLVMOption("stats");
  removeLLVMOption("threads");
  SimulateCommand command;
  SimulateFlags flags(command);
  ToolDescription tool = describeTool();
  tool.categories = flags.categories();
  if (!parseCommandLine(argc, argv, tool))
    return static_cast<int>(ExitCode::BadInput);
  return finishOutput(static_cast<int>(simulateCommand(command, flags)));
}

} // namespace mlir::gspmd
