//===- PeerRendezvous.cpp - Connects the processes of a script ------------===//
#include "pjrt/Distributed/PeerRendezvous.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/time/clock.h"
#include "pjrt/Api/Error.h"
#include <atomic>
#include <cstdlib>
#include <memory>
#include <random>
#include <unistd.h>

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// The caller's key-value store
//===----------------------------------------------------------------------===//

/// The time that processes wait for each other to start.
constexpr int kTimeoutSeconds = 300;

static Error *makeError(int code, const char *message, size_t size) {
  return toError(toStatus(code, message, size));
}
static CallbackError callbackError = makeError;

static absl::Status statusOf(Error *error) {
  std::unique_ptr<Error> owned(error);
  return owned ? toStatus(owned->code, owned->message.data(),
                          owned->message.size())
               : absl::OkStatus();
}

static absl::Status put(const ClientCreateArgs &store, const std::string &key,
                        const std::string &value) {
  KeyValuePutArgs args;
  args.key = key.data();
  args.keySize = key.size();
  args.value = value.data();
  args.valueSize = value.size();
  args.callbackError = &callbackError;
  args.userArg = store.putArg;
  return statusOf(store.put(&args));
}

static absl::StatusOr<std::string> get(const ClientCreateArgs &store,
                                       const std::string &key) {
  KeyValueGetArgs args;
  args.key = key.data();
  args.keySize = key.size();
  args.timeoutInMilliseconds = kTimeoutSeconds * 1000;
  args.callbackError = &callbackError;
  args.userArg = store.getArg;
  if (auto status = statusOf(store.get(&args)); !status.ok())
    return status;
  std::string value(args.value, args.valueSize);
  if (args.free)
    args.free(args.value);
  return value;
}

//===----------------------------------------------------------------------===//
// Rendezvous
//===----------------------------------------------------------------------===//

/// Returns a random token that peers send, so that other connections are
/// rejected.
static std::string makeToken() {
  std::random_device random;
  std::string token;
  for (int i = 0; i < 4; ++i)
    absl::StrAppend(&token, absl::Hex(random(), absl::kZeroPad8));
  return token;
}

static std::string nameOfMachine() {
  char name[256] = "";
  ::gethostname(name, sizeof(name) - 1);
  return name;
}

namespace {
/// The address of a process, as stored for the others.
struct Address {
  std::string host, machine, token;
  int port = 0;

  std::string text() const {
    return absl::StrCat(host, " ", port, " ", token, " ", machine);
  }
  static absl::StatusOr<Address> parse(const std::string &text) {
    std::vector<std::string> fields = absl::StrSplit(text, ' ');
    Address address;
    if (fields.size() != 4 || !absl::SimpleAtoi(fields[1], &address.port))
      return absl::InternalError(
          absl::StrCat("'", text, "' is no address of a process of gspmd"));
    address.host = fields[0];
    address.token = fields[2];
    address.machine = fields[3];
    return address;
  }
};
} // namespace

constexpr const char *kLoopback = "127.0.0.1";

static absl::Status unavailablePeer(int process, absl::string_view why) {
  return absl::UnavailableError(absl::StrCat(
      "process ", process, " of the script is not available: ", why));
}

static absl::StatusOr<Socket> connectTo(int process, const Address &address,
                                        int own) {
  if (address.host == kLoopback && address.machine != nameOfMachine())
    return unavailablePeer(
        process, absl::StrCat("it is on machine ", address.machine,
                              " and listens on the loopback address; "
                              "set GSPMD_HOST to an address or name by which "
                              "other machines reach a process"));
  auto socket = Socket::connect(absl::StrCat(address.host, ":", address.port),
                                absl::Now() + absl::Seconds(kTimeoutSeconds));
  if (!socket.ok())
    return unavailablePeer(process, socket.status().message());
  if (!socket->send({address.token, absl::StrCat(own)}))
    return unavailablePeer(process, "it has ended");
  return socket;
}

/// Accepts the connections of processes with greater numbers.
static absl::Status acceptPeers(const Socket &listener,
                                const std::string &token, int own,
                                std::vector<Socket> &sockets) {
  constexpr uint64_t kMaxBytes = 64;
  constexpr int kHelloTimeoutSeconds = 10;
  listener.setTimeout(kTimeoutSeconds);
  for (int missing = int(sockets.size()) - 1 - own; missing > 0;) {
    auto socket = listener.accept();
    if (!socket.ok()) {
      int process = own + 1;
      while (sockets[process].isOpen())
        ++process;
      return unavailablePeer(process, socket.status().message());
    }
    std::vector<std::string> hello;
    int process = 0;
    socket->setTimeout(kHelloTimeoutSeconds);
    if (!socket->receive(hello, kMaxBytes) || hello.size() != 2 ||
        hello[0] != token || !absl::SimpleAtoi(hello[1], &process) ||
        process <= own || process >= int(sockets.size()) ||
        sockets[process].isOpen())
      continue; // not a peer
    socket->setTimeout(0);
    sockets[process] = *std::move(socket);
    --missing;
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<Socket>> connectToPeers(const ClientCreateArgs &args,
                                                   int own, int count) {
  if (!args.get || !args.put)
    return absl::InvalidArgumentError(
        absl::StrCat("the client is one of ", count,
                     " processes, and its caller provides no key-value store "
                     "for their addresses; call jax.distributed.initialize() "
                     "before the client is created"));
  std::vector<Socket> sockets(count);
  // Earlier clients of a process have left their addresses.
  static std::atomic<int> numClients{0};
  std::string prefix = absl::StrCat("gspmd/client ", numClients++, "/");
  const char *host = std::getenv("GSPMD_HOST");
  Address mine{host && *host ? host : kLoopback, nameOfMachine(), makeToken()};
  auto listener = Socket::listenOnFreePort(mine.host, mine.port);
  if (!listener.ok())
    return listener.status();
  if (auto status = put(args, absl::StrCat(prefix, own), mine.text());
      !status.ok())
    return status;
  for (int process = 0; process < own; ++process) {
    auto text = get(args, absl::StrCat(prefix, process));
    if (!text.ok())
      return unavailablePeer(process, text.status().message());
    auto address = Address::parse(*text);
    if (!address.ok())
      return address.status();
    auto socket = connectTo(process, *address, own);
    if (!socket.ok())
      return socket.status();
    sockets[process] = *std::move(socket);
  }
  if (auto status = acceptPeers(*listener, mine.token, own, sockets);
      !status.ok())
    return status;
  return sockets;
}

} // namespace mlir::gspmd::pjrt
