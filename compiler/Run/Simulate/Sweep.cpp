//===- Sweep.cpp - Simulation of one program at many points ---------------===//

#include "compiler/Run/Simulate/Sweep.h"
#include "compiler/CommandLine/TerminalText.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "compiler/Run/Simulate/SweepPoints.h"
#include "lib/Report/StepReport.h"
#include "mlir/IR/Diagnostics.h"
#include "nlohmann/json.hpp"
#include "llvm/Support/Format.h"

namespace mlir::gspmd {
namespace {

/// One point with its timeline or its error.
struct PointResult {
  const SweepPoint *point;
  std::shared_ptr<const SimulatedStep> step; ///< null with an error
  std::string error;

  /// Points without a time sort last.
  double order() const {
    return step ? step->timeline.stepSeconds
                : std::numeric_limits<double>::infinity();
  }
  /// Returns the overlap: that of the step if the hardware selects it.
  std::string overlap() const {
    return step ? step->timeline.overlap
                : toString(point->options.overlap).str();
  }
};

/// The programs of the points, each parsed and partitioned once.
class Programs {
public:
  Programs(const SimulateCommand &command, Compilation &compilation)
      : command(command), compilation(compilation) {}

  /// Returns null after an error was printed.
  Compilation *get(const SweepPoint &point) {
    auto it = others.find(point.name());
    if (it != others.end())
      return &it->second;
    const std::string &dims =
        point.dims.empty() ? command.program.dims : point.dims;
    // Points of a file may each have their own dimension sizes.
    bool isReady = dims.empty() || command.sweep.empty();
    if (point.program.empty() && isReady)
      return &compilation;
    ModuleOp source = compilation.source();
    OwningOpRef<ModuleOp> module =
        point.program.empty()
            ? OwningOpRef<ModuleOp>(source.clone())
            : parseProgram(*source.getContext(), point.program);
    if (!module)
      return nullptr;
    FailureOr<std::string> entry = findEntry(*module, command.program.entry);
    if (failed(entry) ||
        (!dims.empty() && failed(specializeProgram(*module, *entry, dims))))
      return nullptr;
    FailureOr<Compilation> created =
        Compilation::create(std::move(module), *entry);
    if (failed(created))
      return nullptr;
    return &others.try_emplace(point.name(), *std::move(created)).first->second;
  }

private:
  const SimulateCommand &command;
  Compilation &compilation;
  std::map<std::string, Compilation> others;
};

PointResult simulatePoint(Compilation &program, const SweepPoint &point,
                          const DeviceOptions &device) {
  PointResult result{&point, {}, {}};
  ScopedDiagnosticHandler handler(
      program.source().getContext(), [&](Diagnostic &diagnostic) {
        if (result.error.empty() &&
            diagnostic.getSeverity() == DiagnosticSeverity::Error)
          result.error = diagnostic.str();
        return success();
      });
  KeptResult<SimulatedStep> step = program.simulate(point.options, device);
  if (succeeded(step)) {
    result.step = *step;
    result.error.clear();
  }
  return result;
}

/// Formats the placement of a timeline: "x on 0, 1; y on 2".
std::string placementText(const Timeline &timeline) {
  std::string text;
  for (const AxisPlacement &axis : timeline.placement) {
    text += (text.empty() ? "" : "; ") + axis.axis + ":";
    for (const std::string &dimension : axis.subAxes)
      text += " " + dimension;
  }
  return text;
}

/// The table, with columns for the figures that points have.
class PointTable {
public:
  explicit PointTable(const std::vector<PointResult> &all) : all(all) {
    for (const PointResult &one : all) {
      widest = std::max(widest, one.point->options.topology.size());
      widestProgram = std::max(widestProgram, one.point->name().size());
      widestSoftware =
          std::max(widestSoftware, one.point->options.software.size());
      hasTokens |= one.step && one.step->timeline.stepTokens > 0;
      hasStepCost |= one.step && one.step->timeline.chipHourPrice > 0;
    }
  }

  void print(llvm::raw_ostream &os) const {
    printHead(os);
    for (const PointResult &one : all)
      printRow(one, os);
  }

private:
  void printHead(llvm::raw_ostream &os) const {
    if (widestProgram)
      os << llvm::left_justify("program", widestProgram) << "  ";
    os << llvm::left_justify("topology", widest) << "  ";
    if (widestSoftware)
      os << llvm::left_justify("software", softwareWidth()) << "  ";
    os << "overlap  ";
    os << "   step time      HFU      MFU  exposed     peak memory  ";
    if (hasTokens)
      os << "tokens/s/chip  ";
    if (hasStepCost)
      os << "price of a step  ";
    os << "layout\n";
  }

