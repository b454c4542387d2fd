//===- MakeCustomCall.cpp - Random custom calls of library routines -------===//
//
// The routines that JAX's linear algebra calls by name on CPU and TPU. A
// routine handles each matrix independently, so its results do not depend on
// the device, except for factorizations: a sharded matrix is factored block by
// block, which rounds differently.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"

namespace mlir::gspmd::fuzz {
namespace {

/// A result with these matrix dimensions after the batch dimensions.
struct ResultForm {
  const char *type; ///< "" is the operand's type
  Shape dims;
};

Generator::Result resultOf(const ResultForm &form, const Shape &batch,
                           const std::string &type) {
  Generator::Result result{*form.type ? form.type : type, batch, {}};
  result.shape.append(form.dims.begin(), form.dims.end());
  result.range = isInteger(result.elementType) ? Range{0, 64, 1, 0}
                                               : Range{-1e4, 1e4, 0, 0};
  return result;
}

struct Routine {
  std::string target, attributes;
  Shape matrix;
  std::vector<ResultForm> results;
  bool isBlocked = false; ///< if the matrix is sharded
};

Routine chooseRoutine(Generator &g, const std::string &letter) {
  int64_t m = g.random.between(1, 5), n = g.random.between(1, 5);
  int64_t k = std::min(m, n);
  ResultForm info{"i32", {}}, matrix{"", {m, n}};
  auto config = [](const std::string &text) {
    return "mhlo.backend_config = {" + text + "}";
  };
  std::string uplo = g.random.chance(0.5) ? "76" : "85";
  switch (g.random.below(6)) {
  case 0:
    return {"lapack_" + letter + "getrf_ffi",
            config(""),
            {m, n},
            {matrix, {"i32", {k}}, info},
            /*isBlocked=*/true};
  case 1:
    return {"lapack_" + letter + "geqrf_ffi",
            config(""),
            {m, n},
            {matrix, {"", {k}}},
            /*isBlocked=*/true};
  case 2:
    return {"lapack_" + letter + "syevd_ffi",
            config("mode = 86 : ui8, uplo = " + uplo + " : ui8"),
            {n, n},
            {{"", {n, n}}, {"", {n}}, info}};
  case 3:
    return {"lapack_" + letter + "gesdd_ffi",
            config("mode = 83 : ui8"),
            {m, n},
            {matrix, {"", {k}}, {"", {m, k}}, {"", {k, n}}, info}};
  case 4:
    return {"Qr", "", {m, n}, {matrix, {"", {k}}}, /*isBlocked=*/true};
  default:
    return {"LuDecomposition",
            "",
            {m, n},
            {matrix, {"i32", {k}}, {"i32", {m}}},
            /*isBlocked=*/true};
  }
}

/// Returns matrices whose factors depend little on rounding: no two elements
/// compete to be a pivot, and no column is nearly a sum of others. In each
/// column, one element exceeds the sum of the others, in the last row first so
/// that pivoting exchanges rows.
Value dominated(Generator &g, const Value &value) {
  constexpr double kLargest = 8; // others are up to 1, and at most 4 in number
  const Shape &shape = value.shape;
  int64_t rank = shape.size(), m = shape[rank - 2], n = shape[rank - 1];
  llvm::SmallVector<double> numbers(m * n, 0);
  for (int64_t i = 0, k = std::min(m, n); i < k; ++i)
    numbers[(k - 1 - i) * n + i] = kLargest;
  Value large = emitBroadcast(
      g, g.dense(value.elementType, {m, n}, numbers, {0, kLargest, 1, 0}),
      shape, {rank - 2, rank - 1});
  Value small = g.within(value, -1, 1);
  return emitSum(g, small, large, {-1, kLargest + 1, small.range.grid, 0});
}

bool makeRoutine(Generator &g) {
  bool isWide = g.random.chance(0.3);
  std::string type = isWide ? "f64" : "f32";
  Routine routine = chooseRoutine(g, isWide ? "d" : "s");
  Shape batch;
  for (int64_t i = g.random.below(3); i > 0; --i)
    batch.push_back(g.random.between(1, 7));
  Shape shape = batch;
  shape.append(routine.matrix.begin(), routine.matrix.end());
  Value x = g.ofType(type, shape);
  if (x.range.error != 0)
    x = g.fresh(type, shape);
  if (g.mayBeSpecial(x)) // the algorithm need not terminate on NaN
    return false;
  x = routine.isBlocked ? dominated(g, x) : g.within(x, -16, 16);
  std::vector<Generator::Result> results;
  for (const ResultForm &form : routine.results) {
    results.push_back(resultOf(form, batch, type));
    if (routine.isBlocked && !isInteger(results.back().elementType))
      results.back().range.error = isWide ? 1e-11 : 1e-3;
  }
  g.emitMany("stablehlo.custom_call", {x},
             "call_target_name = \"" + routine.target + "\"", results, {},
             routine.attributes);
  return true;
}

} // namespace

std::vector<OpMaker> makeCustomCallOps() {
  return {{"routine", 0.2, makeRoutine}};
}

} // namespace mlir::gspmd::fuzz
