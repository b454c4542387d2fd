//===- MakeGatherScatter.cpp - Random gathers and scatters ----------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

/// The dimension numbers of gather and scatter. Each operand dimension is
/// indexed or not, has a full or partial slice, is kept or collapsed, or is a
/// batch dimension.
struct Pattern {
  Ints offsetDims, collapsed, operandBatch, indexBatch, indexMap, sliceSizes;
  int64_t vectorDim = 0;
  Shape indexShape,
      resultShape; ///< result of the gather, updates of the scatter
  double indexLow = 0, indexHigh = 0;
};

/// Chooses the role of each operand dimension; `window` gets the sizes of those
/// in the result.
void chooseOperandDims(Generator &g, const Shape &operand, Pattern &p,
                       Ints &indexed, Shape &window) {
  int64_t rank = operand.size();
  for (int64_t d = 0; d < rank; ++d) {
    // No element of an empty dimension can be indexed.
    double what = operand[d] == 0 ? 1 : g.random.unit();
    if (what < 0.15 && rank > 1 && p.operandBatch.empty()) {
      p.operandBatch.push_back(d);
      p.sliceSizes.push_back(1);
    } else if (what < 0.5) {
      indexed.push_back(d), p.collapsed.push_back(d), p.sliceSizes.push_back(1);
    } else if (what < 0.65) {
      indexed.push_back(d);
      p.sliceSizes.push_back(g.random.between(g.leastSize(1), operand[d]));
      window.push_back(p.sliceSizes.back());
    } else {
      p.sliceSizes.push_back(operand[d]);
      window.push_back(operand[d]);
    }
    if (!indexed.empty() && indexed.back() == d)
      p.indexHigh = std::max<double>(p.indexHigh, operand[d]);
  }
}

/// Chooses the shape of the indices: the batch dimensions, which are returned,
/// and the index vector.
Shape chooseIndexShape(Generator &g, const Shape &operand, Pattern &p,
                       const Ints &indexed) {
  Shape batch;
  p.indexLow = -1;
  int64_t batchRank = g.random.between(p.operandBatch.empty() ? 0 : 1, 2);
  for (int64_t i = 0; i < batchRank; ++i)
    batch.push_back(std::min<int64_t>(g.randomSize(), 7));
  p.vectorDim =
      g.random.chance(0.7) ? batchRank : g.random.below(batchRank + 1);
  p.indexShape = batch;
  bool implicit = indexed.size() == 1 && g.random.chance(0.2);
  if (implicit)
    p.vectorDim = batchRank;
  else
    p.indexShape.insert(p.indexShape.begin() + p.vectorDim, indexed.size());
  if (!p.operandBatch.empty()) {
    int64_t which = g.random.below(batchRank);
    batch[which] = operand[p.operandBatch[0]];
    int64_t position = which + (!implicit && p.vectorDim <= which);
    p.indexShape[position] = batch[which];
    p.indexBatch.push_back(position);
  }
  return batch;
}

/// Places window dimensions anywhere in the result, in their order.
void chooseResultShape(Generator &g, const Shape &batch, const Shape &window,
                       Pattern &p) {
  int64_t resultRank = batch.size() + window.size();
  Ints offsetDims = g.permutation(resultRank);
  if (g.random.chance(0.6)) { // as JAX has them: last
    offsetDims.clear();
    for (int64_t i = 0; i < resultRank; ++i)
      offsetDims.push_back((i + static_cast<int64_t>(batch.size())) %
                           resultRank);
  }
  offsetDims.resize(window.size());
  llvm::sort(offsetDims);
  p.offsetDims = offsetDims;
  int64_t nextWindow = 0, nextBatch = 0;
  for (int64_t i = 0; i < resultRank; ++i)
    p.resultShape.push_back(llvm::is_contained(offsetDims, i)
                                ? window[nextWindow++]
                                : batch[nextBatch++]);
}

