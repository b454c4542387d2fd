//===- CallOrder.h - Functions in the order of their calls ------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_CALLORDER_H
#define GSPMD_TRANSFORMS_SUPPORT_CALLORDER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::gspmd {

/// A function with the calls in it, in the order of a walk.
struct CallingFunction {
  func::FuncOp func;
  SmallVector<Operation *> calls;
};

/// Returns the name of the function that an op calls; empty for other ops.
using CalleeName = llvm::function_ref<StringRef(Operation *)>;
StringRef calleeOfCall(Operation *op);

/// Returns the function of `symbols` that `call` calls; null if it is external
/// or the callee is a value.
FunctionOpInterface lookupCallee(CallOpInterface call,
                                 const SymbolTable &symbols);

/// Returns `roots` and the functions in `symbols` that they call, directly or
/// indirectly; callees come first. Emits an error at a call of a function that
/// is being called, and at the first function that has more than
/// maxProgramOps() ops when its calls are inlined.
FailureOr<std::vector<CallingFunction>>
orderByCalls(ArrayRef<func::FuncOp> roots, const SymbolTable &symbols,
             CalleeName calleeName = calleeOfCall);

/// Verifies that the calls of all functions of `module` can be inlined: none
/// calls itself, and none becomes too large. Returns all functions.
FailureOr<std::vector<CallingFunction>> verifyCalls(ModuleOp module,
                                                    const SymbolTable &symbols);

/// Verifies that no call in `roots` and in the functions that they call stands
/// for more than kMaxRegionNesting calls inside each other, for code that calls
/// itself for each.
LogicalResult verifyCallDepth(ArrayRef<func::FuncOp> roots,
                              const SymbolTable &symbols);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_CALLORDER_H
