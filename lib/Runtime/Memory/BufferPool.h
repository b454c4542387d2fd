//===- BufferPool.h - Freed buffers, kept for the next ones -----*- C++ -*-===//
//
// Devices ask for the same sizes again and again, in one run and in the next; a
// buffer that one has freed is warm in the cache for the next, and its pages
// are there. Sizes are rounded up to classes, four per power of two, so at most
// a fifth of a buffer is not used.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_MEMORY_BUFFERPOOL_H
#define GSPMD_LIB_RUNTIME_MEMORY_BUFFERPOOL_H

#include "lib/Runtime/Scheduling/Mutex.h"
#include <array>
#include <atomic>
#include <cstdint>

namespace mlir::gspmd {

class BufferPool {
public:
  /// Keeps at most so many bytes of freed buffers.
  explicit BufferPool(int64_t capacityBytes) : capacityBytes(capacityBytes) {}
  BufferPool(const BufferPool &) = delete;
  BufferPool &operator=(const BufferPool &) = delete;
  ~BufferPool();

  /// That of this process.
  static BufferPool &shared();

  /// At least `bytes` bytes, aligned to 64. nullptr if the host has none.
  void *take(uint64_t bytes);
  /// `bytes` as it was taken.
  void give(void *buffer, uint64_t bytes);

private:
  static constexpr unsigned numClasses = 4 * 60;
  struct Free {
    Free *next;
  };
  struct Class {
    Mutex mutex;
    Free *first ABSL_GUARDED_BY(mutex) = nullptr;
  };
  std::array<Class, numClasses> classes;
  const int64_t capacityBytes;
  std::atomic<int64_t> kept{0};
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_MEMORY_BUFFERPOOL_H
