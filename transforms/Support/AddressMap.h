//===- AddressMap.h - Tables of all ops or values ---------------*- C++ -*-===//
//
// Ops that follow each other in a program were mostly created one after the
// other and are close to each other in memory. LLVM's hash of a pointer
// scatters them over the table on purpose, so that a walk over a million ops
// misses the cache at each. This hash keeps neighbors together: a walk over the
// program is a walk over the table.
//
//     op            %1 = ... at 0x7f..1000   %2 = ... at 0x7f..1090
//     bucket        256                      265
//
// Use it for tables with an entry for about every op or value; small tables
// gain nothing.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_ADDRESSMAP_H
#define GSPMD_TRANSFORMS_SUPPORT_ADDRESSMAP_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

/// DenseMapInfo of an Operation * or a Value with a hash that grows with the
/// address. Every 4 MiB the sequence is shifted: the sizes of ops are often
/// powers of two, and all wraps around the table would hit the same buckets.
template <typename Key>
struct AddressInfo : llvm::DenseMapInfo<Key> {
  template <
      typename LookupKey> // a pointer to a const op may be the key of a lookup
  static unsigned getHashValue(const LookupKey &key) {
    auto address = reinterpret_cast<uintptr_t>(pointerOf(key));
    return unsigned(address >> 4) + 5 * unsigned(address >> 22);
  }

private:
  static const void *pointerOf(const Operation *op) { return op; }
  static const void *pointerOf(Value value) {
    return value.getAsOpaquePointer();
  }
};

template <typename Key, typename T>
using AddressMap = llvm::DenseMap<Key, T, AddressInfo<Key>>;

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_ADDRESSMAP_H
