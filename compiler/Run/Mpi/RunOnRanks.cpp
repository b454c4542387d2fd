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
#include "gspmd/Engines/Mpi/MpiRun.h"
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
    // Each may fail on some ranks only: with files that are not everywhere.
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
  /// All ranks: the exit of the first one that has failed, if any; rank 0 says
  /// why.
  std::optional<ExitCode> agreeOn(ExitCode mine, llvm::StringRef where) {
    auto failure =
        world.agree(static_cast<int64_t>(mine), output.errors(), where);
    if (!failure)
      return std::nullopt;
    if (world.isFirst() && failure->rank != 0)
      llvm::errs() << absl::StrCat("rank ", failure->rank, ": ", failure->text);
    return static_cast<ExitCode>(failure->code);
  }

  /// Rank 0 writes what is not of one device.
  ExitCode canWrite() {
    std::optional<std::string> wrong;
    if (world.isFirst())
      wrong = validateOutputFiles(command);
    return wrong ? reportError(ExitCode::BadInput, *wrong) : ExitCode::Ok;
  }

  /// Ranks that ran different programs, or compared different things, would
  /// wait for each other, or worse.
  ExitCode isSameForAll() {
    std::string text;
    llvm::raw_string_ostream stream(text);
    program.module()->print(stream);
    stream << '\n'
           << program.entry() << ' ' << command.noPartition << command.check
           << command.randomSeed.value_or(0) << ' ' << !command.optimize << ' '
           << command.repeat << ' ' << command.engine.devicesPerRank << ' '
           << isWhole(command.outputs) << isWhole(command.expect) << ' '
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

  /// The first rank of each machine compiles, the others find the code in the
  /// cache.
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
      status = ranks.place([&](size_t index, int64_t device) {
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
    ExitCode parts = finishShards(ranks, numbers);
    if (auto exit = agreeOn(parts, "for the results of all"))
      return *exit;
    ExitCode exit = finishGlobal(ranks, numbers);
    return agreeOn(exit, "for the results of all").value_or(ExitCode::Ok);
  }

  /// What each rank does with its own files.
  ExitCode finishShards(MpiRun &ranks, RunReport &numbers) {
    const CompiledProgram &compiled = loaded.program;
    for (int64_t i = 0; i < ranks.numLocalDevices(); ++i) {
      int64_t device = ranks.firstDevice() + i;
      std::vector<HostTensor> parts;
      for (size_t result = 0; result < compiled.results.size(); ++result)
        parts.push_back(removePadding(compiled, compiled.results[result],
                                      device, ranks.part(result, device)));
      if (hasDevicePlaceholder(command.outputs))
        if (auto status = writeNpz(
                expandDevicePlaceholder(command.outputs, device), parts);
            !status.ok())
          return reportRunFailure(status);
      if (!hasDevicePlaceholder(command.expect))
        continue;
      std::string path = expandDevicePlaceholder(command.expect, device);
      auto expected = readNpz(path, getTensorNames(compiled.results));
      if (!expected.ok())
        return reportRunFailure(expected.status());
      restoreBf16Types(*expected, compiled.results);
      ExitCode exit =
          results().compareAll(parts, *expected, path, numbers,
                               "device " + std::to_string(device) + ": ");
      if (exit != ExitCode::Ok)
        return exit;
    }
    return ExitCode::Ok;
  }

  static bool isWhole(const std::string &path) {
    return !path.empty() && !hasDevicePlaceholder(path);
  }

  /// What rank 0 does with whole results, where they are asked for.
  ExitCode finishGlobal(MpiRun &ranks, RunReport &numbers) {
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
      return ExitCode::Ok;
    if (!status.ok())
      return reportRunFailure(status);
    return results().finish(
        program.module(), loaded.program, whole, numbers,
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

/// What ends one process wherever it is (no memory, an error within LLVM) ends
/// all ranks with a message. Another thread may be in MPI then.
class FatalErrors {
public:
  explicit FatalErrors(MpiWorld &newWorld) {
    world = &newWorld;
    before = std::set_new_handler([] {
      std::set_new_handler(nullptr); // should there be none for the message
      fail("this machine has no memory left");
    });
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

/// Before MPI has started, where each rank is alone: what is wrong for all is
/// said by rank 0, whose end ends the others.
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
  // Until all have the same program and arguments, rank 0 speaks for all.
  CapturedOutput output(getLauncherRank() != 0);
  if (std::optional<std::string> wrong = validateOptions(command))
    return failAlone(output, *wrong);
  auto world = MpiWorld::open(
      command.engine.mpiLibraryPath(),
      {kTool, command.engine.mpiTimeout, [&] { output.endCapture(); }});
  if (!world.ok())
    return failAlone(output, std::string(world.status().message()));
  FatalErrors ends(**world);
  return RankRunner(command, **world, output).run();
}

} // namespace mlir::gspmd
