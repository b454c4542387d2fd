//===- AttachedShardings.h - Where attributes may be attached ---*- C++ -*-===//
//
// Shardings of values and rules of ops are attached as attributes, in this
// dialect and in sdy alike: what of them is the same is checked here.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_SHARDING_ATTACHEDSHARDINGS_H
#define GSPMD_DIALECT_SHARDING_ATTACHEDSHARDINGS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir::gspmd::sharding {

/// Checks that an attribute is a sharding that fits `type`; an error begins
/// with `what`.
using CheckSharding = llvm::function_ref<LogicalResult(
    Attribute sharding, Type type, const Twine &what)>;

/// Checks the attribute `name` of a function's argument.
LogicalResult verifyArgumentSharding(Operation *op, unsigned index,
                                     NamedAttribute attr, StringRef name,
                                     CheckSharding check);
/// Checks the attribute `name` of a function's result.
LogicalResult verifyResultSharding(Operation *op, unsigned index,
                                   NamedAttribute attr, StringRef name,
                                   CheckSharding check);

/// Checks that there is a sharding for each result of `op`.
LogicalResult verifyShardingPerResult(Operation *op,
                                      ArrayRef<Attribute> shardings,
                                      CheckSharding check);

/// Checks one side of a rule: a mapping per value with a slot per dimension.
/// `side` is "operand" or "result".
LogicalResult verifyMappings(Operation *op, ArrayAttr mappings, TypeRange types,
                             StringRef side);

} // namespace mlir::gspmd::sharding

#endif // GSPMD_DIALECT_SHARDING_ATTACHEDSHARDINGS_H
