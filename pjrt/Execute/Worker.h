//===- Worker.h - The thread that executes programs -------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_WORKER_H
#define GSPMD_PJRT_EXECUTE_WORKER_H

#include "lib/Progress/Thread.h"
#include "lib/Runtime/Scheduling/ForkedChild.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include <deque>
#include <functional>

namespace mlir::gspmd::pjrt {

/// Executes work items in order. An item only waits for items before it, so
/// none waits forever.
class Worker {
public:
  Worker() = default;
  /// Finishes the queue first.
  ~Worker();
  /// Starts the thread, unless it has started. An error in a fork, where
  /// nothing executes work, and if no thread can be started.
  absl::Status start();
  /// Requires a started thread.
  void enqueue(std::function<void()> work);

private:
  const ProcessCheck process;
  void main();

  Mutex mutex;
  Condition changed;
  std::deque<std::function<void()>> queue ABSL_GUARDED_BY(mutex);
  bool isOver ABSL_GUARDED_BY(mutex) = false;
  Thread thread ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_WORKER_H
