//===- ScalarOps.cpp - Table of element-wise ops --------------------------===//

#include "transforms/Lowering/Scalars/ScalarOps.h"
#include "dialect/StableHLO/Types/StablehloTraits.h"
#include "transforms/Lowering/Scalars/NarrowFloats.h"
#include "transforms/Lowering/Scalars/ScalarConversion.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSet.h"
#include <mutex>

namespace mlir::gspmd::lowering {

NumberKind kindOf(Type type) {
  if (isa<FloatType>(type))
    return NumberKind::Float;
  if (isa<ComplexType>(type))
    return NumberKind::Complex;
  if (type.isInteger(1))
    return NumberKind::Bool;
  return type.isUnsignedInteger() ? NumberKind::Unsigned : NumberKind::Signed;
}

Value ScalarCall::constant(double value) const {
  if (auto floatType = dyn_cast<FloatType>(type))
    return arith::ConstantOp::create(b, b.getFloatAttr(floatType, value));
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Type component = complexType.getElementType();
    return complex::ConstantOp::create(
        b, type,
        b.getArrayAttr(
            {b.getFloatAttr(component, value), b.getFloatAttr(component, 0)}));
  }
  return arith::ConstantOp::create(
      b, b.getIntegerAttr(type, APInt(type.getIntOrFloatBitWidth(),
                                      static_cast<int64_t>(value),
                                      /*isSigned=*/true,
                                      /*implicitTrunc=*/true)));
}

ValueRange callPure(ImplicitLocOpBuilder &b, StringRef name, ValueRange args,
                    TypeRange results) {
  return func::CallOp::create(b, name, results, args).getResults();
}

/// Declares a function without side effects at the begin of `module`, where
/// declarations are in the order of their names: it depends on no thread.
static void declarePure(ModuleOp module, StringRef name, FunctionType type) {
  Block *body = module.getBody();
  Block::iterator place = body->begin();
  auto isDeclaredBefore = [&](Operation &op) {
    auto function = dyn_cast<func::FuncOp>(op);
    return function && function.isDeclaration() && function.getName() < name;
  };
  while (place != body->end() && isDeclaredBefore(*place))
    ++place;
  OpBuilder builder(body, place);
  auto callee = func::FuncOp::create(builder, module.getLoc(), name, type);
  callee.setPrivate();
  callee->setAttr(LLVM::LLVMDialect::getReadnoneAttrName(),
                  builder.getUnitAttr());
}

void declarePureCallees(Operation *root) {
  SmallVector<func::CallOp> calls;
  root->walk([&](func::CallOp call) { calls.push_back(call); });
  if (calls.empty())
    return;
  // Passes on functions run in parallel; what they share is the list of ops of
  // the module.
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  auto module = isa<ModuleOp>(root) ? cast<ModuleOp>(root)
                                    : root->getParentOfType<ModuleOp>();
  llvm::StringSet<> declared;
  for (auto function : module.getOps<func::FuncOp>())
    declared.insert(function.getName());
  for (func::CallOp call : calls)
    if (declared.insert(call.getCallee()).second)
      declarePure(module, call.getCallee(), call.getCalleeType());
}

Value ScalarCall::callRuntime(StringRef name) const {
  std::string symbol = (name + (type.isF64() ? "_f64" : "_f32")).str();
  return callPure(b, symbol, args, type).front();
}

Value ScalarCall::callComplex(StringRef name) const {
  Type wide = b.getF64Type();
  SmallVector<Value> components;
  for (Value arg : args)
    for (Value component : {Value(complex::ReOp::create(b, arg)),
                            Value(complex::ImOp::create(b, arg))})
      components.push_back(convertFloat(b, component, wide));
  ValueRange result = callPure(b, name, components, {wide, wide});
  Type component = cast<ComplexType>(type).getElementType();
  Value re = convertFloat(b, result[0], component);
  Value im = convertFloat(b, result[1], component);
  return complex::CreateOp::create(b, type, re, im);
}

static const ScalarTable &scalarTable() {
  static const ScalarTable table = [] {
    ScalarTable result;
    addArithmeticScalarOps(result);
    addMathScalarOps(result);
    addSpecialScalarOps(result);
    addComparisonScalarOps(result);
    addConversionScalarOps(result);
    return result;
  }();
  return table;
}

const ScalarEntry *lookupScalarOp(Operation *op) {
  auto it = scalarTable().find(op->getName().getStringRef());
  return it == scalarTable().end() ? nullptr : &it->second;
}

static bool isNarrowFloat(Type type) {
  auto floatType = dyn_cast<FloatType>(type);
  return floatType && floatType.getWidth() < 32;
}

