//===- LoadProgram.cpp - From a module to something that runs -------------===//
#include "compiler/Pipeline/LoadProgram.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "compiler/Pipeline/ProgramCosts.h"
#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "gspmd/Compiler/Compile.h"
#include "gspmd/Registration/InitAll.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include <chrono>
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

/// The emulator's tensors are in this machine's memory.
static LogicalResult checkSizes(ModuleOp module, const std::string &entry) {
  constexpr double kMostBytes = double(int64_t(1) << 40);
  auto func = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!func)
    return success();
  for (TypeRange types :
       {TypeRange(func.getArgumentTypes()), TypeRange(func.getResultTypes())})
    for (Type type : types) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor || !tensor.hasStaticShape())
        continue;
      double bytes = 1;
      for (int64_t size : tensor.getShape())
        bytes *= size;
      if (bytes > kMostBytes)
        return func.emitOpError() << "has a tensor of type " << type
                                  << ", which is too large to be emulated "
                                     "(more than 2^40 elements)";
    }
  return success();
}

static CompileOptions compileOptions(const LoadOptions &options) {
  CompileOptions result;
  result.entry = options.entry;
  result.optLevel = options.optLevel;
  result.withCode = options.withCode;
  return result;
}

/// Runs the passes that were named for the ops of plugins.
static LogicalResult lowerPluginOps(ModuleOp module, StringRef pipeline) {
  if (pipeline.empty())
    return success();
  registerAllPassesOnce();
  PassManager pm(module.getContext());
  std::string wrong;
  llvm::raw_string_ostream stream(wrong);
  if (failed(parsePassPipeline(pipeline, pm, stream)))
    return module.emitError("--lower-with: ") << StringRef(wrong).trim();
  return pm.run(module);
}

std::optional<OptimizeOptions>
getEffectiveOptimizeOptions(const LoadOptions &options) {
  return options.partition ? options.optimize : std::nullopt;
}

static FailureOr<LoadedProgram> compileLoaded(ModuleOp module,
                                              const LoadOptions &options,
                                              SerializedProgram *form) {
  FailureOr<DeviceProgram> local = makeDeviceProgram(
      module, options.partition, getEffectiveOptimizeOptions(options));
  if (failed(local))
    return failure();
  if (!options.code.empty() && !local->wasPartitioned)
    return module.emitError("is not partitioned; --code goes with what "
                            "gspmd-prepare-calls wrote");
  LoadedProgram loaded;
  loaded.flops = countFlops(*local->module, options.entry);
  if (failed(lowerPluginOps(*local->module, options.lowerWith)))
    return failure();
  FailureOr<CompiledProgram> program =
      options.code.empty()
          ? compileProgram(*local->module, compileOptions(options), form)
          : loadExternalProgram(*local->module, options.entry, options.code);
  if (failed(program))
    return failure();
  // A global program runs on one device, whatever meshes it speaks of.
  if (!options.partition && !local->wasPartitioned && !local->isManual)
    program->meshes.clear();
  loaded.program = *std::move(program);
  loaded.replicatedOps = std::move(local->replicatedOps);
  loaded.optimizations = std::move(local->optimizations);
  loaded.wasPartitioned = local->wasPartitioned;
  return loaded;
}

