//===- HostCallbackCall.h - Calls of functions on the host ------*- C++ -*-===//
//
// `gspmd_host_callback` calls a function of the process that built the program:
// JAX's Python callbacks. Its configuration has the number of the function,
//
//   @gspmd_host_callback(%x) {has_side_effect = true,
//     mhlo.backend_config = {callback = 7 : i64, partitioned = false}}
//
// and tensors are passed unchanged. Outside of manual regions the operands are
// global tensors, and the function is called once for all devices; if the call
// is `partitioned`, each device calls it with its shards.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_HOSTCALLBACKCALL_H
#define GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_HOSTCALLBACKCALL_H

#include "dialect/StableHLO/Ops/Control/CustomOps.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::gspmd::stablehlo {

inline constexpr llvm::StringLiteral kHostCall = "gspmd_host_callback";
/// The attribute of calls in device programs whose last operand, a boolean,
/// selects the devices that call; the results of the others are zeros.
inline constexpr llvm::StringLiteral kGuarded = "gspmd.guarded";

struct HostCall {
  int64_t number;
  bool isPartitioned;
  bool isGuarded;
};

/// Returns the host call of `op`; nullopt if it is none or has no function
/// number.
std::optional<HostCall> readHostCall(Operation *op);

/// Returns true if an op in `root` calls the host.
bool callsHost(Operation *root);
/// Renumbers the functions to 0, 1, ... in the order of their calls in `root`,
/// so that programs that differ only in these numbers become equal. Returns the
/// original numbers.
SmallVector<int64_t> renumberHostCalls(Operation *root);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_HOSTCALLBACKCALL_H
