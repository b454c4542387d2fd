//===- CollectiveTest.cpp - Every collective against its formula ----------===//
//
// Every test compares a collective with its formula over the same cases.
//
//===----------------------------------------------------------------------===//
#include "unittests/Engines/Emulated/TestPrograms.h"

using namespace gspmd;
using namespace gspmd::test;

namespace {

struct Case {
  Mesh mesh;
  AxisList axes;
};

/// Meshes and axis lists: full axes, several axes in both orders, sub-axes.
std::vector<Case> cases() {
  Mesh line = makeMesh({4}), cube = makeMesh({2, 3, 2}),
       wide = makeMesh({8, 2});
  Mesh turned({{"a", 2}, {"b", 3}}, DeviceOrder::iota({3, 2}, {1, 0}));
  auto axis = [](const Mesh &m, unsigned a) { return m.fullAxis(a); };
  return {
      {line, {axis(line, 0)}},
      {line, {}},
      {cube, {axis(cube, 1)}},
      {cube, {axis(cube, 0), axis(cube, 2)}},
      {cube, {axis(cube, 2), axis(cube, 0)}},
      {cube, cube.allAxes()},
      {wide, {AxisRef(0, 2, 2)}},
      {wide, {AxisRef(0, 4, 2), axis(wide, 1), AxisRef(0, 1, 2)}},
      {turned, {axis(turned, 1)}},
      {turned, {axis(turned, 1), axis(turned, 0)}},
  };
}

using Rows = std::vector<std::vector<float>>; ///< the row of each device

/// Runs a collective on rows of distinct numbers; `expected` computes what the
/// device shall get from the rows of its group and its index in it.
void expectCollective(
    const Case &c, CollectiveDesc collective, const std::vector<int64_t> &in,
    const std::vector<int64_t> &out,
    const std::function<std::vector<float>(const Rows &group, int64_t index)>
        &expected) {
  collective.axes = c.axes;
  CollectiveProgram test(c.mesh, collective, in, out);
  HostTensor input(ElementType::F32, test.program.arguments[0].globalShape);
  for (size_t i = 0; i < input.as<float>().size(); ++i)
    input.as<float>()[i] = static_cast<float>((i * 37) % 101) - 50;
  auto results = runProgram(test.program, {input});
  ASSERT_TRUE(results.ok()) << results.status();

  size_t rowSize = input.as<float>().size() / c.mesh.numDevices();
  size_t outSize = results->front().as<float>().size() / c.mesh.numDevices();
  auto position = [&](int64_t d) { return c.mesh.deviceOrder().positionOf(d); };
  for (int64_t device = 0; device < c.mesh.numDevices(); ++device) {
    Rows group;
    for (int64_t member : c.mesh.group(device, c.axes)) {
      auto row = input.as<float>().slice(position(member) * rowSize, rowSize);
      group.emplace_back(row.begin(), row.end());
    }
    auto got =
        results->front().as<float>().slice(position(device) * outSize, outSize);
    EXPECT_EQ(std::vector<float>(got.begin(), got.end()),
              expected(group, c.mesh.indexAlong(device, c.axes)))
        << "device " << device << " over " << c.mesh.toString(c.axes);
  }
}

std::vector<float> sum(const Rows &rows) {
  std::vector<float> total = rows[0];
  for (size_t j = 1; j < rows.size(); ++j)
    for (size_t e = 0; e < total.size(); ++e)
      total[e] += rows[j][e];
  return total;
}

TEST(Collective, AllReduce) {
  for (const Case &c : cases())
    expectCollective(c, {}, {3, 2}, {3, 2},
                     [](const Rows &rows, int64_t) { return sum(rows); });
}

TEST(Collective, AllGatherAlongTheSecondDimension) {
  for (const Case &c : cases()) {
    int64_t n = axisListSize(c.axes);
    CollectiveDesc gather;
    gather.kind = CollectiveKind::AllGather;
    gather.dim = 1;
    expectCollective(c, gather, {2, 3}, {2, 3 * n},
                     [&](const Rows &rows, int64_t) {
                       std::vector<float> out;
                       for (int r = 0; r < 2; ++r)
                         for (int64_t j = 0; j < n; ++j)
                           for (int e = 0; e < 3; ++e)
                             out.push_back(rows[j][r * 3 + e]);
                       return out;
                     });
  }
}

TEST(Collective, ReduceScatter) {
  for (const Case &c : cases()) {
    int64_t n = axisListSize(c.axes);
    CollectiveDesc scatter;
    scatter.kind = CollectiveKind::ReduceScatter;
    scatter.dim = 0;
    expectCollective(c, scatter, {2 * n, 3}, {2, 3},
                     [&](const Rows &rows, int64_t i) {
                       std::vector<float> all = sum(rows);
                       return std::vector<float>(all.begin() + i * 6,
                                                 all.begin() + (i + 1) * 6);
                     });
  }
}

/// Scatters an inner dimension with short and long runs, and enough data for
/// several threads.
TEST(Collective, ReduceScatterOfInnerDimensions) {
  for (int64_t length : {1, 3, 1000, 20000}) {
    Mesh mesh = makeMesh({4});
    CollectiveDesc scatter;
    scatter.kind = CollectiveKind::ReduceScatter;
    scatter.axes = mesh.allAxes();
    scatter.dim = 2;
    // The first dimension has one row per device:
    std::vector<int64_t> in = {1, 2, 12, length}, out = {1, 2, 3, length};
    CollectiveProgram one(mesh, scatter, {2, 12, length}, {2, 3, length});
    one.program.entry = [&](void **packed) {
      callCollective(0, Descriptor(bufferOf(packed, 0), in),
                     Descriptor(bufferOf(packed, 1), out));
    };
    HostTensor argument(ElementType::F32, {4, 2, 12, length});
    auto *data = reinterpret_cast<float *>(argument.data());
    for (int64_t i = 0; i < argument.numElements(); ++i)
      data[i] = static_cast<float>(i % 1009);
    RunOptions options;
    options.numThreads = 3;
    auto results = runProgram(one.program, argument, options);
    ASSERT_TRUE(results.ok()) << results.status();
    auto *got = reinterpret_cast<const float *>(results->front().data());
    int64_t numWrong = 0;
    for (int64_t device = 0; device < 4; ++device)
      for (int64_t a = 0; a < 2; ++a)
        for (int64_t b = 0; b < 3; ++b)
          for (int64_t c = 0; c < length; ++c) {
            float sum = 0;
            for (int64_t other = 0; other < 4; ++other)
              sum += data[((other * 2 + a) * 12 + device * 3 + b) * length + c];
            numWrong += got[((device * 2 + a) * 3 + b) * length + c] != sum;
          }
    EXPECT_EQ(numWrong, 0) << length;
  }
}

TEST(Collective, AllToAllReshards) {
  for (const Case &c : cases()) {
    int64_t n = axisListSize(c.axes);
    CollectiveDesc exchange;
    exchange.kind = CollectiveKind::AllToAll;
    exchange.splitDim = 0;
    exchange.dim = 1;
    expectCollective(c, exchange, {2 * n, 3}, {2, 3 * n},
                     [&](const Rows &rows, int64_t i) {
                       std::vector<float> out;
                       for (int64_t r = 0; r < 2; ++r)
                         for (int64_t j = 0; j < n; ++j)
                           for (int64_t e = 0; e < 3; ++e)
                             out.push_back(rows[j][(i * 2 + r) * 3 + e]);
                       return out;
                     });
  }
}

TEST(Collective, ShiftWithAndWithoutWrapAndMirror) {
  for (const Case &c : cases())
    for (int64_t shift : {-3, -1, 0, 1, 2})
      for (auto [wrap, mirror] : std::vector<std::pair<bool, bool>>{
               {false, false}, {true, false}, {false, true}, {true, true}}) {
        int64_t n = axisListSize(c.axes);
        CollectiveDesc permute;
        permute.kind = CollectiveKind::CollectivePermute;
        permute.shift = shift;
        permute.wrap = wrap;
        permute.mirror = mirror;
        expectCollective(
            c, permute, {5}, {5},
            [&, wrap = wrap, mirror = mirror](const Rows &rows, int64_t i) {
              int64_t from = (mirror ? n - 1 - i : i) - shift;
              if (wrap)
                from = ((from % n) + n) % n;
              return from >= 0 && from < n ? rows[from]
                                           : std::vector<float>(5, 0);
            });
      }
}

TEST(Collective, PermuteByPairs) {
  Mesh mesh = makeMesh({2, 3});
  CollectiveDesc permute;
  permute.kind = CollectiveKind::CollectivePermute;
  permute.pairs = {{0, 2}, {2, 1}};
  expectCollective({mesh, {mesh.fullAxis(1)}}, permute, {4}, {4},
                   [](const Rows &rows, int64_t i) {
                     if (i == 0)
                       return std::vector<float>(4, 0);
                     return rows[i == 2 ? 0 : 2];
                   });
}

/// The shape of a halo exchange: shards of `local` columns on a ring of `n`
/// devices, and results of `width` columns from `left` before the shard.
struct HaloShape {
  int64_t n, local, left, width;
  bool wraps;
};

/// Returns what device `i` receives; `rows` are the shards of the ring.
static std::vector<float> haloOf(const Rows &rows, int64_t i,
                                 const HaloShape &shape) {
  auto [n, local, left, width, wraps] = shape;
  std::vector<float> out;
  for (int64_t r = 0; r < 2; ++r)
    for (int64_t p = 0; p < width; ++p) {
      int64_t at = i * local - left + p;
      if (wraps)
        at = (at + 2 * n * local) % (n * local);
      bool inside = i < n && at >= 0 && at < n * local;
      out.push_back(inside ? rows[at / local][r * local + at % local] : 0);
    }
  return out;
}

static void expectHalos(bool wraps, int64_t outside = 0) {
  for (const Case &c : cases())
    for (auto [left, right] : std::vector<std::pair<int64_t, int64_t>>{
             {1, 0}, {0, 2}, {5, 4}, {-1, 2}, {3, -2}, {5, -5}, {-1, -1}}) {
      int64_t n = std::max<int64_t>(1, axisListSize(c.axes) - outside);
      int64_t local = 3;
      CollectiveDesc halo;
      halo.kind = CollectiveKind::HaloExchange;
      halo.dim = 1;
      halo.haloLeft = left;
      halo.haloRight = right;
      halo.haloWraps = wraps;
      halo.haloRing = outside > 0 ? n : 0;
      int64_t width = local + left + right;
      expectCollective(c, halo, {2, local}, {2, width},
                       [&, left = left](const Rows &rows, int64_t i) {
                         return haloOf(rows, i, {n, local, left, width, wraps});
                       });
    }
}

TEST(Collective, HaloWiderThanAShardAndNegative) { expectHalos(false); }

TEST(Collective, HaloAroundTheRing) { expectHalos(true); }

TEST(Collective, HaloAroundARingOfTheFirst) {
  expectHalos(true, 1);
  expectHalos(true, 2);
}

/// Returns the source device: index s along `from` sends to index s along `to`,
/// both lists extended to the same digits.
TEST(Collective, PermuteBetweenAxisLists) {
  Mesh mesh = makeMesh({2, 3, 2});
  AxisRef a = mesh.fullAxis(0), b = mesh.fullAxis(1), c = mesh.fullAxis(2);
  struct Lists {
    AxisList from, to, fullFrom, fullTo;
  };
  for (const Lists &lists :
       std::vector<Lists>{{{a, b}, {b, a}, {a, b}, {b, a}},
                          {{a}, {c}, {a, c}, {c, a}},
                          {{a}, {b}, {a, b}, {b, a}},
                          {{a, b, c}, {c, a, b}, {a, b, c}, {c, a, b}}}) {
    CollectiveDesc permute;
    permute.kind = CollectiveKind::CollectivePermute;
    permute.axes = lists.from;
    permute.toAxes = lists.to;
    CollectiveProgram test(mesh, permute, {1}, {1});
    HostTensor input(ElementType::F32, {12, 1});
    for (int i = 0; i < 12; ++i)
      input.as<float>()[i] = static_cast<float>(i);
    auto results = runProgram(test.program, {input});
    ASSERT_TRUE(results.ok()) << results.status();
    for (int64_t source = 0; source < 12; ++source) {
      int64_t index = mesh.indexAlong(source, lists.fullFrom);
      int64_t target = mesh.withIndexAlong(source, lists.fullTo, index);
      EXPECT_EQ(results->front().as<float>()[target], source);
    }
  }
}

TEST(Collective, AxisIndexAndPartitionId) {
  Mesh mesh = makeMesh({2, 3});
  CompiledProgram program;
  program.meshes = {mesh};
  CollectiveDesc index;
  index.kind = CollectiveKind::AxisIndex;
  index.axes = {mesh.fullAxis(1), mesh.fullAxis(0)};
  program.collectives = {index};
  program.results = {rowPerDevice(mesh, ElementType::S64, {2})};
  program.entry = [](void **packed) {
    auto *out = static_cast<int64_t *>(bufferOf(packed, 0));
    out[0] = gspmd_rt_partition_id();
    out[1] = gspmd_rt_axis_index(0);
  };
  auto results = runProgram(program, {});
  ASSERT_TRUE(results.ok()) << results.status();
  for (int64_t device = 0; device < 6; ++device) {
    EXPECT_EQ(results->front().as<int64_t>()[2 * device], device);
    EXPECT_EQ(results->front().as<int64_t>()[2 * device + 1],
              device % 3 * 2 + device / 3);
  }
}

TEST(Collective, StridedInputsAndOutputs) {
  Mesh mesh = makeMesh({2});
  CollectiveDesc gather;
  gather.kind = CollectiveKind::AllGather;
  gather.axes = mesh.allAxes();
  gather.dim = 0;
  CollectiveProgram test(mesh, gather, {2, 3}, {4, 3});
  test.program.entry = [](void **packed) {
    // Input [2, 3] read as its transpose of a [3, 2]; output stored transposed.
    Descriptor in(bufferOf(packed, 0), {2, 3}),
        out(bufferOf(packed, 1), {4, 3});
    in.strides()[0] = 1;
    in.strides()[1] = 2;
    out.strides()[0] = 1;
    out.strides()[1] = 4;
    callCollective(0, in, out);
  };
  HostTensor input(ElementType::F32, {2, 2, 3});
  for (int i = 0; i < 12; ++i)
    input.as<float>()[i] = static_cast<float>(i);
  auto results = runProgram(test.program, {input});
  ASSERT_TRUE(results.ok()) << results.status();
  for (int column = 0; column < 3; ++column)
    for (int row = 0; row < 4; ++row)
      EXPECT_EQ(results->front().as<float>()[column * 4 + row],
                row / 2 * 6 + column * 2 + row % 2);
}

} // namespace
