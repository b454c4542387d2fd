//===- SearchFlags.cpp - The options of gspmd-search ----------------------===//
#include "tools/gspmd-search/SearchFlags.h"
#include "absl/strings/str_cat.h"
#include "compiler/CommandLine/LimitOptions.h"
#include <cmath>

using namespace mlir::gspmd;

SearchFlags::SearchFlags(AutoShardCommand &program, ProblemCommand &problem)
    : program(program), problem(problem) {
  commonOptions.addCallback<double>(
      "time-limit", "seconds", "Seconds in all (60)", [&](double seconds) {
        program.written.options.timeLimit = seconds;
        problem.timeLimit = seconds;
      });

  AutoShardOptions &search = program.written.options;
  SimulateOptions &simulate = search.simulate;
  OptionGroup &group = programOptions;
  group.addPositional("FILE", program.file, /*isRequired=*/false);
  group.add("topology", "chips", "Chips, as of gspmd-simulate: v4:4x4x4",
            simulate.topology);
  group.add("mesh", "auto|x=8,y=4",
            "Axes of the mesh (auto: up to three, by the search)",
            program.written.mesh);
  group.add("axis-layout", "layout",
            "Physical dimensions of the mesh axes, as of gspmd-simulate (but "
            "for all)",
            simulate.axisLayout);
  group.add("overlap", "none|async|matmul",
            "What collectives overlap with (none)", program.written.overlap);
  group.addFile(FileUse::Read, "kernel-costs", "json",
                "Costs of custom calls and other kernels by name",
                simulate.kernelCosts);
  group.add("entry", "name", "Function (main)", program.entry);
  group.addJoined("dim", "b=64,s=2048",
                  "Sizes of symbolic dimensions (jax.export)", search.dims);
  group.addFile(FileUse::Write, "o", "file",
                "Write the program with annotations", program.output);
  group.addFile(FileUse::Write, "annotations", "json",
                "Write the annotations by argument, as gspmd.load takes them",
                program.annotations);
  group.addFile(FileUse::Write, "stats", "json", "Write the result as JSON",
                program.stats);
  group.addFile(FileUse::Write, "report", "html",
                "Write an HTML report: annotations, layouts, time of the step",
                program.report);
  group.add("memory-limit", "bytes",
            "Memory of one device (default: that of the chip)",
            search.memoryLimit);
  group.add("recompute", "",
            "Try rematerialization if a program does not fit "
            "(--optimize=rematerialize of gspmd-run)",
            search.recompute);
  group.add("keep-annotations", "",
            "Keep annotations of arguments and constraints of values, on the "
            "program's mesh",
            search.keepAnnotations);
  group.add("optimize", "",
            "Of the fastest results, select the one that is fastest after "
            "gspmd-run --optimize",
            search.optimize);
  group.add("alternatives", "number",
            "Rows of layouts with less memory and more time (5)",
            program.alternatives);
  program.pipeline.addOptions(group);
  addLimitOptions(group);
  addProblemOptions(problem);
}

void SearchFlags::addProblemOptions(ProblemCommand &problem) {
  problemOptions.add("problem", "file", "JSON of a problem, plain or gzip",
                     problem.file);
  problemOptions.add("jobs", "number",
                     "Threads, at most two (as many as processors)",
                     problem.threads);
  problemOptions.add("seed", "number", "Seed of the random numbers (1)",
                     problem.seed);
  problemOptions.add("progress", "",
                     "Print each improvement of the cost to stderr",
                     problem.printsProgress);
  problemOptions.add(
      "reproducible", "",
      "End after an amount of work, about a third of what --time-limit "
      "allows, instead of at the limit: the choice then does not "
      "depend on the speed of the machine",
      problem.isReproducible);
}

std::vector<llvm::cl::OptionCategory *> SearchFlags::categories() {
  return {&commonOptions.manualCategory(), &programOptions.manualCategory(),
          &problemOptions.manualCategory()};
}

std::optional<std::string> SearchFlags::validate() const {
  if (!(problem.timeLimit > 0) || !std::isfinite(problem.timeLimit))
    return absl::StrCat(
        "--time-limit: expected a finite number of seconds above 0, found ",
        problem.timeLimit);
  if (program.file.empty() != isProblem())
    return "either a program or --problem is required; see --help";
  if (isOptionSet("memory-limit") && program.written.options.memoryLimit == 0)
    return "--memory-limit: expected a finite number of bytes above 0, found 0";
  if (auto error = findSharedFile(program.file, {&programOptions}))
    return error;
  if (!program.pipeline.isEnabled())
    for (const char *name : {"pipeline-schedule", "stages", "microbatch-dims"})
      if (isOptionSet(name))
        return absl::StrCat("--", name, " requires --microbatches");
  if (program.pipeline.isEnabled())
    for (const char *name : {"mesh", "o", "annotations", "stats", "report",
                             "recompute", "optimize", "alternatives"})
      if (isOptionSet(name))
        return absl::StrCat("--", name,
                            " applies to the search for annotations; remove "
                            "--microbatches");
  std::string ignoredOption =
      findOptionSet((isProblem() ? programOptions : problemOptions).names());
  if (ignoredOption.empty())
    return std::nullopt;
  return ignoredOption + (isProblem()
                              ? " applies to programs only; remove --problem"
                              : " requires --problem");
}
