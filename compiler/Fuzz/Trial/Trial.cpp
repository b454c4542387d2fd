//===- Trial.cpp - Comparison of two runs of a program --------------------===//
#include "compiler/Fuzz/Trial/Trial.h"
#include "compiler/Fuzz/Trial/MpiRankPool.h"
#include "compiler/Fuzz/Trial/TrialArguments.h"
#include "compiler/Pipeline/ExportProgram.h"
#include "compiler/Pipeline/LoadProgram.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
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

/// Converts the module to JAX's form: with annotations of Shardy or, once every
/// tensor has a sharding, of GSPMD. Returns null if it cannot be written or
/// parsed.
OwningOpRef<ModuleOp> convertAnnotations(ModuleOp module, AnnotationForm form,
                                         std::string &error) {
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager pm(module.getContext());
  if (form == AnnotationForm::Mhlo) {
    mlir::gspmd::buildGspmdComplete(pm);
    pm.addPass(mlir::gspmd::createExportMhloSharding());
  } else {
    pm.addPass(mlir::gspmd::createExportSdy());
  }
  if (failed(pm.run(*copy)))
    return {};
  std::string text;
  llvm::raw_string_ostream stream(text);
  copy->print(stream);
  return parseText(*module.getContext(), text, error);
}

class Judge {
public:
  Judge(ModuleOp module, const RangeTable &ranges, const TrialOptions &options)
      : module(module), options(options),
        arguments(makeArguments(module, ranges, options.seed)),
        tolerances(getTolerances(module, ranges)) {}

