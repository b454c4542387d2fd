//===- ReshapeRule.cpp - Factors of a reshape -----------------------------===//

#include "transforms/OpModels/Shape/ReshapeRule.h"
#include <numeric>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// An index in one shape, which is read from its major end.
struct Cursor {
  explicit Cursor(ArrayRef<int64_t> shape) : shape(shape) {
    if (!shape.empty())
      left = shape[0];
  }
  bool atEnd() const { return dim == shape.size(); }
  bool atUnit() const { return !atEnd() && shape[dim] == 1; }
  /// Returns true if no factor of the current dimension has been taken.
  bool atStart() const { return !atEnd() && left == shape[dim]; }
  /// Takes the next `factor` of the dimension; advances if nothing is left.
  void consume(int64_t factor) {
    left /= factor;
    if (left != 1)
      return;
    ++dim;
    left = atEnd() ? 1 : shape[dim];
  }

  ArrayRef<int64_t> shape;
  unsigned dim = 0;
  int64_t left = 1;
};

} // namespace

/// The current dimensions have no common divisor. Shardings propagate between
/// these two, as if shards of equal index had the same elements. Adds a
/// separate factor for each dimension or part of one that follows, until both
/// shapes have consumed the same number of elements, possibly within
/// dimensions.
static void addEntangled(FactorRule &rule, Cursor &in, Cursor &out) {
  int64_t inTaken = in.left, outTaken = out.left;
  rule.addFactor(inTaken, {{0, in.dim}}, {{0, out.dim}}, FactorKind::Halo);
  in.consume(inTaken);
  out.consume(outTaken);
  auto consumeIn = [&](int64_t size) {
    rule.addFactor(size, {{0, in.dim}}, {}, FactorKind::NeedReplication);
    in.consume(size);
    inTaken *= size;
  };
  auto consumeOut = [&](int64_t size) {
    rule.addFactor(size, {}, {{0, out.dim}}, FactorKind::NeedReplication);
    out.consume(size);
    outTaken *= size;
  };
  while (inTaken != outTaken) {
    if (in.atUnit()) {
      consumeIn(1);
    } else if (out.atUnit()) {
      consumeOut(1);
    } else {
      // The shape that is behind advances: to the other one if it can.
      // Otherwise it retains what both dimensions have in common, which may be
      // shared later.
      bool isInBehind = inTaken < outTaken;
      int64_t left = isInBehind ? in.left : out.left;
      auto [behind, ahead] = std::minmax(inTaken, outTaken);
      int64_t more = ahead / behind;
      if (ahead % behind != 0 || left % more != 0)
        more = left / std::gcd(in.left, out.left);
      if (more == 1)
        more = left;
      isInBehind ? consumeIn(more) : consumeOut(more);
    }
  }
}

/// The current dimensions have no common divisor: adds a separate factor for
/// each, dimension by dimension, until both have consumed the same number of
/// elements, possibly within dimensions.
static void addEntangledShards(FactorRule &rule, Cursor &in, Cursor &out,
                               FactorKind leads) {
  auto consumeIn = [&](int64_t size) {
    rule.addFactor(size, {{0, in.dim}}, {}, FactorKind::NeedReplication);
    in.consume(size);
  };
  auto consumeOut = [&](int64_t size) {
    rule.addFactor(size, {}, {{0, out.dim}}, FactorKind::NeedReplication);
    out.consume(size);
  };
  int64_t inTaken = in.left, outTaken = out.left;
  if (leads == FactorKind::Halo && in.atStart() && out.atStart()) {
    rule.addFactor(std::max(inTaken, outTaken), {{0, in.dim}}, {{0, out.dim}},
                   leads);
    in.consume(inTaken);
    out.consume(outTaken);
  } else {
    consumeIn(inTaken);
    consumeOut(outTaken);
  }
  while (inTaken != outTaken) {
    // The smallest number of elements that both can consume.
    int64_t both = std::lcm(inTaken, outTaken);
    int64_t inMore = both / inTaken, outMore = both / outTaken;
    if (in.left % inMore != 0 || out.left % outMore != 0) {
      // The dimension that ends first has no such boundary inside.
      bool inEndsFirst =
          !in.atEnd() &&
          (out.atEnd() || inTaken * in.left <= outTaken * out.left);
      inMore = inEndsFirst ? in.left : 1;
      outMore = inEndsFirst ? 1 : out.left;
    }
    inTaken *= inMore;
    outTaken *= outMore;
    if (inMore > 1 || in.atUnit())
      consumeIn(inMore);
    if (outMore > 1 || out.atUnit())
      consumeOut(outMore);
  }
}

