//===- MakeContract.cpp - Random contractions and convolutions ------------===//
#include "OpMakers.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

bool isNumber(const Value &v) { return v.elementType != "i1"; }

/// Small enough for sums of products.
Value factor(Generator &g, const Value &v) {
  double bound = std::min(8.0, tameBound(v.elementType));
  return g.within(v, -bound, bound);
}

bool makeDotGeneral(Generator &g) {
  Value x = g.take(isNumber, 1, 4);
  if (!isInteger(x.elementType))
    x = factor(g, x);
  // Each dimension of the left side is batch, contracted or free.
  Ints order = g.permutation(x.rank());
  int64_t numBatch = g.random.below(std::min<int64_t>(x.rank(), 2) + 1);
  if (x.rank() == 1)
    numBatch = 0;
  int64_t numContracted =
      g.random.below(std::min<int64_t>(x.rank() - numBatch, 2) + 1);
  Ints lhsBatch(order.begin(), order.begin() + numBatch);
  Ints lhsContracted(order.begin() + numBatch,
                     order.begin() + numBatch + numContracted);
  Ints free(order.begin() + numBatch + numContracted, order.end());
  llvm::sort(free);
  int64_t rhsFree =
      g.random.below(std::max<int64_t>(1, 4 - numBatch - numContracted));
  rhsFree = std::min<int64_t>(rhsFree, 2);
  int64_t rank = numBatch + numContracted + rhsFree;
  Ints places = g.permutation(rank);
  Shape rhsShape(rank);
  Ints rhsBatch, rhsContracted;
  int64_t next = 0, terms = 1;
  for (int64_t dim : lhsBatch)
    rhsBatch.push_back(places[next]), rhsShape[places[next++]] = x.shape[dim];
  for (int64_t dim : lhsContracted) {
    rhsContracted.push_back(places[next]),
        rhsShape[places[next++]] = x.shape[dim];
    terms *= x.shape[dim];
  }
  for (; next < rank; ++next)
    rhsShape[places[next]] = g.randomSize();
  Value y = g.ofType(x.elementType, rhsShape);
  if (!isInteger(x.elementType))
    y = factor(g, y);
  Shape shape;
  for (int64_t dim : lhsBatch)
    shape.push_back(x.shape[dim]);
  for (int64_t dim : free)
    shape.push_back(x.shape[dim]);
  int64_t elements = 1;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(rhsBatch, dim) &&
        !llvm::is_contained(rhsContracted, dim))
      shape.push_back(rhsShape[dim]);
  for (int64_t size : shape)
    elements *= size;
  if (elements > g.mostElements(1500) || shape.size() > 5)
    return false;
  Range range = sumRange(x.elementType,
                         productRange(x.elementType, x.range, y.range), terms);
  g.emit("stablehlo.dot_general", {x, y},
         "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = " +
             listText(lhsBatch) +
             ", rhs_batching_dimensions = " + listText(rhsBatch) +
             ", lhs_contracting_dimensions = " + listText(lhsContracted) +
             ", rhs_contracting_dimensions = " + listText(rhsContracted) + ">",
         {x.elementType, shape, range});
  return true;
}

bool makeDot(Generator &g) {
  Value x = g.take(isNumber, 1, 2);
  if (!isInteger(x.elementType))
    x = factor(g, x);
  Shape right{x.shape.back()};
  if (g.random.chance(0.7))
    right.push_back(g.randomSize());
  Value y = g.ofType(x.elementType, right);
  if (!isInteger(x.elementType))
    y = factor(g, y);
  Shape shape(x.shape.begin(), x.shape.end() - 1);
  shape.append(right.begin() + 1, right.end());
  g.emit("stablehlo.dot", {x, y}, "",
         {x.elementType, shape,
          sumRange(x.elementType, productRange(x.elementType, x.range, y.range),
                   right.front())});
  return true;
}

