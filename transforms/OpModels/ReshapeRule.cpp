//===- ReshapeRule.cpp - The factors of a reshape -------------------------===//

#include "transforms/OpModels/ReshapeRule.h"
#include <numeric>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Walks one shape from its major end.
struct Cursor {
  explicit Cursor(ArrayRef<int64_t> shape) : shape(shape) {
    if (!shape.empty())
      left = shape[0];
  }
  bool atEnd() const { return dim == shape.size(); }
  bool atUnit() const { return !atEnd() && shape[dim] == 1; }
  /// Is nothing of the dimension taken yet?
  bool atStart() const { return !atEnd() && left == shape[dim]; }
  /// Takes the next `factor` of the dimension; moves on if nothing is left.
  void take(int64_t factor) {
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

/// Both have parts left that no cut has in common: gives each a factor of its
/// own, dimension by dimension, until the same number of elements is consumed.
static void addEntangled(FactorMapBuilder &builder, Cursor &in, Cursor &out,
                         FactorKind leads) {
  int64_t inProduct = in.left, outProduct = out.left;
  auto takeIn = [&] {
    builder.addFactor(in.left, {{0, in.dim}}, {}, FactorKind::NeedReplication);
    in.take(in.left);
  };
  auto takeOut = [&] {
    builder.addFactor(out.left, {}, {{0, out.dim}},
                      FactorKind::NeedReplication);
    out.take(out.left);
  };
  if (leads == FactorKind::Permutation && in.atStart() && out.atStart()) {
    builder.addFactor(std::max(in.left, out.left), {{0, in.dim}},
                      {{0, out.dim}}, leads);
    in.take(in.left);
    out.take(out.left);
  } else {
    takeIn();
    takeOut();
  }
  while (inProduct != outProduct) {
    if (inProduct < outProduct) {
      inProduct *= in.left;
      takeIn();
    } else {
      outProduct *= out.left;
      takeOut();
    }
  }
}

/// A tensor without elements: its shape tells nothing of positions, so that
/// leading dimensions that stay as they are may stay cut.
static void addUnrelated(FactorMapBuilder &builder, ArrayRef<int64_t> in,
                         ArrayRef<int64_t> out) {
  unsigned same = 0, both = std::min(in.size(), out.size());
  for (; same < both && in[same] == out[same]; ++same)
    builder.addFactor(in[same], {{0, same}}, {{0, same}});
  for (unsigned d = same; d < in.size(); ++d)
    addDim(builder, in[d], {0}, {}, d, FactorKind::NeedReplication);
  for (unsigned d = same; d < out.size(); ++d)
    addDim(builder, out[d], {}, {0}, d, FactorKind::NeedReplication);
}

void mlir::gspmd::addReshapeFactors(FactorMapBuilder &builder,
                                    ArrayRef<int64_t> inShape,
                                    ArrayRef<int64_t> outShape,
                                    FactorKind leads) {
  if (llvm::is_contained(inShape, 0)) {
    addUnrelated(builder, inShape, outShape);
    return;
  }
  Cursor in(inShape), out(outShape);
  while (!in.atEnd() || !out.atEnd()) {
    if (in.atUnit()) {
      builder.addFactor(1, {{0, in.dim}}, {});
      in.take(1);
      continue;
    }
    if (out.atUnit()) {
      builder.addFactor(1, {}, {{0, out.dim}});
      out.take(1);
      continue;
    }
    int64_t common = std::gcd(in.left, out.left);
    if (common == 1) {
      addEntangled(builder, in, out, leads);
      continue;
    }
    bool isLead = in.atStart() && out.atStart() && in.left != out.left;
    builder.addFactor(common, {{0, in.dim}}, {{0, out.dim}},
                      isLead ? leads : FactorKind::PassThrough);
    in.take(common);
    out.take(common);
  }
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