/// Adds the factors of a tensor without elements: its shape does not relate
/// indices, so leading dimensions of unchanged size may stay sharded.
static void addUnrelated(FactorRule &rule, ArrayRef<int64_t> in,
                         ArrayRef<int64_t> out) {
  unsigned same = 0, both = std::min(in.size(), out.size());
  for (; same < both && in[same] == out[same]; ++same)
    rule.addFactor(in[same], {{0, same}}, {{0, same}});
  for (unsigned d = same; d < in.size(); ++d)
    addDim(rule, in[d], {0}, {}, d, FactorKind::NeedReplication);
  for (unsigned d = same; d < out.size(); ++d)
    addDim(rule, out[d], {}, {0}, d, FactorKind::NeedReplication);
}

/// Adds the factors of a reshape: of kind `unit` for dimensions of size 1,
/// `leads` where two dimensions of different sizes begin with a common factor,
/// and those of `addCoprime` where no common factor is left.
static void addFactors(
    FactorRule &rule, Cursor in, Cursor out, FactorKind unit, FactorKind leads,
    llvm::function_ref<void(FactorRule &, Cursor &, Cursor &)> addCoprime) {
  while (!in.atEnd() || !out.atEnd()) {
    if (in.atUnit()) {
      rule.addFactor(1, {{0, in.dim}}, {}, unit);
      in.consume(1);
    } else if (out.atUnit()) {
      rule.addFactor(1, {}, {{0, out.dim}}, unit);
      out.consume(1);
    } else if (int64_t common = std::gcd(in.left, out.left); common == 1) {
      addCoprime(rule, in, out);
    } else {
      bool isLead = in.atStart() && out.atStart() && in.left != out.left;
      rule.addFactor(common, {{0, in.dim}}, {{0, out.dim}},
                     isLead ? leads : FactorKind::PassThrough);
      in.consume(common);
      out.consume(common);
    }
  }
}

void mlir::gspmd::addReshapeFactors(FactorRule &rule, ArrayRef<int64_t> in,
                                    ArrayRef<int64_t> out, FactorKind leads) {
  if (llvm::is_contained(in, 0)) {
    addUnrelated(rule, in, out);
    return;
  }
  FactorRule propagation = rule, partition = rule;
  addFactors(propagation, Cursor(in), Cursor(out), FactorKind::NeedReplication,
             FactorKind::PassThrough, addEntangled);
  addFactors(partition, Cursor(in), Cursor(out), FactorKind::PassThrough, leads,
             [&](FactorRule &rule, Cursor &in, Cursor &out) {
               addEntangledShards(rule, in, out, leads);
             });
  rule = FactorRule::merge(propagation, partition);
}

SmallVector<ReshapeGroup> mlir::gspmd::reshapeGroups(ArrayRef<int64_t> in,
                                                     ArrayRef<int64_t> out) {
  SmallVector<ReshapeGroup> groups;
  unsigned i = 0, o = 0;
  while (i < in.size() || o < out.size()) {
    ReshapeGroup group{{i, i}, {o, o}};
    int64_t inProduct = 1, outProduct = 1;
    do {
      bool takesIn =
          i < in.size() && (inProduct <= outProduct || o == out.size());
      if (takesIn)
        inProduct *= in[i++];
      else
        outProduct *= out[o++];
    } while (inProduct != outProduct);
    group.in.last = i;
    group.out.last = o;
    groups.push_back(group);
  }
  return groups;
}
