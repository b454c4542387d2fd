//===- Thread.h - Threads that may not start --------------------*- C++ -*-===//
//
// llvm::thread and, without exceptions, std::thread end the process if a thread
// cannot be started, as under a limit of the number of threads.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_PROGRESS_THREAD_H
#define GSPMD_LIB_PROGRESS_THREAD_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <functional>
#include <pthread.h>
#include <string>

namespace mlir::gspmd {

/// What starts a thread; tests replace it.
using ThreadStarter = decltype(&pthread_create);

/// A thread, to be joined or detached before its destruction, or none.
class Thread {
public:
  Thread() = default;
  /// Calls `body` on a new thread with a stack of `stackBytes` (0: as the
  /// system decides). The result is not joinable if no thread can be started.
  static Thread start(std::function<void()> body, size_t stackBytes = 0,
                      ThreadStarter starter = pthread_create);
  Thread(Thread &&other) noexcept;
  Thread &operator=(Thread &&other) noexcept;
  ~Thread();

  bool joinable() const { return isStarted; }
  void join();
  /// Gives up the thread: it ends on its own, or is not in this forked process.
  void detach();

private:
  pthread_t handle = {};
  bool isStarted = false;
};

/// Returns the message that no thread can be started for `purpose`, an
/// infinitive.
std::string describeMissingThread(const char *purpose);

/// Calls `task` with each number below `count`, and returns when all calls
/// have: number 0 on the calling thread, and each other one on a new thread.
/// The calling thread also does the work of threads that cannot be started.
void runOnThreads(unsigned count, llvm::function_ref<void(unsigned)> task,
                  ThreadStarter starter = pthread_create);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_PROGRESS_THREAD_H
