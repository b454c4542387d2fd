//===- RunOnRanks.cpp - gspmd-run under mpirun ----------------------------===//
#include "compiler/Run/Mpi/RunOnRanks.h"
#include "absl/strings/str_cat.h"
#include "compiler/Arrays/Npz.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/CommandLine/CommandError.h"
#include "compiler/Run/InputProgram.h"
#include "compiler/Run/Mpi/CapturedOutput.h"
#include "compiler/Run/RunArguments.h"
#include "compiler/Run/RunOptions.h"
#include "compiler/Run/RunResults.h"
#include "lib/Engines/Mpi/MpiRun.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <new>
#include <thread>

namespace mlir::gspmd {
namespace {

constexpr const char *kTool = "gspmd-run";

class RankRunner {
public:
  RankRunner(const RunCommand &command, MpiWorld &world, CapturedOutput &output)
      : command(command), world(world), output(output), program(command),
        cache(getCacheFolder(command)) {}

  ExitCode run() {
    // Each step may fail on some ranks only, such as files that exist on some
    // machines.
    if (auto exit = agreeOn(canWrite(), "to look at the files to write"))
      return *exit;
    if (auto exit = agreeOn(program.open(), "to read the program"))
      return *exit;
    if (auto exit = agreeOn(isSameForAll(), "to read the program"))
      return *exit;
    if (auto exit = agreeOn(load(), "for the compiled program"))
      return *exit;
    MpiRun ranks(world, loaded.program, options());
    if (auto exit = agreeOn(place(ranks), "to read the arguments"))
      return *exit;
    output.endCapture();
    MpiStats stats;
    if (auto status = ranks.run(stats); !status.ok())
      world.fail(static_cast<int>(getExitCode(status)),
                 std::string(status.message()));
    return finish(ranks, stats);
  }

private:
  /// Collective: returns the exit code of the first rank that failed, if any.
  /// Rank 0 prints its error.
  std::optional<ExitCode> agreeOn(ExitCode mine, llvm::StringRef where) {
    auto failure =
        world.agree(static_cast<int64_t>(mine), output.errors(), where);
    if (!failure)
      return std::nullopt;
    if (world.isFirst() && failure->rank != 0)
      llvm::errs() << absl::StrCat("rank ", failure->rank, ": ", failure->text);
    return static_cast<ExitCode>(failure->code);
  }

  /// Checks the output files that rank 0 writes.
  ExitCode canWrite() {
    std::optional<std::string> error;
    if (world.isFirst())
      error = validateOutputFiles(command);
    return error ? reportError(ExitCode::BadInput, *error) : ExitCode::Ok;
  }

  /// Rejects ranks with different programs or options, which would deadlock.
  ExitCode isSameForAll() {
    std::string text;
    llvm::raw_string_ostream stream(text);
    program.module()->print(stream);
    stream << '\n'
           << program.entry() << ' ' << command.noPartition << command.check
           << command.randomSeed.value_or(0) << ' ' << !command.optimize << ' '
           << command.repeat << ' ' << command.engine.devicesPerRank << ' '
           << isGlobalFile(command.outputs) << isGlobalFile(command.expect)
           << ' '
           << llvm::join(command.optimize.value_or(std::vector<std::string>()),
                         ",")
           << command.topology << ' ' << command.axisLayout << ' '
           << command.overlap.value_or("") << ' ' << command.lowerWith << ' '
           << command.code;
    std::vector<int64_t> all = world.gatherAll(
        static_cast<int64_t>(llvm::xxh3_64bits(text)), "to read the program");
    return all[world.rank()] == all[0]
               ? ExitCode::Ok
               : reportError(ExitCode::BadInput,
                             "the program or the options differ from rank 0's");
  }

  /// Compiles on the first rank of each machine; the other ranks load the code
  /// from the cache.
  ExitCode load() {
    if (!world.isFirstOfNode())
      (void)cache.takeWarning(); // the first rank of the machine prints it
    // A barrier needs all ranks, so the cache is off for all if it is for one.
    bool isCached = !llvm::is_contained(
        world.gatherAll(cache.isOn(), "to open the cache"), 0);
    bool waits = isCached && !world.isFirstOfNode();
    if (waits)
      world.nodeBarrier("for the compiled program");
    FailureOr<LoadedProgram> found = loadProgram(
        program.module(), getLoadOptions(command, program.entry()), &cache);
    if (isCached && !waits)
      world.nodeBarrier("for the compiled program");
    if (failed(found))
      return ExitCode::BadInput;
    loaded = *std::move(found);
    return ExitCode::Ok;
  }

  MpiOptions options() const {
    MpiOptions result;
    static_cast<ExecutionOptions &>(result) =
        getExecutionOptions(command, program.faults());
    result.repeat = command.repeat;
    result.devicesPerRank = command.engine.devicesPerRank;
    return result;
  }

  ExitCode place(MpiRun &ranks) {
    absl::Status status = ranks.verify();
    ShardReader reader(command, loaded.program, options().poison);
    if (status.ok())
      status = reader.open();
    if (status.ok())
      status = ranks.loadArguments([&](size_t index, int64_t device) {
        return reader.read(index, device);
      });
    return status.ok() ? ExitCode::Ok : reportRunFailure(status);
  }

