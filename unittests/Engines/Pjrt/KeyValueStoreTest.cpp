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

/// A port that nobody has: below those that the system gives away.
std::string freeAddress() {
  static int port = 10000 + static_cast<int>(getpid()) % 15000;
  for (;;) {
    std::string address = absl::StrCat("127.0.0.1:", ++port);
    if (Socket::listen(address).ok())
      return address;
  }
}

/// What a process is told of others.
class News {
public:
  KeyValueStore::OnLost onLost(absl::Duration delay = absl::ZeroDuration()) {
    return [this, delay](const std::string &why) {
      absl::SleepFor(delay);
      absl::MutexLock lock(&mutex);
      told.push_back(why);
    };
  }
  Texts now() {
    absl::MutexLock lock(&mutex);
    return told;
  }
  Texts await() {
    auto isTold = [&] { return !told.empty(); };
    absl::MutexLock lock(&mutex);
    mutex.AwaitWithTimeout(absl::Condition(&isTold), absl::Seconds(20));
    return told;
  }

private:
  absl::Mutex mutex;
  Texts told;
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

/// A process that has joined, and ends when this does, without a word.
Socket mortal(const std::string &address, int64_t process) {
  auto live = Socket::connect(address, absl::Now() + absl::Seconds(20));
  EXPECT_TRUE(live.ok()) << live.status();
  Texts reply;
  EXPECT_TRUE(live->send({"live", absl::StrCat(process)}));
  EXPECT_TRUE(live->receive(reply));
  EXPECT_EQ(reply, Texts{"ok"});
  return *std::move(live);
}

TEST(KeyValueStore, TellsTheFirstLossOnce) {
  std::string address = freeAddress();
  News news, newsOf3;
  auto keeper = openStore(address, 4, 0, news.onLost(absl::Milliseconds(200)));
  Socket second = mortal(address, 2);
  auto third = openStore(address, 4, 3, newsOf3.onLost());
  {
    Socket first = mortal(address, 1);
  }
  Texts heard;
  EXPECT_TRUE(second.receive(heard)); // and ends because of it
  EXPECT_EQ(heard, (Texts{"lost", "process 1 has ended"}));
  second = Socket();
  EXPECT_EQ(newsOf3.await(), Texts{"process 1 has ended"});
  third.reset();
  // Process 0 does not end before it was told.
  keeper->leave();
  EXPECT_EQ(news.now(), Texts{"process 1 has ended"});
  absl::SleepFor(absl::Milliseconds(300));
  EXPECT_EQ(news.now(), Texts{"process 1 has ended"});
}

TEST(KeyValueStore, TellsThoseWhoJoinLater) {
  std::string address = freeAddress();
  News news;
  auto keeper = openStore(address, 3, 0, news.onLost());
  {
    Socket first = mortal(address, 1);
  }
  EXPECT_EQ(news.await(), Texts{"process 1 has ended"});
  PjrtProcesses processes{3, 2, address, 20, {}};
  auto late = KeyValueStore::open(processes, news.onLost());
  EXPECT_EQ(late.status(), absl::AbortedError("process 1 has ended"));
}

TEST(KeyValueStore, TellsWhySomeoneGivesUp) {
  for (int64_t who : {0, 1}) {
    std::string address = freeAddress();
    News news[3];
    std::unique_ptr<KeyValueStore> stores[3];
    for (int64_t process = 0; process < 3; ++process)
      stores[process] = openStore(address, 3, process, news[process].onLost());
    stores[who]->abortAll("process 7 has not come");
    for (int64_t process = 2; process >= 0; --process)
      if (process != who) {
        EXPECT_EQ(news[process].await(), Texts{"process 7 has not come"});
      }
    stores[who].reset();
    EXPECT_EQ(news[who].now(), Texts{});
  }
}

TEST(KeyValueStore, LeavingIsNoLoss) {
  std::string address = freeAddress();
  News news[2];
  auto keeper = openStore(address, 2, 0, news[0].onLost());
  auto guest = openStore(address, 2, 1, news[1].onLost());
  ASSERT_TRUE(guest->put("a", "b").ok());
  EXPECT_EQ(*keeper->tryGet("a"), "b");
  EXPECT_TRUE(absl::IsNotFound(guest->tryGet("c").status()));
  EXPECT_TRUE(absl::IsDeadlineExceeded(
      guest->get("c", absl::Milliseconds(10)).status()));
  guest->leave();
  guest.reset();
  keeper->leave();
  keeper.reset();
  EXPECT_EQ(news[0].now(), Texts{});
  EXPECT_EQ(news[1].now(), Texts{});
}

/// A question that process 0 does not answer any more fails for the reason
/// that the open connection tells, and after that.
TEST(KeyValueStore, OneSaysWhyAllEnd) {
  std::string address = freeAddress();
  auto listening = Socket::listen(address);
  ASSERT_TRUE(listening.ok());
  std::thread zero([&] {
    auto live = listening->accept();
    Texts text;
    EXPECT_TRUE(live->receive(text) && live->send({"ok"}));
    auto question = listening->accept();
    EXPECT_TRUE(question->receive(text));
    question = Socket();
    absl::SleepFor(absl::Milliseconds(100));
    EXPECT_TRUE(live->send({"lost", "process 2 has ended"}));
  });
  News news;
  auto guest = openStore(address, 3, 1, news.onLost(absl::Milliseconds(100)));
  absl::Status status = guest->get("a", absl::Seconds(20)).status();
  EXPECT_EQ(status, absl::UnavailableError("process 2 has ended"));
  EXPECT_EQ(news.now(), Texts{"process 2 has ended"});
  zero.join();
}

TEST(KeyValueStore, ListensAfterFilesRanOut) {
  std::string address = freeAddress();
  News news;
  auto keeper = openStore(address, 2, 0, news.onLost());
  rlimit before;
  getrlimit(RLIMIT_NOFILE, &before);
  rlimit few = before;
  few.rlim_cur = 64;
  setrlimit(RLIMIT_NOFILE, &few);
  std::vector<int> taken;
  for (int file; (file = ::open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0;)
    taken.push_back(file);
  // The one that asks has a file, the one that answers has none.
  ::close(taken.back());
  taken.pop_back();
  auto asks = Socket::connect(address, absl::Now());
  absl::SleepFor(absl::Milliseconds(100));
  for (int file : taken)
    ::close(file);
  setrlimit(RLIMIT_NOFILE, &before);
  ASSERT_TRUE(asks.ok()) << asks.status();
  Texts reply;
  EXPECT_TRUE(asks->send({"put", "a", "b"}));
  EXPECT_TRUE(asks->receive(reply));
  EXPECT_EQ(reply, Texts{"ok"});
  EXPECT_EQ(*keeper->tryGet("a"), "b");
}

} // namespace
