//===- Compilation.cpp - Runs the phases up to the device program ---------===//
#include "compiler/Pipeline/Compilation.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Optimize/Passes.h"
#include "compiler/Pipeline/ParseProgram.h"
#include "compiler/Pipeline/RunPhase.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Verifier.h"
#include "transforms/Import/KernelComposites/KernelComposites.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Partition/Passes.h"
#include "transforms/Propagation/Passes.h"
#include "transforms/Propagation/Propagate/Propagate.h"
#include "transforms/Support/CallOrder.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

namespace mlir::gspmd {

Compilation::Compilation(OwningOpRef<ModuleOp> parsed, std::string entry)
    : module(std::move(parsed)), entryName(std::move(entry)) {
  countPhaseRun(CompilationPhase::Parse);
  if (stablehlo::callsHost(*module)) {
    auto numbers = stablehlo::renumberHostCalls(*module);
    hostFunctions.assign(numbers.begin(), numbers.end());
  }
}

FailureOr<Compilation> Compilation::create(OwningOpRef<ModuleOp> module,
                                           const std::string &entry) {
  FailureOr<std::string> found = findEntry(*module, entry);
  if (failed(found))
    return failure();
  return Compilation(std::move(module), *std::move(found));
}

//===----------------------------------------------------------------------===//
// Import and completion
//===----------------------------------------------------------------------===//

/// The configurations of the programs with global tensors.
static constexpr char kImported[] = "imported", kCompletedPhase[] = "completed";

/// Rejects tensors whose bytes or operations overflow 64-bit counters.
static LogicalResult checkSizes(ModuleOp module) {
  constexpr unsigned kLimit = 56;
  auto result = module.walk([](Operation *op) -> WalkResult {
    if (failed(checkSizes(op, op->getResultTypes(), kLimit, "has a value")))
      return failure();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (failed(checkSizes(op, block.getArgumentTypes(), kLimit,
                              "has a value")))
          return failure();
    return success();
  });
  return success(!result.wasInterrupted());
}

static LogicalResult importProgram(ModuleOp source, PhaseModule &result) {
  PassManager pm(source.getContext());
  buildImportToOneMesh(pm);
  return runPasses(CompilationPhase::Import, "importing,", pm, source, result);
}

KeptResult<PhaseModule> Compilation::import() {
  return keep<PhaseModule>(globalPrograms, kImported,
                           [&](auto &result) -> LogicalResult {
                             if (failed(checkSizes(*module)))
                               return failure();
                             return importProgram(*module, result);
                           });
}

KeptResult<PhaseModule> Compilation::complete() {
  return keep<PhaseModule>(
      globalPrograms, kCompletedPhase, [&](auto &result) -> LogicalResult {
        KeptResult<PhaseModule> source = import();
        if (failed(source))
          return failure();
        result.continueFrom(**source);
        PassManager pm(module->getContext());
        buildCompletionPipeline(pm);
        return runPasses(CompilationPhase::Complete, "completing,", pm,
                         (*source)->module, result);
      });
}

LogicalResult Compilation::completeWith(const PropagationRequest &request,
                                        const ExplanationConsumer &consumer,
                                        PhaseModule &result) {
  if (failed(importProgram(*module, result)))
    return failure();
  PhaseRun run(CompilationPhase::Complete, module->getContext(), result);
  return propagateShardings(result.module, request, consumer);
}

LogicalResult Compilation::explain(StringRef text,
                                   const ExplainRequest &request,
                                   const ExplanationConsumer &consumer) {
  if (!request.isEnabled())
    return success();
  OwningOpRef<ModuleOp> named = module->clone();
  if (!hasNames(*named))
    nameValues(*named, text);
  auto imported = std::make_shared<PhaseModule>();
  if (failed(checkSizes(*module)) || failed(importProgram(*named, *imported)))
    return failure();
  auto completed = std::make_shared<PhaseModule>();
  completed->continueFrom(*imported);
  completed->owner = imported->module.clone();
  completed->module = *completed->owner;
  {
    PhaseRun run(CompilationPhase::Complete, module->getContext(), *completed);
    PropagationRequest completion;
    completion.close = true;
    completion.explain = request;
    // Completion with explanations records the same diagnostics as without
    // them.
    ExplanationConsumer observer = consumer;
    observer.willExplain = [&run] { run.stopRecording(); };
    if (failed(propagateShardings(completed->module, completion, observer)) ||
        failed(verify(completed->module)))
      return failure();
  }
  // Later phases see the locations of the source.
  removeNames(imported->module);
  removeNames(completed->module);
  globalPrograms.try_emplace(kImported, std::move(imported));
  globalPrograms.try_emplace(kCompletedPhase, std::move(completed));
  return success();
}

//===----------------------------------------------------------------------===//
// Device programs
//===----------------------------------------------------------------------===//

/// Partitions the completed program.
LogicalResult Compilation::partition(bool withPictures, DeviceProgram &result) {
  KeptResult<PhaseModule> source = complete();
  if (failed(source))
    return failure();
  result.continueFrom(**source);
  PassManager pm(module->getContext());
  if (withPictures)
    pm.addInstrumentation(std::make_unique<ReportCollector>(result.pictures));
  buildPartitionPipeline(pm);
  return runPasses(CompilationPhase::Partition, "partitioning,", pm,
                   (*source)->module, result);
}

/// Evaluates the manual computations of an unpartitioned program, which need
/// their devices.
LogicalResult Compilation::localize(DeviceProgram &result) {
  KeptResult<PhaseModule> source = import();
  if (failed(source))
    return failure();
  result.continueFrom(**source);
  result.module = (*source)->module;
  result.module.walk(
      [&](sharding::ManualComputationOp) { result.isManual = true; });
  if (!result.isManual)
    return success();
  PassManager pm(module->getContext());
  pm.addPass(createEvaluateManual());
  return runPasses(CompilationPhase::Localize, "localizing,", pm,
                   (*source)->module, result);
}

LogicalResult Compilation::optimize(const OptimizeOptions &options,
                                    bool withPictures, DeviceProgram &result) {
  KeptResult<DeviceProgram> source =
      makeDeviceProgram(DeviceOptions(), withPictures);
  if (failed(source))
    return failure();
  result.continueFrom(**source);
  PassManager pm(module->getContext());
  buildOptimizePipeline(pm, options);
  return runPasses(CompilationPhase::Optimize, "optimizing,", pm,
                   (*source)->module, result);
}

void DeviceProgram::continueFrom(const DeviceProgram &source) {
  PhaseResult::continueFrom(source);
  wasPartitioned = source.wasPartitioned;
  isManual = source.isManual;
  pictures = source.pictures;
  kernels = source.kernels;
}

void DeviceProgram::copyFrom(const DeviceProgram &source) {
  continueFrom(source);
  module = source.module;
  owner = module.clone();
  module = *owner;
}

std::shared_ptr<const DeviceProgram>
Compilation::findDeviceProgram(const DeviceOptions &options) {
  if (auto kept = devicePrograms.find(describe(options));
      kept != devicePrograms.end() && kept->second)
    return kept->second;
  auto marked = devicePrograms.find(describe(options, /*withPictures=*/true));
  if (marked == devicePrograms.end() || !marked->second)
    return nullptr;
  auto unmarked = std::make_shared<DeviceProgram>();
  unmarked->copyFrom(*marked->second);
  removeMarks(unmarked->module);
  return devicePrograms[describe(options)] = std::move(unmarked);
}

KeptResult<DeviceProgram>
Compilation::makeDeviceProgram(const DeviceOptions &options,
                               bool withPictures) {
  if (!withPictures)
    if (auto kept = findDeviceProgram(options))
      return kept;
  return keep<DeviceProgram>(
      devicePrograms, describe(options, withPictures),
      [&](DeviceProgram &result) -> LogicalResult {
        if (options.partition && options.optimize)
          return optimize(*options.optimize, withPictures, result);
        result.wasPartitioned = spmd::isPartitioned(*module);
        if (!result.wasPartitioned)
          return options.partition ? partition(withPictures, result)
                                   : localize(result);
        result.module = *module;
        return success(succeeded(checkSizes(*module)) &&
                       succeeded(verifyCalls(*module, SymbolTable(*module))));
      });
}

FailureOr<Compilation *> Compilation::withKernelCalls() {
  if (!hasKernelComposites(*module))
    return this;
  if (!kernelCalls) {
    OwningOpRef<ModuleOp> copy = module->clone();
    FailureOr<std::vector<std::string>> replaced =
        replaceKernelComposites(*copy);
    if (failed(replaced))
      return failure();
    kernels = *std::move(replaced);
    kernelCalls.reset(new Compilation);
    kernelCalls->module = std::move(copy);
    kernelCalls->entryName = entryName;
  }
  return kernelCalls.get();
}

KeptResult<DeviceProgram>
Compilation::annotateCosts(const DeviceOptions &options,
                           const std::string &kernelCosts, bool withPictures) {
  return keep<DeviceProgram>(
      annotatedPrograms,
      describe(options, withPictures) + "|" + describeFile(kernelCosts),
      [&](DeviceProgram &result) -> LogicalResult {
        FailureOr<Compilation *> program = withKernelCalls();
        if (failed(program))
          return failure();
        KeptResult<DeviceProgram> source =
            (*program)->makeDeviceProgram(options, withPictures);
        if (failed(source))
          return failure();
        result.copyFrom(**source);
        result.kernels = kernels;
        SimulateOptions costs;
        costs.kernelCosts = kernelCosts;
        return annotateKernelCosts(result.module, costs);
      });
}

//===----------------------------------------------------------------------===//
// Device programs of other contexts
//===----------------------------------------------------------------------===//

std::optional<SerializedDeviceProgram>
Compilation::serializeDeviceProgram(const DeviceOptions &options) {
  std::shared_ptr<const DeviceProgram> device = findDeviceProgram(options);
  if (!device)
    return std::nullopt;
  SerializedDeviceProgram result{"", entryName, device->wasPartitioned,
                                 device->isManual};
  llvm::raw_string_ostream stream(result.bytecode);
  if (failed(writeBytecodeToFile(device->module, stream)))
    return std::nullopt;
  return result;
}

std::optional<SerializedDeviceProgram>
Compilation::serializeKernelCalls(const DeviceOptions &options) {
  if (!kernelCalls)
    return std::nullopt;
  std::optional<SerializedDeviceProgram> result =
      kernelCalls->serializeDeviceProgram(options);
  if (result)
    result->kernels = kernels;
  return result;
}

FailureOr<Compilation>
Compilation::resume(MLIRContext &context,
                    const SerializedDeviceProgram &program,
                    const DeviceOptions &options) {
  Compilation result;
  result.entryName = program.entry;
  result.module =
      readTrustedProgram(program.bytecode, context, "device program");
  if (!result.module)
    return failure();
  auto device = std::make_shared<DeviceProgram>();
  device->module = result.source();
  device->wasPartitioned = program.wasPartitioned;
  device->isManual = program.isManual;
  result.devicePrograms[describe(options)] = std::move(device);
  result.kernels = program.kernels;
  return result;
}

} // namespace mlir::gspmd
