//===- VhloWrapping.h - What VHLO can hold ----------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRAPPING_H
#define GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRAPPING_H

#include "dialect/VHLO/VhloDialect.h"

namespace mlir::gspmd::vhlo {

/// Does `attr` stay as it is in an artifact? Attributes of sdy and chlo do, as
/// JAX writes them: their dialects have encodings of their own.
bool isForeign(Attribute attr);

/// `attr` to be written in VHLO's encoding, or itself if it is foreign.
Attribute wrap(Attribute attr);
Type wrap(Type type);

/// The type that `type` stands for, if it is wrapped: operands are converted
/// before their users.
Type unwrap(Type type);

/// Why `attr` or `type` cannot be written for StableHLO `target`, as the end of
/// a sentence: "needs StableHLO 1.9.0"; empty if it can.
std::string unsupportedReason(Attribute attr, Version target);
std::string unsupportedReason(Type type, Version target);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_BYTECODE_VHLOWRAPPING_H
