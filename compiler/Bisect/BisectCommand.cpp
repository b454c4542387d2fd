//===- BisectCommand.cpp - The gspmd-bisect command -----------------------===//
#include "compiler/Bisect/BisectCommand.h"
#include "compiler/Bisect/BisectReport.h"
#include "compiler/Bisect/PossibleCauses.h"
#include "compiler/Bisect/Reproducer.h"
#include "compiler/Bisect/Suspects/PluginSuspect.h"
#include "compiler/Bisect/Verdict.h"
#include "compiler/CommandLine/LimitOptions.h"
#include "compiler/CommandLine/TerminalText.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Engines/Engine.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "lib/Progress/Progress.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Partition/Passes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::gspmd {

using bisect::PluginPartitioner;

/// A value of --suspect.
struct SuspectChoice {
  StringLiteral name;
  /// What partitions the programs of a plugin; nullopt: gspmd on the emulator.
  std::optional<PluginPartitioner> partitioner;
  StringLiteral description;
};

static const SuspectChoice kSuspectChoices[] = {
    {"gspmd", std::nullopt, "gspmd, emulator"},
    {"pjrt", PluginPartitioner::ThisProject, "gspmd, plugin"},
    {"xla-gspmd", PluginPartitioner::XlaHloSharding,
     "XLA with GSPMD's annotations"},
    {"xla", PluginPartitioner::XlaShardy, "XLA with Shardy"},
};

static const SuspectChoice *findChoice(StringRef name) {
  const auto *found =
      llvm::find_if(kSuspectChoices, [&](const SuspectChoice &choice) {
        return choice.name == name;
      });
  return found == std::end(kSuspectChoices) ? nullptr : found;
}

static std::string joinChoices(StringRef separator) {
  return llvm::join(
      llvm::map_range(kSuspectChoices,
                      [](const SuspectChoice &choice) { return choice.name; }),
      separator);
}

static std::unique_ptr<bisect::Suspect>
createSuspect(const SuspectChoice &choice, const BisectCommand &command,
              const CompilationOptions &load) {
  return choice.partitioner
             ? bisect::createPluginSuspect(*choice.partitioner, command.plugin)
             : bisect::createGspmdSuspect(load, command.execution);
}

BisectFlags::BisectFlags(BisectCommand &command) : command(command) {
  command.program.addOptions(data);
  command.arguments.addOptions(data);
  static const std::string names = joinChoices("|");
  search.add("suspect", names.c_str(),
             "Partitioner: gspmd's on the emulator (default), XLA's on a PJRT "
             "plugin with Shardy (xla) or mhlo.sharding (xla-gspmd), or "
             "gspmd's on a PJRT plugin (pjrt)",
             command.suspect);
  search.add("pjrt-plugin", "library", "Path of the PJRT plugin",
             command.plugin.pjrt.plugin);
  search.add("pjrt-option", "name=value",
             "Option of the plugin: cpu_device_count=8",
             command.plugin.pjrt.clientOptions);
  search.add(
      "jax-server", "socket",
      "Socket of a server that runs programs on JAX's CPU backend, which "
      "replaces the plugin (python -m gspmd bisect starts one)",
      command.plugin.jaxServer);
  search.add("timeout", "seconds", "Time limit of a run of a plugin (60)",
             command.plugin.timeoutSeconds);
  search.add("verdict", "",
             "Run the program with every available partitioner, and "
             "unpartitioned on one device of the plugin, and print which "
             "results are correct",
             command.verdict);
  search.addFile(FileUse::Write, "json", "file", "Write the report as JSON",
                 command.json);
  search.addFile(FileUse::Write, "reproducer", "name",
                 "Write a minimal failing program (name.mlir), a bug report "
                 "(name.md), for XLA a JAX script (name.py), and the "
                 "arguments, if they matter (name.npz)",
                 command.reproducer);
  search.add("versions", "text",
             "Versions of other software, for the report of --reproducer: "
             "\"jax 0.10.2, jaxlib 0.10.2\"",
             command.versions);
  search.add("window", "ops",
             "Number of ops per window, which bounds the memory (512)",
             command.search.window);
  search.add("segment", "ops",
             "Number of ops that XLA's partitioner gets at a time with the "
             "results that later ops need only (2048)",
             command.search.segment);
  search.add(
      "max-iterations", "count",
      "Maximum number of iterations to search of a loop with wrong results "
      "(10000)",
      command.search.maxIterations);
  search.add("threads", "count",
             "Threads that run the devices (default: all cores)",
             command.execution.numThreads);
  addLimitOptions(search);
  command.optimize.addOptions(hardware);
  hardware.add("topology", "name:AxBxC", "Chips to optimize for: v4:8x16x16",
               command.optimize.topology);
  command.program.addPluginOptions(customOps);
  customOps.add("lower-with", "pipeline",
                "Passes that run on the partitioned program",
                command.load.lowerWith);
}

std::vector<llvm::cl::OptionCategory *> BisectFlags::categories() {
  return {&data.manualCategory(), &search.manualCategory(),
          &hardware.manualCategory(), &customOps.manualCategory()};
}

