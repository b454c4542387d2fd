//===- MakeConvert.cpp - Random changes of type, identities, maps ---------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include <cmath>

namespace mlir::gspmd::fuzz {
namespace {

bool makeConvert(Generator &g) {
  Value x = g.takeAny(isAny);
  std::string to = g.randomElementType();
  if (isComplex(x.elementType)) // another maker takes their components
    return false;
  if (!isFloat(to) && !isComplex(to) && !isExact(x))
    return false;
  if (g.mayBeSpecial(x) && !isFloat(to))
    return false; // none of these is NaN, and its products may be fused
  if (isFloat(x.elementType) && isInteger(to))
    x = g.within(x, std::max(-64.0, fullRange(to).low),
                 std::min(64.0, fullRange(to).high));
  if (!isInteger(to) && to != "i1" && x.range.magnitude() > 256)
    x = g.within(x, -64, 64);
  Range range = x.range;
  if (isUnsigned(to) || to == "i1")
    range = fullRange(to);
  else if (isInteger(to))
    range = {std::floor(range.low), std::ceil(range.high), 1, 0};
  else
    range.error += range.error > 0 ? epsilon(to) * range.magnitude() : 0;
  emitConvert(g, x, to, wrapToType(to, range));
  return true;
}

bool makeComplex(Generator &g) {
  Value x = g.takeAny([](const Value &v) {
    return v.elementType == "f32" || v.elementType == "f64" ||
           isComplex(v.elementType);
  });
  if (g.mayBeSpecial(x))
    return false; // products of infinite components depend on fusion
  if (!isComplex(x.elementType)) {
    Value y = g.like(x);
    g.emit(
        "stablehlo.complex", {x, y}, "",
        {"complex<" + x.elementType + ">", x.shape, unite(x.range, y.range)});
    return true;
  }
  const char *name = g.random.chance(0.5) ? "stablehlo.real" : "stablehlo.imag";
  g.emit(name, {x}, "", {componentType(x.elementType), x.shape, x.range});
  return true;
}

bool makeIdentity(Generator &g) {
  Value x = g.takeAny(isAny);
  Value y = g.takeAny(isAny);
  if (g.random.chance(0.5) && isFloat(x.elementType)) {
    Range range = x.range;
    range.grid = 0;
    range.error *= 1.1;
    if (range.error > 0)
      range.error += range.magnitude() / 64;
    g.emit("stablehlo.reduce_precision", {x},
           "exponent_bits = 8 : i32, mantissa_bits = 7 : i32",
           {x.elementType, x.shape, range});
    return true;
  }
  if (x.elementType == "f32" || x.elementType == "i32") {
    bool toInteger = x.elementType == "f32";
    if (toInteger && (x.range.error > 0 || g.mayBeSpecial(x)))
      return false; // NaN has many bit patterns
    if (toInteger && g.random.chance(0.7)) {
      g.emit("stablehlo.bitcast_convert", {x}, "",
             {"i32", x.shape, fullRange("i32")});
      return true;
    }
  }
  g.emitMany(
      "stablehlo.optimization_barrier", {x, y}, "",
      {{x.elementType, x.shape, x.range}, {y.elementType, y.shape, y.range}});
  return true;
}

/// Appends a map of a scalar function.
bool makeMap(Generator &g) {
  Value x = g.takeAny(
      [](const Value &v) {
        return v.elementType != "i1" && !isComplex(v.elementType);
      },
      g.leastSize(1), 3);
  Value y = g.ofType(x.elementType, x.shape);
  if (!isInteger(x.elementType))
    x = g.stabilized(x), y = g.stabilized(y);
  llvm::SmallVector<int64_t> dims;
  for (int64_t d = 0; d < x.rank(); ++d)
    dims.push_back(d);
  Range both = unite(x.range, y.range);
  ScalarRegion region({x.scalarType(), x.scalarType()});
  auto sum =
      region.combine(ReductionOp::Add, region.argument(0), region.argument(1));
  auto max = region.combine(ReductionOp::Maximum, region.argument(0),
                            region.argument(1));
  g.emit("stablehlo.map", {x, y}, "dimensions = " + arrayText(dims),
         {x.elementType, x.shape, sumRange(x.elementType, both, 3)},
         {region.text({region.combine(ReductionOp::Add, sum, max)})});
  return true;
}

} // namespace

std::vector<OpMaker> makeConvertOps() {
  return {{"convert", 0.6, makeConvert},
          {"complex", 0.3, makeComplex},
          {"identity", 0.3, makeIdentity},
          {"map", 0.2, makeMap}};
}

} // namespace mlir::gspmd::fuzz