/// The same contraction by the letters of its dimensions; one in three has a
/// single operand, whose missing letters are summed.
bool makeEinsum(Generator &g) {
  Value x = g.take(isNumber, 1, 3);
  if (!isInteger(x.elementType))
    x = factor(g, x);
  std::string letters(llvm::StringRef("abc").take_front(x.rank()));
  bool unary = g.random.chance(0.3);
  std::string other;
  Shape otherShape;
  if (!unary) {
    for (int64_t d : g.permutation(x.rank()))
      if (g.random.chance(0.6))
        other += letters[d], otherShape.push_back(x.shape[d]);
    if (other.empty() || g.random.chance(0.6))
      other += 'd', otherShape.push_back(g.randomSize());
  }
  // Every letter stays or is summed, in any order.
  std::string result;
  Shape shape;
  int64_t terms = 1;
  std::string all = letters + (llvm::StringRef(other).contains('d') ? "d" : "");
  for (int64_t i : g.permutation(all.size())) {
    int64_t size = all[i] == 'd' ? otherShape.back() : x.shape[i];
    if (g.random.chance(0.3))
      terms *= size;
    else
      result += all[i], shape.push_back(size);
  }
  if (unary) {
    g.emit("stablehlo.unary_einsum", {x},
           "einsum_config = \"" + letters + "->" + result + "\"",
           {x.elementType, shape, sumRange(x.elementType, x.range, terms)});
    return true;
  }
  Value y = g.ofType(x.elementType, otherShape);
  if (!isInteger(x.elementType))
    y = factor(g, y);
  g.emit("stablehlo.einsum", {x, y},
         "einsum_config = \"" + letters + "," + other + "->" + result + "\"",
         {x.elementType, shape,
          sumRange(x.elementType, productRange(x.elementType, x.range, y.range),
                   terms)});
  return true;
}

/// One spatial dimension of a convolution.
struct Window {
  int64_t input, kernel, stride = 1, low = 0, high = 0, baseDilation = 1,
                         windowDilation = 1, output = 0;
  bool reverse = false;
};

std::optional<Window> chooseWindow(Generator &g, int64_t input) {
  Window w{input, g.random.between(1, 4)};
  if (g.random.chance(0.4))
    w.stride = g.random.between(2, 3);
  if (g.random.chance(0.7))
    w.low = g.random.between(-1, 3), w.high = g.random.between(-1, 3);
  if (g.random.chance(0.25))
    w.baseDilation = g.random.between(2, 3);
  if (g.random.chance(0.25))
    w.windowDilation = g.random.between(2, 3);
  w.reverse = g.random.chance(0.15);
  if (g.random.chance(
          0.1)) // as in a kernel's gradient: about as wide as the image
    w.kernel = std::max<int64_t>(1, input - g.random.below(2));
  int64_t padded = (input - 1) * w.baseDilation + 1 + w.low + w.high;
  int64_t reach = (w.kernel - 1) * w.windowDilation + 1;
  if (padded < reach)
    return std::nullopt;
  w.output = (padded - reach) / w.stride + 1;
  return w;
}

/// A tensor of batch, feature and spatial sizes, its dimensions in any order.
struct Layout {
  Shape shape;
  std::string text; ///< "b, 0, f"
};

Layout chooseLayout(Generator &g, const char *first, int64_t firstSize,
                    const char *second, int64_t secondSize,
                    llvm::ArrayRef<int64_t> spatial) {
  std::vector<std::pair<std::string, int64_t>> dims{{first, firstSize},
                                                    {second, secondSize}};
  for (auto [index, size] : llvm::enumerate(spatial))
    dims.emplace_back(std::to_string(index), size);
  g.random.shuffle(dims);
  Layout layout;
  for (auto &[name, size] : dims) {
    layout.text += (layout.text.empty() ? "" : ", ") + name;
    layout.shape.push_back(size);
  }
  return layout;
}

std::string paddingText(llvm::ArrayRef<Window> windows) {
  std::string text = "dense<[";
  for (auto [index, w] : llvm::enumerate(windows))
    text += (index ? ", " : "") + listText({w.low, w.high});
  return text + "]> : tensor<" + std::to_string(windows.size()) + "x2xi64>";
}

/// The sizes of a convolution.
struct Convolution {
  llvm::SmallVector<Window> windows;
  int64_t batch = 1, features = 1, kernelFeatures = 1, outFeatures = 1;
  int64_t featureGroups = 1, batchGroups = 1;

  Ints each(int64_t Window::*field) const {
    Ints numbers;
    for (const Window &window : windows)
      numbers.push_back(window.*field);
    return numbers;
  }
  /// Products that are added up to one element.
  int64_t terms() const {
    return kernelFeatures * llvm::product_of(each(&Window::kernel));
  }
  int64_t work() const {
    return batch * outFeatures * terms() *
           llvm::product_of(each(&Window::output));
  }
};

