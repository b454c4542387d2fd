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

/// An open socket, closed with this.
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

  /// Waits on the port of `address` (HOST:PORT).
  static absl::StatusOr<Socket> listen(const std::string &address);
  /// The same on a port of the system's choice; `port` becomes that.
  static absl::StatusOr<Socket> listenOnFreePort(const std::string &host,
                                                 int &port);
  /// Tries until `deadline`, for who listens may begin later.
  static absl::StatusOr<Socket> connect(const std::string &address,
                                        absl::Time deadline);
  /// The next one that connects. ResourceExhausted where this process or
  /// machine has no room for it now; Cancelled once `stop` was called;
  /// DeadlineExceeded where waits are limited.
  absl::StatusOr<Socket> accept() const;
  /// Ends what waits on this socket, in any thread.
  void stop() const;
  /// Nothing more is sent; the other side can still be heard.
  void shutdownSend() const;
  /// Who waits on it does so no longer than that; 0: for ever.
  void setTimeout(int seconds) const;
  /// What is sent leaves at once, also where it is little.
  void disableSendDelay() const;

  bool isOpen() const { return number >= 0; }
  /// A list of texts, each with its length. False if the other side is gone.
  bool send(const std::vector<std::string> &texts) const;
  bool receive(std::vector<std::string> &texts) const;
  /// The same of texts of `mostBytes` at most, from who may be a stranger.
  bool receive(std::vector<std::string> &texts, uint64_t mostBytes) const;

private:
  bool sendBytes(const char *bytes, size_t count) const;
  bool receiveBytes(char *bytes, size_t count) const;

  int number = -1;
};

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_LIB_ENGINES_PJRT_KEYVALUESTORE_SOCKET_H
