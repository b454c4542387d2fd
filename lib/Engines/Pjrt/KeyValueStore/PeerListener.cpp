//===- PeerListener.cpp - Accepts connections of peers --------------------===//
#include "lib/Engines/Pjrt/KeyValueStore/PeerListener.h"
#include "absl/base/thread_annotations.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "lib/Engines/Pjrt/KeyValueStore/Handshake.h"
#include <iterator>
#include <map>
#include <random>

namespace mlir::gspmd::pjrt {

/// The maximum number of connections that have not proved the secret: each has
/// a thread, and anyone on the network can open one.
constexpr size_t kMaxUnidentified = 64;
/// The time after which such a connection is closed.
constexpr absl::Duration kHandshakeTime = absl::Seconds(10);

/// The state shared with the threads of connections.
struct PeerListener::State {
  State(Socket listening, std::string secret, OnPeer onPeer)
      : listening(std::move(listening)), secret(std::move(secret)),
        onPeer(std::move(onPeer)) {}

  /// Returns a number for a new connection.
  uint64_t add(const std::shared_ptr<Socket> &socket) {
    // Threads of disconnected strangers end at once.
    auto isFree = [this]() ABSL_SHARED_LOCKS_REQUIRED(mutex) {
      return numThreads < 2 * kMaxUnidentified;
    };
    absl::MutexLock lock(&mutex);
    mutex.Await(absl::Condition(&isFree));
    if (unidentified.size() >= kMaxUnidentified)
      dropAny();
    if (hasEnded)
      socket->stop();
    unidentified.emplace(numAccepted, socket);
    ++numThreads;
    return numAccepted++;
  }

  void remove(uint64_t number) {
    absl::MutexLock lock(&mutex);
    unidentified.erase(number);
    --numThreads;
  }

  /// Returns true if the connection has not been disconnected, and protects it
  /// from that.
  bool keep(uint64_t number) {
    absl::MutexLock lock(&mutex);
    return unidentified.erase(number) == 1;
  }

  /// Disconnects a random connection: however quickly strangers open new ones,
  /// some of a peer's attempts last as long as its identification.
  void dropAny() ABSL_EXCLUSIVE_LOCKS_REQUIRED(mutex) {
    if (unidentified.empty())
      return;
    auto dropped = std::next(unidentified.begin(),
                             ptrdiff_t(random() % unidentified.size()));
    dropped->second->stop();
    unidentified.erase(dropped);
  }

  void end() {
    absl::MutexLock lock(&mutex);
    hasEnded = true;
    for (const auto &[number, socket] : unidentified)
      socket->stop();
    listening.stop();
  }

  void serve(uint64_t number, Socket &socket) {
    socket.setDeadline(absl::Now() + kHandshakeTime);
    std::optional<int64_t> process =
        identifyPeer(socket, secret, [&] { return keep(number); });
    remove(number);
    if (!process)
      return;
    socket.setDeadline(absl::InfiniteFuture());
    onPeer(*process, std::move(socket));
  }

  const Socket listening;
  const std::string secret;
  const OnPeer onPeer;
  absl::Mutex mutex;
  bool hasEnded ABSL_GUARDED_BY(mutex) = false;
  uint64_t numAccepted ABSL_GUARDED_BY(mutex) = 0;
  size_t numThreads ABSL_GUARDED_BY(mutex) = 0;
  std::minstd_rand random ABSL_GUARDED_BY(mutex);
  /// The connections of unknown peers, by their numbers.
  std::map<uint64_t, std::shared_ptr<Socket>>
      unidentified ABSL_GUARDED_BY(mutex);
};

PeerListener::PeerListener(Socket listening, std::string secret, OnPeer onPeer)
    : state(std::make_shared<State>(std::move(listening), std::move(secret),
                                    std::move(onPeer))),
      thread([this] { listen(); }) {}

PeerListener::~PeerListener() {
  state->end();
  thread.join();
}

void PeerListener::listen() {
  for (;;) {
    absl::StatusOr<Socket> accepted = state->listening.accept();
    if (accepted.ok()) {
      auto socket = std::make_shared<Socket>(*std::move(accepted));
      std::thread([state = state, socket, number = state->add(socket)] {
        state->serve(number, *socket);
      }).detach();
    } else if (absl::IsResourceExhausted(accepted.status())) {
      // The peer waits in the backlog until files are closed.
      {
        absl::MutexLock lock(&state->mutex);
        state->dropAny();
      }
      absl::SleepFor(absl::Milliseconds(20));
    } else {
      return;
    }
  }
}

} // namespace mlir::gspmd::pjrt
