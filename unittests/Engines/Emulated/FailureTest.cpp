//===- FailureTest.cpp - Messages of failing runs -------------------------===//
#include "unittests/Engines/Emulated/TestPrograms.h"

using namespace gspmd;
using namespace gspmd::test;
using testing::AssertionResult;

namespace {

/// Runs `entry` on a line of `count` devices with two all-reduces over all
/// devices.
absl::Status runOnLine(int64_t count, std::function<void(void **)> entry,
                       const RunOptions &options = {}) {
  CompiledProgram program;
  program.meshes = {makeMesh({count})};
  CollectiveDesc reduce;
  reduce.axes = program.meshes[0].allAxes();
  reduce.name = "spmd.all_reduce";
  reduce.location = "model.py:1:2";
  program.collectives = {reduce, reduce};
  program.collectives[1].location = "model.py:3:4";
  program.entry = std::move(entry);
  return runProgram(program, {}, options).status();
}

AssertionResult hasMessage(const absl::Status &status, llvm::StringRef text) {
  if (!status.ok() &&
      llvm::StringRef(status.message().data(), status.message().size())
          .contains(text))
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << status;
}

void reduceOne(int64_t op) {
  float in = 1, out = 0;
  callCollective(op, Descriptor(&in, {}), Descriptor(&out, {}));
}

TEST(Failure, MismatchNamesDevicesOpsAndLocations) {
  absl::Status status = runOnLine(
      2, [](void **) { reduceOne(gspmd_rt_partition_id() == 0 ? 0 : 1); });
  EXPECT_TRUE(hasMessage(status, "mismatched collectives"));
  EXPECT_TRUE(
      hasMessage(status, "device 0 waits in 'spmd.all_reduce' (model.py:1:2)"));
  EXPECT_TRUE(
      hasMessage(status, "device 1 waits in 'spmd.all_reduce' (model.py:3:4)"));
}

TEST(Failure, UnequalTripCountsAreADeadlock) {
  absl::Status status = runOnLine(8, [](void **) {
    for (int64_t i = 0; i < 2 + (gspmd_rt_partition_id() == 5 ? 0 : 1); ++i)
      reduceOne(0);
  });
  EXPECT_TRUE(
      hasMessage(status, "(execution 3) for device 5, which has finished"));
}

TEST(Failure, DifferentShapesInOneOp) {
  absl::Status status = runOnLine(2, [](void **) {
    float in[2] = {}, out[2] = {};
    int64_t size = 1 + gspmd_rt_partition_id();
    callCollective(0, Descriptor(in, {size}), Descriptor(out, {size}));
  });
  EXPECT_TRUE(hasMessage(status, "device 0 passes 1 and device 1 passes 2"));
}

TEST(Failure, WrongResultShape) {
  absl::Status status = runOnLine(2, [](void **) {
    float in[2] = {}, out[2] = {};
    callCollective(0, Descriptor(in, {2}), Descriptor(out, {1}));
  });
  EXPECT_TRUE(hasMessage(status, "input 2 gives output 2, not 1"));
}

TEST(Failure, EndlessLoopsElsewhereStopToo) {
  absl::Status status = runOnLine(
      4,
      [](void **) {
        if (gspmd_rt_partition_id() == 3) {
          float in[2] = {}, out[1] = {};
          callCollective(0, Descriptor(in, {2}), Descriptor(out, {1}));
        }
        for (;;)
          gspmd_rt_loop_guard();
      },
      [] {
        RunOptions options;
        options.numThreads = 4;
        return options;
      }());
  EXPECT_TRUE(hasMessage(status, "not 1"));
}

/// A device stalls while others loop without collectives, on as many threads as
/// devices and on one, where a looping device may be the only one that runs.
TEST(Failure, StallsAreDetectedWithLoopingDevices) {
  for (unsigned threads : {4, 1}) {
    RunOptions options;
    options.numThreads = threads;
    options.faults = {{Fault::Stall, 0, 1}};
    options.stallSeconds = 1.5;
    absl::Status status = runOnLine(
        4,
        [](void **) {
          if (gspmd_rt_partition_id() < 2) {
            float in[1] = {}, out[1] = {};
            callCollective(0, Descriptor(in, {1}), Descriptor(out, {1}));
          }
          for (;;)
            gspmd_rt_loop_guard();
        },
        options);
    EXPECT_TRUE(
        hasMessage(status, "stalled: device 0 has stalled (injected) before"));
    EXPECT_TRUE(hasMessage(status, threads == 4
                                       ? "devices 2, 3 have reached no "
                                         "collective and not finished for 1.5 "
                                         "seconds"
                                       : "device 2 has reached no"));
    EXPECT_TRUE(hasMessage(status, "waiting: device 1"));
  }
}

TEST(Failure, OutOfMemoryNamesDeviceAndOp) {
  RunOptions options;
  options.memoryLimit = 1000;
  absl::Status status = runOnLine(
      2,
      [](void **) {
        reduceOne(0);
        for (;;)
          gspmd_rt_alloc(300); // leaked intentionally: the run frees it
      },
      options);
  EXPECT_TRUE(hasMessage(status,
                         "is out of memory after 'spmd.all_reduce' "
                         "(model.py:1:2): 300 bytes requested, 900 of 1000"));
  EXPECT_TRUE(absl::IsResourceExhausted(status));
}

/// Runs a device that keeps its allocations, most of them with a text, some
/// with the same.
absl::Status fillMemory(const RunOptions &options) {
  CompiledProgram program;
  program.meshes = {makeMesh({2})};
  program.arguments = {
      rowPerDevice(program.meshes[0], ElementType::F32, {100})};
  program.arguments[0].name = "params.w";
  program.results = {rowPerDevice(program.meshes[0], ElementType::BF16, {10})};
  program.entry = [](void **) {
    static const char *const texts[] = {"b", "c", "d", "e", "f", "g",
                                        "h", "i", "j", "k", "l"};
    for (int i = 0; i < 3; ++i)
      gspmd_rt_alloc_named(100, "4x4xf32 at model.py:5:6");
    for (const char *text : texts)
      gspmd_rt_alloc_named(10, text);
    gspmd_rt_free(gspmd_rt_alloc_named(500, "what is free again"));
    gspmd_rt_alloc_named(2000, "20x25xf32 at model.py:7:8");
  };
  std::vector<HostTensor> arguments;
  arguments.emplace_back(ElementType::F32, llvm::ArrayRef<int64_t>{2, 100});
  return runProgram(program, arguments, options).status();
}

TEST(Failure, OutOfMemoryListsLiveTensors) {
  RunOptions options;
  options.numThreads = 1;
  options.memoryLimit = 2500;
  EXPECT_EQ(fillMemory(options).message(),
            "device 0 is out of memory before the first collective: 2000 bytes "
            "requested for 20x25xf32 at model.py:7:8, 830 of 2500 in use:\n"
            "  400 bytes  argument 0 'params.w': 1x100xf32\n"
            "  300 bytes  4x4xf32 at model.py:5:6, 3 times\n"
            "  20 bytes  result 0: 1x10xbf16\n"
            "  10 bytes  b\n  10 bytes  c\n  10 bytes  d\n  10 bytes  e\n"
            "  10 bytes  f\n  10 bytes  g\n  10 bytes  h\n"
            "  40 bytes  4 more");
  options.memoryLimit = 410;
  EXPECT_EQ(fillMemory(options).message(),
            "every device is out of memory before it starts: arguments and "
            "results take 420 of 410 bytes:\n"
            "  400 bytes  argument 0 'params.w': 1x100xf32\n"
            "  20 bytes  result 0: 1x10xbf16");
}

TEST(Failure, MemoryThatTheMachineDoesNotHave) {
  absl::Status status = runOnLine(2, [](void **) {
    gspmd_rt_alloc_named(100, "4x4xf32 at model.py:5:6");
    gspmd_rt_alloc_named(uint64_t(1) << 60, "the rest");
  });
  EXPECT_TRUE(hasMessage(status, "this machine has no memory for device "));
  EXPECT_TRUE(hasMessage(status,
                         ": 1152921504606846976 bytes requested for the rest, "
                         "100 in use:\n"
                         "  100 bytes  4x4xf32 at model.py:5:6"));
}

TEST(Failure, TooManyDevices) {
  EXPECT_TRUE(
      hasMessage(runOnLine(4097, [](void **) {}),
                 "the mesh has 4097 devices; the emulator runs at most 4096"));
}

TEST(Failure, ReductionThatDoesNotExist) {
  CompiledProgram program;
  program.meshes = {makeMesh({2})};
  CollectiveDesc reduce;
  reduce.reduction = ReductionKind::Max;
  reduce.elementType = ElementType::C64;
  program.collectives = {reduce};
  EXPECT_TRUE(
      hasMessage(runProgram(program, {}).status(),
                 "no reduction 'max' on elements of type complex<f32>"));
}

TEST(Failure, ChecksNameTheFirstDifference) {
  CompiledProgram program;
  program.meshes = {makeMesh({2})};
  CheckDesc equal;
  equal.name = "check.expect_eq";
  equal.location = "t.mlir:7:1";
  CheckDesc almost = equal, close = equal;
  almost.kind = CheckKind::Almost;
  almost.tolerance = 0.1;
  close.kind = CheckKind::Close;
  close.maxUlps = 2;
  program.checks = {equal, almost, close};
  auto check = [&](int64_t index, std::array<float, 2> got,
                   std::array<float, 2> expected) {
    program.entry = [=](void **) mutable {
      Descriptor a(got.data(), {2}), b(expected.data(), {2});
      gspmd_rt_check(index, a.rank, a.get(), b.rank, b.get());
    };
    return runProgram(program, {}).status();
  };
  EXPECT_TRUE(check(0, {1, NAN}, {1, NAN}).ok());
  EXPECT_TRUE(hasMessage(check(0, {1, 2}, {1, 3}),
                         "1 of 2 elements differ: [1] found 2, expected 3"));
  EXPECT_TRUE(
      hasMessage(check(0, {1, 2}, {1, 3}), "(t.mlir:7:1) failed on device"));
  EXPECT_TRUE(check(1, {1, 2}, {1, 2.05f}).ok());
  EXPECT_FALSE(check(1, {1, 2}, {1, 2.15f}).ok());
  float next = std::nextafter(1.0f, 2.0f);
  EXPECT_TRUE(check(2, {1, -0.0f}, {next, 0.0f}).ok());
  EXPECT_TRUE(
      hasMessage(check(2, {1, 0}, {1.0001f, 0}), "units in the last place"));
  EXPECT_FALSE(check(2, {1, 0}, {NAN, 0}).ok());
}

} // namespace
