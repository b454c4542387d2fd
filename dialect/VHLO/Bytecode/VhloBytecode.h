//===- VhloBytecode.h - Bytecode of VHLO ------------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_BYTECODE_VHLOBYTECODE_H
#define GSPMD_DIALECT_VHLO_BYTECODE_VHLOBYTECODE_H

#include "dialect/VHLO/VhloDialect.h"

namespace mlir::gspmd::vhlo {

/// Registers the reader and writer of the published encoding.
void addBytecodeInterface(VhloDialect &dialect);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_BYTECODE_VHLOBYTECODE_H
