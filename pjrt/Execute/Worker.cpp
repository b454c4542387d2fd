//===- Worker.cpp - The thread that executes programs ---------------------===//
#include "pjrt/Execute/Worker.h"

namespace mlir::gspmd::pjrt {

Worker::~Worker() {
  if (!process.check().ok()) {
    if (thread.joinable())
      thread.detach(); // it is not in this process
    return;
  }
  {
    MutexLock lock(mutex);
    isOver = true;
    changed.signalAll();
  }
  if (thread.joinable())
    thread.join();
}

void Worker::enqueue(std::function<void()> work) {
  MutexLock lock(mutex);
  queue.push_back(std::move(work));
  if (!thread.joinable())
    thread = std::thread([this] { main(); });
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
