//===- MakeManual.cpp - Random manual computations ------------------------===//
//
// A region that is per device along one mesh axis and global along the others,
// as shard_map makes it: some ops on the local block, then perhaps a collective
// along the axis, written with device numbers.
//
//===----------------------------------------------------------------------===//
#include "OpMakers.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {
namespace {

/// One axis of the mesh: devices that differ along it alone form a group.
struct ManualAxis {
  std::string name;
  int64_t size = 1, stride = 1, devices = 1;

  std::string groups() const {
    std::string rows;
    for (int64_t first = 0; first < devices; ++first) {
      if (first / stride % size != 0)
        continue;
      llvm::SmallVector<int64_t> group;
      for (int64_t i = 0; i < size; ++i)
        group.push_back(first + i * stride);
      rows += (rows.empty() ? "" : ", ") + listText(group);
    }
    return "dense<[" + rows + "]> : tensor<" + std::to_string(devices / size) +
           "x" + std::to_string(size) + "xi64>";
  }
  std::string channel() const {
    return "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
           "replica_groups = " +
           groups();
  }
};

ManualAxis chooseAxis(Generator &g) {
  ManualAxis axis;
  int64_t which = g.random.below(g.mesh().axes().size());
  for (auto [index, each] : llvm::enumerate(g.mesh().axes())) {
    axis.devices *= each.size;
    if (static_cast<int64_t>(index) > which)
      axis.stride *= each.size;
  }
  axis.name = g.mesh().axes()[which].name;
  axis.size = g.mesh().axes()[which].size;
  return axis;
}

/// The sharding of a value of `rank` whose dimension `dim` (if any) is cut.
std::string cutText(const ManualAxis &axis, int64_t rank, int64_t dim) {
  std::string text = "<@mesh, [";
  for (int64_t d = 0; d < rank; ++d)
    text += std::string(d ? ", " : "") +
            (d == dim ? "{\"" + axis.name + "\", ?}" : "{?}");
  return "#sharding.per_value<[" + text + "]>]>";
}

/// How a value of the region is to be seen outside.
struct Yielded {
  Value value;
  bool replicated; ///< equal on the devices of the axis
};

/// The sum (or largest) over the axis: equal on all its devices.
Yielded reduceOverAxis(Generator &g, const ManualAxis &axis, Value v) {
  bool sum = isComplex(v.elementType) || g.random.chance(0.6);
  if (sum && !isInteger(v.elementType))
    v = g.tame(v);
  const char *op = sum ? "stablehlo.add" : "stablehlo.maximum";
  Range range = sum ? sumRange(v.elementType, v.range, axis.size) : v.range;
  Value made = g.emit(
      "stablehlo.all_reduce", {v}, axis.channel() + ", use_global_device_ids",
      {v.elementType, v.shape, range}, {combiner(v.elementType, op)});
  return {made, true};
}

Yielded gatherOverAxis(Generator &g, const ManualAxis &axis, Value v,
                       int64_t dim) {
  Shape shape = v.shape;
  shape[dim] *= axis.size;
  Value made = g.emit("stablehlo.all_gather", {v},
                      "all_gather_dim = " + std::to_string(dim) + " : i64, " +
                          axis.channel() + ", use_global_device_ids",
                      {v.elementType, shape, v.range});
  return {made, true};
}

/// Adds the position along the axis, as JAX computes it from partition_id.
Yielded addPosition(Generator &g, const ManualAxis &axis, Value v) {
  auto scalar = [&](const char *type, double high) {
    return Generator::Result{type, {}, {0, high, 1, 0}};
  };
  Value id = g.emit("stablehlo.partition_id", {}, "",
                    scalar("ui32", double(axis.devices - 1)));
  Value stride = g.splat("ui32", {}, double(axis.stride));
  Value size = g.splat("ui32", {}, double(axis.size));
  Value row = g.emit("stablehlo.divide", {id, stride}, "",
                     scalar("ui32", double(axis.devices - 1)));
  Value position = g.emit("stablehlo.remainder", {row, size}, "",
                          scalar("ui32", double(axis.size - 1)));
  Generator::Result element{v.elementType, {}, {0, double(axis.size), 1, 0}};
  Value number = g.emit("stablehlo.convert", {position}, "", element);
  element.shape = v.shape;
  Value spread = g.emit("stablehlo.broadcast_in_dim", {number},
                        "broadcast_dimensions = " + arrayText({}), element);
  Value made = g.emit("stablehlo.add", {v, spread}, "",
                      {v.elementType, v.shape, fullRange(v.elementType)});
  return {made, false};
}

Yielded chooseYield(Generator &g, const ManualAxis &axis, Value v) {
  // Device numbers of another order would be another computation.
  double what = g.mesh().devicesInOrder() ? g.random.unit() : 1;
  if (what < 0.35 && v.elementType != "i1")
    return reduceOverAxis(g, axis, v);
  if (what < 0.55 && v.rank() > 0)
    return gatherOverAxis(g, axis, v, g.random.below(v.rank()));
  if (what < 0.75 && v.elementType == "i32")
    return addPosition(g, axis, v);
  return {v, false};
}

bool makeManual(Generator &g) {
  ManualAxis axis = chooseAxis(g);
  int64_t cut = 0;
  Value x = g.take(
      [&](const Value &v) {
        for (int64_t d = 0; d < v.rank(); ++d)
          if (v.shape[d] % axis.size == 0)
            return true;
        return false;
      },
      1, 3);
  while (cut < x.rank() && x.shape[cut] % axis.size != 0)
    ++cut;
  if (cut == x.rank())
    return false;
  Shape local = x.shape;
  local[cut] /= axis.size;
  Value argument = g.blockArgument(x.elementType, local, x.range);
  Yielded yielded;
  std::string region = g.isolatedBlock(
      {argument},
      [&]() -> std::vector<Value> {
        g.growSimple(static_cast<int>(g.random.between(0, 2)));
        const Value *last = g.find([&](const Value &v) {
          return v.rank() > 0 && v.rank() <= 4 && v.size() > 0;
        });
        yielded = chooseYield(g, axis, last ? *last : argument);
        return {yielded.value};
      },
      "sharding.return");
  Value seen = yielded.value;
  if (!yielded.replicated)
    seen.shape[0] *= axis.size;
  g.emit("sharding.manual_computation", {x},
         "in_shardings = " + cutText(axis, x.rank(), cut) +
             ", out_shardings = " +
             cutText(axis, seen.rank(), yielded.replicated ? -1 : 0) +
             ", manual_axes = #sharding.axes<@mesh [\"" + axis.name + "\"]>",
         {seen.elementType, seen.shape, seen.range}, {region});
  return true;
}

} // namespace

std::vector<OpMaker> makeManualOps() {
  return {{"manual_computation", 0.4, makeManual, /*hasBody=*/true}};
}

} // namespace mlir::gspmd::fuzz
