//===- RunFlags.cpp - The options of gspmd-run ----------------------------===//
#include "compiler/Run/RunFlags.h"
#include "compiler/CommandLine/LimitOptions.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Engines/AheadOfTimeReport.h"
#include "compiler/Registration/ExplainFlags.h"

namespace mlir::gspmd {

RunFlags::RunFlags(RunCommand &command)
    : command(command), engine(engines, command.engine) {
  engines.add("aot", "topology",
              "Compile ahead of time for a topology of the plugin (v5e:2x4) "
              "instead of running",
              command.aot.topology);
  engines.addFile(FileUse::Write, "aot-program", "file",
                  "Write the plugin's optimized program", command.aot.program);
  engines.addFile(FileUse::Write, "aot-executable", "file",
                  "Write the plugin's serialized executable",
                  command.aot.executable);
  command.program.addOptions(data);
  command.arguments.addOptions(data);
  command.results.addOptions(data);

  addExecutionOptions(command);

  command.pipeline.addOptions(pipelining);
  pipelining.add("export-stages", "folder",
                 "Write the stages as StableHLO instead of running",
                 command.exportFolder);
  command.optimize.addOptions(hardware);
  hardware.add("topology", "name:AxBxC", "Chips to optimize for: v4:8x16x16",
               command.optimize.topology);
  hardware.add("axis-layout", "layout",
               "Physical dimensions of the mesh axes: \"x=1,2;y=0\", "
               "row-major, best (default: as JAX's mesh_utils)",
               command.optimize.axisLayout);
  hardware.add("overlap", "none|async|matmul",
               "What collectives overlap with: nothing (default), independent "
               "work, also the matmul that uses them",
               command.optimize.overlap);

  addExplainOptions(explanations, command.program.explain);

  command.program.addPluginOptions(customOps);
  customOps.addFile(FileUse::Read, "code", "file.o",
                    "Object file that an external pipeline compiled from FILE",
                    command.load.code);
  customOps.add("lower-with", "pipeline",
                "Passes that lower the ops to ops that the emulator supports",
                command.load.lowerWith);
}

void RunFlags::addExecutionOptions(RunCommand &command) {
  execution.addFile(FileUse::Write, "stats", "json", "Write statistics as JSON",
                    command.results.stats);
  execution.add("no-partition", "",
                "Run the unpartitioned program on one device",
                command.noPartition);
  execution.add("poison", "",
                "NaNs in padding and fresh memory (default with --check)",
                command.poison);
  execution.add("inject", "fault",
                "A device stalls, dies or sends an incorrect size at its N-th "
                "collective: stall:DEVICE@N, die:DEVICE@N, resize:DEVICE@N",
                command.faults);
  execution.add("repeat", "count",
                "Number of runs; report the fastest time (1)",
                command.execution.repeat);
  execution.add("threads", "count",
                "Threads that run the devices (default: all cores)",
                command.execution.numThreads);
  execution.add("shares", "",
                "Report the bytes that MPI processes would hold and send",
                command.shares);
  execution.add("cache-dir", "folder",
                "Compilation cache ($XDG_CACHE_HOME/gspmd)",
                command.cacheFolder);
  execution.add("no-cache", "", "Disable the compilation cache",
                command.noCache);
  addLimitOptions(execution);
}

std::vector<llvm::cl::OptionCategory *> RunFlags::categories() {
  return {&data.manualCategory(),     &execution.manualCategory(),
          &engines.manualCategory(),  &pipelining.manualCategory(),
          &hardware.manualCategory(), &explanations.manualCategory(),
          &customOps.manualCategory()};
}

std::vector<OptionRule> RunFlags::rules() const {
  return {
      {{"inputs", "random-inputs", "outputs", "expect", "check", "rtol", "atol",
        "inject", "poison", "repeat", "threads", "cache-dir", "lower-with",
        "code"},
       {"shares"},
       {},
       " applies to runs with data only; remove --shares"},
      {{"inputs", "random-inputs", "outputs", "expect", "check", "rtol", "atol",
        "poison", "repeat", "pjrt-coordinator"},
       {"aot"},
       {},
       " applies to runs only; remove --aot"},
      {{"inputs", "random-inputs", "outputs", "expect", "check", "rtol", "atol",
        "poison", "repeat", "threads", "stats", "cache-dir", "no-cache",
        "lower-with"},
       {"export-stages"},
       {},
       " applies to runs only; remove --export-stages"},
      {{"export-stages"},
       {},
       {"pipeline-schedule"},
       " requires --pipeline-schedule"},
      {{"aot-program", "aot-executable"},
       {},
       {"aot"},
       " requires --aot TOPOLOGY"},
      {{"topology", "axis-layout", "overlap"},
       {},
       {"optimize"},
       " requires --optimize (gspmd-simulate predicts the time on chips)"},
      {{"inputs"},
       {"random-inputs"},
       {},
       " and --random-inputs exclude each other"},
      {{"check"},
       {"no-partition"},
       {},
       " compares the partitioned run with the unpartitioned one; remove "
       "--no-partition"},
      {{"optimize"},
       {"no-partition"},
       {},
       " reduces the cost of collectives, which unpartitioned programs do not "
       "have; remove --no-partition"},
      {{"check", "no-partition", "optimize", "sharding-map", "lower-with"},
       {"code"},
       {},
       " changes or compiles the program, which --code has compiled; remove "
       "one of them"},
      {{"rtol", "atol"},
       {},
       {"expect", "check"},
       " requires --expect or --check"}};
}

std::optional<std::string> RunFlags::validate() const {
  if (auto error = engine.validate())
    return error;
  const EngineKind &kind = command.engine.kind();
  if (command.shares && !kind.hasLauncher)
    return "--shares requires --engine mpi";
  if (auto error =
          AheadOfTimeRequest{command.aot.topology}.validate(command.engine))
    return error;
  if (auto error = command.optimize.validate())
    return error;
  if (auto error = command.results.validate())
    return error;
  if (auto error = command.pipeline.validate())
    return error;
  if (command.pipeline.isEnabled() && kind.name != emulatorKind().name &&
      kind.name != mpiKind().name)
    return "--pipeline-schedule: expected engine emulator or mpi, found " +
           kind.name.str();
  if (auto error = validateThreads(command.execution.numThreads))
    return error;
  for (auto [name, file] : {std::pair("--inputs", &command.arguments.inputs),
                            std::pair("--expect", &command.results.expect),
                            std::pair("--outputs", &command.results.outputs)})
    if (*file == "-")
      return std::string(name) +
             ": expected the name of an .npz file, found '-'; these files are "
             "neither read from stdin nor written to stdout";
  if (command.execution.repeat < 1)
    return "--repeat: expected at least 1, found " +
           std::to_string(command.execution.repeat);
  if (!kind.hasDeviceFiles)
    for (const OptionGroup::File &file : data.files())
      if (hasDevicePlaceholder(*file.path))
        return file.name + ": engine " + kind.name.str() +
               " has no files of single devices ({device})";
  if (auto error = findSharedFile(command.program.file,
                                  {&customOps, &data, &execution, &engines,
                                   &explanations, &pipelining}))
    return error;
  std::vector<OptionRule> all = rules();
  llvm::append_range(all, PipelineOptions::rules());
  all.push_back({{"code", "shares", "aot", "devices-per-rank"},
                 {"pipeline-schedule"},
                 {},
                 " applies to programs without pipeline stages; remove "
                 "--pipeline-schedule"});
  return findBrokenRule(all);
}

std::optional<std::string> RunFlags::validateOutputFiles() const {
  for (const OptionGroup *group : {&data, &execution, &engines, &explanations})
    for (const OptionGroup::File &file : group->files())
      if (file.use == FileUse::Write && !hasDevicePlaceholder(*file.path))
        if (auto error = validateOutputPath(*file.path))
          return error;
  return std::nullopt;
}

} // namespace mlir::gspmd
