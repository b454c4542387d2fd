//===- ThreadTest.cpp - Threads that may not start ------------------------===//

#include "lib/Progress/Thread.h"

#include "gtest/gtest.h"
#include <cerrno>
#include <thread>
#include <utility>
#include <vector>

using namespace mlir::gspmd;

namespace {

/// Returns the thread that ran each of four tasks.
std::vector<std::thread::id> threadsOfTasks(ThreadStarter start) {
  std::vector<std::thread::id> threads(4);
  std::vector<int> numCalls(4);
  runOnThreads(
      4,
      [&](unsigned number) {
        threads[number] = std::this_thread::get_id();
        ++numCalls[number];
      },
      start);
  EXPECT_EQ(numCalls, std::vector<int>(4, 1));
  return threads;
}

TEST(ThreadTest, RunsTasksOnThreads) {
  std::vector<std::thread::id> threads = threadsOfTasks(pthread_create);
  EXPECT_EQ(threads[0], std::this_thread::get_id());
  for (unsigned number = 1; number < 4; ++number)
    EXPECT_NE(threads[number], std::this_thread::get_id());
}

/// Starts one thread, and then fails as under a limit.
int startFirst(pthread_t *thread, const pthread_attr_t *attributes,
               void *(*run)(void *), void *argument) noexcept {
  static bool isLimitReached = false;
  if (std::exchange(isLimitReached, true))
    return EAGAIN;
  return pthread_create(thread, attributes, run, argument);
}

TEST(ThreadTest, RunsTasksOfThreadsThatCannotBeStarted) {
  std::vector<std::thread::id> threads = threadsOfTasks(startFirst);
  EXPECT_NE(threads[1], std::this_thread::get_id());
  for (unsigned number : {0, 2, 3})
    EXPECT_EQ(threads[number], std::this_thread::get_id());
}

} // namespace
