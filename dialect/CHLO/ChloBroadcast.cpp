//===- ChloBroadcast.cpp - Types of ops that broadcast their operands -----===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::chlo;
using mlir::gspmd::stablehlo::OpChecker;

using Dims = SmallVector<int64_t>;

/// Returns the broadcast size of dimensions of sizes `lhs` and `rhs`; nullopt
/// if they are incompatible.
static std::optional<int64_t> commonSize(int64_t lhs, int64_t rhs) {
  if (lhs == rhs || rhs == 1)
    return lhs;
  if (lhs == 1)
    return rhs;
  if (ShapedType::isDynamic(lhs))
    return rhs;
  if (ShapedType::isDynamic(rhs))
    return lhs;
  return std::nullopt;
}

/// Broadcasts `shape` with a smaller tensor, whose dimension i is mapped to
/// `dims[i]`.
static LogicalResult widen(const OpChecker &check, Dims &shape,
                           ArrayRef<int64_t> smaller, ArrayRef<int64_t> dims) {
  for (auto [size, dim] : llvm::zip_equal(smaller, dims)) {
    std::optional<int64_t> common = commonSize(shape[dim], size);
    if (!common)
      return check.error("has sizes " + Twine(shape[dim]) + " and " +
                         Twine(size) + " in dimension " + Twine(dim) +
                         ", which cannot be broadcast to one");
    shape[dim] = *common;
  }
  return success();
}

/// Returns the last `count` of `rank` dimensions.
static Dims lastDims(int64_t rank, int64_t count) {
  return llvm::to_vector(llvm::seq<int64_t>(rank - count, rank));
}

/// Computes the broadcast shape of both operands. `broadcastDims` maps the
/// dimensions of the operand with the lower rank.
static LogicalResult
broadcastPair(const OpChecker &check, RankedTensorType lhs,
              RankedTensorType rhs,
              std::optional<ArrayRef<int64_t>> broadcastDims, Dims &shape) {
  if (lhs.getRank() < rhs.getRank())
    std::swap(lhs, rhs);
  Dims dims = broadcastDims ? Dims(*broadcastDims)
                            : lastDims(lhs.getRank(), rhs.getRank());
  if (failed(check.hasSize("broadcast_dimensions", dims, rhs.getRank())) ||
      failed(check.inRange("broadcast_dimensions", dims, lhs.getRank())) ||
      failed(check.sorted("broadcast_dimensions", dims)) ||
      failed(check.unique("broadcast_dimensions", dims)))
    return failure();
  shape.assign(lhs.getShape().begin(), lhs.getShape().end());
  return widen(check, shape, rhs.getShape(), dims);
}

/// Infers the result type of a binary op; its element type is that of the
/// operands, or `element` if it is not null.
template <typename OpT>
static LogicalResult inferPair(typename OpT::Adaptor adaptor,
                               std::optional<Location> loc, Type element,
                               SmallVectorImpl<Type> &types) {
  OpChecker check(loc, OpT::getOperationName());
  auto lhs = cast<RankedTensorType>(adaptor.getLhs().getType());
  auto rhs = cast<RankedTensorType>(adaptor.getRhs().getType());
  if (!stablehlo::haveSameBaseElementType(lhs, rhs))
    return check.error(
        "operands have different element types" +
        stablehlo::differingTypes(lhs.getElementType(), rhs.getElementType()));
  Dims shape;
  if (failed(broadcastPair(check, lhs, rhs, adaptor.getBroadcastDimensions(),
                           shape)))
    return failure();
  types.push_back(
      RankedTensorType::get(shape, element ? element : lhs.getElementType()));
  return success();
}

#define INFER_PAIR(Op, element)                                                \
  LogicalResult Op::inferReturnTypes(                                          \
      MLIRContext *context, std::optional<Location> loc, Adaptor adaptor,      \
      SmallVectorImpl<Type> &types) {                                          \
    return inferPair<Op>(adaptor, loc, element, types);                        \
  }
INFER_PAIR(BroadcastAddOp, Type())
INFER_PAIR(BroadcastAndOp, Type())
INFER_PAIR(BroadcastAtan2Op, Type())
INFER_PAIR(BroadcastCompareOp, IntegerType::get(context, 1))
INFER_PAIR(BroadcastComplexOp,
           ComplexType::get(getElementTypeOrSelf(adaptor.getLhs().getType())))
INFER_PAIR(BroadcastDivOp, Type())
INFER_PAIR(BroadcastMaxOp, Type())
INFER_PAIR(BroadcastMinOp, Type())
INFER_PAIR(BroadcastMulOp, Type())
INFER_PAIR(BroadcastNextAfterOp, Type())
INFER_PAIR(BroadcastOrOp, Type())
INFER_PAIR(BroadcastPolygammaOp, Type())
INFER_PAIR(BroadcastPowOp, Type())
INFER_PAIR(BroadcastRemOp, Type())
INFER_PAIR(BroadcastShiftLeftOp, Type())
INFER_PAIR(BroadcastShiftRightArithmeticOp, Type())
INFER_PAIR(BroadcastShiftRightLogicalOp, Type())
INFER_PAIR(BroadcastSubOp, Type())
INFER_PAIR(BroadcastXorOp, Type())
INFER_PAIR(BroadcastZetaOp, Type())
#undef INFER_PAIR

LogicalResult
BroadcastSelectOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                    Adaptor adaptor,
                                    SmallVectorImpl<Type> &types) {
  OpChecker check(loc, getOperationName());
  auto pred = cast<RankedTensorType>(adaptor.getPred().getType());
  auto onTrue = cast<RankedTensorType>(adaptor.getOnTrue().getType());
  auto onFalse = cast<RankedTensorType>(adaptor.getOnFalse().getType());
  if (!stablehlo::haveSameBaseElementType(onTrue, onFalse))
    return check.error("on_true and on_false have different element types" +
                       stablehlo::differingTypes(onTrue.getElementType(),
                                                 onFalse.getElementType()));
  Dims values, shape;
  if (failed(broadcastPair(check, onTrue, onFalse, std::nullopt, values)))
    return failure();
  auto type = RankedTensorType::get(values, onTrue.getElementType());
  if (failed(broadcastPair(check, type, pred, std::nullopt, shape)))
    return failure();
  types.push_back(type.clone(shape));
  return success();
}
