//===- AutoShardCommand.cpp - gspmd-search as a function ------------------===//
#include "compiler/AutoSharding/Command/AutoShardCommand.h"
#include "compiler/AutoSharding/Command/AutoShardReport.h"
#include "compiler/CommandLine/TerminalText.h"
#include "compiler/CommandLine/TextFile.h"
#include "compiler/Run/InputProgram.h"
#include "lib/Progress/Interrupt.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {
namespace {

constexpr const char *kTool = "gspmd-search";
constexpr int kNothingFits = 1, kBadInput = 2;

int fail(int code, const llvm::Twine &message) {
  Progress::hideLine();
  llvm::errs() << kTool << ": error: " << message << "\n";
  return code;
}

LogicalResult write(const AutoShardCommand &command,
                    const AutoShardOptions &options, const std::string &entry,
                    AutoShardResult &found) {
  std::string text, page;
  if (!command.report.empty()) {
    FailureOr<std::string> rendered =
        toPage(found, options, entry, command.file);
    if (failed(rendered))
      return failure();
    page = *std::move(rendered);
  }
  llvm::raw_string_ostream(text) << *found.module << "\n";
  std::optional<std::string> error =
      writeTextFiles({{command.output, text},
                      {command.annotations, found.json + "\n"},
                      {command.stats, toJson(found)},
                      {command.report, page}});
  if (error)
    fail(kBadInput, *error);
  return success(!error);
}

/// Prints the schedules that were found. Returns the exit code without a
/// signal.
int printPipelines(llvm::ArrayRef<PipelineCandidate> candidates, double limit) {
  std::string stopped = earlyEndText(/*timeLimitReached=*/false);
  if (candidates.empty())
    return fail(kNothingFits, "no schedule was simulated" + stopped);
  if (!candidates.front().timeline)
    return fail(kBadInput, candidates.front().error + stopped);
  if (!fits(candidates.front(), limit))
    return fail(kNothingFits,
                "no schedule fits into the memory of a device" + stopped);
  Progress::hideLine();
  printTerminalText(
      [&](llvm::raw_ostream &os) { os << toTable(candidates, limit); });
  return 0;
}

/// Searches for a schedule and its numbers of stages and microbatches.
int searchPipeline(const AutoShardCommand &command,
                   const AutoShardOptions &options, Compilation &program,
                   InterruptScope &interrupts) {
  double limit = options.memoryLimit;
  auto candidates =
      searchPipelines(program, command.pipeline, options.simulate, limit);
  interrupts.endGrace();
  if (!candidates.ok())
    return fail(kBadInput, std::string(candidates.status().message()));
  int code = printPipelines(*candidates, limit);
  int signal = interrupts.take();
  return signal ? exitCodeOfSignal(signal) : code;
}

} // namespace

int autoShardCommand(const AutoShardCommand &command) {
  ParsedAutoShardOptions read = parseOptions(
      command.written, [](StringRef name) { return "--" + name.str(); });
  if (!read.error.empty())
    return fail(kBadInput, read.error);
  if (auto error = validateOutputPaths(
          {command.output, command.annotations, command.stats, command.report}))
    return fail(kBadInput, *error);
  ProgramOptions input;
  input.file = command.file;
  input.entry = command.entry;
  // autoShard specializes the program itself.
  if (command.pipeline.isEnabled())
    input.dims = read.options.dims;
  input.plugins = command.plugins;
  InputProgram program(input);
  if (ExitCode exit = program.open(); exit != ExitCode::Ok)
    return static_cast<int>(exit);
  // The result so far is written, but preparing a large program, or evaluating
  // one candidate of it, may take minutes.
  InterruptScope interrupts("gspmd-search: error: stopped by a signal; the "
                            "search had no result within 10 s\n");
  if (command.pipeline.isEnabled())
    return searchPipeline(command, read.options, program.compilation(),
                          interrupts);
  FailureOr<AutoShardResult> found =
      autoShard(program.compilation().source(), program.compilation().entry(),
                read.options);
  interrupts.endGrace();
  if (failed(found))
    return kBadInput;
  if (!found->fits()) {
    int code = fail(kNothingFits, unfitText(*found));
    int signal = interrupts.take();
    return signal ? exitCodeOfSignal(signal) : code;
  }
  if (failed(
          write(command, read.options, program.compilation().entry(), *found)))
    return kBadInput;
  Progress::hideLine();
  printTerminalText([&](llvm::raw_ostream &os) {
    os << toTable(*found, command.alternatives);
  });
  int signal = interrupts.take();
  return signal ? exitCodeOfSignal(signal) : 0;
}

} // namespace mlir::gspmd
