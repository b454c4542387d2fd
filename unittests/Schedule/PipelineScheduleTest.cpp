//===- PipelineScheduleTest.cpp - Schedules and textbook formulas ---------===//
#include "lib/Schedule/ScheduleExecution.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"
#include <numeric>

using namespace mlir::gspmd;

namespace {

/// Walks with constant seconds of a forward, a backward pass of inputs and of
/// weights, and without transfers.
ScheduleExecution execute(const PipelineSchedule &schedule, double forward,
                          double inputs, double weights) {
  auto seconds = [&](const PipelineTask &task) {
    switch (task.kind) {
    case TaskKind::Forward:
      return forward;
    case TaskKind::Backward:
      return schedule.splitsBackward ? inputs : inputs + weights;
    case TaskKind::WeightGradient:
      return weights;
    }
    return 0.0;
  };
  auto none = [](const PipelineTask &) {
    return std::vector<TaskDependence>();
  };
  absl::StatusOr<ScheduleExecution> result =
      executeSchedule(schedule, {seconds, none});
  EXPECT_TRUE(result.ok()) << result.status();
  return result.ok() ? *result : ScheduleExecution();
}

PipelineSchedule make(ScheduleKind kind, const PipelineShape &shape) {
  absl::StatusOr<PipelineSchedule> schedule = makeSchedule(kind, shape);
  EXPECT_TRUE(schedule.ok()) << schedule.status();
  return schedule.ok() ? *schedule : PipelineSchedule();
}

TEST(PipelineScheduleTest, BubbleOfGPipe) {
  for (int64_t stages : {1, 2, 4, 8})
    for (int64_t count : {1, 4, 16}) {
      ScheduleExecution result =
          execute(make(ScheduleKind::GPipe, {stages, stages, count}), 1, 1, 1);
      // (S - 1) forward and backward passes around the work of one group.
      EXPECT_DOUBLE_EQ(result.seconds, 3.0 * double(count + stages - 1));
      EXPECT_NEAR(result.bubble(),
                  double(stages - 1) / double(count + stages - 1), 1e-12);
      for (int64_t live : result.liveForwards)
        EXPECT_EQ(live, count);
    }
}

TEST(PipelineScheduleTest, BubbleAndMemoryOfOneForwardOneBackward) {
  for (int64_t stages : {1, 2, 4, 8})
    for (int64_t count : {1, 4, 16}) {
      ScheduleExecution result = execute(
          make(ScheduleKind::OneForwardOneBackward, {stages, stages, count}), 1,
          1.5, 0.5);
      EXPECT_DOUBLE_EQ(result.seconds, 3.0 * double(count + stages - 1));
      for (int64_t s = 0; s < stages; ++s)
        EXPECT_EQ(result.liveForwards[s], std::min(stages - s, count));
    }
}

TEST(PipelineScheduleTest, BubbleOfInterleaved) {
  for (int64_t groups : {2, 4, 8})
    for (int64_t chunks : {2, 3, 4})
      for (int64_t rounds : {1, 2, 4}) {
        int64_t count = rounds * groups;
        // The same layers in more stages: each takes a share of the time.
        double share = 1.0 / double(chunks);
        ScheduleExecution result = execute(
            make(ScheduleKind::Interleaved, {chunks * groups, groups, count}),
            share, share, share);
        EXPECT_NEAR(result.seconds,
                    3.0 * double(count) + 3.0 * double(groups - 1) * share,
                    1e-9);
        for (int64_t g = 0; g < groups; ++g)
          EXPECT_EQ(result.liveForwards[g],
                    std::min(chunks * count,
                             2 * (groups - g - 1) + (chunks - 1) * groups + 1));
      }
}

TEST(PipelineScheduleTest, BubbleAndMemoryOfZeroBubble) {
  for (int64_t stages : {2, 3, 4, 5, 8})
    for (int64_t count : {stages, 2 * stages, int64_t(32)}) {
      ScheduleExecution result = execute(
          make(ScheduleKind::ZeroBubble, {stages, stages, count}), 1, 1, 1);
      // (S - 1) (forward + inputs - weights), a third of that of 1F1B.
      EXPECT_NEAR(result.seconds, double(3 * count + stages - 1), 1e-9);
      EXPECT_EQ(*llvm::max_element(result.liveForwards), stages);
    }
}

TEST(PipelineScheduleTest, EveryTaskOnce) {
  const std::pair<ScheduleKind, PipelineShape> cases[] = {
      {ScheduleKind::GPipe, {3, 3, 5}},
      {ScheduleKind::OneForwardOneBackward, {5, 5, 3}},
      {ScheduleKind::Interleaved, {6, 2, 4}},
      {ScheduleKind::ZeroBubble, {4, 4, 3}},
      {ScheduleKind::ZeroBubble, {1, 1, 3}}};
  for (const auto &[kind, shape] : cases) {
    PipelineSchedule schedule = make(kind, shape);
    int64_t kinds = schedule.splitsBackward ? 3 : 2;
    std::vector<int> count(kNumTaskKinds * shape.stages * shape.microbatches);
    for (int64_t group = 0; group < shape.groups; ++group)
      for (const PipelineTask &task : schedule.tasks[group]) {
        EXPECT_EQ(shape.groupOf(task.stage), group);
        ++count[(unsigned(task.kind) * shape.stages + task.stage) *
                    shape.microbatches +
                task.microbatch];
      }
    EXPECT_EQ(std::accumulate(count.begin(), count.end(), 0),
              kinds * shape.stages * shape.microbatches);
    EXPECT_EQ(*llvm::max_element(count), 1);
    execute(schedule, 1, 1, 1);
  }
}

TEST(PipelineScheduleTest, TransfersDelayTasks) {
  PipelineSchedule schedule = make(ScheduleKind::GPipe, {2, 2, 1});
  auto seconds = [](const PipelineTask &) { return 1.0; };
  auto transfers = [&](const PipelineTask &task) {
    std::vector<TaskDependence> result = chainDependences({2, 2, 1}, task);
    for (TaskDependence &dependence : result)
      if (dependence.task.stage != task.stage)
        dependence.transferSeconds = 0.25;
    return result;
  };
  absl::StatusOr<ScheduleExecution> result =
      executeSchedule(schedule, {seconds, transfers});
  ASSERT_TRUE(result.ok());
  EXPECT_DOUBLE_EQ(result->seconds, 4.5);
}

TEST(PipelineScheduleTest, UnsupportedShapes) {
  EXPECT_EQ(makeSchedule(ScheduleKind::OneForwardOneBackward, {4, 2, 4})
                .status()
                .message(),
            "expected as many groups of devices as stages (4), found 2; only "
            "interleaved schedules have more stages than groups");
  EXPECT_EQ(
      makeSchedule(ScheduleKind::Interleaved, {4, 2, 3}).status().message(),
      "an interleaved schedule requires a number of microbatches that is a "
      "multiple of the number of groups (2), found 3");
}

TEST(PipelineScheduleTest, Tables) {
  PipelineShape shape{2, 2, 2};
  auto read = [&](llvm::StringRef text) {
    absl::StatusOr<PipelineSchedule> schedule =
        readScheduleTable(text, "table.json");
    absl::Status status = schedule.ok()
                              ? validateSchedule(*schedule, shape, "table.json")
                              : schedule.status();
    if (!status.ok())
      return std::string(status.message());
    auto one = [](const PipelineTask &) { return 1.0; };
    auto none = [](const PipelineTask &) {
      return std::vector<TaskDependence>();
    };
    absl::StatusOr<ScheduleExecution> result =
        executeSchedule(*schedule, {one, none});
    return result.ok() ? std::to_string(int(result->seconds))
                       : std::string(result.status().message());
  };
  EXPECT_EQ(read(R"({"groups": [["F0.0", "F0.1", "B0.0", "B0.1"],
                                ["F1.0", "B1.0", "F1.1", "B1.1"]]})"),
            "6");
  EXPECT_EQ(read(R"({"groups": [["F0.0", "B0.0", "F0.1", "B0.1"],
                                ["F1.1", "B1.1", "F1.0", "B1.0"]]})"),
            "the schedule deadlocks: group 0 waits in the backward of "
            "microbatch 0 in stage 0 for the backward of microbatch 0 in stage "
            "1; group 1 waits in the forward of microbatch 1 in stage 1 for "
            "the forward of microbatch 1 in stage 0");
  EXPECT_EQ(read(R"({"groups": [["F0.0", "F0.1", "B0.0"],
                                ["F1.0", "B1.0", "F1.1", "B1.1"]]})"),
            "table.json: the backward of microbatch 1 in stage 0 is absent");
  EXPECT_EQ(read(R"({"groups": [["F0.0", "F1.0"], []]})"),
            "table.json: group 0 has the forward of microbatch 0 in stage 1, "
            "which belongs to group 1");
  EXPECT_EQ(read(R"({"groups": [["F0.0", "F0.0"], []]})"),
            "table.json: group 0 has the forward of microbatch 0 in stage 0 "
            "twice");
  EXPECT_EQ(read(R"({"groups": [["F0.7"], []]})"),
            "table.json: found the forward of microbatch 7 in stage 0, "
            "expected 2 stages and 2 microbatches");
  EXPECT_EQ(read(R"({"groups": [["F0.x"], []]})"),
            "table.json: expected a task such as \"F1.0\", found \"F0.x\"");
  EXPECT_EQ(read(R"({"groups": [["F0.0"]]})"),
            "table.json: expected the tasks of 2 groups of devices, found 1");
}

} // namespace
