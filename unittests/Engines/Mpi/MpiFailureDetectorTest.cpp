//===- MpiFailureDetectorTest.cpp - What ranks say when others do not come
//-===//
//
// One rank, and letters as they come from others: on a library for MPI that
// carries nothing.
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

using Letters = std::deque<std::pair<int32_t, std::string>>;

/// From others to this rank, and from it to others.
struct Post {
  int32_t own = 0;
  Letters in, out;
  /// What others do when they get a letter.
  std::function<void(int32_t to, const std::string &text)> onSend;
};
Post post;

int exchange(const gspmd_mpi_comm *, const gspmd_mpi_message *sends,
             int32_t numSends, const gspmd_mpi_message *, int32_t, int32_t,
             gspmd_mpi_request **) {
  for (int32_t i = 0; i < numSends; ++i) {
    std::string text(static_cast<const char *>(sends[i].data),
                     static_cast<size_t>(sends[i].bytes));
    post.out.emplace_back(sends[i].peer, text);
    if (post.onSend)
      post.onSend(sends[i].peer, text);
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
  if (post.in.empty())
    return 0;
  auto [from, text] = post.in.front();
  post.in.pop_front();
  *source = from;
  *bytes = static_cast<int64_t>(text.size());
  std::memcpy(data, text.data(), text.size());
  return 0;
}

class WatchTest : public ::testing::Test {
protected:
  WatchTest() {
    post = {};
    plugin.rank = [](const gspmd_mpi_comm *) { return post.own; };
    plugin.size = [](const gspmd_mpi_comm *) { return int32_t(3); };
    plugin.exchange = exchange;
    plugin.test = test;
    plugin.receive_any = receiveAny;
    plugin.abort = [](int code) { std::_Exit(code); };
    settings.tool = "tool";
    settings.stallSeconds = 100;
  }

  /// Waits for others: shortly, or for so long.
  void wait(MpiFailureDetector &watch, double seconds = 0) {
    auto begin = MpiFailureDetector::Clock::now();
    for (int poll = 0;
         poll < 100 ||
         std::chrono::duration<double>(MpiFailureDetector::Clock::now() - begin)
                 .count() < seconds;
         ++poll)
      watch.poll([] { return std::string("for a test"); }, begin);
  }

  gspmd_mpi_plugin plugin{};
  MpiSettings settings;
};

TEST_F(WatchTest, OneThatIsLateEndsAll) {
  MpiFailureDetector watch(plugin, nullptr, settings);
  post.in = {{2, "L"}};
  EXPECT_EXIT(wait(watch), ::testing::ExitedWithCode(3),
              "tool: error: nothing has happened for 100 s .--mpi-timeout.: "
              "ranks 1, 2 do not come; rank 0 waits for a test");
}

TEST_F(WatchTest, OneThatWasLateDoesNot) {
  MpiFailureDetector watch(plugin, nullptr, settings);
  // Both were written while this rank computed.
  post.in = {{2, "L"}, {2, "O"}};
  wait(watch);
  EXPECT_TRUE(post.out.empty());
}

TEST_F(WatchTest, ACallOfTheRollIsGivenUp) {
  MpiFailureDetector watch(plugin, nullptr, settings);
  post.in = {{2, "L"}};
  post.onSend = [](int32_t to, const std::string &text) {
    if (to == 2)
      post.in = {{2, "O"}};
  };
  wait(watch);
  EXPECT_EQ(post.out, (Letters{{1, "?1"}, {2, "?1"}}));
  // Who answers that call late has not answered the next one.
  post.in = {{2, "L"}};
  post.onSend = [](int32_t to, const std::string &text) {
    if (to == 2)
      post.in = {{1, "H1 elsewhere"}, {2, "H2 here"}};
  };
  EXPECT_EXIT(wait(watch), ::testing::ExitedWithCode(3),
              ": rank 1 does not come; rank 0 waits for a test; "
              "rank 2 waits here");
}

TEST_F(WatchTest, WhoWasLateSaysThatItGoesOn) {
  post.own = 2;
  settings.stallSeconds = 0.5;
  MpiFailureDetector watch(plugin, nullptr, settings);
  wait(watch, 0.6);
  EXPECT_EQ(post.out, (Letters{{0, "L"}}));
  watch.endWait();
  EXPECT_EQ(post.out, (Letters{{0, "L"}, {0, "O"}}));
  // Another wait, which is short.
  wait(watch);
  watch.endWait();
  EXPECT_EQ(post.out.size(), 2u);
}

} // namespace
