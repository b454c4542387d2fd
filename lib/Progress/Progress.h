//===- Progress.h - Progress of a tool on the terminal ----------*- C++ -*-===//
#ifndef GSPMD_LIB_PROGRESS_PROGRESS_H
#define GSPMD_LIB_PROGRESS_PROGRESS_H

#include "lib/Progress/Thread.h"
#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>

namespace mlir::gspmd {

/// A stage of work, measured in units or in seconds.
struct Stage {
  std::string title;
  /// Number of units; 0 if unknown.
  uint64_t total = 0;
  std::string unit = "";
  /// True if units take about the same time, so that the remaining time can be
  /// estimated.
  bool isEven = true;
  /// Expected duration of the stage; 0 if unknown.
  double seconds = 0;
};

/// One line on stderr with the stage, completed units, elapsed seconds, and
/// remaining seconds. It is rewritten in place and erased at the end:
///
///   gspmd-fuzz: programs, 120 of 400, 12 s, 28 s left
///   gspmd-opt: passes, spmd-partition (4000 of 9000 ops, 5 s left), 7 of 9
///   passes, 20 s
///
/// It appears after two seconds (GSPMD_PROGRESS_SECONDS changes that), and only
/// if stderr is a terminal, so logs do not contain it. A tool creates one
/// instance; libraries report to `current()`, which is null outside of tools.
/// Call `hide()` before other output to stderr or stdout.
class Progress {
public:
  /// The updates of the line come from a thread, or from each call of `advance`
  /// in a process that forks and may not have a second thread.
  enum class Drawing { ByThread, ByCaller };

  explicit Progress(llvm::StringRef tool, Drawing drawing = Drawing::ByThread);
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  static Progress *current();
  /// Call `begin` and `hide` of the current instance, if there is one.
  static void beginStage(Stage stage);
  static void hideLine();
  /// Removes the current instance, in a child process after fork.
  static void forget();

  void begin(Stage stage);
  /// Sets the current item within the stage.
  void detail(llvm::StringRef text);
  void advance(uint64_t count = 1);
  /// Erases the line until there is something new to show.
  void hide();

private:
  friend class CountedWork;
  using Clock = std::chrono::steady_clock;

  std::string line() const;
  std::string detailText() const;
  void draw(bool isUrgent);
  void erase();

  std::string tool;
  bool isShown = false; ///< true if stderr is a terminal
  double delay = 2;
  std::mutex mutex;
  std::condition_variable wake;
  bool isOver = false, isVisible = false, isHidden = false;
  Stage stage;
  std::string detailName;
  uint64_t done = 0;
  Clock::time_point start, stageStart, drawn;
  /// The units counted at present, by one thread or several that share a pass.
  unsigned numWorks = 0;
  std::string workUnit;
  uint64_t workTotal = 0;
  std::atomic<uint64_t> workDone = 0;
  Clock::time_point workStart;
  Thread thread;
};

/// A long loop of a library, such as a pass over all ops. While it exists, the
/// line shows how many of `total` units are done and an estimate of the
/// remaining time. Its cost is negligible without progress.
class CountedWork {
public:
  explicit CountedWork(uint64_t total, llvm::StringRef unit = "ops");
  ~CountedWork();
  CountedWork(const CountedWork &) = delete;
  CountedWork &operator=(const CountedWork &) = delete;

  void advance() {
    if (progress && ++unreported == kReportInterval)
      report();
  }

private:
  static constexpr unsigned kReportInterval = 16;
  void report();

  Progress *progress;
  unsigned unreported = 0;
};

} // namespace mlir::gspmd

#endif // GSPMD_LIB_PROGRESS_PROGRESS_H
