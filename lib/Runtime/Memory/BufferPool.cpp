//===- BufferPool.cpp - A pool of freed buffers ---------------------------===//
#include "lib/Runtime/Memory/BufferPool.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <cstdlib>

namespace mlir::gspmd {
namespace {

/// A cache line, and the widest vector of a processor.
constexpr uint64_t kAlignment = 64;

/// Size classes, four per power of two: 2^n * {1, 1.25, 1.5, 1.75}.
struct SizeClass {
  unsigned number;
  uint64_t bytes;
};

SizeClass classOf(uint64_t bytes) {
  bytes = std::max<uint64_t>(bytes, 4 * kAlignment);
  unsigned log = llvm::Log2_64(bytes);
  uint64_t step = uint64_t(1) << (log - 2);
  uint64_t quarters = (bytes - (uint64_t(1) << log) + step - 1) / step; // 0...4
  return {4 * log + static_cast<unsigned>(quarters),
          (uint64_t(1) << log) + quarters * step};
}

} // namespace

BufferPool &BufferPool::shared() {
  // Never destroyed, because tensors outlive statics.
  static auto *pool = new BufferPool(int64_t(1) << 29);
  return *pool;
}

BufferPool::~BufferPool() {
  for (Class &sizeClass : classes) {
    MutexLock lock(sizeClass.mutex);
    while (Free *buffer = sizeClass.first) {
      sizeClass.first = buffer->next;
      std::free(buffer);
    }
  }
}

void *BufferPool::allocate(uint64_t bytes) {
  if (bytes > uint64_t(1) << 56)
    return nullptr;
  SizeClass size = classOf(bytes);
  Class &list = classes[size.number];
  {
    MutexLock lock(list.mutex);
    if (Free *buffer = list.first) {
      list.first = buffer->next;
      kept -= static_cast<int64_t>(size.bytes);
      return buffer;
    }
  }
  return std::aligned_alloc(kAlignment, size.bytes);
}

void BufferPool::release(void *buffer, uint64_t bytes) {
  SizeClass size = classOf(bytes);
  auto classBytes = static_cast<int64_t>(size.bytes);
  if ((kept += classBytes) > capacityBytes) {
    kept -= classBytes;
    return std::free(buffer);
  }
  Class &list = classes[size.number];
  MutexLock lock(list.mutex);
  auto *free = static_cast<Free *>(buffer);
  free->next = list.first;
  list.first = free;
}

} // namespace mlir::gspmd
