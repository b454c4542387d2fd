//===- Trial.cpp - Runs one program both ways and judges ------------------===//
#include "Trial.h"
#include "Arguments.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "gspmd/Engines/Emulated/Run.h"
#include "lib/Driver/ExportProgram.h"
#include "lib/Driver/LoadProgram.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

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

class Judge {
public:
  Judge(ModuleOp module, const RangeTable &ranges, const TrialOptions &options)
      : module(module), options(options),
        arguments(makeArguments(module, ranges, options.seed)),
        tolerances(tolerancesOf(module, ranges)) {}

  Verdict run() {
    auto whole = load(/*partition=*/false);
    if (failed(whole))
      return verdict;
    auto expected = runProgram(whole->program, arguments);
    if (!expected.ok())
      return fail(Outcome::RunFailed,
                  "unpartitioned: " + std::string(expected.status().message()));
    if (options.engine.isPjrt())
      return compareExported(*expected);
    auto cut = load(/*partition=*/true);
    if (failed(cut))
      return verdict;
    verdict.replicated = std::move(cut->replicatedOps);
    compareRun(cut->program, *expected, /*poison=*/false);
    if (verdict.outcome == Outcome::Passed && options.poison)
      compareRun(cut->program, *expected, /*poison=*/true);
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

  /// The program on a plugin; an error goes to the verdict.
  absl::StatusOr<std::vector<HostTensor>> runExported(bool partition) {
    std::string errors;
    ScopedDiagnosticHandler handler(module.getContext(), collect(errors));
    mlir::gspmd::LoadOptions loadOptions;
    loadOptions.partition = partition;
    auto exported = mlir::gspmd::exportProgram(module, loadOptions,
                                               options.engine.isPartitions());
    if (failed(exported)) {
      fail(Outcome::Rejected, "exported: " + errors);
      return absl::UnknownError(errors);
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

  /// What the plugin itself does not run, or reads otherwise, says nothing of
  /// partitioning.
  Verdict compareExported(llvm::ArrayRef<HostTensor> expected) {
    bool isManual = false;
    module.walk([&](sharding::ManualComputationOp) { isManual = true; });
    for (bool partition : {false, true}) {
      if (!partition && isManual)
        continue; // means nothing to one device
      if (auto got = runExported(partition); got.ok())
        compareResults(*got, expected, options.poison);
      if (isFailure(verdict.outcome) && !partition) {
        verdict.outcome = Outcome::Skipped;
        verdict.message = kOnThePlugin.str() + verdict.message;
      }
      if (verdict.outcome != Outcome::Passed)
        break;
    }
    return verdict;
  }

  FailureOr<mlir::gspmd::LoadedProgram> load(bool partition) {
    std::string errors;
    ScopedDiagnosticHandler handler(module.getContext(), collect(errors));
    mlir::gspmd::LoadOptions loadOptions;
    loadOptions.partition = partition;
    loadOptions.optLevel = 0;
    auto loaded = mlir::gspmd::loadProgram(module, loadOptions);
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
    for (size_t i = 0; i < expected.size(); ++i) {
      Comparison c = compare(got[i], expected[i], 0, tolerances[i]);
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