/// What the cache keeps beside the code.
static std::string notesOf(const LoadedProgram &loaded) {
  nlohmann::json notes = {{"flops", loaded.flops},
                          {"replicated_ops", loaded.replicatedOps},
                          {"optimizations", loaded.optimizations},
                          {"was_local", loaded.wasPartitioned},
                          {"one_device", loaded.program.meshes.empty()}};
  return notes.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// The program of an entry of the cache; nothing if it cannot be loaded. That
/// it is compiled again then, nobody has to be told.
static std::optional<LoadedProgram> loadKept(MLIRContext *context,
                                             const ProgramCache::Entry &kept,
                                             const std::string &entry) {
  ScopedDiagnosticHandler silence(context,
                                  [](Diagnostic &) { return success(); });
  nlohmann::json notes = nlohmann::json::parse(kept.notes, nullptr, false);
  FailureOr<CompiledProgram> program = loadCompiled(context, kept.form, entry);
  if (notes.is_discarded() || failed(program))
    return std::nullopt;
  LoadedProgram loaded;
  loaded.program = *std::move(program);
  if (notes["one_device"])
    loaded.program.meshes.clear();
  loaded.flops = notes["flops"];
  loaded.replicatedOps =
      notes["replicated_ops"].get<std::vector<std::string>>();
  loaded.optimizations = notes["optimizations"].get<std::vector<std::string>>();
  loaded.wasPartitioned = notes["was_local"];
  loaded.isFromCache = true;
  return loaded;
}

RunReport makeReport(const LoadedProgram &loaded) {
  RunReport report;
  report.numDevices = loaded.program.numDevices();
  report.flops = loaded.flops;
  report.compileMilliseconds = loaded.milliseconds;
  report.isFromCache = loaded.isFromCache;
  report.replicatedOps = loaded.replicatedOps;
  report.optimizations = loaded.optimizations;
  return report;
}

/// What is done with a program before it is compiled, in words.
static std::string preparationOf(const LoadOptions &options) {
  if (!options.partition)
    return "whole";
  if (!options.optimize)
    return "partitioned";
  const OptimizeOptions &optimize = *options.optimize;
  return "optimized for " + optimize.topology + "|" + optimize.axisLayout +
         "|" + optimize.overlap + "|" + std::to_string(optimize.memoryLimit) +
         " by " + llvm::join(optimize.only, ",") + " at any price " +
         std::to_string(optimize.atAnyPrice);
}

/// loadProgram with a cache. What the compiler had to say is not kept, so a
/// program with warnings is not either.
static FailureOr<LoadedProgram> loadOrCompile(ModuleOp module,
                                              const LoadOptions &options,
                                              const ProgramCache &cache) {
  MLIRContext *context = module.getContext();
  std::optional<std::string> key =
      cache.keyOf(module, compileOptions(options), preparationOf(options));
  // What a hardware file of the user's says may change.
  bool isPricedByFile = options.optimize &&
                        StringRef(options.optimize->topology).contains(".json");
  if (!key || isPricedByFile)
    return compileLoaded(module, options, nullptr);
  if (auto kept = cache.load(*key))
    if (auto loaded = loadKept(context, *kept, options.entry))
      return *std::move(loaded);
  bool isSilent = true;
  ScopedDiagnosticHandler listener(context, [&](Diagnostic &diagnostic) {
    isSilent &= diagnostic.getSeverity() == DiagnosticSeverity::Remark;
    return failure();
  });
  ProgramCache::Entry entry;
  FailureOr<LoadedProgram> loaded = compileLoaded(module, options, &entry.form);
  if (succeeded(loaded) && isSilent) {
    entry.notes = notesOf(*loaded);
    cache.store(*key, entry);
  }
  return loaded;
}

/// The same for programs that call functions of their process, whose numbers
/// are others each time: code is made, and found again, for their places.
static FailureOr<LoadedProgram>
loadOrCompileAnywhere(ModuleOp module, const LoadOptions &options,
                      const ProgramCache &cache) {
  if (!stablehlo::callsHost(module))
    return loadOrCompile(module, options, cache);
  OwningOpRef<ModuleOp> copy = module.clone();
  auto functions = stablehlo::renumberHostCalls(*copy);
  FailureOr<LoadedProgram> loaded = loadOrCompile(*copy, options, cache);
  if (succeeded(loaded))
    loaded->program.hostFunctions.assign(functions.begin(), functions.end());
  return loaded;
}

FailureOr<LoadedProgram> loadProgram(ModuleOp module,
                                     const LoadOptions &options,
                                     const ProgramCache *cache) {
  auto begin = std::chrono::steady_clock::now();
  if (failed(checkSizes(module, options.entry)))
    return failure();
  if (cache)
    if (std::optional<std::string> warning = cache->takeWarning())
      emitWarning(UnknownLoc::get(module.getContext())) << *warning;
  bool isKept = cache && cache->isOn() && options.lowerWith.empty() &&
                options.code.empty() && options.withCode;
  FailureOr<LoadedProgram> loaded =
      isKept ? loadOrCompileAnywhere(module, options, *cache)
             : compileLoaded(module, options, nullptr);
  std::chrono::duration<double, std::milli> elapsed =
      std::chrono::steady_clock::now() - begin;
  if (succeeded(loaded))
    loaded->milliseconds = elapsed.count();
  return loaded;
}

} // namespace mlir::gspmd
