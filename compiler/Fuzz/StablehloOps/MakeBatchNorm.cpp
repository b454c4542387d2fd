//===- MakeBatchNorm.cpp - Random batch normalizations --------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"

namespace mlir::gspmd::fuzz {
namespace {

constexpr double kEpsilon = 0.5;

bool isPlainFloat(const Value &v) {
  return (v.elementType == "f32" || v.elementType == "f64") &&
         v.range.error == 0;
}

/// The operands of the three ops: an input, its feature dimension, vectors over
/// it.
struct Norm {
  Value x, scale;
  int64_t feature = 0;
  int64_t terms = 1; ///< elements in the statistics of one feature

  std::string properties() const {
    return "epsilon = " + std::to_string(kEpsilon) +
           " : f32, feature_index = " + std::to_string(feature) + " : i64";
  }
  Shape vector() const { return {x.shape[feature]}; }
  /// Returns a result of at most `magnitude`, computed by sums over all terms.
  Generator::Result result(Shape shape, double magnitude) const {
    return {x.elementType,
            std::move(shape),
            {-magnitude, magnitude, 0,
             64 * epsilon(x.elementType) * double(terms + 1) * magnitude}};
  }
};

Norm chooseNorm(Generator &g) {
  Norm norm;
  norm.x = g.within(g.take(isPlainFloat, 1, 4), -8, 8);
  norm.feature = g.random.below(norm.x.rank());
  norm.terms = norm.x.size() / norm.x.shape[norm.feature];
  norm.scale = g.within(g.ofType(norm.x.elementType, norm.vector()), -4, 4);
  return norm;
}

/// Returns a vector over the features with exact elements in [low, high].
Value vectorWithin(Generator &g, const Norm &norm, double low, double high) {
  return g.fresh(norm.x.elementType, norm.vector(), {low, high, 0.5, 0});
}

bool makeTraining(Generator &g) {
  Norm norm = chooseNorm(g);
  if (norm.scale.range.error > 0)
    return false;
  Value offset = vectorWithin(g, norm, -4, 4);
  g.emitMany("stablehlo.batch_norm_training", {norm.x, norm.scale, offset},
             norm.properties(),
             {norm.result(norm.x.shape, 4 * 16 / std::sqrt(kEpsilon) + 4),
              norm.result(norm.vector(), 8), norm.result(norm.vector(), 256)});
  return true;
}

bool makeInference(Generator &g) {
  Norm norm = chooseNorm(g);
  if (norm.scale.range.error > 0)
    return false;
  Value offset = vectorWithin(g, norm, -4, 4);
  Value mean = vectorWithin(g, norm, -8, 8);
  Value variance = vectorWithin(g, norm, 0, 16);
  g.emit("stablehlo.batch_norm_inference",
         {norm.x, norm.scale, offset, mean, variance}, norm.properties(),
         norm.result(norm.x.shape, 4 * 16 / std::sqrt(kEpsilon) + 4));
  return true;
}

bool makeGradient(Generator &g) {
  Norm norm = chooseNorm(g);
  if (norm.scale.range.error > 0)
    return false;
  Value mean = vectorWithin(g, norm, -8, 8);
  Value variance = vectorWithin(g, norm, 0, 16);
  Value gradient = g.fresh(norm.x.elementType, norm.x.shape, {-2, 2, 0.5, 0});
  double inverse = 1 / std::sqrt(kEpsilon);
  double perElement = 2 * 16 * inverse;
  g.emitMany(
      "stablehlo.batch_norm_grad",
      {norm.x, norm.scale, mean, variance, gradient}, norm.properties(),
      {norm.result(norm.x.shape, 4 * inverse * (4 + 16 * perElement * inverse)),
       norm.result(norm.vector(), perElement * double(norm.terms)),
       norm.result(norm.vector(), 2 * double(norm.terms))});
  return true;
}

} // namespace

std::vector<OpMaker> makeBatchNormOps() {
  return {{"batch_norm_training", 0.15, makeTraining},
          {"batch_norm_inference", 0.1, makeInference},
          {"batch_norm_grad", 0.15, makeGradient}};
}

} // namespace mlir::gspmd::fuzz
