//===- ControlOps.cpp - Control flow, tuples and tokens -------------------===//

#include "dialect/StableHLO/Ops/Control/ControlOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

//===----------------------------------------------------------------------===//
// while
//===----------------------------------------------------------------------===//

LogicalResult WhileOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  llvm::append_range(types, adaptor.getOperand().getTypes()); // (C3)
  return success();
}

LogicalResult WhileOp::verify() {
  Type pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  // (C1), (C2)
  OpChecker check(*this);
  if (failed(verifyRegionType(check.at("C1"), getCond(), "cond",
                              getOperandTypes(), pred)))
    return failure();
  return verifyRegionType(check.at("C2"), getBody(), "body", getOperandTypes(),
                          getOperandTypes());
}

void WhileOp::getAsmBlockArgumentNames(Region &region,
                                       OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

/// Parses `(%iterArg = %a, ...) : types attributes {...} cond {...} do {...}`:
/// the names on the left are those of both regions' arguments.
ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseAssignmentList(arguments, operands))
    return failure();
  if (!operands.empty() && parser.parseColonTypeList(types))
    return failure();
  if (parser.resolveOperands(operands, types, loc, result.operands) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes))
    return failure();
  for (auto [argument, type] : llvm::zip_equal(arguments, types))
    argument.type = type;
  result.addTypes(types);
  Region *cond = result.addRegion(), *body = result.addRegion();
  return failure(
      parser.parseKeyword("cond") || parser.parseRegion(*cond, arguments) ||
      parser.parseKeyword("do") || parser.parseRegion(*body, arguments));
}

void WhileOp::print(OpAsmPrinter &printer) {
  printer << '(';
  llvm::interleaveComma(llvm::zip(getCond().getArguments(), getOperand()),
                        printer, [&](auto pair) {
                          printer << std::get<0>(pair) << " = "
                                  << std::get<1>(pair);
                        });
  printer << ')';
  if (!getOperand().empty())
    printer << " : " << getOperandTypes();
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

//===----------------------------------------------------------------------===//
// if, case
//===----------------------------------------------------------------------===//

/// Infers the results of an if or case from its first region.
static LogicalResult inferChoice(const OpChecker &check, RegionRange regions,
                                 SmallVectorImpl<Type> &types) {
  // (C1) of case.
  if (regions.empty())
    return check.at("C1").error("needs at least one branch");
  std::optional<TypeRange> returned = getReturnTypes(*regions.front());
  if (!returned)
    return emitMissingReturn(check, "branch 0");
  llvm::append_range(types, *returned);
  return success();
}

/// Verifies that all branches have no arguments (constraint `arguments`) and
/// return the types of the first one (constraint `results`).
static LogicalResult verifyChoice(Operation *op, StringRef arguments,
                                  StringRef results) {
  TypeRange expected = *getReturnTypes(op->getRegion(0));
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    OpChecker check(op);
    std::string name = ("branch " + Twine(i)).str();
    if (region.getNumArguments() != 0)
      return check.at(arguments).error("'" + name + "' takes " +
                                       Twine(region.getNumArguments()) +
                                       " arguments, expected none");
    if (failed(verifyRegionType(check.at(results), region, name, {}, expected)))
      return failure();
  }
  return success();
}

static void getChoiceSuccessors(Operation *op, RegionBranchPoint point,
                                SmallVectorImpl<RegionSuccessor> &successors) {
  if (!point.isParent()) {
    successors.emplace_back(op, op->getResults());
    return;
  }
  for (Region &region : op->getRegions())
    successors.emplace_back(&region);
}

/// Each branch runs at most once; only `chosen` runs if it is known.
static void getChoiceBounds(Operation *op, std::optional<unsigned> chosen,
                            SmallVectorImpl<InvocationBounds> &bounds) {
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    bounds.emplace_back(chosen == i, !chosen || *chosen == i);
}

LogicalResult IfOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                     Adaptor adaptor,
                                     SmallVectorImpl<Type> &types) {
  return inferChoice(OpChecker(loc, getOperationName()), adaptor.getRegions(),
                     types);
}

LogicalResult IfOp::verify() { return verifyChoice(*this, "C1", "C2"); }

void IfOp::getSuccessorRegions(RegionBranchPoint point,
                               SmallVectorImpl<RegionSuccessor> &successors) {
  getChoiceSuccessors(*this, point, successors);
}

