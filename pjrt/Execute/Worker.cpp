//===- Worker.cpp - The thread that executes programs ---------------------===//
#include "pjrt/Execute/Worker.h"

namespace mlir::gspmd::pjrt {

Worker::~Worker() {
  if (!process.check().ok()) {
    thread.detach(); // it is not in this process
    return;
  }
  {
    MutexLock lock(mutex);
    isOver = true;
    changed.signalAll();
  }
  thread.join();
}

absl::Status Worker::start() {
  if (auto status = process.check(); !status.ok())
    return status;
  MutexLock lock(mutex);
  if (!thread.joinable())
    thread = Thread::start([this] { main(); });
  if (thread.joinable())
    return absl::OkStatus();
  return absl::ResourceExhaustedError(
      describeMissingThread("run a program when its arguments are ready"));
}

void Worker::enqueue(std::function<void()> work) {
  MutexLock lock(mutex);
  queue.push_back(std::move(work));
  changed.signalAll();
}

void Worker::main() {
  while (true) {
    std::function<void()> work;
    {
      MutexLock lock(mutex);
      while (queue.empty() && !isOver)
        changed.wait(mutex);
      if (queue.empty())
        return;
      work = std::move(queue.front());
      queue.pop_front();
    }
    work();
  }
}

} // namespace mlir::gspmd::pjrt
