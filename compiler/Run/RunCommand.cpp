//===- RunCommand.cpp - The gspmd-run command -----------------------------===//
#include "compiler/Run/RunCommand.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Pipelining/PipelineExecutable.h"
#include "compiler/Run/RunAheadOfTime.h"
#include "compiler/Run/RunFlags.h"
#include "compiler/Run/RunShares.h"
#include "compiler/Run/RunStageExport.h"
#include "lib/Progress/Progress.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::gspmd {

CompilationOptions RunCommand::compilationOptions() const {
  CompilationOptions options = load;
  options.partition = !noPartition;
  options.optimize = optimize.get();
  return options;
}

namespace {

bool isGlobalFile(const std::string &path) {
  return !path.empty() && !hasDevicePlaceholder(path);
}

/// Executes the command in this process, which may be one of several.
class Runner {
public:
  Runner(const RunCommand &command, const RunFlags &flags, Engine &engine)
      : command(command), flags(flags), engine(engine),
        program(command.program),
        cache(command.noCache
                  ? ""
                  : command.cacheFolder.value_or(defaultCacheFolder())) {}

  ExitCode run() {
    // Each step may fail in some processes only, such as files that exist on
    // some machines.
    if (auto exit =
            engine.findFailure(canWrite(), "to look at the files to write"))
      return *exit;
    if (auto exit = engine.findFailure(program.open(), "to read the program"))
      return *exit;
    if (auto exit = engine.findFailure(isSameAsFirst(), "to read the program"))
      return *exit;
    // The progress thread starts after all files are read, since reading a
    // file forks and the process must not have threads then.
    std::optional<Progress> progress;
    if (!engine.kind().hasLauncher)
      progress.emplace(getToolName());
    if (auto exit = engine.findFailure(compile(), "for the compiled program"))
      return *exit;
    ProgramArguments arguments(command.arguments, executable->signature());
    if (auto exit =
            engine.findFailure(prepare(arguments), "to read the arguments"))
      return *exit;
    RunReport report = executable->report();
    if (auto status = execution->run(report); !status.ok())
      return reportRunFailure(status);
    if (auto exit =
            engine.findFailure(finishShards(report), "for the results of all"))
      return *exit;
    return engine
        .findFailure(finishGlobal(arguments, report), "for the results of all")
        .value_or(ExitCode::Ok);
  }

private:
  /// Checks the output files that the first process writes.
  ExitCode canWrite() {
    std::optional<std::string> error;
    if (engine.isFirst())
      error = flags.validateOutputFiles();
    return error ? reportError(ExitCode::BadInput, *error) : ExitCode::Ok;
  }

  /// Rejects processes with different programs or options, which would
  /// deadlock.
  ExitCode isSameAsFirst() {
    std::string text;
    llvm::raw_string_ostream stream(text);
    program.compilation().source()->print(stream);
    const OptimizeRequest &optimize = command.optimize;
    stream << '\n'
           << program.compilation().entry() << ' ' << command.noPartition
           << command.results.check << command.arguments.randomSeed.value_or(0)
           << ' ' << !optimize.names << ' ' << command.execution.repeat << ' '
           << command.engine.mpi.devicesPerRank << ' '
           << isGlobalFile(command.results.outputs)
           << isGlobalFile(command.results.expect) << ' '
           << llvm::join(optimize.names.value_or(std::vector<std::string>()),
                         ",")
           << optimize.topology << ' ' << optimize.axisLayout << ' '
           << optimize.overlap.value_or("") << ' ' << command.load.lowerWith
           << command.pipeline.toText() << ' ' << command.load.code;
    return engine.isSameAsFirst(text, "to read the program")
               ? ExitCode::Ok
               : reportError(ExitCode::BadInput,
                             "the program or the options differ from rank 0's");
  }

