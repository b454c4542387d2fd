//===- RunCommand.cpp - The gspmd-run command -----------------------------===//
#include "compiler/Run/RunCommand.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/Pipeline/ExportProgram.h"
#include "compiler/Run/InputProgram.h"
#include "compiler/Run/Mpi/RunOnRanks.h"
#include "compiler/Run/Mpi/RunShares.h"
#include "compiler/Run/RunArguments.h"
#include "compiler/Run/RunOptions.h"
#include "compiler/Run/RunResults.h"
#include "compiler/Run/SharedSecret.h"
#include "compiler/Run/Simulate/RunSimulation.h"
#include "lib/Progress/Progress.h"
#include <cstdlib>

namespace mlir::gspmd {
namespace {

class Runner {
public:
  Runner(const RunCommand &command, InputProgram &program)
      : command(command), program(program), cache(getCacheFolder(command)) {}

  ExitCode run() {
    return command.engine.isPjrt() ? runExported() : runEmulated();
  }

private:
  LoadOptions loadOptions() const {
    return getLoadOptions(command, program.entry());
  }

  ExitCode finish(const CompiledProgram &compiled,
                  llvm::ArrayRef<HostTensor> arguments,
                  llvm::ArrayRef<HostTensor> results, RunReport &report) const {
    return RunResults(command, cache, loadOptions())
        .finish(program.module(), compiled, results, report,
                [&] { return arguments.vec(); });
  }

  ExitCode runEmulated() const {
    FailureOr<LoadedProgram> loaded =
        loadProgram(program.module(), loadOptions(), &cache);
    if (failed(loaded))
      return ExitCode::BadInput;
    auto arguments = makeArguments(command, loaded->program);
    if (!arguments.ok())
      return reportRunFailure(arguments.status());
    RunReport report = makeReport(*loaded);
    RunOptions options;
    static_cast<ExecutionOptions &>(options) =
        getExecutionOptions(command, program.faults());
    options.repeat = command.repeat;
    Progress::beginStage({"running"});
    auto results =
        runProgram(loaded->program, *arguments, options, &report.run);
    if (!results.ok())
      return reportRunFailure(results.status());
    return finish(loaded->program, *arguments, *results, report);
  }

  ExitCode runExported() const {
    FailureOr<ExportedProgram> exported = exportProgram(
        program.module(), loadOptions(), command.engine.isPartitions());
    if (failed(exported))
      return ExitCode::BadInput;
    const CompiledProgram &signature = exported->program.boundary;
    auto arguments = makeArguments(command, signature);
    if (!arguments.ok())
      return reportRunFailure(arguments.status());
    PjrtOptions options;
    options.plugin = command.engine.pjrtPlugin;
    options.clientOptions = command.engine.clientOptions();
    options.processes = command.engine.processes();
    if (options.processes.count > 1) {
      llvm::Expected<std::string> secret = getSharedSecret();
      if (!secret)
        return reportError(ExitCode::BadInput,
                           llvm::toString(secret.takeError()));
      options.processes.secret = *secret;
    }
    options.processes.onLost = [](const std::string &message) {
      std::_Exit(
          static_cast<int>(reportError(ExitCode::RuntimeError, message)));
    };
    options.repeat = command.repeat;
    options.poison = getExecutionOptions(command, {}).poison;
    PjrtStats stats;
    Progress::beginStage({"running on the plugin"});
    auto results = runOnPjrt(exported->program, *arguments, options, &stats);
    if (!results.ok())
      return reportRunFailure(results.status());
    if (options.processes.process != 0) // process 0 reports the results
      return ExitCode::Ok;
    RunReport report = makeReport(*exported, std::move(stats));
    return finish(signature, *arguments, *results, report);
  }

  const RunCommand &command;
  InputProgram &program;
  const ProgramCache cache;
};

} // namespace

ExitCode runCommand(const RunCommand &command) {
  if (command.engine.isMpi() && !command.shares)
    return runOnRanks(command);
  if (std::optional<std::string> error = validateOptions(command))
    return reportError(ExitCode::BadInput, *error);
  if (std::optional<std::string> error = validateOutputFiles(command))
    return reportError(ExitCode::BadInput, *error);
  InputProgram program(command);
  if (ExitCode exit = program.open(); exit != ExitCode::Ok)
    return exit;
  // The progress thread starts after all files are read, since reading a file
  // forks and the process must not have threads then.
  Progress progress("gspmd-run");
  if (command.simulate)
    return runSimulation(program.module(), program.entry(), command);
  if (command.shares)
    return runShares(program.module(), program.entry(), command);
  return Runner(command, program).run();
}

} // namespace mlir::gspmd
