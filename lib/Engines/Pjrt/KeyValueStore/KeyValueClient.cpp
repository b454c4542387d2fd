//===- KeyValueClient.cpp - The client of a key-value store ---------------===//
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueClient.h"
#include "absl/base/thread_annotations.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "lib/Engines/Pjrt/KeyValueStore/Handshake.h"
#include "lib/Engines/Pjrt/KeyValueStore/LossTimes.h"
#include "lib/Progress/Thread.h"

namespace mlir::gspmd::pjrt {
namespace {

using Texts = std::vector<std::string>;

absl::StatusOr<Socket> connectToServer(const PjrtProcesses &processes,
                                       absl::Time deadline,
                                       Socket::Retry retry) {
  auto socket = connectAndIdentify(processes.coordinator, processes.secret,
                                   processes.process, deadline, retry);
  if (absl::IsPermissionDenied(socket.status()))
    return absl::PermissionDeniedError(
        absl::StrCat(socket.status().message(),
                     "; set GSPMD_SECRET to the same text in all"));
  return socket;
}

class KeyValueClient : public KeyValueStore {
public:
  KeyValueClient(Socket socket, const PjrtProcesses &processes, OnLost onLost)
      : processes(processes), onLost(std::move(onLost)),
        live(std::move(socket)), watcher(Thread::start([this] { watch(); })) {}
  ~KeyValueClient() override {
    markLeaving();
    live.stop();
    watcher.join();
  }
  /// Returns true if a thread watches the open connection.
  bool isWatching() const { return watcher.joinable(); }

  absl::Status put(const std::string &key, const std::string &value) override {
    return request({"put", key, value}).status();
  }
  absl::StatusOr<std::string> get(const std::string &key,
                                  absl::Duration timeout) override {
    auto reply =
        request({"get", key, absl::StrCat(absl::ToInt64Nanoseconds(timeout))});
    if (!reply.ok())
      return reply.status();
    return reply->back();
  }
  void leave() override {
    markLeaving();
    live.send({"leave"});
    absl::MutexLock lock(&mutex); // until the reply
    mutex.Await(absl::Condition(&isOver));
  }
  void abortAll(const std::string &reason) override {
    markLeaving();
    live.send({"give up", reason});
  }

private:
  absl::StatusOr<Texts> request(const Texts &message) {
    auto socket = connectToServer(
        processes, absl::Now() + absl::Seconds(processes.timeout),
        Socket::Retry::No);
    if (!socket.ok())
      return noReplyError(socket.status());
    Texts reply;
    if (!socket->send(message) || !socket->receive(reply) || reply.empty())
      return noReplyError(absl::UnavailableError("process 0 does not respond"));
    int code = 0;
    if (reply.front() == "no" && reply.size() == 3 &&
        absl::SimpleAtoi(reply[1], &code))
      return absl::Status(static_cast<absl::StatusCode>(code), reply[2]);
    return reply;
  }

  /// Returns the error of a request without a reply. If process 0 has ended,
  /// the open connection reports the reason now or shortly; that reason takes
  /// precedence.
  absl::Status noReplyError(const absl::Status &status) {
    auto isLossKnown = [&]() ABSL_SHARED_LOCKS_REQUIRED(mutex) {
      return isOver || !lossReason.empty();
    };
    absl::MutexLock lock(&mutex);
    mutex.AwaitWithTimeout(absl::Condition(&isLossKnown), absl::Seconds(2));
    if (lossReason.empty())
      return status;
    mutex.Await(absl::Condition(&isOver));
    return absl::UnavailableError(lossReason);
  }

  void markLeaving() {
    absl::MutexLock lock(&mutex);
    isLeaving = true;
  }

  void watch() {
    Texts notice;
    bool isReceived = live.receive(notice);
    std::string reason =
        isReceived && notice.size() == 2 && notice[0] == "lost"
            ? notice[1]
            : absl::StrCat("process 0 ",
                           live.isSilent() ? kNoResponse : "has ended");
    absl::MutexLock lock(&mutex);
    if (!isLeaving) {
      lossReason = reason;
      mutex.Unlock();
      onLost(reason);
      mutex.Lock();
    }
    isOver = true;
  }

  const PjrtProcesses processes;
  const OnLost onLost;
  absl::Mutex mutex;
  bool isLeaving ABSL_GUARDED_BY(mutex) = false;
  /// The open connection has ended.
  bool isOver ABSL_GUARDED_BY(mutex) = false;
  /// The reason if a process was lost; `onLost` has been called before.
  std::string lossReason ABSL_GUARDED_BY(mutex);
  Socket live;
  Thread watcher;
};

} // namespace

absl::StatusOr<std::unique_ptr<KeyValueStore>>
connectToKeyValueServer(const PjrtProcesses &processes,
                        absl::Duration maxSilence,
                        KeyValueStore::OnLost onLost) {
  absl::Time deadline = absl::Now() + absl::Seconds(processes.timeout);
  auto live = connectToServer(processes, deadline, Socket::Retry::Yes);
  if (!live.ok())
    return live.status();
  Texts reply;
  live->setDeadline(deadline);
  if (!live->send({"live"}) || !live->receive(reply) || reply.empty())
    return absl::UnavailableError(absl::StrCat(
        processes.coordinator, " does not respond as process 0 would"));
  live->setDeadline(absl::InfiniteFuture());
  live->detectLoss(maxSilence);
  if (reply.front() == "lost" && reply.size() == 2)
    return absl::AbortedError(reply[1]);
  if (reply.front() != "ok")
    return absl::AlreadyExistsError(
        absl::StrCat("process 0 has a process ", processes.process,
                     " already, or expects another number of processes"));
  auto client = std::make_unique<KeyValueClient>(*std::move(live), processes,
                                                 std::move(onLost));
  if (!client->isWatching())
    return absl::ResourceExhaustedError(
        describeMissingThread("watch the connection to process 0"));
  return client;
}

} // namespace mlir::gspmd::pjrt
