//===- MpiFailureDetector.h - Ranks that fail or stall ----------*- C++ -*-===//
//
// Ranks send each other messages on a separate communicator:
//
//   Failed    to rank 0: the reason why the sender aborts all
//   Late      to the lowest rank that may respond: the sender has waited too
//             long. The receiver, or a late rank without a response from lower
//             ones, probes all ranks
//   OnTime    to those notified of a late wait: it has ended. A rank that
//             probes for it continues
//   Probe     to all: request for the place where a rank waits
//   Reply     the place where the sender waits
//
// Waiting ranks handle these messages. A rank that probes gives the others
// kResponseTime to reply; then it prints which ranks have not, and where the
// others wait, and aborts all. So nothing waits forever but waits inside MPI:
// for those, see StallWatchdog.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_MPI_MPIFAILUREDETECTOR_H
#define GSPMD_LIB_ENGINES_MPI_MPIFAILUREDETECTOR_H

#include "lib/Engines/Mpi/MpiWorld.h"
#include "lib/Progress/Thread.h"
#include <condition_variable>
#include <list>
#include <map>
#include <mutex>
#include <set>

namespace mlir::gspmd {

/// The tags of messages: between failure detectors, and with data.
inline constexpr int32_t kControlTag = 1, kDataTag = 2;

class MpiFailureDetector {
public:
  using Clock = MpiWorld::Clock;
  using Where = llvm::function_ref<std::string()>;

  /// Watches the ranks of `control`, which has no other use. `settings` must
  /// outlive this.
  MpiFailureDetector(const gspmd_mpi_plugin &plugin,
                     const gspmd_mpi_comm *control,
                     const MpiSettings &settings);
  ~MpiFailureDetector();
  MpiFailureDetector(const MpiFailureDetector &) = delete;
  MpiFailureDetector &operator=(const MpiFailureDetector &) = delete;

  /// Implement the functions of the same names of MpiWorld.
  [[noreturn]] void fail(int exitCode, const std::string &reason);
  void poll(Where where, Clock::time_point since);
  void endWait();

private:
  enum Kind : char {
    Failed = 'F',
    Late = 'L',
    OnTime = 'O',
    Probe = '?',
    Reply = 'H'
  };
  struct Message {
    std::string bytes;
    gspmd_mpi_request *request = nullptr;
  };

  void post(int32_t to, Kind kind, llvm::StringRef text = "");
  /// Removes messages that have been sent.
  void reapSentMessages();
  void listen(Where where);
  void handleMessage(int32_t from, llvm::StringRef bytes, Where where);
  void checkDeadline(Where where, Clock::time_point since);
  bool isAnyRankLate() const { return isLate || !lateRanks.empty(); }
  /// Probes all ranks and aborts them, unless no rank is late any more.
  void probeRanks(Where where);
  std::string describeProbe() const;

  const gspmd_mpi_plugin &plugin;
  const gspmd_mpi_comm *const control;
  const MpiSettings &settings;
  const int32_t ownRank, numRanks;
  uint64_t numPolls = 0;
  std::list<Message> messages;
  /// The wait that is too long: its start, the number of ranks notified, and
  /// the time until which another rank probes.
  Clock::time_point lateSince, probeDeadline;
  int32_t numNotified = 0;
  /// The late ranks: this one, so that it probes, and those that have sent
  /// `Late`.
  bool isLate = false;
  std::set<int32_t> lateRanks;
  /// The state of a probe, the number of probes, and the places where ranks
  /// wait.
  bool isProbing = false;
  uint64_t numProbes = 0;
  std::map<int32_t, std::string> waitPoints;
};

/// Watches a call of MPI that returns only when other ranks arrive. Ends this
/// process, and thereby all, if the call exceeds the limit of a wait. Without a
/// thread, a warning states that the call has no limit.
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
  Thread thread;
};

/// Prints the reason of an abort on this process' stderr.
void printAbortReason(const MpiSettings &settings, const std::string &reason);

/// Prints the reason and ends this process, so that the launcher ends the
/// others. Callable from any thread, without MPI, which another thread may be
/// inside.
[[noreturn]] void terminateWithoutMpi(const MpiSettings &settings, int32_t rank,
                                      int exitCode, const std::string &reason);

/// Prints an error of MPI, which cannot continue, and aborts all ranks.
[[noreturn]] void abortForMpiError(const gspmd_mpi_plugin &plugin,
                                   const MpiSettings &settings, int32_t rank,
                                   int error);

} // namespace mlir::gspmd

#endif // GSPMD_LIB_ENGINES_MPI_MPIFAILUREDETECTOR_H
