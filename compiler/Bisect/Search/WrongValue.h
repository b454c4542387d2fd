//===- WrongValue.h - Errors of a sharded value -----------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SEARCH_WRONGVALUE_H
#define GSPMD_COMPILER_BISECT_SEARCH_WRONGVALUE_H

#include "compiler/Bisect/Search/RoundingBound.h"
#include "gspmd/Runtime/CompiledProgram.h"
#include <optional>

namespace mlir::gspmd::bisect {

/// The wrong elements of one device.
struct WrongShard {
  int64_t device = 0;
  int64_t numWrong = 0, numElements = 0;
  /// The first wrong element: its index in the global tensor, what the device
  /// has, what the reference has, and the difference that is rounding. Of
  /// complex numbers, the wrong component.
  llvm::SmallVector<int64_t> index;
  Number actual = 0, expected = 0, bound = 0;
};

struct WrongValue {
  std::vector<WrongShard> shards;
  /// Sentences about how the elements are wrong; empty if no pattern is found.
  std::vector<std::string> patterns;
};

/// The shards of a value on all devices, and the value of the reference.
struct ShardedValue {
  const CompiledProgram &program;
  const EntryTensor &tensor;
  llvm::ArrayRef<HostTensor> shards;
  Type elementType;
  /// The numbers of the global tensor that the reference computes.
  llvm::ArrayRef<Number> expected;
};

/// Returns the elements beyond the bound; nullopt if there are none.
std::optional<WrongValue> findWrongElements(const ShardedValue &value,
                                            const RoundingBound &bound);

/// Describes a wrong value in patterns: another shard's data, padding, a
/// missing or repeated reduction, shifted elements, lower precision.
std::vector<std::string> findPatterns(const ShardedValue &value,
                                      const RoundingBound &bound);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SEARCH_WRONGVALUE_H
