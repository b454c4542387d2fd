//===- HostCallbackCall.h - Calls of functions on the host ------*- C++ -*-===//
//
// `gspmd_host_callback` calls a function of the process that made the program:
// JAX's Python callbacks. Its configuration has the function's number,
//
//   stablehlo.custom_call @gspmd_host_callback(%x) {has_side_effect = true,
//     mhlo.backend_config = {callback = 7 : i64, partitioned = false}}
//
// and tensors are passed as they are. Outside of manual regions the call means
// whole tensors, and happens once for all devices; if it is `partitioned`, it
// happens on each device with the parts that this has.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_HOSTCALLBACKCALL_H
#define GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_HOSTCALLBACKCALL_H

#include "dialect/StableHLO/Ops/Control/CustomOps.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::gspmd::stablehlo {

inline constexpr llvm::StringLiteral kHostCall = "gspmd_host_callback";
/// Attribute of calls in device programs whose last operand, a boolean, says
/// whether this device calls; where not, results are zeros.
inline constexpr llvm::StringLiteral kGuarded = "gspmd.guarded";

struct HostCall {
  int64_t number;
  bool isPartitioned;
  bool isGuarded;
};

/// nullopt where `op` calls nothing on the host, or does not say what.
std::optional<HostCall> readHostCall(Operation *op);

/// Does anything in `root` call the host?
bool callsHost(Operation *root);
/// Calls the functions 0, 1, and so on, as they come in `root`: programs that
/// differ in the numbers alone become the same. Tells the numbers that these
/// functions had.
SmallVector<int64_t> renumberHostCalls(Operation *root);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_HOSTCALLBACKCALL_H
