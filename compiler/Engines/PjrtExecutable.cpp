//===- PjrtExecutable.cpp - A PJRT plugin as an engine --------------------===//
#include "absl/strings/str_cat.h"
#include "compiler/Engines/Engine.h"
#include "compiler/Engines/SharedSecret.h"
#include "lib/Engines/Mpi/MpiWorld.h"
#include "lib/Progress/Progress.h"
#include <cstdlib>

namespace mlir::gspmd {
namespace {

/// Returns the number of processes of the launcher; 1 without one.
int64_t numProcessesByLauncher() {
  for (const char *name : {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "SLURM_NTASKS"})
    if (const char *value = std::getenv(name)) {
      int64_t count = 0;
      if (!llvm::StringRef(value).getAsInteger(10, count))
        return count;
    }
  return 1;
}

PjrtProcesses getProcesses(const PjrtEngineOptions &options) {
  PjrtProcesses result;
  if (options.coordinator.empty())
    return result;
  result.coordinator = options.coordinator;
  result.count = options.processes.value_or(numProcessesByLauncher());
  result.process = options.process.value_or(getLauncherRank());
  result.timeout = options.timeout;
  result.onLost = [](const std::string &message) {
    std::_Exit(static_cast<int>(reportError(ExitCode::RuntimeError, message)));
  };
  return result;
}

/// Returns the options of the plugin, of which `options` are valid.
PjrtOptions getPjrtOptions(const PjrtEngineOptions &options) {
  PjrtOptions result;
  result.plugin = options.plugin;
  result.clientOptions = options.clientOptionPairs();
  result.processes = getProcesses(options);
  return result;
}

class PjrtExecutable : public GlobalExecutable {
public:
  PjrtExecutable(std::shared_ptr<const ExportedProgram> program,
                 PjrtOptions plugin)
      : GlobalExecutable(
            makeReport(pjrtKind(), *program, program->program.signature),
            program->wasPartitioned),
        exported(std::move(program)), plugin(std::move(plugin)) {}

  const CompiledProgram &signature() const override {
    return exported->program.signature;
  }
  Tensors execute(llvm::ArrayRef<HostTensor> arguments,
                  const RunOptions &options, RunReport &report) const override {
    Progress::beginStage({"running on the plugin"});
    PjrtOptions run = plugin;
    run.repeat = options.repeat;
    run.poison = options.poison;
    PjrtStats stats;
    Tensors results = runOnPjrt(exported->program, arguments, run, &stats);
    report.platform = stats.platform;
    report.compileMilliseconds += stats.compileMilliseconds;
    static_cast<StepTimes &>(report.run) = stats;
    for (int64_t bytes : stats.peakBytesByDevice)
      report.run.peakBytes = std::max(report.run.peakBytes, bytes);
    report.run.peakBytesByDevice = std::move(stats.peakBytesByDevice);
    return results;
  }

private:
  const std::shared_ptr<const ExportedProgram> exported;
  const PjrtOptions plugin;
};

class PjrtEngine : public Engine {
public:
  explicit PjrtEngine(const PjrtEngineOptions &options)
      : Engine(pjrtKind()), plugin(getPjrtOptions(options)),
        asPartitions(options.isPartitions()) {}

  absl::Status start() override {
    if (plugin.processes.count <= 1)
      return absl::OkStatus();
    llvm::Expected<std::string> secret = getSharedSecret();
    if (!secret)
      return absl::InvalidArgumentError(llvm::toString(secret.takeError()));
    plugin.processes.secret = *secret;
    return absl::OkStatus();
  }