  ExitCode compile() {
    CompilationOptions options = command.compilationOptions();
    auto compiled =
        command.pipeline.isEnabled()
            ? compilePipeline(program.compilation(), command.pipeline, options,
                              &cache, engine)
            : engine.compile(program.compilation(), options, &cache);
    if (failed(compiled))
      return ExitCode::BadInput;
    executable = *std::move(compiled);
    return ExitCode::Ok;
  }

  ExitCode prepare(ArgumentSource &arguments) {
    RunOptions options = command.execution;
    options.poison = command.poison.value_or(command.results.check);
    options.memoryLimit = command.optimize.memoryBytes();
    for (const std::string &text : command.faults) {
      auto fault = Fault::parse(text);
      if (!fault.ok())
        return reportError(ExitCode::BadInput,
                           "--inject " + std::string(fault.status().message()));
      options.faults.push_back(*fault);
    }
    auto prepared = executable->prepare(arguments, options);
    if (!prepared.ok())
      return reportRunFailure(prepared.status());
    execution = *std::move(prepared);
    return ExitCode::Ok;
  }

  /// Writes and compares the shards of this process.
  ExitCode finishShards(RunReport &report) {
    const CompiledProgram &signature = executable->signature();
    for (int64_t device : execution->localDevices()) {
      std::vector<HostTensor> shards;
      for (size_t i = 0; i < signature.results.size(); ++i)
        shards.push_back(removePadding(signature, signature.results[i], device,
                                       execution->shard(i, device)));
      ExitCode exit = results().finishDevice(device, signature, shards, report);
      if (exit != ExitCode::Ok)
        return exit;
    }
    return ExitCode::Ok;
  }

  /// Gathers, writes and compares global results in the first process, if
  /// requested.
  ExitCode finishGlobal(ProgramArguments &arguments, RunReport &report) {
    std::vector<HostTensor> global;
    if (isGlobalFile(command.results.outputs) ||
        isGlobalFile(command.results.expect) || command.results.check) {
      auto gathered = execution->takeResults();
      if (!gathered.ok())
        return reportRunFailure(gathered.status());
      global = *std::move(gathered);
    }
    if (!engine.isFirst())
      return ExitCode::Ok;
    return results().finish(program.compilation(), executable->signature(),
                            global, report, arguments);
  }

  RunResults results() const {
    return RunResults(command.results, cache, command.compilationOptions());
  }

  const RunCommand &command;
  const RunFlags &flags;
  Engine &engine;
  InputProgram program;
  const ProgramCache cache;
  std::unique_ptr<Executable> executable;
  std::unique_ptr<Execution> execution;
};

} // namespace

/// Opens the program and passes it to `process`, which runs nothing.
static ExitCode processProgram(
    const RunCommand &command, const RunFlags &flags,
    llvm::function_ref<ExitCode(const RunCommand &, Compilation &)> process) {
  if (std::optional<std::string> error = flags.validateOutputFiles())
    return reportError(ExitCode::BadInput, *error);
  InputProgram program(command.program);
  if (ExitCode exit = program.open(); exit != ExitCode::Ok)
    return exit;
  Progress progress(getToolName());
  return process(command, program.compilation());
}

ExitCode runCommand(const RunCommand &command, const RunFlags &flags) {
  if (!findEngineKind(command.engine.name))
    return reportError(ExitCode::BadInput, *command.engine.validate());
  std::unique_ptr<Engine> engine = createEngine(command.engine, getToolName());
  if (std::optional<std::string> error = flags.validate())
    return engine->failBeforeStart(*error);
  if (command.shares)
    return processProgram(command, flags, runShares);
  if (command.aot.topology)
    return processProgram(command, flags, runAheadOfTime);
  if (!command.exportFolder.empty())
    return processProgram(command, flags, runStageExport);
  if (absl::Status status = engine->start(); !status.ok())
    return engine->failBeforeStart(std::string(status.message()));
  return Runner(command, flags, *engine).run();
}

} // namespace mlir::gspmd
