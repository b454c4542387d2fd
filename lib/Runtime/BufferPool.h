//===- BufferPool.h - Freed buffers, kept for the next ones -----*- C++ -*-===//
//
// The devices of a run ask for the same sizes again and again; a buffer that
// one has freed is warm in the cache for the next. Sizes are rounded up to
// classes, four per power of two, so at most a fifth of a buffer is not used.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_BUFFERPOOL_H
#define GSPMD_LIB_RUNTIME_BUFFERPOOL_H

#include "Mutex.h"
#include <array>
#include <cstdint>

namespace mlir::gspmd {

class BufferPool {
public:
  BufferPool() = default;
  BufferPool(const BufferPool &) = delete;
  BufferPool &operator=(const BufferPool &) = delete;
  ~BufferPool();

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
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_BUFFERPOOL_H
