//===- Sweep.cpp - Simulation of one program at many points ---------------===//

#include "compiler/Run/Simulate/Sweep.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "compiler/Run/Simulate/SweepPoints.h"
#include "lib/Report/StepReport.h"
#include "lib/Report/TimelineSums.h"
#include "mlir/IR/Diagnostics.h"
#include "nlohmann/json.hpp"
#include "llvm/Support/Format.h"

namespace mlir::gspmd {
namespace {

/// One point with its timeline or its error.
struct PointResult {
  const SweepPoint *point;
  Timeline timeline;
  std::string error;

  /// Points without a time sort last.
  double order() const {
    return error.empty() ? timeline.stepSeconds
                         : std::numeric_limits<double>::infinity();
  }
};

/// The programs of the points, each partitioned once.
class Programs {
public:
  struct Program {
    DeviceProgram device;
    std::string entry;
  };
  Programs(const RunCommand &command, ModuleOp own, const std::string &ownEntry)
      : command(command), own(own), ownEntry(ownEntry) {}

  /// Returns null after an error was printed.
  Program *get(const SweepPoint &point) {
    auto it = programs.find(point.name());
    if (it != programs.end())
      return &it->second;
    const std::string &dims = point.dims.empty() ? command.dims : point.dims;
    // Points of a file may each have their own dimension sizes.
    bool isReady = dims.empty() || command.sweep.empty();
    if (point.program.empty() && isReady)
      return add(point, own, ownEntry);
    OwningOpRef<ModuleOp> module =
        point.program.empty() ? OwningOpRef<ModuleOp>(own.clone())
                              : parseProgram(*own->getContext(), point.program);
    if (!module)
      return nullptr;
    FailureOr<std::string> entry = findEntry(*module, command.entry);
    if (failed(entry) ||
        (!dims.empty() && failed(specializeProgram(*module, *entry, dims))))
      return nullptr;
    return add(point, *module, *entry);
  }

private:
  Program *add(const SweepPoint &point, ModuleOp module,
               const std::string &entry) {
    FailureOr<DeviceProgram> device =
        makeDeviceProgram(module, !command.noPartition);
    if (failed(device) ||
        failed(annotateKernelCosts(*device->module, point.options)))
      return nullptr;
    return &programs
                .try_emplace(point.name(), Program{*std::move(device), entry})
                .first->second;
  }

  const RunCommand &command;
  ModuleOp own;
  const std::string &ownEntry;
  std::map<std::string, Program> programs;
};

PointResult simulatePoint(ModuleOp module, const std::string &entry,
                          const SweepPoint &point) {
  PointResult result{&point, {}, {}};
  ScopedDiagnosticHandler handler(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (result.error.empty() &&
            diagnostic.getSeverity() == DiagnosticSeverity::Error)
          result.error = diagnostic.str();
        return success();
      });
  FailureOr<Timeline> timeline = simulate(module, entry, point.options);
  if (succeeded(timeline)) {
    result.timeline = *std::move(timeline);
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
      hasTokens |= one.timeline.stepTokens > 0;
      hasStepCost |= one.timeline.chipHourPrice > 0;
    }
  }

  void print() const {
    printHead();
    for (const PointResult &one : all)
      printRow(one);
  }

private:
  void printHead() const {
    if (widestProgram)
      os << llvm::left_justify("program", widestProgram) << "  ";
    os << llvm::left_justify("topology", widest) << "  overlap  ";
    os << "   step time      HFU      MFU  exposed     peak memory  ";
    if (hasTokens)
      os << "tokens/s/chip  ";
    if (hasStepCost)
      os << "price of a step  ";
    os << "layout\n";
  }

  void printRow(const PointResult &one) const {
    const SimulateOptions &options = one.point->options;
    if (widestProgram)
      os << llvm::left_justify(one.point->name(), widestProgram) << "  ";
    os << llvm::left_justify(options.topology, widest) << "  ";
    os << llvm::left_justify(toString(options.overlap), 7) << "  ";
    if (!one.error.empty()) {
      os << options.axisLayout << ": " << one.error << "\n";
      return;
    }
    const Timeline &t = one.timeline;
    cell(secondsText(t.stepSeconds), 12);
    os << llvm::format("%5.1f %%  %5.1f %%  %5.1f %%  ",
                       100 * t.hardwareUtilization, 100 * t.modelUtilization,
                       100 * t.exposedSeconds / t.stepSeconds);
    cell(bytesText(t.peakBytes), 14);
    if (hasTokens)
      number(tokensPerSecondAndChip(t), "%.1f", 13);
    if (hasStepCost)
      number(stepPrice(t), "%.4g", 15);
    os << (options.axisLayout.empty() || options.axisLayout == "best"
               ? placementText(t)
               : options.axisLayout)
       << (t.peakBytes > t.capacityBytes ? "  DOES NOT FIT" : "") << "\n";
  }

  void cell(StringRef text, unsigned width) const {
    os << llvm::right_justify(text, width) << "  ";
  }
  void number(double value, const char *form, unsigned width) const {
    std::string text;
    if (value > 0)
      llvm::raw_string_ostream(text) << llvm::format(form, value);
    cell(text, width);
  }

  const std::vector<PointResult> &all;
  llvm::raw_ostream &os = llvm::outs();
  size_t widest = 8, widestProgram = 0;
  bool hasTokens = false, hasStepCost = false;
};

nlohmann::json toJson(const PointResult &one) {
  const SimulateOptions &options = one.point->options;
  nlohmann::json json = {{"topology", options.topology},
                         {"axis_layout", options.axisLayout},
                         {"overlap", toString(options.overlap).str()},
                         {"scale", nlohmann::json::object()}};
  for (const auto &[figure, factor] : options.scales)
    json["scale"][figure] = factor;
  if (!one.point->program.empty())
    json["program"] = one.point->program;
  if (!one.point->dims.empty())
    json["dim"] = one.point->dims;
  if (!one.error.empty()) {
    json["error"] = one.error;
    return json;
  }
  const Timeline &t = one.timeline;
  json.update({{"step_seconds", t.stepSeconds},
               {"hfu", t.hardwareUtilization},
               {"mfu", t.modelUtilization},
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

ExitCode runSweep(ModuleOp module, const std::string &entry,
                  const RunCommand &command, const SimulateOptions &base) {
  Programs programs(command, module, entry);
  // Layouts depend on the mesh of the partitioned program.
  ModuleOp partitioned;
  if (command.sweep.empty()) {
    Programs::Program *own = programs.get(SweepPoint{base, {}, {}});
    if (!own)
      return ExitCode::BadInput;
    partitioned = *own->device.module;
  }
  SweepPoints sweep = makeSweepPoints(partitioned, command, base);
  if (!sweep.error.empty())
    return reportError(ExitCode::BadInput, sweep.error);
  std::vector<PointResult> all;
  nlohmann::json json = nlohmann::json::array();
  for (const SweepPoint &point : sweep.points) {
    Programs::Program *program = programs.get(point);
    if (!program)
      return ExitCode::BadInput;
    all.push_back(
        simulatePoint(*program->device.module, program->entry, point));
    json.push_back(toJson(all.back()));
  }
  llvm::stable_sort(all, [](const PointResult &a, const PointResult &b) {
    return a.order() < b.order();
  });
  if (!all.front().error.empty())
    return reportError(ExitCode::BadInput, all.front().error);
  PointTable(all).print();
  std::vector<TextFile> files;
  if (!command.report.empty())
    files.push_back({command.report, renderSweepReport(command.file, json)});
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
