//===- RaggedTest.cpp - Ragged all-to-alls --------------------------------===//
#include "lib/Algebra/Mesh/DeviceGroups.h"
#include "unittests/Engines/Emulated/TestPrograms.h"
#include "llvm/ADT/STLExtras.h"
#include <array>
#include <cstdint>
#include <random>

using namespace gspmd;
using namespace gspmd::test;
using testing::AssertionResult;

namespace {

constexpr int64_t kWidth = 2; ///< elements of a row

/// The offsets and sizes of one device in the order of the runtime's calls.
struct Numbers {
  std::vector<int64_t> from, sizes, to, received;
  auto lists() { return std::array{&from, &sizes, &to, &received}; }
};

/// The rows of a device; the elements of a row are equal.
std::vector<float> rowsOf(llvm::ArrayRef<float> values) {
  std::vector<float> rows;
  for (float value : values)
    rows.insert(rows.end(), kWidth, value);
  return rows;
}

/// A program of one ragged all-to-all; `Element` is the type of offsets and
/// sizes.
template <typename Element>
class RaggedRun {
public:
  RaggedRun(const Mesh &mesh, CollectiveDesc ragged, std::vector<Numbers> all,
            int64_t rows, int64_t outputRows)
      : mesh(mesh), all(std::move(all)), rows(rows), outputRows(outputRows) {
    ragged.kind = CollectiveKind::RaggedAllToAll;
    ragged.name = "spmd.ragged_all_to_all";
    ragged.location = "moe.py:7:8";
    program.meshes = {mesh};
    program.collectives = {ragged};
    program.results = {
        rowPerDevice(mesh, ElementType::F32, {outputRows, kWidth})};
    program.entry = [this](void **packed) { runDevice(packed); };
  }

  /// Row r of device d has the value 100 d + r; rows that receive nothing have
  /// -1.
  absl::StatusOr<std::vector<std::vector<float>>> run() {
    auto results = runProgram(program, {});
    if (!results.ok())
      return results.status();
    std::vector<std::vector<float>> byDevice(mesh.numDevices());
    int64_t size = outputRows * kWidth;
    for (int64_t device = 0; device < mesh.numDevices(); ++device) {
      auto part = results->front().as<float>().slice(
          mesh.deviceOrder().positionOf(device) * size, size);
      byDevice[device].assign(part.begin(), part.end());
    }
    return byDevice;
  }

private:
  void runDevice(void **packed) {
    int64_t device = gspmd_rt_partition_id();
    std::vector<float> values, out(outputRows, -1);
    for (int64_t row = 0; row < rows; ++row)
      values.push_back(static_cast<float>(100 * device + row));
    std::vector<float> input = rowsOf(values), filled = rowsOf(out);
    auto *result = static_cast<float *>(bufferOf(packed, 0));
    llvm::copy(filled, result);
    for (std::vector<int64_t> *list : all[device].lists()) {
      std::vector<Element> numbers(list->begin(), list->end());
      Descriptor tensor(numbers.data(), {static_cast<int64_t>(numbers.size())});
      gspmd_rt_collective_numbers(sizeof(Element), tensor.rank, tensor.get());
    }
    callCollective(0, Descriptor(input.data(), {rows, kWidth}),
                   Descriptor(result, {outputRows, kWidth}));
  }

