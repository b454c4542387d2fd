//===- LocalDialectForms.h - In which dialects local ops are written -*- C++
//-*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALDIALECTFORMS_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALDIALECTFORMS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Writes the ops of `block` behind `last` (all, if it is null), which were
/// made for `op`, in terms of the dialect that `op` is of, where that has such
/// terms (dialect/Sharding/Interfaces/LocalForm.h). A reshard is of the dialect
/// of what made its operand, or of what reads it. Puts new values in their
/// place in `results`.
void rewriteInSourceDialect(Operation *op, Block &block, Operation *last,
                            MutableArrayRef<Value> results);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALDIALECTFORMS_H
