//===- ShrinkEdits.h - What may make a failing program smaller --*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_SHRINK_SHRINKEDITS_H
#define GSPMD_COMPILER_FUZZ_SHRINK_SHRINKEDITS_H

#include "compiler/Fuzz/Generator/ProgramText.h"
#include "compiler/Fuzz/Shrink/ShrinkShardings.h"

namespace mlir::gspmd::fuzz {

enum class EditKind : uint8_t {
  DropResult,
  ReplaceOp,      ///< what an op reads becomes arguments
  TruncateResult, ///< an operand is returned instead of a result
  BypassOp,
  Sharding, ///< annotations
  Mesh,
  Region, ///< regions become their op, loops lose carries
};
constexpr EditKind kEditKinds[] = {
    EditKind::DropResult, EditKind::ReplaceOp, EditKind::TruncateResult,
    EditKind::BypassOp,   EditKind::Sharding,  EditKind::Mesh,
    EditKind::Region};

/// Every edit of a kind that fits `module` as it is now. Edits that make new
/// arguments add their ranges to `ranges`.
std::vector<Edit> listEdits(mlir::ModuleOp module, EditKind kind,
                            RangeTable &ranges);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_SHRINK_SHRINKEDITS_H
