//===- CustomCalls.h - Custom calls by what they do -------------*- C++ -*-===//

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

/// How the dimensions of a custom call's tensors belong together.
enum class CustomCallKind {
  Unknown,     ///< not known at all
  Opaque,      ///< known, and nothing is to be said of it (callbacks, kernels)
  Elementwise, ///< element by element: may run on parts
  Move,        ///< the same, to or from another memory
  Aligned,     ///< dimensions correspond, but the op needs whole matrices
  Combine,     ///< two halves of wide numbers to one
  Eigh,        ///< matrices to eigenvectors and eigenvalues
  Qr,          ///< matrices to reflectors and their scales
  HouseholderProduct, ///< reflectors and scales to matrices
  TopK,               ///< the last dimension gets shorter
  ApproxTopK,         ///< a dimension gets shorter, with indices
  RaggedAllToAll,     ///< a collective (RaggedAllToAll.h)
};

/// The targets that JAX and XLA write, but for the routines of matrices
/// (MatrixCalls.h).
llvm::ArrayRef<std::pair<llvm::StringLiteral, CustomCallKind>>
customCallTargets();
/// What a target is.
CustomCallKind customCallKind(llvm::StringRef target);

/// The memory that a call brings its operand to, as XLA names it
/// ("pinned_host", "device"); nullopt for calls that do something else.
std::optional<llvm::StringRef> memoryKindOf(llvm::StringRef target,
                                            DictionaryAttr attributes);

/// The target of a custom call; nullopt of another op.
std::optional<llvm::StringRef> customCallTarget(Operation *op);
/// A call's configuration as a dictionary: in its backend_config, or, for
/// targets that read text there, beside it. Null if it has none.
DictionaryAttr backendConfigOf(Operation *call);
/// A call that has it in its backend_config, and another one there.
Operation *createTypedCall(OpBuilder &builder, Location loc,
                           llvm::StringRef target, TypeRange results,
                           ValueRange operands, DictionaryAttr config);
void setBackendConfig(Operation *call, DictionaryAttr config);

/// The order of dimensions that a value is constrained to lie in, the one that
/// changes fastest first; nullopt where nothing says it.
std::optional<SmallVector<int64_t>> constrainedLayoutOf(Value value);

/// Is something known of the target?
bool isKnownCustomCall(llvm::StringRef target);

} // namespace mlir::gspmd::stablehlo

#endif // GSPMD_DIALECT_STABLEHLO_CUSTOMCALLS_CUSTOMCALLS_H
