//===- RunResults.cpp - Compares and reports what came out ----------------===//
#include "RunResults.h"
#include "RunArguments.h"
#include "RunError.h"
#include "TextFile.h"
#include "Tolerance.h"
#include "gspmd/Driver/Npz.h"
#include "lib/Compiler/ProgramCache.h"
#include "lib/Progress/Progress.h"

namespace mlir::gspmd {

RunExit exitFor(const absl::Status &status) {
  return absl::IsInvalidArgument(status) ? RunExit::BadInput
         : absl::IsDataLoss(status)      ? RunExit::Mismatch
                                         : RunExit::RuntimeError;
}

RunExit failedRun(const absl::Status &status) {
  return runError(exitFor(status), std::string(status.message()));
}

RunExit RunResults::finish(ModuleOp module, const CompiledProgram &program,
                           llvm::ArrayRef<HostTensor> results,
                           RunReport &numbers, MakeArguments arguments) const {
  if (!command.outputs.empty() && !isByDevice(command.outputs))
    if (auto status = writeNpz(command.outputs, results); !status.ok())
      return failedRun(status);
  RunExit exit = RunExit::Ok;
  if (!command.expect.empty() && !isByDevice(command.expect))
    exit = compareWithFile(program, results, numbers);
  if (command.check && exit == RunExit::Ok)
    exit = compareWithUnpartitioned(module, arguments, results, numbers);
  return report(numbers, exit);
}

RunExit RunResults::report(const RunReport &numbers, RunExit exit) const {
  if (exit == RunExit::BadInput || exit == RunExit::RuntimeError)
    return exit;
  Progress::hideLine();
  printTable(numbers, llvm::outs());
  if (!command.stats.empty())
    if (auto wrong = writeTextFile(command.stats, toJson(numbers)))
      return runError(RunExit::BadInput, *wrong);
  return exit;
}

RunExit RunResults::compareAll(llvm::ArrayRef<HostTensor> got,
                               llvm::ArrayRef<HostTensor> expected,
                               StringRef with, RunReport &numbers,
                               const std::string &who) const {
  if (got.size() != expected.size())
    return runError(RunExit::Mismatch, "the program has " +
                                           llvm::Twine(got.size()) +
                                           " results, " + with + " has " +
                                           llvm::Twine(expected.size()));
  RunExit exit = RunExit::Ok;
  double largest = numbers.maxError.value_or(0);
  for (unsigned i = 0; i < got.size(); ++i) {
    Comparison comparison =
        compareTensors(got[i], expected[i], command.rtol, command.atol);
    largest = std::max(largest, comparison.maxError);
    if (comparison.numMismatches)
      exit = runError(RunExit::Mismatch, who + "result a" + llvm::Twine(i) +
                                             " differs from " + with + ": " +
                                             comparison.message);
  }
  numbers.maxError = largest;
  return exit;
}

RunExit RunResults::compareWithFile(const CompiledProgram &program,
                                    llvm::ArrayRef<HostTensor> results,
                                    RunReport &numbers) const {
  auto expected = readNpz(command.expect, namesOf(program.results));
  if (!expected.ok())
    return runError(RunExit::BadInput,
                    std::string(expected.status().message()));
  restoreTypes(*expected, program.results);
  return compareAll(results, *expected, command.expect, numbers);
}

RunExit RunResults::compareWithUnpartitioned(ModuleOp module,
                                             MakeArguments arguments,
                                             llvm::ArrayRef<HostTensor> results,
                                             RunReport &numbers) const {
  LoadOptions wholeOptions = options;
  wholeOptions.partition = false;
  FailureOr<LoadedProgram> whole = loadProgram(module, wholeOptions, &cache);
  if (failed(whole))
    return RunExit::BadInput;
  if (whole->wasLocal)
    return runError(RunExit::BadInput,
                    "--check needs the program as it was before partitioning");
  auto given = arguments();
  if (!given.ok())
    return failedRun(given.status());
  auto expected = runProgram(whole->program, *given);
  if (!expected.ok())
    return failedRun(expected.status());
  return compareAll(results, *expected, "the unpartitioned program", numbers);
}

} // namespace mlir::gspmd
