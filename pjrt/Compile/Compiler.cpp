//===- Compiler.cpp - The compiler of callers' programs -------------------===//
#include "pjrt/Compile/Compiler.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/CommandLine/DiagnosticText.h"
#include "compiler/Formats/Formats.h"
#include "compiler/Pipeline/Compilation.h"
#include "dialect/StableHLO/CustomCalls/HostCallbackCall.h"
#include "dialect/StableHLO/Ops/Reduction/WindowOps.h"
#include "dialect/StableHLO/Ops/Shape/IndexScatter.h"
#include "gspmd/Registration/InitAll.h"
#include "gspmd/Version.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/Diagnostics.h"
#include "pjrt/Compile/BoundaryShardings.h"
#include "pjrt/Compile/BoundaryTokens.h"
#include "pjrt/Compile/CompiledModule.h"
#include "pjrt/Compile/CustomPartitioning/CustomPartitioning.h"
#include "pjrt/Compile/ProgramBoundary.h"
#include "pjrt/Modes/SessionReport.h"
#include "transforms/Import/KernelComposites/KernelComposites.h"
#include "transforms/Support/Diagnostics/DiagnosticKind.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SHA256.h"

namespace mlir::gspmd::pjrt {

/// The number of programs per context: attributes and types are never freed in
/// a context.
constexpr unsigned kProgramsPerContext = 64;
/// The number of cached programs, including those without owners.
constexpr size_t kMaxCached = 256;

struct Compiler::Context {
  Context() : mlir(registry(), MLIRContext::Threading::DISABLED) {
    mlir.printOpOnDiagnostic(false);
  }
  static const DialectRegistry &registry() {
    static const DialectRegistry *all = [] {
      auto *registry = new DialectRegistry;
      registerAllDialects(*registry);
      return registry;
    }();
    return *all;
  }

