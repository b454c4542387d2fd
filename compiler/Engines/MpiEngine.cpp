//===- MpiEngine.cpp - The processes of mpirun as an engine ---------------===//
#include "absl/strings/str_cat.h"
#include "compiler/Codegen/ProgramCache.h"
#include "compiler/Engines/CapturedOutput.h"
#include "compiler/Engines/Engine.h"
#include "lib/Engines/Mpi/MpiRun.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <dlfcn.h>
#include <map>
#include <new>
#include <thread>

namespace mlir::gspmd {
namespace {

/// The ranks, which an engine shares with its executables.
struct MpiProcesses {
  MpiProcesses(const MpiEngineOptions &options, llvm::StringRef tool,
               const std::string &messagePrefix)
      : options(options), tool(tool), messagePrefix(messagePrefix),
        output(getLauncherRank() != 0) {}

  /// Collective: returns the communicator of the first `count` ranks; null on
  /// the others.
  MpiWorld *findFirst(int32_t count) {
    if (count == world->size())
      return world.get();
    if (world->rank() >= count)
      return nullptr;
    std::unique_ptr<MpiWorld> &subset = subsets[count];
    if (!subset)
      subset = world->createSubset(count);
    return subset.get();
  }

  const MpiEngineOptions options;
  const std::string tool;
  const std::string &messagePrefix;
  /// Rank 0 alone prints what all ranks would.
  CapturedOutput output;
  std::unique_ptr<MpiWorld> world;
  std::map<int32_t, std::unique_ptr<MpiWorld>> subsets;
};

/// The run of one rank.
class MpiExecution : public Execution {
public:
  MpiExecution(MpiProcesses &processes, MpiWorld &world,
               const CompiledProgram &program, const MpiOptions &options)
      : processes(processes), world(world), program(program),
        ranks(world, program, options), poison(options.poison) {}

  absl::Status loadArguments(ArgumentSource &arguments) {
    if (auto status = ranks.verify(); !status.ok())
      return status;
    if (auto status = arguments.openShards(); !status.ok())
      return status;
    return ranks.loadArguments([&](size_t index, int64_t device) {
      return arguments.readShard(index, device, poison);
    });
  }

  absl::Status run(RunReport &report) override {
    processes.output.endCapture();
    MpiStats stats;
    if (auto status = ranks.run(stats); !status.ok())
      world.fail(static_cast<int>(getExitCode(status)),
                 processes.messagePrefix + std::string(status.message()));
    processes.output.begin();
    report.platform = world.library();
    report.run = stats;
    report.mpi = stats;
    report.numRanks = world.size();
    return absl::OkStatus();
  }

  absl::StatusOr<std::vector<HostTensor>> takeResults() override {
    std::vector<HostTensor> results;
    absl::Status status;
    // All results are gathered, also after an error.
    for (size_t i = 0; i < program.results.size(); ++i) {
      absl::StatusOr<HostTensor> gathered = ranks.assemble(i);
      if (gathered.ok())
        results.push_back(*std::move(gathered));
      else if (status.ok())
        status = gathered.status();
    }
    if (!status.ok())
      return status;
    if (!world.isFirst())
      results.clear();
    return results;
  }

  std::vector<int64_t> localDevices() const override {
    std::vector<int64_t> devices;
    for (int64_t i = 0; i < ranks.numLocalDevices(); ++i)
      devices.push_back(ranks.firstDevice() + i);
    return devices;
  }
  const HostTensor &shard(size_t result, int64_t device) const override {
    return ranks.shard(result, device);
  }

private:
  MpiProcesses &processes;
  MpiWorld &world;
  const CompiledProgram &program;
  MpiRun ranks;
  const bool poison;
};

/// The run of a rank without devices.
class IdleExecution : public Execution {
public:
  absl::Status run(RunReport &) override { return absl::OkStatus(); }
  absl::StatusOr<std::vector<HostTensor>> takeResults() override {
    return std::vector<HostTensor>();
  }
};

/// A program that each rank has compiled. Devices are distributed as
/// MpiEngineOptions::devicesPerRank states.
class MpiExecutable : public Executable {
public:
  MpiExecutable(MpiProcesses &processes,
                std::shared_ptr<const LoadedProgram> compiled)
      : Executable(makeReport(mpiKind(), *compiled, compiled->program),
                   compiled->wasPartitioned),
        processes(processes), loaded(std::move(compiled)),
        program(loaded->program) {}

  const CompiledProgram &signature() const override { return program; }
  absl::StatusOr<std::unique_ptr<Execution>>
  prepare(ArgumentSource &arguments, const RunOptions &options) const override {
    MpiOptions run;
    static_cast<ExecutionOptions &>(run) = options;
    run.repeat = options.repeat;
    run.devicesPerRank = processes.options.devicesPerRank;
    MpiWorld *world = processes.world.get();
    if (run.devicesPerRank == 0) {
      int32_t count = world->size();
      while (program.numDevices() % count != 0)
        --count;
      run.devicesPerRank = program.numDevices() / count;
      world = processes.findFirst(count);
    }
    if (!world)
      return std::make_unique<IdleExecution>();
    auto execution =
        std::make_unique<MpiExecution>(processes, *world, program, run);
    if (auto status = execution->loadArguments(arguments); !status.ok())
      return status;
    return execution;
  }

private:
  MpiProcesses &processes;
  const std::shared_ptr<const LoadedProgram> loaded;
  const CompiledProgram &program;
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

/// Returns the path of the library for MPI.
std::string findLibrary(const std::string &requested) {
  constexpr const char *kName = "libgspmd_mpi.so";
  // dlopen searches the system's directories for a name without a slash.
  if (!requested.empty())
    return requested.find('/') == std::string::npos ? "./" + requested
                                                    : requested;
  Dl_info here;
  static const char inThisLibrary = 0;
  if (!dladdr(&inThisLibrary, &here) || !here.dli_fname)
    return kName;
  llvm::SmallString<128> path(here.dli_fname);
  llvm::sys::path::remove_filename(path);
  llvm::sys::path::append(path, kName);
  return path.str().str();
}

class MpiEngine : public Engine {
public:
  MpiEngine(const MpiEngineOptions &options, llvm::StringRef tool)
      : Engine(mpiKind()), processes(options, tool, messagePrefix) {}

