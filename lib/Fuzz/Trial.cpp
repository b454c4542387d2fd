//===- Trial.cpp - Runs one program both ways and judges ------------------===//
#include "Trial.h"
#include "Arguments.h"
#include "gspmd/Engines/Emulated/Run.h"
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

  FailureOr<mlir::gspmd::LoadedProgram> load(bool partition) {
    std::string errors;
    ScopedDiagnosticHandler handler(module.getContext(), [&](Diagnostic &d) {
      llvm::raw_string_ostream(errors) << d.getLocation() << ": " << d << "\n";
      return success();
    });
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
    for (size_t i = 0; i < expected.size(); ++i) {
      Comparison c = compare((*got)[i], expected[i], 0, tolerances[i]);
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
