//===- MakeManualComputation.cpp - Random manual computations -------------===//
//
// A region that is local to each device along one mesh axis and global along
// the others, as shard_map creates it: some ops on the local tensor, then
// perhaps a collective along the axis, written with device numbers.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
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
  for (auto [index, meshAxis] : llvm::enumerate(g.mesh().axes())) {
    axis.devices *= meshAxis.size;
    if (static_cast<int64_t>(index) > which)
      axis.stride *= meshAxis.size;
  }
  axis.name = g.mesh().axes()[which].name;
  axis.size = g.mesh().axes()[which].size;
  return axis;
}

/// Returns the sharding of a value of `rank` with `dim` (if any) sharded.
std::string formatSharding(const ManualAxis &axis, int64_t rank, int64_t dim) {
  std::string text = "<@mesh, [";
  for (int64_t d = 0; d < rank; ++d)
    text += std::string(d ? ", " : "") +
            (d == dim ? "{\"" + axis.name + "\", ?}" : "{?}");
  return "#sharding.per_value<[" + text + "]>]>";
}

/// A value of the region with its sharding outside.
struct YieldedValue {
  Value value;
  bool replicated; ///< equal on all devices of the axis
};

/// Appends an all-reduce (sum or maximum) over the axis.
YieldedValue reduceOverAxis(Generator &g, const ManualAxis &axis, Value v) {
  bool sum = isComplex(v.elementType) || g.random.chance(0.6);
  if (sum && !isInteger(v.elementType))
    v = g.stabilized(v);
  auto combiner = sum ? ReductionOp::Add : ReductionOp::Maximum;
  Range range = combinedRange(combiner, v.elementType, v.range, axis.size);
  Value result = g.emit("stablehlo.all_reduce", {v},
                        axis.channel() + ", use_global_device_ids",
                        {v.elementType, v.shape, range},
                        {combinerRegion(v.elementType, combiner)});
  return {result, true};
}

YieldedValue gatherOverAxis(Generator &g, const ManualAxis &axis,
                            const Value &v, int64_t dim) {
  Shape shape = v.shape;
  shape[dim] *= axis.size;
  Value result = g.emit("stablehlo.all_gather", {v},
                        "all_gather_dim = " + std::to_string(dim) + " : i64, " +
                            axis.channel() + ", use_global_device_ids",
                        {v.elementType, shape, v.range});
  return {result, true};
}

/// Returns the dimensions of `v` that the axis size divides.
llvm::SmallVector<int64_t> dividedBy(const ManualAxis &axis, const Value &v) {
  llvm::SmallVector<int64_t> dims;
  for (int64_t d = 0; d < v.rank(); ++d)
    if (v.shape[d] % axis.size == 0)
      dims.push_back(d);
  return dims;
}

/// Appends a reduce-scatter over the axis.
YieldedValue scatterOverAxis(Generator &g, const ManualAxis &axis, Value v) {
  int64_t dim = g.random.pick(llvm::ArrayRef(dividedBy(axis, v)));
  if (!isInteger(v.elementType))
    v = g.stabilized(v);
  Shape shape = v.shape;
  shape[dim] /= axis.size;
  Value result = g.emit(
      "stablehlo.reduce_scatter", {v},
      "scatter_dimension = " + std::to_string(dim) + " : i64, " +
          axis.channel() + ", use_global_device_ids",
      {v.elementType, shape, sumRange(v.elementType, v.range, axis.size)},
      {combinerRegion(v.elementType, ReductionOp::Add)});
  return {result, false};
}

YieldedValue exchangeOverAxis(Generator &g, const ManualAxis &axis,
                              const Value &v) {
  int64_t split = g.random.pick(llvm::ArrayRef(dividedBy(axis, v)));
  int64_t concat = g.random.below(v.rank());
  Shape shape = v.shape;
  shape[split] /= axis.size;
  shape[concat] *= axis.size;
  auto dim = [](const char *name, int64_t number) {
    return std::string(name) + " = " + std::to_string(number) + " : i64, ";
  };
  Value result =
      g.emit("stablehlo.all_to_all", {v},
             dim("split_dimension", split) + dim("concat_dimension", concat) +
                 dim("split_count", axis.size) + axis.channel(),
             {v.elementType, shape, v.range});
  return {result, false};
}

/// Appends a collective permute by a random distance, perhaps with zeros at the
/// end.
YieldedValue permuteOverAxis(Generator &g, const ManualAxis &axis,
                             const Value &v) {
  int64_t distance = g.random.between(1, axis.size);
  bool wraps = g.random.chance(0.6);
  std::string pairs;
  int64_t count = 0;
  for (int64_t first = 0; first < axis.devices; ++first) {
    if (first / axis.stride % axis.size != 0)
      continue;
    for (int64_t i = 0; i < axis.size; ++i) {
      if (i + distance >= axis.size && !wraps)
        continue;
      int64_t to = (i + distance) % axis.size;
      pairs += (count++ ? ", " : "") +
               listText({first + i * axis.stride, first + to * axis.stride});
    }
  }
  if (count == 0)
    return {v, false};
  Value result = g.emit(
      "stablehlo.collective_permute", {v},
      "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, "
      "source_target_pairs = dense<[" +
          pairs + "]> : tensor<" + std::to_string(count) + "x2xi64>",
      {v.elementType, v.shape, unite(v.range, {0, 0, 1, 0})});
  return {result, false};
}

