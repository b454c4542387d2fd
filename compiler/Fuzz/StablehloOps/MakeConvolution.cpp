//===- MakeConvolution.cpp - Convolutions of random programs --------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

/// One spatial dimension of a convolution.
struct ConvolutionWindow {
  int64_t input, kernel, stride = 1, low = 0, high = 0, baseDilation = 1,
                         windowDilation = 1, output = 0;
  bool reverse = false;
};

std::optional<ConvolutionWindow> chooseWindow(Generator &g, int64_t input) {
  ConvolutionWindow w{input, g.random.between(1, 4)};
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
          0.1)) // as in a kernel's gradient: about as large as the image
    w.kernel = std::max<int64_t>(1, input - g.random.below(2));
  int64_t dilated = input == 0 ? 0 : (input - 1) * w.baseDilation + 1;
  int64_t padded = dilated + w.low + w.high;
  int64_t reach = (w.kernel - 1) * w.windowDilation + 1;
  if (padded < 0 || (padded < reach && g.leastSize(1) > 0))
    return std::nullopt;
  w.output = padded < reach ? 0 : (padded - reach) / w.stride + 1;
  return w;
}

/// A tensor of batch, feature and spatial dimensions in any order.
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

std::string paddingText(llvm::ArrayRef<ConvolutionWindow> windows) {
  if (windows.empty())
    return "dense<> : tensor<0x2xi64>";
  std::string text = "dense<[";
  for (auto [index, w] : llvm::enumerate(windows))
    text += (index ? ", " : "") + listText({w.low, w.high});
  return text + "]> : tensor<" + std::to_string(windows.size()) + "x2xi64>";
}

/// The sizes of a convolution.
struct Convolution {
  llvm::SmallVector<ConvolutionWindow> windows;
  int64_t batch = 1, features = 1, kernelFeatures = 1, outFeatures = 1;
  int64_t featureGroups = 1, batchGroups = 1;

  Ints collect(int64_t ConvolutionWindow::*field) const {
    Ints numbers;
    for (const ConvolutionWindow &window : windows)
      numbers.push_back(window.*field);
    return numbers;
  }
  /// Returns the number of products per element of the result.
  int64_t terms() const {
    return kernelFeatures *
           llvm::product_of(collect(&ConvolutionWindow::kernel));
  }
  int64_t work() const {
    return batch * outFeatures * terms() *
           llvm::product_of(collect(&ConvolutionWindow::output));
  }
};

bool chooseWindows(Generator &g, Convolution &conv) {
  int64_t numSpatial = g.random.chance(0.55) ? 1 : 2;
  if (g.leastSize(1) == 0 && g.random.chance(0.2))
    numSpatial = 0;
  for (int64_t i = 0; i < numSpatial; ++i) {
    std::optional<ConvolutionWindow> w = chooseWindow(
        g, g.traits().isLarge && g.random.chance(0.5)
               ? g.random.between(120, 130)
               : std::max<int64_t>(g.leastSize(2), g.randomSize()));
    if (!w)
      return false;
    conv.windows.push_back(*w);
  }
  return true;
}

void chooseFeatures(Generator &g, Convolution &conv) {
  int64_t most = g.traits().isLarge && g.random.chance(0.5) ? 40 : 4;
  conv.batch = g.random.between(g.leastSize(1), 5);
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

/// Returns all properties but the padding.
std::string propertiesOf(const Convolution &conv, const Layout &lhs,
                         const Layout &rhs, const Layout &out) {
  std::string reversal = conv.windows.empty() ? "" : ": ";
  for (auto [i, w] : llvm::enumerate(conv.windows))
    reversal += std::string(i ? ", " : "") + (w.reverse ? "true" : "false");
  return "dimension_numbers = #stablehlo.conv<[" + lhs.text + "]x[" + rhs.text +
         "]->[" + out.text + "]>, window_strides = " +
         arrayText(conv.collect(&ConvolutionWindow::stride)) +
         ", lhs_dilation = " +
         arrayText(conv.collect(&ConvolutionWindow::baseDilation)) +
         ", rhs_dilation = " +
         arrayText(conv.collect(&ConvolutionWindow::windowDilation)) +
         ", window_reversal = array<i1" + reversal +
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
                            conv.collect(&ConvolutionWindow::input));
  Layout rhs = chooseLayout(g, "i", conv.kernelFeatures, "o", conv.outFeatures,
                            conv.collect(&ConvolutionWindow::kernel));
  Layout out =
      chooseLayout(g, "b", conv.batch / conv.batchGroups, "f", conv.outFeatures,
                   conv.collect(&ConvolutionWindow::output));
  // Reshapes an existing value to an image, if it has the shape.
  Value x = g.ofType(type, lhs.shape), k = g.ofType(type, rhs.shape);
  if (!isInteger(type))
    x = g.factor(x), k = g.factor(k);
  Range range =
      sumRange(type, unite(productRange(type, x.range, k.range), {0, 0, 1, 0}),
               conv.terms());
  std::string properties = propertiesOf(conv, lhs, rhs, out);
  if (!conv.windows.empty() && g.random.chance(0.05)) {
    llvm::SmallVector<double> numbers;
    for (const ConvolutionWindow &w : conv.windows)
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

std::vector<OpMaker> makeConvolutionOps() {
  return {{"convolution", 1.2, makeConvolution}};
}

} // namespace mlir::gspmd::fuzz
