//===- RunResults.cpp - Comparison and report of results ------------------===//
#include "compiler/Run/RunResults.h"
#include "compiler/Arrays/CompareTensors.h"
#include "compiler/Arrays/Npz.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Run/RunArguments.h"
#include "lib/Progress/Progress.h"

namespace mlir::gspmd {

ExitCode getExitCode(const absl::Status &status) {
  return absl::IsInvalidArgument(status) ? ExitCode::BadInput
         : absl::IsDataLoss(status)      ? ExitCode::Mismatch
                                         : ExitCode::RuntimeError;
}

ExitCode reportRunFailure(const absl::Status &status) {
  return reportError(getExitCode(status), std::string(status.message()));
}

ExitCode RunResults::finish(ModuleOp module, const CompiledProgram &program,
                            llvm::ArrayRef<HostTensor> results,
                            RunReport &numbers, MakeArguments arguments) const {
  if (!command.outputs.empty() && !hasDevicePlaceholder(command.outputs))
    if (auto status = writeNpz(command.outputs, results); !status.ok())
      return reportRunFailure(status);
  ExitCode exit = ExitCode::Ok;
  if (!command.expect.empty() && !hasDevicePlaceholder(command.expect))
    exit = compareWithFile(program, results, numbers);
  if (command.check && exit == ExitCode::Ok)
    exit = compareWithUnpartitioned(module, arguments, results, numbers);
  return report(numbers, exit);
}

ExitCode RunResults::report(const RunReport &numbers, ExitCode exit) const {
  if (exit == ExitCode::BadInput || exit == ExitCode::RuntimeError)
    return exit;
  Progress::hideLine();
  printTable(numbers, llvm::outs());
  if (!command.stats.empty())
    if (auto error = writeTextFile(command.stats, toJson(numbers)))
      return reportError(ExitCode::BadInput, *error);
  return exit;
}

ExitCode RunResults::compareAll(llvm::ArrayRef<HostTensor> got,
                                llvm::ArrayRef<HostTensor> expected,
                                StringRef with, RunReport &numbers,
                                const std::string &prefix) const {
  if (got.size() != expected.size())
    return reportError(ExitCode::Mismatch, "the program has " +
                                               llvm::Twine(got.size()) +
                                               " results, " + with + " has " +
                                               llvm::Twine(expected.size()));
  ExitCode exit = ExitCode::Ok;
  double largest = numbers.maxError.value_or(0);
  for (unsigned i = 0; i < got.size(); ++i) {
    Comparison comparison =
        compareTensors(got[i], expected[i], command.rtol, command.atol);
    largest = std::max(largest, comparison.maxError);
    if (comparison.numMismatches)
      exit =
          reportError(ExitCode::Mismatch, prefix + "result a" + llvm::Twine(i) +
                                              " differs from " + with + ": " +
                                              comparison.message);
  }
  numbers.maxError = largest;
  return exit;
}

ExitCode RunResults::compareWithFile(const CompiledProgram &program,
                                     llvm::ArrayRef<HostTensor> results,
                                     RunReport &numbers) const {
  auto expected = readTensors(command.expect, program.results);
  if (!expected.ok())
    return reportError(ExitCode::BadInput,
                       std::string(expected.status().message()));
  return compareAll(results, *expected, command.expect, numbers);
}

ExitCode
RunResults::compareWithUnpartitioned(ModuleOp module, MakeArguments arguments,
                                     llvm::ArrayRef<HostTensor> results,
                                     RunReport &numbers) const {
  LoadOptions unpartitionedOptions = options;
  unpartitionedOptions.partition = false;
  FailureOr<LoadedProgram> unpartitioned =
      loadProgram(module, unpartitionedOptions, &cache);
  if (failed(unpartitioned))
    return ExitCode::BadInput;
  if (unpartitioned->wasPartitioned)
    return reportError(ExitCode::BadInput,
                       "--check requires an unpartitioned program");
  auto inputs = arguments();
  if (!inputs.ok())
    return reportRunFailure(inputs.status());
  auto expected = runProgram(unpartitioned->program, *inputs);
  if (!expected.ok())
    return reportRunFailure(expected.status());
  return compareAll(results, *expected, "the unpartitioned program", numbers);
}

} // namespace mlir::gspmd
