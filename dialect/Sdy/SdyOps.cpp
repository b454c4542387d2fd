//===- SdyOps.cpp - Text and verifiers of the annotations -----------------===//

#include "dialect/Sdy/SdyDialect.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;

//===----------------------------------------------------------------------===//
// Pieces of the textual form
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

/// `max` or `min`; nothing for a sum.
static ParseResult parseReduction(OpAsmParser &parser,
                                  sharding::ReductionKindAttr &reduction) {
  ::gspmd::Reduction kind;
  if (sharding::parseUnreducedKind(parser, kind))
    return failure();
  reduction = sharding::ReductionKindAttr::get(parser.getContext(),
                                               sharding::fromAlgebra(kind));
  return success();
}

static void printReduction(OpAsmPrinter &p, Operation *,
                           sharding::ReductionKindAttr reduction) {
  ::gspmd::Reduction kind = sharding::toAlgebra(reduction.getValue());
  p << (kind == ::gspmd::Reduction::Add ? "" : " ");
  sharding::printUnreducedKind(p, kind);
}

/// `(%a: type, ...) { ... }`: the block's arguments stand before the region.
static ParseResult parseRegionWithArguments(OpAsmParser &parser,
                                            Region &region) {
  SmallVector<OpAsmParser::Argument> arguments;
  return failure(parser.parseArgumentList(arguments,
                                          OpAsmParser::Delimiter::Paren,
                                          /*allowType=*/true) ||
                 parser.parseRegion(region, arguments));
}