  void printRow(const PointResult &one, llvm::raw_ostream &os) const {
    const SimulateOptions &options = one.point->options;
    if (widestProgram)
      os << llvm::left_justify(one.point->name(), widestProgram) << "  ";
    os << llvm::left_justify(options.topology, widest) << "  ";
    if (widestSoftware)
      os << llvm::left_justify(options.software, softwareWidth()) << "  ";
    os << llvm::left_justify(one.overlap(), 7) << "  ";
    if (!one.step) {
      os << options.axisLayout << ": " << one.error << "\n";
      return;
    }
    const Timeline &t = one.step->timeline;
    cell(secondsText(t.stepSeconds), 12, os);
    os << llvm::format(
        "%5.1f %%  %5.1f %%  %5.1f %%  ", 100 * t.hardwareUtilization,
        100 * t.modelUtilization,
        t.stepSeconds > 0 ? 100 * t.exposedSeconds / t.stepSeconds : 0.0);
    cell(bytesText(t.peakBytes), 14, os);
    if (hasTokens)
      number(tokensPerSecondAndChip(t), "%.1f", 13, os);
    if (hasStepCost)
      number(stepPrice(t), "%.4g", 15, os);
    os << (options.axisLayout.empty() || options.axisLayout == "best"
               ? placementText(t)
               : options.axisLayout)
       << (t.peakBytes > t.capacityBytes ? "  DOES NOT FIT" : "") << "\n";
  }

  size_t softwareWidth() const {
    return std::max(StringRef("software").size(), widestSoftware);
  }
  static void cell(StringRef text, unsigned width, llvm::raw_ostream &os) {
    os << llvm::right_justify(text, width) << "  ";
  }
  static void number(double value, const char *form, unsigned width,
                     llvm::raw_ostream &os) {
    std::string text;
    if (value > 0)
      llvm::raw_string_ostream(text) << llvm::format(form, value);
    cell(text, width, os);
  }

  const std::vector<PointResult> &all;
  size_t widest = 8, widestProgram = 0, widestSoftware = 0;
  bool hasTokens = false, hasStepCost = false;
};

nlohmann::json toJson(const PointResult &one) {
  const SimulateOptions &options = one.point->options;
  nlohmann::json json = {{"topology", options.topology},
                         {"axis_layout", options.axisLayout},
                         {"overlap", one.overlap()},
                         {"scale", nlohmann::json::object()}};
  for (const auto &[figure, factor] : options.scales)
    json["scale"][figure] = factor;
  if (!options.software.empty())
    json["software"] = options.software;
  if (!one.point->program.empty())
    json["program"] = one.point->program;
  if (!one.point->dims.empty())
    json["dim"] = one.point->dims;
  if (!one.step) {
    json["error"] = one.error;
    return json;
  }
  const Timeline &t = one.step->timeline;
  json.update({{"step_seconds", t.stepSeconds},
               {"hfu", t.hardwareUtilization},
               {"mfu", t.modelUtilization},
               {"model_flops", t.modelFlops},
               {"peak_flops", t.peakFlops},
               {"compute_seconds", t.computeSeconds},
               {"network_seconds", t.networkSeconds},
               {"exposed_seconds", t.exposedSeconds},
               {"peak_bytes", t.peakBytes},
               {"placement", placementText(t)},
               {"chips", t.numChips},
               {"fits", t.peakBytes <= t.capacityBytes}});
  if (t.stepTokens > 0)
    json["tokens_per_second_and_chip"] = tokensPerSecondAndChip(t);
  if (t.chipHourPrice > 0)
    json["step_price"] = stepPrice(t);
  return json;
}

} // namespace

ExitCode runSweep(Compilation &compilation, const SimulateCommand &command,
                  const SimulateOptions &base) {
  Programs programs(command, compilation);
  DeviceOptions device = command.deviceOptions();
  // Layouts depend on the mesh of the partitioned program.
  ModuleOp partitioned;
  if (command.sweep.empty()) {
    KeptResult<DeviceProgram> program =
        compilation.annotateCosts(device, base.kernelCosts);
    if (failed(program))
      return ExitCode::BadInput;
    partitioned = (*program)->module;
  }
  // The table has neither names of tensors nor notes.
  SimulateOptions options = base;
  options.namesTensors = options.reportsLayoutGain = false;
  SweepPoints sweep = makeSweepPoints(partitioned, command, options);
  if (!sweep.error.empty())
    return reportError(ExitCode::BadInput, sweep.error);
  std::vector<PointResult> all;
  nlohmann::json json = nlohmann::json::array();
  for (const SweepPoint &point : sweep.points) {
    Compilation *program = programs.get(point);
    if (!program ||
        failed(program->annotateCosts(device, point.options.kernelCosts)))
      return ExitCode::BadInput;
    all.push_back(simulatePoint(*program, point, device));
    json.push_back(toJson(all.back()));
  }
  llvm::stable_sort(all, [](const PointResult &a, const PointResult &b) {
    return a.order() < b.order();
  });
  if (!all.front().step)
    return reportError(ExitCode::BadInput, all.front().error);
  printTerminalText([&](llvm::raw_ostream &os) { PointTable(all).print(os); });
  std::vector<TextFile> files;
  if (!command.report.empty())
    files.push_back(
        {command.report, renderSweepReport(command.program.file, json)});
  if (!command.stats.empty())
    files.push_back(
        {command.stats,
         nlohmann::json{{"sweep", std::move(json)}}.dump(
             1, ' ', false, nlohmann::json::error_handler_t::replace) +
             "\n"});
  if (std::optional<std::string> error = writeTextFiles(files))
    return reportError(ExitCode::BadInput, *error);
  return ExitCode::Ok;
}

} // namespace mlir::gspmd
