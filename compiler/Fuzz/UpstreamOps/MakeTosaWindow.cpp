//===- MakeTosaWindow.cpp - Random windows of tosa ------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/TosaValues.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

/// One spatial dimension. tosa requires windows to end at the end of the image.
struct TosaWindow {
  int64_t input, kernel, stride, dilation = 1, low = 0, high = 0, output;
};

TosaWindow chooseWindow(Generator &g, bool mayDilate) {
  TosaWindow w;
  w.kernel = g.random.between(1, 4);
  w.stride = g.random.chance(0.4) ? g.random.between(2, 3) : 1;
  w.dilation = mayDilate && g.random.chance(0.3) ? 2 : 1;
  w.output = std::min<int64_t>(g.randomSize(), 9);
  int64_t padded = (w.output - 1) * w.stride + (w.kernel - 1) * w.dilation + 1;
  if (g.random.chance(0.6)) {
    w.low = std::min(g.random.between(0, w.kernel - 1), padded - 1);
    w.high = std::min(g.random.between(0, w.kernel - 1), padded - 1 - w.low);
  }
  w.input = padded - w.low - w.high;
  return w;
}

Ints collect(llvm::ArrayRef<TosaWindow> windows, int64_t TosaWindow::*field) {
  Ints numbers;
  for (const TosaWindow &w : windows)
    numbers.push_back(w.*field);
  return numbers;
}

std::string padText(llvm::ArrayRef<TosaWindow> windows) {
  Ints pad;
  for (const TosaWindow &w : windows)
    pad.append({w.low, w.high});
  return arrayText(pad);
}

Shape shapeOf(int64_t first, llvm::ArrayRef<int64_t> spatial, int64_t last) {
  Shape shape{first};
  shape.append(spatial.begin(), spatial.end());
  shape.push_back(last);
  return shape;
}

/// The types, zero points and bias of convolutions.
struct Types {
  std::string in = "f32", out = "f32";
  double inputZero = 0, weightZero = 0;

  explicit Types(Generator &g) {
    if (!g.random.chance(0.2))
      return;
    in = "i8", out = "i32";
    if (g.random.chance(0.5))
      inputZero = g.random.between(-2, 2);
  }
};

bool emitConvolution(Generator &g, llvm::StringRef name, const Types &types,
                     Value x, Value k, Shape out, int64_t channels,
                     int64_t terms, const std::string &properties) {
  x = g.factor(x), k = g.factor(k);
  Value bias =
      g.factor(g.ofType(types.out, {g.random.chance(0.2) ? 1 : channels}));
  Range range = types.out == "i32"
                    ? fullRange("i32")
                    : combinedRange(ReductionOp::Add, "f32",
                                    productRange("f32", x.range, k.range),
                                    bias.range, terms);
  g.emit(name,
         {x, k, bias, tosaScalar(g, types.in, types.inputZero),
          tosaScalar(g, types.in, types.weightZero)},
         properties + ", acc_type = " + types.out,
         {types.out, std::move(out), range});
  return true;
}

bool makeConvolution(Generator &g) {
  bool isDepthwise = g.random.chance(0.3),
       is3d = !isDepthwise && g.random.chance(0.3);
  Types types(g);
  llvm::SmallVector<TosaWindow> windows;
  for (int i = 0; i < (is3d ? 3 : 2); ++i)
    windows.push_back(chooseWindow(g, /*mayDilate=*/true));
  int64_t batch = g.random.between(1, 4), in = g.random.between(1, 5),
          out = g.random.between(1, 6);
  Ints taps = collect(windows, &TosaWindow::kernel);
  int64_t channels = isDepthwise ? in * out : out;
  Shape result =
      shapeOf(batch, collect(windows, &TosaWindow::output), channels);
  int64_t terms = llvm::product_of(taps) * (isDepthwise ? 1 : in);
  if (llvm::product_of(result) * terms > g.maxElements(60000))
    return false;
  Shape kernel =
      isDepthwise ? Shape{taps[0], taps[1], in, out} : shapeOf(out, taps, in);
  Value x = g.ofType(types.in,
                     shapeOf(batch, collect(windows, &TosaWindow::input), in));
  Value k = g.ofType(types.in, kernel);
  return emitConvolution(
      g,
      isDepthwise ? "tosa.depthwise_conv2d"
      : is3d      ? "tosa.conv3d"
                  : "tosa.conv2d",
      types, x, k, result, channels, terms,
      "pad = " + padText(windows) +
          ", stride = " + arrayText(collect(windows, &TosaWindow::stride)) +
          ", dilation = " + arrayText(collect(windows, &TosaWindow::dilation)));
}

