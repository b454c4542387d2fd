//===- MemoryInterfaces.h - Use of memory spaces by ops ---------*- C++ -*-===//
#ifndef GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_H
#define GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_H

#include "mlir/IR/OpDefinition.h"
#include <array>
#include <optional>

namespace mlir::gspmd::sharding {

/// The memory spaces of a device's tensors.
enum class MemorySpace { Device, Host };

/// Returns the memory space of a memory kind of JAX and XLA: "pinned_host" and
/// "unpinned_host" are on the host, all others on the device.
MemorySpace parseMemorySpace(StringRef kind);

} // namespace mlir::gspmd::sharding

#include "dialect/Sharding/MemoryInterfaces.h.inc"

#endif // GSPMD_DIALECT_SHARDING_INTERFACES_MEMORYINTERFACES_H
