//===- MakeWindow.cpp - Random windows ------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

std::string paddingText(llvm::ArrayRef<int64_t> low,
                        llvm::ArrayRef<int64_t> high) {
  std::string text = low.empty() ? "dense<" : "dense<[";
  for (size_t i = 0; i < low.size(); ++i)
    text += (i ? ", " : "") + listText({low[i], high[i]});
  text += low.empty() ? "" : "]";
  return text + "> : tensor<" + std::to_string(low.size()) + "x2xi64>";
}

struct Windows {
  Ints sizes, strides, baseDilations, windowDilations, low, high;
  Shape output;
  int64_t elements = 1;

  std::string text(bool withDilations) const {
    std::string text = "window_dimensions = " + arrayText(sizes) +
                       ", window_strides = " + arrayText(strides);
    if (withDilations)
      text += ", base_dilations = " + arrayText(baseDilations) +
              ", window_dilations = " + arrayText(windowDilations);
    return text + ", padding = " + paddingText(low, high);
  }
};

/// The windows along one dimension.
struct DimWindows {
  int64_t size, stride, low = 0, high = 0, baseDilation = 1, windowDilation = 1;

  /// Returns the number of windows along a dimension of `dimSize` elements,
  /// which is negative if more padding is removed than there is.
  int64_t count(int64_t dimSize) const {
    int64_t dilated = dimSize == 0 ? 0 : (dimSize - 1) * baseDilation + 1;
    int64_t padded = dilated + low + high;
    int64_t reach = (size - 1) * windowDilation + 1;
    if (padded < reach)
      return padded < 0 ? -1 : 0;
    return (padded - reach) / stride + 1;
  }
};

DimWindows chooseDimWindows(Generator &g, bool dilated) {
  bool trivial = g.random.chance(0.4);
  int64_t size = trivial ? 1 : g.random.between(1, 4);
  int64_t stride = trivial || g.random.chance(0.6) ? 1 : g.random.between(2, 3);
  DimWindows w{size, stride};
  if (trivial)
    return w;
  if (g.random.chance(0.6)) {
    w.low = g.random.between(dilated ? -1 : 0, 3);
    w.high = g.random.between(dilated ? -1 : 0, 3);
  }
  if (dilated && g.random.chance(0.25))
    w.baseDilation = g.random.between(2, 3);
  if (dilated && g.random.chance(0.25))
    w.windowDilation = g.random.between(2, 3);
  return w;
}

std::optional<Windows> chooseWindows(Generator &g, const Shape &shape,
                                     bool dilated) {
  Windows w;
  for (int64_t size : shape) {
    DimWindows dim = chooseDimWindows(g, dilated);
    // A dimension without windows is an edge size.
    int64_t count = dim.count(size);
    if (count < (g.leastSize(1) > 0 ? 1 : 0))
      return std::nullopt;
    w.sizes.push_back(dim.size), w.strides.push_back(dim.stride);
    w.low.push_back(dim.low), w.high.push_back(dim.high);
    w.baseDilations.push_back(dim.baseDilation);
    w.windowDilations.push_back(dim.windowDilation);
    w.output.push_back(count);
    w.elements *= dim.size;
  }
  return w;
}

bool isReal(const Value &v) {
  return v.elementType != "i1" && !isComplex(v.elementType);
}

/// Returns the initial value. It must be 0 for sums, because the number of
/// times it is added is unspecified; maxima and minima accept any value.
Value initFor(Generator &g, llvm::StringRef type, ReductionOp combiner) {
  if (combiner == ReductionOp::Add || g.random.chance(0.6))
    return g.splat(type, {}, 0);
  Value init = g.ofType(type, {});
  return isInteger(type) ? init : g.stabilized(init);
}

/// Appends a sum, maximum or minimum of windows of `elements` elements.
void emitReduceWindow(Generator &g, const Value &x,
                      const std::string &properties, const Shape &output,
                      int64_t elements) {
  auto combiner = ReductionOp(g.random.below(3));
  Value init = initFor(g, x.elementType, combiner);
  Range range = combinedRange(combiner, x.elementType,
                              unite(x.range, init.range), elements + 1);
  g.emit("stablehlo.reduce_window", {x, init}, properties,
         {x.elementType, output, range},
         {combinerRegion(x.elementType, combiner)});
}

bool makeReduceWindow(Generator &g) {
  Value x = g.takeAny(isReal, g.leastSize(1), 3);
  if (!isInteger(x.elementType))
    x = g.stabilized(x);
  std::optional<Windows> w = chooseWindows(g, x.shape, true);
  if (!w)
    return false;
  emitReduceWindow(g, x, w->text(true), w->output, w->elements);
  return true;
}

/// Appends a running sum, maximum or minimum, from either end.
bool makeCumulative(Generator &g) {
  Value x = g.take(isReal, 1, 3);
  if (!isInteger(x.elementType))
    x = g.stabilized(x);
  int64_t dim = g.random.below(x.rank()), size = x.shape[dim];
  Ints window(x.rank(), 1), low(x.rank(), 0), high(x.rank(), 0);
  window[dim] = size;
  (g.random.chance(0.7) ? low : high)[dim] = size - 1;
  emitReduceWindow(g, x,
                   "window_dimensions = " + arrayText(window) +
                       ", padding = " + paddingText(low, high),
                   x.shape, size);
  return true;
}

bool makeSelectAndScatter(Generator &g) {
  Value x =
      g.takeAny([](const Value &v) { return isReal(v) && v.range.error == 0; },
                g.leastSize(1), 3);
  if (g.mayBeSpecial(x)) // NaN is never selected
    return false;
  std::optional<Windows> w = chooseWindows(g, x.shape, false);
  if (!w)
    return false;
  if (!isInteger(x.elementType))
    x = g.stabilized(x);
  Value source = g.ofType(x.elementType, w->output);
  Value init = g.splat(x.elementType, {}, 0);
  if (!isInteger(x.elementType))
    source = g.stabilized(source);
  ScalarRegion select({x.scalarType(), x.scalarType()});
  auto isSelected = select.compare(g.random.chance(0.5) ? "GE" : "LE",
                                   select.argument(0), select.argument(1));
  Range range =
      sumRange(x.elementType, unite(source.range, init.range), w->elements);
  g.emit("stablehlo.select_and_scatter", {x, source, init}, w->text(false),
         {x.elementType, x.shape, range},
         {select.text({isSelected}),
          combinerRegion(x.elementType, ReductionOp::Add)});
  return true;
}

} // namespace

std::vector<OpMaker> makeWindowOps() {
  return {{"reduce_window", 1, makeReduceWindow},
          {"cumulative", 0.6, makeCumulative},
          {"select_and_scatter", 0.5, makeSelectAndScatter}};
}

} // namespace mlir::gspmd::fuzz