  const Mesh mesh;
  std::vector<Numbers> all;
  const int64_t rows, outputRows;
  CompiledProgram program;
};

TEST(Ragged, TwoDevices) {
  Mesh line = makeMesh({2});
  CollectiveDesc ragged;
  ragged.axes = line.allAxes();
  RaggedRun<int32_t> test(
      line, ragged,
      {{{0, 1}, {1, 2}, {0, 0}, {1, 1}}, {{0, 1}, {1, 1}, {1, 2}, {2, 1}}}, 3,
      4);
  auto results = test.run();
  ASSERT_TRUE(results.ok()) << results.status();
  EXPECT_EQ((*results)[0], rowsOf({0, 100, -1, -1}));
  EXPECT_EQ((*results)[1], rowsOf({1, 2, 101, -1}));
}

/// Slices that overlap are written in the order of their senders.
TEST(Ragged, TheLaterSenderStays) {
  Mesh line = makeMesh({3});
  Numbers all = {{0, 0, 0}, {2, 2, 2}, {0, 1, 0}, {2, 2, 2}};
  CollectiveDesc ragged;
  ragged.axes = line.allAxes();
  // The order is that of the lists, not of the axis.
  for (bool isTurned : {false, true}) {
    if (isTurned)
      ragged.groups = {{2, 0, 1}};
    RaggedRun<int64_t> test(line, ragged, {all, all, all}, 2, 3);
    auto results = test.run();
    ASSERT_TRUE(results.ok()) << results.status();
    float last = isTurned ? 100 : 200;
    EXPECT_EQ((*results)[isTurned ? 2 : 0], rowsOf({last, last + 1, -1}));
    EXPECT_EQ((*results)[isTurned ? 0 : 1], rowsOf({-1, last, last + 1}));
  }
}

/// The exchange group of each device.
std::vector<DeviceList> listsOf(const Mesh &mesh,
                                const CollectiveDesc &ragged) {
  std::vector<DeviceList> lists;
  for (const DeviceList &group : replicaGroupsAlong(mesh, ragged.axes)) {
    if (ragged.groups.empty())
      lists.push_back(group);
    for (const std::vector<int64_t> &indices : ragged.groups) {
      lists.emplace_back();
      for (int64_t index : indices)
        lists.back().push_back(group[index]);
    }
  }
  return lists;
}

/// Consistent random offsets and sizes, and the expected rows.
struct RandomSlices {
  RandomSlices(const Mesh &mesh, llvm::ArrayRef<DeviceList> lists, int64_t each,
               int64_t rows, int64_t outputRows, unsigned seed)
      : random(seed), numbers(mesh.numDevices()),
        expected(mesh.numDevices(), std::vector<float>(outputRows, -1)) {
    int64_t count = each * static_cast<int64_t>(lists.front().size());
    for (Numbers &own : numbers)
      for (std::vector<int64_t> *list : own.lists())
        list->assign(count, 0);
    for (const DeviceList &list : lists)
      for (auto [p, target] : llvm::enumerate(list))
        for (auto [q, source] : llvm::enumerate(list))
          for (int64_t s = 0; s < each; ++s)
            add(source, static_cast<int64_t>(p) * each + s, target,
                static_cast<int64_t>(q) * each + s, rows, outputRows);
  }