bool chooseWindows(Generator &g, Convolution &conv) {
  int64_t numSpatial = g.random.chance(0.55) ? 1 : 2;
  for (int64_t i = 0; i < numSpatial; ++i) {
    std::optional<Window> w =
        chooseWindow(g, g.theme().isLarge && g.random.chance(0.5)
                            ? g.random.between(120, 130)
                            : std::max<int64_t>(2, g.randomSize()));
    if (!w)
      return false;
    conv.windows.push_back(*w);
  }
  return true;
}

void chooseFeatures(Generator &g, Convolution &conv) {
  int64_t most = g.theme().isLarge && g.random.chance(0.5) ? 40 : 4;
  conv.batch = g.random.between(1, 5);
  conv.features = conv.kernelFeatures = g.random.between(1, most);
  conv.outFeatures = g.random.between(1, most + 1);
  if (g.random.chance(0.25)) {
    conv.featureGroups = g.random.between(2, 4);
    conv.features *= conv.featureGroups;
    conv.outFeatures *= conv.featureGroups;
  } else if (g.random.chance(0.15)) {
    conv.batchGroups = g.random.between(2, 3);
    conv.batch *= conv.batchGroups;
    conv.outFeatures *= conv.batchGroups;
  }
}

/// All properties but the padding.
std::string propertiesOf(const Convolution &conv, const Layout &lhs,
                         const Layout &rhs, const Layout &out) {
  std::string reversal;
  for (auto [i, w] : llvm::enumerate(conv.windows))
    reversal += std::string(i ? ", " : "") + (w.reverse ? "true" : "false");
  return "dimension_numbers = #stablehlo.conv<[" + lhs.text + "]x[" + rhs.text +
         "]->[" + out.text +
         "]>, window_strides = " + arrayText(conv.each(&Window::stride)) +
         ", lhs_dilation = " + arrayText(conv.each(&Window::baseDilation)) +
         ", rhs_dilation = " + arrayText(conv.each(&Window::windowDilation)) +
         ", window_reversal = array<i1: " + reversal +
         ">, feature_group_count = " + std::to_string(conv.featureGroups) +
         " : i64, batch_group_count = " + std::to_string(conv.batchGroups) +
         " : i64";
}

bool makeConvolution(Generator &g) {
  std::string type = g.random.chance(0.85)   ? "f32"
                     : g.random.chance(0.25) ? "f8E5M2"
                     : g.random.chance(0.5)  ? "bf16"
                                             : "i32";
  Convolution conv;
  if (!chooseWindows(g, conv))
    return false;
  chooseFeatures(g, conv);
  if (conv.work() > int64_t(1) << 26)
    return false;
  Layout lhs = chooseLayout(g, "b", conv.batch, "f", conv.features,
                            conv.each(&Window::input));
  Layout rhs = chooseLayout(g, "i", conv.kernelFeatures, "o", conv.outFeatures,
                            conv.each(&Window::kernel));
  Layout out = chooseLayout(g, "b", conv.batch / conv.batchGroups, "f",
                            conv.outFeatures, conv.each(&Window::output));
  // An existing value as image, if some reshape gives the shape.
  Value x = g.ofType(type, lhs.shape), k = g.ofType(type, rhs.shape);
  if (!isInteger(type))
    x = factor(g, x), k = factor(g, k);
  Range range =
      sumRange(type, unite(productRange(type, x.range, k.range), {0, 0, 1, 0}),
               conv.terms());
  std::string properties = propertiesOf(conv, lhs, rhs, out);
  if (g.random.chance(0.05)) {
    llvm::SmallVector<double> numbers;
    for (const Window &w : conv.windows)
      numbers.append({double(w.low), double(w.high)});
    Value padding = g.dense("i64", {int64_t(conv.windows.size()), 2}, numbers,
                            {-1, 3, 1, 0});
    g.emit("stablehlo.dynamic_conv", {x, k, padding}, properties,
           {type, out.shape, range});
    return true;
  }
  g.emit("stablehlo.convolution", {x, k},
         properties + ", padding = " + paddingText(conv.windows),
         {type, out.shape, range});
  return true;
}

} // namespace

std::vector<OpMaker> makeContractOps() {
  return {{"dot_general", 2, makeDotGeneral},
          {"dot", 0.2, makeDot},
          {"einsum", 0.2, makeEinsum},
          {"convolution", 1.2, makeConvolution}};
}

} // namespace mlir::gspmd::fuzz
