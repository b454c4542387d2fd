//===- LoopInvariantCarries.h - Loops whose carries XLA rewrites -*- C++
//-*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_SUPPORT_LOOPINVARIANTCARRIES_H
#define GSPMD_TRANSFORMS_EXPORT_SUPPORT_LOOPINVARIANTCARRIES_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"

namespace mlir::gspmd {

/// Does some value pass through the loop `op` unchanged? XLA takes such carries
/// out of a loop when it reads a program but leaves the annotation as it was,
/// which then has too many entries. Loops of this kind are therefore exported
/// without one; what they carry is annotated at the ops around and inside.
bool hasLoopInvariantCarry(Operation *op, SymbolTableCollection &symbols);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SUPPORT_LOOPINVARIANTCARRIES_H
