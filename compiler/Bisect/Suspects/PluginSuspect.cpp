//===- PluginSuspect.cpp - Programs on a PJRT plugin ----------------------===//
#include "compiler/Bisect/Suspects/PluginSuspect.h"
#include "compiler/Bisect/Suspects/HloCollectives.h"
#include "compiler/Bisect/Suspects/JaxServer.h"
#include "compiler/Bisect/Suspects/PluginShardings.h"
#include "compiler/Bisect/Suspects/TimeLimits.h"
#include "compiler/Fuzz/Trial/ChildProcess.h"
#include "lib/Progress/ElapsedTime.h"
#include "lib/Runtime/Program/Shards.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Export/Passes.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace mlir::gspmd::bisect {
namespace {

/// The results of a run of a plugin.
struct PluginRun {
  std::vector<HostTensor> results;
  /// The collectives of the compiled program, if the plugin reports it.
  std::optional<std::vector<HloCollective>> collectives;
  /// The versions of the plugin.
  std::string versions;
};

/// Returns the run as bytes behind `R`: a line with the versions, the results,
/// then the optimized program; or an error behind `E`, or behind `U` if the
/// plugin did not start.
std::string serialize(const absl::StatusOr<std::vector<HostTensor>> &results,
                      const PjrtStats &stats) {
  if (!results.ok())
    return (stats.platform.empty() ? "U" : "E") +
           std::string(results.status().message());
  std::string bytes = "R" + stats.versions;
  llvm::replace(bytes, '\n', ' ');
  bytes += '\n';
  for (const HostTensor &tensor : *results)
    bytes.append(tensor.data(), tensor.numBytes());
  if (stats.programFormat == "hlo_with_config")
    bytes += stats.program;
  return bytes;
}

absl::StatusOr<PluginRun> deserialize(StringRef bytes,
                                      ArrayRef<EntryTensor> results) {
  if (bytes.consume_front("E"))
    return absl::InternalError(bytes.str());
  if (bytes.consume_front("U"))
    return absl::UnavailableError(bytes.str());
  bytes.consume_front("R");
  PluginRun run;
  auto [versions, rest] = bytes.split('\n');
  run.versions = versions.trim().str();
  bytes = rest;
  for (const EntryTensor &result : results) {
    run.results.emplace_back(result.elementType, result.globalShape);
    auto size = static_cast<size_t>(run.results.back().numBytes());
    if (bytes.size() < size)
      return absl::InternalError("the plugin's process has no answer");
    std::memcpy(run.results.back().data(), bytes.data(), size);
    bytes = bytes.drop_front(size);
  }
  run.collectives = findHloCollectives(bytes);
  return run;
}

/// Options of XLA with which its compiler for CPUs, which follows the
/// partitioner, takes less time: without optimizations of machine code, and
/// with the emitter that does not run MLIR's passes on each kernel.
constexpr std::pair<StringLiteral, StringLiteral> kFastCompilation[] = {
    {"xla_backend_optimization_level", "0"},
    {"xla_backend_extra_options", "xla_cpu_disable_new_fusion_emitters"}};

/// Sets those of these options in $XLA_FLAGS that the user has not set.
void setFastCompilation() {
  constexpr const char *kVariable = "XLA_FLAGS";
  const char *set = std::getenv(kVariable);
  std::string flags = set ? set : "";
  for (auto [option, value] : kFastCompilation)
    if (!StringRef(flags).contains(option))
      flags += llvm::formatv("{0}--{1}={2}", flags.empty() ? "" : " ", option,
                             value);
  setenv(kVariable, flags.c_str(), /*overwrite=*/1);
}

/// Runs programs by a plugin, or by JAX's server if `jaxServer`, its socket, is
/// not empty.
struct PluginRunner {
  PjrtOptions plugin;
  std::string jaxServer;

