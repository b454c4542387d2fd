//===- Socket.h - Messages over TCP -----------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

struct addrinfo; // NOLINT(readability-identifier-naming): of POSIX

namespace mlir::gspmd::pjrt {

/// A TCP socket that is closed by the destructor; not open if
/// default-constructed or moved from.
class Socket {
public:
  Socket();
  explicit Socket(int descriptor);
  Socket(Socket &&other);
  Socket &operator=(Socket &&other);
  ~Socket();

  /// Listens on `address` (HOST:PORT).
  static absl::StatusOr<Socket> listen(const std::string &address);
  /// Listens on a port of the system's choice, which `port` returns.
  static absl::StatusOr<Socket> listenOnFreePort(const std::string &host,
                                                 int &port);
  enum class Retry { No, Yes };
  /// Connects until `deadline`; retries if no process listens, since the
  /// listener may start later.
  static absl::StatusOr<Socket> connect(const std::string &address,
                                        absl::Time deadline,
                                        Retry retry = Retry::Yes);
  /// Waits for a connection and returns it. Errors: ResourceExhausted if this
  /// process or machine has no file descriptors left, Cancelled after `stop`,
  /// DeadlineExceeded after the deadline.
  absl::StatusOr<Socket> accept() const;
  /// Ends all waits on this socket in any thread.
  void stop() const;
  /// Closes the sending direction; receiving still works.
  void shutdownSend() const;
  /// Lets all later waits on this socket fail at `time`, even if bytes still
  /// arrive.
  void setDeadline(absl::Time time) { deadline = time; }
  /// Lets `receive` fail after the peer, which also calls this, or its machine
  /// has been silent for `maxSilence`, also while data is sent. `receive` sends
  /// an empty message every second meanwhile, and skips those of the peer. So
  /// a thread should be in `receive` at all times. Seconds in which this
  /// process itself did not run do not count. A peer that has not sent anything
  /// yet is lost with its machine only. All messages are sent without delay,
  /// so that the last ones arrive although the peer's signs of life may be
  /// unread at the end of this process.
  void detectLoss(absl::Duration maxSilence);
  /// After `detectLoss`: returns true if the last `receive` has failed because
  /// of silence, and not because the peer has closed the connection.
  bool isSilent() const;
  /// After `detectLoss`: returns the time since the last byte was received.
  absl::Duration silence() const;

  bool isOpen() const { return descriptor >= 0; }
  /// Send and receive a list of strings, each preceded by its length. Both
  /// return false if the connection is closed or the deadline has passed. After
  /// `detectLoss`, several threads may send.
  bool send(const std::vector<std::string> &texts) const;
  bool receive(std::vector<std::string> &texts) const;
  /// Receives strings of at most `maxBytes` bytes from an untrusted peer.
  bool receive(std::vector<std::string> &texts, uint64_t maxBytes) const;

private:
  bool finishConnect(const addrinfo &address) const;
  /// Waits until poll(2) reports one of `events`. Returns false after the
  /// deadline.
  bool poll(short events) const;
  /// As poll; without a deadline, leaves the wait to the call that follows.
  bool await(short events) const;
  bool sendBytes(const char *bytes, size_t count) const;
  bool receiveBytes(char *bytes, size_t count) const;
  bool receiveText(std::string &text, uint64_t size) const;
  bool sendTexts(const std::vector<std::string> &texts) const;
  /// Sends an empty message if the last one is a second old.
  void sendSignOfLife() const;

  /// What a socket that detects losses has seen of its peer.
  struct Liveness;

  int descriptor = -1;
  absl::Time deadline = absl::InfiniteFuture();
  std::unique_ptr<Liveness> liveness; ///< null without `detectLoss`
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H
