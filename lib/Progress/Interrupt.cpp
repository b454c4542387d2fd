//===- Interrupt.cpp - Work that ends in order on a signal ----------------===//

#include "lib/Progress/Interrupt.h"
#include <atomic>

namespace mlir::gspmd {

/// The first signal of the scope; 0 if none arrived.
static std::atomic<int> arrived{0};
static_assert(std::atomic<int>::is_always_lock_free);

static void noteSignal(int signal) { arrived = signal; }

InterruptScope::InterruptScope() {
  arrived = 0;
  struct sigaction action = {};
  action.sa_handler = noteSignal;
  // The second signal has the default effect.
  action.sa_flags = static_cast<int>(SA_RESTART | SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < std::size(kSignals); ++i) {
    sigaction(kSignals[i], nullptr, &before[i]);
    if (before[i].sa_handler != SIG_IGN)
      sigaction(kSignals[i], &action, nullptr);
  }
}

InterruptScope::~InterruptScope() {
  for (size_t i = 0; i < std::size(kSignals); ++i)
    sigaction(kSignals[i], &before[i], nullptr);
  if (int signal = take())
    raise(signal);
}

int InterruptScope::take() { return arrived.exchange(0); }

bool isInterrupted() { return arrived != 0; }

llvm::StringRef interruptName() {
  switch (arrived) {
  case SIGINT:
    return "SIGINT";
  case SIGTERM:
    return "SIGTERM";
  case SIGHUP:
    return "SIGHUP";
  default:
    return "";
  }
}

} // namespace mlir::gspmd
