//===- OptimizeRequest.cpp - The optimizations that a user requests -------===//
#include "compiler/Run/OptimizeRequest.h"
#include "absl/strings/str_cat.h"
#include <cmath>

namespace mlir::gspmd {

void OptimizeRequest::addOptions(OptionGroup &group) {
  group.addNames("optimize", "name,...",
                 "Reduce the cost of collectives on --topology (v4): all ways, "
                 "or these",
                 names);
  // A number of bytes may be written as 5e4.
  group.add("memory-limit", "bytes", "Memory of one device (default: no limit)",
            memoryLimit);
}

std::optional<std::string> OptimizeRequest::validate() const {
  if (memoryLimit && !(*memoryLimit >= 0))
    return absl::StrCat(
        "--memory-limit: expected a non-negative number, found ", *memoryLimit);
  OptimizeOptions unused;
  return names ? setOptimizations(*names, unused) : std::nullopt;
}

int64_t OptimizeRequest::memoryBytes() const {
  return int64_t(std::ceil(std::min(memoryLimit.value_or(0), 0x1p62)));
}

std::optional<OptimizeOptions> OptimizeRequest::get() const {
  if (!names)
    return std::nullopt;
  OptimizeOptions options;
  options.topology = topology;
  options.axisLayout = axisLayout;
  options.overlap = overlap.value_or("none");
  options.memoryLimit = double(memoryBytes());
  (void)setOptimizations(*names, options); // validated before
  return options;
}

} // namespace mlir::gspmd
