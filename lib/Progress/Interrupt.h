//===- Interrupt.h - Work that ends in order on a signal --------*- C++ -*-===//
#ifndef GSPMD_LIB_PROGRESS_INTERRUPT_H
#define GSPMD_LIB_PROGRESS_INTERRUPT_H

#include "llvm/ADT/StringRef.h"
#include <csignal>
#include <string>

namespace mlir::gspmd {

/// While an instance exists, the first SIGINT, SIGTERM or SIGHUP does not end
/// the process, so that a tool can write what it has found or remove temporary
/// files. The second signal does. Signals that the process ignores stay so.
/// There is at most one instance at a time.
class InterruptScope {
public:
  /// With a `message`, the process prints it and exits kGraceSeconds after the
  /// signal: work that does not read isInterrupted() may take much longer.
  explicit InterruptScope(llvm::StringLiteral message = "");
  /// Restores the handlers and raises the signal that arrived, unless `take`
  /// has returned it.
  ~InterruptScope();
  InterruptScope(const InterruptScope &) = delete;
  InterruptScope &operator=(const InterruptScope &) = delete;

  /// Ends that time limit: the work has ended, and its result is written.
  void endGrace();

  /// Returns the signal that arrived, or 0, and ends the interruption.
  int take();

private:
  static constexpr unsigned kGraceSeconds = 10;
  static constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};
  struct sigaction before[3], alarmBefore;
};

/// Returns true after a signal within an InterruptScope: work should end.
bool isInterrupted();

/// Returns the name of that signal, "SIGINT"; "" if none arrived.
llvm::StringRef interruptName();

/// Returns why a search ended early, as an addition to a message: "; stopped by
/// SIGINT", "; stopped at the time limit" or "".
std::string earlyEndText(bool timeLimitReached);

/// Returns the exit code of a process that ends because of a signal, as shells
/// have it.
inline int exitCodeOfSignal(int signal) { return 128 + signal; }

} // namespace mlir::gspmd

#endif // GSPMD_LIB_PROGRESS_INTERRUPT_H
