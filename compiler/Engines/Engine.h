//===- Engine.h - Engines that compile and run programs ---------*- C++ -*-===//
//
// createEngine creates the engine that the options name. Engine::compile turns
// a program into an Executable. Executable::prepare reads the arguments and
// returns an Execution, which runs the program and holds its results. All
// tools, the C API and gspmd-fuzz use engines only through these classes.
//
// If an engine has several processes, each process runs the same command. All
// processes must call the functions that are marked as collective.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_ENGINES_ENGINE_H
#define GSPMD_COMPILER_ENGINES_ENGINE_H

#include "compiler/CommandLine/CommandError.h"
#include "compiler/CommandLine/OptionGroup.h"
#include "compiler/Engines/EngineOptions.h"
#include "compiler/Engines/RunReport.h"
#include "compiler/Pipeline/ExecutablePrograms.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include "mlir/IR/BuiltinOps.h"

namespace mlir::gspmd {

class Engine;

/// The name, the factory and the capabilities of an engine.
struct EngineKind {
  /// The value of --engine.
  llvm::StringRef name;
  /// Adds the options that only this engine has.
  void (*addOptions)(OptionGroup &group, EngineOptions &options);
  /// Returns an error text for invalid values of its options.
  std::optional<std::string> (*validate)(const EngineOptions &options);
  /// Creates the engine. Precondition: `options` are valid. `tool` is the
  /// prefix of messages.
  std::unique_ptr<Engine> (*create)(const EngineOptions &options,
                                    llvm::StringRef tool);
  /// Options of the tools that the engine does not support.
  std::vector<OptionRule> unsupportedOptions;
  /// True if a launcher such as mpirun starts the processes.
  bool hasLauncher = false;
  /// True if each process can read and write files of the shards of its
  /// devices.
  bool hasDeviceFiles = false;
  /// True for an engine other than the emulator whose results are bitwise equal
  /// to those of the emulator.
  bool isBitwiseEqualToEmulator = false;
  /// True if the engine counts the collectives that it executes.
  bool reportsCollectives = false;
  /// True if the engine may not support an op: a program with an unsupported op
  /// fails to compile or to run with the code Unimplemented or NotFound.
  bool hasUnsupportedOps = false;
};

/// Return the kinds of engines; each is defined in the source file of its
/// engine.
const EngineKind &emulatorKind();
const EngineKind &mpiKind();
const EngineKind &pjrtKind();
/// Returns all kinds of engines; the first one is the default.
llvm::ArrayRef<const EngineKind *> engineKinds();
/// Returns null for an unknown name.
const EngineKind *findEngineKind(llvm::StringRef name);

/// The arguments of a run.
class ArgumentSource {
public:
  virtual ~ArgumentSource();
  /// Returns the global arguments.
  virtual absl::StatusOr<std::vector<HostTensor>> readGlobal() = 0;
  /// Prepares for readShard: validates the number of arguments.
  virtual absl::Status openShards() { return absl::OkStatus(); }
  /// Returns the shard of an argument on a device, in its local shape; its
  /// padding has a NaN pattern if `poison` is set.
  virtual absl::StatusOr<HostTensor> readShard(size_t index, int64_t device,
                                               bool poison) = 0;
};

/// One run of a program, with its arguments.
class Execution {
public:
  virtual ~Execution();
  /// Collective: runs the program the requested number of times and adds the
  /// statistics to `report`. If one process fails and the others cannot
  /// continue, the engine prints a message and ends all processes.
  virtual absl::Status run(RunReport &report) = 0;
  /// Collective: returns the global results in the first process. Called at
  /// most once.
  virtual absl::StatusOr<std::vector<HostTensor>> takeResults() = 0;
  /// Returns the devices whose shards this process has; none unless the engine
  /// has device files.
  virtual std::vector<int64_t> localDevices() const { return {}; }
  /// Returns the shard of a result on one of `localDevices`, with padding.
  virtual const HostTensor &shard(size_t result, int64_t device) const;
};

/// A compiled program.
class Executable {
public:
  virtual ~Executable();
  /// Returns the signature of the program. Callers may read only the meshes,
  /// arguments and results of the CompiledProgram.
  virtual const CompiledProgram &signature() const = 0;
  /// Collective: validates the options and reads the arguments of this
  /// process's devices.
  virtual absl::StatusOr<std::unique_ptr<Execution>>
  prepare(ArgumentSource &arguments, const RunOptions &options) const = 0;

