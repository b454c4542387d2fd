//===- Socket.cpp - Messages over TCP -------------------------------------===//
#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <cstring>
#include <fcntl.h>
#include <memory>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace mlir::gspmd::pjrt {
namespace {

using AddressList = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

absl::StatusOr<AddressList> resolve(std::string host, int port) {
  if (host.size() > 2 && host.front() == '[' && host.back() == ']')
    host = host.substr(1, host.size() - 2); // an IPv6 address
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo *found = nullptr;
  if (int code =
          getaddrinfo(host.c_str(), absl::StrCat(port).c_str(), &hints, &found))
    return absl::InvalidArgumentError(
        absl::StrCat("cannot find host '", host, "': ", gai_strerror(code)));
  return AddressList(found, freeaddrinfo);
}

absl::StatusOr<AddressList> resolve(const std::string &address) {
  size_t colon = address.rfind(':');
  int port = 0;
  if (colon == std::string::npos || colon == 0 ||
      !absl::SimpleAtoi(address.substr(colon + 1), &port) || port < 1 ||
      port > 65535)
    return absl::InvalidArgumentError(
        absl::StrCat("'", address, "' is not an address; expected HOST:PORT"));
  return resolve(address.substr(0, colon), port);
}

absl::Status unavailable(const char *what, const std::string &address) {
  return absl::UnavailableError(
      absl::StrCat(what, " ", address, ": ", std::strerror(errno)));
}

/// The seconds between signs of life, and the limit of a wait in `recv`.
constexpr int kLifeSeconds = 1;

/// Returns true if the socket is connected to itself: a connection to an unused
/// port of this machine may get that port as its own side.
bool isSelf(int descriptor) {
  sockaddr_storage local{}, other{};
  socklen_t localSize = sizeof(local), otherSize = sizeof(other);
  return ::getsockname(descriptor, reinterpret_cast<sockaddr *>(&local),
                       &localSize) == 0 &&
         ::getpeername(descriptor, reinterpret_cast<sockaddr *>(&other),
                       &otherSize) == 0 &&
         localSize == otherSize && std::memcmp(&local, &other, localSize) == 0;
}

/// With a deadline, only `poll` waits.
int flagsOf(absl::Time deadline) {
  return MSG_NOSIGNAL | (deadline == absl::InfiniteFuture() ? 0 : MSG_DONTWAIT);
}

using Clock = std::chrono::steady_clock;

} // namespace

struct Socket::Liveness {
  explicit Liveness(absl::Duration maxSilence) : maxSilence(maxSilence) {}

  /// Called after each call of `recv`, which lasts about a second at most.
  /// Returns false if the peer has been silent for too long.
  bool note(bool hasReceived) {
    Clock::time_point now = Clock::now();
    // This process may have been stopped, or may have waited for a processor.
    absl::Duration step =
        std::min(absl::FromChrono(now - lastNote), absl::Seconds(kLifeSeconds));
    lastNote = now;
    if (hasReceived) {
      lastByte = now;
      counted = absl::ZeroDuration();
      hasPeerSent = true;
    } else if (hasPeerSent) {
      counted += step;
    }
    isSilent = counted >= maxSilence;
    return !isSilent;
  }

  /// Called when the connection has ended. A thread that sends may have been
  /// the one that saw the error of a lost machine; `recv` sees an end then.
  void noteEnd(int error) {
    absl::Duration silence = absl::FromChrono(Clock::now() - lastByte);
    isSilent = error == ETIMEDOUT || error == EHOSTUNREACH ||
               silence >= maxSilence - absl::Seconds(kLifeSeconds);
  }

  const absl::Duration maxSilence;
  absl::Mutex sending;
  /// The rest is of the thread that receives.
  Clock::time_point lastByte = Clock::now(), lastNote = Clock::now();
  Clock::time_point lastSign;
  absl::Duration counted; ///< the silence, without stops of this process
  bool hasPeerSent = false, isSilent = false;
};

Socket::Socket() = default;
Socket::Socket(int descriptor) : descriptor(descriptor) {}
Socket::Socket(Socket &&other)
    : descriptor(std::exchange(other.descriptor, -1)), deadline(other.deadline),
      liveness(std::move(other.liveness)) {}
Socket &Socket::operator=(Socket &&other) {
  std::swap(descriptor, other.descriptor);
  std::swap(deadline, other.deadline);
  std::swap(liveness, other.liveness);
  return *this;
}

Socket::~Socket() {
  if (isOpen())
    ::close(descriptor);
}

