//===- EmulatedEngineTest.cpp - Arguments and results ---------------------===//
#include "unittests/Engines/Emulated/TestPrograms.h"

using namespace gspmd;
using namespace gspmd::test;

namespace {

/// Returns the identity program on a tensor of `shape` sharded by one axis list
/// per dimension.
CompiledProgram identity(const Mesh &mesh, std::vector<int64_t> shape,
                         std::vector<AxisList> axes) {
  CompiledProgram program;
  program.meshes = {mesh};
  EntryTensor tensor;
  tensor.globalShape.assign(shape.begin(), shape.end());
  tensor.sharding = TensorSharding::tiled(axes);
  tensor.localShape = tensor.sharding.localShape(shape);
  program.arguments = program.results = {tensor};
  int64_t count = 1;
  for (int64_t size : tensor.localShape)
    count *= size;
  program.entry = [count](void **packed) {
    std::memcpy(bufferOf(packed, 1), bufferOf(packed, 0),
                count * sizeof(float));
  };
  return program;
}

HostTensor counting(llvm::ArrayRef<int64_t> shape) {
  HostTensor tensor(ElementType::F32, shape);
  for (size_t i = 0; i < tensor.as<float>().size(); ++i)
    tensor.as<float>()[i] = static_cast<float>(i);
  return tensor;
}

TEST(Run, ScatterAndGatherAreInverse) {
  Mesh mesh = makeMesh({2, 3});
  AxisRef a = mesh.fullAxis(0), b = mesh.fullAxis(1);
  for (std::vector<int64_t> shape :
       {std::vector<int64_t>{6, 4}, {7, 5}, {1, 1}, {5, 0}})
    for (std::vector<AxisList> axes :
         {std::vector<AxisList>{{}, {}}, {{a}, {b}}, {{b, a}, {}}, {{}, {b}}}) {
      CompiledProgram program = identity(mesh, shape, axes);
      HostTensor input = counting(shape);
      auto results = runProgram(program, {input});
      ASSERT_TRUE(results.ok()) << results.status();
      EXPECT_EQ(compare(results->front(), input, 0, 0).message, "");
    }
}

TEST(Run, PaddingIsZeroOrPoison) {
  Mesh mesh = makeMesh({4});
  CompiledProgram program = identity(mesh, {5}, {{mesh.fullAxis(0)}});
  // Each device has two elements; devices 2 and 3 record theirs.
  program.results = {rowPerDevice(mesh, ElementType::F32, {2})};
  for (bool poison : {false, true}) {
    RunOptions options;
    options.poison = poison;
    auto results = runProgram(program, {counting({5})}, options);
    ASSERT_TRUE(results.ok()) << results.status();
    auto rows = results->front().as<float>();
    EXPECT_EQ(rows[4], 4);
    for (int i = 5; i < 8; ++i)
      EXPECT_EQ(std::isnan(rows[i]), poison);
  }
}

TEST(Run, ReplicasMustAgree) {
  Mesh mesh = makeMesh({2, 2});
  CompiledProgram program = identity(mesh, {4}, {{mesh.fullAxis(0)}});
  program.entry = [](void **packed) {
    auto *result = static_cast<float *>(bufferOf(packed, 1));
    result[0] = 0.0f;
    result[1] = gspmd_rt_partition_id() == 3 ? 1.0f : 0.0f;
  };
  auto results = runProgram(program, {counting({4})});
  EXPECT_EQ(results.status().message(),
            "devices 2 and 3 hold the same shard of result 0 but disagree on "
            "its value");
}

TEST(Run, WrongArguments) {
  CompiledProgram program = identity(makeMesh({1}), {2}, {{}});
  EXPECT_EQ(runProgram(program, {}).status().message(),
            "expected 1 inputs, found 0");
  EXPECT_EQ(runProgram(program, {counting({3})}).status().message(),
            "input a0: expected f32[2], found f32[3]");
  HostTensor integers(ElementType::S32, {2});
  EXPECT_EQ(runProgram(program, {integers}).status().message(),
            "input a0: expected f32[2], found i32[2]");
}

TEST(Run, StatisticsCountCollectivesAndMemory) {
  Mesh mesh = makeMesh({4});
  CollectiveDesc halo;
  halo.kind = CollectiveKind::HaloExchange;
  halo.axes = mesh.allAxes();
  halo.haloLeft = 3; // two shards away
  halo.haloRight = 1;
  CollectiveProgram test(mesh, halo, {2}, {6});
  CollectiveDesc reduce;
  reduce.axes = mesh.allAxes();
  test.program.collectives.push_back(reduce);
  auto body = test.program.entry;
  test.program.entry = [body](void **packed) {
    body(packed);
    for (int i = 0; i < 5; ++i) {
      void *a = gspmd_rt_alloc(40);
      void *b = gspmd_rt_aligned_alloc(256, 40);
      EXPECT_EQ(reinterpret_cast<uintptr_t>(b) % 256, 0u);
      std::memset(a, 0, 40);
      callCollective(1, Descriptor(a, {10}), Descriptor(b, {10}));
      gspmd_rt_free(a);
      gspmd_rt_free(b);
    }
    gspmd_rt_free(nullptr);
  };
  RunStats stats;
  auto results = runProgram(test.program, {counting({4, 2})}, {}, &stats);
  ASSERT_TRUE(results.ok()) << results.status();
  auto count = [&](CollectiveKind kind) {
    return stats.collectives[static_cast<unsigned>(kind)];
  };
  EXPECT_EQ(count(CollectiveKind::AllReduce).count, 5);
  EXPECT_EQ(count(CollectiveKind::AllReduce).bytes, 5 * 40);
  EXPECT_EQ(count(CollectiveKind::CollectivePermute).count, 3);
  EXPECT_EQ(count(CollectiveKind::CollectivePermute).bytes, 4 * 4);
  EXPECT_EQ(stats.peakBytes, 2 * 4 + 6 * 4 + 80);
}

TEST(Run, SeveralMeshesOfOneSize) {
  Mesh flat = makeMesh({4}), square = makeMesh({2, 2});
  CompiledProgram program = identity(flat, {4}, {{flat.fullAxis(0)}});
  program.meshes.push_back(square);
  program.meshes.push_back(Mesh());
  program.results[0].mesh = 1;
  program.results[0].sharding =
      TensorSharding::tiled({AxisList{square.fullAxis(0), square.fullAxis(1)}});
  auto results = runProgram(program, {counting({4})});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ(compare(results->front(), counting({4}), 0, 0).message, "");
  program.meshes.push_back(makeMesh({3}));
  EXPECT_EQ(runProgram(program, {counting({4})}).status().message(),
            "meshes of 3 and 4 devices in one program");
}

TEST(Run, TwoThousandDevices) {
  Mesh mesh = makeMesh({2048});
  CollectiveDesc reduce;
  reduce.axes = mesh.allAxes();
  CollectiveProgram test(mesh, reduce, {1}, {1});
  HostTensor input(ElementType::F32, {2048, 1});
  for (float &value : input.as<float>())
    value = 1;
  auto results = runProgram(test.program, {input});
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ(results->front().as<float>()[2047], 2048);
}

} // namespace
