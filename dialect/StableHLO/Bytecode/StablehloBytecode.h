//===- StablehloBytecode.h - stablehlo in binary form -----------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_BYTECODE_STABLEHLOBYTECODE_H
#define GSPMD_DIALECT_STABLEHLO_BYTECODE_STABLEHLOBYTECODE_H

#include "dialect/StableHLO/StablehloDialect.h"

namespace mlir::gspmd::stablehlo {

/// Registers the reader and writer of the published encoding of the dialect's
/// attributes and types (StablehloBytecode.td).
void addBytecodeInterface(StablehloDialect &dialect);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_BYTECODE_STABLEHLOBYTECODE_H
