//===- Suspect.cpp - Compilers of partitioned windows ---------------------===//
#include "compiler/Bisect/Suspects/Suspect.h"
#include "gspmd/Engines/Emulated/EmulatedEngine.h"
#include "lib/Engines/Emulated/RunShards.h"
#include "lib/Runtime/Program/Shards.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

namespace mlir::gspmd::bisect {

SuspectProgram::~SuspectProgram() = default;
Suspect::~Suspect() = default;

absl::StatusOr<std::vector<HostTensor>>
Suspect::runOnOneDevice(ModuleOp, ArrayRef<HostTensor>) const {
  return absl::UnimplementedError("the reference does that");
}

std::unique_ptr<Suspect> Suspect::withOwnShardings() const { return nullptr; }

ErrorText::ErrorText(MLIRContext *context, std::string &errors)
    : ScopedDiagnosticHandler(context) {
  setHandler([&errors](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
      llvm::raw_string_ostream(errors)
          << (errors.empty() ? "" : "; ") << diagnostic;
  });
}

/// Runs the phases up to native code. An error has the text of the errors.
static absl::StatusOr<std::shared_ptr<const LoadedProgram>>
load(Compilation &compilation, const CompilationOptions &options) {
  std::string errors;
  ErrorText handler(compilation.source().getContext(), errors);
  KeptResult<LoadedProgram> loaded = compilation.compile(options);
  if (failed(loaded))
    return absl::InvalidArgumentError(errors);
  return *loaded;
}

namespace {

class GspmdProgram : public SuspectProgram {
public:
  GspmdProgram(Compilation compilation,
               std::shared_ptr<const LoadedProgram> loaded,
               const CompilationOptions &options,
               const ExecutionOptions &execution)
      : compilation(std::move(compilation)), loaded(std::move(loaded)),
        options(options) {
    static_cast<ExecutionOptions &>(runOptions) = execution;
    runOptions.poison = true;
  }

  const CompiledProgram &signature() const override { return loaded->program; }

  absl::StatusOr<std::vector<std::vector<HostTensor>>>
  run(ArrayRef<HostTensor> arguments) const override {
    const CompiledProgram &program = loaded->program;
    if (auto status = checkArguments(program, arguments); !status.ok())
      return status;
    DeviceTensors shards(program.numDevices());
    for (auto [tensor, argument] :
         llvm::zip_equal(program.arguments, arguments)) {
      auto sharded = ArgumentShards(program, tensor, argument, /*poison=*/true)
                         .allShards();
      if (!sharded.ok())
        return sharded.status();
      for (auto [arrays, shard] : llvm::zip_equal(shards, *sharded))
        arrays.push_back(std::move(shard));
    }
    absl::StatusOr<DeviceTensors> results =
        runShards(program, std::move(shards), runOptions);
    if (!results.ok())
      return results.status();
    std::vector<std::vector<HostTensor>> byResult(program.results.size());
    for (const std::vector<HostTensor> &device : *results)
      for (auto [shards, shard] : llvm::zip_equal(byResult, device))
        shards.push_back(shard);
    return byResult;
  }

  std::optional<std::vector<std::string>>
  describeCollectives(ArrayRef<StringRef> names) const override {
    std::vector<std::string> texts;
    KeptResult<DeviceProgram> device = compilation.makeDeviceProgram(options);
    if (failed(device))
      return texts;
    (*device)->module->walk([&](Operation *op) {
      auto cost = dyn_cast<sharding::EmulationCostOpInterface>(op);
      if (!cost || !cost.getCollectiveWork())
        return;
      SmallVector<StringRef> found = listNames(op->getLoc());
      if (!names.empty() && llvm::none_of(names, [&](StringRef name) {
            return llvm::is_contained(found, name);
          }))
        return;
      std::string text;
      llvm::raw_string_ostream os(text);
      op->print(os, OpPrintingFlags().useLocalScope().skipRegions());
      texts.push_back(text);
    });
    return texts;
  }

private:
  mutable Compilation compilation;
  const std::shared_ptr<const LoadedProgram> loaded;
  const CompilationOptions options;
  RunOptions runOptions;
};

class GspmdSuspect : public Suspect {
public:
  GspmdSuspect(const CompilationOptions &options,
               const ExecutionOptions &execution)
      : options(options), execution(execution) {}

  absl::StatusOr<std::unique_ptr<SuspectProgram>>
  compile(ModuleOp program) const override {
    Compilation compilation(program.clone());
    auto loaded = load(compilation, options);
    if (!loaded.ok())
      return loaded.status();
    // The shards of a million devices would be made before a stack is missing.
    if (auto status = verifyNumDevices((*loaded)->program, RunOptions());
        !status.ok())
      return status;
    return std::make_unique<GspmdProgram>(std::move(compilation), *loaded,
                                          options, execution);
  }

private:
  const CompilationOptions options;
  const ExecutionOptions execution;
};

} // namespace

std::unique_ptr<Suspect> createGspmdSuspect(const CompilationOptions &options,
                                            const ExecutionOptions &execution) {
  return std::make_unique<GspmdSuspect>(options, execution);
}

absl::StatusOr<ReferenceProgram> ReferenceProgram::compile(ModuleOp program) {
  Compilation compilation(program.clone());
  CompilationOptions options;
  options.partition = false;
  options.optLevel = 0; // each program runs a few times
  auto loaded = load(compilation, options);
  if (!loaded.ok())
    return loaded.status();
  ReferenceProgram reference;
  reference.loaded = *std::move(loaded);
  return reference;
}

absl::StatusOr<std::vector<HostTensor>>
ReferenceProgram::run(ArrayRef<HostTensor> arguments) const {
  return runProgram(loaded->program, arguments);
}

} // namespace mlir::gspmd::bisect
