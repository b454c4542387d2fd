//===- Elementwise.cpp - Ops that work element by element -----------------===//
//
// Costs are those of XLA's cost analysis (here and in the other families), so
// that figures can be compared: an element-wise op is one flop per element of
// its result whatever the type (also compare, select, convert, clamp and the
// integer and logical ops), except for the transcendental functions, which are
// counted apart. Moving data (broadcast, reshape, transpose, slice, pad,
// concatenate, reverse, gather, iota, bitcast_convert) is no flop.
// What XLA expands before it counts (most of chlo) is one transcendental here.
//
//===----------------------------------------------------------------------===//

#include "dialect/StableHLO/ChloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Support/Reducers.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// `([i, j], [i, j])->([i, j])`; scalar operands (select, clamp) have no part.
struct PointwiseModel : ModelDefaults {
  static FactorRule rule(Operation *op) {
    FactorRule rule = emptyRule(op);
    rule.addPointwise(shapeOf(op->getResult(0)));
    return rule;
  }
  static int priority(Operation *) { return 0; }
  static bool isElementwise(Operation *) { return true; }
  static WorkKind workKind(Operation *) { return WorkKind::Pointwise; }
};

template <int flopsPerElement>
struct ArithmeticModel : PointwiseModel {
  static double flops(Operation *op) {
    return flopsPerElement * elementsOf(op->getResult(0));
  }
};

struct TranscendentalModel : PointwiseModel {
  static double transcendentals(Operation *op) {
    return elementsOf(op->getResult(0));
  }
};

/// `dimensions` must be all of them, so cutting any leaves the op as it is.
struct MapModel : PointwiseModel {
  static double flops(stablehlo::MapOp op) {
    return bodyFlops(op.getComputation()) * elementsOf(op.getResult());
  }
  static double transcendentals(stablehlo::MapOp op) {
    return bodyTranscendentals(op.getComputation()) *
           elementsOf(op.getResult());
  }
};

/// Where the widths differ, the tensor of narrower elements has one minor
/// dimension more, which holds one wide element and stays whole.
struct BitcastConvertModel : ModelDefaults {
  static FactorRule rule(stablehlo::BitcastConvertOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> in = shapeOf(op.getOperand()),
                      out = shapeOf(op.getResult());
    unsigned common = std::min(in.size(), out.size());
    for (unsigned d = 0; d < common; ++d)
      addDim(rule, in[d], {0}, {0}, d);
    if (in.size() > common)
      addDim(rule, in.back(), {0}, {}, common, FactorKind::Whole);
    if (out.size() > common)
      addDim(rule, out.back(), {}, {0}, common, FactorKind::Whole);
    return rule;
  }
  static int priority(Operation *op) { return isElementwise(op) ? 0 : 1; }
  /// The widths are equal iff the shapes are.
  static bool isElementwise(Operation *op) {
    return shapeOf(op->getOperand(0)) == shapeOf(op->getResult(0));
  }
  static WorkKind workKind(Operation *) { return WorkKind::View; }
};

} // namespace

static void registerStablehlo(DialectRegistry &registry) {
  using namespace stablehlo;
  registerModel<ArithmeticModel<1>, AbsOp, AddOp, AndOp, CeilOp, ClampOp, ClzOp,
                CompareOp, ComplexOp, ConvertOp, DivOp, FloorOp, ImagOp,
                IsFiniteOp, MaxOp, MinOp, MulOp, NegOp, NotOp, OrOp,
                PopulationCountOp, RealOp, ReducePrecisionOp, RemOp,
                RoundNearestEvenOp, RoundOp, SelectOp, ShiftLeftOp,
                ShiftRightArithmeticOp, ShiftRightLogicalOp, SignOp, SubtractOp,
                UniformDequantizeOp, UniformQuantizeOp, XorOp>(registry);
  registerModel<TranscendentalModel, Atan2Op, CbrtOp, CosineOp, ExpOp, Expm1Op,
                Log1pOp, LogOp, LogisticOp, PowOp, RsqrtOp, SineOp, SqrtOp,
                TanOp, TanhOp>(registry);
  registerModel<MapModel, MapOp>(registry);
  registerModel<BitcastConvertModel, BitcastConvertOp>(registry);
}

static void registerChlo(DialectRegistry &registry) {
  using namespace chlo;
  registerModel<ArithmeticModel<1>, ConjOp, SquareOp>(registry);
  registerModel<ArithmeticModel<2>, IsInfOp, IsNegInfOp, IsPosInfOp,
                NextAfterOp>(registry);
  registerModel<TranscendentalModel, AcosOp, AcoshOp, AsinOp, AsinhOp, AtanOp,
                AtanhOp, BesselI1eOp, CoshOp, DigammaOp, ErfInvOp, ErfOp,
                ErfcOp, LgammaOp, PolygammaOp, SinhOp, TanOp, ZetaOp>(registry);
}

void mlir::gspmd::registerElementwiseModels(DialectRegistry &registry) {
  registerStablehlo(registry);
  registerChlo(registry);
}
