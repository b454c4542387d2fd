//===- EventCount.cpp - Lets idle threads wait for work -------------------===//
#include "lib/Runtime/Scheduling/EventCount.h"

namespace mlir::gspmd {

static void pauseProcessor() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

/// A thread spins for about the time of the two context switches that sleeping
/// would cost.
static constexpr std::chrono::microseconds kSpinTime{30};
/// The clock is read once in so many spins, since reading it takes longer than
/// a pause.
static constexpr int kSpinsPerClockRead = 64;

void EventCount::await(Mutex &mutex) {
  uint64_t seen = count.load(std::memory_order_relaxed);
  mutex.unlock();
  auto end = std::chrono::steady_clock::now() + kSpinTime;
  bool isNew = false;
  do {
    for (int i = 0; i < kSpinsPerClockRead && !isNew; ++i) {
      pauseProcessor();
      isNew = count.load(std::memory_order_acquire) != seen;
    }
  } while (!isNew && std::chrono::steady_clock::now() < end);
  mutex.lock();
  while (count.load(std::memory_order_relaxed) == seen) {
    ++numSleeping;
    condition.wait(mutex);
    --numSleeping;
  }
}

void EventCount::notifyAll() {
  count.fetch_add(1, std::memory_order_release);
  if (numSleeping)
    condition.signalAll();
}

} // namespace mlir::gspmd
