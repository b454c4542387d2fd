//===- Run.cpp - The gspmd-run command ------------------------------------===//
#include "gspmd/Driver/Run.h"
#include "ExportProgram.h"
#include "OpenProgram.h"
#include "RunArguments.h"
#include "RunError.h"
#include "RunMpi.h"
#include "RunOptions.h"
#include "RunResults.h"
#include "RunShares.h"
#include "RunSimulate.h"
#include "lib/Compiler/ProgramCache.h"
#include "lib/Progress/Progress.h"
#include <cstdlib>

namespace mlir::gspmd {
namespace {

class Runner {
public:
  Runner(const RunCommand &command, OpenProgram &program)
      : command(command), program(program), cache(cacheFolderOf(command)) {}

  RunExit run() {
    return command.engine.isPjrt() ? runExported() : runEmulated();
  }

private:
  LoadOptions loadOptions() const {
    return loadOptionsOf(command, program.entry());
  }

  RunExit finish(const CompiledProgram &compiled,
                 llvm::ArrayRef<HostTensor> arguments,
                 llvm::ArrayRef<HostTensor> results, RunReport &numbers) const {
    return RunResults(command, cache, loadOptions())
        .finish(program.module(), compiled, results, numbers,
                [&] { return arguments.vec(); });
  }

  RunExit runEmulated() const {
    FailureOr<LoadedProgram> loaded =
        loadProgram(program.module(), loadOptions(), &cache);
    if (failed(loaded))
      return RunExit::BadInput;
    auto arguments = makeArguments(command, loaded->program);
    if (!arguments.ok())
      return failedRun(arguments.status());
    RunReport numbers = reportOf(*loaded);
    RunOptions options;
    static_cast<ExecutionOptions &>(options) =
        executionOptionsOf(command, program.faults());
    options.repeat = command.repeat;
    Progress::beginStage({"running"});
    auto results =
        runProgram(loaded->program, *arguments, options, &numbers.run);
    if (!results.ok())
      return failedRun(results.status());
    return finish(loaded->program, *arguments, *results, numbers);
  }

  RunExit runExported() const {
    FailureOr<ExportedProgram> exported = exportProgram(
        program.module(), loadOptions(), command.engine.isPartitions());
    if (failed(exported))
      return RunExit::BadInput;
    const CompiledProgram &boundary = exported->program.boundary;
    auto arguments = makeArguments(command, boundary);
    if (!arguments.ok())
      return failedRun(arguments.status());
    PjrtOptions options;
    options.plugin = command.engine.pjrtPlugin;
    options.clientOptions = command.engine.clientOptions();
    options.processes = command.engine.processes();
    options.processes.onLost = [](const std::string &message) {
      std::_Exit(static_cast<int>(runError(RunExit::RuntimeError, message)));
    };
    options.repeat = command.repeat;
    options.poison = executionOptionsOf(command, {}).poison;
    PjrtStats stats;
    Progress::beginStage({"running on the plugin"});
    auto results = runOnPjrt(exported->program, *arguments, options, &stats);
    if (!results.ok())
      return failedRun(results.status());
    if (options.processes.process != 0) // process 0 has them
      return RunExit::Ok;
    RunReport numbers = reportOf(*exported, std::move(stats));
    return finish(boundary, *arguments, *results, numbers);
  }

  const RunCommand &command;
  OpenProgram &program;
  const ProgramCache cache;
};

} // namespace

std::string cacheFolderOf(const RunCommand &command) {
  return command.noCache ? ""
                         : command.cacheFolder.value_or(defaultCacheFolder());
}

LoadOptions loadOptionsOf(const RunCommand &command, const std::string &entry) {
  LoadOptions options;
  options.entry = entry;
  options.partition = !command.noPartition;
  options.lowerWith = command.lowerWith;
  options.code = command.code;
  options.optimize = optimizeOptions(command);
  return options;
}

ExecutionOptions executionOptionsOf(const RunCommand &command,
                                    llvm::ArrayRef<Fault> faults) {
  ExecutionOptions options;
  options.poison = command.poison.value_or(command.check);
  options.faults = faults.vec();
  options.memoryLimit = command.memoryLimit.value_or(0);
  options.numThreads = command.threads;
  return options;
}

RunExit runCommand(const RunCommand &command) {
  if (command.engine.isMpi() && !command.shares)
    return runOnRanks(command);
  if (std::optional<std::string> wrong = wrongOptions(command))
    return runError(RunExit::BadInput, *wrong);
  if (std::optional<std::string> wrong = wrongOutputsOf(command))
    return runError(RunExit::BadInput, *wrong);
  OpenProgram program(command);
  if (RunExit exit = program.open(); exit != RunExit::Ok)
    return exit;
  // Only now: a file is read in a copy of the process, which has no threads.
  Progress progress("gspmd-run");
  if (command.simulate)
    return runSimulation(program.module(), program.entry(), command);
  if (command.shares)
    return runShares(program.module(), program.entry(), command);
  return Runner(command, program).run();
}

} // namespace mlir::gspmd
