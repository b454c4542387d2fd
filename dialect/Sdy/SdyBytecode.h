//===- SdyBytecode.h - Shardy's binary encoding -----------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_SDY_SDYBYTECODE_H
#define GSPMD_DIALECT_SDY_SDYBYTECODE_H

#include "dialect/Sdy/SdyDialect.h"

namespace mlir::gspmd::sdy {

/// Lets the dialect read attributes in Shardy's published encoding. They are
/// written as text, which every reader of bytecode understands too: the pieces
/// of a sharding are attributes of another dialect here.
void addBytecode(SdyDialect &dialect);

} // namespace mlir::gspmd::sdy

#endif // GSPMD_DIALECT_SDY_SDYBYTECODE_H
