//===- InitAll.h - Registration of dialects and passes ----------*- C++ -*-===//
//
// The one place that knows every dialect, external model, pass and pipeline.
// gspmd-opt, gspmd-run, gspmd-lsp-server and the plugin call these functions,
// so a dialect or pass that is added here is available in all four. The
// exception is the pass of the sharding search, which needs the simulator
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

/// Registers the project's dialects, and the op models that attach to its own
/// dialects and to those of MLIR. A dialect whose namespace is already in
/// `registry` is skipped: a program that links the original StableHLO keeps it.
void registerProjectDialects(DialectRegistry &registry);

/// Registers the project's passes and named pipelines. Must be called at most
/// once per process and copy of the library.
void registerProjectPasses();

/// Registers the dialects and extensions of MLIR and of the project.
void registerAllDialects(DialectRegistry &registry);

/// Registers the passes of MLIR and of the project.
void registerAllPasses();

/// Registers the passes of MLIR and of the project unless they are registered.
/// Callers that parse textual pipelines may call it any number of times.
void registerAllPassesOnce();

} // namespace mlir::gspmd

#endif // GSPMD_REGISTRATION_INITALL_H
