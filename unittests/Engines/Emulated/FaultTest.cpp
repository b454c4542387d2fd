//===- FaultTest.cpp - Faults at every kind of collective -----------------===//
// One device fails in a collective over its row of the mesh, which precedes a
// collective over all devices. The emulator detects the failure without a
// timeout, so the test has no clock: each run ends with an error.
//===----------------------------------------------------------------------===//
#include "unittests/Engines/Emulated/TestPrograms.h"

using namespace gspmd;
using namespace gspmd::test;

namespace {

struct Kind {
  const char *name;
  CollectiveKind kind;
};

class FaultTest
    : public testing::TestWithParam<std::tuple<int64_t, Kind, Fault::Kind>> {
protected:
  FaultTest()
      : kind(std::get<1>(GetParam())), numDevices(std::get<0>(GetParam())) {
    rowSize = numDevices == 8 ? 4 : 8;
    mesh = makeMesh({numDevices / rowSize, rowSize});
    // Each device has a column with as many numbers as a row has devices.
    CollectiveDesc row;
    row.kind = kind.kind;
    row.axes = {mesh.fullAxis(1)};
    row.name = kind.name;
    row.location = "model.py:1:2";
    row.shift = 1;
    row.haloLeft = row.haloRight = 1;
    in = out = {rowSize, 1};
    switch (row.kind) {
    case CollectiveKind::AllGather:
      out[0] *= rowSize;
      break;
    case CollectiveKind::ReduceScatter:
      out[0] = 1;
      break;
    case CollectiveKind::AllToAll:
      row.dim = 1;
      out = {1, rowSize};
      break;
    case CollectiveKind::HaloExchange:
      out[0] += 2;
      break;
    default:
      break;
    }
    CollectiveDesc all;
    all.axes = mesh.allAxes();
    all.name = "spmd.all_reduce";
    all.location = "model.py:9:9";
    program.meshes = {mesh};
    program.collectives = {row, all};
    program.entry = [this](void **) {
      std::vector<float> from(rowSize), to(rowSize * rowSize * 2);
      callCollective(0, Descriptor(from.data(), in),
                     Descriptor(to.data(), out));
      callCollective(1, Descriptor(from.data(), in), Descriptor(to.data(), in));
    };
  }

  std::string run(Fault::Kind fault, int64_t device) {
    RunOptions options;
    options.faults = {{fault, device, 1}};
    options.numThreads = 3;
    return std::string(runProgram(program, {}, options).status().message());
  }

  Kind kind;
  int64_t numDevices, rowSize;
  Mesh mesh;
  CompiledProgram program;
  std::vector<int64_t> in, out;
};

std::string listOf(int64_t begin, int64_t end, int64_t without) {
  std::string text;
  for (int64_t i = begin; i < end; ++i)
    if (i != without)
      text += (text.empty() ? "" : ", ") + std::to_string(i);
  return text;
}

TEST_P(FaultTest, EndsWithDeviceCollectiveAndWaiters) {
  Fault::Kind fault = std::get<2>(GetParam());
  const int64_t culprit = rowSize + 2; // in the second row
  std::string message = run(fault, culprit);
  std::string label = std::string("'") + kind.name + "' (model.py:1:2)";
  std::string device = "device " + std::to_string(culprit);
  if (fault == Fault::Resize) {
    EXPECT_EQ(message.find("mismatched collectives: in " + label), 0u)
        << message;
    std::string less = std::to_string(rowSize - 1) + "x1";
    EXPECT_NE(message.find(device + " passes " + less), std::string::npos)
        << message;
    EXPECT_NE(
        message.find("waiting: devices " + listOf(rowSize, 2 * rowSize, -1)),
        std::string::npos)
        << message;
    return;
  }
  EXPECT_EQ(message.find("deadlock: "), 0u) << message;
  EXPECT_NE(message.find("for " + device + ", which has " +
                         (fault == Fault::Die ? "died" : "stalled") +
                         " (injected) before " + label +
                         ", its collective number 1"),
            std::string::npos)
      << message;
  std::string waiting = "waiting: devices ";
  waiting += numDevices == 8 ? listOf(0, 8, culprit)
                             : listOf(0, 17, culprit) + " and 47 more";
  EXPECT_NE(message.find(waiting), std::string::npos) << message;
}

std::string nameOf(const testing::TestParamInfo<FaultTest::ParamType> &info) {
  static const char *const faults[] = {"Stall", "Die", "Resize"};
  auto [count, kind, fault] = info.param;
  return std::string(kind.name) + std::to_string(count) + faults[fault];
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, FaultTest,
    testing::Combine(
        testing::Values(8, 64),
        testing::Values(Kind{"allReduce", CollectiveKind::AllReduce},
                        Kind{"allGather", CollectiveKind::AllGather},
                        Kind{"reduceScatter", CollectiveKind::ReduceScatter},
                        Kind{"allToAll", CollectiveKind::AllToAll},
                        Kind{"permute", CollectiveKind::CollectivePermute},
                        Kind{"halo", CollectiveKind::HaloExchange}),
        testing::Values(Fault::Stall, Fault::Die, Fault::Resize)),
    nameOf);

} // namespace
