//===- ChloBytecode.h - Bytecode encoding of the CHLO dialect ---*- C++ -*-===//

#ifndef GSPMD_DIALECT_CHLO_CHLOBYTECODE_H
#define GSPMD_DIALECT_CHLO_CHLOBYTECODE_H

#include "dialect/CHLO/ChloDialect.h"

namespace mlir::gspmd::chlo {

/// Registers the reader and writer of the published encoding of the dialect's
/// attributes and types (ChloBytecode.td).
void addBytecodeInterface(ChloDialect &dialect);

} // namespace mlir::gspmd::chlo

#endif // GSPMD_DIALECT_CHLO_CHLOBYTECODE_H
