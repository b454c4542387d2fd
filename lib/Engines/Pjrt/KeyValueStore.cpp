//===- KeyValueStore.cpp - What several processes tell each other ---------===//
//
// Questions are lists of texts: {put, KEY, VALUE}, {get, KEY, NANOSECONDS} and
// {live, PROCESS}; the last one's connection stays open, until {leave}.
//
//===----------------------------------------------------------------------===//
#include "KeyValueStore.h"
#include "Sockets.h"

#include "absl/base/thread_annotations.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include <atomic>
#include <map>
#include <thread>

namespace mlir::gspmd::pjrt {
namespace {

using Lost = std::function<void(const std::string &)>;
using Texts = std::vector<std::string>;

/// The names and values, and who is still there.
class Table {
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
      return absl::NotFoundError(absl::StrCat("nobody has told '", key, "'"));
    return absl::DeadlineExceededError(absl::StrCat(
        "nobody told '", key, "' within ", absl::FormatDuration(timeout)));
  }

  /// False if there is such a process already.
  bool join(int64_t process, const Socket *live) {
    absl::MutexLock lock(&mutex);
    return joined.try_emplace(process, live).second;
  }
  void leave(int64_t process) {
    absl::MutexLock lock(&mutex);
    joined[process] = nullptr;
    ++numLeft;
  }
  /// Tells the others. False where all has ended before.
  bool lose(int64_t process, const std::string &message) {
    absl::MutexLock lock(&mutex);
    if (ends)
      return false;
    joined[process] = nullptr;
    ++numLeft;
    for (auto [other, live] : joined)
      if (live)
        live->send({"lost", message});
    return true;
  }
  void awaitLeft(int64_t count) {
    auto haveLeft = [&]() ABSL_SHARED_LOCKS_REQUIRED(mutex) {
      return numLeft >= count;
    };
    absl::MutexLock lock(&mutex);
    mutex.Await(absl::Condition(&haveLeft));
  }
  /// Nobody will tell anything more.
  void end() {
    absl::MutexLock lock(&mutex);
    ends = true;
    for (auto [other, live] : joined)
      if (live)
        live->stop();
    joined.clear();
  }

private:
  absl::Mutex mutex;
  bool ends ABSL_GUARDED_BY(mutex) = false;
  std::map<std::string, std::string> values ABSL_GUARDED_BY(mutex);
  /// The connection that a process keeps open; null of those that have left.
  std::map<int64_t, const Socket *> joined ABSL_GUARDED_BY(mutex);
  int64_t numLeft ABSL_GUARDED_BY(mutex) = 0;
};

/// What process 0 keeps for the threads that answer questions, which may end
/// after it.
struct Kept {
  PjrtProcesses processes;
  Lost onLost;
  Table table;

  void answer(const Socket &socket) {
    Texts question;
    if (!socket.receive(question) || question.empty())
      return;
    int64_t number = 0;
    if (question[0] == "put" && question.size() == 3) {
      table.put(question[1], question[2]);
      socket.send({"ok"});
    } else if (question[0] == "get" && question.size() == 3 &&
               absl::SimpleAtoi(question[2], &number)) {
      auto value = table.get(question[1], absl::Nanoseconds(number));
      int code = static_cast<int>(value.status().code());
      socket.send(value.ok() ? Texts{"ok", *value}
                             : Texts{"no", absl::StrCat(code),
                                     std::string(value.status().message())});
    } else if (question[0] == "live" && question.size() == 2 &&
               absl::SimpleAtoi(question[1], &number)) {
      watch(number, socket);
    }
  }

  void watch(int64_t process, const Socket &live) {
    if (process < 1 || process >= processes.count ||
        !table.join(process, &live)) {
      live.send({"no"});
      return;
    }
    live.send({"ok"});
    Texts last;
    if (live.receive(last) && last == Texts{"leave"}) {
      table.leave(process);
      live.send({"ok"});
      return;
    }
    std::string message = absl::StrCat("process ", process, " has ended");
    if (table.lose(process, message))
      onLost(message);
  }
};

/// Process 0.
class Keeper : public KeyValueStore {
public:
  Keeper(Socket socket, const PjrtProcesses &processes, Lost onLost)
      : kept(new Kept{processes, std::move(onLost), {}}),
        listening(std::move(socket)), listener([this] { listen(); }) {}
  ~Keeper() override {
    kept->table.end();
    listening.stop();
    listener.join();
  }

