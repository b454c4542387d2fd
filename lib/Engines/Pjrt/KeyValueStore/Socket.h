//===- Socket.h - Messages over TCP -----------------------------*- C++ -*-===//
#ifndef GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H
#define GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H

#include "absl/status/statusor.h"
#include "absl/time/time.h"
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace mlir::gspmd::pjrt {

/// An open TCP socket, which this owns.
class Socket {
public:
  Socket() = default;
  explicit Socket(int number) : number(number) {}
  Socket(Socket &&other) : number(std::exchange(other.number, -1)) {}
  Socket &operator=(Socket &&other) {
    std::swap(number, other.number);
    return *this;
  }
  ~Socket();

  /// Listens on `address` (HOST:PORT).
  static absl::StatusOr<Socket> listen(const std::string &address);
  /// Listens on a port of the system's choice, which `port` returns.
  static absl::StatusOr<Socket> listenOnFreePort(const std::string &host,
                                                 int &port);
  /// Connects; retries until `deadline`, since the listener may start later.
  static absl::StatusOr<Socket> connect(const std::string &address,
                                        absl::Time deadline);
  /// Returns the next connection. Errors: ResourceExhausted if this process or
  /// machine has no files left, Cancelled after `stop`, DeadlineExceeded after
  /// the timeout.
  absl::StatusOr<Socket> accept() const;
  /// Ends all waits on this socket in any thread.
  void stop() const;
  /// Closes the sending direction; receiving still works.
  void shutdownSend() const;
  /// Limits waits to `seconds`; 0 means no limit.
  void setTimeout(int seconds) const;
  /// Sends small messages without delay (TCP_NODELAY).
  void disableSendDelay() const;

  bool isOpen() const { return number >= 0; }
  /// Send and receive a list of strings, each with its length. They return
  /// false if the connection is closed.
  bool send(const std::vector<std::string> &texts) const;
  bool receive(std::vector<std::string> &texts) const;
  /// Receives strings of at most `maxBytes` bytes from an untrusted peer.
  bool receive(std::vector<std::string> &texts, uint64_t maxBytes) const;

private:
  bool sendBytes(const char *bytes, size_t count) const;
  bool receiveBytes(char *bytes, size_t count) const;

  int number = -1;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H
