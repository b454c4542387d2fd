//===- KeyValueStore.h - Keys and values of processes -----------*- C++ -*-===//
//
// The processes of one program find each other through keys and values that all
// of them see. Plugins of several processes require it (PJRT_Client_Create),
// and the engine needs it to agree on errors and to collect results. Process 0
// stores them and listens on a TCP port; the others send one request per
// connection. A further connection of each process stays open until it ends and
// so detects its loss. Connections of strangers, which do not know the secret
// of the processes, are closed (Handshake.h).
//
// The first lost process ends all, and all report that one; losses that follow
// from it are not reported.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESTORE_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESTORE_H

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include "lib/Engines/Pjrt/PjrtEngine.h"
#include <functional>
#include <memory>
#include <string>

namespace mlir::gspmd::pjrt {

/// The interface of one process. All functions may be called from several
/// threads.
class KeyValueStore {
public:
  using OnLost = std::function<void(const std::string &)>;

  /// Starts the server (process 0) or connects to it within `processes.timeout`
  /// seconds. `onLost` is called once, on a separate thread, when another
  /// process ends without `leave`. Errors: InvalidArgument for an invalid
  /// address, Unavailable if no server listens or the port is in use,
  /// PermissionDenied if process 0 has another secret, AlreadyExists if two
  /// processes have the same number, Aborted if a process was lost already.
  static absl::StatusOr<std::unique_ptr<KeyValueStore>>
  open(const PjrtProcesses &processes, OnLost onLost);
  virtual ~KeyValueStore() = default;

  virtual absl::Status put(const std::string &key,
                           const std::string &value) = 0;
  /// Waits until a process has put the key; DeadlineExceeded after `timeout`.
  /// This and `put` return Unavailable if process 0 has ended, after `onLost`
  /// has returned.
  virtual absl::StatusOr<std::string> get(const std::string &key,
                                          absl::Duration timeout) = 0;
  /// Returns NotFound if no process has put the key so far.
  absl::StatusOr<std::string> tryGet(const std::string &key) {
    return get(key, absl::ZeroDuration());
  }

  /// Announces the regular end of this process. Process 0 waits for the others.
  virtual void leave() = 0;
  /// Aborts all processes and sends them the reason.
  virtual void abortAll(const std::string &reason) = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESTORE_H
