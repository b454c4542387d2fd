//===- MakeContraction.cpp - Random contractions --------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

bool isNumber(const Value &v) { return v.elementType != "i1"; }

bool makeDotGeneral(Generator &g) {
  Value x = g.takeAny(isNumber, g.leastSize(1), 4);
  if (!isInteger(x.elementType))
    x = g.factor(x);
  // Each dimension of the left operand is batch, contracting or free.
  Ints order = g.permutation(x.rank());
  int64_t numBatch = g.random.below(std::min<int64_t>(x.rank(), 2) + 1);
  if (x.rank() <= 1)
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
  Ints positions = g.permutation(rank);
  Shape rhsShape(rank);
  Ints rhsBatch, rhsContracted;
  int64_t next = 0, terms = 1;
  for (int64_t dim : lhsBatch)
    rhsBatch.push_back(positions[next]),
        rhsShape[positions[next++]] = x.shape[dim];
  for (int64_t dim : lhsContracted) {
    rhsContracted.push_back(positions[next]),
        rhsShape[positions[next++]] = x.shape[dim];
    terms *= x.shape[dim];
  }
  for (; next < rank; ++next)
    rhsShape[positions[next]] = g.randomSize();
  Value y = g.ofType(x.elementType, rhsShape);
  if (!isInteger(x.elementType))
    y = g.factor(y);
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
  if (elements > g.maxElements(1500) || shape.size() > 5)
    return false;
  Range range = sumRange(x.elementType,
                         productRange(x.elementType, x.range, y.range), terms);
  emitDotGeneral(g, x, y, {lhsBatch, rhsBatch, lhsContracted, rhsContracted},
                 shape, range);
  return true;
}

bool makeDot(Generator &g) {
  Value x = g.takeAny(isNumber, 1, 2);
  if (!isInteger(x.elementType))
    x = g.factor(x);
  Shape right{x.shape.back()};
  if (g.random.chance(0.7))
    right.push_back(g.randomSize());
  Value y = g.ofType(x.elementType, right);
  if (!isInteger(x.elementType))
    y = g.factor(y);
  Shape shape(x.shape.begin(), x.shape.end() - 1);
  shape.append(right.begin() + 1, right.end());
  g.emit("stablehlo.dot", {x, y}, "",
         {x.elementType, shape,
          sumRange(x.elementType, productRange(x.elementType, x.range, y.range),
                   right.front())});
  return true;
}

/// Appends an einsum; one in three has a single operand, whose missing letters
/// are summed.
bool makeEinsum(Generator &g) {
  Value x = g.takeAny(isNumber, 1, 3);
  if (!isInteger(x.elementType))
    x = g.factor(x);
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
  // Every letter is kept or summed, in any order.
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
    y = g.factor(y);
  g.emit("stablehlo.einsum", {x, y},
         "einsum_config = \"" + letters + "," + other + "->" + result + "\"",
         {x.elementType, shape,
          sumRange(x.elementType, productRange(x.elementType, x.range, y.range),
                   terms)});
  return true;
}

} // namespace

std::vector<OpMaker> makeContractionOps() {
  return {{"dot_general", 2, makeDotGeneral},
          {"dot", 0.2, makeDot},
          {"einsum", 0.2, makeEinsum}};
}

} // namespace mlir::gspmd::fuzz
