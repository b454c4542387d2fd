//===- Peers.h - The other processes of a script ----------------*- C++ -*-===//
//
// Each process has a connection to every other one. Their addresses are
// exchanged through the key-value store of the client's caller
// (PJRT_Client_Create). A thread per connection reads incoming data immediately
// and stores it for its launch, so that two processes that send to each other
// never block each other.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_DISTRIBUTED_PEERS_H
#define GSPMD_PJRT_DISTRIBUTED_PEERS_H

#include "absl/status/statusor.h"
#include "lib/Engines/Pjrt/Api/PjrtApi.h"
#include "lib/Engines/Pjrt/KeyValueStore/LossTimes.h"
#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"
#include "lib/Progress/Thread.h"
#include "lib/Runtime/Scheduling/ForkedChild.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace mlir::gspmd::pjrt {

/// The identity of a run on devices of several processes. All of them run
/// programs on the same devices in the same order, so a number identifies the
/// run.
struct LaunchId {
  std::string devices; ///< hash of the list of devices
  int64_t number = 0;
  bool operator<(const LaunchId &other) const {
    return std::tie(devices, number) < std::tie(other.devices, other.number);
  }
};

/// The messages received for a launch.
struct LaunchMessages {
  /// The program that a process runs.
  struct Program {
    std::string fingerprint, name;
  };
  std::map<int, Program> programs;
  /// The data by collective, then by process.
  std::map<std::string, std::map<int, std::string>> data;
  absl::Status failure;
};

class Peers {
public:
  /// Connects all processes; waits until all have called it. Unavailable if a
  /// process does not connect, InvalidArgument if the caller provides no store,
  /// ResourceExhausted if no thread can be started.
  static absl::StatusOr<std::unique_ptr<Peers>>
  connect(const ClientCreateArgs &args, int ownProcess, int count);
  /// Announces the end of this process to the others.
  ~Peers();

  int ownProcess() const { return ownNumber; }

  /// Returns the next launch on these devices. Called in the order of launches.
  LaunchId open(llvm::ArrayRef<int> devices);
  /// Discards further messages of a launch.
  void close(const LaunchId &id);

  enum class Kind { Program, Data, Failure };
  /// Sends a message. If the process is lost the message is dropped; waiters
  /// for its data get an error.
  void send(int process, const LaunchId &id, Kind kind, std::string what,
            std::string content);

  /// Calls `visit` with the received messages, and again after new ones or a
  /// short time unless it has returned true.
  void await(const LaunchId &id,
             llvm::function_ref<bool(LaunchMessages &)> visit);
  /// Wakes all waiters.
  void wake();
  /// Called within `visit`: returns why a process was lost, or an empty string.
  std::string lossReason(int process) const;

private:
  struct Peer {
    Socket socket;
    Thread reader;
    bool isReading = false, hasLeft = false, isLost = false;
  };

  /// The launches on a list of devices. A program that a callback runs closes
  /// before the earlier one that calls back.
  struct Launches {
    int64_t numOpened = 0;
    std::set<int64_t> open;
    /// Returns true if the launch was closed; peers may open it first.
    bool isClosed(int64_t number) const {
      return number < numOpened && !open.count(number);
    }
  };

  Peers(int ownProcess, int count, const LossTimes &times)
      : ownNumber(ownProcess), times(times), peers(count) {}
  /// Returns what has become of a peer whose connection has ended.
  static const char *describeLoss(const Peer &peer);
  void read(int process);
  void store(int process, std::vector<std::string> texts)
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);

  const ProcessCheck process;
  const int ownNumber;
  const LossTimes times;
  std::vector<std::unique_ptr<Peer>> peers; ///< null for this process
  mutable Mutex mutex;
  Condition changed;
  bool isClosing ABSL_GUARDED_BY(mutex) = false;
  std::map<LaunchId, LaunchMessages> messages ABSL_GUARDED_BY(mutex);
  std::map<std::string, Launches> launches ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_DISTRIBUTED_PEERS_H
