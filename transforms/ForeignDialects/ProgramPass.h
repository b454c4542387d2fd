//===- ProgramPass.h - Base of passes on programs ---------------*- C++ -*-===//
//
// All passes of the project are of this class. In a context whose `stablehlo`,
// `chlo`, `sdy`, `mpmd` or `check` is of another library (a foreign dialect:
// the same namespace, other C++ classes), such a pass runs on a translated copy
// of the program in a private context, and replaces the program by the result.
// docs/embedding.md states why, and what it costs.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROGRAMPASS_H
#define GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROGRAMPASS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "transforms/ForeignDialects/ProjectDialects.h"

namespace mlir::gspmd {

/// Runs a copy of `pass` on the translated module `op`. Fails with an error at
/// `op` if it is not a module: other ops refer to symbols of their module.
LogicalResult runOnTranslatedProgram(std::unique_ptr<Pass> pass, Operation *op);

template <typename OpT = ModuleOp>
class ProgramPass : public OperationPass<OpT> {
public:
  using OperationPass<OpT>::OperationPass;

  void runOnOperation() final {
    Operation *op = this->getOperation();
    if (!ProjectDialects::findForeign(op->getContext()))
      return runOnProgram();
    if (failed(runOnTranslatedProgram(this->clone(), op)))
      this->signalPassFailure();
  }

protected:
  /// Transforms `getOperation()`, whose context has the project's dialects.
  virtual void runOnProgram() = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_FOREIGNDIALECTS_PROGRAMPASS_H
