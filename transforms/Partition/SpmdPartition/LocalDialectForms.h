//===- LocalDialectForms.h - Dialects of local ops --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALDIALECTFORMS_H
#define GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALDIALECTFORMS_H

#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Rewrites the ops of `block` after `last` (all ops if `last` is null), which
/// were created for `op`, in the dialect of `op` if that dialect has a local
/// form (dialect/Sharding/Interfaces/LocalForm.h). A reshard uses the dialect
/// of the op that defines its operand or, failing that, of a user. Replaces the
/// new values in `results`.
void rewriteInSourceDialect(Operation *op, Block &block, Operation *last,
                            MutableArrayRef<Value> results);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PARTITION_SPMDPARTITION_LOCALDIALECTFORMS_H
