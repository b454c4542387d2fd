//===- MakeDecomposition.cpp - Random decompositions and transforms -------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include <cmath>

namespace mlir::gspmd::fuzz {
namespace {

Shape batched(Generator &g, std::initializer_list<int64_t> matrix) {
  Shape shape;
  for (int64_t i = g.random.below(3); i > 0; --i)
    shape.push_back(std::min<int64_t>(g.randomSize(), 7));
  shape.append(matrix);
  return shape;
}

/// Returns the size of a matrix; large programs exceed the size that unrolled
/// loops solve.
int64_t sideOf(Generator &g) {
  return g.traits().isLarge && g.random.chance(0.5) ? g.random.between(30, 49)
                                                    : g.random.between(1, 4);
}

/// Returns `scale` times the identity matrix, over all batch dimensions.
Value identity(Generator &g, const Shape &shape, double scale) {
  int64_t n = shape.back();
  llvm::SmallVector<double> numbers;
  for (int64_t i = 0; i < n * n; ++i)
    numbers.push_back(i % (n + 1) == 0 ? scale : 0);
  Value one = g.dense("f32", {n, n}, numbers, {0, scale, 1, 0});
  int64_t rank = shape.size();
  return emitBroadcast(g, one, shape, {rank - 2, rank - 1});
}

/// Returns true if elements of `type` may be NaN: which results they affect
/// depends on the algorithm.
bool spreadsSpecials(Generator &g, const std::string &type) {
  return g.mayBeSpecial({"", type, {}, {}});
}

bool makeCholesky(Generator &g) {
  if (spreadsSpecials(g, "f32"))
    return false;
  int64_t n = sideOf(g);
  Shape shape = batched(g, {n, n});
  // A symmetric matrix: x times its transpose, plus a multiple of the identity.
  Value x = g.within(g.ofType("f32", shape), -4, 4);
  llvm::SmallVector<int64_t> dims;
  int64_t rank = shape.size();
  for (int64_t d = 0; d + 2 < rank; ++d)
    dims.push_back(d);
  Value square =
      emitDotGeneral(g, x, x, {dims, dims, {rank - 1}, {rank - 1}}, shape,
                     sumRange("f32", productRange("f32", x.range, x.range), n));
  Value diagonal = identity(g, shape, 8);
  Range range{square.range.low, square.range.high + 8, square.range.grid,
              square.range.error};
  Value a = emitSum(g, square, diagonal, range);
  double m = std::sqrt(range.magnitude());
  g.emit("stablehlo.cholesky", {a},
         g.random.chance(0.5) ? "lower = true" : "lower = false",
         {"f32", shape, {-m, m, 0, 8 * range.error + 1e-4}});
  return true;
}

bool makeTriangularSolve(Generator &g) {
  if (spreadsSpecials(g, "f32"))
    return false;
  int64_t n = sideOf(g), columns = g.random.between(1, 5);
  Shape shape = batched(g, {n, n});
  // The diagonal dominates the rest of its row.
  double least = n > 4 ? 2.0 * n : 4;
  Value x = g.within(g.ofType("f32", shape), -1, 1);
  Value diagonal = identity(g, shape, least);
  Value a =
      emitSum(g, x, diagonal, {-1, least + 1, x.range.grid, x.range.error});
  bool left = g.random.chance(0.5);
  Shape rhs = shape;
  rhs[rhs.size() - (left ? 1 : 2)] = columns;
  Value b = g.stabilized(g.ofType("f32", rhs));
  static const char *const transposes[] = {"NO_TRANSPOSE", "TRANSPOSE",
                                           "ADJOINT"};
  auto flag = [&] { return g.random.chance(0.5) ? "true" : "false"; };
  std::string lower = flag();
  double m = 2 * b.range.magnitude();
  g.emit("stablehlo.triangular_solve", {a, b},
         std::string("left_side = ") + (left ? "true" : "false") +
             ", lower = " + lower +
             ", unit_diagonal = false, transpose_a = #stablehlo<transpose " +
             transposes[g.random.below(3)] + ">",
         {"f32",
          rhs,
          {-m, m, 0, 2 * b.range.error + 2 * m * x.range.error + 1e-5 * m}});
  return true;
}

bool makeFft(Generator &g) {
  bool real = g.random.chance(0.4);
  static const int64_t lengths[] = {61, 67, 128, 360, 1009, 4096};
  int64_t n = g.traits().isLarge ? g.random.pick(llvm::ArrayRef(lengths))
                                 : g.random.between(1, 8);
  Shape shape = batched(g, {n});
  if (spreadsSpecials(g, real ? "f32" : "complex<f32>"))
    return false;
  Value x = g.stabilized(g.ofType(real ? "f32" : "complex<f32>", shape));
  Shape out = shape;
  if (real)
    out.back() = n / 2 + 1;
  bool inverse = !real && g.random.chance(0.4);
  double m = 2 * n * x.range.magnitude();
  g.emit("stablehlo.fft", {x},
         std::string("fft_type = #stablehlo<fft_type ") +
             (real      ? "RFFT"
              : inverse ? "IFFT"
                        : "FFT") +
             ">, fft_length = " + arrayText({n}),
         {"complex<f32>", out, {-m, m, 0, 2 * n * x.range.error + 1e-5 * m}});
  return true;
}

} // namespace

std::vector<OpMaker> makeDecompositionOps() {
  return {{"cholesky", 0.2, makeCholesky},
          {"triangular_solve", 0.2, makeTriangularSolve},
          {"fft", 0.25, makeFft}};
}

} // namespace mlir::gspmd::fuzz
