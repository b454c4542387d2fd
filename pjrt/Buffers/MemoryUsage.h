//===- MemoryUsage.h - What is in a device's memory -------------*- C++ -*-===//
#ifndef GSPMD_PJRT_BUFFERS_MEMORYUSAGE_H
#define GSPMD_PJRT_BUFFERS_MEMORYUSAGE_H

#include "absl/status/status.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include <cstdint>
#include <memory>
#include <string>

namespace mlir::gspmd::pjrt {

class SessionReport;

/// What holds memory, as a person calls it. Many pieces share a text.
using AllocationName = std::shared_ptr<const std::string>;

/// A part of a device's memory, in the list of all that is in use.
struct MemoryAllocation {
  AllocationName what;
  int64_t bytes = 0;
  MemoryAllocation *previous = nullptr, *next = nullptr;
};

/// The memory of a device. Buffers hold it: some outlive a client.
class MemoryUsage {
public:
  /// Of so many bytes; 0: of any number. `script`, unless it is null, is told
  /// what changes.
  MemoryUsage(int device, int64_t limit, std::shared_ptr<SessionReport> script)
      : device(device), limit(limit), script(std::move(script)) {}

  void add(MemoryAllocation &piece);
  void remove(MemoryAllocation &piece);
  /// `to`, which is not yet in use, is added in the place of `from`, which
  /// holds nothing from then on.
  void transfer(MemoryAllocation &from, MemoryAllocation &to);
  /// A program has had so many in use, with its own.
  void recordPeak(int64_t bytes);

  /// Counts anew from what is in use now.
  void clearPeak();

  int64_t current() const;
  int64_t peak() const;
  int64_t numAdded() const;
  int64_t bytesOf(const MemoryAllocation &piece) const;
  /// An error that says what is in use, if `bytes` are wanted by `who` where
  /// `held` are in use.
  absl::Status checkCapacity(int64_t bytes, int64_t held,
                             const std::string &who) const;

  const int device;
  const int64_t limit;

private:
  void link(MemoryAllocation &piece) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void unlink(MemoryAllocation &piece) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void tell(const MemoryAllocation &piece, int64_t bytes) const;

  const std::shared_ptr<SessionReport> script;
  mutable Mutex mutex;
  MemoryAllocation *first ABSL_GUARDED_BY(mutex) = nullptr;
  int64_t used ABSL_GUARDED_BY(mutex) = 0;
  int64_t most ABSL_GUARDED_BY(mutex) = 0;
  int64_t count ABSL_GUARDED_BY(mutex) = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_BUFFERS_MEMORYUSAGE_H
