//===- ParsePipeline.h - Pipelines in textual form --------------*- C++ -*-===//
#ifndef GSPMD_REGISTRATION_PARSEPIPELINE_H
#define GSPMD_REGISTRATION_PARSEPIPELINE_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace mlir::gspmd {

/// Adds the passes of `text`, in the syntax of mlir-opt's --pass-pipeline with
/// or without the anchor `builtin.module(...)`, to `pm`, which runs on modules.
/// Returns an error text if `text` is invalid. A pass that is nested in an op
/// on which it cannot run is such an error; MLIR's own parser ends the process
/// for it.
std::optional<std::string> parsePipeline(llvm::StringRef text,
                                         OpPassManager &pm);

} // namespace mlir::gspmd

#endif // GSPMD_REGISTRATION_PARSEPIPELINE_H
