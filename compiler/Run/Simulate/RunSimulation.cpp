//===- RunSimulation.cpp - gspmd-run --simulate ---------------------------===//

#include "compiler/Run/Simulate/RunSimulation.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipeline/SimulateProgram.h"
#include "compiler/Run/RunOptions.h"
#include "compiler/Run/Simulate/Sweep.h"
#include "compiler/Run/Simulate/SweepPoints.h"
#include "lib/Files/Json.h"
#include "lib/Files/ReadFile.h"
#include "lib/Report/Comparison.h"
#include "lib/Report/TimelineJson.h"
#include "lib/Report/TimelineSums.h"
#include "lib/Report/TimelineTable.h"
#include "lib/Report/Trace.h"
#include "llvm/ADT/StringSwitch.h"

namespace mlir::gspmd {
namespace {

/// Returns the validated options of the command; nullopt after an error was
/// printed.
std::optional<SimulateOptions> getSimulateOptions(const RunCommand &command) {
  SimulateOptions options;
  options.topology = command.topology;
  options.axisLayout = command.axisLayout;
  options.kernelCosts = command.kernelCosts;
  options.modelFlops = command.modelFlops.value_or(0);
  options.stepTokens = command.stepTokens.value_or(0);
  options.assumedTripCount = command.tripCount.value_or(1);
  std::optional<Overlap> compilerOverlap =
      command.compiler.empty() ? options.overlap
                               : parseCompilerOverlap(command.compiler);
  if (!compilerOverlap) {
    reportError(ExitCode::BadInput, "--compiler is xla-2021, xla-2024 or ours, "
                                    "not '" +
                                        command.compiler + "'");
    return std::nullopt;
  }
  options.overlap = *compilerOverlap;
  if (std::string mode = command.overlap.value_or("");
      !mode.empty() && !isSweep(command)) {
    std::optional<Overlap> overlap = parseOverlap(mode);
    if (!overlap) {
      reportError(ExitCode::BadInput, makeOverlapError(mode));
      return std::nullopt;
    }
    options.overlap = *overlap;
  }
  for (const std::string &scale : command.hardwareScales) {
    auto parsed = parseHardwareScale(scale);
    if (!parsed) {
      reportError(ExitCode::BadInput, "--hardware-scale should look like "
                                      "hbm_bandwidth=1.1, not '" +
                                          scale + "'");
      return std::nullopt;
    }
    options.scales.push_back(*std::move(parsed));
  }
  options.memoryLimit = double(command.memoryLimit.value_or(0));
  if (command.topology.empty() && command.sweep.empty()) {
    reportError(ExitCode::BadInput,
                "--simulate requires --topology, for example v4:4x4x4");
    return std::nullopt;
  }
  return options;
}

/// Reads the statistics of an earlier simulation; nullopt after an error was
/// printed.
std::optional<nlohmann::json> readStats(const std::string &path) {
  auto fail = [&](const std::string &what) -> std::optional<nlohmann::json> {
    reportError(ExitCode::BadInput, "--compare " + path + ": " + what);
    return std::nullopt;
  };
  auto buffer = readFile(path, kMaxTextFileBytes);
  if (!buffer.ok())
    return fail(std::string(buffer.status().message()));
  absl::StatusOr<nlohmann::json> stats =
      parseJson((*buffer)->getBuffer(), "--compare " + path);
  if (!stats.ok()) {
    reportError(ExitCode::BadInput, std::string(stats.status().message()));
    return std::nullopt;
  }
  if (std::optional<std::string> error = findMissingStatistic(*stats))
    return fail(*error);
  return *std::move(stats);
}

} // namespace

std::string makeOverlapError(StringRef mode) {
  return ("--overlap is none, async or matmul, not '" + mode + "'").str();
}

ExitCode runSimulation(ModuleOp module, const std::string &entry,
                       const RunCommand &command) {
  std::optional<SimulateOptions> options = getSimulateOptions(command);
  if (!options)
    return ExitCode::BadInput;
  if (isSweep(command))
    return runSweep(module, entry, command, *options);
  std::optional<nlohmann::json> before, comparison;
  if (!command.compare.empty() && !(before = readStats(command.compare)))
    return ExitCode::BadInput;
  std::optional<OptimizeOptions> optimize = getOptimizeOptions(command);
  if (optimize) // --compiler may determine it
    optimize->overlap = toString(options->overlap).str();
  FailureOr<SimulatedStep> step =
      simulateProgram(module, entry, *options, !command.noPartition,
                      /*withPictures=*/!command.report.empty(), optimize);
  if (failed(step))
    return ExitCode::BadInput;
  const Timeline &timeline = step->timeline;
  llvm::outs() << toTable(timeline);
  if (before) {
    comparison = compareStats(*before, timelineJson(timeline));
    llvm::outs() << comparisonTable(*comparison);
  }
  std::vector<TextFile> files;
  if (!command.stats.empty())
    files.push_back({command.stats, toJson(*step)});
  if (!command.trace.empty())
    files.push_back({command.trace, toTrace(timeline)});
  if (!command.report.empty())
    files.push_back(
        {command.report, renderReport(makeReport(std::move(step->pictures),
                                                 timeline, command.file),
                                      comparison ? &*comparison : nullptr)});
  if (std::optional<std::string> error = writeTextFiles(files))
    return reportError(ExitCode::BadInput, *error);
  if (timeline.peakBytes > timeline.capacityBytes) {
    llvm::outs().flush();
    return reportError(ExitCode::RuntimeError, outOfMemoryText(timeline));
  }
  return ExitCode::Ok;
}

} // namespace mlir::gspmd
