//===- PeerListener.h - Accepts connections of peers ------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_PEERLISTENER_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_PEERLISTENER_H

#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"
#include "lib/Progress/Thread.h"
#include <functional>
#include <memory>

namespace mlir::gspmd::pjrt {

/// Accepts connections and serves each on a thread of its own. Strangers cost
/// little: each has 10 seconds and some small messages to prove that it knows
/// the secret, and if more than 64 wait at a time, the one that has waited
/// longest is disconnected.
class PeerListener {
public:
  /// Serves a connection from a process, whose number it states.
  using OnPeer = std::function<void(int64_t process, Socket socket)>;

  /// `onPeer` is called on a thread for each connection, which may outlive the
  /// listener. ResourceExhausted if no thread can be started.
  static absl::StatusOr<std::unique_ptr<PeerListener>>
  start(Socket listening, std::string secret, OnPeer onPeer);
  /// Accepts no more connections and disconnects those that have not proved
  /// their knowledge of the secret.
  ~PeerListener();

private:
  struct State;

  explicit PeerListener(std::shared_ptr<State> state);
  void listen();
  /// Serves a connection on a new thread.
  void serve(std::shared_ptr<Socket> socket);

  const std::shared_ptr<State> state;
  Thread thread;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_PEERLISTENER_H
