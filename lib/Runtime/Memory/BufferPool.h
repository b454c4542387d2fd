//===- BufferPool.h - A pool of freed buffers -------------------*- C++ -*-===//
//
// Devices allocate the same sizes repeatedly, in one run and in the next. A
// freed buffer is warm in the cache and its pages are resident. Sizes are
// rounded up to classes, four per power of two, so at most a fifth of a buffer
// is unused.
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
  /// Keeps at most `capacityBytes` bytes of freed buffers.
  explicit BufferPool(int64_t capacityBytes) : capacityBytes(capacityBytes) {}
  BufferPool(const BufferPool &) = delete;
  BufferPool &operator=(const BufferPool &) = delete;
  ~BufferPool();

  /// Returns the pool of this process.
  static BufferPool &shared();

  /// Returns at least `bytes` bytes aligned to 64, or nullptr if the host has
  /// no memory left.
  void *allocate(uint64_t bytes);
  /// Returns a buffer to the pool; `bytes` is the size passed to `allocate`.
  void release(void *buffer, uint64_t bytes);

private:
  static constexpr unsigned kNumClasses = 4 * 60;
  struct Free {
    Free *next;
  };
  struct Class {
    Mutex mutex;
    Free *first ABSL_GUARDED_BY(mutex) = nullptr;
  };
  std::array<Class, kNumClasses> classes;
  const int64_t capacityBytes;
  std::atomic<int64_t> kept{0};
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_MEMORY_BUFFERPOOL_H