bool makeTransposeConv(Generator &g) {
  Types types(g);
  int64_t batch = g.random.between(1, 4), in = g.random.between(1, 4),
          out = g.random.between(1, 5);
  Ints sizes, taps, strides, pads, results;
  for (int i = 0; i < 2; ++i) {
    sizes.push_back(g.random.between(1, 7));
    taps.push_back(g.random.between(1, 4));
    strides.push_back(g.random.between(1, 3));
    int64_t total = (sizes[i] - 1) * strides[i] + taps[i];
    for (int side = 0; side < 2; ++side)
      pads.push_back(g.random.between(
          total > 3 ? 1 - std::min(taps[i], total / 3) : 0, 2));
    results.push_back(total + pads[2 * i] + pads[2 * i + 1]);
  }
  Value x = g.ofType(types.in, shapeOf(batch, sizes, in));
  Value k = g.ofType(types.in, shapeOf(out, taps, in));
  // TOSA leaves open whether NaN and infinity are multiplied by the zeros at
  // fractional positions, which a device program has in other places.
  if (g.mayBeSpecial(k))
    return false;
  return emitConvolution(
      g, "tosa.transpose_conv2d", types, x, k, shapeOf(batch, results, out),
      out, in * llvm::product_of(taps),
      "out_pad = " + arrayText(pads) + ", stride = " + arrayText(strides));
}

bool makePool(Generator &g) {
  llvm::SmallVector<TosaWindow> windows{chooseWindow(g, false),
                                        chooseWindow(g, false)};
  bool isMax = g.random.chance(0.5);
  int64_t batch = g.random.between(1, 4), channels = g.random.between(1, 6);
  Ints taps = collect(windows, &TosaWindow::kernel);
  Value x = g.stabilized(g.ofType(
      "f32", shapeOf(batch, collect(windows, &TosaWindow::input), channels)));
  std::string properties = "kernel = " + arrayText(taps) + ", stride = " +
                           arrayText(collect(windows, &TosaWindow::stride)) +
                           ", pad = " + padText(windows);
  Shape out = shapeOf(batch, collect(windows, &TosaWindow::output), channels);
  if (isMax) {
    g.emit("tosa.max_pool2d", {x}, properties, {"f32", out, x.range});
    return true;
  }
  Range range = x.range;
  range.grid = 0;
  range.error += 64 * epsilon("f32") * range.magnitude();
  g.emit("tosa.avg_pool2d",
         {x, tosaScalar(g, "f32", 0), tosaScalar(g, "f32", 0)},
         properties + ", acc_type = f32", {"f32", out, range});
  return true;
}

bool makeResize(Generator &g) {
  int64_t batch = g.random.between(1, 4), channels = g.random.between(1, 5);
  Ints sizes, scale, offset, border, results;
  for (int i = 0; i < 2; ++i) {
    int64_t size = g.random.between(1, 6), n = g.random.between(1, 4),
            d = g.random.between(1, 3), at = g.random.between(0, 1);
    at = std::min(at, n - 1);
    int64_t reach = (size - 1) * n - at;
    int64_t rest = reach < 0 ? -reach : (d - reach % d) % d;
    if (rest >= n)
      return false;
    sizes.push_back(size);
    scale.append({n, d});
    offset.push_back(at);
    border.push_back(rest);
    results.push_back((reach + rest) / d + 1);
  }
  bool isNearest = g.random.chance(0.5);
  Value x = g.stabilized(g.ofType("f32", shapeOf(batch, sizes, channels)));
  Value a = tosaShape(g, scale), b = tosaShape(g, offset),
        c = tosaShape(g, border);
  Range range = x.range;
  range.error += 16 * epsilon("f32") * range.magnitude();
  Shape out = shapeOf(batch, results, channels);
  if (!isNearest)
    range.grid = 0;
  g.write("tosa.resize " + joinNames({x, a, b, c}) + " {mode = " +
              (isNearest ? "NEAREST_NEIGHBOR" : "BILINEAR") + "} : (" +
              joinTypes({x, a, b, c}) + ") -> " + tensorType("f32", out),
          {x, a, b, c}, {"f32", out, range});
  return true;
}

bool makeTransform(Generator &g) {
  int64_t n = g.random.between(1, 4), h = int64_t(1) << g.random.below(4),
          w = int64_t(1) << g.random.below(4);
  Value re = g.stabilized(g.ofType("f32", {n, h, w}));
  double most = 2 * h * w * 64;
  Range range{-most, most, 0, most * (re.range.error + 64 * epsilon("f32"))};
  if (g.random.chance(0.5)) {
    Shape out{n, h, w / 2 + 1};
    g.emitMany("tosa.rfft2d", {re}, "",
               {{"f32", out, range}, {"f32", out, range}});
    return true;
  }
  Value im = g.stabilized(g.ofType("f32", {n, h, w}));
  range.error += most * im.range.error;
  g.emitMany("tosa.fft2d", {re, im},
             std::string("inverse = ") +
                 (g.random.chance(0.5) ? "true" : "false"),
             {{"f32", {n, h, w}, range}, {"f32", {n, h, w}, range}});
  return true;
}

} // namespace

std::vector<OpMaker> makeTosaWindowOps() {
  const Language tosa = Language::Tosa;
  return {{"tosa_conv", 1.5, makeConvolution, false, tosa},
          {"tosa_transpose_conv", 0.6, makeTransposeConv, false, tosa},
          {"tosa_pool", 0.8, makePool, false, tosa},
          {"tosa_resize", 0.5, makeResize, false, tosa},
          {"tosa_fft", 0.3, makeTransform, false, tosa}};
}

} // namespace mlir::gspmd::fuzz
