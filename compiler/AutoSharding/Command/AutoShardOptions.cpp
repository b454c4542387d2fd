//===- AutoShardOptions.cpp - Options of a search as text -----------------===//
#include "compiler/AutoSharding/Command/AutoShardOptions.h"
#include "absl/strings/str_cat.h"
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
    name = name.trim();
    size = size.trim();
    int64_t value = 0;
    if (name.empty() || size.getAsInteger(10, value) || value < 1 ||
        llvm::is_contained(llvm::make_first_range(axes), name.str()))
      return std::nullopt;
    axes.emplace_back(name.str(), value);
  }
  return axes;
}

ParsedAutoShardOptions
parseOptions(const UnparsedAutoShardOptions &unparsed,
             llvm::function_ref<std::string(StringRef)> optionName) {
  AutoShardOptions options = unparsed.options;
  auto error = [](const std::string &message) {
    return ParsedAutoShardOptions{{}, message};
  };
  std::optional<std::vector<NamedAxis>> mesh = parseMesh(unparsed.mesh);
  if (!mesh)
    return error(optionName("mesh") +
                 ": expected axes such as x=8,y=4, or auto; found '" +
                 unparsed.mesh + "'");
  options.mesh = *std::move(mesh);
  if (!(options.timeLimit > 0) || !std::isfinite(options.timeLimit))
    return error(
        absl::StrCat(optionName("time-limit"),
                     ": expected a finite number of seconds above 0, found ",
                     options.timeLimit));
  if (!(options.memoryLimit >= 0) || !std::isfinite(options.memoryLimit))
    return error(
        absl::StrCat(optionName("memory-limit"),
                     ": expected a finite number of bytes above 0, found ",
                     options.memoryLimit));
  if (options.simulate.axisLayout == "all")
    return error(optionName("axis-layout") +
                 ": expected one layout, found 'all'; use gspmd-simulate for a "
                 "sweep over layouts");
  std::optional<Overlap> overlap = parseOverlap(unparsed.overlap);
  if (!overlap)
    return error(optionName("overlap") +
                 ": expected none, async or matmul, found '" +
                 unparsed.overlap + "'");
  options.simulate.overlap = *overlap;
  if (options.simulate.topology.empty())
    return error(optionName("topology") +
                 " is required: the chips that the program runs on, "
                 "for example v4:4x4x4");
  if (options.keepAnnotations && !options.mesh.empty())
    return error(optionName("keep-annotations") +
                 " keeps the program's own mesh; remove " + optionName("mesh"));
  return {std::move(options), ""};
}

} // namespace mlir::gspmd
