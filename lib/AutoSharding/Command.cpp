//===- Command.cpp - gspmd-search on a program ----------------------------===//
#include "gspmd/AutoSharding/Command.h"
#include "lib/Driver/OpenProgram.h"
#include "lib/Driver/TextFile.h"
#include "lib/Progress/Progress.h"
#include "lib/Report/TimelineSums.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::gspmd {
namespace {

constexpr int kNothingFits = 1, kBadInput = 2;

int fail(int code, const llvm::Twine &message) {
  Progress::hideLine();
  llvm::errs() << "gspmd-search: error: " << message << "\n";
  return code;
}

/// `x=8,y=4`; nullopt for another form.
std::optional<std::vector<NamedAxis>> parseMesh(StringRef text) {
  std::vector<NamedAxis> axes;
  if (text.empty() || text == "auto")
    return axes;
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (StringRef part : parts) {
    auto [name, size] = part.split('=');
    int64_t value = 0;
    if (name.empty() || size.getAsInteger(10, value) || value < 1 ||
        llvm::is_contained(llvm::make_first_range(axes), name.str()))
      return std::nullopt;
    axes.emplace_back(name.str(), value);
  }
  return axes;
}

std::string meshText(const std::vector<NamedAxis> &mesh) {
  std::string text;
  for (const auto &[name, size] : mesh)
    text += (text.empty() ? "" : ",") + name + "=" + std::to_string(size);
  return text;
}

void printRow(StringRef name, const PricedLayout &layout) {
  llvm::outs() << llvm::formatv(
      "{0,-26} {1,-14} {2,12} {3,12}\n", name, meshText(layout.mesh),
      secondsText(layout.stepSeconds), bytesText(layout.peakBytes));
}

void print(const AutoShardResult &found, unsigned alternatives) {
  const PricedLayout &best = found.best;
  llvm::outs() << "mesh: " << meshText(best.mesh) << "\n"
               << "predicted step: " << secondsText(best.stepSeconds)
               << llvm::formatv(" (+-{0:f0}%)", 100 * found.stepError)
               << ", memory of a device: " << bytesText(best.peakBytes) << "\n"
               << found.numCandidates << " candidates were simulated";
  if (found.stoppedByClock)
    llvm::outs() << "; stopped by the clock: another run may differ";
  llvm::outs() << "\n\nannotations\n";
  for (const FoundAnnotation &annotation : found.annotations) {
    std::string name = annotation.name;
    if (annotation.numArguments > 1)
      name += llvm::formatv(" and {0} more", annotation.numArguments - 1);
    llvm::outs() << llvm::formatv("  {0,-40} {1,-24} ", name,
                                  annotation.sharding);
    if (annotation.isForMemory)
      llvm::outs() << "without it too large for memory\n";
    else if (annotation.stepWithout > 0)
      llvm::outs() << "without it " << secondsText(annotation.stepWithout)
                   << llvm::formatv(
                          " ({0}{1:f1}%)",
                          annotation.stepWithout < best.stepSeconds ? "" : "+",
                          100 * (annotation.stepWithout / best.stepSeconds - 1))
                   << "\n";
    else
      llvm::outs() << "\n";
  }
  if (found.annotations.empty())
    llvm::outs() << "  none: nothing that is cut is faster\n";
  llvm::outs() << llvm::formatv("\n{0,-26} {1,-14} {2,12} {3,12}\n", "layout",
                                "mesh", "step", "memory");
  printRow("found", best);
  for (const PricedLayout &layout : found.simple)
    printRow(layout.name, layout);
  for (const PricedLayout &layout :
       llvm::ArrayRef(found.front).take_front(alternatives))
    printRow("seen", layout);
}

LogicalResult write(const AutoShardCommand &command, AutoShardResult &found) {
  std::string text;
  llvm::raw_string_ostream(text) << *found.module << "\n";
  for (const auto &[path, contents] :
       {std::make_pair(command.output, text),
        std::make_pair(command.annotations, found.json + "\n")}) {
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
    return fail(kNothingFits, "no layout was found that fits into " +
                                  bytesText(found->limitBytes) +
                                  " of memory; the least that any of " +
                                  llvm::Twine(found->numCandidates) +
                                  " needs is " +
                                  bytesText(found->best.peakBytes));
  if (failed(write(command, *found)))
    return kBadInput;
  Progress::hideLine();
  print(*found, command.alternatives);
  return 0;
}

} // namespace mlir::gspmd
