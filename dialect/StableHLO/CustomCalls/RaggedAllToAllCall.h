//===- RaggedAllToAllCall.h - Ragged all-to-all custom calls ----*- C++ -*-===//
//
// JAX's ragged_all_to_all is a custom call, as StableHLO has no such op:
//
//   %r = @ragged_all_to_all(%operand, %output,
//       %input_offsets, %send_sizes, %output_offsets, %recv_sizes) {
//     api_version = 4 : i32, backend_config = {channel_id = 1 : i64,
//       replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}}
//
// spmd.ragged_all_to_all documents the semantics. The groups are in the
// configuration, where collectives have attributes (ProcessGrouping.h reads
// both).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_RAGGEDALLTOALLCALL_H
#define GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_RAGGEDALLTOALLCALL_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::gspmd::stablehlo {

inline constexpr llvm::StringLiteral kRaggedAllToAllTarget =
    "ragged_all_to_all";
/// The keys of its configuration.
inline constexpr llvm::StringLiteral kReplicaGroups = "replica_groups";
inline constexpr llvm::StringLiteral kChannelId = "channel_id";

/// The operands by index.
struct RaggedOperand {
  enum : unsigned {
    Input,
    Output,
    InputOffsets,
    SendSizes,
    OutputOffsets,
    RecvSizes,
    Count
  };
};

bool isRaggedAllToAll(Operation *op);
/// Verifies that the operands, result and groups of such a call have the form
/// above.
LogicalResult verifyRaggedAllToAll(Operation *call);
/// verifyRaggedAllToAll without diagnostics.
bool isValidRaggedAllToAll(Operation *call);

/// Returns the call's channel; 0 if it has none, and its groups are of
/// replicas.
int64_t getRaggedAllToAllChannel(Operation *call);
void setRaggedAllToAllChannel(Operation *call, int64_t channel);

/// Creates the call; without a channel if `channel` is 0.
Value createRaggedAllToAll(OpBuilder &builder, Location loc,
                           ValueRange operands, DenseIntElementsAttr groups,
                           int64_t channel);

/// Returns `rows` overwritten by one slice: `size` rows of `source` from `from`
/// on replace rows `to` and following. The three are scalars of one type.
Value writeRaggedSlice(TensorOps &ops, Value rows, Value source, Value from,
                       Value size, Value to);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_RAGGEDALLTOALLCALL_H