  RunReport makeRunReport(const MpiStats &stats) const {
    RunReport numbers = makeReport(loaded);
    numbers.engine = command.engine.engine;
    numbers.platform = world.library();
    numbers.run = stats;
    numbers.mpi = stats;
    numbers.numRanks = world.size();
    return numbers;
  }

  ExitCode finish(MpiRun &ranks, const MpiStats &stats) {
    RunReport numbers = makeRunReport(stats);
    output.begin();
    ExitCode shardsExit = finishShards(ranks, numbers);
    if (auto exit = agreeOn(shardsExit, "for the results of all"))
      return *exit;
    ExitCode exit = finishGlobal(ranks, numbers);
    return agreeOn(exit, "for the results of all").value_or(ExitCode::Ok);
  }

  /// Writes and compares the shards of this rank.
  ExitCode finishShards(MpiRun &ranks, RunReport &numbers) {
    const CompiledProgram &compiled = loaded.program;
    for (int64_t i = 0; i < ranks.numLocalDevices(); ++i) {
      int64_t device = ranks.firstDevice() + i;
      std::vector<HostTensor> shards;
      for (size_t result = 0; result < compiled.results.size(); ++result)
        shards.push_back(removePadding(compiled, compiled.results[result],
                                       device, ranks.shard(result, device)));
      if (hasDevicePlaceholder(command.outputs))
        if (auto status = writeNpz(
                expandDevicePlaceholder(command.outputs, device), shards);
            !status.ok())
          return reportRunFailure(status);
      if (!hasDevicePlaceholder(command.expect))
        continue;
      std::string path = expandDevicePlaceholder(command.expect, device);
      auto expected = readTensors(path, compiled.results);
      if (!expected.ok())
        return reportRunFailure(expected.status());
      ExitCode exit =
          results().compareAll(shards, *expected, path, numbers,
                               "device " + std::to_string(device) + ": ");
      if (exit != ExitCode::Ok)
        return exit;
    }
    return ExitCode::Ok;
  }

  static bool isGlobalFile(const std::string &path) {
    return !path.empty() && !hasDevicePlaceholder(path);
  }

  /// Gathers, writes and compares global results on rank 0, if requested.
  ExitCode finishGlobal(MpiRun &ranks, RunReport &numbers) {
    std::vector<HostTensor> global;
    absl::Status status;
    if (isGlobalFile(command.outputs) || isGlobalFile(command.expect) ||
        command.check)
      for (size_t i = 0; i < loaded.program.results.size(); ++i) {
        absl::StatusOr<HostTensor> gathered = ranks.assemble(i);
        if (gathered.ok())
          global.push_back(*std::move(gathered));
        else if (status.ok())
          status = gathered.status();
      }
    if (!world.isFirst())
      return ExitCode::Ok;
    if (!status.ok())
      return reportRunFailure(status);
    return results().finish(
        program.module(), loaded.program, global, numbers,
        [&] { return makeArguments(command, loaded.program); });
  }

  RunResults results() const {
    return RunResults(command, cache, getLoadOptions(command, program.entry()));
  }

  const RunCommand &command;
  MpiWorld &world;
  CapturedOutput &output;
  InputProgram program;
  const ProgramCache cache;
  LoadedProgram loaded;
};

/// Ends all ranks with a message on errors that would end one process (out of
/// memory, a fatal error in LLVM). Another thread may be inside of MPI at that
/// time.
class FatalErrors {
public:
  explicit FatalErrors(MpiWorld &newWorld) {
    world = &newWorld;
    before = std::set_new_handler([] {
      std::set_new_handler(nullptr); // in case the message needs memory
      fail("this machine has no memory left");
    });
    llvm::remove_fatal_error_handler(); // that of the tool
    llvm::install_fatal_error_handler(
        [](void *, const char *why, bool) { fail(why); });
  }
  ~FatalErrors() {
    llvm::remove_fatal_error_handler();
    std::set_new_handler(before);
  }
  FatalErrors(const FatalErrors &) = delete;
  FatalErrors &operator=(const FatalErrors &) = delete;

private:
  [[noreturn]] static void fail(const char *why) {
    world->abortWithoutMpi(static_cast<int>(ExitCode::RuntimeError), why);
  }

  static inline MpiWorld *world = nullptr;
  std::new_handler before;
};

} // namespace

/// Reports an error before MPI starts, when ranks cannot communicate: rank 0
/// prints it, and its exit ends the others.
static ExitCode failAlone(CapturedOutput &output, const std::string &why) {
  int32_t rank = getLauncherRank();
  output.endCapture();
  if (rank != 0) {
    std::this_thread::sleep_for(std::chrono::seconds(3));
    llvm::errs() << "rank " << rank << ": ";
  }
  return reportError(ExitCode::BadInput, why);
}

ExitCode runOnRanks(const RunCommand &command) {
  // Rank 0 alone prints until all ranks have the same program and arguments.
  CapturedOutput output(getLauncherRank() != 0);
  if (std::optional<std::string> error = validateOptions(command))
    return failAlone(output, *error);
  auto world = MpiWorld::open(
      command.engine.mpiLibraryPath(),
      {kTool, command.engine.mpiTimeout, [&] { output.endCapture(); }});
  if (!world.ok())
    return failAlone(output, std::string(world.status().message()));
  FatalErrors ends(**world);
  return RankRunner(command, **world, output).run();
}

} // namespace mlir::gspmd