  std::mt19937 random;
  std::vector<Numbers> numbers;
  std::vector<std::vector<float>> expected; ///< one element of each row

private:
  int64_t upTo(int64_t most) {
    return static_cast<int64_t>(random() % static_cast<unsigned>(most + 1));
  }
  void add(int64_t source, int64_t slice, int64_t target, int64_t place,
           int64_t rows, int64_t outputRows) {
    Numbers &from = numbers[source];
    int64_t size = upTo(std::min(rows, outputRows));
    from.sizes[slice] = numbers[target].received[place] = size;
    // Empty slices may have any offset.
    from.from[slice] = size ? upTo(rows - size) : -77;
    from.to[slice] = size ? upTo(outputRows - size) : 99;
    for (int64_t row = 0; row < size; ++row)
      expected[target][from.to[slice] + row] =
          static_cast<float>(100 * source + from.from[slice] + row);
  }
};

TEST(Ragged, AnyGroups) {
  Mesh cube = makeMesh({2, 3, 2});
  Mesh turned({{"a", 2}, {"b", 3}}, DeviceOrder::iota({3, 2}, {1, 0}));
  std::vector<std::pair<Mesh, CollectiveDesc>> cases;
  auto add = [&](const Mesh &mesh, AxisList axes,
                 std::vector<std::vector<int64_t>> groups = {}) {
    CollectiveDesc ragged;
    ragged.axes = std::move(axes);
    ragged.groups = std::move(groups);
    cases.emplace_back(mesh, ragged);
  };
  add(cube, {});
  add(cube, {cube.fullAxis(1)});
  add(cube, {cube.fullAxis(2), cube.fullAxis(0)});
  add(cube, cube.allAxes());
  add(turned, {turned.fullAxis(1), turned.fullAxis(0)});
  add(cube, {cube.fullAxis(0), cube.fullAxis(2)}, {{3, 0}, {1, 2}});
  add(turned, turned.allAxes(), {{5, 0, 2}, {4, 1, 3}});
  unsigned seed = 0;
  for (const auto &[mesh, ragged] : cases)
    for (int64_t each : {1, 3}) {
      RandomSlices slices(mesh, listsOf(mesh, ragged), each, 5, 9, ++seed);
      RaggedRun<int32_t> test(mesh, ragged, slices.numbers, 5, 9);
      auto results = test.run();
      ASSERT_TRUE(results.ok()) << results.status();
      for (int64_t device = 0; device < mesh.numDevices(); ++device)
        EXPECT_EQ((*results)[device], rowsOf(slices.expected[device]))
            << "device " << device << " over " << mesh.toString(ragged.axes);
    }
}

/// Tests the error of a run in which device 1 of two has these numbers.
AssertionResult hasMessage(Numbers second, llvm::StringRef text) {
  Mesh line = makeMesh({2});
  CollectiveDesc ragged;
  ragged.axes = line.allAxes();
  Numbers first = {{0, 0}, {1, 1}, {0, 0}, {1, 1}};
  RaggedRun<int64_t> test(line, ragged, {first, std::move(second)}, 3, 4);
  absl::Status status = test.run().status();
  if (status.code() == absl::StatusCode::kInvalidArgument &&
      llvm::StringRef(status.message().data(), status.message().size()) == text)
    return testing::AssertionSuccess();
  return testing::AssertionFailure() << status;
}

TEST(Ragged, ReportsSlicesOutsideOfTensors) {
  const char *op = "device 1 in 'spmd.ragged_all_to_all' (moe.py:7:8): ";
  auto line = [&](const char *text) { return std::string(op) + text; };
  EXPECT_TRUE(hasMessage({{0, 2}, {1, 2}, {0, 0}, {1, 2}},
                         line("input_offsets[1] = 2 with send_sizes[1] = 2 is "
                              "outside of its operand, which has 3 rows")));
  EXPECT_TRUE(hasMessage({{-1, 0}, {1, 1}, {0, 0}, {1, 1}},
                         line("input_offsets[0] = -1 with send_sizes[0] = 1 is "
                              "outside of its operand, which has 3 rows")));
  EXPECT_TRUE(hasMessage({{0, 0}, {2, 1}, {3, 0}, {1, 1}},
                         line("output_offsets[0] = 3 with send_sizes[0] = 2 is "
                              "outside of the output of device 0, which has 4 "
                              "rows")));
  EXPECT_TRUE(
      hasMessage({{0, INT64_MAX}, {1, 1}, {0, 0}, {1, 1}},
                 line("input_offsets[1] = 9223372036854775807 with "
                      "send_sizes[1] = 1 is outside of its operand, which "
                      "has 3 rows")));
  EXPECT_TRUE(hasMessage({{0, 0}, {-1, 1}, {0, 0}, {1, 1}},
                         line("send_sizes[0] = -1 is negative")));
  EXPECT_TRUE(hasMessage({{0, 0}, {1, 1}, {0, 0}, {1, 5}},
                         line("recv_sizes[1] = 5 is outside of its "
                              "output, which has 4 rows")));
  EXPECT_TRUE(
      hasMessage({{0}, {1}, {0}, {1}},
                 line("4 offsets and sizes are not equally many for each of 2 "
                      "devices")));
}

TEST(Ragged, OthersMustExpectWhatIsSent) {
  EXPECT_TRUE(
      hasMessage({{0, 0}, {2, 1}, {0, 0}, {1, 1}},
                 "in 'spmd.ragged_all_to_all' (moe.py:7:8) device 1 sends "
                 "send_sizes[0] = 2 rows to device 0, which expects "
                 "recv_sizes[1] = 1"));
  EXPECT_TRUE(
      hasMessage({{0, 0}, {1, 1}, {0, 0}, {0, 1}},
                 "in 'spmd.ragged_all_to_all' (moe.py:7:8) device 0 sends "
                 "send_sizes[1] = 1 rows to device 1, which expects "
                 "recv_sizes[0] = 0"));
  EXPECT_TRUE(
      hasMessage({{0, 0, 0, 0}, {1, 1, 1, 1}, {0, 0, 0, 0}, {1, 1, 1, 1}},
                 "in 'spmd.ragged_all_to_all' (moe.py:7:8) device 0 has 2 "
                 "slices and device 1 4"));
}

} // namespace
