//===- Trial.cpp - Comparison of two runs of a program --------------------===//
#include "compiler/Fuzz/Trial/Trial.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"

using namespace mlir;

namespace mlir::gspmd::fuzz {

llvm::StringRef toString(Outcome outcome) {
  static const char *const names[] = {"passed",
                                      "skipped",
                                      "invalid",
                                      "mismatch",
                                      "mismatch with poison",
                                      "rejected",
                                      "failed to run",
                                      "crash",
                                      "timeout"};
  return names[static_cast<int>(outcome)];
}

bool isFailure(Outcome outcome) {
  return outcome != Outcome::Passed && outcome != Outcome::Skipped;
}

OwningOpRef<ModuleOp> parseText(MLIRContext &context, llvm::StringRef text,
                                std::string &error) {
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    llvm::raw_string_ostream(error)
        << diagnostic.getLocation() << ": " << diagnostic << "\n";
    return success();
  });
  return parseSourceString<ModuleOp>(text, &context, "program");
}

namespace {

/// The syntax of a program's annotations, one per seed.
enum class AnnotationForm { Own, Sdy, Mhlo };

AnnotationForm getAnnotationForm(uint64_t seed) {
  return seed % 4 == 1   ? AnnotationForm::Sdy
         : seed % 4 == 3 ? AnnotationForm::Mhlo
                         : AnnotationForm::Own;
}

/// Returns true if a sharding of the module has partial maxima or minima.
bool hasPartialExtrema(ModuleOp module) {
  auto check = [](sharding::TensorShardingAttr attr) {
    bool hasSums = attr.getUnreduced().empty() ||
                   attr.getReduction() == ::gspmd::Reduction::Add;
    return hasSums ? WalkResult::advance() : WalkResult::interrupt();
  };
  return module
      .walk([&](Operation *op) { return op->getAttrDictionary().walk(check); })
      .wasInterrupted();
}

/// Converts the module to JAX's form: with annotations of Shardy or, once every
/// tensor has a sharding, of GSPMD. Returns null, with an error and its
/// outcome, if it cannot be written or parsed.
OwningOpRef<ModuleOp> convertAnnotations(ModuleOp module, AnnotationForm form,
                                         std::string &error, Outcome &outcome) {
  outcome = Outcome::Rejected;
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager pm(module.getContext());
  bool mayBeUnsupported = false;
  if (form == AnnotationForm::Mhlo) {
    PassManager completion(module.getContext());
    mlir::gspmd::buildGspmdComplete(completion);
    if (failed(completion.run(*copy)))
      return {};
    // Tile assignments have no partial maxima.
    mayBeUnsupported = hasPartialExtrema(*copy);
    pm.addPass(mlir::gspmd::createExportMhloSharding());
  } else {
    pm.addPass(mlir::gspmd::createExportSdy());
  }
  if (failed(pm.run(*copy))) {
    if (mayBeUnsupported &&
        llvm::StringRef(error).contains(kPartialResultsAreNotSums))
      outcome = Outcome::Skipped;
    return {};
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  copy->print(stream);
  return parseText(*module.getContext(), text, error);
}

class Judge {
public:
  Judge(ModuleOp module, const RangeTable &ranges, const TrialOptions &options)
      : module(module), compilation(module.clone()), options(options),
        arguments(makeArguments(module, ranges, options.seed)),
        tolerances(getTolerances(module, ranges)) {}

  Verdict run() {
    Engine &engine = *options.engine;
    const EngineKind &kind = engine.kind();
    std::unique_ptr<Engine> emulator = createEmulator();
    Tensors expected, bits;
    if (engine.isFirst())
      expected = compileAndRun(*emulator, /*partition=*/false);
    // If the unpartitioned program lacks an op, the partitioned one proves
    // nothing. (It may have many devices, too: with manual computations.)
    if (passed() && kind.hasUnsupportedOps)
      compareUnpartitioned(expected);
    if (passed() && engine.isFirst() && kind.isBitwiseEqualToEmulator)
      bits = compileAndRun(*emulator, /*partition=*/true);
    if (!allPassed())
      return verdict;
    auto partitioned = compile(engine, /*partition=*/true);
    if (!allPassed())
      return verdict;
    verdict.replicated = (*partitioned)->report().replicatedOps;
    comparePartitioned(**partitioned, expected, bits, /*poison=*/false);
    if (options.poison && allPassed())
      comparePartitioned(**partitioned, expected, bits, /*poison=*/true);
    return verdict;
  }

private:
  Verdict fail(Outcome outcome, std::string message) {
    verdict.outcome = outcome;
    verdict.message = std::move(message);
    return verdict;
  }

  static std::function<void(Diagnostic &)> collect(std::string &errors) {
    return [&errors](Diagnostic &d) {
      if (d.getSeverity() != DiagnosticSeverity::Error)
        return;
      llvm::raw_string_ostream(errors) << d.getLocation() << ": " << d << "\n";
    };
  }

  using Tensors = std::vector<HostTensor>;

  bool passed() const { return verdict.outcome == Outcome::Passed; }
  /// Collective: returns true if no process has a failure.
  bool allPassed() {
    return !options.engine->findFailure(
        passed() ? ExitCode::Ok : ExitCode::Mismatch, "for the verdict");
  }

  /// Returns no tensors after a failure.
  Tensors compileAndRun(Engine &engine, bool partition) {
    auto executable = compile(engine, partition);
    if (failed(executable))
      return {};
    auto computed = (*executable)->run(arguments, {});
    if (!computed.ok())
      fail(Outcome::RunFailed, (partition ? "" : "unpartitioned: ") +
                                   std::string(computed.status().message()));
    return computed.ok() ? *std::move(computed) : Tensors();
  }

  /// Runs the unpartitioned program on the engine.
  void compareUnpartitioned(llvm::ArrayRef<HostTensor> expected) {
    auto executable = compile(*options.engine, /*partition=*/false);
    absl::StatusOr<Tensors> computed;
    if (succeeded(executable))
      computed = (*executable)->run(arguments, {});
    if (computed.ok())
      compareResults(*computed, expected, /*poison=*/false);
    else if (absl::IsUnimplemented(computed.status()) ||
             absl::IsNotFound(computed.status()))
      fail(Outcome::Skipped,
           kMissingOnPlugin.str() + std::string(computed.status().message()));
    else if (succeeded(executable))
      fail(Outcome::RunFailed, std::string(computed.status().message()));
    if (isFailure(verdict.outcome))
      verdict.message = kUnpartitionedOnPlugin.str() + verdict.message;
  }

  void comparePartitioned(const Executable &partitioned,
                          llvm::ArrayRef<HostTensor> expected,
                          llvm::ArrayRef<HostTensor> bits, bool poison) {
    RunOptions run;
    run.poison = poison;
    auto computed = partitioned.run(arguments, run);
    if (!computed.ok()) {
      fail(Outcome::RunFailed, std::string(poison ? "with poison: " : "") +
                                   std::string(computed.status().message()));
      return;
    }
    if (!options.engine->isFirst())
      return;
    compareResults(*computed, expected, poison);
    for (size_t i = 0; i < bits.size() && passed(); ++i)
      if (Comparison c = compare((*computed)[i], bits[i], 0, 0);
          c.numMismatches)
        fail(Outcome::Mismatch, "result " + std::to_string(i) +
                                    " is not the emulator's: " + c.message);
  }

  FailureOr<std::unique_ptr<Executable>> compile(Engine &engine,
                                                 bool partition) {
    std::string errors;
    ScopedDiagnosticHandler handler(module.getContext(), collect(errors));
    CompilationOptions compilationOptions;
    compilationOptions.partition = partition;
    compilationOptions.optimize = options.optimize;
    // The default optimization level takes long to compile: some seeds use it.
    if (options.seed % 8 != 6)
      compilationOptions.optLevel = 0;
    AnnotationForm form =
        partition ? getAnnotationForm(options.seed) : AnnotationForm::Own;
    std::optional<Compilation> written;
    if (form != AnnotationForm::Own) {
      Outcome outcome;
      OwningOpRef<ModuleOp> converted =
          convertAnnotations(module, form, errors, outcome);
      if (!converted) {
        fail(outcome, kWrittenForJax.str() + errors);
        return failure();
      }
      written.emplace(std::move(converted));
    }
    auto compiled = engine.compile(written ? *written : compilation,
                                   compilationOptions, /*cache=*/nullptr);
    if (failed(compiled)) {
      bool unknown =
          errors.find("cannot be run by the emulator") != std::string::npos;
      fail(unknown ? Outcome::Skipped : Outcome::Rejected,
           (partition ? "partitioned: " : "unpartitioned: ") + errors);
    }
    return compiled;
  }

  void compareResults(llvm::ArrayRef<HostTensor> computed,
                      llvm::ArrayRef<HostTensor> expected, bool poison) {
    llvm::ArrayRef<Type> types = getMain(module).getResultTypes();
    for (size_t i = 0; i < expected.size(); ++i) {
      Type element = cast<RankedTensorType>(types[i]).getElementType();
      Comparison c =
          compare(widenNarrowFloats(computed[i], element),
                  widenNarrowFloats(expected[i], element), 0, tolerances[i]);
      if (!c.numMismatches)
        continue;
      fail(poison ? Outcome::Poisoned : Outcome::Mismatch,
           "result " + std::to_string(i) + " differs (tolerance " +
               std::to_string(tolerances[i]) + "): " + c.message);
      verdict.result = static_cast<int64_t>(i);
      return;
    }
  }

  ModuleOp module;
  Compilation compilation;
  const TrialOptions &options;
  std::vector<HostTensor> arguments;
  std::vector<double> tolerances;
  Verdict verdict;
};

} // namespace

Verdict judge(ModuleOp module, const RangeTable &ranges,
              const TrialOptions &options) {
  return Judge(module, ranges, options).run();
}

} // namespace mlir::gspmd::fuzz
