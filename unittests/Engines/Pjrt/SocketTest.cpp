//===- SocketTest.cpp -----------------------------------------------------===//
#include "lib/Engines/Pjrt/KeyValueStore/Socket.h"
#include "absl/time/clock.h"
#include "gtest/gtest.h"
#include <fstream>
#include <linux/filter.h>
#include <netinet/in.h>
#include <string>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace mlir::gspmd::pjrt;

namespace {

using Texts = std::vector<std::string>;

/// A connection between a socket and a file descriptor, which can do what a
/// socket of the library does not.
struct Connection {
  Connection() {
    int port = 0;
    auto listening = Socket::listenOnFreePort("127.0.0.1", port);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    peer = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    EXPECT_EQ(::connect(peer, reinterpret_cast<sockaddr *>(&address),
                        sizeof(address)),
              0);
    auto accepted = listening->accept();
    EXPECT_TRUE(accepted.ok());
    socket = *std::move(accepted);
  }
  ~Connection() { ::close(peer); }

  /// The peer receives no packet from now on, as if its machine were lost.
  void losePeer() const {
    sock_filter none = BPF_STMT(BPF_RET | BPF_K, 0);
    sock_fprog program{1, &none};
    EXPECT_EQ(::setsockopt(peer, SOL_SOCKET, SO_ATTACH_FILTER, &program,
                           sizeof(program)),
              0);
  }

  Socket socket;
  int peer = -1;
};

/// Returns the time until `receive` fails.
absl::Duration timeOfLoss(const Socket &socket) {
  absl::Time begin = absl::Now();
  Texts texts;
  EXPECT_FALSE(socket.receive(texts));
  return absl::Now() - begin;
}

constexpr absl::Duration kMaxSilence = absl::Seconds(3);

TEST(Socket, DetectsLostMachine) {
  Connection connection;
  connection.socket.detectLoss(kMaxSilence);
  connection.losePeer();
  EXPECT_LT(timeOfLoss(connection.socket), absl::Seconds(8));
  EXPECT_TRUE(connection.socket.isSilent());
}

/// While data is not acknowledged, no keepalive probes are sent.
TEST(Socket, DetectsLostMachineThatDoesNotAcknowledgeData) {
  for (size_t numBytes : {1, 64 << 20}) {
    Connection connection;
    connection.socket.detectLoss(kMaxSilence);
    connection.losePeer();
    std::thread sender(
        [&] { connection.socket.send({std::string(numBytes, 'x')}); });
    EXPECT_LT(timeOfLoss(connection.socket), absl::Seconds(8));
    EXPECT_TRUE(connection.socket.isSilent());
    connection.socket.shutdownSend();
    sender.join();
  }
}

/// The machine of a stopped process acknowledges what it receives until there
/// is no space, and the probes then.
TEST(Socket, DetectsStoppedPeer) {
  for (size_t numBytes : {1, 64 << 20}) {
    Connection connection;
    connection.socket.detectLoss(kMaxSilence);
    EXPECT_EQ(::send(connection.peer, "\0\0\0\0\0\0\0\0", 8, 0), 8);
    std::thread sender(
        [&] { connection.socket.send({std::string(numBytes, 'x')}); });
    absl::Duration time = timeOfLoss(connection.socket);
    EXPECT_TRUE(connection.socket.isSilent());
    EXPECT_GE(time, kMaxSilence - absl::Milliseconds(100));
    EXPECT_LT(time, absl::Seconds(8));
    connection.socket.shutdownSend();
    sender.join();
  }
}

/// Two processes without messages show each other that they run.
TEST(Socket, SignsOfLifeAreNoMessages) {
  Connection connection;
  Socket peer(::dup(connection.peer));
  connection.socket.detectLoss(kMaxSilence);
  peer.detectLoss(kMaxSilence);
  std::thread reader([&] {
    Texts texts;
    EXPECT_TRUE(peer.receive(texts));
    EXPECT_EQ(texts, Texts{"last"});
    peer.send({"reply"});
  });
  std::thread sender([&] {
    absl::SleepFor(3 * kMaxSilence);
    connection.socket.send({"last"});
  });
  Texts texts;
  EXPECT_TRUE(connection.socket.receive(texts));
  EXPECT_EQ(texts, Texts{"reply"});
  EXPECT_FALSE(connection.socket.isSilent());
  reader.join();
  sender.join();
}

/// A peer that closes the connection is not silent.
TEST(Socket, EndIsNoSilence) {
  Connection connection;
  connection.socket.detectLoss(kMaxSilence);
  ::shutdown(connection.peer, SHUT_RDWR);
  EXPECT_LT(timeOfLoss(connection.socket), kMaxSilence);
  EXPECT_FALSE(connection.socket.isSilent());
}

/// Memory grows with the bytes of a text, and not with the size that precedes
/// it.
TEST(Socket, StatedSizesTakeNoMemory) {
  auto residentPages = [] {
    size_t all = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return resident;
  };
  Connection connection;
  uint64_t lengths[] = {1, uint64_t(8) << 30};
  ASSERT_EQ(::send(connection.peer, lengths, sizeof(lengths), 0),
            ssize_t(sizeof(lengths)));
  size_t before = residentPages();
  connection.socket.setDeadline(absl::Now() + absl::Seconds(1));
  Texts texts;
  EXPECT_FALSE(connection.socket.receive(texts));
  size_t bytes = (residentPages() - before) * size_t(sysconf(_SC_PAGESIZE));
  EXPECT_LT(bytes, size_t(256) << 20);
}

} // namespace
