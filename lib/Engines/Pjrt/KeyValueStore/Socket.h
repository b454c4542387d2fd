//===- Socket.h - Messages over TCP -----------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

struct addrinfo; // NOLINT(readability-identifier-naming): of POSIX

namespace mlir::gspmd::pjrt {

/// A TCP socket that is closed by the destructor; not open if
/// default-constructed or moved from.
class Socket {
public:
  Socket() = default;
  explicit Socket(int descriptor) : descriptor(descriptor) {}
  Socket(Socket &&other)
      : descriptor(std::exchange(other.descriptor, -1)),
        deadline(other.deadline) {}
  Socket &operator=(Socket &&other) {
    std::swap(descriptor, other.descriptor);
    std::swap(deadline, other.deadline);
    return *this;
  }
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
  /// Checks regularly whether the machine of the peer still responds, so that
  /// its loss ends `receive` within 10 seconds, also while data is sent.
  void detectLoss() const;
  /// Sends small messages without delay (TCP_NODELAY).
  void disableSendDelay() const;

  bool isOpen() const { return descriptor >= 0; }
  /// Send and receive a list of strings, each preceded by its length. Both
  /// return false if the connection is closed or the deadline has passed.
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

  int descriptor = -1;
  absl::Time deadline = absl::InfiniteFuture();
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H
