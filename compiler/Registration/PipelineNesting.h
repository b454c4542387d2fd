//===- PipelineNesting.h - Limit of nested pipelines ------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_REGISTRATION_PIPELINENESTING_H
#define GSPMD_COMPILER_REGISTRATION_PIPELINENESTING_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace mlir::gspmd {

/// Returns an error text if parentheses nest so deeply in `text`, a pipeline or
/// a file that contains one, that MLIR's parser of pipelines, which calls
/// itself for each level, could overflow the stack. Bytes that are no text end
/// what precedes them.
std::optional<std::string> checkPipelineNesting(llvm::StringRef text);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_REGISTRATION_PIPELINENESTING_H
