//===- CollectiveChecks.h - Constraints on groups of processes --*- C++ -*-===//
#ifndef GSPMD_DIALECT_STABLEHLO_VERIFICATION_COLLECTIVECHECKS_H
#define GSPMD_DIALECT_STABLEHLO_VERIFICATION_COLLECTIVECHECKS_H

#include "dialect/StableHLO/Ops/Collective/CollectiveOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

namespace mlir::gspmd::stablehlo {

/// Verifies `replica_groups`, a matrix with one group in each row. Its values
/// are 0 to n-1, each once (constraints `uniqueLabel` and `rangeLabel`); with
/// `mayPad`, -1 pads the rows of shorter groups. An empty matrix is one group
/// of all processes.
LogicalResult verifyGroups(const OpChecker &check, StringRef uniqueLabel,
                           StringRef rangeLabel, Attribute groupsAttr,
                           bool mayPad = false);

/// Returns the number of processes in a group; dynamic if unknown.
int64_t groupSize(Attribute groups);

/// Verifies that the mesh of the groups exists in the program.
LogicalResult verifyMesh(Operation *op, Attribute groups,
                         SymbolTableCollection &symbols);

/// Verifies that global ids are used on a channel of all devices only.
LogicalResult verifyGlobalIds(const OpChecker &check, bool useGlobalIds,
                              std::optional<ChannelHandleAttr> channel);

/// Verifies that the results have the types of the operands except in dimension
/// `dim`, where `resize` maps the size of the operand to that of the result.
LogicalResult verifyResized(const OpChecker &check, StringRef elementLabel,
                            TypeRange operands, TypeRange results, int64_t dim,
                            llvm::function_ref<int64_t(int64_t)> resize);

/// Verifies that `dim` is a dimension of each operand.
LogicalResult checkDim(const OpChecker &check, StringRef name, int64_t dim,
                       TypeRange operands);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_VERIFICATION_COLLECTIVECHECKS_H
