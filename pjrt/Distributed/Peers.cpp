//===- Peers.cpp - The other processes of a script ------------------------===//
#include "pjrt/Distributed/Peers.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "lib/Report/DisplayText.h"
#include "pjrt/Distributed/PeerRendezvous.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace mlir::gspmd::pjrt {

/// Ends this process when `left` has passed after another one was lost: on a
/// thread of its own, or if none can be started, on this one. Without its peer
/// a script may wait for a long time: JAX ends one only if the coordinator has
/// missed the heartbeats of the lost process, 100 seconds by default.
static void endAfterLoss(const std::string &loss, absl::Duration left) {
  static std::atomic<bool> isEnding{false};
  if (isEnding.exchange(true))
    return;
  std::fprintf(stderr,
               "gspmd: %s; this process ends in %g s (GSPMD_LOSS_SECONDS)\n",
               loss.c_str(),
               absl::ToDoubleSeconds(absl::Trunc(left, absl::Milliseconds(1))));
  auto end = [left] {
    absl::SleepFor(left);
    // A thread of the script may be anywhere, so nothing is destroyed.
    std::_Exit(EXIT_FAILURE);
  };
  Thread thread = Thread::start(end);
  if (!thread.joinable())
    end();
  thread.detach();
}

absl::StatusOr<std::unique_ptr<Peers>>
Peers::connect(const ClientCreateArgs &args, int ownProcess, int count) {
  absl::StatusOr<LossTimes> times = LossTimes::read();
  if (!times.ok())
    return times.status();
  auto sockets = connectToPeers(args, ownProcess, count);
  if (!sockets.ok())
    return sockets.status();
  std::unique_ptr<Peers> peers(new Peers(ownProcess, count, *times));
  for (int process = 0; process < count; ++process) {
    if (process == ownProcess)
      continue;
    peers->peers[process] = std::make_unique<Peer>();
    Peer &peer = *peers->peers[process];
    peer.socket = std::move((*sockets)[process]);
    peer.socket.detectLoss(times->maxSilence);
    peer.isReading = true;
    peer.reader =
        Thread::start([&all = *peers, process] { all.read(process); });
    if (!peer.reader.joinable()) {
      peer.isReading = false;
      return absl::ResourceExhaustedError(
          describeMissingThread("receive what another process sends"));
    }
  }
  return peers;
}

Peers::~Peers() {
  if (!process.check().ok()) {
    // The threads are not in this fork, whose end the others ignore.
    for (auto &peer : peers)
      if (peer)
        peer->reader.detach();
    return;
  }
  {
    MutexLock lock(mutex);
    isClosing = true;
  }
  for (auto &peer : peers)
    if (peer && peer->reader.joinable()) {
      peer->socket.send({"leave"});
      peer->socket.shutdownSend();
    }
  // The peers answer by their own end; closing a connection during a transfer
  // would discard data that the other side has not read yet.
  auto end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
  {
    MutexLock lock(mutex);
    while (
        llvm::any_of(
            peers, [](const auto &peer) { return peer && peer->isReading; }) &&
        std::chrono::steady_clock::now() < end)
      changed.waitUntil(mutex, end);
  }
  for (auto &peer : peers)
    if (peer && peer->reader.joinable()) {
      peer->socket.stop();
      peer->reader.join();
    }
}

LaunchId Peers::open(llvm::ArrayRef<int> devices) {
  LaunchId id;
  llvm::ArrayRef<uint8_t> bytes(
      reinterpret_cast<const uint8_t *>(devices.data()),
      devices.size() * sizeof(int));
  id.devices = llvm::utohexstr(llvm::xxh3_64bits(bytes));
  MutexLock lock(mutex);
  Launches &onDevices = launches[id.devices];
  id.number = onDevices.numOpened++;
  onDevices.open.insert(id.number);
  return id;
}

void Peers::close(const LaunchId &id) {
  MutexLock lock(mutex);
  launches[id.devices].open.erase(id.number);
  messages.erase(id);
}

void Peers::send(int process, const LaunchId &id, Kind kind, std::string what,
                 std::string content) {
  peers[process]->socket.send({"launch", id.devices, absl::StrCat(id.number),
                               absl::StrCat(static_cast<int>(kind)),
                               std::move(what), std::move(content)});
}

void Peers::read(int process) {
  Peer &peer = *peers[process];
  for (std::vector<std::string> texts; peer.socket.receive(texts);) {
    MutexLock lock(mutex);
    if (texts.size() == 1)
      peer.hasLeft = true;
    else if (texts.size() == 6)
      store(process, std::move(texts));
    changed.signalAll();
  }
  peer.socket.shutdownSend();
  {
    MutexLock lock(mutex);
    peer.isLost = true;
    peer.isReading = false;
    changed.signalAll();
    if (peer.hasLeft || isClosing || times.end == absl::InfiniteDuration())
      return;
  }
  // The script has some time to handle the error.
  constexpr absl::Duration kMinRest = absl::Seconds(1);
  absl::Duration passed = absl::ZeroDuration();
  if (peer.socket.isSilent())
    passed = std::max(absl::ZeroDuration(),
                      std::min(peer.socket.silence(), times.end - kMinRest));
  endAfterLoss(
      absl::StrCat("process ", process, " of the script ", describeLoss(peer)),
      times.end - passed);
}

/// The limit of text of a peer in a message.
static constexpr size_t kMaxTextBytes = size_t(1) << 14;

void Peers::store(int process, std::vector<std::string> texts) {
  LaunchId id{texts[1], 0};
  int kind = 0, code = 0;
  if (!absl::SimpleAtoi(texts[2], &id.number) ||
      !absl::SimpleAtoi(texts[3], &kind) ||
      launches[id.devices].isClosed(id.number))
    return;
  LaunchMessages &received = messages[id];
  switch (static_cast<Kind>(kind)) {
  case Kind::Program:
    received.programs[process] = {std::move(texts[4]),
                                  displayText(texts[5], kMaxTextBytes)};
    break;
  case Kind::Data:
    received.data[texts[4]][process] = std::move(texts[5]);
    break;
  case Kind::Failure:
    if (received.failure.ok() && absl::SimpleAtoi(texts[4], &code))
      received.failure =
          absl::Status(static_cast<absl::StatusCode>(code),
                       absl::StrCat("in process ", process, ": ",
                                    displayText(texts[5], kMaxTextBytes)));
    break;
  }
}

void Peers::await(const LaunchId &id,
                  llvm::function_ref<bool(LaunchMessages &)> visit) {
  constexpr std::chrono::milliseconds kShort(5);
  MutexLock lock(mutex);
  LaunchMessages &received = messages[id];
  if (visit(received))
    return;
  changed.waitUntil(mutex, std::chrono::steady_clock::now() + kShort);
  visit(received);
}

void Peers::wake() {
  MutexLock lock(mutex);
  changed.signalAll();
}

std::string Peers::lossReason(int process) const {
  const Peer &peer = *peers[process];
  if (!peer.isLost)
    return "";
  return absl::StrCat("process ", process, " ", describeLoss(peer));
}

const char *Peers::describeLoss(const Peer &peer) {
  if (peer.hasLeft)
    return "has ended";
  return peer.socket.isSilent() ? kNoResponse
                                : "is gone: it was killed or has crashed";
}

} // namespace mlir::gspmd::pjrt
