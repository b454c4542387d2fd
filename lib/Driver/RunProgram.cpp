//===- RunProgram.cpp - From a module to something that runs --------------===//
#include "RunProgram.h"
#include "ProgramCache.h"
#include "Stats.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "gspmd/Compiler/Compile.h"
#include "gspmd/Driver/Pipelines.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "transforms/Lowering/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SourceMgr.h"
#include <chrono>

namespace mlir::gspmd {
namespace {

/// Is the module past partitioning? It then has local types, which only the
/// attributes of its functions and the ops of `spmd` tell.
bool isDeviceProgram(ModuleOp module) {
  bool found = false;
  for (auto function : module.getOps<FunctionOpInterface>()) {
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      found |=
          function.getArgAttr(i, spmd::SpmdDialect::kGlobalType) != nullptr;
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      found |=
          function.getResultAttr(i, spmd::SpmdDialect::kGlobalType) != nullptr;
  }
  module.walk([&](Operation *op) {
    found |= isa_and_nonnull<spmd::SpmdDialect>(op->getDialect());
  });
  return found;
}

/// Keeps remarks (they go to the report) and lets the rest pass.
class RemarkCollector {
public:
  explicit RemarkCollector(MLIRContext *context)
      : handler(context, [this](Diagnostic &diagnostic) {
          if (diagnostic.getSeverity() != DiagnosticSeverity::Remark)
            return failure();
          std::string text;
          llvm::raw_string_ostream stream(text);
          stream << diagnostic.getLocation() << ": " << diagnostic;
          remarks.push_back(std::move(text));
          return success();
        }) {}
  std::vector<std::string> remarks;

private:
  ScopedDiagnosticHandler handler;
};

/// An unpartitioned program with manual computations, which need their devices.
/// `isManual` is whether it has some.
LogicalResult localizeManual(ModuleOp module, bool &isManual) {
  module.walk([&](sharding::ManualComputationOp) { isManual = true; });
  if (!isManual)
    return success();
  PassManager pm(module.getContext());
  pm.addPass(createEvaluateManual());
  return pm.run(module);
}

} // namespace

/// A file of functions that take nothing and check themselves: gives it an
/// entry `main` that calls each. False when the functions are of another kind.
static bool makeEntry(ModuleOp module) {
  SmallVector<func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    if (function.getNumArguments() != 0)
      return false;
    functions.push_back(function);
  }
  if (functions.empty())
    return false;
  OpBuilder builder(module.getBodyRegion());
  builder.setInsertionPointToEnd(module.getBody());
  auto entry = func::FuncOp::create(builder, module.getLoc(), "main",
                                    builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(entry.addEntryBlock());
  for (func::FuncOp function : functions) {
    func::CallOp::create(builder, function.getLoc(), function, ValueRange());
    function.setPrivate();
  }
  func::ReturnOp::create(builder, module.getLoc());
  return true;
}

OwningOpRef<ModuleOp> parseProgram(MLIRContext &context,
                                   const std::string &file) {
  std::string error;
  std::unique_ptr<llvm::MemoryBuffer> buffer = openInputFile(file, &error);
  if (!buffer) {
    llvm::errs() << "gspmd-run: error: " << error << "\n";
    return nullptr;
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(sources, &context);
  return parseSourceFile<ModuleOp>(sources, &context);
}

FailureOr<std::string> findEntry(ModuleOp module, const std::string &entry) {
  if (module.lookupSymbol(entry))
    return entry;
  std::vector<std::string> names;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (function.isPublic() && !function.isExternal())
      names.push_back(function.getName().str());
  if (entry == "main" && names.size() == 1)
    return names.front();
  if (entry == "main" && makeEntry(module))
    return entry;
  auto diagnostic = module.emitError("has no function '")
                    << entry << "' to run";
  if (!names.empty())
    diagnostic << "; choose one with --entry: " << llvm::join(names, ", ");
  return failure();
}

LogicalResult explainProgram(ModuleOp module, const std::string &file,
                             const ExplainSettings &settings) {
  if (!settings.isOn())
    return success();
  if (isDeviceProgram(module))
    return module.emitError(
        "is partitioned already: there is nothing to explain");
  // Values are called as in the file; stdin cannot be read again.
  std::unique_ptr<llvm::MemoryBuffer> text =
      file == "-" ? nullptr : openInputFile(file);
  PassManager pm(module.getContext());
  addNamesFor(settings, text ? text->getBuffer() : "", pm);
  buildGspmdComplete(pm);
  return success(succeeded(explainIn(settings, pm)) &&
                 succeeded(pm.run(module)));
}

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

FailureOr<DeviceProgram>
makeDeviceProgram(ModuleOp module, bool partition,
                  std::unique_ptr<PassInstrumentation> observer) {
  DeviceProgram result;
  result.module = module.clone();
  MLIRContext *context = module.getContext();
  RemarkCollector collector(context);
  result.wasLocal = isDeviceProgram(*result.module);
  if (!result.wasLocal) {
    PassManager pm(context);
    if (observer)
      pm.addInstrumentation(std::move(observer));
    if (partition)
      buildGspmdPartition(pm);
    else // without the foreign annotations, whose ops nothing lowers
      buildImportToOneMesh(pm);
    if (failed(pm.run(*result.module)) ||
        (!partition && failed(localizeManual(*result.module, result.isManual))))
      return failure();
  }
  result.replicatedOps = std::move(collector.remarks);
  return result;
}

static FailureOr<LoadedProgram> compileLoaded(ModuleOp module,
                                              const std::string &entry,
                                              bool partition, unsigned optLevel,
                                              CompiledForm *form) {
  FailureOr<DeviceProgram> local = makeDeviceProgram(module, partition);
  if (failed(local))
    return failure();
  CompileOptions options;
  options.entry = entry;
  options.optLevel = optLevel;
  FailureOr<::gspmd::CompiledProgram> program =
      compileProgram(*local->module, options, form);
  if (failed(program))
    return failure();
  // A global program runs on one device, whatever meshes it speaks of.
  if (!partition && !local->wasLocal && !local->isManual)
    program->meshes.clear();
  LoadedProgram loaded;
  loaded.program = *std::move(program);
  loaded.flops = countFlops(*local->module, entry);
  loaded.replicatedOps = std::move(local->replicatedOps);
  loaded.wasLocal = local->wasLocal;
  return loaded;
}

/// loadProgram with a cache. What the compiler had to say is not kept, so a
/// program with warnings is not either.
static FailureOr<LoadedProgram> loadOrCompile(ModuleOp module,
                                              const std::string &entry,
                                              bool partition, unsigned optLevel,
                                              const ProgramCache &cache) {
  MLIRContext *context = module.getContext();
  std::optional<std::string> key =
      cache.keyOf(module, entry, partition, optLevel);
  if (!key)
    return compileLoaded(module, entry, partition, optLevel, nullptr);
  if (auto kept = cache.load(context, *key, entry)) {
    kept->wasKept = true;
    return *std::move(kept);
  }
  bool isSilent = true;
  ScopedDiagnosticHandler listener(context, [&](Diagnostic &diagnostic) {
    isSilent &= diagnostic.getSeverity() == DiagnosticSeverity::Remark;
    return failure();
  });
  CompiledForm form;
  FailureOr<LoadedProgram> loaded =
      compileLoaded(module, entry, partition, optLevel, &form);
  if (succeeded(loaded) && isSilent)
    cache.store(*key, *loaded, form);
  return loaded;
}

FailureOr<LoadedProgram> loadProgram(ModuleOp module, const std::string &entry,
                                     bool partition, unsigned optLevel,
                                     const ProgramCache *cache) {
  auto begin = std::chrono::steady_clock::now();
  if (failed(checkSizes(module, entry)))
    return failure();
  bool isKept = cache && cache->isOn();
  FailureOr<LoadedProgram> loaded =
      isKept ? loadOrCompile(module, entry, partition, optLevel, *cache)
             : compileLoaded(module, entry, partition, optLevel, nullptr);
  std::chrono::duration<double, std::milli> elapsed =
      std::chrono::steady_clock::now() - begin;
  if (succeeded(loaded))
    loaded->milliseconds = elapsed.count();
  return loaded;
}

} // namespace mlir::gspmd
