//===- ShrinkEdits.h - What may make a failing program smaller --*- C++ -*-===//
#ifndef GSPMD_LIB_FUZZ_SHRINKEDITS_H
#define GSPMD_LIB_FUZZ_SHRINKEDITS_H

#include "ProgramText.h"
#include "ShrinkShardings.h"

namespace mlir::gspmd::fuzz {

enum class EditKind : uint8_t {
  DropResult,
  CutBefore, ///< what an op reads becomes arguments
  CutAfter,  ///< an operand is returned instead of a result
  BypassOp,
  Sharding, ///< annotations
  Mesh,
  Region, ///< regions become their op, loops lose carries
};
constexpr EditKind kEditKinds[] = {EditKind::DropResult, EditKind::CutBefore,
                                   EditKind::CutAfter,   EditKind::BypassOp,
                                   EditKind::Sharding,   EditKind::Mesh,
                                   EditKind::Region};

/// Every edit of a kind that fits `module` as it is now. Edits that make new
/// arguments add their ranges to `ranges`.
std::vector<Edit> listEdits(mlir::ModuleOp module, EditKind kind,
                            RangeTable &ranges);

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_LIB_FUZZ_SHRINKEDITS_H
