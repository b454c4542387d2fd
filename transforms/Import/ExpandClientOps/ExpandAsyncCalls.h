//===- ExpandAsyncCalls.h - JAX's asynchronous collectives ------*- C++ -*-===//
//
// JAX writes the start and the completion of a collective as custom calls:
//
//   %0 = @"all-gather-start"(%x) {
//     mhlo.frontend_attributes = {async_collective_config =
//       "{\"all_gather_dimension\": 0, \"replica_groups\": [[0, 1]],
//         \"use_global_device_ids\": true, \"channel_id\": 1}"}}
//     : (tensor<1x8xf32>) -> tensor<2x8xf32>
//   %1 = @"all-gather-done"(%0)
//     : (tensor<2x8xf32>) -> tensor<2x8xf32>
//
// The starts of all-reduce and reduce-scatter name their reducer in
// `called_computations`.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDASYNCCALLS_H
#define GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDASYNCCALLS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd::import {

/// Returns true if the op is such a call.
bool isAsyncCollectiveCall(Operation *op);

/// Replaces a call that starts a collective by the collective, and one that
/// completes it by its operand. Adds the reducer to `computations`; it may have
/// no uses afterwards. Emits an error if the call does not have the form of
/// JAX's.
LogicalResult
expandAsyncCollectiveCall(Operation *call,
                          llvm::SetVector<func::FuncOp> &computations);

} // namespace mlir::gspmd::import

#endif // GSPMD_TRANSFORMS_IMPORT_EXPANDCLIENTOPS_EXPANDASYNCCALLS_H
