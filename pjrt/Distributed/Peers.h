//===- Peers.h - The other processes of a script ----------------*- C++ -*-===//
//
// Each process has a connection to each other one. Their addresses go through
// the key-value store that the caller lends (PJRT_Client_Create). What comes in
// is read at once by a thread for each connection and kept for the launch that
// wants it, so that two that send to each other never wait for each other.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_PJRT_DISTRIBUTED_PEERS_H
#define GSPMD_PJRT_DISTRIBUTED_PEERS_H

#include "absl/status/statusor.h"
#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"
#include "lib/Runtime/Scheduling/Mutex.h"
#include "pjrt/Api/Error.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace mlir::gspmd::pjrt {

/// One run of a program on devices of several processes: all of them run
/// programs on the same devices in the same order, so that it has a number.
struct LaunchId {
  std::string devices; ///< a hash of their list
  int64_t number = 0;
  bool operator<(const LaunchId &other) const {
    return std::tie(devices, number) < std::tie(other.devices, other.number);
  }
};

/// What the others have sent for a launch.
struct LaunchMessages {
  /// What a process runs there.
  struct Program {
    std::string fingerprint, name;
  };
  std::map<int, Program> programs;
  /// By collective, then by process.
  std::map<std::string, std::map<int, std::string>> data;
  absl::Status failure;
};

class Peers {
public:
  /// Waits until all processes have called it. Unavailable for one that does
  /// not come; InvalidArgument where the caller lends no store.
  static absl::StatusOr<std::unique_ptr<Peers>>
  connect(const ClientCreateArgs &args, int own, int count);
  /// Tells the others that this one ends.
  ~Peers();

  int own() const { return ownNumber; }

  /// The next launch on these devices. Called in the order of launches.
  LaunchId open(llvm::ArrayRef<int> devices);
  /// Nothing more is read of it.
  void close(const LaunchId &id);

  enum class Kind { Program, Data, Failure };
  /// Where a process is gone, nobody hears it; who awaits something of it is
  /// told.
  void send(int process, const LaunchId &id, Kind kind, std::string what,
            std::string content);

  /// Calls `look` with what has come, and again when there is more, until it
  /// says true, or for a short time.
  void await(const LaunchId &id,
             llvm::function_ref<bool(LaunchMessages &)> look);
  /// Ends what waits.
  void wake();
  /// From within `look`: empty while the process is there, else what became of
  /// it.
  std::string lossReason(int process) const;

private:
  struct Peer {
    Socket socket;
    Mutex sending;
    std::thread reader;
    bool isReading = false, hasLeft = false, isLost = false;
  };

  Peers(int own, int count) : ownNumber(own), peers(count) {}
  void read(int process);
  void take(int process, std::vector<std::string> texts)
      ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex);

  const int ownNumber;
  std::vector<std::unique_ptr<Peer>> peers; ///< null for this process
  mutable Mutex mutex;
  Condition news;
  std::map<LaunchId, LaunchMessages> messages ABSL_GUARDED_BY(mutex);
  /// By devices: how many launches there were, and how many are closed.
  std::map<std::string, int64_t> opened ABSL_GUARDED_BY(mutex);
  std::map<std::string, int64_t> closed ABSL_GUARDED_BY(mutex);
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_DISTRIBUTED_PEERS_H
