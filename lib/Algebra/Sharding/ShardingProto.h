//===- ShardingProto.h - Serialized shardings of XLA ------------*- C++ -*-===//
#ifndef GSPMD_LIB_ALGEBRA_SHARDING_SHARDINGPROTO_H
#define GSPMD_LIB_ALGEBRA_SHARDING_SHARDINGPROTO_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace mlir::gspmd {

/// Returns the text of a serialized `xla.OpSharding`, which exporters write in
/// place of the text: `{devices=[2,4]<=[8]}`. If the bytes are none, returns
/// nullopt and sets `error`.
std::optional<std::string> shardingProtoToText(llvm::StringRef bytes,
                                               std::string &error);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ALGEBRA_SHARDING_SHARDINGPROTO_H