  absl::Status put(const std::string &key, const std::string &value) override {
    kept->table.put(key, value);
    return absl::OkStatus();
  }
  absl::StatusOr<std::string> get(const std::string &key,
                                  absl::Duration timeout) override {
    return kept->table.get(key, timeout);
  }
  void leave() override { kept->table.awaitLeft(kept->processes.count - 1); }

private:
  void listen() {
    for (;;) {
      Socket socket = listening.accept();
      if (!socket.isOpen())
        return;
      std::thread([kept = kept, asks = std::move(socket)] {
        kept->answer(asks);
      }).detach();
    }
  }

  const std::shared_ptr<Kept> kept;
  Socket listening;
  std::thread listener;
};

/// Any other process.
class Guest : public KeyValueStore {
public:
  Guest(Socket socket, const PjrtProcesses &processes, Lost onLost)
      : processes(processes), onLost(std::move(onLost)),
        live(std::move(socket)), watcher([this] { watch(); }) {}
  ~Guest() override {
    leaves = true;
    live.stop();
    watcher.join();
  }

  static absl::StatusOr<Socket> join(const PjrtProcesses &processes) {
    auto socket = Socket::connect(
        processes.coordinator, absl::Now() + absl::Seconds(processes.timeout));
    if (!socket.ok())
      return socket;
    Texts reply;
    if (!socket->send({"live", absl::StrCat(processes.process)}) ||
        !socket->receive(reply) || reply.empty())
      return absl::UnavailableError(absl::StrCat(
          processes.coordinator, " does not answer as process 0 would"));
    if (reply.front() != "ok")
      return absl::AlreadyExistsError(
          absl::StrCat("process 0 has a process ", processes.process,
                       " already, or was told of another number of processes"));
    return socket;
  }

  absl::Status put(const std::string &key, const std::string &value) override {
    return ask({"put", key, value}).status();
  }
  absl::StatusOr<std::string> get(const std::string &key,
                                  absl::Duration timeout) override {
    auto reply =
        ask({"get", key, absl::StrCat(absl::ToInt64Nanoseconds(timeout))});
    if (!reply.ok())
      return reply.status();
    return reply->back();
  }
  void leave() override {
    leaves = true;
    live.send({"leave"});
    watcher.join(); // until the answer
    watcher = std::thread([] {});
  }

private:
  absl::StatusOr<Texts> ask(const Texts &question) {
    auto socket = Socket::connect(processes.coordinator, absl::Now());
    if (!socket.ok())
      return socket.status();
    Texts reply;
    if (!socket->send(question) || !socket->receive(reply) || reply.empty())
      return absl::UnavailableError("process 0 does not answer");
    int code = 0;
    if (reply.front() == "no" && reply.size() == 3 &&
        absl::SimpleAtoi(reply[1], &code))
      return absl::Status(static_cast<absl::StatusCode>(code), reply[2]);
    return reply;
  }

  void watch() {
    Texts news;
    bool isTold = live.receive(news);
    if (!leaves)
      onLost(isTold && news.size() == 2 ? news[1] : "process 0 has ended");
  }

  const PjrtProcesses processes;
  const Lost onLost;
  std::atomic<bool> leaves = false;
  Socket live;
  std::thread watcher;
};

} // namespace

absl::StatusOr<std::unique_ptr<KeyValueStore>>
KeyValueStore::open(const PjrtProcesses &processes, Lost onLost) {
  if (processes.process == 0) {
    absl::StatusOr<Socket> socket = Socket::listen(processes.coordinator);
    if (!socket.ok())
      return socket.status();
    return std::make_unique<Keeper>(*std::move(socket), processes,
                                    std::move(onLost));
  }
  absl::StatusOr<Socket> live = Guest::join(processes);
  if (!live.ok())
    return live.status();
  return std::make_unique<Guest>(*std::move(live), processes,
                                 std::move(onLost));
}

} // namespace mlir::gspmd::pjrt