  Verdict run() {
    if (options.ranks)
      return compareRanks();
    auto unpartitioned = load(/*partition=*/false);
    if (failed(unpartitioned))
      return verdict;
    auto expected = runProgram(unpartitioned->program, arguments);
    if (!expected.ok())
      return fail(Outcome::RunFailed,
                  "unpartitioned: " + std::string(expected.status().message()));
    if (options.engine.isPjrt())
      return compareExported(*expected);
    auto partitioned = load(/*partition=*/true);
    if (failed(partitioned))
      return verdict;
    verdict.replicated = std::move(partitioned->replicatedOps);
    compareRun(partitioned->program, *expected, /*poison=*/false);
    if (verdict.outcome == Outcome::Passed && options.poison)
      compareRun(partitioned->program, *expected, /*poison=*/true);
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
      llvm::raw_string_ostream(errors) << d.getLocation() << ": " << d << "\n";
    };
  }

  /// Runs the program on a plugin. A failed export is an invalid-argument
  /// error.
  absl::StatusOr<std::vector<HostTensor>> runExported(bool partition) {
    std::string errors;
    ScopedDiagnosticHandler handler(module.getContext(), collect(errors));
    mlir::gspmd::LoadOptions loadOptions;
    loadOptions.partition = partition;
    loadOptions.optimize = options.optimize;
    auto exported = mlir::gspmd::exportProgram(module, loadOptions,
                                               options.engine.isPartitions());
    if (failed(exported)) {
      fail(Outcome::Rejected, "exported: " + errors);
      return absl::InvalidArgumentError(errors);
    }
    verdict.replicated = std::move(exported->replicatedOps);
    PjrtOptions pjrt;
    pjrt.plugin = options.engine.pjrtPlugin;
    pjrt.clientOptions = options.engine.clientOptions();
    pjrt.poison = options.poison;
    auto got = runOnPjrt(exported->program, arguments, pjrt);
    if (!got.ok())
      fail(Outcome::RunFailed, std::string(got.status().message()));
    return got;
  }

  /// A program with an op that the plugin lacks is skipped: if the
  /// unpartitioned program fails for it, the partitioned one proves nothing.
  /// (An unpartitioned program with manual computations has many devices, too.)
  Verdict compareExported(llvm::ArrayRef<HostTensor> expected) {
    for (bool partition : {false, true}) {
      auto got = runExported(partition);
      if (got.ok())
        compareResults(*got, expected, options.poison);
      bool isLacking = verdict.outcome == Outcome::RunFailed &&
                       (absl::IsUnimplemented(got.status()) ||
                        absl::IsNotFound(got.status()));
      if (!partition && isLacking)
        fail(Outcome::Skipped, kMissingOnPlugin.str() + verdict.message);
      else if (!partition && verdict.outcome != Outcome::Passed)
        verdict.message = kUnpartitionedOnPlugin.str() + verdict.message;
      if (verdict.outcome != Outcome::Passed)
        break;
    }
    return verdict;
  }

  /// Collective: returns true if no rank has a failure.
  bool allPassed() {
    bool passed = verdict.outcome == Outcome::Passed;
    return llvm::all_of(
        options.ranks->all().gatherAll(passed, "for the verdict"),
        [](auto hasPassed) { return hasPassed != 0; });
  }

  /// Collective: rank 0 has the verdict. It compares with the unpartitioned
  /// program, and bit by bit with the emulator.
  Verdict compareRanks() {
    bool isFirst = options.ranks->all().isFirst();
    auto emulated = [&](bool partition) -> std::vector<HostTensor> {
      auto loaded = load(partition);
      if (failed(loaded))
        return {};
      auto results = runProgram(loaded->program, arguments);
      if (!results.ok())
        fail(Outcome::RunFailed, std::string(results.status().message()));
      return results.ok() ? *results : std::vector<HostTensor>();
    };
    std::vector<HostTensor> unpartitioned, bits;
    if (isFirst)
      unpartitioned = emulated(/*partition=*/false);
    if (isFirst && verdict.outcome == Outcome::Passed)
      bits = emulated(/*partition=*/true);
    if (!allPassed())
      return verdict;
    auto partitioned = load(/*partition=*/true);
    if (!allPassed())
      return verdict;
    for (bool poison : {false, true}) {
      if (poison && !options.poison)
        break;
      auto got =
          options.ranks->run(partitioned->program, arguments, poison,
                             "seed " + std::to_string(options.seed) + ": ");
      if (!isFirst)
        continue;
      compareResults(got, unpartitioned, poison);
      for (size_t i = 0; i < got.size(); ++i)
        if (Comparison c = compare(got[i], bits[i], 0, 0);
            verdict.outcome == Outcome::Passed && c.numMismatches)
          fail(Outcome::Mismatch, "result " + std::to_string(i) +
                                      " is not the emulator's: " + c.message);
    }
    return verdict;
  }

  FailureOr<mlir::gspmd::LoadedProgram> load(bool partition) {
    std::string errors;
    ScopedDiagnosticHandler handler(module.getContext(), collect(errors));
    mlir::gspmd::LoadOptions loadOptions;
    loadOptions.partition = partition;
    loadOptions.optimize = options.optimize;
    // The default optimization level takes long to compile: some seeds use it.
    if (options.seed % 8 != 6)
      loadOptions.optLevel = 0;
    AnnotationForm form =
        partition ? getAnnotationForm(options.seed) : AnnotationForm::Own;
    OwningOpRef<ModuleOp> written;
    if (form != AnnotationForm::Own) {
      written = convertAnnotations(module, form, errors);
      if (!written) {
        fail(Outcome::Rejected, "as JAX writes it: " + errors);
        return failure();
      }
    }
    auto loaded =
        mlir::gspmd::loadProgram(written ? *written : module, loadOptions);
    if (failed(loaded)) {
      bool unknown =
          errors.find("cannot be run by the emulator") != std::string::npos;
      fail(unknown ? Outcome::Skipped : Outcome::Rejected,
           (partition ? "partitioned: " : "unpartitioned: ") + errors);
    }
    return loaded;
  }

  void compareRun(const CompiledProgram &program,
                  llvm::ArrayRef<HostTensor> expected, bool poison) {
    RunOptions runOptions;
    runOptions.poison = poison;
    auto got = runProgram(program, arguments, runOptions);
    if (!got.ok()) {
      fail(Outcome::RunFailed, std::string(poison ? "with poison: " : "") +
                                   std::string(got.status().message()));
      return;
    }
    compareResults(*got, expected, poison);
  }

  void compareResults(llvm::ArrayRef<HostTensor> got,
                      llvm::ArrayRef<HostTensor> expected, bool poison) {
    llvm::ArrayRef<Type> types = getMain(module).getResultTypes();
    for (size_t i = 0; i < expected.size(); ++i) {
      Type element = cast<RankedTensorType>(types[i]).getElementType();
      Comparison c =
          compare(widenNarrowFloats(got[i], element),
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