/// Returns nullopt if the operand has no dimension to index or the result would
/// be large.
std::optional<Pattern> choosePattern(Generator &g, const Shape &operand) {
  Pattern p;
  Ints indexed;
  Shape window;
  chooseOperandDims(g, operand, p, indexed, window);
  if (indexed.empty())
    return std::nullopt;
  Shape batch = chooseIndexShape(g, operand, p, indexed);
  p.indexMap = indexed;
  g.random.shuffle(p.indexMap);
  if (batch.size() + window.size() > 5)
    return std::nullopt;
  chooseResultShape(g, batch, window, p);
  int64_t elements = llvm::product_of(p.resultShape);
  if (elements > g.maxElements(800))
    return std::nullopt;
  return p;
}

Value indices(Generator &g, const Pattern &p) {
  if (g.random.chance(0.2))
    if (const Value *v = g.find([&](const Value &v) {
          return v.elementType == "i32" && v.shape == p.indexShape;
        }))
      return *v;
  return g.fresh(g.random.chance(0.85) ? "i32" : "i64", p.indexShape,
                 {p.indexLow, p.indexHigh, 1, 0});
}

bool makeGather(Generator &g) {
  Value x = g.takeAny(isAny, 1, 3);
  std::optional<Pattern> p = choosePattern(g, x.shape);
  if (!p)
    return false;
  Value i = indices(g, *p);
  std::string numbers =
      "dimension_numbers = #stablehlo.gather<offset_dims = " +
      listText(p->offsetDims) +
      ", collapsed_slice_dims = " + listText(p->collapsed) +
      ", operand_batching_dims = " + listText(p->operandBatch) +
      ", start_indices_batching_dims = " + listText(p->indexBatch) +
      ", start_index_map = " + listText(p->indexMap) +
      ", index_vector_dim = " + std::to_string(p->vectorDim) + ">";
  Generator::Result result{x.elementType, p->resultShape, x.range};
  if (g.random.chance(0.06))
    g.emit("stablehlo.dynamic_gather", {x, i, g.positions(p->sliceSizes)},
           numbers, result);
  else
    g.emit("stablehlo.gather", {x, i},
           numbers + ", slice_sizes = " + arrayText(p->sliceSizes), result);
  return true;
}

/// Returns the attributes of a scatter by `p` whose updates may collide.
static std::string scatterAttributes(const Pattern &p) {
  return "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims "
         "= " +
         listText(p.offsetDims) +
         ", inserted_window_dims = " + listText(p.collapsed) +
         ", input_batching_dims = " + listText(p.operandBatch) +
         ", scatter_indices_batching_dims = " + listText(p.indexBatch) +
         ", scatter_dims_to_operand_dims = " + listText(p.indexMap) +
         ", index_vector_dim = " + std::to_string(p.vectorDim) +
         ">, indices_are_sorted = false, unique_indices = false";
}

bool makeScatter(Generator &g) {
  Value x =
      g.takeAny([](const Value &v) { return v.elementType != "i1"; }, 1, 3);
  std::optional<Pattern> p = choosePattern(g, x.shape);
  if (!p)
    return false;
  const std::string &type = x.elementType;
  Value i = indices(g, *p);
  Value updates = g.ofType(type, p->resultShape);
  bool integer = isInteger(type);
  if (!integer)
    x = g.stabilized(x), updates = g.stabilized(updates);
  // The result of overwriting would depend on the order of updates.
  int64_t kind = isComplex(type) ? 0 : g.random.below(integer ? 4 : 3);
  auto combiner = g.random.chance(0.5) ? ReductionOp::Add : ReductionOp(kind);
  Range range = combinedRange(combiner, type, unite(x.range, updates.range),
                              updates.size() + 1);
  g.emit("stablehlo.scatter", {x, i, updates}, scatterAttributes(*p),
         {type, x.shape, range}, {combinerRegion(type, combiner)});
  return true;
}

