//===- VhloWrapping.h - Wrappers of versioned attributes --------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRAPPING_H
#define GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRAPPING_H

#include "dialect/VHLO/VhloDialect.h"

namespace mlir::gspmd::vhlo {

/// The first version with replica groups by axes of a mesh.
inline constexpr Version kMeshAxesSince{1, 16, 0};

/// Returns true if `attr` is not encoded by VHLO: attributes of sdy and chlo,
/// which JAX writes to artifacts, have the encodings of their dialects.
bool isForeign(Attribute attr);

/// Wraps an attribute or a type for VHLO's encoding; foreign attributes stay.
Attribute wrap(Attribute attr);
Type wrap(Type type);

/// Returns the wrapped type of `type`, or `type` if it is not wrapped: operands
/// are converted before their users.
Type unwrap(Type type);

/// Returns why `attr` or `type` cannot be encoded for StableHLO `target`, as
/// the end of a sentence: "needs StableHLO 1.9.0"; empty if it can.
std::string unsupportedReason(Attribute attr, Version target);
std::string unsupportedReason(Type type, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRAPPING_H
