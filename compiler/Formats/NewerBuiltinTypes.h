//===- NewerBuiltinTypes.h - Builtin types of newer MLIR --------*- C++ -*-===//

#ifndef GSPMD_COMPILER_FORMATS_NEWERBUILTINTYPES_H
#define GSPMD_COMPILER_FORMATS_NEWERBUILTINTYPES_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
class BytecodeReaderConfig;
} // namespace mlir

namespace mlir::gspmd {

/// Adds readers of the small builtin floats, which MLIR writes with type codes
/// since version 23 and as text before.
void addNewerTypeReaders(BytecodeReaderConfig &config);

/// Returns true if the bytecode's producer is the MLIR that is linked.
bool isOwnProducer(llvm::StringRef producer);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_NEWERBUILTINTYPES_H
