//===- EventCount.h - What idle threads wait for ----------------*- C++ -*-===//
//
// Most waits are shorter than the two switches of a sleeping thread, so that a
// thread looks for a while without the lock before it sleeps.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_EVENTCOUNT_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_EVENTCOUNT_H

#include "lib/Runtime/Scheduling/Mutex.h"
#include <atomic>

namespace mlir::gspmd {

/// All under one lock.
class EventCount {
public:
  /// Returns when something was told after the call, or for no reason. Gives
  /// the lock away meanwhile.
  void await(Mutex &mutex) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);
  void notifyAll();

private:
  Condition condition;
  /// Counts `notifyAll`, so that idle threads can look without the lock.
  std::atomic<uint64_t> count{0};
  unsigned numSleeping = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_EVENTCOUNT_H
