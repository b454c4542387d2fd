//===- Engine.cpp - Compiles and runs a program ---------------------------===//
#include "compiler/Engines/Engine.h"
#include "lib/Runtime/Program/Shards.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace mlir::gspmd {

llvm::ArrayRef<const EngineKind *> engineKinds() {
  static const EngineKind *const all[] = {&emulatorKind(), &pjrtKind(),
                                          &mpiKind()};
  return all;
}

const EngineKind *findEngineKind(llvm::StringRef name) {
  auto *it = llvm::find_if(engineKinds(), [&](const EngineKind *kind) {
    return kind->name == name;
  });
  return it == engineKinds().end() ? nullptr : *it;
}

std::unique_ptr<Engine> createEngine(const EngineOptions &options,
                                     llvm::StringRef tool) {
  return options.kind().create(options, tool);
}

std::unique_ptr<Engine> createEmulator() {
  return emulatorKind().create({}, "");
}

namespace {

/// Arguments that are in memory.
class GlobalArguments : public ArgumentSource {
public:
  GlobalArguments(const CompiledProgram &program,
                  llvm::ArrayRef<HostTensor> tensors)
      : program(program), tensors(tensors) {}

  absl::StatusOr<std::vector<HostTensor>> readGlobal() override {
    return tensors.vec();
  }
  absl::Status openShards() override {
    return checkArguments(program, tensors);
  }
  absl::StatusOr<HostTensor> readShard(size_t index, int64_t device,
                                       bool poison) override {
    return ArgumentShards(program, program.arguments[index], tensors[index],
                          poison)
        .shardOf(device);
  }

private:
  const CompiledProgram &program;
  llvm::ArrayRef<HostTensor> tensors;
};

/// A run of a GlobalExecutable.
class GlobalExecution : public Execution {
public:
  GlobalExecution(const GlobalExecutable &executable,
                  std::vector<HostTensor> arguments, const RunOptions &options)
      : executable(executable), arguments(std::move(arguments)),
        options(options) {}

  absl::Status run(RunReport &report) override {
    results = executable.execute(arguments, options, report);
    return results.status();
  }
  absl::StatusOr<std::vector<HostTensor>> takeResults() override {
    return std::move(results);
  }

private:
  const GlobalExecutable &executable;
  const std::vector<HostTensor> arguments;
  const RunOptions options;
  absl::StatusOr<std::vector<HostTensor>> results;
};

} // namespace

ArgumentSource::~ArgumentSource() = default;
Execution::~Execution() = default;
Executable::~Executable() = default;
Engine::~Engine() = default;

const HostTensor &Execution::shard(size_t, int64_t) const {
  llvm_unreachable("the engine has no device files");
}

absl::StatusOr<std::vector<HostTensor>>
Executable::run(llvm::ArrayRef<HostTensor> arguments, const RunOptions &options,
                RunReport *report) const {
  GlobalArguments source(signature(), arguments);
  auto execution = prepare(source, options);
  if (!execution.ok())
    return execution.status();
  RunReport unused = this->report();
  if (report)
    *report = this->report();
  if (auto status = (*execution)->run(report ? *report : unused); !status.ok())
    return status;
  return (*execution)->takeResults();
}

absl::StatusOr<std::unique_ptr<Execution>>
GlobalExecutable::prepare(ArgumentSource &arguments,
                          const RunOptions &options) const {
  auto tensors = arguments.readGlobal();
  if (!tensors.ok())
    return tensors.status();
  return std::make_unique<GlobalExecution>(*this, *std::move(tensors), options);
}

ExitCode Engine::failBeforeStart(const std::string &message) {
  return reportError(ExitCode::BadInput, message);
}

std::optional<ExitCode> Engine::findFailure(ExitCode exitCode,
                                            llvm::StringRef) {
  return exitCode == ExitCode::Ok ? std::nullopt : std::optional(exitCode);
}

ExitCode getExitCode(const absl::Status &status) {
  return absl::IsInvalidArgument(status) ? ExitCode::BadInput
         : absl::IsDataLoss(status)      ? ExitCode::Mismatch
                                         : ExitCode::RuntimeError;
}

ExitCode reportRunFailure(const absl::Status &status) {
  return reportError(getExitCode(status), std::string(status.message()));
}

} // namespace mlir::gspmd