  absl::StatusOr<std::vector<HostTensor>> run(const PjrtProgram &program,
                                              ArrayRef<HostTensor> arguments,
                                              PjrtStats &stats) const {
    return jaxServer.empty()
               ? runOnPjrt(program, arguments, plugin, &stats)
               : runOnJaxServer(program, arguments, jaxServer, stats);
  }
};

/// A run in a child process that has started.
struct StartedRun {
  fuzz::ChildProcess child;
  std::chrono::steady_clock::time_point time = std::chrono::steady_clock::now();
};

/// Starts a run of a program in a child process.
std::optional<StartedRun> startInChild(const PjrtProgram &program,
                                       ArrayRef<HostTensor> arguments,
                                       const PluginRunner &runner) {
  // This process ends its children earlier (TimeLimits), if it lives.
  constexpr unsigned kMaxSeconds = 24 * 3600;
  return StartedRun{fuzz::ChildProcess(
      [&] {
        setFastCompilation();
        PjrtStats stats;
        auto results = runner.run(program, arguments, stats);
        return serialize(results, stats);
      },
      kMaxSeconds)};
}

/// Waits for the end of a run, for the time that the limits allow.
absl::StatusOr<PluginRun> finish(StartedRun &run, const PjrtProgram &program,
                                 TimeLimits &limits) {
  const unsigned limit = limits.limitFor(program.code.size());
  fuzz::ChildProcess &child = run.child;
  int signal = 0;
  bool isEnd = child.finishWithin(limit, signal);
  if (signal == SIGALRM)
    limits.addHang(limit);
  else
    limits.addRun(program.code.size(), secondsSince(run.time));
  if (isEnd)
    return deserialize(child.answer, program.signature.results);
  SmallVector<StringRef> lines;
  StringRef(child.printed)
      .split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  // A crashing plugin logs the condition that does not hold.
  auto *check = llvm::find_if(
      lines, [](StringRef line) { return line.contains("Check failed"); });
  std::string printed = check == lines.end() ? "" : check->str();
  std::string reason =
      signal == SIGALRM
          ? kTimeout.str() + " after " + std::to_string(limit) + " seconds"
          : kCrash.str() + " (signal " + std::to_string(signal) + ")";
  return absl::InternalError(reason + (printed.empty() ? "" : ": " + printed));
}

/// Runs a program in a child process, `started` or a new one.
absl::StatusOr<PluginRun>
runInChild(const PjrtProgram &program, ArrayRef<HostTensor> arguments,
           const PluginRunner &runner, TimeLimits &limits,
           std::optional<StartedRun> started = std::nullopt) {
  if (!started && limits.isBudgetSpent())
    return absl::UnavailableError(
        llvm::formatv("{0} runs of the plugin did not end within {1} seconds "
                      "together; the search ends",
                      limits.numHangs(), limits.getHungSeconds())
            .str());
  if (!started)
    started = startInChild(program, arguments, runner);
  return finish(*started, program, limits);
}

/// Replaces the location of each op by the names of its values (nameValues),
/// which XLA keeps as the names of the ops that it makes of it.
void nameOps(ModuleOp program) {
  program.walk([](Operation *op) {
    std::string names = namesIn(op->getLoc());
    op->setLoc(names.empty() ? UnknownLoc::get(op->getContext())
                             : Location(NameLoc::get(
                                   StringAttr::get(op->getContext(), names))));
  });
}

class PluginProgram : public SuspectProgram {
public:
  PluginProgram(PjrtProgram program, const PluginRunner &runner,
                std::shared_ptr<TimeLimits> limits,
                std::shared_ptr<std::string> versions)
      : program(std::move(program)), runner(runner), limits(std::move(limits)),
        versions(std::move(versions)) {}
  ~PluginProgram() override {
    if (started)
      started->child.kill();
  }

  const CompiledProgram &signature() const override {
    return program.signature;
  }

  void start(ArrayRef<HostTensor> arguments) const override {
    started = startInChild(program, arguments, runner);
  }

  absl::StatusOr<std::vector<std::vector<HostTensor>>>
  run(ArrayRef<HostTensor> arguments) const override {
    auto results = runInChild(program, arguments, runner, *limits,
                              std::exchange(started, std::nullopt));
    if (!results.ok())
      return results.status();
    *versions = std::move(results->versions);
    collectives = std::move(results->collectives);
    std::vector<std::vector<HostTensor>> shards(results->results.size());
    for (auto [i, tensor] : llvm::enumerate(results->results)) {
      auto sharded =
          ArgumentShards(program.signature, program.signature.results[i],
                         tensor, /*poison=*/false)
              .allShards();
      if (!sharded.ok())
        return sharded.status();
      shards[i] = *std::move(sharded);
    }
    return shards;
  }

  std::optional<std::vector<std::string>>
  describeCollectives(ArrayRef<StringRef> names) const override {
    if (!collectives)
      return std::nullopt;
    std::vector<std::string> texts;
    for (const HloCollective &collective : *collectives) {
      // An op with several results has all their names (nameOps).
      SmallVector<StringRef> sources;
      StringRef(collective.source).split(sources, ", ");
      if (names.empty() || llvm::any_of(sources, [&](StringRef source) {
            return llvm::is_contained(names, source);
          }))
        texts.push_back(collective.text);
    }
    return texts;
  }

private:
  const PjrtProgram program;
  const PluginRunner runner;
  const std::shared_ptr<TimeLimits> limits;
  /// The run that the next run() waits for.
  mutable std::optional<StartedRun> started;
  /// The versions of the plugin, of the suspect's last run.
  const std::shared_ptr<std::string> versions;
  /// The collectives of the last run.
  mutable std::optional<std::vector<HloCollective>> collectives;
};

class PluginSuspect : public Suspect {
public:
  PluginSuspect(PluginPartitioner partitioner, PluginRunner runner,
                std::shared_ptr<TimeLimits> limits, bool choosesShardings)
      : partitioner(partitioner), limits(std::move(limits)),
        choosesShardings(choosesShardings), runner(std::move(runner)) {}

  absl::StatusOr<std::unique_ptr<SuspectProgram>>
  compile(ModuleOp program) const override {
    auto exported = exportProgram(
        program, /*partition=*/partitioner != PluginPartitioner::Unpartitioned);
    if (!exported.ok())
      return exported.status();
    return std::make_unique<PluginProgram>(*std::move(exported), runner, limits,
                                           lastVersions);
  }

