//===- LoopCarries.h - Loops whose carries XLA rewrites ---------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_LOOPCARRIES_H
#define GSPMD_TRANSFORMS_EXPORT_LOOPCARRIES_H

#include "dialect/Sharding/ShardingInterfaces.h"

namespace mlir::gspmd {

/// Does some value pass through the loop `op` unchanged? XLA takes such carries
/// out of a loop when it reads a program but leaves the annotation as it was, which
/// then has too many entries. Loops of this kind are therefore exported without
/// one; what they carry is annotated at the ops around and inside.
bool hasUnchangedCarry(Operation *op, SymbolTableCollection &symbols);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_LOOPCARRIES_H
