//===- CompiledProgram.cpp - A device program and its tables --------------===//
#include "gspmd/Runtime/CompiledProgram.h"
#include "absl/strings/str_cat.h"
#include <algorithm>

namespace mlir::gspmd {

llvm::StringRef toString(CollectiveKind kind) {
  static const char *const names[] = {
      "all-reduce",         "all-gather",    "reduce-scatter",    "all-to-all",
      "collective-permute", "halo-exchange", "ragged-all-to-all", "axis-index"};
  return names[static_cast<unsigned>(kind)];
}

std::string labelOf(const std::string &name, const std::string &location) {
  return absl::StrCat("'", name, "' (",
                      location.empty() ? "unknown location" : location, ")");
}

int64_t CompiledProgram::numDevices() const {
  int64_t count = 1;
  for (const Mesh &mesh : meshes)
    count = std::max(count, mesh.numDevices());
  return count;
}

} // namespace mlir::gspmd
