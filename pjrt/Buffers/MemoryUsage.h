//===- MemoryUsage.h - The use of a device's memory -------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_MEMORYUSAGE_H
#define GSPMD_PJRT_BUFFERS_MEMORYUSAGE_H

#include "absl/status/status.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

namespace mlir::gspmd::pjrt {

class SessionReport;

/// The name of an allocation for users. Many allocations share a name.
using AllocationName = std::shared_ptr<const std::string>;

/// An allocation in a device's memory, in the list of all live ones.
struct MemoryAllocation {
  AllocationName what;
  /// Written with the memory's mutex held, and read without it.
  std::atomic<int64_t> bytes{0};
  MemoryAllocation *previous = nullptr, *next = nullptr;
};

/// The memory of a device. Buffers share it, since some outlive a client.
class MemoryUsage {
public:
  /// Creates a memory of `limit` bytes; 0 means no limit. Changes are reported
  /// to `sessionReport` unless it is null.
  MemoryUsage(int device, int64_t limit,
              std::shared_ptr<SessionReport> sessionReport)
      : device(device), limit(limit), sessionReport(std::move(sessionReport)) {}

  void add(MemoryAllocation &allocation);
  void remove(MemoryAllocation &allocation);
  /// Adds `to`, which is not in use, in the memory of `from`, which holds
  /// nothing from then on.
  void transfer(MemoryAllocation &from, MemoryAllocation &to);
  /// Records the peak of a program, including its temporaries.
  void recordPeak(int64_t bytes);

  /// Resets the peak and the number of allocations to the current state.
  void clearPeak();

  int64_t current() const;
  int64_t peak() const;
  int64_t numAdded() const;
  /// Returns an error that lists the live allocations if `requester` requests
  /// more than the limit leaves: `bytes` in addition to `held`.
  absl::Status checkCapacity(int64_t bytes, int64_t held,
                             const std::string &requester) const;

  const int device;
  const int64_t limit;

private:
  void link(MemoryAllocation &allocation) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void unlink(MemoryAllocation &allocation)
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void addUsed(int64_t bytes) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void raisePeak(int64_t bytes) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void report(const MemoryAllocation &allocation, int64_t bytes) const;

  const std::shared_ptr<SessionReport> sessionReport;
  mutable Mutex mutex;
  MemoryAllocation *first ABSL_GUARDED_BY(mutex) = nullptr;
  /// Written with the mutex held, and read without it: each run reads both.
  std::atomic<int64_t> used{0}, highest{0};
  int64_t count ABSL_GUARDED_BY(mutex) = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_MEMORYUSAGE_H
