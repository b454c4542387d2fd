//===- PeerListener.cpp - Accepts connections of peers --------------------===//
#include "lib/Engines/Pjrt/KeyValueStore/PeerListener.h"
#include "absl/base/thread_annotations.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "lib/Engines/Pjrt/KeyValueStore/Handshake.h"
#include "llvm/Support/raw_ostream.h"
#include <atomic>
#include <iterator>
#include <map>
#include <random>

namespace mlir::gspmd::pjrt {

/// The maximum number of connections that have not proved the secret: each has
/// a thread, and anyone on the network can open one.
constexpr size_t kMaxUnidentified = 64;
/// The time after which such a connection is closed.
constexpr absl::Duration kHandshakeTime = absl::Seconds(10);
/// The time between attempts if no file or no thread is available.
constexpr absl::Duration kRetryTime = absl::Milliseconds(20);

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

PeerListener::PeerListener(std::shared_ptr<State> state)
    : state(std::move(state)), thread(Thread::start([this] { listen(); })) {}

absl::StatusOr<std::unique_ptr<PeerListener>>
PeerListener::start(Socket listening, std::string secret, OnPeer onPeer) {
  std::unique_ptr<PeerListener> listener(
      new PeerListener(std::make_shared<State>(
          std::move(listening), std::move(secret), std::move(onPeer))));
  if (!listener->thread.joinable())
    return absl::ResourceExhaustedError(
        describeMissingThread("accept connections of other processes"));
  return listener;
}

PeerListener::~PeerListener() {
  state->end();
  thread.join();
}

void PeerListener::serve(std::shared_ptr<Socket> socket) {
  uint64_t number = state->add(socket);
  Thread thread = Thread::start([state = state, socket = std::move(socket),
                                 number] { state->serve(number, *socket); });
  if (thread.joinable())
    return thread.detach();
  // The peer connects again, until its deadline.
  state->remove(number);
  static std::atomic<bool> isReported = false;
  if (!isReported.exchange(true))
    llvm::errs() << "gspmd: warning: "
                 << describeMissingThread("serve a connection") << "\n";
  absl::SleepFor(kRetryTime);
}

void PeerListener::listen() {
  for (;;) {
    absl::StatusOr<Socket> accepted = state->listening.accept();
    if (accepted.ok()) {
      serve(std::make_shared<Socket>(*std::move(accepted)));
    } else if (absl::IsResourceExhausted(accepted.status())) {
      // The peer waits in the backlog until files are closed.
      {
        absl::MutexLock lock(&state->mutex);
        state->dropAny();
      }
      absl::SleepFor(kRetryTime);
    } else {
      return;
    }
  }
}

} // namespace mlir::gspmd::pjrt
