//===- MpiFailureDetector.h - Ranks that fail, stall or wait ----*- C++ -*-===//
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
// StallWatchdog.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_MPI_MPIFAILUREDETECTOR_H
#define GSPMD_LIB_ENGINES_MPI_MPIFAILUREDETECTOR_H

#include "gspmd/Engines/Mpi/MpiWorld.h"
#include <condition_variable>
#include <list>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace mlir::gspmd {

class MpiFailureDetector {
public:
  using Clock = MpiWorld::Clock;
  using Where = llvm::function_ref<std::string()>;

  /// Of the ranks of `control`, on which nobody else communicates. `settings`
  /// stays.
  MpiFailureDetector(const gspmd_mpi_plugin &plugin,
                     const gspmd_mpi_comm *control,
                     const MpiSettings &settings);
  ~MpiFailureDetector();
  MpiFailureDetector(const MpiFailureDetector &) = delete;
  MpiFailureDetector &operator=(const MpiFailureDetector &) = delete;

  /// See MpiWorld.
  [[noreturn]] void fail(int exitCode, const std::string &why);
  void poll(Where where, Clock::time_point since);
  void endWait();

private:
  enum Kind : char {
    Failed = 'F',
    Late = 'L',
    OnTime = 'O',
    Ask = '?',
    Here = 'H'
  };
  struct Message {
    std::string bytes;
    gspmd_mpi_request *request = nullptr;
  };

  void post(int32_t to, Kind kind, llvm::StringRef text = "");
  /// Forgets letters that have left.
  void reapSentMessages();
  void listen(Where where);
  void handleMessage(int32_t from, llvm::StringRef bytes, Where where);
  void checkDeadline(Where where, Clock::time_point since);
  bool isAnyRankLate() const { return isLate || !lateRanks.empty(); }
  /// Ends all, unless nobody is late any more.
  void probeRanks(Where where);
  std::string describeProbe() const;

  const gspmd_mpi_plugin &plugin;
  const gspmd_mpi_comm *const control;
  const MpiSettings &settings;
  const int32_t own, numRanks;
  uint64_t numTicks = 0;
  std::list<Message> messages;
  /// Of the wait that is too long: since when it lasts, who was told, and until
  /// when somebody else calls the roll.
  Clock::time_point lateSince, probeDeadline;
  int32_t numNotified = 0;
  /// Who has waited too long: this rank, so that it calls the roll, and those
  /// that have said so.
  bool isLate = false;
  std::set<int32_t> lateRanks;
  /// Of a roll call, and of how many before it: where ranks wait.
  bool isProbing = false;
  uint64_t numProbes = 0;
  std::map<int32_t, std::string> places;
};

/// Watches over calls of MPI that do not return before other ranks have come.
/// Ends this process, and so all, if it lives longer than a wait may last.
class StallWatchdog {
public:
  StallWatchdog(const MpiSettings &settings, int32_t rank, const char *where);
  ~StallWatchdog();
  StallWatchdog(const StallWatchdog &) = delete;
  StallWatchdog &operator=(const StallWatchdog &) = delete;

private:
  std::mutex mutex;
  std::condition_variable condition;
  bool isOver = false;
  std::thread thread;
};

/// Says why all end, on this process' stderr.
void printAbortReason(const MpiSettings &settings, const std::string &why);

/// Says why, and ends this process, so that the launcher ends the others. From
/// any thread, and without MPI, in which another one may be.
[[noreturn]] void terminateWithoutMpi(const MpiSettings &settings, int32_t rank,
                                      int exitCode, const std::string &why);

/// Says what is wrong in MPI, which cannot go on, and ends all.
[[noreturn]] void abortForMpiError(const gspmd_mpi_plugin &plugin,
                                   const MpiSettings &settings, int32_t rank,
                                   int error);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_MPIFAILUREDETECTOR_H
