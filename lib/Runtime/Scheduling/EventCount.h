//===- EventCount.h - A wait for work of idle threads -----------*- C++ -*-===//
//
// An event count: waiters return when `notifyAll` is called after they began to
// wait. Most waits are shorter than the two context switches of a sleeping
// thread, so a waiter spins without the lock for a while before it sleeps.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_EVENTCOUNT_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_EVENTCOUNT_H

#include "lib/Runtime/Scheduling/Mutex.h"
#include <atomic>

namespace mlir::gspmd {

/// All functions are called with the same mutex held.
class EventCount {
public:
  /// Returns after a later `notifyAll`, or spuriously. Releases the mutex
  /// meanwhile.
  void await(Mutex &mutex) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void notifyAll();

private:
  Condition condition;
  /// The number of `notifyAll` calls, which spinning threads read without the
  /// lock.
  std::atomic<uint64_t> count{0};
  unsigned numSleeping = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_EVENTCOUNT_H
