//===- Thread.cpp - Threads that may not start ----------------------------===//

#include "lib/Progress/Thread.h"

#include <cassert>
#include <memory>
#include <utility>
#include <vector>

namespace mlir::gspmd {

static void *runBody(void *argument) {
  std::unique_ptr<std::function<void()>> body(
      static_cast<std::function<void()> *>(argument));
  (*body)();
  return nullptr;
}

Thread Thread::start(std::function<void()> body, size_t stackBytes,
                     ThreadStarter starter) {
  Thread thread;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0)
    return thread;
  auto owned = std::make_unique<std::function<void()>>(std::move(body));
  if (stackBytes == 0 ||
      pthread_attr_setstacksize(&attributes, stackBytes) == 0)
    thread.isStarted =
        starter(&thread.handle, &attributes, runBody, owned.get()) == 0;
  if (thread.isStarted)
    (void)owned.release(); // runBody deletes it
  pthread_attr_destroy(&attributes);
  return thread;
}

Thread::Thread(Thread &&other) noexcept
    : handle(other.handle), isStarted(std::exchange(other.isStarted, false)) {}

Thread &Thread::operator=(Thread &&other) noexcept {
  assert(!isStarted && "a thread must be joined");
  handle = other.handle;
  isStarted = std::exchange(other.isStarted, false);
  return *this;
}

Thread::~Thread() { assert(!isStarted && "a thread must be joined"); }

void Thread::join() {
  if (std::exchange(isStarted, false))
    pthread_join(handle, nullptr);
}

void Thread::detach() {
  if (std::exchange(isStarted, false))
    pthread_detach(handle);
}

std::string describeMissingThread(const char *purpose) {
  return std::string("cannot start a thread to ") + purpose +
         ": the limit of threads (ulimit -u) or of memory is reached";
}

void runOnThreads(unsigned count, llvm::function_ref<void(unsigned)> task,
                  ThreadStarter starter) {
  constexpr size_t stackBytes = 8 << 20; // LLVM's passes recurse
  std::vector<Thread> threads;
  std::vector<unsigned> own = {0};
  for (unsigned number = 1; number < count; ++number) {
    threads.push_back(
        Thread::start([task, number] { task(number); }, stackBytes, starter));
    if (!threads.back().joinable())
      own.push_back(number);
  }
  for (unsigned number : own)
    if (number < count)
      task(number);
  for (Thread &thread : threads)
    thread.join();
}

} // namespace mlir::gspmd
