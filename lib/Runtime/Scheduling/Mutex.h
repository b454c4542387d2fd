//===- Mutex.h - std::mutex for sanitizers and clang's analysis -*- C++ -*-===//
//
// std::mutex with the attributes of clang's thread safety analysis. absl::Mutex
// does not serve: the packaged library is not instrumented, so the thread
// sanitizer would not see its locks.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_RUNTIME_SCHEDULING_MUTEX_H
#define GSPMD_LIB_RUNTIME_SCHEDULING_MUTEX_H

#include "absl/base/thread_annotations.h"
#include "lib/Algebra/Namespace.h"
#include <chrono>
#include <condition_variable>
#include <mutex>

namespace mlir::gspmd {

class ABSL_LOCKABLE Mutex {
public:
  void lock() ABSL_EXCLUSIVE_LOCK_FUNCTION() { mutex.lock(); }
  void unlock() ABSL_UNLOCK_FUNCTION() { mutex.unlock(); }

private:
  friend class Condition;
  std::mutex mutex;
};

class ABSL_SCOPED_LOCKABLE MutexLock {
public:
  explicit MutexLock(Mutex &mutex) ABSL_EXCLUSIVE_LOCK_FUNCTION(mutex)
      : mutex(mutex) {
    mutex.lock();
  }
  ~MutexLock() ABSL_UNLOCK_FUNCTION() { mutex.unlock(); }
  MutexLock(const MutexLock &) = delete;
  MutexLock &operator=(const MutexLock &) = delete;

private:
  Mutex &mutex;
};

class Condition {
public:
  /// Releases the mutex while it waits. May wake spuriously.
  void wait(Mutex &mutex) ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex) {
    std::unique_lock<std::mutex> lock(mutex.mutex, std::adopt_lock);
    condition.wait(lock);
    lock.release();
  }
  /// Waits like `wait`, but returns at `time` at the latest.
  void waitUntil(Mutex &mutex, std::chrono::steady_clock::time_point time)
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex) {
    std::unique_lock<std::mutex> lock(mutex.mutex, std::adopt_lock);
    condition.wait_until(lock, time);
    lock.release();
  }
  void signalAll() { condition.notify_all(); }

private:
  std::condition_variable condition;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_RUNTIME_SCHEDULING_MUTEX_H
