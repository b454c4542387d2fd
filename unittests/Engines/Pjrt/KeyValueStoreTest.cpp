//===- KeyValueStoreTest.cpp ----------------------------------------------===//
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"
#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"
#include "gtest/gtest.h"
#include <fcntl.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

using namespace mlir::gspmd;
using namespace mlir::gspmd::pjrt;

namespace {

using Texts = std::vector<std::string>;

/// Returns an unused port, below those that the system assigns.
std::string freeAddress() {
  static int port = 10000 + static_cast<int>(getpid()) % 15000;
  for (;;) {
    std::string address = absl::StrCat("127.0.0.1:", ++port);
    if (Socket::listen(address).ok())
      return address;
  }
}

/// The losses that a process is notified of.
class Losses {
public:
  KeyValueStore::OnLost onLost(absl::Duration delay = absl::ZeroDuration()) {
    return [this, delay](const std::string &why) {
      absl::SleepFor(delay);
      absl::MutexLock lock(&mutex);
      reported.push_back(why);
    };
  }
  Texts now() {
    absl::MutexLock lock(&mutex);
    return reported;
  }
  Texts await() {
    auto isReported = [&] { return !reported.empty(); };
    absl::MutexLock lock(&mutex);
    mutex.AwaitWithTimeout(absl::Condition(&isReported), absl::Seconds(20));
    return reported;
  }

private:
  absl::Mutex mutex;
  Texts reported;
};

std::unique_ptr<KeyValueStore> openStore(const std::string &address,
                                         int64_t count, int64_t process,
                                         KeyValueStore::OnLost onLost) {
  PjrtProcesses processes;
  processes.count = count;
  processes.process = process;
  processes.coordinator = address;
  processes.timeout = 20;
  auto store = KeyValueStore::open(processes, std::move(onLost));
  EXPECT_TRUE(store.ok()) << store.status();
  return *std::move(store);
}

/// A process that has joined and ends with this object, without leaving.
Socket mortalProcess(const std::string &address, int64_t process) {
  auto live = Socket::connect(address, absl::Now() + absl::Seconds(20));
  EXPECT_TRUE(live.ok()) << live.status();
  Texts reply;
  EXPECT_TRUE(live->send({"live", absl::StrCat(process)}));
  EXPECT_TRUE(live->receive(reply));
  EXPECT_EQ(reply, Texts{"ok"});
  return *std::move(live);
}

TEST(KeyValueStore, ReportsTheFirstLossOnce) {
  std::string address = freeAddress();
  Losses losses, lossesOf3;
  auto server =
      openStore(address, 4, 0, losses.onLost(absl::Milliseconds(200)));
  Socket second = mortalProcess(address, 2);
  auto third = openStore(address, 4, 3, lossesOf3.onLost());
  {
    Socket first = mortalProcess(address, 1);
  }
  Texts heard;
  EXPECT_TRUE(second.receive(heard)); // and ends with it
  EXPECT_EQ(heard, (Texts{"lost", "process 1 has ended"}));
  second = Socket();
  EXPECT_EQ(lossesOf3.await(), Texts{"process 1 has ended"});
  third.reset();
  // Process 0 does not end before it was notified.
  server->leave();
  EXPECT_EQ(losses.now(), Texts{"process 1 has ended"});
  absl::SleepFor(absl::Milliseconds(300));
  EXPECT_EQ(losses.now(), Texts{"process 1 has ended"});
}

TEST(KeyValueStore, ReportsLossesToLaterProcesses) {
  std::string address = freeAddress();
  Losses losses;
  auto server = openStore(address, 3, 0, losses.onLost());
  {
    Socket first = mortalProcess(address, 1);
  }
  EXPECT_EQ(losses.await(), Texts{"process 1 has ended"});
  PjrtProcesses processes{3, 2, address, 20, {}};
  auto late = KeyValueStore::open(processes, losses.onLost());
  EXPECT_EQ(late.status(), absl::AbortedError("process 1 has ended"));
}

TEST(KeyValueStore, ReportsTheReasonOfAnAbort) {
  for (int64_t who : {0, 1}) {
    std::string address = freeAddress();
    Losses losses[3];
    std::unique_ptr<KeyValueStore> stores[3];
    for (int64_t process = 0; process < 3; ++process)
      stores[process] =
          openStore(address, 3, process, losses[process].onLost());
    stores[who]->abortAll("process 7 has not responded");
    for (int64_t process = 2; process >= 0; --process)
      if (process != who) {
        EXPECT_EQ(losses[process].await(),
                  Texts{"process 7 has not responded"});
      }
    stores[who].reset();
    EXPECT_EQ(losses[who].now(), Texts{});
  }
}

TEST(KeyValueStore, LeavingIsNoLoss) {
  std::string address = freeAddress();
  Losses losses[2];
  auto server = openStore(address, 2, 0, losses[0].onLost());
  auto client = openStore(address, 2, 1, losses[1].onLost());
  ASSERT_TRUE(client->put("a", "b").ok());
  EXPECT_EQ(*server->tryGet("a"), "b");
  EXPECT_TRUE(absl::IsNotFound(client->tryGet("c").status()));
  EXPECT_TRUE(absl::IsDeadlineExceeded(
      client->get("c", absl::Milliseconds(10)).status()));
  client->leave();
  client.reset();
  server->leave();
  server.reset();
  EXPECT_EQ(losses[0].now(), Texts{});
  EXPECT_EQ(losses[1].now(), Texts{});
}

/// A request without a reply fails with the reason that the open connection
/// reports, and after it.
TEST(KeyValueStore, ReportsOneReason) {
  std::string address = freeAddress();
  auto listening = Socket::listen(address);
  ASSERT_TRUE(listening.ok());
  std::thread zero([&] {
    auto live = listening->accept();
    Texts text;
    EXPECT_TRUE(live->receive(text) && live->send({"ok"}));
    auto request = listening->accept();
    EXPECT_TRUE(request->receive(text));
    request = Socket();
    absl::SleepFor(absl::Milliseconds(100));
    EXPECT_TRUE(live->send({"lost", "process 2 has ended"}));
  });
  Losses losses;
  auto client =
      openStore(address, 3, 1, losses.onLost(absl::Milliseconds(100)));
  absl::Status status = client->get("a", absl::Seconds(20)).status();
  EXPECT_EQ(status, absl::UnavailableError("process 2 has ended"));
  EXPECT_EQ(losses.now(), Texts{"process 2 has ended"});
  zero.join();
}

TEST(KeyValueStore, ListensAfterFilesRanOut) {
  std::string address = freeAddress();
  Losses losses;
  auto server = openStore(address, 2, 0, losses.onLost());
  rlimit before;
  getrlimit(RLIMIT_NOFILE, &before);
  rlimit few = before;
  few.rlim_cur = 64;
  setrlimit(RLIMIT_NOFILE, &few);
  std::vector<int> taken;
  for (int file; (file = ::open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0;)
    taken.push_back(file);
  // The client has a file, the server has none.
  ::close(taken.back());
  taken.pop_back();
  auto client = Socket::connect(address, absl::Now());
  absl::SleepFor(absl::Milliseconds(100));
  for (int file : taken)
    ::close(file);
  setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_TRUE(client.ok()) << client.status();
  Texts reply;
  EXPECT_TRUE(client->send({"put", "a", "b"}));
  EXPECT_TRUE(client->receive(reply));
  EXPECT_EQ(reply, Texts{"ok"});
  EXPECT_EQ(*server->tryGet("a"), "b");
}

} // namespace
