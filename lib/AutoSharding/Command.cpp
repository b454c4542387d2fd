//===- Command.cpp - gspmd-search on a program ----------------------------===//
#include "gspmd/AutoSharding/Command.h"
#include "Report.h"
#include "lib/Driver/OpenProgram.h"
#include "lib/Driver/TextFile.h"
#include "lib/Progress/Progress.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {
namespace {

constexpr int kNothingFits = 1, kBadInput = 2;

int fail(int code, const llvm::Twine &message) {
  Progress::hideLine();
  llvm::errs() << "gspmd-search: error: " << message << "\n";
  return code;
}

LogicalResult write(const AutoShardCommand &command, AutoShardResult &found) {
  std::string text;
  llvm::raw_string_ostream(text) << *found.module << "\n";
  for (const auto &[path, contents] :
       {std::make_pair(command.output, text),
        std::make_pair(command.annotations, found.json + "\n"),
        std::make_pair(command.stats, toJson(found))}) {
    if (path.empty())
      continue;
    if (std::optional<std::string> wrong = writeTextFile(path, contents)) {
      fail(kBadInput, *wrong);
      return failure();
    }
  }
  return success();
}

} // namespace

int autoShardCommand(const AutoShardCommand &command) {
  AutoShardOptions options = command.options;
  std::optional<std::vector<NamedAxis>> mesh = parseMesh(command.mesh);
  if (!mesh)
    return fail(kBadInput,
                "--mesh should look like x=8,y=4, or be auto; not '" +
                    command.mesh + "'");
  options.mesh = *std::move(mesh);
  if (!(options.memoryLimit >= 0))
    return fail(kBadInput, "--memory-limit should be a number of bytes that is "
                           "not negative");
  std::optional<Overlap> overlap = parseOverlap(command.overlap);
  if (!overlap)
    return fail(kBadInput, "--overlap is none, async or matmul, not '" +
                               command.overlap + "'");
  options.simulate.overlap = *overlap;
  if (options.simulate.topology.empty())
    return fail(kBadInput,
                "--topology says which chips the program is for, for "
                "example v4:4x4x4");
  if (options.keepAnnotations && !options.mesh.empty())
    return fail(kBadInput,
                "--keep-annotations keeps the program's own mesh, so that "
                "--mesh cannot be chosen");
  RunCommand run;
  run.file = command.file;
  run.entry = command.entry;
  run.plugins = command.plugins;
  OpenProgram program(run);
  if (RunExit exit = program.open(); exit != RunExit::Ok)
    return static_cast<int>(exit);
  FailureOr<AutoShardResult> found =
      autoShard(program.module(), program.entry(), options);
  if (failed(found))
    return kBadInput;
  if (!found->fits())
    return fail(kNothingFits, unfitText(*found));
  if (failed(write(command, *found)))
    return kBadInput;
  Progress::hideLine();
  llvm::outs() << toTable(*found, command.alternatives);
  return 0;
}

} // namespace mlir::gspmd
