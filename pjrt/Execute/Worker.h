//===- Worker.h - The thread that executes programs -------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_WORKER_H
#define GSPMD_PJRT_EXECUTE_WORKER_H

#include "lib/Runtime/Scheduling/ForkedChild.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include <deque>
#include <functional>
#include <thread>

namespace mlir::gspmd::pjrt {

/// Executes work items in order. An item only waits for items before it, so
/// none waits forever.
class Worker {
public:
  Worker() = default;
  /// Finishes the queue first.
  ~Worker();
  void enqueue(std::function<void()> work);
  /// Returns an error in a fork, where nothing executes work.
  absl::Status checkProcess() const { return process.check(); }

private:
  const ProcessCheck process;
  void main();

  Mutex mutex;
  Condition changed;
  std::deque<std::function<void()>> queue ABSL_GUARDED_BY(mutex);
  bool isOver ABSL_GUARDED_BY(mutex) = false;
  std::thread thread; ///< started with the first item
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_WORKER_H
