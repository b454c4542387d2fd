//===- PeerRendezvous.cpp - Connects the processes of a script ------------===//
#include "pjrt/Distributed/PeerRendezvous.h"
#include "absl/base/thread_annotations.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "compiler/Engines/SharedSecret.h"
#include "lib/Engines/Pjrt/KeyValueStore/Handshake.h"
#include "lib/Engines/Pjrt/KeyValueStore/PeerListener.h"
#include "pjrt/Api/Error.h"
#include "llvm/ADT/ArrayRef.h"
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <unistd.h>

namespace mlir::gspmd::pjrt {

//===----------------------------------------------------------------------===//
// The caller's key-value store
//===----------------------------------------------------------------------===//

/// The time that processes wait for each other to start, from the first to the
/// last step.
constexpr absl::Duration kTimeout = absl::Seconds(300);

/// The time after which a process reports for which ones it waits. One that has
/// died before it called the backend leaves no other trace.
constexpr absl::Duration kReportTime = absl::Seconds(10);

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
                                       const std::string &key,
                                       absl::Time deadline) {
  KeyValueGetArgs args;
  args.key = key.data();
  args.keySize = key.size();
  args.timeoutInMilliseconds = static_cast<int>(absl::ToInt64Milliseconds(
      std::max(deadline - absl::Now(), absl::Milliseconds(1))));
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

/// Returns a random token, so that other connections are rejected: peers prove
/// that they know it. Whoever may read the caller's store knows it, too, unless
/// the processes have a secret of their own.
static std::string makeToken() {
  constexpr size_t kTokenBytes = 32;
  return absl::BytesToHexString(randomBytes(kTokenBytes));
}

/// Returns the secret of connections to a process with this token, for
/// processes that have a secret of their own (`configured`, which may be
/// empty).
static std::string makeSecret(const std::string &token,
                              const std::string &configured) {
  return token + configured;
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
          absl::StrCat("'", text, "' is not the address of a gspmd process"));
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

static void reportWait(int ownProcess, llvm::ArrayRef<int> missing) {
  constexpr size_t kMaxListed = 10;
  std::string text = absl::StrCat(
      "process ", ownProcess, " has waited ", absl::FormatDuration(kReportTime),
      " for process", missing.size() == 1 ? " " : "es ",
      absl::StrJoin(missing.take_front(kMaxListed), ", "));
  if (missing.size() > kMaxListed)
    absl::StrAppend(&text, " and ", missing.size() - kMaxListed, " more");
  std::fprintf(stderr,
               "gspmd: %s of the script to create the devices "
               "(jax.devices()); the limit is %s\n",
               text.c_str(), absl::FormatDuration(kTimeout).c_str());
}

static absl::StatusOr<Socket> connectTo(int process, const Address &address,
                                        const std::string &configured,
                                        int ownProcess, absl::Time deadline) {
  if (address.host == kLoopback && address.machine != nameOfMachine())
    return unavailablePeer(
        process, absl::StrCat("it is on machine ", address.machine,
                              " and listens on the loopback address; "
                              "set GSPMD_HOST to an address or name by which "
                              "other machines reach a process"));
  std::string endpoint = absl::StrCat(address.host, ":", address.port);
  auto socket = connectAndIdentify(
      endpoint, makeSecret(address.token, configured), ownProcess, deadline);
  if (!socket.ok())
    return unavailablePeer(
        process,
        absl::StrCat(socket.status().message(),
                     absl::IsPermissionDenied(socket.status())
                         ? "; set GSPMD_SECRET to the same text in all, or "
                           "GSPMD_SECRET_FILE to files with the same text, or "
                           "neither in any"
                         : ""));
  return socket;
}

namespace {
/// The connections that peers have made.
struct AcceptedPeers {
  absl::Mutex mutex;
  std::vector<Socket> sockets ABSL_GUARDED_BY(mutex);
};
} // namespace

/// Returns the stored address of another process.
static absl::StatusOr<Address> addressOf(int process, const std::string &key,
                                         const ClientCreateArgs &store,
                                         int ownProcess, absl::Time begin) {
  auto text = get(store, key, begin + kReportTime);
  if (absl::IsDeadlineExceeded(text.status())) {
    reportWait(ownProcess, process);
    text = get(store, key, begin + kTimeout);
  }
  if (!text.ok())
    return unavailablePeer(process, text.status().message());
  return Address::parse(*text);
}

/// Waits for the connections of processes with greater numbers and moves them
/// to `sockets`.
static absl::Status awaitPeers(AcceptedPeers &accepted, int ownProcess,
                               absl::Time begin, std::vector<Socket> &sockets) {
  absl::MutexLock lock(&accepted.mutex);
  auto missing = [&]() ABSL_SHARED_LOCKS_REQUIRED(accepted.mutex) {
    std::vector<int> missing;
    for (int process = ownProcess + 1; process < int(sockets.size()); ++process)
      if (!accepted.sockets[process].isOpen())
        missing.push_back(process);
    return missing;
  };
  auto areAllOpen = [&]() ABSL_SHARED_LOCKS_REQUIRED(accepted.mutex) {
    return missing().empty();
  };
  if (!accepted.mutex.AwaitWithDeadline(absl::Condition(&areAllOpen),
                                        begin + kReportTime)) {
    reportWait(ownProcess, missing());
    if (!accepted.mutex.AwaitWithDeadline(absl::Condition(&areAllOpen),
                                          begin + kTimeout))
      return unavailablePeer(missing().front(),
                             "no connection arrived in time");
  }
  for (int process = ownProcess + 1; process < int(sockets.size()); ++process)
    sockets[process] = std::move(accepted.sockets[process]);
  return absl::OkStatus();
}

absl::StatusOr<std::vector<Socket>> connectToPeers(const ClientCreateArgs &args,
                                                   int ownProcess, int count) {
  if (!args.get || !args.put)
    return absl::InvalidArgumentError(
        absl::StrCat("the client is one of ", count,
                     " processes, and its caller provides no key-value store "
                     "for their addresses; call jax.distributed.initialize() "
                     "before the client is created"));
  llvm::Expected<std::string> configured = getConfiguredSecret();
  if (!configured)
    return absl::InvalidArgumentError(llvm::toString(configured.takeError()));
  std::vector<Socket> sockets(count);
  // Earlier clients of a process have left their addresses.
  static std::atomic<int> numClients{0};
  std::string prefix = absl::StrCat("gspmd/client ", numClients++, "/");
  const char *host = std::getenv("GSPMD_HOST");
  Address ownAddress{host && *host ? host : kLoopback, nameOfMachine(),
                     makeToken()};
  auto listening = Socket::listenOnFreePort(ownAddress.host, ownAddress.port);
  if (!listening.ok())
    return listening.status();
  absl::Time begin = absl::Now(), deadline = begin + kTimeout;
  auto accepted = std::make_shared<AcceptedPeers>();
  {
    absl::MutexLock lock(&accepted->mutex);
    accepted->sockets.resize(count);
  }
  auto listener = PeerListener::start(
      *std::move(listening), makeSecret(ownAddress.token, *configured),
      [=](int64_t process, Socket socket) {
        absl::MutexLock lock(&accepted->mutex);
        if (process > ownProcess && process < count &&
            !accepted->sockets[process].isOpen())
          accepted->sockets[process] = std::move(socket);
      });
  if (!listener.ok())
    return listener.status();
  if (auto status =
          put(args, absl::StrCat(prefix, ownProcess), ownAddress.text());
      !status.ok())
    return status;
  for (int process = 0; process < ownProcess; ++process) {
    auto address = addressOf(process, absl::StrCat(prefix, process), args,
                             ownProcess, begin);
    if (!address.ok())
      return address.status();
    auto socket =
        connectTo(process, *address, *configured, ownProcess, deadline);
    if (!socket.ok())
      return socket.status();
    sockets[process] = *std::move(socket);
  }
  if (auto status = awaitPeers(*accepted, ownProcess, begin, sockets);
      !status.ok())
    return status;
  return sockets;
}

} // namespace mlir::gspmd::pjrt
