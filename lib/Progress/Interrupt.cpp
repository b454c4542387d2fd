//===- Interrupt.cpp - Work that ends in order on a signal ----------------===//

#include "lib/Progress/Interrupt.h"
#include "llvm/ADT/Twine.h"
#include <atomic>
#include <unistd.h>

namespace mlir::gspmd {

/// The first signal of the scope; 0 if none arrived.
static std::atomic<int> arrived{0};
static_assert(std::atomic<int>::is_always_lock_free);

/// The time between a signal and the end of the process; 0: unlimited.
static std::atomic<unsigned> grace{0};
static_assert(std::atomic<unsigned>::is_always_lock_free);
/// What a process prints that ends after this time.
static llvm::StringRef graceMessage;

static void noteSignal(int signal) {
  arrived = signal;
  if (unsigned seconds = grace)
    alarm(seconds);
}

static void endProcess(int) {
  // If stderr is closed, the exit code remains.
  [[maybe_unused]] ssize_t count =
      write(STDERR_FILENO, graceMessage.data(), graceMessage.size());
  _exit(exitCodeOfSignal(arrived));
}

InterruptScope::InterruptScope(llvm::StringLiteral message) {
  arrived = 0;
  graceMessage = message;
  grace = message.empty() ? 0 : kGraceSeconds;
  struct sigaction end = {};
  end.sa_handler = endProcess;
  sigemptyset(&end.sa_mask);
  sigaction(SIGALRM, message.empty() ? nullptr : &end, &alarmBefore);
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

void InterruptScope::endGrace() {
  if (grace.exchange(0))
    alarm(0);
}

InterruptScope::~InterruptScope() {
  endGrace();
  sigaction(SIGALRM, &alarmBefore, nullptr);
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

std::string earlyEndText(bool timeLimitReached) {
  if (isInterrupted())
    return ("; stopped by " + interruptName()).str();
  return timeLimitReached ? "; stopped at the time limit" : "";
}

} // namespace mlir::gspmd