  FailureOr<std::unique_ptr<Executable>>
  compile(Compilation &program, const CompilationOptions &options,
          const ProgramCache *) override {
    KeptResult<ExportedProgram> exported =
        program.exportForPlugin(options, asPartitions);
    if (failed(exported))
      return failure();
    return std::unique_ptr<Executable>(
        std::make_unique<PjrtExecutable>(*std::move(exported), plugin));
  }
  bool isFirst() const override { return plugin.processes.process == 0; }

private:
  PjrtOptions plugin;
  const bool asPartitions;
};

void addPjrtOptions(OptionGroup &group, EngineOptions &options) {
  PjrtEngineOptions &pjrt = options.pjrt;
  group.add("pjrt-plugin", "library", "Path of the PJRT plugin", pjrt.plugin);
  group.add("pjrt-option", "name=value",
            "Option of the plugin: cpu_device_count=8", pjrt.clientOptions);
  group.add("pjrt-form", "replicas|partitions",
            "Devices are replicas or partitions of the plugin (replicas)",
            pjrt.form);
  group.add("pjrt-coordinator", "host:port",
            "Run in several processes; process 0 listens here",
            pjrt.coordinator);
  group.add("pjrt-processes", "count",
            "Number of processes (default: from mpirun)", pjrt.processes);
  group.add("pjrt-process", "number",
            "Index of this process, from 0 (default: from mpirun)",
            pjrt.process);
  group.add("pjrt-timeout", "seconds", "Time to wait for other processes (300)",
            pjrt.timeout);
}

std::optional<std::string> validateProcesses(const PjrtEngineOptions &options) {
  if (!(options.timeout > 0 && options.timeout <= 1e9))
    return absl::StrCat("--pjrt-timeout: expected a number of seconds above 0, "
                        "at most 1e9, found ",
                        options.timeout);
  PjrtProcesses processes = getProcesses(options);
  if (processes.count < 1)
    return "--pjrt-processes: expected at least 1, found " +
           std::to_string(processes.count);
  if (processes.process < 0 || processes.process >= processes.count)
    return "--pjrt-process: expected 0 to " +
           std::to_string(processes.count - 1) + ", found " +
           std::to_string(processes.process);
  return std::nullopt;
}

std::optional<std::string> validatePjrtOptions(const EngineOptions &options) {
  const PjrtEngineOptions &pjrt = options.pjrt;
  if (pjrt.form != "replicas" && pjrt.form != "partitions")
    return "--pjrt-form: expected replicas or partitions, found '" + pjrt.form +
           "'";
  if (pjrt.plugin.empty())
    return "--engine pjrt requires --pjrt-plugin with the path of a plugin";
  for (const std::string &option : pjrt.clientOptions)
    if (llvm::StringRef(option).split('=').first.empty() ||
        option.find('=') == std::string::npos)
      return "--pjrt-option: expected NAME=VALUE, found '" + option + "'";
  return validateProcesses(pjrt);
}

} // namespace

std::vector<std::pair<std::string, std::string>>
PjrtEngineOptions::clientOptionPairs() const {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const std::string &option : clientOptions) {
    auto [name, value] = llvm::StringRef(option).split('=');
    pairs.emplace_back(name.str(), value.str());
  }
  return pairs;
}

const EngineKind &pjrtKind() {
  static const EngineKind kind = [] {
    EngineKind kind{};
    kind.name = kPjrtEngine;
    kind.addOptions = addPjrtOptions;
    kind.validate = validatePjrtOptions;
    kind.create = [](const EngineOptions &options,
                     llvm::StringRef) -> std::unique_ptr<Engine> {
      return std::make_unique<PjrtEngine>(options.pjrt);
    };
    const char *reason = " applies to the emulator only; remove --engine pjrt";
    kind.unsupportedOptions = {
        {{"inject", "lower-with", "code", "cache-dir", "threads"},
         {},
         {},
         reason},
        // The limit of the chip that --optimize optimizes for.
        {{"memory-limit"}, {}, {"optimize"}, reason},
        {{"pjrt-processes", "pjrt-process", "pjrt-timeout"},
         {},
         {"pjrt-coordinator"},
         " requires --pjrt-coordinator HOST:PORT"}};
    kind.hasUnsupportedOps = true;
    return kind;
  }();
  return kind;
}

} // namespace mlir::gspmd