absl::StatusOr<Socket> Socket::listen(const std::string &address) {
  absl::StatusOr<AddressList> found = resolve(address);
  if (!found.ok())
    return found.status();
  const addrinfo &at = **found;
  Socket socket(::socket(at.ai_family, at.ai_socktype | SOCK_CLOEXEC, 0));
  // The port of a process that has just ended is reusable.
  int on = 1;
  ::setsockopt(socket.descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
  if (!socket.isOpen() ||
      ::bind(socket.descriptor, at.ai_addr, at.ai_addrlen) != 0 ||
      ::listen(socket.descriptor, SOMAXCONN) != 0)
    return unavailable("cannot listen on", address);
  return socket;
}

absl::StatusOr<Socket> Socket::listenOnFreePort(const std::string &host,
                                                int &port) {
  absl::StatusOr<AddressList> found = resolve(host, 0);
  if (!found.ok())
    return found.status();
  const addrinfo &at = **found;
  Socket socket(::socket(at.ai_family, at.ai_socktype | SOCK_CLOEXEC, 0));
  sockaddr_storage local{};
  socklen_t size = sizeof(local);
  if (!socket.isOpen() ||
      ::bind(socket.descriptor, at.ai_addr, at.ai_addrlen) != 0 ||
      ::listen(socket.descriptor, SOMAXCONN) != 0 ||
      ::getsockname(socket.descriptor, reinterpret_cast<sockaddr *>(&local),
                    &size))
    return unavailable("cannot listen on", host);
  port = ntohs(local.ss_family == AF_INET6
                   ? reinterpret_cast<sockaddr_in6 &>(local).sin6_port
                   : reinterpret_cast<sockaddr_in &>(local).sin_port);
  return socket;
}

absl::StatusOr<Socket> Socket::connect(const std::string &address,
                                       absl::Time deadline, Retry retry) {
  absl::StatusOr<AddressList> found = resolve(address);
  if (!found.ok())
    return found.status();
  for (;; absl::SleepFor(absl::Milliseconds(20))) {
    for (const addrinfo *at = found->get(); at; at = at->ai_next) {
      Socket socket(::socket(at->ai_family, at->ai_socktype | SOCK_CLOEXEC, 0));
      socket.setDeadline(deadline);
      if (socket.isOpen() && socket.finishConnect(*at) &&
          !isSelf(socket.descriptor))
        return socket;
    }
    if (retry == Retry::No || absl::Now() >= deadline)
      return unavailable("no process listens on", address);
  }
}

bool Socket::finishConnect(const addrinfo &address) const {
  int flags = ::fcntl(descriptor, F_GETFL);
  ::fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  int error = 0;
  if (::connect(descriptor, address.ai_addr, address.ai_addrlen) != 0) {
    socklen_t size = sizeof(error);
    if (errno != EINPROGRESS)
      return false;
    if (!poll(POLLOUT))
      error = ETIMEDOUT;
    else
      ::getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size);
  }
  ::fcntl(descriptor, F_SETFL, flags);
  errno = error;
  return error == 0;
}

absl::StatusOr<Socket> Socket::accept() const {
  for (;;) {
    // accept4 reserves a file before it waits: without one, it would fail
    // although no connection is there.
    if (!poll(POLLIN))
      return absl::DeadlineExceededError("no connection arrived in time");
    Socket socket(::accept4(descriptor, nullptr, nullptr, SOCK_CLOEXEC));
    if (socket.isOpen())
      return socket;
    switch (errno) {
    case EMFILE:
    case ENFILE:
    case ENOBUFS:
    case ENOMEM:
      return absl::ResourceExhaustedError(std::strerror(errno));
    case EBADF:
    case ENOTSOCK:
    case EINVAL: // it was shut down
      return absl::CancelledError("the socket no longer listens");
    default: // the connection ended before it was accepted
      continue;
    }
  }
}

void Socket::stop() const { ::shutdown(descriptor, SHUT_RDWR); }

void Socket::shutdownSend() const { ::shutdown(descriptor, SHUT_WR); }

void Socket::detectLoss(absl::Duration maxSilence) {
  constexpr int kProbeSeconds = 2;
  auto set = [&](int level, int option, int value) {
    ::setsockopt(descriptor, level, option, &value, sizeof(value));
  };
  set(IPPROTO_TCP, TCP_NODELAY, 1);
  set(SOL_SOCKET, SO_KEEPALIVE, 1);
  set(IPPROTO_TCP, TCP_KEEPIDLE, kProbeSeconds);
  set(IPPROTO_TCP, TCP_KEEPINTVL, kProbeSeconds);
  // Without this limit, TCP repeats data that is not acknowledged for a quarter
  // of an hour, and sends no keepalive probes meanwhile.
  int64_t milliseconds = absl::ToInt64Milliseconds(maxSilence);
  set(IPPROTO_TCP, TCP_USER_TIMEOUT,
      static_cast<int>(std::min<int64_t>(milliseconds, INT_MAX)));
  // Waits without a deadline are interrupted by EAGAIN.
  timeval interval{/*tv_sec=*/kLifeSeconds, /*tv_usec=*/0};
  ::setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &interval,
               sizeof(interval));
  liveness = std::make_unique<Liveness>(maxSilence);
}

