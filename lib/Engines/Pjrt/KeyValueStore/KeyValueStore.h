//===- KeyValueStore.h - What several processes tell each other -*- C++ -*-===//
//
// Processes of one program find each other through names and values that all of
// them see, as plugins of several processes want it (PJRT_Client_Create) and as
// the engine needs it to agree and to join results. Process 0 keeps them and
// listens on a TCP port; the others ask it, one connection for each question. A
// further connection of each, open until it ends, tells that it still lives.
//
// The first process that is lost ends all, and all name that one: what follows
// from it, as others end in turn, is not told.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESTORE_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESTORE_H

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include "gspmd/Engines/Pjrt/PjrtEngine.h"
#include <functional>
#include <memory>
#include <string>

namespace mlir::gspmd::pjrt {

/// One process's view. All functions may be called from several threads.
class KeyValueStore {
public:
  using OnLost = std::function<void(const std::string &)>;

  /// Listens (process 0) or joins, for as long as `processes.timeout` seconds.
  /// `onLost` is called once, on a thread of its own, when another process ends
  /// before it has said so. Errors: InvalidArgument for an address that is
  /// none, Unavailable where nobody listens or the port is taken, AlreadyExists
  /// where two processes have one number, Aborted where all end already.
  static absl::StatusOr<std::unique_ptr<KeyValueStore>>
  open(const PjrtProcesses &processes, OnLost onLost);
  virtual ~KeyValueStore() = default;

  virtual absl::Status put(const std::string &key,
                           const std::string &value) = 0;
  /// Waits until somebody has put it; DeadlineExceeded after `timeout`. This
  /// and `put`: Unavailable where process 0 is gone, after `onLost` has been
  /// called and has returned.
  virtual absl::StatusOr<std::string> get(const std::string &key,
                                          absl::Duration timeout) = 0;
  /// NotFound if nobody has put it so far.
  absl::StatusOr<std::string> tryGet(const std::string &key) {
    return get(key, absl::ZeroDuration());
  }

  /// From now on this process may end. Process 0 waits for the others.
  virtual void leave() = 0;
  /// This process ends now, and so do the others: they are told why.
  virtual void abortAll(const std::string &why) = 0;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_KEYVALUESTORE_H
