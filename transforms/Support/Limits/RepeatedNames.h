//===- RepeatedNames.h - Limit of names in outputs --------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_LIMITS_REPEATEDNAMES_H
#define GSPMD_TRANSFORMS_SUPPORT_LIMITS_REPEATEDNAMES_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

/// Counts the bytes of long names and types in an output that has them once for
/// each op.
/// A program of 1 MB, most of which is one name, would otherwise have an output
/// of 1 MB for each op.
class RepeatedNames {
public:
  /// Names of up to this length do not count.
  static constexpr size_t kMaxShortBytes = 1024;
  /// About 50 values of a program all of whose names have 1 MB.
  static constexpr uint64_t kMaxBytes = uint64_t(1) << 28;

  void add(StringRef name) {
    if (name.size() > kMaxShortBytes)
      bytes += name.size();
  }
  /// Adds the text of a type, which has the text of its encoding.
  void add(Type type);
  /// Fails, after an error on `module`, if the names have more than kMaxBytes.
  /// `output` is "the graph".
  LogicalResult check(ModuleOp module, StringRef output) const;

private:
  uint64_t bytes = 0;
  llvm::DenseMap<Type, uint64_t> typeBytes; ///< of the text of each type
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_LIMITS_REPEATEDNAMES_H