bool Socket::isSilent() const { return liveness->isSilent; }

absl::Duration Socket::silence() const {
  return absl::FromChrono(Clock::now() - liveness->lastByte);
}

void Socket::sendSignOfLife() const {
  Clock::time_point now = Clock::now();
  if (now - liveness->lastSign < std::chrono::seconds(kLifeSeconds))
    return;
  // A message that another thread sends is a sign of life, too. So is a
  // connection with no space: the bytes in it are still to arrive.
  if (!liveness->sending.TryLock())
    return;
  pollfd file{descriptor, POLLOUT, 0};
  if (::poll(&file, 1, 0) > 0 && (file.revents & POLLOUT))
    sendTexts({});
  liveness->sending.Unlock();
  liveness->lastSign = now;
}

bool Socket::await(short events) const {
  return deadline == absl::InfiniteFuture() || poll(events);
}

bool Socket::poll(short events) const {
  for (;;) {
    int64_t left = absl::ToInt64Milliseconds(
        absl::Ceil(deadline - absl::Now(), absl::Milliseconds(1)));
    pollfd file{descriptor, events, 0};
    int ready =
        ::poll(&file, 1, static_cast<int>(std::clamp<int64_t>(left, 0, 1000)));
    if (ready > 0)
      return true; // possibly of an error, which the next call reports
    if (left <= 0 || (ready < 0 && errno != EINTR))
      return false;
  }
}

bool Socket::sendBytes(const char *bytes, size_t count) const {
  while (count > 0) {
    if (!await(POLLOUT))
      return false;
    ssize_t sent = ::send(descriptor, bytes, count, flagsOf(deadline));
    if (sent < 0 && (errno == EINTR || errno == EAGAIN))
      continue;
    if (sent <= 0)
      return false;
    bytes += sent;
    count -= sent;
  }
  return true;
}

bool Socket::receiveBytes(char *bytes, size_t count) const {
  while (count > 0) {
    if (liveness)
      sendSignOfLife();
    if (!await(POLLIN))
      return false;
    ssize_t received = ::recv(descriptor, bytes, count, flagsOf(deadline));
    int error = received < 0 ? errno : 0;
    if (liveness && !liveness->note(received > 0))
      return false;
    if (error == EINTR || error == EAGAIN)
      continue;
    if (received <= 0) {
      if (liveness)
        liveness->noteEnd(error);
      return false;
    }
    bytes += received;
    count -= received;
  }
  return true;
}

bool Socket::send(const std::vector<std::string> &texts) const {
  if (!liveness)
    return sendTexts(texts);
  absl::MutexLock lock(&liveness->sending);
  return sendTexts(texts);
}

bool Socket::sendTexts(const std::vector<std::string> &texts) const {
  auto sendNumber = [&](uint64_t value) {
    return sendBytes(reinterpret_cast<const char *>(&value), sizeof(value));
  };
  if (!sendNumber(texts.size()))
    return false;
  for (const std::string &text : texts)
    if (!sendNumber(text.size()) || !sendBytes(text.data(), text.size()))
      return false;
  return true;
}

bool Socket::receive(std::vector<std::string> &texts) const {
  constexpr uint64_t kMaxBytes = uint64_t(1) << 34;
  return receive(texts, kMaxBytes);
}

bool Socket::receive(std::vector<std::string> &texts, uint64_t maxBytes) const {
  auto receiveNumber = [&](uint64_t &value) {
    return receiveBytes(reinterpret_cast<char *>(&value), sizeof(value));
  };
  // A foreign process may send anything, so the count is limited.
  constexpr uint64_t kMaxTexts = 8;
  uint64_t count = 0, size = 0;
  do {
    if (!receiveNumber(count) || count > kMaxTexts)
      return false;
  } while (count == 0 && liveness); // a sign of life
  texts.resize(count);
  for (std::string &text : texts)
    if (!receiveNumber(size) || size > maxBytes || !receiveText(text, size))
      return false;
  return true;
}

// Memory grows with what arrives, because a peer may state any size.
bool Socket::receiveText(std::string &text, uint64_t size) const {
  constexpr uint64_t kMaxStepBytes = uint64_t(64) << 20;
  constexpr uint64_t kMaxReservedBytes = uint64_t(1) << 30;
  text.clear();
  text.reserve(std::min(size, kMaxReservedBytes));
  while (text.size() < size) {
    uint64_t begin = text.size();
    uint64_t step = std::min(size - begin, kMaxStepBytes);
    text.resize(begin + step);
    if (!receiveBytes(text.data() + begin, step))
      return false;
  }
  return true;
}

} // namespace mlir::gspmd::pjrt