  MLIRContext mlir;
  unsigned numPrograms = 0;
};

Compiler::Compiler(Modes modes, Topology topology,
                   std::shared_ptr<SessionReport> report)
    : modes(std::move(modes)), topology(std::move(topology)),
      report(std::move(report)) {}
Compiler::~Compiler() = default;

std::unique_ptr<Compiler::Context> Compiler::takeContext() {
  {
    MutexLock lock(mutex);
    if (!idle.empty()) {
      auto context = std::move(idle.back());
      idle.pop_back();
      return context;
    }
  }
  return std::make_unique<Context>();
}

void Compiler::returnContext(std::unique_ptr<Context> context) {
  if (++context->numPrograms >= kProgramsPerContext)
    return;
  MutexLock lock(mutex);
  idle.push_back(std::move(context));
}

static absl::StatusCode statusCodeOf(Diagnostic &error) {
  switch (errorKindOf(error)) {
  case ErrorKind::UnknownFunction:
    return absl::StatusCode::kNotFound;
  case ErrorKind::TooLarge:
    return absl::StatusCode::kResourceExhausted;
  case ErrorKind::CallerFunction:
    return absl::StatusCode::kInternal;
  case ErrorKind::InvalidProgram:
    return absl::StatusCode::kInvalidArgument;
  }
  llvm_unreachable("unknown kind of error");
}

/// JAX displays no warnings and remarks of a plugin: warnings are printed.
/// Remarks are in the results of phases. The last error determines `code`.
static LogicalResult handle(Diagnostic &diagnostic, llvm::raw_ostream &errors,
                            absl::StatusCode &code) {
  if (diagnostic.getSeverity() == DiagnosticSeverity::Error) {
    printDiagnostic(diagnostic, errors);
    code = statusCodeOf(diagnostic);
  }
  if (diagnostic.getSeverity() == DiagnosticSeverity::Warning)
    llvm::errs() << "gspmd: warning: " << diagnostic << "\n";
  return success();
}

absl::Status
Compiler::withContext(llvm::function_ref<LogicalResult(MLIRContext &)> use) {
  std::unique_ptr<Context> context = takeContext();
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  absl::StatusCode code = absl::StatusCode::kInvalidArgument;
  bool isDone = false;
  {
    ScopedDiagnosticHandler handler(&context->mlir,
                                    [&](Diagnostic &diagnostic) {
                                      return handle(diagnostic, stream, code);
                                    });
    isDone = succeeded(use(context->mlir));
  }
  returnContext(std::move(context));
  if (isDone)
    return absl::OkStatus();
  llvm::StringRef text = llvm::StringRef(errors).trim();
  return absl::Status(code, text.empty() ? "the program cannot be compiled"
                                         : text.str());
}

absl::Status Compiler::withModule(
    llvm::StringRef code, const CompileSettings &settings,
    llvm::function_ref<LogicalResult(OwningOpRef<ModuleOp>)> use) {
  return withContext([&](MLIRContext &context) -> LogicalResult {
    OwningOpRef<ModuleOp> module = readTrustedProgram(code, context, "program");
    if (!module)
      return failure();
    replaceBoundaryTokens(*module);
    stablehlo::dropPartialWindows(*module);
    stablehlo::passPadding(*module);
    if (failed(legalizeBoundaryShardings(*module)) ||
        failed(applySettings(*module, settings)))
      return failure();
    return use(std::move(module));
  });
}

absl::Status
Compiler::withProgram(const CompiledModule &compiled,
                      llvm::function_ref<LogicalResult(Compilation &)> use) {
  return withModule(compiled.code, compiled.settings,
                    [&](OwningOpRef<ModuleOp> module) -> LogicalResult {
                      FailureOr<Compilation> compilation =
                          Compilation::create(std::move(module));
                      return success(succeeded(compilation) &&
                                     succeeded(use(*compilation)));
                    });
}

absl::Status Compiler::withDeviceProgram(
    const CompiledModule &compiled,
    llvm::function_ref<LogicalResult(Compilation &)> use, bool forCosts) {
  DeviceOptions options = compiled.deviceOptions();
  forCosts &= compiled.hasKernels;
  MutexLock lock(compiled.deviceMutex);
  std::optional<SerializedDeviceProgram> &kept =
      forCosts ? compiled.costedDevice : compiled.device;
  if (kept)
    return withContext([&](MLIRContext &context) -> LogicalResult {
      FailureOr<Compilation> compilation =
          Compilation::resume(context, *kept, options);
      return success(succeeded(compilation) && succeeded(use(*compilation)));
    });
  return withProgram(compiled, [&](Compilation &compilation) -> LogicalResult {
    if (failed(forCosts ? compilation.annotateCosts(options, /*kernelCosts=*/"")
                        : compilation.makeDeviceProgram(options)))
      return failure();
    kept = forCosts ? compilation.serializeKernelCalls(options)
                    : compilation.serializeDeviceProgram(options);
    return use(compilation);
  });
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

static std::string hashOf(llvm::StringRef code, llvm::StringRef settings) {
  llvm::SHA256 hash;
  hash.update(GSPMD_VERSION_STRING);
  hash.update(std::to_string(settings.size()) + ":");
  hash.update(settings);
  hash.update(code);
  auto digest = hash.final();
  return llvm::toHex(digest, /*LowerCase=*/true);
}

/// Predicts a step if a mode needs it. If programs run, a failed prediction
/// only omits the page.
LogicalResult Compiler::predictStep(Compilation &compilation,
                                    CompiledModule &compiled) {
  if (!modes.needsPrediction())
    return success();
  FailureOr<Prediction> prediction =
      predict(compilation, compiled.settings.numDevices(), topology, modes,
              /*withPage=*/report != nullptr,
              compilation.source().getName().value_or("program").str());
  if (failed(prediction))
    return failure(modes.simulates);
  compiled.prediction = *std::move(prediction);
  return success();
}

/// Resolves the calls of the caller and replaces the program by the result: the
/// caller's functions may not exist when it is read again.
static LogicalResult resolveCalls(ModuleOp module, CompiledModule &compiled) {
  if (failed(resolveCallerCalls(module)))
    return failure();
  compiled.hasCallerCalls = true;
  compiled.code.clear();
  llvm::raw_string_ostream stream(compiled.code);
  return writeBytecodeToFile(module, stream);
}

/// Computes the common fingerprint: numbers of host functions differ among
/// processes, their cacheOrder does not.
static LogicalResult describeCommon(const Compilation &compilation,
                                    CompiledModule &compiled) {
  const CompileSettings &settings = compiled.settings;
  std::string text =
      absl::StrCat(settings.numReplicas, "x", settings.numPartitions, " on ",
                   absl::StrJoin(settings.devices, ","));
  compiled.callsHost = stablehlo::callsHost(compilation.source());
  std::string renumbered;
  llvm::raw_string_ostream stream(renumbered);
  if (compiled.callsHost &&
      failed(writeBytecodeToFile(compilation.source(), stream)))
    return failure();
  compiled.commonFingerprint =
      hashOf(compiled.callsHost ? renumbered : compiled.code, text);
  return success();
}

absl::StatusOr<std::shared_ptr<const CompiledModule>>
Compiler::compileUncached(llvm::StringRef code, const CompileSettings &settings,
                          std::string fingerprint) {
  auto compiled = std::make_shared<CompiledModule>();
  compiled->code = code.str();
  compiled->fingerprint = std::move(fingerprint);
  compiled->settings = settings;
  absl::Status status = withModule(
      code, settings, [&](OwningOpRef<ModuleOp> module) -> LogicalResult {
        static const ProgramCache cache(defaultCacheFolder());
        CompilationOptions options;
        options.partition = compiled->deviceOptions().partition;
        options.withCode = !modes.simulates;
        if (options.partition && hasCallerCalls(*module) &&
            failed(resolveCalls(*module, *compiled)))
          return failure();
        FailureOr<Compilation> compilation =
            Compilation::create(std::move(module));
        if (failed(compilation))
          return failure();
        compiled->hasKernels = hasKernelComposites(compilation->source());
        if (failed(describeCommon(*compilation, *compiled)) ||
            failed(predictStep(*compilation, *compiled)))
          return failure();
        KeptResult<LoadedProgram> loaded =
            compilation->compile(options, &cache);
        if (failed(loaded))
          return failure();
        compiled->loaded = *std::move(loaded);
        {
          MutexLock lock(compiled->deviceMutex);
          compiled->device = compilation->serializeDeviceProgram(options);
          compiled->costedDevice = compilation->serializeKernelCalls(options);
        }
        return describeBoundary(compilation->source(), compilation->entry(),
                                *compiled);
      });
  if (!status.ok())
    return status;
  // The page precedes the out-of-memory error, which it explains.
  if (report && compiled->prediction)
    report->compiled(compiled->fingerprint, compiled->name,
                     settings.numDevices(), *compiled->prediction);
  if (modes.simulates && !modes.ignoresMemory &&
      !compiled->prediction->outOfMemory.empty())
    return absl::ResourceExhaustedError(
        compiled->name + ": " + compiled->prediction->outOfMemory +
        "\n(GSPMD_MEMORY=ignore disables the check)");
  return compiled;
}

absl::StatusOr<std::shared_ptr<const CompiledModule>>
Compiler::compile(llvm::StringRef code, const CompileSettings &settings) {
  std::string key = hashOf(code, settings.serialized);
  {
    MutexLock lock(mutex);
    auto it = cached.find(key);
    if (it != cached.end())
      return it->second;
  }
  auto compiled = compileUncached(code, settings, key);
  if (!compiled.ok())
    return compiled.status();
  // The key of a caller's function may denote another one the next time.
  if ((*compiled)->hasCallerCalls)
    return compiled;
  std::shared_ptr<const CompiledModule> oldest; // destroyed without the lock
  MutexLock lock(mutex);
  if (!cached.try_emplace(key, *compiled).second)
    return compiled;
  cacheOrder.push_back(key);
  if (cacheOrder.size() > kMaxCached) {
    auto it = cached.find(cacheOrder.front());
    oldest = it->second;
    cached.erase(it);
    cacheOrder.pop_front();
  }
  return compiled;
}

} // namespace mlir::gspmd::pjrt
