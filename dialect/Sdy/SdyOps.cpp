//===- SdyOps.cpp - Text and verifiers of the annotations -----------------===//

#include "dialect/Sdy/SdyCollectiveShardings.h"
#include "dialect/Sdy/SdyText.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;

//===----------------------------------------------------------------------===//
// Custom directives of the assembly format
//===----------------------------------------------------------------------===//

static ParseResult parseShardingList(OpAsmParser &parser,
                                     TensorShardingPerValueAttr &shardings) {
  shardings = dyn_cast_or_null<TensorShardingPerValueAttr>(
      TensorShardingPerValueAttr::parseList(parser));
  return success(shardings != nullptr);
}

static void printShardingList(OpAsmPrinter &p, Operation *,
                              TensorShardingPerValueAttr shardings) {
  shardings.printList(p);
}

/// These functions parse and print `max` or `min`, and nothing for a sum.
static ParseResult parseReduction(OpAsmParser &parser,
                                  ReductionOpAttr &reduction) {
  Reduction kind;
  if (parseReductionKind(parser, kind))
    return failure();
  reduction = ReductionOpAttr::get(parser.getContext(),
                                   toReductionOp(sharding::fromAlgebra(kind)));
  return success();
}

static void printReduction(OpAsmPrinter &p, Operation *,
                           ReductionOpAttr reduction) {
  Reduction kind = sharding::toAlgebra(toReductionKind(reduction.getValue()));
  p << (kind == Reduction::Add ? "" : " ");
  sharding::printUnreducedKind(p, kind);
}

#define GET_OP_CLASSES
#include "dialect/Sdy/SdyOps.cpp.inc"

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseAttribute(value, getValueAttrName(result.name),
                            result.attributes))
    return failure();
  result.addTypes(value.getShapedType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &p) {
  p.printOptionalAttrDict((*this)->getAttrs(), {getValueAttrName()});
  p << ' ' << getValue();
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::verify() {
  if (getValue().getShapedType() == getOutput().getType())
    return success();
  return emitOpError() << "value has type " << getValue().getShapedType()
                       << "; expected the result's, " << getOutput().getType();
}

/// Verifies the sharding of an op that changes the sharding of its operand.
template <typename IdentityOp>
static LogicalResult verifyChange(IdentityOp op) {
  if (failed(op.getSharding().verifyFor(op, op.getType(), "")))
    return failure();
  return verifyKeptReduction(op, op.getInput(), op.getSharding());
}

LogicalResult ShardingConstraintOp::verify() { return verifyChange(*this); }

LogicalResult ReshardOp::verify() { return verifyChange(*this); }

/// Verifies the common constraints of edges: their value is a tensor of known
/// sizes and for them alone.
static LogicalResult verifyEdge(Operation *op, Value input) {
  auto type = cast<ShapedType>(input.getType());
  if (!type.hasStaticShape())
    return op->emitOpError() << "is on a value of type " << input.getType()
                             << "; expected a static shape";
  if (!input.hasOneUse())
    return op->emitOpError(
        "is on a value that has other uses; expected it to have "
        "none but the edge");
  return success();
}

LogicalResult FuncDataFlowEdgeOp::verify() {
  if (failed(verifyEdge(*this, getInput())))
    return failure();
  if (auto arg = dyn_cast<BlockArgument>(getInput())) {
    if (isa<FunctionOpInterface>(arg.getOwner()->getParentOp()))
      return success();
    return emitOpError("is on an argument of a block; expected one of a "
                       "function, or a result of a call");
  }
  Operation *owner = getInput().getDefiningOp();
  if (isa<CallOpInterface>(owner))
    return success();
  return emitOpError() << "is on a result of " << owner->getName()
                       << "; expected one of a call, or an argument of a "
                          "function";
}

LogicalResult DataFlowEdgeOp::verify() {
  if (failed(verifyEdge(*this, getInput())))
    return failure();
  if (Operation *owner = getInput().getDefiningOp())
    if (isa_and_nonnull<SdyDialect>(owner->getDialect()) &&
        owner->getNumRegions() == 0)
      return emitOpError() << "is on a result of " << owner->getName()
                           << "; expected an op of another dialect";
  if (!getSharding())
    return success();
  return getSharding()->verifyFor(*this, getType(), "");
}

LogicalResult PropagationBarrierOp::verify() {
  if (getAllowedDirection() != PropagationDirection::BOTH)
    return success();
  return emitOpError("allows both directions; expected NONE, FORWARD or "
                     "BACKWARD");
}