/// Appends a scatter that overwrites rows at unique indices.
bool makeScatterSet(Generator &g) {
  Value x = g.takeAny(isAny, 1, 3);
  int64_t dim = g.random.below(x.rank());
  Ints rows = g.permutation(x.shape[dim] + 2); // two of them out of bounds
  rows.resize(g.random.between(1, std::min<int64_t>(rows.size(), 40)));
  llvm::SmallVector<double> numbers(rows.begin(), rows.end());
  int64_t count = rows.size();
  Value i =
      g.dense("i32", {count, 1}, numbers, {0, double(x.shape[dim] + 1), 1, 0});
  Shape shape{count};
  Ints window;
  for (int64_t d = 0; d < x.rank(); ++d)
    if (d != dim) {
      window.push_back(shape.size());
      shape.push_back(x.shape[d]);
    }
  Value updates = g.ofType(x.elementType, shape);
  ScalarRegion region({x.scalarType(), x.scalarType()});
  g.emit(
      "stablehlo.scatter", {x, i, updates},
      "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = " +
          listText(window) + ", inserted_window_dims = [" +
          std::to_string(dim) + "], scatter_dims_to_operand_dims = [" +
          std::to_string(dim) +
          "], index_vector_dim = 1>, indices_are_sorted = false, "
          "unique_indices = true",
      {x.elementType, x.shape, unite(x.range, updates.range)},
      {region.text({region.argument(1)})});
  return true;
}

/// Appends a gather of rows along one dimension with leading batch dimensions.
bool makeTorchIndexSelect(Generator &g) {
  Value x = g.takeAny(isAny, 1, 3);
  int64_t dim = g.random.below(x.rank());
  if (x.shape[dim] == 0)
    return false;
  int64_t batch = g.random.below(std::min<int64_t>(dim, 1) + 1);
  Shape indexShape(x.shape.begin(), x.shape.begin() + batch);
  for (int64_t n = g.random.below(2) + (batch == 0 ? 0 : 1); n > 0; --n)
    indexShape.push_back(g.randomSize());
  // Indices outside the dimension are undefined here.
  Value i = g.fresh("i32", indexShape, {0, double(x.shape[dim] - 1), 1, 0});
  Shape shape(x.shape.begin(), x.shape.begin() + dim);
  shape.append(indexShape.begin() + batch, indexShape.end());
  shape.append(x.shape.begin() + dim + 1, x.shape.end());
  g.emit("stablehlo.torch_index_select", {x, i},
         "batch_dims = " + std::to_string(batch) +
             " : i64, dim = " + std::to_string(dim) + " : i64",
         {x.elementType, shape, x.range});
  return true;
}

/// Appends a scatter into two tensors: sums in one, maxima in the other.
bool makeScatterPair(Generator &g) {
  Value x = g.takeAny(
      [](const Value &v) {
        return v.elementType != "i1" && !isComplex(v.elementType);
      },
      1, 3);
  Value y = g.ofType("i32", x.shape);
  std::optional<Pattern> p = choosePattern(g, x.shape);
  if (!p)
    return false;
  Value i = indices(g, *p);
  Value first = g.ofType(x.elementType, p->resultShape);
  Value second = g.ofType("i32", p->resultShape);
  if (!isInteger(x.elementType))
    x = g.stabilized(x), first = g.stabilized(first);
  Range sums =
      sumRange(x.elementType, unite(x.range, first.range), first.size() + 1);
  std::string t = x.scalarType(), i32 = y.scalarType();
  ScalarRegion region({t, i32, t, i32});
  auto sum =
      region.combine(ReductionOp::Add, region.argument(0), region.argument(2));
  auto max = region.combine(ReductionOp::Maximum, region.argument(1),
                            region.argument(3));
  g.emitMany("stablehlo.scatter", {x, y, i, first, second},
             scatterAttributes(*p),
             {{x.elementType, x.shape, sums},
              {"i32", y.shape, unite(y.range, second.range)}},
             {region.text({sum, max})});
  return true;
}

} // namespace

std::vector<OpMaker> makeGatherScatterOps() {
  return {{"gather", 1, makeGather},
          {"scatter", 1, makeScatter},
          {"scatter_set", 0.4, makeScatterSet},
          {"scatter_pair", 0.2, makeScatterPair},
          {"torch_index_select", 0.2, makeTorchIndexSelect}};
}

} // namespace mlir::gspmd::fuzz
