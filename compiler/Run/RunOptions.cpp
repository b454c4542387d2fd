//===- RunOptions.cpp - The options of gspmd-run --------------------------===//

#include "compiler/Run/RunOptions.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Run/RunArguments.h"
#include "compiler/Run/Simulate/SweepPoints.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cmath>

namespace mlir::gspmd {
namespace {

using llvm::StringRef;
using Error = std::optional<std::string>;

/// Rejects values out of range.
Error findInvalidValue(const RunCommand &command) {
  for (auto [name, tolerance] :
       {std::pair("--rtol", command.rtol), std::pair("--atol", command.atol)})
    if (tolerance && !(*tolerance >= 0))
      return std::string(name) + " should be a non-negative number";
  if (command.threads > 4096)
    return "--threads should be at most 4096";
  for (auto [name, file] : {std::pair("--inputs", command.inputs),
                            std::pair("--expect", command.expect),
                            std::pair("--outputs", command.outputs)})
    if (file == "-")
      return std::string(name) +
             " expects the name of an .npz file, which is neither read from "
             "stdin nor written to stdout";
  if (command.repeat < 1)
    return "--repeat should be at least 1";
  if (Error error =
          validateMemoryLimit(double(command.memoryLimit.value_or(0))))
    return error;
  if (command.tripCount && *command.tripCount < 1)
    return "--trip-count should be at least 1";
  if (double flops = command.modelFlops.value_or(0);
      !(flops >= 0) || !std::isfinite(flops))
    return "--model-flops should be a non-negative number";
  if (double tokens = command.stepTokens.value_or(1);
      !(tokens > 0) || !std::isfinite(tokens))
    return "--step-tokens should be a positive number";
  return std::nullopt;
}

bool isSameFile(StringRef a, StringRef b) {
  llvm::SmallString<128> left(a), right(b);
  llvm::sys::path::remove_dots(left, /*remove_dot_dot=*/true);
  llvm::sys::path::remove_dots(right, /*remove_dot_dot=*/true);
  return left == right || llvm::sys::fs::equivalent(a, b);
}

/// Rejects an output file that is also another output or an input.
Error findSharedFile(const RunCommand &command) {
  const std::pair<StringRef, StringRef> files[] = {
      {"the program", command.file},
      {"--code", command.code},
      {"--sharding-map", command.shardingMap},
      {"--inputs", command.inputs},
      {"--expect", command.expect},
      {"--sweep", command.sweep},
      {"--compare", command.compare},
      {"--outputs", command.outputs},
      {"--stats", command.stats},
      {"--trace", command.trace},
      {"--report", command.report},
      {"--explain-file", command.explain.file},
      {"--explain-json", command.explain.json}};
  constexpr size_t numInputs = 7;
  for (size_t second = numInputs; second < std::size(files); ++second)
    for (size_t first = 0; first < second; ++first) {
      auto [name, path] = files[first];
      auto [otherName, otherPath] = files[second];
      // Several outputs may share a device; "-" is not a file.
      bool isFile =
          !path.empty() && path != "-" && !StringRef(path).starts_with("/dev/");
      if (isFile && isSameFile(path, otherPath))
        return (name + " and " + otherName + " are one file: " + otherPath)
            .str();
    }
  return std::nullopt;
}

Error findContradiction(const RunCommand &command) {
  if (!command.inputs.empty() && command.randomSeed)
    return "--inputs and --random-inputs exclude each other";
  if (command.check && command.noPartition)
    return "--check compares the partitioned run with the unpartitioned "
           "one; remove --no-partition";
  if (command.optimize && command.noPartition)
    return "--optimize reduces the cost of collectives, which unpartitioned "
           "programs do not have; remove --no-partition";
  if (command.optimize && command.simulate && isSweep(command))
    return "--optimize is for one topology, layout and overlap; simulate one "
           "after the other";
  if (!command.code.empty())
    for (auto [name, isSet] :
         {std::pair("--check", command.check),
          std::pair("--no-partition", command.noPartition),
          std::pair("--optimize", command.optimize.has_value()),
          std::pair("--sharding-map", !command.shardingMap.empty()),
          std::pair("--lower-with", !command.lowerWith.empty())})
      if (isSet)
        return std::string(name) + " changes or compiles the program, which "
                                   "--code has compiled; remove one of them";
  if (command.engine.isPjrt())
    for (auto [name, isSet] :
         {std::pair("--inject", !command.faults.empty()),
          std::pair("--memory-limit",
                    command.memoryLimit.has_value() && !command.optimize),
          std::pair("--lower-with", !command.lowerWith.empty()),
          std::pair("--code", !command.code.empty()),
          std::pair("--cache-dir", command.cacheFolder.has_value()),
          std::pair("--threads", command.threads > 0)})
      if (isSet)
        return std::string(name) +
               " applies to the emulator only; remove --engine pjrt";
  if (isSweep(command))
    for (auto [name, isSet] :
         {std::pair("--trace", !command.trace.empty()),
          std::pair("--compare", !command.compare.empty())})
      if (isSet)
        return std::string(name) +
               " applies to one simulation; specify one topology, layout and "
               "overlap";
  bool compares = !command.expect.empty() || command.check;
  for (auto [name, isSet] : {std::pair("--rtol", command.rtol.has_value()),
                             std::pair("--atol", command.atol.has_value())})
    if (!command.simulate && isSet && !compares)
      return std::string(name) + " requires --expect or --check";
  return std::nullopt;
}

/// Rejects options without an effect.
Error findIdleOption(const RunCommand &command) {
  const std::pair<const char *, bool> runOptions[] = {
      {"--inputs", !command.inputs.empty()},
      {"--random-inputs", command.randomSeed.has_value()},
      {"--outputs", !command.outputs.empty()},
      {"--expect", !command.expect.empty()},
      {"--check", command.check},
      {"--rtol", command.rtol.has_value()},
      {"--atol", command.atol.has_value()},
      {"--inject", !command.faults.empty()},
      {"--poison", command.poison.has_value()},
      {"--repeat", command.repeat > 1},
      {"--threads", command.threads > 0},
      {"--cache-dir", command.cacheFolder.has_value()},
      {"--lower-with", !command.lowerWith.empty()},
      {"--code", !command.code.empty()}};
  bool isOptimizing = command.optimize.has_value();
  const std::pair<const char *, bool> simulationOptions[] = {
      {"--topology", !isOptimizing && !command.topology.empty()},
      {"--axis-layout", !isOptimizing && !command.axisLayout.empty()},
      {"--compiler", !command.compiler.empty()},
      {"--sweep", !command.sweep.empty()},
      {"--trace", !command.trace.empty()},
      {"--report", !command.report.empty()},
      {"--overlap", !isOptimizing && command.overlap.has_value()},
      {"--hardware-scale", !command.hardwareScales.empty()},
      {"--kernel-costs", !command.kernelCosts.empty()},
      {"--model-flops", command.modelFlops.has_value()},
      {"--step-tokens", command.stepTokens.has_value()},
      {"--compare", !command.compare.empty()},
      {"--trip-count", command.tripCount.has_value()}};
  for (auto [name, isSet] : runOptions)
    if (command.simulate && isSet)
      return std::string(name) + " applies to runs with data only; remove "
                                 "--simulate";
  for (auto [name, isSet] : runOptions)
    if (command.shares && isSet)
      return std::string(name) +
             " applies to runs with data only; remove --shares";
  if (command.shares && !command.engine.isMpi())
    return "--shares requires --engine mpi";
  if (command.simulate && command.engine.engine != "emulator")
    return "--simulate runs nothing; remove --engine " + command.engine.engine;
  const std::pair<const char *, bool> costOptions[] = {
      {"--hardware-scale", !command.hardwareScales.empty()},
      {"--kernel-costs", !command.kernelCosts.empty()},
      {"--trip-count", command.tripCount.has_value()}};
  for (auto [name, isSet] : costOptions)
    if (command.optimize && isSet)
      return std::string(name) + " changes costs that --optimize ignores; "
                                 "remove one of them";
  if (command.simulate && command.explain.isOn())
    return "--explain applies to runs only; remove --simulate (--report has "
           "the "
           "reasons for the most expensive reshards)";
  for (auto [name, isSet] : simulationOptions)
    if (!command.simulate && isSet)
      return std::string(name) + " requires --simulate";
  return std::nullopt;
}

} // namespace

std::optional<OptimizeOptions> getOptimizeOptions(const RunCommand &command) {
  if (!command.optimize)
    return std::nullopt;
  OptimizeOptions options{command.topology, command.axisLayout,
                          command.overlap.value_or("none"),
                          double(command.memoryLimit.value_or(0))};
  (void)setOptimizations(*command.optimize, options); // validated before
  return options;
}

std::string getCacheFolder(const RunCommand &command) {
  return command.noCache ? ""
                         : command.cacheFolder.value_or(defaultCacheFolder());
}

LoadOptions getLoadOptions(const RunCommand &command,
                           const std::string &entry) {
  LoadOptions options;
  options.entry = entry;
  options.partition = !command.noPartition;
  options.lowerWith = command.lowerWith;
  options.code = command.code;
  options.optimize = getOptimizeOptions(command);
  return options;
}

ExecutionOptions getExecutionOptions(const RunCommand &command,
                                     llvm::ArrayRef<Fault> faults) {
  ExecutionOptions options;
  options.poison = command.poison.value_or(command.check);
  options.faults = faults.vec();
  options.memoryLimit = command.memoryLimit.value_or(0);
  options.numThreads = command.threads;
  return options;
}

std::optional<std::string>
validateOptimizations(llvm::ArrayRef<std::string> names) {
  OptimizeOptions options;
  return setOptimizations(names, options);
}

std::optional<std::string> validateMemoryLimit(double bytes) {
  if (!(bytes >= 0))
    return "--memory-limit should be a non-negative number";
  return std::nullopt;
}

std::optional<std::string> validateOutputFiles(const RunCommand &command) {
  return validateOutputPaths(
      {hasDevicePlaceholder(command.outputs) ? "" : command.outputs,
       command.stats, command.trace, command.report, command.explain.file,
       command.explain.json});
}

std::optional<std::string> validateOptions(const RunCommand &command) {
  if (Error error = command.engine.validate())
    return error;
  if (command.optimize)
    if (Error error = validateOptimizations(*command.optimize))
      return error;
  for (auto *check :
       {findInvalidValue, findSharedFile, findIdleOption, findContradiction})
    if (Error error = check(command))
      return error;
  return std::nullopt;
}

} // namespace mlir::gspmd