/// Converts an element in memory to the type that ops compute with.
static Value unpack(ImplicitLocOpBuilder &b, Value value, Type written,
                    bool keepsNarrow) {
  if (isPackedInteger(written))
    return arith::TruncIOp::create(
        b, b.getIntegerType(written.getIntOrFloatBitWidth()), value);
  if (keepsNarrow)
    return value;
  if (isPackedFloat(written))
    return unpackFloat(b, value, written);
  return isNarrowFloat(value.getType()) ? extendToF32(b, value) : value;
}

/// Converts back to the storage type; values in their storage type are
/// unchanged.
static Value pack(ImplicitLocOpBuilder &b, Value value, Type written) {
  Type stored = signlessElement(written);
  if (value.getType() == stored)
    return value;
  if (isPackedFloat(written) && isa<FloatType>(value.getType()))
    return packFloat(b, value, written);
  if (isPackedFloat(written) || written.isUnsignedInteger())
    return arith::ExtUIOp::create(b, stored, value);
  if (isPackedInteger(written))
    return arith::ExtSIOp::create(b, stored, value);
  return isNarrowFloat(written) ? convertFloat(b, value, written) : value;
}

FailureOr<Value> buildScalar(Operation *op, ValueRange args,
                             OpBuilder &builder) {
  const ScalarEntry *entry = lookupScalarOp(op);
  if (!entry || op->getNumResults() != 1 || op->getNumOperands() == 0) {
    op->emitOpError("cannot be computed on single elements by the emulator");
    return failure();
  }
  Type operandType = getElementTypeOrSelf(op->getOperand(0).getType());
  Type resultType = getElementTypeOrSelf(op->getResult(0).getType());
  for (Type type : {operandType, resultType})
    if (!isSupportedElement(type)) {
      op->emitOpError("has element type ")
          << type << ", which the emulator does not compute with";
      return failure();
    }
  ImplicitLocOpBuilder b(op->getLoc(), builder);
  ScalarCall call{b,      op,         kindOf(operandType),
                  Type(), resultType, llvm::to_vector(args)};
  for (auto [index, arg] : llvm::enumerate(call.args))
    arg = unpack(b, arg, getElementTypeOrSelf(op->getOperand(index).getType()),
                 entry->keepsNarrow);
  call.type = call.args.front().getType();
  Value result = entry->build(call);
  if (!result) {
    op->emitOpError("is not supported by the emulator on element type ")
        << operandType;
    return failure();
  }
  result = pack(b, result, resultType);
  // A builder may have moved the insertion point to a new block.
  builder.restoreInsertionPoint(b.saveInsertionPoint());
  return result;
}

/// Returns true for ops that are the identity on values of rank 0.
static bool isScalarIdentity(Operation *op) {
  return op->hasTrait<stablehlo::RearrangesElements>() ||
         isa<UnrealizedConversionCastOp>(op);
}

FailureOr<SmallVector<Value>>
inlineScalarRegion(Region &region, ValueRange args, OpBuilder &builder,
                   llvm::function_ref<Value(Value)> captured) {
  Block &block = region.front();
  llvm::DenseMap<Value, Value> elements;
  for (auto [argument, value] : llvm::zip_equal(block.getArguments(), args))
    elements[argument] = value;
  auto lookup = [&](Value value) -> Value {
    if (Value element = elements.lookup(value))
      return element;
    return elements[value] = captured(value);
  };
  for (Operation &op : block.without_terminator()) {
    for (Value result : op.getResults())
      if (auto type = dyn_cast<RankedTensorType>(result.getType());
          !type || type.getRank() != 0)
        return op.emitOpError("in a region of '")
               << region.getParentOp()->getName()
               << "' must have results of rank 0 to be run by the emulator";
    if (auto value = op.getAttrOfType<ElementsAttr>("value");
        value && op.getNumOperands() == 0) {
      elements[op.getResult(0)] = buildConstant(
          builder, op.getLoc(), splatElement(value),
          signlessElement(getElementTypeOrSelf(op.getResult(0).getType())));
      continue;
    }
    if (isScalarIdentity(&op)) {
      for (auto [operand, result] :
           llvm::zip_equal(op.getOperands(), op.getResults()))
        elements[result] = lookup(operand);
      continue;
    }
    SmallVector<Value> operands;
    for (Value operand : op.getOperands())
      operands.push_back(lookup(operand));
    if (llvm::is_contained(operands, Value()))
      return op.emitOpError("captures a value that the emulator cannot read in "
                            "its region");
    FailureOr<Value> result = buildScalar(&op, operands, builder);
    if (failed(result))
      return failure();
    elements[op.getResult(0)] = *result;
  }
  SmallVector<Value> results;
  for (Value operand : block.getTerminator()->getOperands())
    results.push_back(lookup(operand));
  return results;
}

} // namespace mlir::gspmd::lowering
