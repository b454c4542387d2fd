//===- Peers.cpp - The other processes of a script ------------------------===//
#include "pjrt/Distributed/Peers.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "pjrt/Distributed/PeerRendezvous.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

namespace mlir::gspmd::pjrt {

absl::StatusOr<std::unique_ptr<Peers>>
Peers::connect(const ClientCreateArgs &args, int own, int count) {
  auto sockets = connectToPeers(args, own, count);
  if (!sockets.ok())
    return sockets.status();
  std::unique_ptr<Peers> peers(new Peers(own, count));
  for (int process = 0; process < count; ++process) {
    if (process == own)
      continue;
    peers->peers[process] = std::make_unique<Peer>();
    Peer &peer = *peers->peers[process];
    peer.socket = std::move((*sockets)[process]);
    peer.socket.disableSendDelay();
    peer.isReading = true;
    peer.reader = std::thread([&all = *peers, process] { all.read(process); });
  }
  return peers;
}

Peers::~Peers() {
  for (auto &peer : peers)
    if (peer && peer->reader.joinable()) {
      MutexLock lock(peer->sending);
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
  id.number = opened[id.devices]++;
  return id;
}

void Peers::close(const LaunchId &id) {
  MutexLock lock(mutex);
  closed[id.devices] = id.number + 1;
  messages.erase(id);
}

void Peers::send(int process, const LaunchId &id, Kind kind, std::string what,
                 std::string content) {
  Peer &peer = *peers[process];
  MutexLock lock(peer.sending);
  peer.socket.send({"launch", id.devices, absl::StrCat(id.number),
                    absl::StrCat(static_cast<int>(kind)), std::move(what),
                    std::move(content)});
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
  MutexLock lock(mutex);
  peer.isLost = true;
  peer.isReading = false;
  changed.signalAll();
}

void Peers::store(int process, std::vector<std::string> texts) {
  LaunchId id{texts[1], 0};
  int kind = 0, code = 0;
  if (!absl::SimpleAtoi(texts[2], &id.number) ||
      !absl::SimpleAtoi(texts[3], &kind) || id.number < closed[id.devices])
    return;
  LaunchMessages &received = messages[id];
  switch (static_cast<Kind>(kind)) {
  case Kind::Program:
    received.programs[process] = {std::move(texts[4]), std::move(texts[5])};
    break;
  case Kind::Data:
    received.data[texts[4]][process] = std::move(texts[5]);
    break;
  case Kind::Failure:
    if (received.failure.ok() && absl::SimpleAtoi(texts[4], &code))
      received.failure =
          absl::Status(static_cast<absl::StatusCode>(code),
                       absl::StrCat("in process ", process, ": ", texts[5]));
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
  return absl::StrCat("process ", process,
                      peer.hasLeft ? " has ended"
                                   : " is gone: it was killed or has crashed");
}

} // namespace mlir::gspmd::pjrt
