//===- Progress.h - How far a long work is, on the terminal -----*- C++ -*-===//
#ifndef GSPMD_LIB_PROGRESS_PROGRESS_H
#define GSPMD_LIB_PROGRESS_PROGRESS_H

#include "llvm/ADT/StringRef.h"
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace mlir::gspmd {

/// What is being done: pieces of work, or a time that it takes.
struct Stage {
  std::string title;
  /// Pieces; 0 if their number is not known.
  uint64_t total = 0;
  std::string unit = "";
  /// Pieces take about the same time: from those that are done, the time that
  /// is left is told.
  bool isEven = true;
  /// The stage ends after so long; 0 if that is not known.
  double seconds = 0;
};

/// One line on stderr that tells the stage, pieces done, seconds, and seconds
/// left, rewritten in place and erased in the end:
///
///   gspmd-fuzz: programs, 120 of 400, 12 s, 28 s left
///   gspmd-opt: passes, spmd-partition (4000 of 9000 ops, 5 s left), 7 of 9
///   passes, 20 s
///
/// It is shown from the third second on (GSPMD_PROGRESS_SECONDS says when), and
/// never where stderr is no terminal, so logs have none of it. A tool makes one
/// for the time of its work; libraries tell `current()`, which is null outside
/// of tools. Text for stderr or stdout comes after `hide()`.
class Progress {
public:
  /// Who rewrites the line: a thread, or each `advance`, in a process that may
  /// have no second thread since it forks.
  enum class Drawing { ByThread, ByCaller };

  explicit Progress(llvm::StringRef tool, Drawing drawing = Drawing::ByThread);
  ~Progress();
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  static Progress *current();
  /// `begin` and `hide` of the current one, if there is one.
  static void beginStage(Stage stage);
  static void hideLine();
  /// In a child process: there is none.
  static void forget();

  void begin(Stage stage);
  /// What is worked on within the stage.
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
  bool isShown = false; ///< is there a terminal?
  double delay = 2;
  std::mutex mutex;
  std::condition_variable wake;
  bool isOver = false, isVisible = false, isHidden = false;
  Stage stage;
  std::string detailName;
  uint64_t done = 0;
  Clock::time_point start, stageStart, drawn;
  /// What is counted now, by one thread or several that share a pass.
  unsigned numWorks = 0;
  std::string workUnit;
  uint64_t workTotal = 0;
  std::atomic<uint64_t> workDone = 0;
  Clock::time_point workStart;
  std::thread thread;
};

/// A long loop of a library, such as a pass over all ops: while it lives, the
/// line tells how many of `total` are done, and the time that is left if the
/// others take as long. Costs nothing to speak of where there is no progress.
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
