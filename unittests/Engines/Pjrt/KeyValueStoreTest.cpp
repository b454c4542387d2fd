//===- KeyValueStoreTest.cpp ----------------------------------------------===//
#include "lib/Engines/Pjrt/KeyValueStore/KeyValueStore.h"
#include "absl/strings/escaping.h"
#include "absl/strings/str_cat.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "lib/Engines/Pjrt/KeyValueStore/Handshake.h"
#include "gtest/gtest.h"
#include <atomic>
#include <fcntl.h>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

using namespace mlir::gspmd;
using namespace mlir::gspmd::pjrt;

namespace {

using Texts = std::vector<std::string>;

constexpr const char *kSecret = "a secret of these tests";

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
class LossRecorder {
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
  processes.secret = kSecret;
  auto store = KeyValueStore::open(processes, std::move(onLost));
  EXPECT_TRUE(store.ok()) << store.status();
  return *std::move(store);
}

/// A process that has joined and ends with this object, without leaving.
Socket mortalProcess(const std::string &address, int64_t process) {
  auto live = Socket::connect(address, absl::Now() + absl::Seconds(20));
  EXPECT_TRUE(live.ok()) << live.status();
  Texts reply;
  EXPECT_EQ(identifyTo(*live, kSecret, process), absl::OkStatus());
  EXPECT_TRUE(live->send({"live"}));
  EXPECT_TRUE(live->receive(reply));
  EXPECT_EQ(reply, Texts{"ok"});
  live->detectLoss(absl::Seconds(20));
  return *std::move(live);
}

TEST(KeyValueStore, ReportsTheFirstLossOnce) {
  std::string address = freeAddress();
  LossRecorder losses, lossesOf3;
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
  LossRecorder losses;
  auto server = openStore(address, 3, 0, losses.onLost());
  {
    Socket first = mortalProcess(address, 1);
  }
  EXPECT_EQ(losses.await(), Texts{"process 1 has ended"});
  PjrtProcesses processes{3, 2, address, 20, {}, kSecret};
  auto late = KeyValueStore::open(processes, losses.onLost());
  EXPECT_EQ(late.status(), absl::AbortedError("process 1 has ended"));
}

TEST(KeyValueStore, ReportsTheReasonOfAnAbort) {
  for (int64_t who : {0, 1}) {
    std::string address = freeAddress();
    LossRecorder losses[3];
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
  LossRecorder losses[2];
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
    EXPECT_EQ(identifyPeer(*live, kSecret), 1);
    EXPECT_TRUE(live->receive(text) && live->send({"ok"}));
    live->detectLoss(absl::Seconds(20));
    auto request = listening->accept();
    EXPECT_EQ(identifyPeer(*request, kSecret), 1);
    EXPECT_TRUE(request->receive(text));
    request = Socket();
    absl::SleepFor(absl::Milliseconds(100));
    EXPECT_TRUE(live->send({"lost", "process 2 has ended"}));
  });
  LossRecorder losses;
  auto client =
      openStore(address, 3, 1, losses.onLost(absl::Milliseconds(100)));
  absl::Status status = client->get("a", absl::Seconds(20)).status();
  EXPECT_EQ(status, absl::UnavailableError("process 2 has ended"));
  EXPECT_EQ(losses.now(), Texts{"process 2 has ended"});
  zero.join();
}

TEST(KeyValueStore, ListensAfterFilesRanOut) {
  std::string address = freeAddress();
  LossRecorder losses;
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
  client->setDeadline(absl::Now() + absl::Seconds(20));
  Texts reply;
  EXPECT_EQ(identifyTo(*client, kSecret, 1), absl::OkStatus());
  EXPECT_TRUE(client->send({"put", "a", "b"}));
  EXPECT_TRUE(client->receive(reply));
  EXPECT_EQ(reply, Texts{"ok"});
  EXPECT_EQ(*server->tryGet("a"), "b");
}

