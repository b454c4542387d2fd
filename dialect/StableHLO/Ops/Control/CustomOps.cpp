//===- CustomOps.cpp - custom_call, composite -----------------------------===//

#include "dialect/StableHLO/Ops/Control/CustomOps.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;

//===----------------------------------------------------------------------===//
// custom_call
//===----------------------------------------------------------------------===//

/// Parses `@target`, or `@"any text"`.
static ParseResult parseCallTarget(OpAsmParser &parser, StringAttr &target) {
  return parser.parseSymbolName(target);
}

static void printCallTarget(OpAsmPrinter &printer, Operation *,
                            StringAttr target) {
  printer.printSymbolName(target.getValue());
}

void CustomCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (!getHasSideEffect())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

/// Verifies that each layout is a permutation of the dimensions of its tensor.
static LogicalResult verifyLayouts(const OpChecker &check, StringRef name,
                                   ArrayAttr layouts, TypeRange types) {
  // One result may be a tuple, whose members the layouts then describe.
  if (types.size() == 1)
    if (auto tuple = dyn_cast<TupleType>(types.front()))
      types = tuple.getTypes();
  if (layouts.size() != types.size())
    return check.error(name + " has " + Twine(layouts.size()) +
                       " layouts for " + Twine(types.size()) + " values");
  for (auto [i, layout, type] : llvm::enumerate(layouts, types)) {
    auto elements = cast<DenseIntElementsAttr>(layout);
    auto tensor = dyn_cast<RankedTensorType>(type);
    std::string entry = (name + "[" + Twine(i) + "]").str();
    int64_t rank = tensor ? tensor.getRank() : 0;
    if (elements.getNumElements() != rank)
      return check.error(entry + " has " + Twine(elements.getNumElements()) +
                         " values, expected " + Twine(rank));
    auto order = llvm::map_to_vector(
        elements, [](const APInt &dim) { return dim.getSExtValue(); });
    if (failed(check.inRange(entry, order, rank)) ||
        failed(check.unique(entry, order)))
      return failure();
  }
  return success();
}

/// Returns the type that `indices` select in nested tuples, or null.
static Type selectType(Type type, ArrayRef<int64_t> indices) {
  for (int64_t index : indices) {
    auto tuple = dyn_cast<TupleType>(type);
    if (!tuple || index < 0 || index >= static_cast<int64_t>(tuple.size()))
      return {};
    type = tuple.getType(index);
  }
  return type;
}

/// Verifies that an alias refers to an operand and a result of the same type.
static LogicalResult verifyAlias(const OpChecker &check, CustomCallOp op,
                                 OutputOperandAliasAttr alias) {
  int64_t operand = alias.getOperandIndex();
  if (failed(check.inRange("operand_index", operand, op.getInputs().size())))
    return failure();
  Type source = selectType(op.getInputs()[operand].getType(),
                           alias.getOperandTupleIndices());
  // Several results count as one tuple.
  Type all = op.getNumResults() == 1
                 ? op.getResultTypes().front()
                 : TupleType::get(op.getContext(), op.getResultTypes());
  Type target = selectType(all, alias.getOutputTupleIndices());
  if (!source || !target)
    return check.error("output_operand_aliases selects a tuple member that "
                       "does not exist");
  if (!areCompatibleTypes(source, target))
    return check.error("output_operand_aliases joins an operand and a result "
                       "of different types" +
                       differingTypes(source, target));
  return success();
}

LogicalResult CustomCallOp::verify() {
  OpChecker check(*this);
  if (getOperandLayouts().has_value() != getResultLayouts().has_value())
    return check.error("needs both operand_layouts and result_layouts, or "
                       "neither");
  if (getOperandLayouts() &&
      (failed(verifyLayouts(check, "operand_layouts", *getOperandLayouts(),
                            getOperandTypes())) ||
       failed(verifyLayouts(check, "result_layouts", *getResultLayouts(),
                            getResultTypes()))))
    return failure();
  // A typed call has its configuration in a dictionary.
  bool typed = getApiVersion() == CustomCallApiVersion::API_VERSION_TYPED_FFI;
  if (Attribute config = getBackendConfigAttr())
    if (typed != isa<DictionaryAttr>(config))
      return check.error(Twine("has a backend_config that is not a ") +
                         (typed ? "dictionary" : "string") +
                         ", which its api_version requires");
  for (Attribute alias : getOutputOperandAliases())
    if (failed(verifyAlias(check, *this, cast<OutputOperandAliasAttr>(alias))))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// composite
//===----------------------------------------------------------------------===//

LogicalResult CompositeOp::verify() {
  // (C1)
  auto [dialect, op] = getName().split('.');
  if (dialect.empty() || op.empty())
    return emitOpError("name \"")
           << getName() << "\" must have the form \"namespace.op\" (C1)";
  return success();
}

LogicalResult
CompositeOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  // (C2)
  auto function = symbolTable.lookupNearestSymbolFrom<FunctionOpInterface>(
      *this, getDecompositionAttr());
  if (!function)
    return emitOpError("decomposition ")
           << getDecompositionAttr() << " is not a function of the module (C2)";
  // (C3), (C4)
  if (!areCompatibleTypes(function.getArgumentTypes(), getOperandTypes()))
    return emitOpError("has operands of ")
           << typesToString(getOperandTypes()) << ", expected "
           << typesToString(function.getArgumentTypes())
           << " of its decomposition " << getDecompositionAttr() << " (C3)";
  if (!areCompatibleTypes(function.getResultTypes(), getResultTypes()))
    return emitOpError("has results of ")
           << typesToString(getResultTypes()) << ", expected "
           << typesToString(function.getResultTypes())
           << " of its decomposition " << getDecompositionAttr() << " (C4)";
  return success();
}

#define GET_OP_CLASSES
#include "dialect/StableHLO/CustomOps.cpp.inc"

void StablehloDialect::addCustomOps() {
  addOperations<
#define GET_OP_LIST
#include "dialect/StableHLO/CustomOps.cpp.inc"
      >();
}
