//===- CompilePhase.cpp - Native code of a program ------------------------===//
#include "compiler/Codegen/CodeGeneratorSetup.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Pipeline/ExecutablePrograms.h"
#include "compiler/Pipeline/ProgramCosts.h"
#include "compiler/Pipeline/RunPhase.h"
#include "gspmd/Compiler/Compile.h"
#include "gspmd/Registration/InitAll.h"
#include "gspmd/Registration/ParsePipeline.h"
#include "lib/Progress/ElapsedTime.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include <nlohmann/json.hpp>

namespace mlir::gspmd {

static CompileOptions getCompileOptions(const CompilationOptions &options,
                                        const std::string &entry) {
  CompileOptions result;
  result.entry = entry;
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

LogicalResult Compilation::compileUncached(const CompilationOptions &options,
                                           SerializedProgram *form,
                                           LoadedProgram &loaded) {
  std::optional<CodeGeneratorSetup> setup;
  if (options.withCode && options.code.empty())
    setup.emplace(options.optLevel);
  // A program without code is simulated, with its kernels as calls: the form
  // that annotateCosts partitions.
  FailureOr<Compilation *> program = this;
  if (!options.withCode)
    program = withKernelCalls();
  if (failed(program))
    return failure();
  KeptResult<DeviceProgram> device = (*program)->makeDeviceProgram(options);
  if (failed(device))
    return failure();
  if (!options.code.empty() && !(*device)->wasPartitioned)
    return source().emitError("is not partitioned; --code requires the output "
                              "of gspmd-prepare-calls");
  loaded.continueFrom(**device);
  PhaseRun run(CompilationPhase::Compile, source().getContext(), loaded);
  ModuleOp lowered = (*device)->module;
  loaded.flops = countFlops(lowered, entryName);
  OwningOpRef<ModuleOp> copy;
  if (!options.lowerWith.empty()) {
    copy = lowered.clone();
    lowered = *copy;
    if (failed(lowerPluginOps(lowered, options.lowerWith)))
      return failure();
  }
  FailureOr<CompiledProgram> compiled =
      options.code.empty()
          ? compileProgram(lowered, getCompileOptions(options, entryName), form)
          : loadExternalProgram(lowered, entryName, options.code);
  if (failed(compiled))
    return failure();
  if (isOnOneDevice(**device, options))
    compiled->meshes.clear();
  loaded.program = *std::move(compiled);
  loaded.wasPartitioned = (*device)->wasPartitioned;
  return success();
}

//===----------------------------------------------------------------------===//
// The cache of compiled programs
//===----------------------------------------------------------------------===//

/// Returns the facts that the cache stores with the code.
static std::string serializeNotes(const LoadedProgram &loaded) {
  nlohmann::json notes = {{"flops", loaded.flops},
                          {"diagnostics", toJson(loaded.diagnostics)},
                          {"was_local", loaded.wasPartitioned},
                          {"one_device", loaded.program.meshes.empty()}};
  return notes.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Loads the program of a cache entry. Diagnostics are suppressed: if it cannot
/// be loaded, the program is compiled instead.
static LogicalResult loadCached(MLIRContext *context,
                                const ProgramCache::Entry &cached,
                                const std::string &entry,
                                LoadedProgram &loaded) {
  ScopedDiagnosticHandler silence(context,
                                  [](Diagnostic &) { return success(); });
  nlohmann::json notes = nlohmann::json::parse(cached.notes, nullptr, false);
  FailureOr<CompiledProgram> program =
      loadCompiled(context, cached.form, entry);
  if (notes.is_discarded() || failed(program))
    return failure();
  loaded.program = *std::move(program);
  loaded.diagnostics = readDiagnostics(notes["diagnostics"]);
  if (notes["one_device"])
    loaded.program.meshes.clear();
  loaded.flops = notes["flops"];
  loaded.wasPartitioned = notes["was_local"];
  loaded.isFromCache = true;
  return success();
}

LogicalResult Compilation::loadOrCompile(const CompilationOptions &options,
                                         const ProgramCache &cache,
                                         LoadedProgram &loaded) {
  // A hardware file of the user may change between runs.
  if (options.optimize &&
      StringRef(options.optimize->topology).contains(".json"))
    return compileUncached(options, nullptr, loaded);
  auto begin = std::chrono::steady_clock::now();
  std::optional<std::string> key = cache.keyOf(
      source(), getCompileOptions(options, entryName), describe(options));
  if (!key)
    return compileUncached(options, nullptr, loaded);
  MLIRContext *context = source().getContext();
  if (auto cached = cache.load(*key))
    if (succeeded(loadCached(context, *cached, entryName, loaded))) {
      loaded.milliseconds = millisecondsSince(begin);
      emitDiagnostics(context, loaded.diagnostics);
      return success();
    }
  ProgramCache::Entry entry;
  if (failed(compileUncached(options, &entry.form, loaded)))
    return failure();
  entry.notes = serializeNotes(loaded);
  cache.store(*key, entry);
  return success();
}

KeptResult<LoadedProgram>
Compilation::compile(const CompilationOptions &options,
                     const ProgramCache *cache) {
  std::string configuration = describe(options) + "|" +
                              std::to_string(options.optLevel) +
                              (options.withCode ? "|code|" : "|") +
                              options.lowerWith + "|" + options.code;
  return keep<LoadedProgram>(
      loadedPrograms, configuration,
      [&](LoadedProgram &loaded) -> LogicalResult {
        constexpr unsigned kLimit = 40; // beyond the memory of the machine
        auto entry = source().lookupSymbol<FunctionOpInterface>(entryName);
        for (TypeRange types : {TypeRange(entry.getArgumentTypes()),
                                TypeRange(entry.getResultTypes())})
          if (failed(checkSizes(entry, types, kLimit, "has a tensor",
                                "too large to be emulated")))
            return failure();
        if (auto warning = cache ? cache->takeWarning() : std::nullopt)
          emitWarning(UnknownLoc::get(source().getContext())) << *warning;
        bool usesCache = cache && cache->isEnabled() &&
                         options.lowerWith.empty() && options.code.empty() &&
                         options.withCode;
        if (failed(usesCache ? loadOrCompile(options, *cache, loaded)
                             : compileUncached(options, nullptr, loaded)))
          return failure();
        loaded.program.hostFunctions = hostFunctions;
        return success();
      });
}

} // namespace mlir::gspmd