  /// Rank 0 prints the error, and its exit ends the others.
  ExitCode failBeforeStart(const std::string &message) override {
    int32_t rank = getLauncherRank();
    processes.output.endCapture();
    if (rank != 0) {
      std::this_thread::sleep_for(std::chrono::seconds(3));
      llvm::errs() << "rank " << rank << ": ";
    }
    return Engine::failBeforeStart(message);
  }

  absl::Status start() override {
    auto world = MpiWorld::open(findLibrary(processes.options.library),
                                {processes.tool, processes.options.timeout,
                                 [this] { processes.output.endCapture(); }});
    if (!world.ok())
      return world.status();
    processes.world = *std::move(world);
    fatalErrors.emplace(*processes.world);
    return absl::OkStatus();
  }

  /// Compiles on the first rank of each machine; the other ranks load the code
  /// from the cache.
  FailureOr<std::unique_ptr<Executable>>
  compile(Compilation &program, const CompilationOptions &options,
          const ProgramCache *cache) override {
    MpiWorld &world = *processes.world;
    if (cache && !world.isFirstOfNode())
      (void)cache->takeWarning(); // the first rank of the machine prints it
    // A barrier needs all ranks, so the cache is off for all if it is for one.
    bool isCached = !llvm::is_contained(
        world.gatherAll(cache && cache->isEnabled(), "to open the cache"), 0);
    bool waits = isCached && !world.isFirstOfNode();
    if (waits)
      world.nodeBarrier("for the compiled program");
    KeptResult<LoadedProgram> loaded = program.compile(options, cache);
    if (isCached && !waits)
      world.nodeBarrier("for the compiled program");
    if (failed(loaded))
      return failure();
    return std::unique_ptr<Executable>(
        std::make_unique<MpiExecutable>(processes, *std::move(loaded)));
  }

  MpiWorld *mpiWorld() override { return processes.world.get(); }

  bool isFirst() const override { return processes.world->isFirst(); }

  std::optional<ExitCode> findFailure(ExitCode exitCode,
                                      llvm::StringRef waitReason) override {
    MpiWorld &world = *processes.world;
    auto failure = world.agree(static_cast<int64_t>(exitCode),
                               processes.output.errors(), waitReason);
    if (!failure)
      return std::nullopt;
    if (world.isFirst() && failure->rank != 0)
      llvm::errs() << absl::StrCat("rank ", failure->rank, ": ", failure->text);
    return static_cast<ExitCode>(failure->code);
  }

  bool isSameAsFirst(llvm::StringRef text,
                     llvm::StringRef waitReason) override {
    MpiWorld &world = *processes.world;
    std::vector<int64_t> all = world.gatherAll(
        static_cast<int64_t>(llvm::xxh3_64bits(text)), waitReason);
    return all[world.rank()] == all[0];
  }

private:
  MpiProcesses processes;
  std::optional<FatalErrors> fatalErrors;
};

void addMpiOptions(OptionGroup &group, EngineOptions &options) {
  MpiEngineOptions &mpi = options.mpi;
  group.add("mpi-library", "library",
            "libgspmd_mpi.so for the MPI of mpirun (the one installed)",
            mpi.library);
  group.add("devices-per-rank", "count",
            "Devices that each MPI process runs (1)", mpi.devicesPerRank);
  group.add("mpi-timeout", "seconds",
            "Time that a rank waits for others (300; 0: forever)", mpi.timeout);
}

std::optional<std::string> validateMpiOptions(const EngineOptions &options) {
  if (options.mpi.devicesPerRank < 1)
    return absl::StrCat("--devices-per-rank: expected at least 1, found ",
                        options.mpi.devicesPerRank);
  if (!(options.mpi.timeout >= 0 && options.mpi.timeout <= 1e9))
    return absl::StrCat(
        "--mpi-timeout: expected a number of seconds from 0 to 1e9, found ",
        options.mpi.timeout);
  return std::nullopt;
}

} // namespace

const EngineKind &mpiKind() {
  static const EngineKind kind = [] {
    EngineKind kind{};
    kind.name = "mpi";
    kind.addOptions = addMpiOptions;
    kind.validate = validateMpiOptions;
    kind.create = [](const EngineOptions &options,
                     llvm::StringRef tool) -> std::unique_ptr<Engine> {
      return std::make_unique<MpiEngine>(options.mpi, tool);
    };
    kind.hasLauncher = true;
    kind.hasDeviceFiles = true;
    kind.isBitwiseEqualToEmulator = true;
    kind.reportsCollectives = true;
    return kind;
  }();
  return kind;
}

} // namespace mlir::gspmd
