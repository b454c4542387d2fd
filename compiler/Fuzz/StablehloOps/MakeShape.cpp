//===- MakeShape.cpp - Random ops that move data --------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

bool makeBroadcast(Generator &g) {
  Value x = g.takeAny(isAny, 0, 3);
  int64_t rank =
      std::max<int64_t>(g.leastSize(1), x.rank() + g.random.below(2));
  // The result dimension of each operand dimension, in any order.
  Ints dims = g.permutation(rank);
  dims.resize(x.rank());
  if (g.random.chance(0.7))
    llvm::sort(dims);
  Shape shape;
  int64_t elements = std::max<int64_t>(x.size(), 1);
  for (int64_t d = 0; d < rank; ++d) {
    const int64_t *at = llvm::find(dims, d);
    int64_t size = at == dims.end() ? 1 : x.shape[at - dims.begin()];
    if (size == 1 && elements < 100)
      size = g.randomSize(), elements *= size;
    shape.push_back(size);
  }
  std::string properties = "broadcast_dimensions = " + arrayText(dims);
  if (rank && g.random.chance(0.06))
    g.emit("stablehlo.dynamic_broadcast_in_dim", {x, g.positions(shape)},
           properties, {x.elementType, shape, x.range});
  else
    emitBroadcast(g, x, shape, dims);
  return true;
}

bool makeReshape(Generator &g) {
  Value x =
      g.takeAny([&](const Value &v) { return v.size() > g.leastSize(2) - 1; });
  if (x.size() == 0) { // any shape without elements
    Shape shape = g.randomShape(1, 4);
    shape[g.random.below(shape.size())] = 0;
    g.emit("stablehlo.reshape", {x}, "", {x.elementType, shape, x.range});
    return true;
  }
  Shape shape = x.shape;
  for (int64_t step = g.random.between(1, 3); step > 0; --step) {
    if (shape.size() > 1 && g.random.chance(0.5)) {
      int64_t d = g.random.below(shape.size() - 1);
      shape[d] *= shape[d + 1];
      shape.erase(shape.begin() + d + 1);
      continue;
    }
    if (shape.empty() || shape.size() >= 4)
      continue;
    int64_t d = g.random.below(shape.size());
    Ints divisors;
    for (int64_t f = 1; f <= shape[d]; ++f)
      if (shape[d] % f == 0)
        divisors.push_back(f);
    int64_t major = g.random.pick(llvm::ArrayRef<int64_t>(divisors));
    shape[d] /= major;
    shape.insert(shape.begin() + d, major);
  }
  if (shape == x.shape)
    shape = {x.size()};
  if (!shape.empty() && g.random.chance(0.05))
    g.emit("stablehlo.dynamic_reshape", {x, g.positions(shape)}, "",
           {x.elementType, shape, x.range});
  else
    g.emit("stablehlo.reshape", {x}, "", {x.elementType, shape, x.range});
  return true;
}

bool makeTranspose(Generator &g) {
  Value x = g.takeAny(isAny, g.leastSize(2));
  Ints order = g.permutation(x.rank());
  Shape shape;
  for (int64_t from : order)
    shape.push_back(x.shape[from]);
  g.emit("stablehlo.transpose", {x}, "permutation = " + arrayText(order),
         {x.elementType, shape, x.range});
  return true;
}

bool makeSlice(Generator &g) {
  Value x = g.takeAny(isAny, g.leastSize(1));
  Ints starts, limits, strides;
  Shape shape;
  for (int64_t size : x.shape) {
    bool full = size == 0 || g.random.chance(0.3);
    int64_t start = full ? 0 : g.random.below(size);
    int64_t limit = full ? size : g.random.between(start + 1, size);
    if (g.random.chance(g.leastSize(1) == 0 ? 0.2 : 0.01)) // rarely empty
      limit = start;
    int64_t stride = g.random.chance(0.35) ? g.random.between(2, 3) : 1;
    starts.push_back(start), limits.push_back(limit), strides.push_back(stride);
    shape.push_back((limit - start + stride - 1) / stride);
  }
  if (x.rank() && g.random.chance(0.05)) {
    g.emit("stablehlo.real_dynamic_slice",
           {x, g.positions(starts), g.positions(limits), g.positions(strides)},
           "", {x.elementType, shape, x.range});
    return true;
  }
  g.emit("stablehlo.slice", {x},
         "start_indices = " + arrayText(starts) + ", limit_indices = " +
             arrayText(limits) + ", strides = " + arrayText(strides),
         {x.elementType, shape, x.range});
  return true;
}

bool makePad(Generator &g) {
  Value x = g.takeAny(isAny, g.leastSize(1));
  Value filler = g.ofType(x.elementType, {});
  Ints low, high, interior;
  Shape shape;
  for (int64_t size : x.shape) {
    bool keep = g.random.chance(0.35);
    int64_t inner = keep || g.random.chance(0.6) ? 0 : g.random.between(1, 2);
    int64_t before = keep ? 0 : g.random.between(-2, 3);
    int64_t after = keep ? 0 : g.random.between(-2, 3);
    int64_t spread = size + std::max<int64_t>(size - 1, 0) * inner;
    if (spread + before + after < g.leastSize(1))
      before = 0, after = std::max<int64_t>(after, 0);
    low.push_back(before), high.push_back(after), interior.push_back(inner);
    shape.push_back(spread + before + after);
  }
  if (x.rank() && g.random.chance(0.05)) {
    g.emit(
        "stablehlo.dynamic_pad",
        {x, filler, g.positions(low), g.positions(high), g.positions(interior)},
        "", {x.elementType, shape, unite(x.range, filler.range)});
    return true;
  }
  g.emit("stablehlo.pad", {x, filler},
         "edge_padding_low = " + arrayText(low) + ", edge_padding_high = " +
             arrayText(high) + ", interior_padding = " + arrayText(interior),
         {x.elementType, shape, unite(x.range, filler.range)});
  return true;
}

