//===- PrivateContext.h - A context with the project's dialects -*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_FOREIGNDIALECTS_PRIVATECONTEXT_H
#define GSPMD_TRANSFORMS_FOREIGNDIALECTS_PRIVATECONTEXT_H

#include "lib/Algebra/Namespace.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <memory>

namespace mlir::gspmd {

/// Returns a context with the project's dialects, and with the other dialects
/// that `host` has loaded, except foreign ones. Returns null if `host` has no
/// registration of the project's (registerProjectDialects).
std::unique_ptr<MLIRContext> createPrivateContext(MLIRContext &host);

/// Returns a copy of `program` in `target`, the private context of the
/// program's context or the context of the private one. Returns null after an
/// error at an op that has no counterpart there.
OwningOpRef<ModuleOp> translateProgram(ModuleOp program, MLIRContext &target);

/// Translates `program` into a new context that has the project's dialects and
/// those of the program's context except foreign ones, calls `transform` on the
/// copy, and replaces the contents of `program` by the translation of the
/// result. Diagnostics are emitted in the program's context, at its locations.
/// `program` does not change on failure.
LogicalResult
runInPrivateContext(ModuleOp program,
                    llvm::function_ref<LogicalResult(ModuleOp)> transform);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_FOREIGNDIALECTS_PRIVATECONTEXT_H
