//===- Sweep.cpp - One program priced at many points ----------------------===//

#include "Sweep.h"
#include "RunError.h"
#include "RunProgram.h"
#include "SweepPoints.h"
#include "TextFile.h"
#include "lib/Report/TimelineSums.h"
#include "mlir/IR/Diagnostics.h"
#include "nlohmann/json.hpp"
#include "llvm/Support/Format.h"

namespace mlir::gspmd {
namespace {

/// One point with what came out, or why nothing did.
struct Priced {
  const SimulateOptions *options;
  ::gspmd::Timeline timeline;
  std::string error;

  /// Those without a time come last.
  double order() const {
    return error.empty() ? timeline.stepSeconds
                         : std::numeric_limits<double>::infinity();
  }
};

Priced price(ModuleOp module, const std::string &entry,
             const SimulateOptions &options) {
  Priced result{&options, {}, {}};
  ScopedDiagnosticHandler handler(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (result.error.empty() &&
            diagnostic.getSeverity() == DiagnosticSeverity::Error)
          result.error = diagnostic.str();
        return success();
      });
  FailureOr<::gspmd::Timeline> timeline = simulate(module, entry, options);
  if (succeeded(timeline)) {
    result.timeline = *std::move(timeline);
    result.error.clear();
  }
  return result;
}

/// "x on 0, 1; y on 2" as the timeline tells it.
std::string placementText(const ::gspmd::Timeline &timeline) {
  std::string text;
  for (const ::gspmd::AxisPlacement &axis : timeline.placement) {
    text += (text.empty() ? "" : "; ") + axis.axis + ":";
    for (const std::string &piece : axis.pieces)
      text += " " + piece;
  }
  return text;
}

void printTable(const std::vector<Priced> &all) {
  size_t widest = 8;
  for (const Priced &one : all)
    widest = std::max(widest, one.options->topology.size());
  llvm::raw_ostream &os = llvm::outs();
  auto cell = [&](StringRef text, unsigned width) -> llvm::raw_ostream & {
    return os << llvm::right_justify(text, width) << "  ";
  };
  os << llvm::left_justify("topology", widest) << "  overlap  ";
  os << "   step time      HFU      MFU  exposed     peak memory  layout\n";
  for (const Priced &one : all) {
    os << llvm::left_justify(one.options->topology, widest) << "  ";
    os << llvm::left_justify(toString(one.options->overlap), 7) << "  ";
    if (!one.error.empty()) {
      os << one.options->axisLayout << ": " << one.error << "\n";
      continue;
    }
    const ::gspmd::Timeline &t = one.timeline;
    cell(::gspmd::secondsText(t.stepSeconds), 12);
    os << llvm::format("%5.1f %%  %5.1f %%  %5.1f %%  ",
                       100 * t.hardwareUtilization, 100 * t.modelUtilization,
                       100 * t.exposedSeconds / t.stepSeconds);
    cell(::gspmd::bytesText(t.peakBytes), 14);
    os << (one.options->axisLayout.empty() || one.options->axisLayout == "best"
               ? placementText(t)
               : one.options->axisLayout)
       << (t.peakBytes > t.capacityBytes ? "  DOES NOT FIT" : "") << "\n";
  }
}

nlohmann::json toJson(const Priced &one) {
  nlohmann::json json = {{"topology", one.options->topology},
                         {"axis_layout", one.options->axisLayout},
                         {"overlap", toString(one.options->overlap).str()},
                         {"scale", nlohmann::json::object()}};
  for (const auto &[figure, factor] : one.options->scales)
    json["scale"][figure] = factor;
  if (!one.error.empty()) {
    json["error"] = one.error;
    return json;
  }
  const ::gspmd::Timeline &t = one.timeline;
  json.update({{"step_seconds", t.stepSeconds},
               {"hfu", t.hardwareUtilization},
               {"mfu", t.modelUtilization},
               {"compute_seconds", t.computeSeconds},
               {"network_seconds", t.networkSeconds},
               {"exposed_seconds", t.exposedSeconds},
               {"peak_bytes", t.peakBytes},
               {"fits", t.peakBytes <= t.capacityBytes}});
  return json;
}

} // namespace

RunExit runSweep(ModuleOp module, const std::string &entry,
                 const RunCommand &command, const SimulateOptions &base) {
  FailureOr<DeviceProgram> program =
      makeDeviceProgram(module, !command.noPartition);
  if (failed(program))
    return RunExit::BadInput;
  if (failed(priceKernels(*program->module, base)))
    return RunExit::BadInput;
  SweepPoints sweep = sweepPoints(*program->module, command, base);
  if (!sweep.error.empty())
    return runError(RunExit::BadInput, sweep.error);
  std::vector<Priced> all;
  nlohmann::json json = nlohmann::json::array();
  for (const SimulateOptions &options : sweep.points) {
    all.push_back(price(*program->module, entry, options));
    json.push_back(toJson(all.back()));
  }
  llvm::stable_sort(all, [](const Priced &a, const Priced &b) {
    return a.order() < b.order();
  });
  if (!all.front().error.empty())
    return runError(RunExit::BadInput, all.front().error);
  printTable(all);
  if (command.stats.empty())
    return RunExit::Ok;
  std::string text =
      nlohmann::json{{"sweep", std::move(json)}}.dump(
          1, ' ', false, nlohmann::json::error_handler_t::replace) +
      "\n";
  if (std::optional<std::string> wrong = writeTextFile(command.stats, text))
    return runError(RunExit::BadInput, *wrong);
  return RunExit::Ok;
}

} // namespace mlir::gspmd