void IfOp::getRegionInvocationBounds(
    ArrayRef<Attribute> operands, SmallVectorImpl<InvocationBounds> &bounds) {
  std::optional<unsigned> chosen;
  if (auto pred = dyn_cast_or_null<DenseIntElementsAttr>(operands.front()))
    chosen = *pred.value_begin<bool>() ? 0 : 1;
  getChoiceBounds(*this, chosen, bounds);
}

LogicalResult CaseOp::inferReturnTypes(MLIRContext *,
                                       std::optional<Location> loc,
                                       Adaptor adaptor,
                                       SmallVectorImpl<Type> &types) {
  return inferChoice(OpChecker(loc, getOperationName()), adaptor.getRegions(),
                     types);
}

LogicalResult CaseOp::verify() { return verifyChoice(*this, "C2", "C3"); }

void CaseOp::getSuccessorRegions(RegionBranchPoint point,
                                 SmallVectorImpl<RegionSuccessor> &successors) {
  getChoiceSuccessors(*this, point, successors);
}

void CaseOp::getRegionInvocationBounds(
    ArrayRef<Attribute> operands, SmallVectorImpl<InvocationBounds> &bounds) {
  std::optional<unsigned> chosen;
  if (auto index = dyn_cast_or_null<DenseIntElementsAttr>(operands.front())) {
    int64_t value = index.getValues<APInt>()[0].getSExtValue();
    int64_t last = getBranches().size() - 1;
    chosen = value < 0 || value > last ? last : value;
  }
  getChoiceBounds(*this, chosen, bounds);
}

//===----------------------------------------------------------------------===//
// Barriers, tuples, tokens
//===----------------------------------------------------------------------===//

/// Parses operand types that are also the result types.
static ParseResult parseSameTypes(OpAsmParser &parser,
                                  SmallVectorImpl<Type> &operands,
                                  SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands))
    return failure();
  llvm::append_range(results, operands);
  return success();
}

static void printSameTypes(OpAsmPrinter &printer, Operation *,
                           TypeRange operands, TypeRange) {
  printer << operands;
}

/// Parses `tuple<...>`, whose members are the operand types.
static ParseResult parseTupleType(OpAsmParser &parser,
                                  SmallVectorImpl<Type> &operands,
                                  Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  auto tuple = dyn_cast<TupleType>(result);
  if (!tuple)
    return parser.emitError(loc, "expected a tuple type");
  llvm::append_range(operands, tuple.getTypes());
  return success();
}

static void printTupleType(OpAsmPrinter &printer, Operation *, TypeRange,
                           Type result) {
  printer << result;
}

/// Parses the token type of all operands and the result.
static ParseResult
parseTokenType(OpAsmParser &parser,
               ArrayRef<OpAsmParser::UnresolvedOperand> operands,
               SmallVectorImpl<Type> &types, Type &result) {
  if (parser.parseType(result))
    return failure();
  types.assign(operands.size(), result);
  return success();
}

static void printTokenType(OpAsmPrinter &printer, Operation *, OperandRange,
                           TypeRange, Type result) {
  printer << result;
}

LogicalResult
OptimizationBarrierOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  llvm::append_range(types, adaptor.getOperand().getTypes()); // (C1)
  return success();
}

LogicalResult TupleOp::inferReturnTypes(MLIRContext *context,
                                        std::optional<Location>,
                                        Adaptor adaptor,
                                        SmallVectorImpl<Type> &types) {
  types.push_back(TupleType::get(context, adaptor.getVal().getTypes())); // (C1)
  return success();
}

LogicalResult
GetTupleElementOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                    Adaptor adaptor,
                                    SmallVectorImpl<Type> &types) {
  auto tuple = cast<TupleType>(adaptor.getOperand().getType());
  int64_t index = static_cast<int32_t>(adaptor.getIndex());
  // (C1)
  if (failed(OpChecker(loc, getOperationName())
                 .at("C1")
                 .inRange("index", index, tuple.size())))
    return failure();
  types.push_back(tuple.getType(index)); // (C2)
  return success();
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/ControlOps.cpp.inc"

void StablehloDialect::addControlOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/ControlOps.cpp.inc"
      >();
}