bool makeConcatenate(Generator &g) {
  Value x = g.takeAny(isAny, 1);
  int64_t dim = g.random.below(x.rank());
  std::vector<Value> operands{x};
  Range range = x.range;
  Shape shape = x.shape;
  for (int64_t more = g.random.between(1, 2); more > 0; --more) {
    Shape size = x.shape;
    const Value *other = g.find([&](const Value &v) {
      Shape a = v.shape, b = x.shape;
      if (v.elementType != x.elementType || a.size() != b.size())
        return false;
      a[dim] = b[dim] = 0;
      return a == b;
    });
    size[dim] = g.randomSize();
    operands.push_back(
        other && g.random.chance(0.7) ? *other : g.fresh(x.elementType, size));
    shape[dim] += operands.back().shape[dim];
    range = unite(range, operands.back().range);
  }
  g.random.shuffle(operands);
  g.emit("stablehlo.concatenate", operands,
         "dimension = " + std::to_string(dim) + " : i64",
         {x.elementType, shape, range});
  return true;
}

bool makeReverse(Generator &g) {
  Value x = g.takeAny(isAny, g.leastSize(1));
  Ints dims = g.permutation(x.rank());
  dims.resize(g.random.between(g.leastSize(1), x.rank()));
  llvm::sort(dims);
  g.emit("stablehlo.reverse", {x}, "dimensions = " + arrayText(dims),
         {x.elementType, x.shape, x.range});
  return true;
}

/// Appends a rotation along one dimension, as jnp.roll: two slices and a
/// concatenation.
bool makeRoll(Generator &g) {
  Value x = g.take(isAny, 1);
  int64_t dim = g.random.below(x.rank());
  if (x.shape[dim] < 2)
    return false;
  int64_t split = g.random.between(1, x.shape[dim] - 1);
  auto slice = [&](int64_t from, int64_t to) {
    Ints starts(x.rank(), 0), limits(x.shape.begin(), x.shape.end()),
        strides(x.rank(), 1);
    starts[dim] = from, limits[dim] = to;
    Shape shape = x.shape;
    shape[dim] = to - from;
    return g.emit("stablehlo.slice", {x},
                  "start_indices = " + arrayText(starts) +
                      ", limit_indices = " + arrayText(limits) +
                      ", strides = " + arrayText(strides),
                  {x.elementType, shape, x.range});
  };
  Value tail = slice(split, x.shape[dim]);
  Value head = slice(0, split);
  g.emit("stablehlo.concatenate", {tail, head},
         "dimension = " + std::to_string(dim) + " : i64",
         {x.elementType, x.shape, x.range});
  return true;
}

bool makeIota(Generator &g) {
  std::string type = g.randomElementType();
  if (type == "i1")
    type = "i32";
  Shape shape = g.randomShape(1, 4);
  int64_t dim = g.random.below(shape.size());
  if (isInteger(type) && shape[dim] > fullRange(type).high)
    type = "i32";
  std::string properties = "iota_dimension = " + std::to_string(dim) + " : i64";
  Generator::Result result{
      type, shape,
      wrapToType(type, {0, std::max(double(shape[dim] - 1), 0.0), 1, 0})};
  if (g.random.chance(0.1))
    g.emit("stablehlo.dynamic_iota", {g.positions(shape)}, properties, result);
  else
    g.emit("stablehlo.iota", {}, properties, result);
  return true;
}

bool makeConstant(Generator &g) {
  std::string type = g.randomElementType();
  Shape shape = g.randomShape(0, 2);
  if (type == "f32" && g.random.chance(0.3)) {
    Value x = g.takeAny(isAny);
    g.emit("chlo.constant_like", {x}, "value = 2.5 : f32",
           {type, x.shape, {2.5, 2.5, 0.5, 0}});
    return true;
  }
  if (type == "i32" && g.random.chance(0.3)) {
    g.emit("chlo.constant", {}, "value = dense<3> : " + tensorType(type, shape),
           {type, shape, {3, 3, 1, 0}});
    return true;
  }
  if (g.traits().isLarge || llvm::is_contained(shape, 0) ||
      g.random.chance(0.4)) {
    g.splat(type, shape, 1);
    return true;
  }
  Range range = smallRange(type);
  llvm::SmallVector<double> numbers = g.randomNumbers(shape, range);
  range.grid = std::min(range.grid, 0.25);
  g.dense(type, shape, numbers, wrapToType(type, range));
  return true;
}

} // namespace

std::vector<OpMaker> makeShapeOps() {
  return {{"broadcast_in_dim", 0.8, makeBroadcast},
          {"reshape", 1.2, makeReshape},
          {"transpose", 1, makeTranspose},
          {"slice", 1, makeSlice},
          {"pad", 1, makePad},
          {"concatenate", 1, makeConcatenate},
          {"reverse", 0.6, makeReverse},
          {"roll", 0.5, makeRoll},
          {"iota", 0.3, makeIota},
          {"constant", 0.2, makeConstant}};
}

} // namespace mlir::gspmd::fuzz
