//===- MemoryUsage.cpp - The use of a device's memory ---------------------===//
#include "pjrt/Buffers/MemoryUsage.h"
#include "absl/strings/str_cat.h"
#include "gspmd/CostModel/Timeline.h"
#include "lib/Runtime/Memory/MemoryBreakdown.h"
#include "pjrt/Modes/SessionReport.h" // IWYU pragma: keep

namespace mlir::gspmd::pjrt {

void MemoryUsage::link(MemoryAllocation &allocation) {
  allocation.next = first;
  if (first)
    first->previous = &allocation;
  first = &allocation;
  addUsed(allocation.bytes);
}

void MemoryUsage::addUsed(int64_t bytes) {
  // The mutex is held, so no read-modify-write operation is needed.
  used.store(used.load(std::memory_order_relaxed) + bytes,
             std::memory_order_relaxed);
}

void MemoryUsage::raisePeak(int64_t bytes) {
  if (bytes > highest.load(std::memory_order_relaxed))
    highest.store(bytes, std::memory_order_relaxed);
}

void MemoryUsage::unlink(MemoryAllocation &allocation) {
  (allocation.previous ? allocation.previous->next : first) = allocation.next;
  if (allocation.next)
    allocation.next->previous = allocation.previous;
  allocation.previous = allocation.next = nullptr;
  addUsed(-allocation.bytes);
}

void MemoryUsage::report(const MemoryAllocation &allocation,
                         int64_t bytes) const {
  if (sessionReport && allocation.what && bytes)
    sessionReport->memoryChanged(device, *allocation.what, bytes);
}

void MemoryUsage::add(MemoryAllocation &allocation) {
  {
    MutexLock lock(mutex);
    link(allocation);
    ++count;
    raisePeak(used);
  }
  report(allocation, allocation.bytes);
}

void MemoryUsage::remove(MemoryAllocation &allocation) {
  int64_t bytes = 0;
  {
    MutexLock lock(mutex);
    unlink(allocation);
    // Another thread may be about to transfer it.
    bytes = allocation.bytes.exchange(0);
  }
  report(allocation, -bytes);
}

void MemoryUsage::transfer(MemoryAllocation &from, MemoryAllocation &to) {
  int64_t bytes = 0;
  {
    MutexLock lock(mutex);
    bytes = from.bytes.exchange(0);
    addUsed(-bytes);
    link(to);
    ++count;
    raisePeak(used);
  }
  report(from, -bytes);
  report(to, to.bytes);
}

void MemoryUsage::recordPeak(int64_t bytes) {
  if (bytes <= highest)
    return;
  MutexLock lock(mutex);
  raisePeak(bytes);
}

void MemoryUsage::clearPeak() {
  MutexLock lock(mutex);
  highest = used.load();
  count = 0;
}

int64_t MemoryUsage::current() const { return used; }
int64_t MemoryUsage::peak() const { return highest; }
int64_t MemoryUsage::numAdded() const {
  MutexLock lock(mutex);
  return count;
}

absl::Status MemoryUsage::checkCapacity(int64_t bytes, int64_t held,
                                        const std::string &requester) const {
  if (limit == 0 || held + bytes <= limit)
    return absl::OkStatus();
  MemoryBreakdown all;
  {
    MutexLock lock(mutex);
    for (const MemoryAllocation *allocation = first; allocation;
         allocation = allocation->next)
      if (allocation->what && allocation->bytes)
        all.add(allocation->bytes, *allocation->what);
  }
  return absl::ResourceExhaustedError(absl::StrCat(
      requester, ": out of memory: ", bytesText(double(bytes)),
      " requested in addition to ", bytesText(double(held)),
      " of other arrays on device ", device, ", and a device has ",
      bytesText(double(limit)),
      " (GSPMD_MEMORY=ignore disables the check); in use:", all.lines()));
}

} // namespace mlir::gspmd::pjrt
