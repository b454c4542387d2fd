//===- EmulatorExecutable.cpp - The emulator as an engine -----------------===//
#include "compiler/Engines/Engine.h"
#include "lib/Progress/Progress.h"

namespace mlir::gspmd {
namespace {

class EmulatorExecutable : public GlobalExecutable {
public:
  explicit EmulatorExecutable(std::shared_ptr<const LoadedProgram> program)
      : GlobalExecutable(makeReport(emulatorKind(), *program, program->program),
                         program->wasPartitioned),
        loaded(std::move(program)) {}

  const CompiledProgram &signature() const override { return loaded->program; }
  Tensors execute(llvm::ArrayRef<HostTensor> arguments,
                  const RunOptions &options, RunReport &report) const override {
    Progress::beginStage({"running"});
    return runProgram(loaded->program, arguments, options, &report.run);
  }

private:
  const std::shared_ptr<const LoadedProgram> loaded;
};

class EmulatorEngine : public Engine {
public:
  EmulatorEngine() : Engine(emulatorKind()) {}

  FailureOr<std::unique_ptr<Executable>>
  compile(Compilation &program, const CompilationOptions &options,
          const ProgramCache *cache) override {
    KeptResult<LoadedProgram> loaded = program.compile(options, cache);
    if (failed(loaded))
      return failure();
    return std::unique_ptr<Executable>(
        std::make_unique<EmulatorExecutable>(*std::move(loaded)));
  }
};

} // namespace

const EngineKind &emulatorKind() {
  static const EngineKind kind = [] {
    EngineKind kind{};
    kind.name = "emulator";
    kind.addOptions = [](OptionGroup &, EngineOptions &) {};
    kind.validate = [](const EngineOptions &) -> std::optional<std::string> {
      return std::nullopt;
    };
    kind.create = [](const EngineOptions &,
                     llvm::StringRef) -> std::unique_ptr<Engine> {
      return std::make_unique<EmulatorEngine>();
    };
    kind.reportsCollectives = true;
    return kind;
  }();
  return kind;
}

} // namespace mlir::gspmd
