//===- ProgramExcerpt.h - Some ops of a program in isolation ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_PROGRAMEXCERPT_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_PROGRAMEXCERPT_H

#include "compiler/Optimize/Driver/OptimizationTarget.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

/// Ops of a block, copied into a function of a separate module.
class ProgramExcerpt {
public:
  ProgramExcerpt(ModuleOp module, ArrayRef<Operation *> ops);

  /// Returns the printed form, without names and locations; equal for equal
  /// excerpts.
  std::string text() const;
  /// Returns the predicted seconds, with collectives started early where
  /// possible. Fails after an error.
  FailureOr<double> secondsOf(const Target &target) const;
  /// Returns the predicted seconds after `rewrite` changed a copy of the
  /// excerpt. `rewrite` gets the only collective of the copy and returns false
  /// if it does not apply. The result is infinite in that case, and at least
  /// `most` if links or the cores are busy for so long.
  FailureOr<double>
  secondsWith(const Target &target, double most,
              llvm::function_ref<bool(Operation *)> rewrite) const;

private:
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_PROGRAMEXCERPT_H