  /// Collective: runs the program on global arguments, and returns the global
  /// results in the first process. `report` may be null.
  absl::StatusOr<std::vector<HostTensor>>
  run(llvm::ArrayRef<HostTensor> arguments, const RunOptions &options,
      RunReport *report = nullptr) const;

  /// Returns the statistics that are known before a run.
  const RunReport &report() const { return knownReport; }
  /// Returns true if the input already was a device program.
  bool wasPartitioned() const { return isInputPartitioned; }

protected:
  Executable(RunReport report, bool wasPartitioned)
      : knownReport(std::move(report)), isInputPartitioned(wasPartitioned) {}

private:
  const RunReport knownReport;
  const bool isInputPartitioned;
};

/// A program that runs in one call, on global arguments.
class GlobalExecutable : public Executable {
public:
  using Tensors = absl::StatusOr<std::vector<HostTensor>>;

  absl::StatusOr<std::unique_ptr<Execution>>
  prepare(ArgumentSource &arguments, const RunOptions &options) const override;
  /// Runs the program and adds the statistics to `report`.
  virtual Tensors execute(llvm::ArrayRef<HostTensor> arguments,
                          const RunOptions &options,
                          RunReport &report) const = 0;

protected:
  using Executable::Executable;
};

/// An engine compiles and runs programs, in this process or together with other
/// processes. A member function that is "collective" must be called by all
/// processes.
class Engine {
public:
  explicit Engine(const EngineKind &kind) : engineKind(kind) {}
  virtual ~Engine();
  Engine(const Engine &) = delete;
  Engine &operator=(const Engine &) = delete;

  const EngineKind &kind() const { return engineKind; }
  /// Reports an error before `start`, when processes cannot communicate.
  virtual ExitCode failBeforeStart(const std::string &message);
  /// Connects the processes.
  virtual absl::Status start() { return absl::OkStatus(); }

  /// Runs the phases of `program` that the engine needs and returns the
  /// executable. Emits errors as diagnostics.
  /// `cache` may be null.
  virtual FailureOr<std::unique_ptr<Executable>>
  compile(Compilation &program, const CompilationOptions &options,
          const ProgramCache *cache) = 0;

  /// Returns the MPI world of the MPI engine after `start`; null for any other
  /// engine.
  virtual MpiWorld *mpiWorld() { return nullptr; }

  /// Returns true in the first process, the one that reports results.
  virtual bool isFirst() const { return true; }
  /// Collective: returns the exit code of the first process whose `exitCode` is
  /// not Ok; nullopt if all are Ok. Process 0 prints the error of that process.
  /// `waitReason` states in the message of a timeout what processes wait for.
  virtual std::optional<ExitCode> findFailure(ExitCode exitCode,
                                              llvm::StringRef waitReason);
  /// Collective: returns true if `text` equals that of process 0.
  virtual bool isSameAsFirst(llvm::StringRef text, llvm::StringRef waitReason) {
    return true;
  }

  /// The prefix of messages about a failed execution: the name of the program,
  /// if there are several.
  std::string messagePrefix;

private:
  const EngineKind &engineKind;
};

/// Creates the engine that `options` select. Precondition:
/// EngineOptions::validate accepts `options`.
std::unique_ptr<Engine> createEngine(const EngineOptions &options,
                                     llvm::StringRef tool);
/// Returns the emulator, the reference for the others.
std::unique_ptr<Engine> createEmulator();

/// Prints the error of an engine and returns its exit code.
ExitCode reportRunFailure(const absl::Status &status);
/// Returns the exit code of an engine's error.
ExitCode getExitCode(const absl::Status &status);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_ENGINES_ENGINE_H
