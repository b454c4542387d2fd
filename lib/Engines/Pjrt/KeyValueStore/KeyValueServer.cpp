//===- KeyValueServer.cpp - The server of a key-value store ---------------===//
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueServer.h"
#include "absl/base/thread_annotations.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "lib/Engines/Pjrt/KeyValueStore/LossTimes.h"
#include "lib/Engines/Pjrt/KeyValueStore/PeerListener.h"
#include <map>

namespace mlir::gspmd::pjrt {
namespace {

using Texts = std::vector<std::string>;

/// The stored keys and values.
class Values {
public:
  void put(const std::string &key, const std::string &value) {
    absl::MutexLock lock(&mutex);
    values[key] = value;
  }

  absl::StatusOr<std::string> get(const std::string &key,
                                  absl::Duration timeout) {
    auto isThere = [&]() ABSL_SHARED_LOCKS_REQUIRED(mutex) {
      return ends || values.count(key);
    };
    absl::MutexLock lock(&mutex);
    mutex.AwaitWithTimeout(absl::Condition(&isThere), timeout);
    auto it = values.find(key);
    if (it != values.end())
      return it->second;
    if (timeout == absl::ZeroDuration())
      return absl::NotFoundError(
          absl::StrCat("no process has stored '", key, "'"));
    return absl::DeadlineExceededError(
        absl::StrCat("no process stored '", key, "' within ",
                     absl::FormatDuration(timeout)));
  }

  /// Ends all waits, since no more values will be stored.
  void end() {
    absl::MutexLock lock(&mutex);
    ends = true;
  }

private:
  absl::Mutex mutex;
  bool ends ABSL_GUARDED_BY(mutex) = false;
  std::map<std::string, std::string> values ABSL_GUARDED_BY(mutex);
};

/// The connected processes. Messages on an open connection are sent under the
/// lock, so that they are ordered and never sent to a closed socket.
class ConnectedProcesses {
public:
  /// Replies to a process that joins. Returns false if the connection is
  /// rejected.
  bool join(int64_t process, const Socket &live) {
    absl::MutexLock lock(&mutex);
    if (!lossReason.empty()) {
      live.send({"lost", lossReason});
      return false;
    }
    if (ends || !joined.try_emplace(process, &live).second) {
      live.send({"no"});
      return false;
    }
    live.send({"ok"});
    return true;
  }

  void leave(int64_t process) {
    absl::MutexLock lock(&mutex);
    if (const Socket *live = std::exchange(joined[process], nullptr))
      live->send({"ok"});
    ++numLeft;
  }

  /// Reports a lost process to the others. Returns true for the first one; the
  /// caller then notifies this process and calls `endLoss`.
  bool lose(int64_t process, const std::string &reason) {
    absl::MutexLock lock(&mutex);
    joined[process] = nullptr;
    if (ends || !lossReason.empty())
      return false;
    lossReason = reason;
    for (auto [other, live] : joined)
      if (live)
        live->send({"lost", reason});
    return true;
  }
  void endLoss() {
    absl::MutexLock lock(&mutex);
    isLossReported = true;
  }

  /// Waits until `count` processes have left, or one is lost and this process
  /// has been notified.
  void awaitLeft(int64_t count) {
    auto isOver = [&]() ABSL_SHARED_LOCKS_REQUIRED(mutex) {
      return numLeft >= count || isLossReported;
    };
    absl::MutexLock lock(&mutex);
    mutex.Await(absl::Condition(&isOver));
  }

  /// Closes the connections, which reports this process's end.
  void end() {
    absl::MutexLock lock(&mutex);
    ends = true;
    for (auto [other, live] : joined)
      if (live)
        live->stop();
  }

private:
  absl::Mutex mutex;
  bool ends ABSL_GUARDED_BY(mutex) = false;
  /// The open connection of each process; null for those that have left.
  std::map<int64_t, const Socket *> joined ABSL_GUARDED_BY(mutex);
  int64_t numLeft ABSL_GUARDED_BY(mutex) = 0;
  /// The reason of the first loss.
  std::string lossReason ABSL_GUARDED_BY(mutex);
  bool isLossReported ABSL_GUARDED_BY(mutex) = false;
};

/// The state shared with the threads that reply to requests, which may outlive
/// the server.
struct State {
  PjrtProcesses processes;
  absl::Duration maxSilence;
  KeyValueStore::OnLost onLost;
  Values values;
  ConnectedProcesses members;

  void reply(int64_t process, Socket &socket) {
    Texts request;
    if (!socket.receive(request) || request.empty())
      return;
    int64_t number = 0;
    if (request[0] == "put" && request.size() == 3) {
      values.put(request[1], request[2]);
      socket.send({"ok"});
    } else if (request[0] == "get" && request.size() == 3 &&
               absl::SimpleAtoi(request[2], &number)) {
      auto value = values.get(request[1], absl::Nanoseconds(number));
      int code = static_cast<int>(value.status().code());
      socket.send(value.ok() ? Texts{"ok", *value}
                             : Texts{"no", absl::StrCat(code),
                                     std::string(value.status().message())});
    } else if (request[0] == "live" && request.size() == 1) {
      watch(process, socket);
    }
  }

  void watch(int64_t process, Socket &live) {
    if (process < 1 || process >= processes.count) {
      live.send({"no"});
      return;
    }
    live.detectLoss(maxSilence);
    if (!members.join(process, live))
      return;
    Texts last;
    bool isReceived = live.receive(last);
    if (isReceived && last == Texts{"leave"})
      return members.leave(process);
    std::string reason =
        isReceived && last.size() == 2 && last[0] == "give up"
            ? last[1]
            : absl::StrCat("process ", process, " ",
                           live.isSilent() ? kNoResponse : "has ended");
    if (!members.lose(process, reason))
      return;
    onLost(reason);
    members.endLoss();
  }
};

class KeyValueServer : public KeyValueStore {
public:
  KeyValueServer(std::shared_ptr<State> state,
                 std::unique_ptr<PeerListener> listener)
      : state(std::move(state)), listener(std::move(listener)) {}
  ~KeyValueServer() override {
    state->values.end();
    state->members.end();
  }

  absl::Status put(const std::string &key, const std::string &value) override {
    state->values.put(key, value);
    return absl::OkStatus();
  }
  absl::StatusOr<std::string> get(const std::string &key,
                                  absl::Duration timeout) override {
    return state->values.get(key, timeout);
  }
  void leave() override {
    state->members.awaitLeft(state->processes.count - 1);
  }
  void abortAll(const std::string &reason) override {
    state->members.lose(0, reason);
  }

private:
  const std::shared_ptr<State> state;
  const std::unique_ptr<PeerListener> listener;
};

} // namespace

absl::StatusOr<std::unique_ptr<KeyValueStore>>
startKeyValueServer(const PjrtProcesses &processes, absl::Duration maxSilence,
                    KeyValueStore::OnLost onLost) {
  absl::StatusOr<Socket> socket = Socket::listen(processes.coordinator);
  if (!socket.ok())
    return socket.status();
  std::shared_ptr<State> state(
      new State{processes, maxSilence, std::move(onLost), {}, {}});
  auto listener = PeerListener::start(
      *std::move(socket), processes.secret,
      [state](int64_t process, Socket peer) { state->reply(process, peer); });
  if (!listener.ok())
    return listener.status();
  return std::make_unique<KeyValueServer>(std::move(state),
                                          *std::move(listener));
}

} // namespace mlir::gspmd::pjrt
