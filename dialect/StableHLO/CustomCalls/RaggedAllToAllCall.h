//===- RaggedAllToAllCall.h - Slices of any sizes to others -----*- C++ -*-===//
//
// JAX's ragged_all_to_all is a custom call, as StableHLO has no such op:
//
//   %r = stablehlo.custom_call @ragged_all_to_all(%operand, %output,
//       %input_offsets, %send_sizes, %output_offsets, %recv_sizes) {
//     api_version = 4 : i32, backend_config = {channel_id = 1 : i64,
//       replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}}
//
// What it computes says spmd.ragged_all_to_all. Who exchanges stands in its
// configuration, where collectives have attributes of their own
// (ProcessGrouping.h reads both).
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_RAGGEDALLTOALLCALL_H
#define GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_RAGGEDALLTOALLCALL_H

#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/IR/BuiltinAttributes.h"

namespace mlir::gspmd::stablehlo {

inline constexpr llvm::StringLiteral kRaggedAllToAllTarget =
    "ragged_all_to_all";
/// What its configuration has.
inline constexpr llvm::StringLiteral kReplicaGroups = "replica_groups";
inline constexpr llvm::StringLiteral kChannelId = "channel_id";

/// Operands by number.
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
/// Of such a call: an error at it unless its operands, result and groups are of
/// the form above.
LogicalResult verifyRaggedAllToAll(Operation *call);
/// The same without an error.
bool isValidRaggedAllToAll(Operation *call);

/// The call's channel; 0 where it has none, and names replicas.
int64_t getRaggedAllToAllChannel(Operation *call);
void setRaggedAllToAllChannel(Operation *call, int64_t channel);

/// Writes the call; without a channel where `channel` is 0.
Value createRaggedAllToAll(OpBuilder &builder, Location loc,
                           ValueRange operands, DenseIntElementsAttr groups,
                           int64_t channel);

/// `rows` written over by one slice: `size` rows of `source` from `from` on, in
/// place of rows `to` and following. Three scalars of one type.
Value writeRaggedSlice(TensorOps &ops, Value rows, Value source, Value from,
                       Value size, Value to);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_RAGGEDALLTOALLCALL_H
