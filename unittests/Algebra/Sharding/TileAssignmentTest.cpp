//===- TileAssignmentTest.cpp - Tile assignments and device digits --------===//

#include "lib/Algebra/Sharding/TileAssignmentText.h"
#include "gtest/gtest.h"

using namespace gspmd;

static TileAssignment parseOne(llvm::StringRef text) {
  std::string error;
  std::optional<TileAssignments> all = parseTileAssignments(text, error);
  EXPECT_TRUE(all.has_value()) << text.str() << ": " << error;
  return all ? all->elements.front() : TileAssignment();
}

static std::string errorOf(llvm::StringRef text) {
  std::string error;
  EXPECT_FALSE(parseTileAssignments(text, error).has_value()) << text.str();
  return error;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

TEST(TileAssignment, TextRoundTrip) {
  for (llvm::StringRef text :
       {"{replicated}", "{manual}", "{unreduced}", "{maximal device=3}",
        "{devices=[2,4]<=[8]}", "{devices=[2,4]<=[4,2]T(1,0)}",
        "{devices=[2,1,4]<=[8] last_tile_dim_replicate}",
        "{devices=[1,2,2,2]<=[8] last_tile_dims={manual, replicated}}",
        "{devices=[2,1,4]<=[8] last_tile_dim_replicate shard_as 3}",
        "{unknown shard_as 0}", "{devices=[4]0,3,1,2}",
        "{{replicated}, {devices=[2]<=[2]}}", "{}"}) {
    if (text == "{}") {
      EXPECT_NE(errorOf("{"), "");
      continue;
    }
    std::string error;
    std::optional<TileAssignments> all = parseTileAssignments(text, error);
    ASSERT_TRUE(all.has_value()) << text.str() << ": " << error;
    EXPECT_EQ(all->toString(), text.str());
  }
}

TEST(TileAssignment, ListsBecomeIotas) {
  EXPECT_EQ(parseOne("{devices=[2,2]0,1,2,3}").toString(),
            "{devices=[2,2]<=[4]}");
  EXPECT_EQ(parseOne("{devices=[2,4]0,2,4,6,1,3,5,7}").toString(),
            "{devices=[2,4]<=[4,2]T(1,0)}");
}

TEST(TileAssignment, OrdersAreCanonical) {
  EXPECT_EQ(parseOne("{devices=[8,1]<=[2,2,2]T(0,1,2)}"),
            parseOne("{devices=[8,1]<=[8]}"));
}

TEST(TileAssignment, MetadataIsDropped) {
  EXPECT_EQ(parseOne("{replicated metadata={op_name=\"a}\\\"{\" x={}}}"),
            parseOne("{replicated}"));
}

TEST(TileAssignment, Errors) {
  EXPECT_EQ(errorOf("{devices=[2]<=[4]}"),
            "column 18: the iota has 4 devices, the device array 2");
  EXPECT_EQ(errorOf("{devices=[2]0,0}"),
            "column 16: the device list is not a permutation of 0 to 1");
  EXPECT_NE(errorOf("{foo}"), "");
  EXPECT_NE(errorOf("{devices=[4611686018427387904,4]<=[8]}"), "");
}

// A serialized xla.OpSharding of type REPLICATED, which is 0, has no bytes.
TEST(TileAssignment, EmptyProtocolBuffer) {
  EXPECT_EQ(parseOne(""), parseOne("{replicated}"));
}

// Every proper prefix of a text that has a character is an error with a
// message.
TEST(TileAssignment, Truncated) {
  llvm::StringRef text = "{{devices=[1,2,2,2]<=[2,4]T(1,0) last_tile_dims="
                         "{manual, replicated} metadata={a=\"b\"}}, {manual}}";
  for (size_t n = 1; n < text.size(); ++n)
    EXPECT_NE(errorOf(text.take_front(n)), "");
}

//===----------------------------------------------------------------------===//
// Digits
//===----------------------------------------------------------------------===//

/// Returns the index of device `number` along `digits` by the definition.
static int64_t indexAlong(int64_t number, int64_t devices,
                          llvm::ArrayRef<AxisRef> digits) {
  int64_t index = 0;
  for (const AxisRef &d : digits)
    index = index * d.size() + number / (devices / d.endSize()) % d.size();
  return index;
}

// The digits of a tile assignment give each device the tile of the assignment.
TEST(DeviceDigits, AssignmentsPlaceDevices) {
  for (llvm::StringRef text :
       {"{devices=[2,4]<=[8]}", "{devices=[2,4]<=[4,2]T(1,0)}",
        "{devices=[4,2]<=[2,2,2]T(2,0,1)}",
        "{devices=[2,2,2]<=[2,2,2]T(1,0,2)}", "{devices=[3,4]<=[4,3]T(1,0)}",
        "{devices=[6,2]<=[3,2,2]T(1,0,2)}"}) {
    TileAssignment one = parseOne(text);
    int64_t n = one.numDevices();
    auto digits = one.digits(DeviceNumbering(n));
    ASSERT_TRUE(digits.has_value()) << text.str();
    for (int64_t position = 0; position < n; ++position) {
      int64_t device = one.order.deviceAt(position), index = 0;
      for (auto [dim, size] : llvm::zip_equal(digits->dims, one.tile))
        index = index * size + indexAlong(device, n, dim);
      EXPECT_EQ(index, position) << text.str();
    }
  }
}

TEST(DeviceDigits, ExplicitOrdersNeedTheirOwnNumbering) {
  TileAssignment list = parseOne("{devices=[2,2]0,3,1,2}");
  EXPECT_FALSE(list.digits(DeviceNumbering(4)).has_value());
  EXPECT_TRUE(list.digits(DeviceNumbering(4, list.order)).has_value());
  TileAssignment iota = parseOne("{devices=[2,2]<=[4]}");
  EXPECT_FALSE(iota.digits(DeviceNumbering(4, list.order)).has_value());
}

/// Returns meshes of 12 devices.
static std::vector<Mesh> meshesOfTwelve() {
  std::vector<Mesh> meshes;
  for (auto sizes : {llvm::SmallVector<int64_t>{12},
                     {3, 4},
                     {4, 3},
                     {2, 2, 3},
                     {2, 3, 2},
                     {3, 2, 2},
                     {6, 2},
                     {2, 6}}) {
    llvm::SmallVector<MeshAxis> axes;
    for (auto [i, size] : llvm::enumerate(sizes))
      axes.push_back({std::string(1, 'a' + i), size});
    meshes.emplace_back(axes);
    meshes.emplace_back(axes, DeviceOrder::iota({3, 4}, {1, 0}));
    meshes.emplace_back(axes, DeviceOrder::iota({2, 3, 2}, {2, 0, 1}));
  }
  return meshes;
}

/// Expects that translated axes of `from` give the same indices on `to`, and
/// returns how many were translated.
static unsigned expectExactAxes(const Mesh &from, const Mesh &to) {
  DeviceNumbering numbering(12);
  auto source = MeshDigits::get(from, numbering);
  auto target = MeshDigits::get(to, numbering);
  if (!source || !target)
    return 0;
  unsigned translated = 0;
  for (unsigned a = 0; a < from.rank(); ++a) {
    auto axes = target->toAxes(source->axes()[a]);
    if (from == to)
      EXPECT_EQ(axes, canonical({from.fullAxis(a)}));
    if (!axes)
      continue;
    ++translated;
    for (int64_t device = 0; device < 12; ++device)
      EXPECT_EQ(to.indexAlong(device, *axes),
                from.indexAlong(device, from.fullAxis(a)));
  }
  return translated;
}

// For all pairs of meshes of 12 devices, the axes of toAxes give equal indices.
TEST(DeviceDigits, MeshesTranslateExactly) {
  std::vector<Mesh> meshes = meshesOfTwelve();
  unsigned translated = 0;
  for (const Mesh &from : meshes)
    for (const Mesh &to : meshes)
      translated += expectExactAxes(from, to);
  EXPECT_GT(translated, 100u);
}

TEST(DeviceDigits, CommonMeshIsTheCoarsest) {
  auto name = [](unsigned i, AxisRef) { return std::string(1, 'a' + i); };
  AxisList four = {AxisRef(0, 1, 4)}, two = {AxisRef(0, 1, 2)},
           three = {AxisRef(0, 1, 3)};
  Mesh a = commonMesh(DeviceNumbering(8), {four}, name);
  ASSERT_EQ(a.rank(), 2u);
  EXPECT_EQ(a.axisSize(0), 4);
  EXPECT_EQ(commonMesh(DeviceNumbering(8), {four, two}, name).rank(), 3u);
  EXPECT_EQ(commonMesh(DeviceNumbering(6), {three, two}, name).rank(), 1u);
  EXPECT_EQ(commonMesh(DeviceNumbering(8), {}, name).rank(), 1u);
}

//===----------------------------------------------------------------------===//
// Conversion from shardings
//===----------------------------------------------------------------------===//

// The text of `get` parses to an assignment with the shards of the sharding.
TEST(TileAssignment, ConversionPreservesShards) {
  for (const DeviceOrder &order :
       {DeviceOrder(), DeviceOrder::iota({2, 2, 3}, {2, 0, 1}),
        *DeviceOrder::list({0, 5, 3, 1, 4, 2, 11, 6, 10, 7, 9, 8})}) {
    Mesh mesh({{"x", 4}, {"y", 3}}, order);
    AxisRef x = mesh.fullAxis(0), y = mesh.fullAxis(1), xs(0, 2, 2);
    for (auto dims : {llvm::SmallVector<AxisList>{{x}, {}},
                      {{}, {y}},
                      {{y}, {xs}},
                      {{y, xs}, {}},
                      {{xs}, {y}},
                      {{y, x}, {}}}) {
      TensorSharding sharding = TensorSharding::tiled(dims);
      auto one = TileAssignment::get(mesh, sharding);
      ASSERT_TRUE(one.has_value());
      TileAssignment read = parseOne(one->toString());
      EXPECT_EQ(read, *one) << one->toString();
      for (int64_t position = 0; position < 12; ++position) {
        int64_t device = read.order.deviceAt(position), rest = position;
        if (!read.subgroups.empty())
          rest /= read.tile.back();
        EXPECT_EQ(mesh.indexAlong(device, dims[0]), rest / read.tile[1]);
        EXPECT_EQ(mesh.indexAlong(device, dims[1]), rest % read.tile[1]);
      }
    }
  }
}

TEST(TileAssignment, Subgroups) {
  Mesh mesh({{"x", 4}, {"y", 2}});
  AxisRef x = mesh.fullAxis(0), y = mesh.fullAxis(1);
  auto text = [&](const TensorSharding &s, llvm::ArrayRef<AxisRef> manual) {
    return TileAssignment::get(mesh, s, manual)->toString();
  };
  TensorSharding none = TensorSharding::replicated(2);
  EXPECT_EQ(text(none, {}), "{replicated}");
  EXPECT_EQ(text(none, {x, y}), "{manual}");
  EXPECT_EQ(text(none, {x}),
            "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, replicated}}");
  EXPECT_EQ(text(none.withUnreduced({y}), {x}),
            "{devices=[1,1,4,2]<=[8] last_tile_dims={manual, unreduced}}");
  EXPECT_EQ(text(none.withUnreduced({x, y}), {}), "{unreduced}");
}
