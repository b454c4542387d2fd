//===- LoadProgram.cpp - Compilation of a module for the emulator ---------===//
#include "compiler/Pipeline/LoadProgram.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Pipeline/MakeDeviceProgram.h"
#include "compiler/Pipeline/ProgramCosts.h"
#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "gspmd/Compiler/Compile.h"
#include "gspmd/Registration/InitAll.h"
#include "gspmd/Registration/ParsePipeline.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include <chrono>
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

/// Rejects tensors that exceed the memory of the machine.
static LogicalResult checkSizes(ModuleOp module, const std::string &entry) {
  constexpr double kMaxBytes = double(int64_t(1) << 40);
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
      if (bytes > kMaxBytes)
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

/// Runs the passes that lower the ops of plugins.
static LogicalResult lowerPluginOps(ModuleOp module, StringRef pipeline) {
  if (pipeline.empty())
    return success();
  registerAllPassesOnce();
  PassManager pm(module.getContext());
  if (std::optional<std::string> error = parsePipeline(pipeline, pm))
    return module.emitError("--lower-with: ") << *error;
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
    return module.emitError("is not partitioned; --code requires the output of "
                            "gspmd-prepare-calls");
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
  // An unpartitioned program runs on one device, whatever its meshes.
  if (!options.partition && !local->wasPartitioned && !local->isManual)
    program->meshes.clear();
  loaded.program = *std::move(program);
  loaded.replicatedOps = std::move(local->replicatedOps);
  loaded.optimizations = std::move(local->optimizations);
  loaded.wasPartitioned = local->wasPartitioned;
  return loaded;
}

/// Returns the statistics that the cache stores with the code.
static std::string serializeNotes(const LoadedProgram &loaded) {
  nlohmann::json notes = {{"flops", loaded.flops},
                          {"replicated_ops", loaded.replicatedOps},
                          {"optimizations", loaded.optimizations},
                          {"was_local", loaded.wasPartitioned},
                          {"one_device", loaded.program.meshes.empty()}};
  return notes.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Loads the program of a cache entry; nullopt if that fails. Diagnostics are
/// suppressed, because the program is compiled instead.
static std::optional<LoadedProgram>
loadCached(MLIRContext *context, const ProgramCache::Entry &cached,
           const std::string &entry) {
  ScopedDiagnosticHandler silence(context,
                                  [](Diagnostic &) { return success(); });
  nlohmann::json notes = nlohmann::json::parse(cached.notes, nullptr, false);
  FailureOr<CompiledProgram> program =
      loadCompiled(context, cached.form, entry);
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

/// Describes the preparation of the program in the cache key.
static std::string describePreparation(const LoadOptions &options) {
  if (!options.partition)
    return "unpartitioned";
  if (!options.optimize)
    return "partitioned";
  const OptimizeOptions &optimize = *options.optimize;
  return "optimized for " + optimize.topology + "|" + optimize.axisLayout +
         "|" + optimize.overlap + "|" + std::to_string(optimize.memoryLimit) +
         " by " + llvm::join(optimize.only, ",") + " at any price " +
         std::to_string(optimize.forcedVariant);
}

/// Loads the program from the cache or compiles it. A program with warnings is
/// not stored, because the cache does not keep them.
static FailureOr<LoadedProgram> loadOrCompile(ModuleOp module,
                                              const LoadOptions &options,
                                              const ProgramCache &cache) {
  MLIRContext *context = module.getContext();
  std::optional<std::string> key = cache.keyOf(module, compileOptions(options),
                                               describePreparation(options));
  // A hardware file of the user may change between runs.
  bool usesHardwareFile =
      options.optimize &&
      StringRef(options.optimize->topology).contains(".json");
  if (!key || usesHardwareFile)
    return compileLoaded(module, options, nullptr);
  if (auto cached = cache.load(*key))
    if (auto loaded = loadCached(context, *cached, options.entry))
      return *std::move(loaded);
  bool hasOnlyRemarks = true;
  ScopedDiagnosticHandler listener(context, [&](Diagnostic &diagnostic) {
    hasOnlyRemarks &= diagnostic.getSeverity() == DiagnosticSeverity::Remark;
    return failure();
  });
  ProgramCache::Entry entry;
  FailureOr<LoadedProgram> loaded = compileLoaded(module, options, &entry.form);
  if (succeeded(loaded) && hasOnlyRemarks) {
    entry.notes = serializeNotes(*loaded);
    cache.store(*key, entry);
  }
  return loaded;
}

/// Makes programs that call functions of this process cacheable: the functions
/// have a different address in each process, so the code refers to them by
/// index.
static FailureOr<LoadedProgram>
loadOrCompileWithHostCalls(ModuleOp module, const LoadOptions &options,
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
  bool usesCache = cache && cache->isOn() && options.lowerWith.empty() &&
                   options.code.empty() && options.withCode;
  FailureOr<LoadedProgram> loaded =
      usesCache ? loadOrCompileWithHostCalls(module, options, *cache)
                : compileLoaded(module, options, nullptr);
  std::chrono::duration<double, std::milli> elapsed =
      std::chrono::steady_clock::now() - begin;
  if (succeeded(loaded))
    loaded->milliseconds = elapsed.count();
  return loaded;
}

} // namespace mlir::gspmd
