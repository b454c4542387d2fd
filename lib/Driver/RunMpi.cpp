//===- RunMpi.cpp - gspmd-run under mpirun --------------------------------===//
#include "RunMpi.h"
#include "CaughtOutput.h"
#include "OpenProgram.h"
#include "RunArguments.h"
#include "RunError.h"
#include "RunOptions.h"
#include "RunResults.h"
#include "gspmd/Driver/Npz.h"
#include "gspmd/Engines/Mpi/Run.h"
#include "lib/Compiler/ProgramCache.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {
namespace {

constexpr const char *kTool = "gspmd-run";

class RankRunner {
public:
  RankRunner(const RunCommand &command, MpiWorld &world, CaughtOutput &output)
      : command(command), world(world), output(output), program(command),
        cache(cacheFolderOf(command)) {}

  RunExit run() {
    // Each may fail on some ranks only: with files that are not everywhere.
    if (auto exit = agreeOn(program.open(), output))
      return *exit;
    if (auto exit = agreeOn(load(), output))
      return *exit;
    MpiRun ranks(world, loaded.program, options());
    if (auto exit = agreeOn(place(ranks), output))
      return *exit;
    output.letGo();
    MpiStats stats;
    if (auto status = ranks.run(stats); !status.ok())
      world.fail(static_cast<int>(exitFor(status)),
                 std::string(status.message()));
    return finish(ranks, stats);
  }

private:
  /// All ranks: the exit of the first one that has failed, if any; rank 0 says
  /// why.
  std::optional<RunExit> agreeOn(RunExit mine, const CaughtOutput &printed) {
    auto failure = world.agree(static_cast<int64_t>(mine), printed.errors());
    if (!failure)
      return std::nullopt;
    if (world.isFirst() && failure->rank != 0)
      llvm::errs() << "rank " << failure->rank << ": " << failure->text;
    return static_cast<RunExit>(failure->code);
  }

  /// The first rank of each machine compiles, the others find the code in the
  /// cache.
  RunExit load() {
    bool waits = cache.isOn() && !world.isFirstOfNode();
    if (waits)
      world.nodeBarrier();
    FailureOr<LoadedProgram> found = loadProgram(
        program.module(), loadOptionsOf(command, program.entry()), &cache);
    if (cache.isOn() && !waits)
      world.nodeBarrier();
    if (failed(found))
      return RunExit::BadInput;
    loaded = *std::move(found);
    return RunExit::Ok;
  }

  MpiOptions options() const {
    MpiOptions result;
    static_cast<ExecutionOptions &>(result) =
        executionOptionsOf(command, program.faults());
    result.repeat = command.repeat;
    result.devicesPerRank = command.engine.devicesPerRank;
    return result;
  }

  RunExit place(MpiRun &ranks) {
    absl::Status status = ranks.verify();
    PartReader reader(command, loaded.program, options().poison);
    if (status.ok())
      status = reader.open();
    if (status.ok())
      status = ranks.place([&](size_t index, int64_t device) {
        return reader.read(index, device);
      });
    return status.ok() ? RunExit::Ok : failedRun(status);
  }

  RunReport numbersOf(const MpiStats &stats) const {
    RunReport numbers = reportOf(loaded);
    numbers.engine = command.engine.engine;
    numbers.platform = world.library();
    numbers.run = stats;
    numbers.mpi = stats;
    numbers.numRanks = world.size();
    return numbers;
  }

  RunExit finish(MpiRun &ranks, const MpiStats &stats) {
    RunReport numbers = numbersOf(stats);
    CaughtOutput others(!world.isFirst());
    RunExit parts = finishParts(ranks, numbers);
    if (auto exit = agreeOn(parts, others))
      return *exit;
    RunExit exit = finishWhole(ranks, numbers);
    return agreeOn(exit, others).value_or(RunExit::Ok);
  }

  /// What each rank does with its own files.
  RunExit finishParts(MpiRun &ranks, RunReport &numbers) {
    const CompiledProgram &compiled = loaded.program;
    for (int64_t i = 0; i < ranks.numDevicesHere(); ++i) {
      int64_t device = ranks.firstDevice() + i;
      std::vector<HostTensor> parts;
      for (size_t result = 0; result < compiled.results.size(); ++result)
        parts.push_back(withoutPadding(compiled, compiled.results[result],
                                       device, ranks.part(result, device)));
      if (isByDevice(command.outputs))
        if (auto status =
                writeNpz(pathOfDevice(command.outputs, device), parts);
            !status.ok())
          return failedRun(status);
      if (!isByDevice(command.expect))
        continue;
      std::string path = pathOfDevice(command.expect, device);
      auto expected = readNpz(path, namesOf(compiled.results));
      if (!expected.ok())
        return failedRun(expected.status());
      restoreTypes(*expected, compiled.results);
      RunExit exit =
          results().compareAll(parts, *expected, path, numbers,
                               "device " + std::to_string(device) + ": ");
      if (exit != RunExit::Ok)
        return exit;
    }
    return RunExit::Ok;
  }

  /// What rank 0 does with whole results, where they are asked for.
  RunExit finishWhole(MpiRun &ranks, RunReport &numbers) {
    auto isWhole = [](const std::string &path) {
      return !path.empty() && !isByDevice(path);
    };
    std::vector<HostTensor> whole;
    absl::Status status;
    if (isWhole(command.outputs) || isWhole(command.expect) || command.check)
      for (size_t i = 0; i < loaded.program.results.size(); ++i) {
        absl::StatusOr<HostTensor> joined = ranks.join(i);
        if (joined.ok())
          whole.push_back(*std::move(joined));
        else if (status.ok())
          status = joined.status();
      }
    if (!world.isFirst())
      return RunExit::Ok;
    if (!status.ok())
      return failedRun(status);
    return results().finish(
        program.module(), loaded.program, whole, numbers,
        [&] { return makeArguments(command, loaded.program); });
  }

  RunResults results() const {
    return RunResults(command, cache, loadOptionsOf(command, program.entry()));
  }

  const RunCommand &command;
  MpiWorld &world;
  CaughtOutput &output;
  OpenProgram program;
  const ProgramCache cache;
  LoadedProgram loaded;
};

} // namespace

RunExit runOnRanks(const RunCommand &command) {
  // Until all have the same program and arguments, rank 0 speaks for all.
  CaughtOutput output(rankByLauncher() != 0);
  if (std::optional<std::string> wrong = wrongOptions(command))
    return runError(RunExit::BadInput, *wrong);
  auto world = MpiWorld::open(command.engine.mpiLibraryPath(), kTool,
                              command.engine.mpiTimeout);
  if (!world.ok())
    return failedRun(world.status());
  return RankRunner(command, **world, output).run();
}

} // namespace mlir::gspmd
