//===- ProgramExcerpt.h - Some ops of a program, alone ----------*- C++ -*-===//
#ifndef GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_PROGRAMEXCERPT_H
#define GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_PROGRAMEXCERPT_H

#include "compiler/Optimize/Support/OptimizationTarget.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

/// Ops of a block, alone in a function of a module of its own.
class ProgramExcerpt {
public:
  ProgramExcerpt(ModuleOp module, ArrayRef<Operation *> ops);

  /// Those with the same text are alike.
  std::string text() const;
  /// Seconds as it is, with what can be started early. Failure after an error.
  FailureOr<double> secondsOf(const Target &target) const;
  /// Seconds where `rewrite` has changed a copy of it; it gets the copy's only
  /// collective, and says whether it did: if not, or where its links are busy
  /// for `most` seconds anyway, they are infinite.
  FailureOr<double>
  secondsWith(const Target &target, double most,
              llvm::function_ref<bool(Operation *)> rewrite) const;

private:
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_OPTIMIZE_LOOPCOLLECTIVES_PROGRAMEXCERPT_H
