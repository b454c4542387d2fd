//===- MemoryInterfaces.h - What an op asks of memories ---------*- C++ -*-===//
#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_H

#include "mlir/IR/OpDefinition.h"
#include <optional>

namespace mlir::gspmd::sharding {

/// Memories that a tensor of a device may lie in.
enum class MemorySpace { Device, Host };

/// What JAX and XLA call a memory: "pinned_host" and "unpinned_host" are the
/// host's, all others the device's.
MemorySpace parseMemorySpace(StringRef kind);

} // namespace mlir::gspmd::sharding

#include "dialect/Sharding/MemoryInterfaces.h.inc"

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_H
