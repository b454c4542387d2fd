//===- SchedulerTest.cpp - Rendezvous without collectives -----------------===//
#include "lib/Runtime/Scheduling/Scheduler.h"
#include "gtest/gtest.h"
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <numeric>
#include <thread>

using namespace gspmd;

namespace {

/// Runs `body(device)` for every device.
template <typename Body>
absl::Status runDevices(Scheduler &scheduler, Body body) {
  return scheduler.run(body);
}

struct Group {
  Group(std::vector<int32_t> devices, int64_t op) : devices(devices) {
    rendezvous.label = "'op" + std::to_string(op) + "' (here)";
    rendezvous.members = this->devices;
  }
  std::vector<int32_t> devices;
  Rendezvous rendezvous;
};

std::vector<int32_t> firstDevices(int32_t count) {
  std::vector<int32_t> devices(count);
  std::iota(devices.begin(), devices.end(), 0);
  return devices;
}

/// A transport whose transfers end, and are reported by another thread, before
/// `begin` returns.
class FastRemote : public RemoteTransport {
public:
  absl::Status begin(CollectiveInstance &) override { return absl::OkStatus(); }
  absl::Status begin(Rendezvous &rendezvous) {
    rendezvous.isOutstanding = true;
    std::unique_lock lock(mutex);
    begun.push_back(&rendezvous);
    if (++numBegun < 2)
      return absl::OkStatus();
    isTaken.wait_for(lock, std::chrono::seconds(20),
                     [&] { return begun.empty(); });
    lock.unlock();
    // The other thread reports it to the scheduler meanwhile.
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    return absl::OkStatus();
  }
  absl::Status
  progress(llvm::SmallVectorImpl<Rendezvous *> &finished) override {
    std::lock_guard lock(mutex);
    if (numBegun >= 2) {
      finished.append(begun.begin(), begun.end());
      begun.clear();
      isTaken.notify_all();
    }
    return absl::OkStatus();
  }
  [[noreturn]] void injectFault(const Fault &) override { std::abort(); }

private:
  std::mutex mutex;
  std::condition_variable isTaken;
  std::vector<Rendezvous *> begun;
  int numBegun = 0;
};

TEST(Scheduler, TransfersMayEndBeforeBeginReturns) {
  FastRemote remote;
  Scheduler scheduler(firstDevices(2), 2, /*stallSeconds=*/0, &remote);
  Group first({0}, 0), second({1}, 1), later({0, 1}, 2);
  std::vector<int> left(2, 0);
  absl::Status status = runDevices(scheduler, [&](int64_t device) {
    Rendezvous &own = (device ? second : first).rendezvous;
    ASSERT_TRUE(scheduler.arriveAndWait(device, own, 0,
                                        [&] { return remote.begin(own); }));
    ++left[device];
    ASSERT_TRUE(scheduler.arriveAndWait(device, later.rendezvous, device,
                                        [] { return absl::OkStatus(); }));
  });
  EXPECT_TRUE(status.ok()) << status;
  EXPECT_EQ(left, (std::vector<int>{1, 1}));
  EXPECT_EQ(first.rendezvous.execution, 1);
  EXPECT_EQ(second.rendezvous.execution, 1);
}

TEST(Scheduler, RendezvousOfFiveHundredDevices) {
  constexpr int64_t count = 512, rounds = 20;
  Scheduler scheduler(firstDevices(count), 2);
  Group all(firstDevices(count), 0);
  int64_t workDone = 0; // modified only by the last device of a round
  std::vector<int64_t> seen(count, 0);
  absl::Status status = runDevices(scheduler, [&](int64_t device) {
    for (int64_t round = 0; round < rounds; ++round) {
      ASSERT_TRUE(scheduler.arriveAndWait(device, all.rendezvous, device, [&] {
        ++workDone;
        return absl::OkStatus();
      }));
      seen[device] += workDone == round + 1;
    }
  });
  EXPECT_TRUE(status.ok());
  EXPECT_EQ(workDone, rounds);
  EXPECT_EQ(seen, std::vector<int64_t>(count, rounds));
}

TEST(Scheduler, NoMoreThanTheAllowedNumberRuns) {
  Scheduler scheduler(firstDevices(64), 3);
  std::atomic<int> running{0}, most{0};
  absl::Status status = runDevices(scheduler, [&](int64_t) {
    int now = ++running;
    int before = most;
    while (now > before && !most.compare_exchange_weak(before, now)) {
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    --running;
  });
  EXPECT_LE(most, 3);
}

auto nothing = [] { return absl::OkStatus(); };

TEST(Scheduler, DifferentOpsAreAMismatch) {
  Scheduler scheduler(firstDevices(2), 2);
  Group first({0, 1}, 0), second({0, 1}, 1);
  absl::Status status = runDevices(scheduler, [&](int64_t device) {
    Group &mine = device ? second : first;
    EXPECT_FALSE(
        scheduler.arriveAndWait(device, mine.rendezvous, device, nothing));
  });
  EXPECT_EQ(status.message(),
            "mismatched collectives: device 0 waits in 'op0' (here) (execution "
            "1) for device 1; device 1 waits in 'op1' (here) (execution 1) for "
            "device 0; waiting: devices 0, 1");
}

TEST(Scheduler, CycleOfThreeIsADeadlock) {
  Scheduler scheduler(firstDevices(3), 2);
  Group g01({0, 1}, 0), g12({1, 2}, 1), g20({2, 0}, 2);
  absl::Status status = runDevices(scheduler, [&](int64_t device) {
    Group *mine[] = {&g01, &g12, &g20};
    EXPECT_FALSE(
        scheduler.arriveAndWait(device, mine[device]->rendezvous, 0, nothing));
  });
  EXPECT_EQ(std::string(status.message()).substr(0, 9), "deadlock:");
  EXPECT_NE(status.message().find(
                "device 2 waits in 'op2' (here) (execution 1) for device 0"),
            std::string::npos);
}

TEST(Scheduler, AFinishedDeviceLeavesOthersInADeadlock) {
  Scheduler scheduler(firstDevices(3), 1);
  Group all(firstDevices(3), 0);
  absl::Status status = runDevices(scheduler, [&](int64_t device) {
    if (device != 1)
      EXPECT_FALSE(
          scheduler.arriveAndWait(device, all.rendezvous, device, nothing));
  });
  EXPECT_NE(status.message().find("for device 1, which has finished"),
            std::string::npos)
      << status;
}

TEST(Scheduler, AFailureWakesAllAndTheFirstOneCounts) {
  Scheduler scheduler(firstDevices(100), 2);
  Group all(firstDevices(100), 0);
  absl::Status status = runDevices(scheduler, [&](int64_t device) {
    if (device == 42) {
      scheduler.fail(absl::InternalError("first"));
      scheduler.fail(absl::InternalError("second"));
      return;
    }
    EXPECT_FALSE(
        scheduler.arriveAndWait(device, all.rendezvous, device, nothing));
  });
  EXPECT_EQ(status, absl::InternalError("first"));
}

/// While the last member works on the group's data, a failure elsewhere must
/// not release the others, whose data would be freed.
TEST(Scheduler, NoDeviceLeavesDuringTheWork) {
  Scheduler scheduler(firstDevices(3), 3);
  Group pair({0, 1}, 0);
  std::atomic<bool> isWorking{false}, isDone{false};
  absl::Status status = runDevices(scheduler, [&](int64_t device) {
    if (device == 2) {
      while (!isWorking)
        std::this_thread::yield();
      scheduler.fail(absl::InternalError("elsewhere"));
      return;
    }
    EXPECT_FALSE(scheduler.arriveAndWait(device, pair.rendezvous, device, [&] {
      isWorking = true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      isDone = true;
      return absl::OkStatus();
    }));
    EXPECT_TRUE(isDone);
  });
  EXPECT_EQ(status, absl::InternalError("elsewhere"));
}

TEST(SchedulerTest, FunctionsThatWaitForOtherDevices) {
  constexpr int32_t kNumDevices = 5;
  Scheduler scheduler(firstDevices(kNumDevices), 1);
  std::mutex mutex;
  std::condition_variable changed;
  int32_t numInside = 0;
  absl::Status status = runDevices(scheduler, [&](int64_t) {
    scheduler.callBlocking([&] {
      std::unique_lock lock(mutex);
      ++numInside;
      changed.notify_all();
      EXPECT_TRUE(changed.wait_for(lock, std::chrono::seconds(60),
                                   [&] { return numInside == kNumDevices; }));
    });
  });
  EXPECT_TRUE(status.ok());
  EXPECT_EQ(numInside, kNumDevices);
}

} // namespace
