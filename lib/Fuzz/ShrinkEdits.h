//===- ShrinkEdits.h - What may make a failing program smaller --*- C++ -*-===//
#ifndef GSPMD_LIB_FUZZ_SHRINKEDITS_H
#define GSPMD_LIB_FUZZ_SHRINKEDITS_H

#include "Trial.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <functional>

namespace gspmd::fuzz {

/// Changes a copy of a program; false if there was nothing to change. Names
/// what it changes by position, so that it can be tried on any copy.
using Edit = std::function<bool(mlir::ModuleOp)>;

mlir::func::FuncOp mainOf(mlir::ModuleOp module);
/// The op at a position of the walk over all functions; null behind the end.
mlir::Operation *opAt(mlir::ModuleOp module, unsigned position);
unsigned countOps(mlir::ModuleOp module);

/// Drops what nothing reads: ops, arguments of main, functions.
void removeDead(mlir::ModuleOp module);
bool keepResults(mlir::ModuleOp module,
                 llvm::function_ref<bool(unsigned)> keep);

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
std::vector<Edit> listShardingEdits(mlir::ModuleOp module);
std::vector<Edit> listMeshEdits();

/// The attribute of arguments and results that annotates them.
constexpr llvm::StringLiteral kSharding = "sharding.sharding";

} // namespace gspmd::fuzz

#endif // GSPMD_LIB_FUZZ_SHRINKEDITS_H
