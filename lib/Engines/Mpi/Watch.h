//===- Watch.h - Ranks that fail, stall or wait -----------------*- C++ -*-===//
//
// Ranks tell each other on a communicator of its own, whatever else they do:
//
//   Failed    to rank 0: why the sender ends all
//   Late      to the lowest rank that may answer: the sender has waited too
//             long. Who gets it, or has waited too long and gets no answer from
//             those below, calls the roll
//   OnTime    to those that were told so: the wait is over after all. Who has
//             called the roll for it goes on as if nothing had been
//   Where?    to all: where are you?
//   Here      where the sender waits
//
// Who waits hears these messages. Who calls the roll gives the others kPatience
// to answer; then it says who has not, and where the others wait, and ends all.
// So nothing waits for ever but what waits inside of MPI: for that, see
// StallGuard.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_MPI_WATCH_H
#define GSPMD_LIB_ENGINES_MPI_WATCH_H

#include "gspmd/Engines/Mpi/World.h"
#include <condition_variable>
#include <list>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace mlir::gspmd {

class MpiWatch {
public:
  using Clock = MpiWorld::Clock;
  using Where = llvm::function_ref<std::string()>;

  /// Of the ranks of `control`, on which nobody else communicates. `manner`
  /// stays.
  MpiWatch(const gspmd_mpi_plugin &plugin, const gspmd_mpi_comm *control,
           const MpiManner &manner);
  ~MpiWatch();
  MpiWatch(const MpiWatch &) = delete;
  MpiWatch &operator=(const MpiWatch &) = delete;

  /// See MpiWorld.
  [[noreturn]] void fail(int exitCode, const std::string &why);
  void tick(Where where, Clock::time_point since);
  void waitIsOver();

private:
  enum Kind : char {
    Failed = 'F',
    Late = 'L',
    OnTime = 'O',
    Ask = '?',
    Here = 'H'
  };
  struct Letter {
    std::string bytes;
    gspmd_mpi_request *request = nullptr;
  };

  void post(int32_t to, Kind kind, llvm::StringRef text = "");
  /// Forgets letters that have left.
  void goOnSending();
  void listen(Where where);
  void takeLetter(int32_t from, llvm::StringRef bytes, Where where);
  void lookAtTime(Where where, Clock::time_point since);
  bool isSomebodyLate() const { return isLate || !lateRanks.empty(); }
  /// Ends all, unless nobody is late any more.
  void callTheRoll(Where where);
  std::string findings() const;

  const gspmd_mpi_plugin &plugin;
  const gspmd_mpi_comm *const control;
  const MpiManner &manner;
  const int32_t own, numRanks;
  uint64_t numTicks = 0;
  std::list<Letter> letters;
  /// Of the wait that is too long: since when it lasts, who was told, and until
  /// when somebody else calls the roll.
  Clock::time_point lateSince, ledUntil;
  int32_t numTold = 0;
  /// Who has waited too long: this rank, so that it calls the roll, and those
  /// that have said so.
  bool isLate = false;
  std::set<int32_t> lateRanks;
  /// Of a roll call, and of how many before it: where ranks wait.
  bool isLeading = false;
  uint64_t numCalls = 0;
  std::map<int32_t, std::string> places;
};

/// Watches over calls of MPI that do not return before other ranks have come.
/// Ends this process, and so all, if it lives longer than a wait may last.
class StallGuard {
public:
  StallGuard(const MpiManner &manner, int32_t rank, const char *where);
  ~StallGuard();
  StallGuard(const StallGuard &) = delete;
  StallGuard &operator=(const StallGuard &) = delete;

private:
  std::mutex mutex;
  std::condition_variable condition;
  bool isOver = false;
  std::thread thread;
};

/// Says why all end, on this process' stderr.
void sayLastWords(const MpiManner &manner, const std::string &why);

/// Says why, and ends this process, so that the launcher ends the others. From
/// any thread, and without MPI, in which another one may be.
[[noreturn]] void endWithoutMpi(const MpiManner &manner, int32_t rank,
                                int exitCode, const std::string &why);

/// Says what is wrong in MPI, which cannot go on, and ends all.
[[noreturn]] void endForError(const gspmd_mpi_plugin &plugin,
                              const MpiManner &manner, int32_t rank, int error);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_WATCH_H
