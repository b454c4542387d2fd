//===- SdyBytecode.h - Shardy's binary encoding -----------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SDY_SDYBYTECODE_H
#define GSPMD_DIALECT_SDY_SDYBYTECODE_H

#include "dialect/Sdy/SdyDialect.h"

namespace mlir::gspmd::sdy {

/// Registers the reader of attributes in Shardy's published encoding.
/// Attributes are written as text, which every bytecode reader accepts: nested
/// attributes belong to another dialect here.
void addBytecodeInterface(SdyDialect &dialect);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYBYTECODE_H
