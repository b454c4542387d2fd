//===- GroupTable.h - The replica groups of collectives ---------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_COLLECTIVES_GROUPTABLE_H
#define GSPMD_LIB_RUNTIME_COLLECTIVES_GROUPTABLE_H

#include "gspmd/Runtime/CompiledProgram.h"
#include <optional>
#include <vector>

namespace mlir::gspmd {

/// The partition of a mesh's devices into groups whose members differ along
/// some axes only.
struct GroupTable {
  /// The devices of each group; member i has index i along the axes.
  std::vector<std::vector<int32_t>> groups;
  /// The group of each device, and its index in the group.
  std::vector<int32_t> groupOf;
  std::vector<int32_t> indexOf;
};
GroupTable computeGroups(const Mesh &mesh, llvm::ArrayRef<AxisRef> axes);

/// Returns the axes along which the participants of one collective differ. For
/// a permute between two axis lists: the digits of both.
AxisList groupAxes(const CollectiveDesc &collective);

/// Returns, for each member of `group` in a collective permute, the index in
/// the group of its source, or -1 for zeros.
std::vector<int32_t> computePermuteSources(const Mesh &mesh,
                                           const CollectiveDesc &collective,
                                           llvm::ArrayRef<int32_t> group);

/// Returns nullopt if the collective is valid on `mesh`, otherwise the error.
std::optional<std::string> verify(const Mesh &mesh,
                                  const CollectiveDesc &collective);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_COLLECTIVES_GROUPTABLE_H
