//===- RunResults.cpp - Comparison and report of results ------------------===//
#include "compiler/Run/RunResults.h"
#include "absl/strings/str_cat.h"
#include "compiler/Arrays/CompareTensors.h"
#include "compiler/Arrays/Npz.h"
#include "compiler/CommandLine/TerminalText.h"
#include "compiler/CommandLine/TextFile.h"
#include "lib/Progress/Progress.h"
#include <cmath>

namespace mlir::gspmd {

void ResultOptions::addOptions(OptionGroup &group) {
  group.addFile(FileUse::Write, "outputs", "npz", "Write the results", outputs);
  group.addFile(FileUse::Read, "expect", "npz",
                "Compare the results with these", expect);
  group.add("check", "", "Run the unpartitioned program too and compare",
            check);
  group.add("rtol", "number",
            "Relative tolerance (default: by type, 1e-4 for f32, 0 for "
            "integers)",
            rtol);
  group.add("atol", "number",
            "Absolute tolerance (default: by type, 1e-5 for f32, 0 for "
            "integers)",
            atol);
}

std::optional<std::string> ResultOptions::validate() const {
  for (auto [name, tolerance] :
       {std::pair("--rtol", rtol), std::pair("--atol", atol)})
    if (tolerance && !(*tolerance >= 0 && std::isfinite(*tolerance)))
      return absl::StrCat(name,
                          ": expected a finite non-negative number, "
                          "found ",
                          *tolerance);
  return std::nullopt;
}

ExitCode RunResults::finishDevice(int64_t device,
                                  const CompiledProgram &program,
                                  llvm::ArrayRef<HostTensor> shards,
                                  RunReport &numbers) const {
  if (hasDevicePlaceholder(options.outputs))
    if (auto status =
            writeNpz(expandDevicePlaceholder(options.outputs, device), shards);
        !status.ok())
      return reportRunFailure(status);
  if (!hasDevicePlaceholder(options.expect))
    return ExitCode::Ok;
  std::string path = expandDevicePlaceholder(options.expect, device);
  auto expected = readTensors(path, program.results);
  if (!expected.ok())
    return reportRunFailure(expected.status());
  return compareAll(shards, *expected, path, numbers,
                    "device " + std::to_string(device) + ": ");
}

ExitCode RunResults::finish(Compilation &compilation,
                            const CompiledProgram &program,
                            llvm::ArrayRef<HostTensor> results,
                            RunReport &numbers,
                            ArgumentSource &arguments) const {
  if (!options.outputs.empty() && !hasDevicePlaceholder(options.outputs))
    if (auto status = writeNpz(options.outputs, results); !status.ok())
      return reportRunFailure(status);
  ExitCode exit = ExitCode::Ok;
  if (!options.expect.empty() && !hasDevicePlaceholder(options.expect))
    exit = compareWithFile(program, results, numbers);
  if (options.check && exit == ExitCode::Ok)
    exit = compareWithUnpartitioned(compilation, arguments, results, numbers);
  return report(numbers, exit);
}

ExitCode RunResults::report(const RunReport &numbers, ExitCode exit) const {
  if (exit == ExitCode::BadInput || exit == ExitCode::RuntimeError)
    return exit;
  Progress::hideLine();
  printTerminalText([&](llvm::raw_ostream &os) { printTable(numbers, os); });
  if (!options.stats.empty())
    if (auto error = writeTextFile(options.stats, toJson(numbers)))
      return reportError(ExitCode::BadInput, *error);
  return exit;
}

ExitCode RunResults::compareAll(llvm::ArrayRef<HostTensor> actual,
                                llvm::ArrayRef<HostTensor> expected,
                                StringRef with, RunReport &numbers,
                                const std::string &prefix) const {
  if (actual.size() != expected.size())
    return reportError(ExitCode::Mismatch, "the program has " +
                                               llvm::Twine(actual.size()) +
                                               " results, " + with + " has " +
                                               llvm::Twine(expected.size()));
  ExitCode exit = ExitCode::Ok;
  double largest = numbers.maxError.value_or(0);
  for (unsigned i = 0; i < actual.size(); ++i) {
    Comparison comparison = compareWithDefaultTolerances(
        actual[i], expected[i], options.rtol, options.atol);
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
  auto expected = readTensors(options.expect, program.results);
  if (!expected.ok())
    return reportError(ExitCode::BadInput,
                       std::string(expected.status().message()));
  return compareAll(results, *expected, options.expect, numbers);
}

ExitCode RunResults::compareWithUnpartitioned(
    Compilation &compilation, ArgumentSource &arguments,
    llvm::ArrayRef<HostTensor> results, RunReport &numbers) const {
  CompilationOptions unpartitioned = compiling;
  unpartitioned.partition = false;
  auto executable =
      createEmulator()->compile(compilation, unpartitioned, &cache);
  if (failed(executable))
    return ExitCode::BadInput;
  if ((*executable)->wasPartitioned())
    return reportError(ExitCode::BadInput,
                       "--check requires an unpartitioned program");
  auto inputs = arguments.readGlobal();
  if (!inputs.ok())
    return reportRunFailure(inputs.status());
  auto expected = (*executable)->run(*inputs, {});
  if (!expected.ok())
    return reportRunFailure(expected.status());
  return compareAll(results, *expected, "the unpartitioned program", numbers);
}

} // namespace mlir::gspmd
