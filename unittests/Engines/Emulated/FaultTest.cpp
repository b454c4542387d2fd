//===- FaultTest.cpp - Faults at every kind of collective -----------------===//
// One device fails in a collective over its row of the mesh, which precedes a
// collective over all devices. The emulator detects the failure without a
// timeout, so the test has no clock: each run ends with an error.
//===----------------------------------------------------------------------===//
#include "unittests/Engines/Emulated/TestPrograms.h"

using namespace gspmd;
using namespace gspmd::test;

namespace {

struct CollectiveCase {
  const char *name;
  CollectiveKind kind;
};

class FaultTest : public testing::TestWithParam<
                      std::tuple<int64_t, CollectiveCase, Fault::Kind>> {
protected:
  FaultTest()
      : collective(std::get<1>(GetParam())),
        numDevices(std::get<0>(GetParam())) {
    rowSize = numDevices == 8 ? 4 : 8;
    mesh = makeMesh({numDevices / rowSize, rowSize});
    // Each device has a column with as many numbers as a row has devices.
    CollectiveDesc row;
    row.kind = collective.kind;
    row.axes = {mesh.fullAxis(1)};
    row.name = collective.name;
    row.location = "model.py:1:2";
    row.shift = 1;
    row.haloLeft = row.haloRight = 1;
    operandShape = resultShape = {rowSize, 1};
    switch (row.kind) {
    case CollectiveKind::AllGather:
      resultShape[0] *= rowSize;
      break;
    case CollectiveKind::ReduceScatter:
      resultShape[0] = 1;
      break;
    case CollectiveKind::AllToAll:
      row.dim = 1;
      resultShape = {1, rowSize};
      break;
    case CollectiveKind::HaloExchange:
      resultShape[0] += 2;
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
      callCollective(0, Descriptor(from.data(), operandShape),
                     Descriptor(to.data(), resultShape));
      callCollective(1, Descriptor(from.data(), operandShape),
                     Descriptor(to.data(), operandShape));
    };
  }

  std::string run(Fault::Kind fault, int64_t device) {
    RunOptions options;
    options.faults = {{fault, device, 1}};
    options.numThreads = 3;
    return std::string(runProgram(program, {}, options).status().message());
  }

  CollectiveCase collective;
  int64_t numDevices, rowSize;
  Mesh mesh;
  CompiledProgram program;
  std::vector<int64_t> operandShape, resultShape;
};

std::string joinNumbers(int64_t begin, int64_t end, int64_t excluded) {
  std::string text;
  for (int64_t i = begin; i < end; ++i)
    if (i != excluded)
      text += (text.empty() ? "" : ", ") + std::to_string(i);
  return text;
}

TEST_P(FaultTest, ReportsDeviceCollectiveAndWaitingDevices) {
  Fault::Kind fault = std::get<2>(GetParam());
  const int64_t faultyDevice = rowSize + 2; // in the second row
  std::string message = run(fault, faultyDevice);
  std::string label = std::string("'") + collective.name + "' (model.py:1:2)";
  std::string device = "device " + std::to_string(faultyDevice);
  if (fault == Fault::Resize) {
    EXPECT_EQ(message.find("mismatched collectives: in " + label), 0u)
        << message;
    std::string less = std::to_string(rowSize - 1) + "x1";
    EXPECT_NE(message.find(device + " passes " + less), std::string::npos)
        << message;
    EXPECT_NE(message.find("waiting: devices " +
                           joinNumbers(rowSize, 2 * rowSize, -1)),
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
  waiting += numDevices == 8
                 ? joinNumbers(0, 8, faultyDevice)
                 : joinNumbers(0, 17, faultyDevice) + " and 47 more";
  EXPECT_NE(message.find(waiting), std::string::npos) << message;
}

std::string nameOf(const testing::TestParamInfo<FaultTest::ParamType> &info) {
  static const char *const faults[] = {"Stall", "Die", "Resize"};
  auto [count, collective, fault] = info.param;
  return std::string(collective.name) + std::to_string(count) + faults[fault];
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, FaultTest,
    testing::Combine(
        testing::Values(8, 64),
        testing::Values(
            CollectiveCase{"allReduce", CollectiveKind::AllReduce},
            CollectiveCase{"allGather", CollectiveKind::AllGather},
            CollectiveCase{"reduceScatter", CollectiveKind::ReduceScatter},
            CollectiveCase{"allToAll", CollectiveKind::AllToAll},
            CollectiveCase{"permute", CollectiveKind::CollectivePermute},
            CollectiveCase{"halo", CollectiveKind::HaloExchange}),
        testing::Values(Fault::Stall, Fault::Die, Fault::Resize)),
    nameOf);

} // namespace
