//===- Run.cpp - The gspmd-run command ------------------------------------===//
#include "gspmd/Driver/Run.h"
#include "DiagnosticText.h"
#include "ExportProgram.h"
#include "LoadProgram.h"
#include "RunError.h"
#include "RunOptions.h"
#include "RunProgram.h"
#include "RunSimulate.h"
#include "Stats.h"
#include "TextFile.h"
#include "Tolerance.h"
#include "gspmd/Driver/InitAll.h"
#include "gspmd/Driver/Npz.h"
#include "lib/Compiler/ProgramCache.h"
#include "mlir/IR/Diagnostics.h"

using ::gspmd::ElementType;
using ::gspmd::EntryTensor;
using ::gspmd::HostTensor;

namespace mlir::gspmd {
namespace {

std::string textOf(const absl::Status &status) {
  return std::string(status.message());
}

/// bfloat16 is stored as uint16 bits; gives such arrays their type back where
/// `wanted` says so.
void restoreTypes(std::vector<HostTensor> &tensors,
                  llvm::ArrayRef<EntryTensor> wanted) {
  for (auto [tensor, entry] : llvm::zip(tensors, wanted))
    if (entry.elementType == ElementType::BF16 &&
        tensor.type() == ElementType::U16)
      tensor = tensor.reinterpreted(ElementType::BF16);
}

std::vector<std::string> namesOf(llvm::ArrayRef<EntryTensor> tensors) {
  std::vector<std::string> names;
  for (const EntryTensor &tensor : tensors)
    names.push_back(tensor.name);
  return names;
}

/// The first names, for messages; numbers where there are none.
std::string listOf(llvm::ArrayRef<EntryTensor> tensors) {
  constexpr size_t kMostNamed = 12;
  std::string text;
  for (auto [i, tensor] : llvm::enumerate(tensors.take_front(kMostNamed)))
    text += (i ? ", " : "") +
            (tensor.name.empty() ? "a" + std::to_string(i) : tensor.name);
  return text + (tensors.size() > kMostNamed ? ", ..." : "");
}

/// The reason is often that JAX drops what a function does not use.
absl::Status wrongCount(size_t found, llvm::ArrayRef<EntryTensor> wanted) {
  std::string text = "the program takes " + std::to_string(wanted.size()) +
                     " inputs (" + listOf(wanted) + "), --inputs has " +
                     std::to_string(found) + " arrays";
  if (found > wanted.size())
    text += "; jax.jit drops arguments that the function does not use, unless "
            "it is told keep_unused=True";
  return absl::InvalidArgumentError(text);
}

class Runner {
public:
  explicit Runner(const RunCommand &command)
      : command(command),
        cache(command.noCache
                  ? ""
                  : command.cacheFolder.value_or(defaultCacheFolder())) {}

  RunExit run() {
    if (std::optional<std::string> wrong = wrongOptions(command))
      return runError(RunExit::BadInput, *wrong);
    DialectRegistry registry;
    registerAllDialects(registry);
    if (auto wrong = loadPlugins(command.plugins, registry))
      return runError(RunExit::BadInput, *wrong);
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    context.printOpOnDiagnostic(false); // one clear line, not a dump
    OwningOpRef<ModuleOp> module = parseProgram(context, command.file);
    if (!module)
      return RunExit::BadInput;
    // Errors after parsing show their location, not the source line: the file
    // may have been stdin.
    bool showsRemarks = command.explain.isOn();
    ScopedDiagnosticHandler printer(&context, [=](Diagnostic &diagnostic) {
      if (diagnostic.getSeverity() == DiagnosticSeverity::Remark &&
          !showsRemarks)
        return success();
      printDiagnostic(diagnostic, llvm::errs());
      return success();
    });
    FailureOr<std::string> found = findEntry(*module, command.entry);
    if (failed(found))
      return RunExit::BadInput;
    entry = *found;
    if (command.simulate)
      return runSimulation(*module, entry, command);
    if (command.explain.isOn()) {
      OwningOpRef<ModuleOp> completed = module->clone();
      if (failed(explainProgram(*completed, readForNames(command.file, context),
                                command.explain)))
        return RunExit::BadInput;
    }
    for (const std::string &text : command.faults) {
      auto fault = ::gspmd::Fault::parse(text);
      if (!fault.ok())
        return runError(RunExit::BadInput,
                        "--inject " + textOf(fault.status()));
      faults.push_back(*fault);
    }
    if (command.engine.isPjrt())
      return runExported(*module);
    FailureOr<LoadedProgram> loaded =
        loadProgram(*module, loadOptions(!command.noPartition), &cache);
    if (failed(loaded))
      return RunExit::BadInput;
    return runLoaded(*module, *loaded);
  }

private:
  RunExit runLoaded(ModuleOp module, const LoadedProgram &loaded) {
    const ::gspmd::CompiledProgram &program = loaded.program;
    auto arguments = makeArguments(program);
    if (!arguments.ok())
      return runError(RunExit::BadInput, textOf(arguments.status()));

    RunReport numbers;
    numbers.numDevices = program.numDevices();
    numbers.flops = loaded.flops;
    numbers.compileMilliseconds = loaded.milliseconds;
    numbers.wasKept = loaded.wasKept;
    numbers.replicatedOps = loaded.replicatedOps;
    numbers.optimizations = loaded.optimizations;
    auto results =
        ::gspmd::runProgram(program, *arguments, runOptions(), &numbers.run);
    if (!results.ok())
      return failedRun(results.status());
    return finish(module, program, *arguments, *results, numbers);
  }

