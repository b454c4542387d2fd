//===- SimulatePhase.cpp - Simulation of a step of a program --------------===//

#include "compiler/Optimize/OptimizeOptions.h"
#include "compiler/Pipeline/RunPhase.h"
#include "compiler/Simulator/Kernels/SharedUnits.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "compiler/Simulator/Simulation/SimulateWithLayout.h"
#include "lib/Progress/Progress.h"
#include "lib/Report/ReshardJson.h"
#include "lib/Report/TimelineJson.h"
#include "transforms/OpModels/CustomCall/CustomCallRules.h"
#include "llvm/Support/Format.h"

namespace mlir::gspmd {

static std::string describe(const SimulateOptions &options) {
  // A binding for every field, so that a new one cannot be forgotten.
  const auto &[topology, software, onOneDevice, axisLayout, ignoresOtherMeshes,
               reportsLayoutGain, overlap, changesCollectives, modelFlops,
               stepTokens, scales, assumedTripCount, namesTensors,
               recordsEvents, memoryLimit, kernelCosts] = options;
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << describeTopology(topology) << "|" << software << "|" << onOneDevice
         << axisLayout << "|" << ignoresOtherMeshes << reportsLayoutGain
         << toString(overlap) << changesCollectives << namesTensors
         << recordsEvents << assumedTripCount << "|"
         << describeFile(kernelCosts) << "|";
  // Hexadecimal, so that different numbers have different texts.
  for (double number : {modelFlops, stepTokens, memoryLimit})
    stream << llvm::format("%a|", number);
  for (const auto &[figure, factor] : scales)
    stream << figure << llvm::format("=%a|", factor);
  return text;
}

/// Returns the source position, time and lower bound of each optimized loop.
static std::vector<std::string>
describeLoops(const PhaseDiagnostics &diagnostics, MLIRContext *context) {
  std::vector<std::string> loops;
  for (const PhaseDiagnostic &diagnostic : diagnostics) {
    StringRef text = diagnostic.message;
    if (!text.consume_front(kLoopBoundsPass) || !text.consume_front(": "))
      continue;
    Location location = parseLocation(context, diagnostic.location);
    loops.push_back(sourceOf(location).toString() + ": " + text.str());
  }
  return loops;
}

KeptResult<SimulatedStep> Compilation::simulate(const SimulateOptions &options,
                                                const DeviceOptions &device,
                                                bool withPictures) {
  return keep<SimulatedStep>(
      simulatedSteps, describe(device, withPictures) + "|" + describe(options),
      [&](SimulatedStep &step) -> LogicalResult {
        KeptResult<DeviceProgram> program =
            annotateCosts(device, options.kernelCosts, withPictures);
        if (failed(program))
          return failure();
        step.continueFrom(**program);
        step.partitionMilliseconds = step.milliseconds;
        step.pictures = (*program)->pictures;
        PhaseRun run(CompilationPhase::Simulate, source().getContext(), step);
        Progress::beginStage({"simulating"});
        std::shared_ptr<UnitsByHardware> &units = unitsOf[program->get()];
        if (!units)
          units = std::make_shared<UnitsByHardware>();
        FailureOr<Timeline> timeline =
            simulateAgain((*program)->module, entryName, options, *units);
        if (failed(timeline))
          return failure();
        step.timeline = *std::move(timeline);
        llvm::append_range(step.timeline.notes, (*program)->kernels);
        llvm::append_range(
            step.timeline.notes,
            describeLoops(step.diagnostics, source().getContext()));
        llvm::append_range(
            step.timeline.notes,
            describeCallsWithoutCost((*program)->module, entryName));
        return success();
      });
}

std::string toJson(const SimulatedStep &step) {
  nlohmann::json json = timelineJson(step.timeline);
  json["compile_ms"] = step.partitionMilliseconds;
  json["simulate_ms"] = step.milliseconds - step.partitionMilliseconds;
  json["replicated_ops"] = step.replicatedOps();
  if (!step.pictures.reshards.empty())
    json["reshards"] =
        reshardsJson(makeReport(step.pictures, step.timeline, "").reshards);
  if (auto optimizations = step.optimizations(); !optimizations.empty())
    json["optimizations"] = std::move(optimizations);
  return json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) +
         "\n";
}

} // namespace mlir::gspmd
