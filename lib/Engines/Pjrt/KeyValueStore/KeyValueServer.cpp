//===- KeyValueServer.cpp - A key-value store for other processes ---------===//
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueServer.h"
#include "absl/base/thread_annotations.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"
#include <atomic>
#include <map>
#include <thread>

namespace mlir::gspmd::pjrt {
namespace {

using Texts = std::vector<std::string>;

/// The names and values.
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
      return absl::NotFoundError(absl::StrCat("nobody has told '", key, "'"));
    return absl::DeadlineExceededError(absl::StrCat(
        "nobody told '", key, "' within ", absl::FormatDuration(timeout)));
  }

  /// Nobody will tell anything more.
  void end() {
    absl::MutexLock lock(&mutex);
    ends = true;
  }

private:
  absl::Mutex mutex;
  bool ends ABSL_GUARDED_BY(mutex) = false;
  std::map<std::string, std::string> values ABSL_GUARDED_BY(mutex);
};

/// Who is there. What a process hears on its open connection is said under the
/// lock: so it comes in order, and to nobody whose socket is closed.
class Roll {
public:
  /// Answers. False where the connection is not kept.
  bool join(int64_t process, const Socket &live) {
    absl::MutexLock lock(&mutex);
    if (!whyLost.empty()) {
      live.send({"lost", whyLost});
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

  /// Tells the others. True for the first one that is lost, of which this
  /// process has to be told by the caller, who then calls `endLoss`.
  bool lose(int64_t process, const std::string &why) {
    absl::MutexLock lock(&mutex);
    joined[process] = nullptr;
    if (ends || !whyLost.empty())
      return false;
    whyLost = why;
    for (auto [other, live] : joined)
      if (live)
        live->send({"lost", why});
    return true;
  }
  void endLoss() {
    absl::MutexLock lock(&mutex);
    isLossTold = true;
  }

  /// All that are to leave have, or will not: one is lost, and this process
  /// has been told.
  void awaitLeft(int64_t count) {
    auto isOver = [&]() ABSL_SHARED_LOCKS_REQUIRED(mutex) {
      return numLeft >= count || isLossTold;
    };
    absl::MutexLock lock(&mutex);
    mutex.Await(absl::Condition(&isOver));
  }

  /// The others see that this process ends.
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
  /// The connection that a process keeps open; null of those that have left.
  std::map<int64_t, const Socket *> joined ABSL_GUARDED_BY(mutex);
  int64_t numLeft ABSL_GUARDED_BY(mutex) = 0;
  /// Of the first one that is lost.
  std::string whyLost ABSL_GUARDED_BY(mutex);
  bool isLossTold ABSL_GUARDED_BY(mutex) = false;
};

/// What process 0 keeps for the threads that answer questions, which may end
/// after it.
struct Kept {
  PjrtProcesses processes;
  KeyValueStore::OnLost onLost;
  Values values;
  Roll roll;

  void answer(const Socket &socket) {
    Texts question;
    if (!socket.receive(question) || question.empty())
      return;
    int64_t number = 0;
    if (question[0] == "put" && question.size() == 3) {
      values.put(question[1], question[2]);
      socket.send({"ok"});
    } else if (question[0] == "get" && question.size() == 3 &&
               absl::SimpleAtoi(question[2], &number)) {
      auto value = values.get(question[1], absl::Nanoseconds(number));
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
    if (process < 1 || process >= processes.count) {
      live.send({"no"});
      return;
    }
    if (!roll.join(process, live))
      return;
    Texts last;
    bool isSaid = live.receive(last);
    if (isSaid && last == Texts{"leave"})
      return roll.leave(process);
    std::string why = isSaid && last.size() == 2 && last[0] == "give up"
                          ? last[1]
                          : absl::StrCat("process ", process, " has ended");
    if (!roll.lose(process, why))
      return;
    onLost(why);
    roll.endLoss();
  }
};

class KeyValueServer : public KeyValueStore {
public:
  KeyValueServer(Socket socket, const PjrtProcesses &processes, OnLost onLost)
      : kept(new Kept{processes, std::move(onLost), {}, {}}),
        listening(std::move(socket)), listener([this] { listen(); }) {}
  ~KeyValueServer() override {
    ends = true;
    kept->values.end();
    kept->roll.end();
    listening.stop();
    listener.join();
  }

  absl::Status put(const std::string &key, const std::string &value) override {
    kept->values.put(key, value);
    return absl::OkStatus();
  }
  absl::StatusOr<std::string> get(const std::string &key,
                                  absl::Duration timeout) override {
    return kept->values.get(key, timeout);
  }
  void leave() override { kept->roll.awaitLeft(kept->processes.count - 1); }
  void abortAll(const std::string &why) override { kept->roll.lose(0, why); }

private:
  void listen() {
    while (!ends) {
      absl::StatusOr<Socket> socket = listening.accept();
      if (socket.ok())
        std::thread([kept = kept, asks = *std::move(socket)] {
          kept->answer(asks);
        }).detach();
      else if (absl::IsResourceExhausted(socket.status()))
        // Who has connected waits, and others have files to close.
        absl::SleepFor(absl::Milliseconds(20));
      else
        return;
    }
  }

  const std::shared_ptr<Kept> kept;
  std::atomic<bool> ends = false;
  Socket listening;
  std::thread listener;
};

} // namespace

absl::StatusOr<std::unique_ptr<KeyValueStore>>
startKeyValueServer(const PjrtProcesses &processes,
                    KeyValueStore::OnLost onLost) {
  absl::StatusOr<Socket> socket = Socket::listen(processes.coordinator);
  if (!socket.ok())
    return socket.status();
  return std::make_unique<KeyValueServer>(*std::move(socket), processes,
                                          std::move(onLost));
}

} // namespace mlir::gspmd::pjrt