/// Broadcasts from the first device of each group.
YieldedValue broadcastOverAxis(Generator &g, const ManualAxis &axis,
                               const Value &v) {
  Value result = g.emit("stablehlo.collective_broadcast", {v}, axis.channel(),
                        {v.elementType, v.shape, v.range});
  return {result, true};
}

/// Adds the index along the axis, which JAX computes from partition_id.
YieldedValue addPosition(Generator &g, const ManualAxis &axis, const Value &v) {
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
  Value number =
      emitConvert(g, position, v.elementType, {0, double(axis.size), 1, 0});
  Value spread = emitBroadcast(g, number, v.shape, {});
  return {emitSum(g, v, spread, fullRange(v.elementType)), false};
}

/// Appends an asynchronous all-reduce.
YieldedValue reduceMeanwhile(Generator &g, const ManualAxis &axis, Value v) {
  if (!isInteger(v.elementType))
    v = g.stabilized(v);
  Value operand = g.blockArgument(v.elementType, v.shape, v.range);
  Value sum;
  std::string region = g.isolatedBlock(
      {operand},
      [&]() -> std::vector<Value> {
        sum = reduceOverAxis(g, axis, operand).value;
        return {sum};
      },
      ProgramText::kTerminator);
  Value future =
      g.emit("stablehlo.async_start", {v}, "",
             {"!stablehlo.future<" + sum.type() + ">", {}, {}}, {region});
  g.hide(future);
  return {g.emit("stablehlo.async_done", {future}, "",
                 {sum.elementType, sum.shape, sum.range}),
          true};
}

YieldedValue chooseYield(Generator &g, const ManualAxis &axis, const Value &v) {
  // Another order of device numbers would be another computation.
  double what = g.mesh().devicesInOrder() ? g.random.unit() : 1;
  if (what < 0.05 && v.elementType != "i1")
    return reduceMeanwhile(g, axis, v);
  if (what < 0.35 && v.elementType != "i1")
    return reduceOverAxis(g, axis, v);
  if (what < 0.5 && v.rank() > 0)
    return gatherOverAxis(g, axis, v, g.random.below(v.rank()));
  if (what < 0.6 && v.elementType == "i32")
    return addPosition(g, axis, v);
  bool isDivided = !dividedBy(axis, v).empty();
  if (what < 0.68 && isDivided && v.elementType != "i1")
    return scatterOverAxis(g, axis, v);
  if (what < 0.76 && isDivided)
    return exchangeOverAxis(g, axis, v);
  if (what < 0.86)
    return permuteOverAxis(g, axis, v);
  if (what < 0.9)
    return broadcastOverAxis(g, axis, v);
  return {v, false};
}

bool makeManual(Generator &g) {
  ManualAxis axis = chooseAxis(g);
  int64_t sharded = 0;
  Value x = g.takeAny(
      [&](const Value &v) {
        for (int64_t d = 0; d < v.rank(); ++d)
          if (v.shape[d] % axis.size == 0)
            return true;
        return false;
      },
      1, 3);
  while (sharded < x.rank() && x.shape[sharded] % axis.size != 0)
    ++sharded;
  if (sharded == x.rank())
    return false;
  Shape local = x.shape;
  local[sharded] /= axis.size;
  Value argument = g.blockArgument(x.elementType, local, x.range);
  YieldedValue yielded;
  std::string region = g.isolatedBlock(
      {argument},
      [&]() -> std::vector<Value> {
        g.addSimpleOps(static_cast<int>(g.random.between(0, 2)));
        const Value *last = g.find([&](const Value &v) {
          return v.rank() > 0 && v.rank() <= 4 && v.size() > 0;
        });
        // A copy: a new value invalidates pointers into the generator.
        Value value = last ? *last : argument;
        yielded = chooseYield(g, axis, value);
        return {yielded.value};
      },
      "sharding.return");
  Value seen = yielded.value;
  if (!yielded.replicated)
    seen.shape[0] *= axis.size;
  g.emit("sharding.manual_computation", {x},
         "in_shardings = " + formatSharding(axis, x.rank(), sharded) +
             ", out_shardings = " +
             formatSharding(axis, seen.rank(), yielded.replicated ? -1 : 0) +
             ", manual_axes = #sharding.axes<@mesh [\"" + axis.name + "\"]>",
         {seen.elementType, seen.shape, seen.range}, {region});
  return true;
}

} // namespace

std::vector<OpMaker> makeManualComputationOps() {
  return {{"manual_computation", 0.4, makeManual, /*hasBody=*/true}};
}

} // namespace mlir::gspmd::fuzz
