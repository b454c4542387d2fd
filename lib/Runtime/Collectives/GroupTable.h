//===- GroupTable.h - Who meets whom in a collective ------------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_GROUPTABLE_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_GROUPTABLE_H

#include "gspmd/Runtime/CompiledProgram.h"
#include <optional>
#include <vector>

namespace mlir::gspmd {

/// The devices of a mesh divided in groups that differ along some axes only.
struct GroupTable {
  /// Devices per group; member i has index i along the axes.
  std::vector<std::vector<int32_t>> groups;
  /// By device.
  std::vector<int32_t> groupOf;
  std::vector<int32_t> indexOf;
};
GroupTable computeGroups(const Mesh &mesh, llvm::ArrayRef<AxisRef> axes);

/// The axes whose devices take part in one instance of a collective. For a
/// permute between two axis lists: the digits of both.
AxisList groupAxes(const CollectiveDesc &collective);

/// CollectivePermute: for each member of `group` the index in the group of the
/// member whose data it receives, -1 for zeros.
std::vector<int32_t> computePermuteSources(const Mesh &mesh,
                                           const CollectiveDesc &collective,
                                           llvm::ArrayRef<int32_t> group);

/// nullopt if the collective makes sense on `mesh`, else what is wrong.
std::optional<std::string> verify(const Mesh &mesh,
                                  const CollectiveDesc &collective);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_GROUPTABLE_H
