//===- InitAll.h - Register everything the project has ----------*- C++ -*-===//
//
// The one place that knows every dialect, external model, pass and pipeline.
// gspmd-opt, gspmd-run, gspmd-lsp-server and the plugin all call these
// functions, so a dialect or pass that is added here is in all four. Beside it
// stands the pass of the search, which uses the driver
// (gspmd/AutoSharding/SearchPass.h).
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_REGISTRATION_INITALL_H
#define GSPMD_REGISTRATION_INITALL_H

#include "lib/Algebra/Namespace.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace mlir::gspmd {

/// Registers the project's own dialects and the op models that attach to
/// dialects of its own and of MLIR. A dialect whose namespace `registry`
/// already knows is left to the host: a program that links the original
/// StableHLO keeps it.
void registerProjectDialects(DialectRegistry &registry);

/// Registers the project's own passes and named pipelines. Callable once per
/// process and per copy of the library.
void registerProjectPasses();

/// Registers MLIR's dialects and extensions and those of the project.
void registerAllDialects(DialectRegistry &registry);

/// Registers MLIR's passes and those of the project.
void registerAllPasses();

/// The same, however often and from wherever it is called: pipelines that come
/// as text need them.
void registerAllPassesOnce();

} // namespace mlir::gspmd

#endif // GSPMD_REGISTRATION_INITALL_H
