//===- StressTest.cpp - Random collective programs on many threads --------===//
// A thousand programs of random collectives over random axes of random meshes.
// Each runs on one thread and on several: the results must have the same bits,
// and no run may hang. Some devices leave early or execute a wrong op: these
// runs must fail. The same programs also start their collectives and wait
// later, with the same bits. The tests are built with the thread sanitizer too
// (EmulatorRaceTests).
//===----------------------------------------------------------------------===//
#include "unittests/Engines/Emulated/TestPrograms.h"
#include <atomic>
#include <cstring>
#include <random>

using namespace gspmd;
using namespace gspmd::test;

namespace {

/// The work of a device between two collectives.
struct Step {
  int64_t op;
  std::vector<int64_t> in, out; ///< local shapes
  int64_t work;                 ///< rounds of arithmetic before it
};

/// A chain of collectives on a vector of `length` numbers; its shape is always
/// [length, 1] between the steps.
class RandomProgram {
public:
  explicit RandomProgram(unsigned seed) : random(seed) {
    static const std::vector<std::vector<int64_t>> meshes = {
        {8}, {2, 4}, {4, 4}, {2, 2, 2}, {16}, {3, 5}, {8, 4}, {2, 4, 8}, {64}};
    mesh = makeMesh(meshes[pick(meshes.size())]);
    program.meshes = {mesh};
    length = mesh.numDevices() * static_cast<int64_t>(1 + pick(4));
    int64_t count = 1 + static_cast<int64_t>(pick(12));
    for (int64_t i = 0; i < count; ++i)
      addStep();
    bool fails = pick(10) == 0;
    culprit = fails ? static_cast<int64_t>(pick(mesh.numDevices())) : -1;
    leavesAt = static_cast<int64_t>(pick(steps.size()));
    depth = static_cast<int64_t>(pick(4));
    program.results = {rowPerDevice(mesh, ElementType::F32, {length})};
    program.entry = [this](void **packed) { run(packed); };
  }

  CompiledProgram program;
  /// Whether collectives are asynchronous, awaited when their results are
  /// needed.
  bool isStarted = false;
  bool mustFail() const { return culprit >= 0 && someoneWaits(); }
  bool mayFail() const { return culprit >= 0; }

private:
  size_t pick(size_t count) { return random() % count; }

  void addStep() {
    CollectiveDesc op;
    op.name = "step " + std::to_string(steps.size());
    for (unsigned axis = 0; axis < mesh.rank(); ++axis)
      if (pick(2) || (op.axes.empty() && axis + 1 == mesh.rank()))
        op.axes.push_back(mesh.fullAxis(axis));
    int64_t group = 1;
    for (unsigned axis = 0; axis < mesh.rank(); ++axis)
      for (const auto &ref : op.axes)
        if (ref == mesh.fullAxis(axis))
          group *= mesh.axes()[axis].size;
    Step step{static_cast<int64_t>(steps.size()),
              {length, 1},
              {length, 1},
              static_cast<int64_t>(pick(200))};
    switch (pick(6)) {
    case 0:
      op.kind = CollectiveKind::AllReduce;
      break;
    case 1:
      op.kind = CollectiveKind::AllGather;
      op.dim = 1;
      step.out = {length, group};
      break;
    case 2:
      op.kind = CollectiveKind::ReduceScatter;
      step.out = {length / group, 1};
      break;
    case 3:
      op.kind = CollectiveKind::AllToAll;
      op.splitDim = 0;
      op.dim = 1;
      step.out = {length / group, group};
      break;
    case 4:
      op.kind = CollectiveKind::CollectivePermute;
      op.shift = 1 + static_cast<int64_t>(pick(3));
      op.wrap = pick(2);
      break;
    default:
      op.kind = CollectiveKind::HaloExchange;
      op.haloLeft = static_cast<int64_t>(pick(3));
      op.haloRight = static_cast<int64_t>(pick(length + 2));
      op.haloWraps = pick(2);
      op.haloRing = op.haloWraps ? static_cast<int64_t>(pick(group + 1)) : 0;
      step.out = {length + op.haloLeft + op.haloRight, 1};
      break;
    }
    program.collectives.push_back(op);
    steps.push_back(step);
  }

  /// Returns true if another device needs the one that leaves.
  bool someoneWaits() const {
    for (size_t i = static_cast<size_t>(leavesAt); i < steps.size(); ++i)
      for (const auto &ref : program.collectives[i].axes)
        for (unsigned axis = 0; axis < mesh.rank(); ++axis)
          if (ref == mesh.fullAxis(axis) && mesh.axes()[axis].size > 1)
            return true;
    return false;
  }

  static int64_t product(const std::vector<int64_t> &sizes) {
    int64_t result = 1;
    for (int64_t size : sizes)
      result *= size;
    return result;
  }

  /// A collective whose result is not in the state yet.
  struct Pending {
    const Step *step;
    float *sent, *received;
  };

