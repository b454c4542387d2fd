//===- NewerBuiltinTypes.h - Types as newer MLIRs write them ----*- C++ -*-===//

#ifndef GSPMD_COMPILER_FORMATS_NEWERBUILTINTYPES_H
#define GSPMD_COMPILER_FORMATS_NEWERBUILTINTYPES_H

#include "llvm/ADT/StringRef.h"

namespace mlir {
class BytecodeReaderConfig;
}

namespace mlir::gspmd {

/// Reads the builtin types of small floats, which MLIR writes as codes of their
/// own since 23 and as text before.
void addNewerTypeReaders(BytecodeReaderConfig &config);

/// Is bytecode of this producer of the MLIR that is linked here?
bool isOwnProducer(llvm::StringRef producer);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_FORMATS_NEWERBUILTINTYPES_H
