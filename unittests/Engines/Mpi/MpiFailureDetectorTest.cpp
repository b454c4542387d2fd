//===- MpiFailureDetectorTest.cpp - Reactions to failing ranks ------------===//
//
// One rank and messages from others, on an MPI library without communication.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/MpiFailureDetector.h"
#include "lib/Engines/Mpi/plugin/MpiPlugin.h"
#include "gtest/gtest.h"
#include <cstring>
#include <deque>
#include <functional>

using namespace mlir::gspmd;

namespace {

using Messages = std::deque<std::pair<int32_t, std::string>>;

/// The messages from and to other ranks.
struct Mailbox {
  int32_t own = 0;
  Messages in, out;
  /// The reaction of another rank to a message.
  std::function<void(int32_t to, const std::string &text)> onSend;
};
Mailbox mailbox;

int exchange(const gspmd_mpi_comm *, const gspmd_mpi_message *sends,
             int32_t numSends, const gspmd_mpi_message *, int32_t, int32_t,
             gspmd_mpi_request **) {
  for (int32_t i = 0; i < numSends; ++i) {
    std::string text(static_cast<const char *>(sends[i].data),
                     static_cast<size_t>(sends[i].bytes));
    mailbox.out.emplace_back(sends[i].peer, text);
    if (mailbox.onSend)
      mailbox.onSend(sends[i].peer, text);
  }
  return 0;
}
int test(gspmd_mpi_request *, int32_t *isDone) {
  *isDone = 1;
  return 0;
}
int receiveAny(const gspmd_mpi_comm *, int32_t, void *data, int64_t,
               int64_t *bytes, int32_t *source) {
  *source = -1;
  if (mailbox.in.empty())
    return 0;
  auto [from, text] = mailbox.in.front();
  mailbox.in.pop_front();
  *source = from;
  *bytes = static_cast<int64_t>(text.size());
  std::memcpy(data, text.data(), text.size());
  return 0;
}

class MpiFailureDetectorTest : public ::testing::Test {
protected:
  MpiFailureDetectorTest() {
    mailbox = {};
    plugin.rank = [](const gspmd_mpi_comm *) { return mailbox.own; };
    plugin.size = [](const gspmd_mpi_comm *) { return int32_t(3); };
    plugin.exchange = exchange;
    plugin.test = test;
    plugin.receive_any = receiveAny;
    plugin.abort = [](int code) { std::_Exit(code); };
    settings.tool = "tool";
    settings.stallSeconds = 100;
  }

  /// Waits for others for at least `seconds`.
  void wait(MpiFailureDetector &detector, double seconds = 0) {
    auto begin = MpiFailureDetector::Clock::now();
    for (int poll = 0;
         poll < 100 ||
         std::chrono::duration<double>(MpiFailureDetector::Clock::now() - begin)
                 .count() < seconds;
         ++poll)
      detector.poll([] { return std::string("for a test"); }, begin);
  }

  gspmd_mpi_plugin plugin{};
  MpiSettings settings;
};

TEST_F(MpiFailureDetectorTest, ALateRankAbortsAll) {
  MpiFailureDetector detector(plugin, nullptr, settings);
  mailbox.in = {{2, "L"}};
  EXPECT_EXIT(wait(detector), ::testing::ExitedWithCode(3),
              "tool: error: no progress for 100 s .--mpi-timeout.: "
              "ranks 1, 2 do not respond; rank 0 waits for a test");
}

TEST_F(MpiFailureDetectorTest, ARankThatWasLateDoesNot) {
  MpiFailureDetector detector(plugin, nullptr, settings);
  // Both were sent while this rank computed.
  mailbox.in = {{2, "L"}, {2, "O"}};
  wait(detector);
  EXPECT_TRUE(mailbox.out.empty());
}

TEST_F(MpiFailureDetectorTest, AbandonsAProbe) {
  MpiFailureDetector detector(plugin, nullptr, settings);
  mailbox.in = {{2, "L"}};
  mailbox.onSend = [](int32_t to, const std::string &text) {
    if (to == 2)
      mailbox.in = {{2, "O"}};
  };
  wait(detector);
  EXPECT_EQ(mailbox.out, (Messages{{1, "?1"}, {2, "?1"}}));
  // A late reply to one probe is no reply to the next.
  mailbox.in = {{2, "L"}};
  mailbox.onSend = [](int32_t to, const std::string &text) {
    if (to == 2)
      mailbox.in = {{1, "H1 elsewhere"}, {2, "H2 here"}};
  };
  EXPECT_EXIT(wait(detector), ::testing::ExitedWithCode(3),
              ": rank 1 does not respond; rank 0 waits for a test; "
              "rank 2 waits here");
}

TEST_F(MpiFailureDetectorTest, PrintsTextOfOthersOnOneLine) {
  MpiFailureDetector detector(plugin, nullptr, settings);
  mailbox.in = {{2, "F\x03rank 2: \033[31m\n\xff"}};
  EXPECT_EXIT(wait(detector), ::testing::ExitedWithCode(3),
              "tool: error: rank 2: .u001b.31m.u000a.xff\n");
}

TEST_F(MpiFailureDetectorTest, EndsMessagesBetweenCharacters) {
  MpiFailureDetector detector(plugin, nullptr, settings);
  mailbox.in = {{2, "?1"}};
  std::string place;
  while (place.size() < 20000)
    place += "😀";
  for (int poll = 0; poll < 100; ++poll)
    detector.poll([&] { return place; }, MpiFailureDetector::Clock::now());
  ASSERT_EQ(mailbox.out.size(), 1u);
  const std::string &sent = mailbox.out.front().second;
  EXPECT_GT(sent.size(), 16000u);
  EXPECT_EQ(sent.substr(sent.size() - 4), "😀");
}

TEST_F(MpiFailureDetectorTest, ALateRankReportsTheEndOfItsWait) {
  mailbox.own = 2;
  settings.stallSeconds = 0.5;
  MpiFailureDetector detector(plugin, nullptr, settings);
  wait(detector, 0.6);
  EXPECT_EQ(mailbox.out, (Messages{{0, "L"}}));
  detector.endWait();
  EXPECT_EQ(mailbox.out, (Messages{{0, "L"}, {0, "O"}}));
  // The next wait is short.
  wait(detector);
  detector.endWait();
  EXPECT_EQ(mailbox.out.size(), 2u);
}

} // namespace