  RunExit runExported(ModuleOp module) {
    FailureOr<ExportedProgram> exported =
        exportProgram(module, loadOptions(!command.noPartition),
                      command.engine.isPartitions());
    if (failed(exported))
      return RunExit::BadInput;
    const CompiledProgram &boundary = exported->program.boundary;
    auto arguments = makeArguments(boundary);
    if (!arguments.ok())
      return runError(RunExit::BadInput, textOf(arguments.status()));
    PjrtOptions options;
    options.plugin = command.engine.pjrtPlugin;
    options.clientOptions = command.engine.clientOptions();
    options.repeat = command.repeat;
    options.poison = command.poison.value_or(command.check);
    PjrtStats stats;
    auto results = runOnPjrt(exported->program, *arguments, options, &stats);
    if (!results.ok())
      return failedRun(results.status());

    RunReport numbers;
    numbers.engine = command.engine.engine;
    numbers.platform = stats.platform;
    numbers.numDevices = boundary.numDevices();
    numbers.flops = exported->flops;
    numbers.compileMilliseconds =
        exported->milliseconds + stats.compileMilliseconds;
    numbers.replicatedOps = exported->replicatedOps;
    numbers.optimizations = exported->optimizations;
    static_cast<StepTimes &>(numbers.run) = stats;
    for (int64_t bytes : stats.peakBytesByDevice)
      numbers.run.peakBytes = std::max(numbers.run.peakBytes, bytes);
    numbers.run.peakBytesByDevice = std::move(stats.peakBytesByDevice);
    return finish(module, boundary, *arguments, *results, numbers);
  }

  /// Writes, compares and reports.
  RunExit finish(ModuleOp module, const CompiledProgram &program,
                 llvm::ArrayRef<HostTensor> arguments,
                 llvm::ArrayRef<HostTensor> results, RunReport &numbers) {
    if (!command.outputs.empty())
      if (auto status = writeNpz(command.outputs, results); !status.ok())
        return runError(RunExit::BadInput, textOf(status));

    RunExit exit = RunExit::Ok;
    if (!command.expect.empty())
      exit = compareWithFile(program, results, numbers);
    if (command.check && exit == RunExit::Ok)
      exit = compareWithUnpartitioned(module, arguments, results, numbers);
    if (exit == RunExit::BadInput || exit == RunExit::RuntimeError)
      return exit;
    printTable(numbers, llvm::outs());
    if (!command.stats.empty() && !writeStats(numbers))
      return RunExit::BadInput;
    return exit;
  }

  LoadOptions loadOptions(bool partition) const {
    LoadOptions options;
    options.entry = entry;
    options.partition = partition;
    options.lowerWith = command.lowerWith;
    options.optimize = optimizeOptions(command);
    return options;
  }

  ::gspmd::RunOptions runOptions() const {
    ::gspmd::RunOptions options;
    options.poison = command.poison.value_or(command.check);
    options.faults = faults;
    options.memoryLimit = command.memoryLimit.value_or(0);
    options.repeat = command.repeat;
    return options;
  }