  absl::StatusOr<std::vector<HostTensor>>
  runOnOneDevice(ModuleOp program,
                 ArrayRef<HostTensor> arguments) const override {
    auto exported = exportProgram(program, /*partition=*/false);
    if (!exported.ok())
      return exported.status();
    auto run = runInChild(*exported, arguments, runner, *limits);
    if (!run.ok())
      return run.status();
    *lastVersions = std::move(run->versions);
    return std::move(run->results);
  }

  std::string versions() const override {
    if (lastVersions->empty() || !runner.jaxServer.empty())
      return *lastVersions;
    return *lastVersions + ", plugin " +
           llvm::sys::path::filename(runner.plugin.plugin).str();
  }

  std::optional<AnnotatedProgram>
  exportForXla(ModuleOp program) const override {
    if (!comparesCollectives())
      return std::nullopt;
    auto exported =
        exportProgram(program, /*partition=*/true, /*withNames=*/false);
    if (!exported.ok())
      return std::nullopt;
    return AnnotatedProgram{exported->code, exported->useShardy,
                            exported->signature.numDevices()};
  }

  std::unique_ptr<Suspect> withOwnShardings() const override {
    if (!comparesCollectives() || choosesShardings)
      return nullptr;
    return std::make_unique<PluginSuspect>(partitioner, runner, limits,
                                           /*choosesShardings=*/true);
  }

  bool comparesCollectives() const override {
    return partitioner == PluginPartitioner::XlaShardy ||
           partitioner == PluginPartitioner::XlaHloSharding;
  }

private:
  /// Returns the program with the shardings that XLA gets.
  FailureOr<OwningOpRef<ModuleOp>>
  getAnnotated(Compilation &compilation) const {
    if (choosesShardings) {
      OwningOpRef<ModuleOp> annotated = compilation.source().clone();
      removeCompletion(*annotated);
      return std::move(annotated);
    }
    KeptResult<PhaseModule> completed = compilation.complete();
    if (failed(completed))
      return failure();
    return OwningOpRef<ModuleOp>(ModuleOp((*completed)->module).clone());
  }

  /// Returns the program as the plugin takes it, with the names of values as
  /// locations or without locations.
  absl::StatusOr<PjrtProgram> exportProgram(ModuleOp program, bool partition,
                                            bool withNames = true) const {
    const bool useShardy =
        partition && partitioner == PluginPartitioner::XlaShardy;
    OwningOpRef<ModuleOp> source = program.clone();
    if (useShardy)
      makeBoundaryEven(*source);
    Compilation compilation(std::move(source));
    DeviceOptions device;
    device.partition = partition;
    std::string errors;
    ErrorText handler(program.getContext(), errors);
    KeptResult<ExportedProgram> exported =
        compilation.exportForPlugin(device, /*asPartitions=*/partition);
    if (failed(exported))
      return absl::InvalidArgumentError(errors);
    PjrtProgram result = (*exported)->program;
    if (partitioner == PluginPartitioner::ThisProject)
      return result;
    // XLA gets the global program instead, on one device without annotations.
    auto annotated = getAnnotated(compilation);
    if (failed(annotated))
      return absl::InvalidArgumentError(errors);
    PassManager pm(program.getContext());
    result.useShardy = useShardy;
    if (useShardy)
      pm.addPass(createExportSdy());
    else if (partition)
      pm.addPass(createExportMhloSharding());
    else
      pm.addPass(createStripAnnotations());
    if (failed(pm.run(**annotated)))
      return absl::InvalidArgumentError(errors);
    Builder builder(program.getContext());
    (**annotated)->setAttr("mhlo.num_replicas", builder.getI32IntegerAttr(1));
    (**annotated)
        ->setAttr("mhlo.num_partitions",
                  builder.getI32IntegerAttr(
                      static_cast<int32_t>(result.signature.numDevices())));
    result.code.clear();
    nameOps(**annotated);
    llvm::raw_string_ostream os(result.code);
    (*annotated)->print(os, OpPrintingFlags().enableDebugInfo(withNames));
    return result;
  }

  const PluginPartitioner partitioner;
  const std::shared_ptr<TimeLimits> limits;
  /// XLA gets the annotations only, not all completed shardings.
  const bool choosesShardings;
  const std::shared_ptr<std::string> lastVersions =
      std::make_shared<std::string>();
  const PluginRunner runner;
};

} // namespace

std::unique_ptr<Suspect> createPluginSuspect(PluginPartitioner partitioner,
                                             const PluginOptions &options) {
  PluginRunner runner;
  runner.jaxServer = options.jaxServer;
  runner.plugin.plugin = options.pjrt.plugin;
  runner.plugin.clientOptions = options.pjrt.clientOptionPairs();
  runner.plugin.poison = true;
  runner.plugin.readsProgram = true;
  return std::make_unique<PluginSuspect>(
      partitioner, std::move(runner),
      std::make_shared<TimeLimits>(options.timeoutSeconds),
      /*choosesShardings=*/false);
}

} // namespace mlir::gspmd::bisect