std::optional<std::string> BisectFlags::validate() const {
  if (command.search.window == 0)
    return "--window: expected at least 1, found 0";
  if (command.search.segment == 0)
    return "--segment: expected at least 1, found 0";
  if (command.search.maxIterations < 0)
    return "--max-iterations: expected a non-negative number, found " +
           std::to_string(command.search.maxIterations);
  if (auto error = validateThreads(command.execution.numThreads))
    return error;
  const SuspectChoice *suspect = findChoice(command.suspect);
  if (!suspect)
    return "--suspect: expected one of " + joinChoices(", ") + ", found '" +
           command.suspect + "'";
  if (!suspect->partitioner) {
    if (auto error = findBrokenRule(
            {{{"pjrt-plugin", "pjrt-option", "jax-server", "timeout"},
              {},
              {"verdict"},
              " requires --suspect xla, xla-gspmd or "
              "pjrt, or --verdict"}}))
      return error;
  } else {
    EngineOptions engine;
    engine.name = "pjrt";
    engine.pjrt = command.plugin.pjrt;
    if (command.plugin.jaxServer.empty())
      if (auto error = engine.validate())
        return error;
    if (auto error = findBrokenRule({{{"optimize", "lower-with"},
                                      {},
                                      {},
                                      " requires --suspect gspmd"}}))
      return error;
  }
  if (auto error = command.optimize.validate())
    return error;
  if (auto error = findBrokenRule(
          {{{"inputs"},
            {"random-inputs"},
            {},
            " and --random-inputs exclude each other"},
           {{"jax-server"},
            {"pjrt-plugin", "pjrt-option"},
            {},
            " and a plugin exclude each other"},
           {{"topology"}, {}, {"optimize"}, " requires --optimize"}}))
    return error;
  if (auto error = findSharedFile(command.program.file, {&data, &search}))
    return error;
  return command.json.empty() ? std::nullopt : validateOutputPath(command.json);
}

static absl::StatusOr<std::vector<HostTensor>>
readProgramArguments(const BisectCommand &command, Compilation &compilation) {
  CompilationOptions signatureOnly;
  signatureOnly.partition = false;
  signatureOnly.withCode = false;
  KeptResult<LoadedProgram> signature = compilation.compile(signatureOnly);
  if (failed(signature))
    return absl::InvalidArgumentError("the program cannot be compiled");
  return readArguments(command.arguments, (*signature)->program);
}

/// Prints how each partitioner runs the program.
static void printVerdicts(const BisectCommand &command,
                          const CompilationOptions &load, ModuleOp completed,
                          StringRef entry, ArrayRef<HostTensor> arguments) {
  std::vector<std::unique_ptr<bisect::Suspect>> owned;
  std::vector<bisect::VerdictSubject> subjects;
  auto add = [&](const SuspectChoice &choice) {
    owned.push_back(createSuspect(choice, command, load));
    subjects.push_back({choice.description.str(), owned.back().get()});
  };
  bool hasPlugin =
      !command.plugin.pjrt.plugin.empty() || !command.plugin.jaxServer.empty();
  for (const SuspectChoice &choice : kSuspectChoices)
    if (!choice.partitioner || hasPlugin)
      add(choice);
  if (hasPlugin)
    add({"", PluginPartitioner::Unpartitioned, "XLA on one device"});
  bisect::printVerdicts(llvm::outs(), completed, entry, arguments, subjects);
}

ExitCode runBisect(const BisectCommand &command, const BisectFlags &flags) {
  if (auto error = flags.validate())
    return reportError(ExitCode::BadInput, *error);
  ProgramOptions options = command.program;
  options.keepsNames = true;
  InputProgram program(options);
  if (ExitCode exit = program.open(); exit != ExitCode::Ok)
    return exit;
  Compilation &compilation = program.compilation();
  if (spmd::isPartitioned(compilation.source()))
    return reportError(ExitCode::BadInput,
                       "the program is partitioned already; expected the "
                       "global program with its annotations");
  auto arguments = readProgramArguments(command, compilation);
  if (!arguments.ok())
    return reportRunFailure(arguments.status());
  // A plugin runs in forked child processes. A process must not fork while
  // other threads run, so progress is shown only without a plugin.
  std::optional<Progress> progress;
  const SuspectChoice &choice = *findChoice(command.suspect);
  if (!choice.partitioner && !command.verdict)
    progress.emplace(getToolName());
  FailureOr<OwningOpRef<ModuleOp>> completed =
      bisect::completeProgram(compilation);
  if (failed(completed))
    return ExitCode::BadInput;

  CompilationOptions load = command.load;
  load.optimize = command.optimize.get();
  // Each window runs once, so optimizing its code costs more than it saves.
  load.optLevel = 0;
  std::unique_ptr<bisect::Suspect> suspect =
      createSuspect(choice, command, load);
  auto result = bisect::bisect(**completed, compilation.entry(), *suspect,
                               *arguments, command.search);
  if (!result.ok())
    return reportRunFailure(result.status());
  progress.reset(); // the reduction forks
  bisect::BisectReport report(
      command.suspect, *result,
      bisect::findPossibleCauses(**completed, compilation.entry(), *arguments));
  printTerminalText([&](llvm::raw_ostream &os) { report.print(os); });
  if (!command.json.empty())
    if (auto error = writeTextFile(command.json, report.toJson()))
      return reportError(ExitCode::BadInput, *error);
  if (command.verdict)
    printVerdicts(command, load, **completed, compilation.entry(), *arguments);
  if (!result->finding)
    return result->rejection.empty() ? ExitCode::Ok : ExitCode::RuntimeError;
  if (!command.reproducer.empty())
    if (auto error = bisect::writeReproducer(command.reproducer, report,
                                             *result->finding, *suspect,
                                             command.versions))
      return reportError(ExitCode::BadInput, *error);
  return ExitCode::Mismatch;
}

} // namespace mlir::gspmd
