//===- Elementwise.cpp - Models of element-wise ops -----------------------===//
//
// Costs follow XLA's cost analysis (here and in the other families), so that
// figures can be compared: an element-wise op is one flop per element of its
// result, whatever its type (also compare, select, convert, clamp and the
// integer and logical ops), except for transcendental functions, which are
// counted separately. Data movement (broadcast, reshape, transpose, slice, pad,
// concatenate, reverse, gather, iota, bitcast_convert) has no flops. What XLA
// expands before it counts (most of chlo) is one transcendental here.
//
//===----------------------------------------------------------------------===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/ElementFunctions.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Support/RangeModel.h"
#include "transforms/OpModels/Support/Reducers.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// `([i, j], [i, j])->([i, j])`; scalar operands (select, clamp) have no
/// factors.
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

/// Partial sums are preserved: sums and differences of partial sums, and their
/// negations.
struct SumModel : ArithmeticModel<1> {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    return isSum(op, kind) ? movedOperands(op) : LinearOperands();
  }
};

/// Models an addition, which is `or` on booleans.
struct AddModel : SumModel {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    bool isOr = kind == ReductionKind::Or &&
                getElementTypeOrSelf(op->getResult(0).getType()).isInteger(1);
    return isOr ? movedOperands(op) : SumModel::linearOperands(op, kind);
  }
};

/// Partial results of both operands for the op's own reduction kind
/// `linearKind` are combined likewise.
template <ReductionKind linearKind>
struct CombineModel : ArithmeticModel<1> {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    return kind == linearKind ? movedOperands(op) : LinearOperands();
  }
};

struct ProductModel : ArithmeticModel<1> {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    return kind == ReductionKind::Mul ? movedOperands(op)
                                      : eitherFactor(op, kind);
  }
};

/// A partial sum of an integer may have a remainder that the full sum does not
/// have.
struct QuotientModel : ArithmeticModel<1> {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    bool isInteger =
        isa<IntegerType>(getElementTypeOrSelf(op->getResult(0).getType()));
    return isSum(op, kind) && !isInteger ? linearIn(op, 0) : LinearOperands();
  }
};

/// Sums, differences and products of integers are affine functions of the
/// index if their operands are; of a product, one operand is constant.
template <typename Index>
struct IntegerIndex {
  static std::optional<AffineIndex>
  affineIndex(Operation *op, std::optional<unsigned>,
              ArrayRef<AffineIndex> operands) {
    Type element = getElementTypeOrSelf(op->getResult(0).getType());
    return element.isSignlessInteger() && !element.isInteger(1)
               ? Index::combine(operands[0], operands[1])
               : std::nullopt;
  }
  /// Returns scale * a + b; nullopt if a coefficient has more than 64 bits.
  static std::optional<AffineIndex>
  scaleAndAdd(const AffineIndex &a, int64_t scale, const AffineIndex &b) {
    auto combined = [&](int64_t x, int64_t y) {
      std::optional<int64_t> product = llvm::checkedMul(x, scale);
      return product ? llvm::checkedAdd(*product, y) : std::nullopt;
    };
    auto perIndex = combined(a.perIndex, b.perIndex);
    auto perShard = combined(a.perShard, b.perShard);
    if (!perIndex || !perShard)
      return std::nullopt;
    return AffineIndex{*perIndex, *perShard,
                       a.addend && b.addend ? combined(*a.addend, *b.addend)
                                            : std::nullopt};
  }
};
struct SumIndex : IntegerIndex<SumIndex> {
  static auto combine(const AffineIndex &a, const AffineIndex &b) {
    return scaleAndAdd(a, 1, b);
  }
};
struct DifferenceIndex : IntegerIndex<DifferenceIndex> {
  static auto combine(const AffineIndex &a, const AffineIndex &b) {
    return scaleAndAdd(b, -1, a);
  }
};
struct ProductIndex : IntegerIndex<ProductIndex> {
  static std::optional<AffineIndex> combine(const AffineIndex &a,
                                            const AffineIndex &b) {
    AffineIndex zero{0, 0, 0};
    if (b.isConstant())
      return scaleAndAdd(a, *b.addend, zero);
    return a.isConstant() ? scaleAndAdd(b, *a.addend, zero) : std::nullopt;
  }
};

struct SelectModel : ArithmeticModel<1> {
  static LinearOperands linearOperands(Operation *op, ReductionKind) {
    return linearIn(op, {1, 2});
  }
};

