//===- Worker.h - The thread that executes programs -------------*- C++ -*-===//
#ifndef GSPMD_PJRT_EXECUTE_WORKER_H
#define GSPMD_PJRT_EXECUTE_WORKER_H

#include "lib/Runtime/Scheduling/Mutex.h"
#include <deque>
#include <functional>
#include <thread>

namespace mlir::gspmd::pjrt {

/// Does what it is given, one after another: what a piece of work waits for is
/// in front of it, so none waits for ever.
class Worker {
public:
  Worker() = default;
  /// Does what is left first.
  ~Worker();
  void enqueue(std::function<void()> work);

private:
  void main();

  Mutex mutex;
  Condition changed;
  std::deque<std::function<void()>> queue ABSL_GUARDED_BY(mutex);
  bool isOver ABSL_GUARDED_BY(mutex) = false;
  std::thread thread; ///< from the first work on
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_EXECUTE_WORKER_H