/// Cases of RFC 4231; the key of the last one is longer than a block.
TEST(Handshake, AuthenticationCodes) {
  auto code = [](llvm::StringRef key, llvm::StringRef message) {
    return absl::BytesToHexString(hmacSha256(key, message));
  };
  EXPECT_EQ(code(std::string(20, '\x0b'), "Hi There"),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(code(std::string(20, '\xaa'), std::string(50, '\xdd')),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(code(std::string(131, '\xaa'),
                 "Test Using Larger Than Block-Size Key - Hash Key First"),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(Handshake, RejectsOtherSecrets) {
  std::string address = freeAddress();
  LossRecorder losses;
  auto server = openStore(address, 3, 0, losses.onLost());
  PjrtProcesses processes{3, 1, address, 20, losses.onLost(), "another secret"};
  auto other = KeyValueStore::open(processes, losses.onLost());
  EXPECT_TRUE(absl::IsPermissionDenied(other.status())) << other.status();
  // Nor may a stranger be the process of a peer that has joined, end the run,
  // or replay what a peer has sent.
  auto stranger = Socket::connect(address, absl::Now() + absl::Seconds(20));
  ASSERT_TRUE(stranger.ok());
  Texts greeting, reply;
  EXPECT_TRUE(stranger->receive(greeting));
  EXPECT_TRUE(stranger->send({"live"}));
  // The other end may have closed the connection by now.
  static_cast<void>(stranger->send({"give up", "text"}));
  EXPECT_FALSE(stranger->receive(reply));
  auto client = openStore(address, 3, 1, losses.onLost());
  EXPECT_TRUE(client->put("a", "b").ok());
  EXPECT_EQ(losses.now(), Texts{});
  client->leave();
}

/// The proof of a peer, sent back by a listener or by another peer, is wrong.
TEST(Handshake, RejectsReflectionAndReplay) {
  std::string address = freeAddress();
  auto listening = Socket::listen(address);
  ASSERT_TRUE(listening.ok());
  Texts proof;
  std::thread zero([&] {
    auto peer = listening->accept();
    EXPECT_TRUE(peer->send({"gspmd", std::string(32, 'n')}));
    EXPECT_TRUE(peer->receive(proof));
    EXPECT_TRUE(peer->send({proof[2]}));
  });
  auto client = Socket::connect(address, absl::Now() + absl::Seconds(20));
  ASSERT_TRUE(client.ok());
  EXPECT_TRUE(absl::IsPermissionDenied(identifyTo(*client, kSecret, 1)));
  zero.join();
  std::thread replay([&] {
    auto peer = listening->accept();
    EXPECT_EQ(identifyPeer(*peer, kSecret), std::nullopt);
  });
  auto again = Socket::connect(address, absl::Now() + absl::Seconds(20));
  Texts greeting, reply;
  EXPECT_TRUE(again->receive(greeting));
  EXPECT_TRUE(again->send(proof));
  EXPECT_TRUE(again->receive(reply));
  EXPECT_EQ(reply, Texts{"no"});
  replay.join();
}

/// While strangers open many connections, a listener ends some before their
/// peers are identified. Those connect again.
TEST(Handshake, RepeatsConnectionsThatEnd) {
  std::string address = freeAddress();
  auto listening = Socket::listen(address);
  ASSERT_TRUE(listening.ok());
  std::thread listener([&] {
    for (int i = 0; i < 3; ++i)
      EXPECT_TRUE(listening->accept().ok());
    auto dropped = listening->accept();
    EXPECT_EQ(identifyPeer(*dropped, kSecret, [] { return false; }),
              std::nullopt);
    dropped = Socket();
    auto kept = listening->accept();
    EXPECT_EQ(identifyPeer(*kept, kSecret), 1);
  });
  auto peer =
      connectAndIdentify(address, kSecret, 1, absl::Now() + absl::Seconds(20));
  EXPECT_TRUE(peer.ok()) << peer.status();
  listener.join();
}

/// Strangers that send nothing, or too much, do not delay a peer and are not
/// stored.
TEST(PeerListener, SilentStrangersCostNothing) {
  std::string address = freeAddress();
  LossRecorder losses;
  auto server = openStore(address, 2, 0, losses.onLost());
  std::vector<Socket> strangers;
  for (int i = 0; i < 200; ++i) {
    auto stranger = Socket::connect(address, absl::Now() + absl::Seconds(20));
    ASSERT_TRUE(stranger.ok()) << stranger.status();
    uint64_t lengths[] = {3, uint64_t(3) << 30};
    if (i % 2)
      stranger->send(
          {std::string(reinterpret_cast<char *>(lengths), sizeof(lengths))});
    strangers.push_back(*std::move(stranger));
  }
  absl::Time begin = absl::Now();
  auto client = openStore(address, 2, 1, losses.onLost());
  EXPECT_TRUE(client->put("a", "b").ok());
  EXPECT_LT(absl::Now() - begin, absl::Seconds(5));
  client->leave();
}

/// A connection ends at its deadline, however often a byte arrives.
TEST(Socket, DeadlineBoundsSlowPeers) {
  std::string address = freeAddress();
  auto listening = Socket::listen(address);
  ASSERT_TRUE(listening.ok());
  auto slow = Socket::connect(address, absl::Now() + absl::Seconds(20));
  auto peer = listening->accept();
  ASSERT_TRUE(slow.ok() && peer.ok());
  std::atomic<bool> ends = false;
  std::thread drip([&] {
    while (!ends) {
      slow->send({});
      absl::SleepFor(absl::Milliseconds(50));
    }
  });
  peer->setDeadline(absl::Now() + absl::Milliseconds(300));
  absl::Time begin = absl::Now();
  Texts text;
  while (peer->receive(text) && absl::Now() - begin < absl::Seconds(10))
    ;
  EXPECT_LT(absl::Now() - begin, absl::Seconds(5));
  ends = true;
  drip.join();
}

} // namespace
