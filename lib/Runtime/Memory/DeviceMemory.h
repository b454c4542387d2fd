//===- DeviceMemory.h - The emulated memory of one device -------*- C++ -*-===//
#ifndef GSPMD_LIB_RUNTIME_MEMORY_DEVICEMEMORY_H
#define GSPMD_LIB_RUNTIME_MEMORY_DEVICEMEMORY_H

#include "lib/Runtime/Memory/BufferPool.h"
#include "lib/Runtime/Memory/MemoryBreakdown.h"

namespace mlir::gspmd {

class DeviceMemory {
public:
  /// `limit` is the size of the memory in bytes; 0 means none. With `poison`,
  /// fresh memory has all bits set.
  DeviceMemory(BufferPool &pool, int64_t limit, bool poison)
      : pool(pool), limit(limit), poison(poison) {}
  DeviceMemory(const DeviceMemory &) = delete;
  DeviceMemory &operator=(const DeviceMemory &) = delete;
  /// Frees all live allocations.
  ~DeviceMemory();

  /// Returns nullptr if the limit (see exceedsLimit) or the host has not enough
  /// bytes left. `text` describes the use of the memory for messages and may be
  /// null.
  void *allocate(uint64_t alignment, uint64_t bytes, const char *text);
  void release(void *pointer);
  /// Counts memory that the runtime holds for the device (arguments and
  /// results).
  void addBytes(int64_t bytes);

  bool exceedsLimit(uint64_t bytes) const {
    return limit && used + static_cast<int64_t>(bytes) > limit;
  }
  int64_t usedBytes() const { return used; }
  int64_t peakBytes() const { return peak; }
  /// Adds every live allocation to `held`.
  void describe(MemoryBreakdown &held) const;

private:
  /// The header before every allocation.
  struct Block {
    Block *previous;
    Block *next;
    void *base;
    uint64_t baseBytes;
    uint64_t bytes;
    const char *text;
  };
  BufferPool &pool;
  const int64_t limit;
  const bool poison;
  int64_t used = 0, peak = 0;
  Block *blocks = nullptr; ///< all live allocations, a doubly linked list
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_MEMORY_DEVICEMEMORY_H
