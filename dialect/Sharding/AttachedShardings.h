//===- AttachedShardings.h - Verifiers of attached shardings ----*- C++ -*-===//
//
// Shardings of values and rules of ops are attached as attributes, in this
// dialect and in sdy. These are the verifiers and the lookup that both share.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SHARDING_ATTACHEDSHARDINGS_H
#define GSPMD_DIALECT_SHARDING_ATTACHEDSHARDINGS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd::sharding {

/// Verifies that an attribute is a sharding of a value of `type`; errors begin
/// with `what`.
using CheckSharding = llvm::function_ref<LogicalResult(
    Attribute sharding, Type type, const Twine &what)>;

/// Verifies the attribute `name` of a function's argument.
LogicalResult verifyArgumentSharding(Operation *op, unsigned index,
                                     NamedAttribute attr, StringRef name,
                                     CheckSharding check);
/// Verifies the attribute `name` of a function's result.
LogicalResult verifyResultSharding(Operation *op, unsigned index,
                                   NamedAttribute attr, StringRef name,
                                   CheckSharding check);

/// Verifies that there is a sharding for each result of `op`.
LogicalResult verifyShardingPerResult(Operation *op,
                                      ArrayRef<Attribute> shardings,
                                      CheckSharding check);

/// Verifies the operands or the results of a rule: a mapping for each value
/// with an entry for each dimension. `side` is "operand" or "result".
LogicalResult verifyMappings(Operation *op, ArrayAttr mappings, TypeRange types,
                             StringRef side);

/// Returns the symbol `name` of the nearest module, `op` or one around it, that
/// has such a symbol; null if none has.
Operation *lookupInModules(Operation *op, FlatSymbolRefAttr name);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_ATTACHEDSHARDINGS_H
