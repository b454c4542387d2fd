//===- MhloShardingAttr.h - Name of XLA's sharding attribute ----*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SUPPORT_MHLOSHARDINGATTR_H
#define GSPMD_TRANSFORMS_EXPORT_SUPPORT_MHLOSHARDINGATTR_H

#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// The attribute of ops, arguments and results with a sharding as XLA's text.
inline constexpr llvm::StringLiteral kMhloSharding = "mhlo.sharding";

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SUPPORT_MHLOSHARDINGATTR_H
