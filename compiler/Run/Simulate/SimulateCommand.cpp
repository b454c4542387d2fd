//===- SimulateCommand.cpp - The gspmd-simulate command -------------------===//

#include "compiler/Run/Simulate/SimulateCommand.h"
#include "compiler/CommandLine/TerminalText.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipelining/PipelinePrediction.h"
#include "compiler/Run/Simulate/SimulateFlags.h"
#include "compiler/Run/Simulate/Sweep.h"
#include "compiler/Run/Simulate/SweepPoints.h"
#include "lib/Files/Json.h"
#include "lib/Files/ReadFile.h"
#include "lib/Progress/Progress.h"
#include "lib/Report/Comparison.h"
#include "lib/Report/PipelineReport.h"
#include "lib/Report/TimelineJson.h"
#include "lib/Report/TimelineTable.h"
#include "lib/Report/Trace.h"

namespace mlir::gspmd {
namespace {

/// Returns the validated options of the command; nullopt after an error was
/// printed.
std::optional<SimulateOptions>
getSimulateOptions(const SimulateCommand &command) {
  SimulateOptions options = command.simulation;
  options.topology = command.optimize.topology;
  options.axisLayout = command.optimize.axisLayout;
  if (!command.compiler.empty()) {
    std::optional<CompilerGeneration> generation =
        parseCompiler(command.compiler);
    if (!generation) {
      reportError(ExitCode::BadInput, "--compiler: expected " +
                                          kCompilers.str() + ", found '" +
                                          command.compiler + "'");
      return std::nullopt;
    }
    options.overlap = generation->overlap;
    options.changesCollectives = generation->changesCollectives;
  }
  if (std::string mode = command.optimize.overlap.value_or("");
      !mode.empty() && (!isSweep(command) || !command.sweep.empty())) {
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
      reportError(ExitCode::BadInput,
                  "--hardware-scale: expected FIGURE=FACTOR "
                  "such as hbm_bandwidth=1.1, found '" +
                      scale + "'");
      return std::nullopt;
    }
    options.scales.push_back(*std::move(parsed));
  }
  options.memoryLimit = double(command.optimize.memoryBytes());
  if (options.topology.empty() && command.sweep.empty()) {
    reportError(ExitCode::BadInput,
                "--topology is required: the chips to simulate, for example "
                "v4:4x4x4");
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
  return ("--overlap: expected none, async or matmul, found '" + mode + "'")
      .str();
}

/// Simulates one step.
static ExitCode simulateStep(Compilation &compilation,
                             const SimulateCommand &command,
                             const SimulateOptions &options) {
  std::optional<nlohmann::json> before, comparison;
  if (!command.compare.empty() && !(before = readStats(command.compare)))
    return ExitCode::BadInput;
  DeviceOptions device = command.deviceOptions();
  if (device.optimize) // --compiler may determine it
    device.optimize->overlap = toString(options.overlap).str();
  KeptResult<SimulatedStep> step = compilation.simulate(
      options, device, /*withPictures=*/!command.report.empty());
  if (failed(step))
    return ExitCode::BadInput;
  const Timeline &timeline = (*step)->timeline;
  printTerminalText([&](llvm::raw_ostream &os) { os << toTable(timeline); });
  if (before) {
    comparison = compareStats(*before, timelineJson(timeline));
    printTerminalText(
        [&](llvm::raw_ostream &os) { os << comparisonTable(*comparison); });
  }
  std::vector<TextFile> files;
  if (!command.stats.empty())
    files.push_back({command.stats, toJson(**step)});
  if (!command.trace.empty())
    files.push_back({command.trace, toTrace(timeline)});
  if (!command.report.empty())
    files.push_back(
        {command.report, renderReport(makeReport((*step)->pictures, timeline,
                                                 command.program.file),
                                      comparison ? &*comparison : nullptr)});
  if (std::optional<std::string> error = writeTextFiles(files))
    return reportError(ExitCode::BadInput, *error);
  if (timeline.peakBytes > timeline.capacityBytes) {
    llvm::outs().flush();
    return reportError(ExitCode::RuntimeError, outOfMemoryText(timeline));
  }
  return ExitCode::Ok;
}

/// Predicts the step in pipeline stages at all points of the lists.
static ExitCode simulatePipelines(Compilation &compilation,
                                  const SimulateCommand &command,
                                  const SimulateOptions &options) {
  auto points = command.pipeline.readPoints();
  if (!points.ok())
    return reportError(ExitCode::BadInput,
                       std::string(points.status().message()));
  std::vector<PipelineTimeline> timelines;
  for (const PipelineOptions &point : *points) {
    FailureOr<PipelineTimeline> timeline =
        predictPipeline(compilation, point, options);
    if (failed(timeline))
      return ExitCode::BadInput;
    timelines.push_back(*std::move(timeline));
  }
  const PipelineTimeline &first = timelines.front();
  bool isOne = timelines.size() == 1;
  printTerminalText([&](llvm::raw_ostream &os) {
    os << (isOne ? toTable(first) : toTable(timelines));
  });
  std::vector<TextFile> files;
  if (!command.stats.empty())
    files.push_back({command.stats, isOne ? toJson(first) : toJson(timelines)});
  if (!command.trace.empty())
    files.push_back({command.trace, toTrace(first)});
  if (!command.report.empty())
    files.push_back({command.report,
                     renderPipelineReport(command.program.file, timelines)});
  if (std::optional<std::string> error = writeTextFiles(files))
    return reportError(ExitCode::BadInput, *error);
  if (!isOne || first.peakBytes() <= first.capacityBytes)
    return ExitCode::Ok;
  llvm::outs().flush();
  return reportError(ExitCode::RuntimeError,
                     "the step needs " + bytesText(first.peakBytes()) +
                         " on a device of a stage, which has " +
                         bytesText(first.capacityBytes));
}

ExitCode simulateCommand(const SimulateCommand &command,
                         const SimulateFlags &flags) {
  if (std::optional<std::string> error = flags.validate())
    return reportError(ExitCode::BadInput, *error);
  ProgramOptions input = command.program;
  if (!command.sweep.empty()) // each point may have its own dimensions
    input.dims.clear();
  InputProgram program(input);
  if (ExitCode exit = program.open(); exit != ExitCode::Ok)
    return exit;
  // Reading a file forks, so that no thread may exist before.
  Progress progress(getToolName());
  std::optional<SimulateOptions> options = getSimulateOptions(command);
  if (!options)
    return ExitCode::BadInput;
  if (command.pipeline.isEnabled())
    return simulatePipelines(program.compilation(), command, *options);
  return isSweep(command)
             ? runSweep(program.compilation(), command, *options)
             : simulateStep(program.compilation(), command, *options);
}

} // namespace mlir::gspmd