  static RunExit failedRun(const absl::Status &status) {
    RunExit code = absl::IsInvalidArgument(status) ? RunExit::BadInput
                   : absl::IsDataLoss(status)      ? RunExit::Mismatch
                                                   : RunExit::RuntimeError;
    return runError(code, textOf(status));
  }

  absl::StatusOr<std::vector<HostTensor>>
  makeArguments(const ::gspmd::CompiledProgram &program) const {
    if (!command.inputs.empty()) {
      auto tensors =
          ::gspmd::readNpz(command.inputs, namesOf(program.arguments));
      if (!tensors.ok())
        return tensors;
      if (tensors->size() != program.arguments.size())
        return wrongCount(tensors->size(), program.arguments);
      restoreTypes(*tensors, program.arguments);
      return tensors;
    }
    std::vector<HostTensor> tensors;
    if (!program.arguments.empty() && !command.randomSeed)
      return absl::InvalidArgumentError(
          "the program takes " + std::to_string(program.arguments.size()) +
          " inputs (" + listOf(program.arguments) +
          "); give --inputs or --random-inputs");
    for (auto [index, argument] : llvm::enumerate(program.arguments)) {
      tensors.emplace_back(argument.elementType, argument.globalShape);
      // Arguments of one type must differ from each other.
      ::gspmd::fillRandom(tensors.back(),
                          *command.randomSeed * 1000003 + index);
    }
    return tensors;
  }

  /// Compares all results; every one that differs is reported.
  RunExit compareAll(llvm::ArrayRef<HostTensor> got,
                     llvm::ArrayRef<HostTensor> expected, StringRef with,
                     RunReport &numbers) const {
    if (got.size() != expected.size())
      return runError(RunExit::Mismatch, "the program has " +
                                             llvm::Twine(got.size()) +
                                             " results, " + with + " has " +
                                             llvm::Twine(expected.size()));
    RunExit exit = RunExit::Ok;
    double largest = numbers.maxError.value_or(0);
    for (unsigned i = 0; i < got.size(); ++i) {
      ::gspmd::Comparison comparison =
          compareTensors(got[i], expected[i], command.rtol, command.atol);
      largest = std::max(largest, comparison.maxError);
      if (comparison.numMismatches)
        exit = runError(RunExit::Mismatch, "result a" + llvm::Twine(i) +
                                               " differs from " + with + ": " +
                                               comparison.message);
    }
    numbers.maxError = largest;
    return exit;
  }

  RunExit compareWithFile(const ::gspmd::CompiledProgram &program,
                          llvm::ArrayRef<HostTensor> results,
                          RunReport &numbers) const {
    auto expected = ::gspmd::readNpz(command.expect, namesOf(program.results));
    if (!expected.ok())
      return runError(RunExit::BadInput, textOf(expected.status()));
    restoreTypes(*expected, program.results);
    return compareAll(results, *expected, command.expect, numbers);
  }

  RunExit compareWithUnpartitioned(ModuleOp module,
                                   llvm::ArrayRef<HostTensor> arguments,
                                   llvm::ArrayRef<HostTensor> results,
                                   RunReport &numbers) const {
    FailureOr<LoadedProgram> whole =
        loadProgram(module, loadOptions(/*partition=*/false), &cache);
    if (failed(whole))
      return RunExit::BadInput;
    if (whole->wasLocal)
      return runError(
          RunExit::BadInput,
          "--check needs the program as it was before partitioning");
    auto expected = ::gspmd::runProgram(whole->program, arguments);
    if (!expected.ok())
      return failedRun(expected.status());
    return compareAll(results, *expected, "the unpartitioned program", numbers);
  }

  bool writeStats(const RunReport &numbers) const {
    std::optional<std::string> wrong =
        writeTextFile(command.stats, toJson(numbers));
    if (wrong)
      runError(RunExit::BadInput, *wrong);
    return !wrong;
  }

  const RunCommand &command;
  ProgramCache cache;
  std::string entry;
  std::vector<::gspmd::Fault> faults;
};

} // namespace

RunExit runCommand(const RunCommand &command) { return Runner(command).run(); }

} // namespace mlir::gspmd