static void printRegionWithArguments(OpAsmPrinter &p, Operation *,
                                     Region &region) {
  p << "(";
  llvm::interleaveComma(region.getArguments(), p,
                        [&](BlockArgument a) { p.printRegionArgument(a); });
  p << ") ";
  p.printRegion(region, /*printEntryBlockArgs=*/false);
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

LogicalResult ShardingConstraintOp::verify() {
  return getSharding().verifyFor(*this, getType(), "");
}

LogicalResult ReshardOp::verify() {
  return getSharding().verifyFor(*this, getType(), "");
}

/// What holds for the edges of all ops: their value is a tensor of known sizes
/// and for them alone.
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
    if (isa<SdyDialect>(owner->getDialect()) && owner->getNumRegions() == 0)
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

/// Checks the number and the types of values on one side of a region op.
static LogicalResult verifyCounts(Operation *op, TypeRange outside,
                                  TypeRange inside,
                                  TensorShardingPerValueAttr shardings,
                                  StringRef side) {
  if (outside.size() != inside.size())
    return op->emitOpError() << "has " << outside.size() << " " << side << "s, "
                             << inside.size() << " in its region";
  if (!shardings)
    return success();
  if (shardings.getShardings().size() != outside.size())
    return op->emitOpError()
           << "has " << outside.size() << " " << side << "s and "
           << shardings.getShardings().size() << " shardings for them";
  for (auto [i, one] : llvm::enumerate(shardings.getShardings()))
    if (failed(one.verifyFor(op, outside[i], side + " " + Twine(i) + ": ")))
      return failure();
  return success();
}

LogicalResult NamedComputationOp::verify() {
  TypeRange results = getBody().front().getTerminator()->getOperandTypes();
  if (failed(verifyCounts(*this, getOperandTypes(),
                          getBody().getArgumentTypes(), getInShardingsAttr(),
                          "operand")) ||
      failed(verifyCounts(*this, getResultTypes(), results,
                          getOutShardingsAttr(), "result")))
    return failure();
  for (auto [outside, inside] :
       llvm::zip_equal(getOperandTypes(), getBody().getArgumentTypes()))
    if (outside != inside)
      return emitOpError() << "operand of type " << outside << " is " << inside
                           << " in its region";
  for (auto [outside, inside] : llvm::zip_equal(getResultTypes(), results))
    if (outside != inside)
      return emitOpError() << "result of type " << outside << " is " << inside
                           << " in its region";
  return success();
}

/// What is left on one device of `type` under `one`, along the manual axes.
/// Null after an error.
static Type localType(ManualComputationOp op, RankedTensorType type,
                      TensorShardingAttr one, const Twine &what) {
  SmallVector<int64_t> shape(type.getShape());
  ::gspmd::Mesh mesh = one.lookupMesh(op).toMesh();
  for (auto [d, dim] : llvm::enumerate(one.getDims())) {
    bool sawFree = false;
    int64_t shards = 1;
    for (auto axis : dim.getAxes()) {
      bool isManual =
          llvm::any_of(op.getManualAxes().getValue(), [&](StringAttr name) {
            return name.getValue() == axis.getName();
          });
      if (!isManual) {
        sawFree = true;
        continue;
      }
      if (sawFree) {
        op.emitOpError() << what << ": manual axis \"" << axis.getName()
                         << "\" stands after a free one in dimension " << d;
        return {};
      }
      shards *= axis.isSubAxis()
                    ? axis.getSize()
                    : mesh.axisSize(*mesh.axisByName(axis.getName()));
    }
    if (ShapedType::isDynamic(shape[d]))
      continue;
    if (shape[d] % shards != 0) {
      op.emitOpError() << what << ": dimension " << d << " of size " << shape[d]
                       << " is cut into " << shards
                       << " by manual axes; expected equal parts";
      return {};
    }
    shape[d] /= shards;
  }
  return type.clone(shape);
}

static LogicalResult verifyShapes(ManualComputationOp op, TypeRange globals,
                                  TypeRange locals,
                                  TensorShardingPerValueAttr shardings,
                                  StringRef side) {
  if (failed(verifyCounts(op, globals, locals, shardings, side)))
    return failure();
  for (auto [i, one] : llvm::enumerate(shardings.getShardings())) {
    auto global = dyn_cast<RankedTensorType>(globals[i]);
    if (!global)
      continue;
    Type expected = localType(op, global, one, side + " " + Twine(i));
    if (!expected)
      return failure();
    if (expected != locals[i])
      return op.emitOpError() << side << " " << i << " is " << locals[i]
                              << " in the region; expected " << expected
                              << " from " << global << " and its sharding";
  }
  return success();
}

/// `axis` is not manual around the op already.
static LogicalResult verifyFreeAround(ManualComputationOp op, StringAttr axis) {
  for (auto around = op->getParentOfType<ManualComputationOp>(); around;
       around = around->getParentOfType<ManualComputationOp>())
    if (llvm::is_contained(around.getManualAxes().getValue(), axis)) {
      InFlightDiagnostic diag =
          op.emitOpError() << "axis " << axis
                           << " is manual in a computation around the op; "
                              "expected free axes";
      diag.attachNote(around.getLoc()) << "the computation is here";
      return diag;
    }
  return success();
}

/// One mesh for all shardings (those on an empty one say nothing), which has
/// the manual axes; none of these is manual around the op already.
static LogicalResult verifyManualAxes(ManualComputationOp op) {
  MeshAttr common;
  Attribute name;
  for (TensorShardingPerValueAttr all :
       {op.getInShardings(), op.getOutShardings()})
    for (TensorShardingAttr one : all.getShardings()) {
      MeshAttr mesh = one.lookupMesh(op);
      if (!mesh)
        return op.emitOpError() << "unknown mesh " << one.getMeshOrRef();
      if (mesh.isEmpty())
        continue;
      if (common && mesh != common)
        return op.emitOpError() << "has shardings on meshes " << name << " and "
                                << one.getMeshOrRef() << "; expected one mesh";
      common = mesh;
      name = one.getMeshOrRef();
    }
  for (StringAttr axis : op.getManualAxes().getValue()) {
    if (common ? !common.toMesh().axisByName(axis)
               : !op.getInShardings().getShardings().empty() ||
                     !op.getOutShardings().getShardings().empty())
      return op.emitOpError()
             << "unknown manual axis " << axis << " in mesh "
             << (common ? name : MeshAttr::get(op.getContext(), {}, {}));
    if (llvm::count(op.getManualAxes().getValue(), axis) > 1)
      return op.emitOpError() << "manual axis " << axis << " is there twice";
    if (failed(verifyFreeAround(op, axis)))
      return failure();
  }
  return success();
}

LogicalResult ManualComputationOp::verify() {
  if (failed(verifyManualAxes(*this)) ||
      failed(verifyShapes(*this, getTensors().getTypes(),
                          getBody().getArgumentTypes(), getInShardings(),
                          "input")))
    return failure();
  return verifyShapes(*this, getResultTypes(),
                      getBody().front().getTerminator()->getOperandTypes(),
                      getOutShardings(), "result");
}