  Pending begin(const Step &step, const float *state) {
    auto *sent = static_cast<float *>(gspmd_rt_alloc(length * 4));
    std::memcpy(sent, state, length * 4);
    auto *received =
        static_cast<float *>(gspmd_rt_alloc(product(step.out) * 4));
    Descriptor in(sent, step.in), out(received, step.out);
    if (isStarted)
      gspmd_rt_collective_start(step.op, in.rank, in.get(), out.rank,
                                out.get());
    else
      callCollective(step.op, in, out);
    return {&step, sent, received};
  }
  /// Folds a received result into the state.
  void end(const Pending &pending, float *state) {
    if (isStarted)
      gspmd_rt_collective_done(pending.step->op);
    for (int64_t i = 0, n = product(pending.step->out); i < n; ++i)
      state[i % length] =
          0.5f * state[i % length] + 0.01f * pending.received[i];
    gspmd_rt_free(pending.received);
    gspmd_rt_free(pending.sent);
  }

  void run(void **packed) {
    int64_t device = gspmd_rt_partition_id();
    auto *state = static_cast<float *>(gspmd_rt_alloc(length * 4));
    for (int64_t i = 0; i < length; ++i)
      state[i] = static_cast<float>(device * 37 % 11) + 0.1f * (i % 7);
    // The type has no destructor, since a failing call does not return.
    Pending pending[16];
    size_t first = 0, last = 0;
    for (const Step &step : steps) {
      if (device == culprit && step.op == leavesAt)
        return;
      for (int64_t round = 0; round < step.work; ++round)
        for (int64_t i = 0; i < length; ++i)
          state[i] = state[i] * 0.999f + 0.001f;
      pending[last++] = begin(step, state);
      if (last - first > static_cast<size_t>(depth))
        end(pending[first++], state);
    }
    while (first < last)
      end(pending[first++], state);
    std::memcpy(bufferOf(packed, 0), state, length * 4);
    gspmd_rt_free(state);
  }

  std::mt19937 random;
  Mesh mesh;
  int64_t length;
  std::vector<Step> steps;
  int64_t culprit, leavesAt;
  /// Collectives in flight while others begin.
  int64_t depth;
};

TEST(Stress, AThousandRandomPrograms) {
  int64_t numFailed = 0;
  for (unsigned seed = 0; seed < 1000; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomProgram random(seed);
    RunOptions serial, parallel;
    serial.numThreads = 1;
    parallel.numThreads = 2 + seed % 3;
    parallel.repeat = random.mayFail() ? 1 : 2;
    auto expected = runProgram(random.program, {}, serial);
    for (bool isStarted : {false, true}) {
      random.isStarted = isStarted;
      bool isSerial = isStarted && seed % 4 == 0;
      auto got = runProgram(random.program, {}, isSerial ? serial : parallel);
      ASSERT_EQ(expected.ok(), got.ok()) << expected.status() << got.status();
      if (random.mustFail()) {
        ASSERT_FALSE(got.ok());
      }
      if (!random.mayFail()) {
        ASSERT_TRUE(got.ok()) << got.status();
      }
      numFailed += !got.ok();
      if (!got.ok())
        continue;
      const HostTensor &a = expected->front(), &b = got->front();
      ASSERT_EQ(std::memcmp(a.data(), b.data(), a.numBytes()), 0);
    }
  }
  EXPECT_GT(numFailed, 20);
}

/// Enough data for several threads; the sum replaces its operand.
TEST(Stress, LargeDataIsSpreadOverThreads) {
  constexpr int64_t numDevices = 8, length = 60000;
  Mesh mesh = makeMesh({numDevices});
  CompiledProgram program;
  program.meshes = {mesh};
  CollectiveDesc reduce, gather;
  reduce.axes = gather.axes = mesh.allAxes();
  gather.kind = CollectiveKind::AllGather;
  program.collectives = {reduce, gather};
  std::atomic<int64_t> numWrong{0};
  program.entry = [&](void **) {
    int64_t device = gspmd_rt_partition_id();
    auto *data = static_cast<float *>(gspmd_rt_alloc(length * 4));
    auto *all = static_cast<float *>(gspmd_rt_alloc(numDevices * length * 4));
    for (int round = 0; round < 5; ++round) {
      for (int64_t i = 0; i < length; ++i)
        data[i] = static_cast<float>(device + i % 13);
      callCollective(1, Descriptor(data, {length}),
                     Descriptor(all, {numDevices * length}));
      callCollective(0, Descriptor(data, {length}), Descriptor(data, {length}));
      for (int64_t i = 0; i < length; ++i) {
        numWrong += data[i] != static_cast<float>(28 + 8 * (i % 13));
        numWrong += all[(numDevices - 1) * length + i] !=
                    static_cast<float>(7 + i % 13);
      }
    }
    gspmd_rt_free(data);
    gspmd_rt_free(all);
  };
  RunOptions options;
  options.numThreads = 3;
  ASSERT_TRUE(runProgram(program, {}, options).ok());
  EXPECT_EQ(numWrong, 0);
}

} // namespace
