//===- ArgumentNumbers.h - Names of arguments by number ---------*- C++ -*-===//
//
// An argument that has no name in its location has the name `arg0`, `arg1`, ...
// in annotations, options and reports.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_ARGUMENTNUMBERS_H
#define GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_ARGUMENTNUMBERS_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/STLExtras.h"
#include <string>

namespace mlir::gspmd {

/// Returns `arg3` for the fourth argument.
inline std::string numberedName(BlockArgument arg) {
  return "arg" + std::to_string(arg.getArgNumber());
}

/// Returns the argument with the numbered name `name`; null if there is none.
inline BlockArgument findByNumber(Block::BlockArgListType arguments,
                                  llvm::StringRef name) {
  auto *it = llvm::find_if(
      arguments, [&](BlockArgument arg) { return name == numberedName(arg); });
  return it == arguments.end() ? BlockArgument() : *it;
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_DIAGNOSTICS_ARGUMENTNUMBERS_H
