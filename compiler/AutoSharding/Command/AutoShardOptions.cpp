//===- AutoShardOptions.cpp - Options of a search as text -----------------===//
#include "gspmd/AutoSharding/AutoShardOptions.h"
#include <cmath>

namespace mlir::gspmd {

/// Parses axes `x=8,y=4`; empty for "" and "auto", nullopt for other texts.
static std::optional<std::vector<NamedAxis>> parseMesh(StringRef text) {
  std::vector<NamedAxis> axes;
  if (text.empty() || text == "auto")
    return axes;
  SmallVector<StringRef> items;
  text.split(items, ',');
  for (StringRef item : items) {
    auto [name, size] = item.split('=');
    int64_t value = 0;
    if (name.empty() || size.getAsInteger(10, value) || value < 1 ||
        llvm::is_contained(llvm::make_first_range(axes), name.str()))
      return std::nullopt;
    axes.emplace_back(name.str(), value);
  }
  return axes;
}

ParsedAutoShardOptions
readOptions(const UnparsedAutoShardOptions &written,
            llvm::function_ref<std::string(StringRef)> spelled) {
  AutoShardOptions options = written.options;
  auto wrong = [](const std::string &message) {
    return ParsedAutoShardOptions{{}, message};
  };
  std::optional<std::vector<NamedAxis>> mesh = parseMesh(written.mesh);
  if (!mesh)
    return wrong(spelled("mesh") +
                 " should look like x=8,y=4, or be auto; "
                 "not '" +
                 written.mesh + "'");
  options.mesh = *std::move(mesh);
  if (!(options.timeLimit > 0) || !std::isfinite(options.timeLimit))
    return wrong(spelled("time-limit") +
                 " should be a finite number of seconds above 0");
  if (!(options.memoryLimit >= 0) || !std::isfinite(options.memoryLimit))
    return wrong(spelled("memory-limit") +
                 " should be a finite number of bytes above 0");
  if (options.simulate.axisLayout == "all")
    return wrong(spelled("axis-layout") +
                 " expects one layout, not 'all'; a sweep over layouts is a "
                 "feature of gspmd-run "
                 "--simulate");
  std::optional<Overlap> overlap = parseOverlap(written.overlap);
  if (!overlap)
    return wrong(spelled("overlap") + " is none, async or matmul, not '" +
                 written.overlap + "'");
  options.simulate.overlap = *overlap;
  if (options.simulate.topology.empty())
    return wrong(spelled("topology") +
                 " is required: the chips that the program runs on, "
                 "for example v4:4x4x4");
  if (options.keepAnnotations && !options.mesh.empty())
    return wrong(spelled("keep-annotations") +
                 " keeps the program's own mesh, so that " + spelled("mesh") +
                 " cannot be chosen");
  return {std::move(options), ""};
}

} // namespace mlir::gspmd
