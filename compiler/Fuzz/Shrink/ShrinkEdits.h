//===- ShrinkEdits.h - Edits that shrink a failing program ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_SHRINK_SHRINKEDITS_H
#define GSPMD_COMPILER_FUZZ_SHRINK_SHRINKEDITS_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "compiler/Fuzz/Shrink/ShrinkShardings.h"

namespace mlir::gspmd::fuzz {

enum class EditKind : uint8_t {
  DropResult,
  ReplaceOp,      ///< results of an op become arguments
  TruncateResult, ///< an operand is returned instead of a result
  BypassOp,
  Sharding, ///< annotations
  Mesh,
  Region, ///< regions replace their op; loops lose carried values
};
constexpr EditKind kEditKinds[] = {
    EditKind::DropResult, EditKind::ReplaceOp, EditKind::TruncateResult,
    EditKind::BypassOp,   EditKind::Sharding,  EditKind::Mesh,
    EditKind::Region};

/// Returns all edits of a kind that apply to `module` as it is. Edits that add
/// arguments add their ranges to `ranges`.
std::vector<Edit> listEdits(mlir::ModuleOp module, EditKind kind,
                            RangeTable &ranges);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_SHRINK_SHRINKEDITS_H
