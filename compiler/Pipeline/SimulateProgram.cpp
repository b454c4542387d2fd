//===- SimulateProgram.cpp - Simulation of a step of a module -------------===//

#include "compiler/Pipeline/SimulateProgram.h"
#include "compiler/Pipeline/KernelComposites.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "lib/Progress/Progress.h"
#include "lib/Report/TimelineJson.h"
#include "transforms/OpModels/CustomCall/CustomCallRules.h"
#include <chrono>

namespace mlir::gspmd {

static double millisecondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(
             std::chrono::steady_clock::now() - begin)
      .count();
}

FailureOr<SimulatedStep>
simulateProgram(ModuleOp module, const std::string &entry,
                const SimulateOptions &options, bool partition,
                bool withPictures,
                const std::optional<OptimizeOptions> &optimize) {
  SimulatedStep step;
  std::vector<std::string> kernels;
  OwningOpRef<ModuleOp> withKernels;
  if (hasKernelComposites(module)) {
    withKernels = module.clone();
    auto replaced = replaceKernelComposites(*withKernels);
    if (failed(replaced))
      return failure();
    kernels = *std::move(replaced);
    module = *withKernels;
  }
  auto begin = std::chrono::steady_clock::now();
  FailureOr<DeviceProgram> program = makeDeviceProgram(
      module, partition, optimize,
      withPictures ? std::make_unique<ReportCollector>(step.pictures)
                   : nullptr);
  if (failed(program))
    return failure();
  step.replicatedOps = program->replicatedOps;
  step.optimizations = program->optimizations;
  step.partitionMilliseconds = millisecondsSince(begin);
  begin = std::chrono::steady_clock::now();
  if (failed(annotateKernelCosts(*program->module, options)))
    return failure();
  Progress::beginStage({"simulating"});
  FailureOr<Timeline> timeline = simulate(*program->module, entry, options);
  if (failed(timeline))
    return failure();
  step.timeline = *std::move(timeline);
  llvm::append_range(step.timeline.notes, kernels);
  llvm::append_range(step.timeline.notes,
                     describeCallsWithoutCost(*program->module, entry));
  step.simulateMilliseconds = millisecondsSince(begin);
  return step;
}

std::string toJson(const SimulatedStep &step) {
  nlohmann::json json = timelineJson(step.timeline);
  json["compile_ms"] = step.partitionMilliseconds;
  json["simulate_ms"] = step.simulateMilliseconds;
  json["replicated_ops"] = step.replicatedOps;
  if (!step.optimizations.empty())
    json["optimizations"] = step.optimizations;
  return json.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) +
         "\n";
}

} // namespace mlir::gspmd