/// Partial sums are preserved if each is represented exactly: to a float type
/// that contains all values of the operand's type, or from an integer to an
/// integer (keepingOverflow excludes more bits).
struct ConvertModel : ArithmeticModel<1> {
  static bool keepsSums(Type from, Type to) {
    if (from == to)
      return true;
    if (auto narrow = dyn_cast<FloatType>(from)) {
      auto wide = dyn_cast<FloatType>(to);
      return wide && APFloat::isRepresentableBy(narrow.getFloatSemantics(),
                                                wide.getFloatSemantics());
    }
    return isa<IntegerType>(from) && isa<IntegerType>(to);
  }
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    Type from = getElementTypeOrSelf(op->getOperand(0).getType());
    Type to = getElementTypeOrSelf(op->getResult(0).getType());
    // The order of floats is preserved too.
    bool isExtreme =
        (kind == ReductionKind::Max || kind == ReductionKind::Min) &&
        isa<FloatType>(to);
    return (isSum(op, kind) || isExtreme) && keepsSums(from, to)
               ? movedOperands(op)
               : LinearOperands();
  }
};

/// `dimensions` must be all of them, so sharding does not change the op.
struct MapModel : PointwiseModel {
  static double flops(stablehlo::MapOp op) {
    return bodyFlops(op.getComputation()) * elementsOf(op.getResult());
  }
  static double transcendentals(stablehlo::MapOp op) {
    return bodyTranscendentals(op.getComputation()) *
           elementsOf(op.getResult());
  }
};

/// If the widths differ, the tensor of narrower elements has an additional
/// minor dimension, which holds one wide element and is unsharded.
struct BitcastConvertModel : ModelDefaults {
  static FactorRule rule(stablehlo::BitcastConvertOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> in = shapeOf(op.getOperand()),
                      out = shapeOf(op.getResult());
    unsigned common = std::min(in.size(), out.size());
    for (unsigned d = 0; d < common; ++d)
      addDim(rule, in[d], {0}, {0}, d);
    if (in.size() > common)
      addDim(rule, in.back(), {0}, {}, common, FactorKind::NeedReplication);
    if (out.size() > common)
      addDim(rule, out.back(), {}, {0}, common, FactorKind::NeedReplication);
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

ElementFunction mlir::gspmd::elementFunctionOf(Operation *op) {
  using namespace stablehlo;
  using F = ElementFunction;
  return llvm::TypeSwitch<Operation *, ElementFunction>(op)
      .Case([](AddOp) { return F::Sum; })
      .Case([](SubtractOp) { return F::Difference; })
      .Case([](MulOp) { return F::Product; })
      .Case([](MaxOp) { return F::Maximum; })
      .Case([](MinOp) { return F::Minimum; })
      .Case([](NegOp) { return F::Negation; })
      .Case([](AbsOp) { return F::Magnitude; })
      .Case([](ExpOp) { return F::Exponential; })
      .Case([](Expm1Op) { return F::ExponentialMinusOne; })
      .Case([](LogOp) { return F::Logarithm; })
      .Case([](Log1pOp) { return F::LogarithmOfOnePlus; })
      .Case([](SelectOp) { return F::Selection; })
      .Default(F::Other);
}

static void registerStablehlo(DialectRegistry &registry) {
  using namespace stablehlo;
  registerModel<ArithmeticModel<1>, AbsOp, CeilOp, ClampOp, ClzOp, CompareOp,
                FloorOp, IsFiniteOp, NotOp, PopulationCountOp,
                ReducePrecisionOp, RemOp, RoundNearestEvenOp, RoundOp,
                ShiftLeftOp, ShiftRightArithmeticOp, ShiftRightLogicalOp,
                SignOp, UniformDequantizeOp, UniformQuantizeOp>(registry);
  registerModel<AddModel, AddOp>(registry);
  registerModel<SumModel, ComplexOp, ImagOp, NegOp, RealOp, SubtractOp>(
      registry);
  registerModel<ProductModel, MulOp>(registry);
  registerAffineIndex<SumIndex, AddOp>(registry);
  registerAffineIndex<DifferenceIndex, SubtractOp>(registry);
  registerAffineIndex<ProductIndex, MulOp>(registry);
  registerModel<QuotientModel, DivOp>(registry);
  registerModel<ConvertModel, ConvertOp>(registry);
  registerModel<SelectModel, SelectOp>(registry);
  registerModel<CombineModel<ReductionKind::Max>, MaxOp>(registry);
  registerModel<CombineModel<ReductionKind::Min>, MinOp>(registry);
  registerModel<CombineModel<ReductionKind::And>, AndOp>(registry);
  registerModel<CombineModel<ReductionKind::Or>, OrOp>(registry);
  registerModel<CombineModel<ReductionKind::Xor>, XorOp>(registry);
  registerModel<TranscendentalModel, Atan2Op, CbrtOp, CosineOp, ExpOp, Expm1Op,
                Log1pOp, LogOp, LogisticOp, PowOp, RsqrtOp, SineOp, SqrtOp,
                TanOp, TanhOp>(registry);
  registerModel<MapModel, MapOp>(registry);
  registerModel<BitcastConvertModel, BitcastConvertOp>(registry);
}

static void registerChlo(DialectRegistry &registry) {
  using namespace chlo;
  registerModel<ArithmeticModel<1>, SquareOp>(registry);
  registerModel<SumModel, ConjOp>(registry);
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
