//===- MakeRagged.cpp - Random ragged products ----------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

/// The dimensions of a ragged product.
struct RaggedDotDims {
  Shape lhs, rhs, sizes, result;
  Ints lhsBatch, rhsBatch, lhsContracted, rhsContracted, ragged, group;
  int64_t terms = 1;

  std::string text() const {
    return "ragged_dot_dimension_numbers = "
           "#chlo.ragged_dot<lhs_batching_dimensions = " +
           listText(lhsBatch) +
           ", rhs_batching_dimensions = " + listText(rhsBatch) +
           ", lhs_contracting_dimensions = " + listText(lhsContracted) +
           ", rhs_contracting_dimensions = " + listText(rhsContracted) +
           ", lhs_ragged_dimensions = " + listText(ragged) +
           ", rhs_group_dimensions = " + listText(group) + ">";
  }
};

/// Chooses a product of each row group with its own matrix, or one sum per
/// group.
RaggedDotDims chooseRagged(Generator &g, int64_t rows, int64_t groups) {
  int64_t k = g.randomSize(), n = g.randomSize();
  RaggedDotDims r;
  switch (g.random.below(3)) {
  case 0:
    r.lhs = {rows, k}, r.rhs = {groups, k, n}, r.result = {rows, n};
    r.sizes = {groups};
    r.lhsContracted = {1}, r.rhsContracted = {1}, r.ragged = {0}, r.group = {0};
    r.terms = k;
    return r;
  case 1:
    r.lhs = {rows, k}, r.rhs = {rows, n}, r.result = {groups, k, n};
    r.sizes = {groups};
    r.lhsContracted = {0}, r.rhsContracted = {0}, r.ragged = {0};
    r.terms = rows;
    return r;
  default:
    int64_t batch = g.random.between(1, 5);
    r.lhs = {batch, rows, k}, r.rhs = {groups, batch, k, n};
    r.result = {batch, rows, n}, r.sizes = {batch, groups};
    r.lhsBatch = {0}, r.rhsBatch = {1};
    r.lhsContracted = {2}, r.rhsContracted = {2}, r.ragged = {1}, r.group = {0};
    r.terms = k;
    return r;
  }
}

bool makeRaggedDot(Generator &g) {
  static const char *const types[] = {"f32", "f32", "bf16",
                                      "f64", "i32", "complex<f32>"};
  std::string type = g.random.pick(llvm::ArrayRef(types));
  int64_t groups = g.random.between(1, 6), rows = g.random.between(1, 24);
  RaggedDotDims r = chooseRagged(g, rows, groups);
  Value x = g.ofType(type, r.lhs), y = g.ofType(type, r.rhs);
  if (!isInteger(type))
    x = g.within(x, -8, 8), y = g.within(y, -8, 8);
  // Groups may leave rows over, but not exceed them.
  Value sizes = g.fresh(g.random.chance(0.7) ? "i32" : "i64", r.sizes,
                        {0, double(rows / groups), 1, 0});
  Range range = sumRange(
      type, unite(productRange(type, x.range, y.range), {0, 0, 1, 0}), r.terms);
  g.emit("chlo.ragged_dot", {x, y, sizes}, r.text(), {type, r.result, range});
  return true;
}

} // namespace

std::vector<OpMaker> makeRaggedOps() {
  return {{"ragged_dot", 0.25, makeRaggedDot}};
}

} // namespace mlir::gspmd::fuzz
