//===- AddressMap.h - Tables of all ops or values of a program --*- C++ -*-===//
//
// Ops that follow each other in a program were mostly made one after the other
// and lie close to each other in memory. LLVM's hash of a pointer scatters them
// over the table on purpose, so that a walk over a million ops waits for memory
// at each. This one keeps them next to each other: a walk over the program is
// a walk over the table.
//
//     op            %1 = ... at 0x7f..1000   %2 = ... at 0x7f..1090
//     bucket        256                      265
//
// For tables that have an entry for about every op or value; small ones gain
// nothing by it.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_ADDRESSMAP_H
#define GSPMD_TRANSFORMS_SUPPORT_ADDRESSMAP_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

/// As DenseMapInfo of an Operation * or a Value, but with a hash that grows
/// with the address. Every 4 MiB the sequence begins elsewhere: ops are often
/// as large as a power of two, and all turns around a table would meet on the
/// same buckets.
template <typename Key>
struct AddressInfo : llvm::DenseMapInfo<Key> {
  template <typename Asked> // a pointer to a const op is looked up too
  static unsigned getHashValue(const Asked &key) {
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
