//===- CustomCalls.h - Custom calls by semantics ----------------*- C++ -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_CUSTOMCALLS_H
#define GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_CUSTOMCALLS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace mlir::gspmd::stablehlo {

/// The correspondence between the dimensions of a custom call's tensors.
enum class CustomCallKind {
  Unknown,            ///< unknown target
  Opaque,             ///< known target without a rule (callbacks, kernels)
  Elementwise,        ///< element-wise: can be partitioned
  Move,               ///< element-wise, to or from another memory
  Aligned,            ///< dimensions correspond, but matrices must be unsharded
  Combine,            ///< combines the halves of wide numbers
  Eigh,               ///< matrices to eigenvectors and eigenvalues
  Qr,                 ///< matrices to reflectors and their scales
  HouseholderProduct, ///< reflectors and scales to matrices
  TopK,               ///< shortens the last dimension
  ApproxTopK,         ///< shortens a dimension, returns indices
  RaggedAllToAll,     ///< a collective (RaggedAllToAll.h)
};

/// Returns the targets that JAX and XLA emit, except for linear algebra
/// (LinearAlgebraCall.h).
llvm::ArrayRef<std::pair<llvm::StringLiteral, CustomCallKind>>
customCallTargets();
/// Returns the kind of a target.
CustomCallKind customCallKind(llvm::StringRef target);

/// Returns the memory kind that a call copies its operand to, as XLA names it
/// ("pinned_host", "device"); nullopt for other calls.
std::optional<llvm::StringRef> memoryKindOf(llvm::StringRef target,
                                            DictionaryAttr attributes);

/// Returns the target of a custom call; nullopt for another op.
std::optional<llvm::StringRef> customCallTarget(Operation *op);
/// Returns a call's configuration as a dictionary: its backend_config or, for
/// targets whose backend_config is text, a separate attribute. Null if it has
/// none.
DictionaryAttr backendConfigOf(Operation *call);
/// Returns a call's backend_config if it is text; empty otherwise.
llvm::StringRef backendConfigText(Operation *call);
/// Returns the functions that a call names for its target.
ArrayAttr calledComputationsOf(Operation *call);
/// Creates a call with text as backend_config.
Operation *createTextCall(OpBuilder &builder, Location loc,
                          llvm::StringRef target, TypeRange results,
                          ValueRange operands, llvm::StringRef config);
/// Create a call with a dictionary as backend_config, and replace that
/// dictionary.
Operation *createTypedCall(OpBuilder &builder, Location loc,
                           llvm::StringRef target, TypeRange results,
                           ValueRange operands, DictionaryAttr config);
void setBackendConfig(Operation *call, DictionaryAttr config);

/// Returns the layout that a value is constrained to, as its dimensions from
/// minor to major; nullopt if it is unconstrained.
std::optional<SmallVector<int64_t>> constrainedLayoutOf(Value value);

/// Returns true if the target is known.
bool isKnownCustomCall(llvm::StringRef target);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_CUSTOMCALLS_H
