//===- MakeTableDriven.cpp - Element-wise ops without a maker of their own ===//
//
// The other makers know what their ops compute, so they derive bounds and
// rounding errors. This maker uses definitions: it generates any op that is
// element-wise by definition, has a model, and is lowered by the emulator for
// some element types. A new op of this kind is tested with random shapes and
// shardings without a change here.
//
// The function is unknown, so operands are exact and in a random interval, and
// results are clamped.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/StablehloOps/StablehloValues.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "gspmd/Registration/InitAll.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"
#include <limits>

namespace mlir::gspmd::fuzz {
namespace {

struct Signature {
  std::string operands, result; ///< element types
};
struct DefinedOp {
  std::string name;
  unsigned numOperands;
  std::vector<Signature> signatures;
  bool broadcasts = false; ///< one operand may have fewer dimensions
};

/// Queries definitions and lowerings with detached ops.
class OpSignatureQuery {
public:
  OpSignatureQuery()
      : context(makeRegistry(), mlir::MLIRContext::Threading::DISABLED) {
    context.loadAllAvailableDialects();
  }

  /// Returns the ops that the emulator lowers, or those of arith and math.
  std::vector<DefinedOp> run(Language language) {
    this->language = language;
    mlir::ScopedDiagnosticHandler silence(
        &context, [](mlir::Diagnostic &) { return mlir::success(); });
    std::vector<DefinedOp> ops;
    for (mlir::RegisteredOperationName name :
         context.getRegisteredOperations()) {
      unsigned numOperands = numOperandsOf(name);
      if (numOperands == 0)
        continue;
      DefinedOp op{name.getStringRef().str(), numOperands, {}};
      for (const char *operands : kElementTypes)
        for (const char *result : {operands, "i1"})
          if (isComputed(name, numOperands, typeOf(operands), typeOf(result))) {
            op.signatures.push_back({operands, result});
            break;
          }
      if (!op.signatures.empty())
        ops.push_back(std::move(op));
    }
    if (language == Language::Stablehlo)
      addBroadcasting(ops);
    return ops;
  }

private:
  static constexpr const char *kElementTypes[] = {
      "i1",  "i4",  "i8",   "i16",          "i32",         "i64",
      "ui4", "ui8", "ui16", "ui32",         "ui64",        "bf16",
      "f16", "f32", "f64",  "complex<f32>", "complex<f64>"};

  /// chlo.broadcast_F computes what F does.
  void addBroadcasting(std::vector<DefinedOp> &ops) {
    std::vector<DefinedOp> broadcasting;
    for (const DefinedOp &op : ops) {
      std::string name =
          "chlo.broadcast_" + llvm::StringRef(op.name).split('.').second.str();
      if (op.numOperands == 2 &&
          mlir::RegisteredOperationName::lookup(name, &context))
        broadcasting.push_back({name, 2, op.signatures, /*broadcasts=*/true});
    }
    llvm::append_range(ops, broadcasting);
  }

  static mlir::DialectRegistry makeRegistry() {
    mlir::DialectRegistry registry;
    mlir::gspmd::registerAllDialects(registry);
    return registry;
  }

  mlir::RankedTensorType typeOf(const char *element) {
    return mlir::RankedTensorType::get({4}, mlir::parseType(element, &context));
  }

  /// Returns 0 for an op that is no candidate.
  static unsigned numOperandsOf(mlir::RegisteredOperationName name) {
    if (!name.hasTrait<mlir::OpTrait::Elementwise>() ||
        !name.hasTrait<mlir::OpTrait::OneResult>() ||
        !name.hasTrait<mlir::OpTrait::ZeroRegions>() ||
        !name.hasInterface<mlir::gspmd::sharding::PartitionOpInterface>())
      return 0;
    return name.hasTrait<mlir::OpTrait::OneOperand>()           ? 1
           : name.hasTrait<mlir::OpTrait::NOperands<2>::Impl>() ? 2
           : name.hasTrait<mlir::OpTrait::NOperands<3>::Impl>() ? 3
                                                                : 0;
  }

  /// Returns true if the op verifies without attributes and the emulator lowers
  /// it.
  bool isComputed(mlir::RegisteredOperationName name, unsigned numOperands,
                  mlir::RankedTensorType operands,
                  mlir::RankedTensorType result) {
    llvm::StringRef dialect = name.getDialectNamespace();
    bool isUpstream = dialect == "arith" || dialect == "math";
    if (isUpstream != (language == Language::Linalg))
      return false;
    // Elements become any integer; booleans stay.
    if (name.getStringRef().starts_with("arith.fpto"))
      return false;
    // -1 divided by -1 overflows in i1.
    if (operands.getElementType().isInteger(1) &&
        (name.getStringRef().ends_with("divsi") ||
         name.getStringRef() == "arith.remsi"))
      return false;
    using namespace mlir::gspmd::lowering;
    mlir::Location loc = mlir::UnknownLoc::get(&context);
    mlir::Block block;
    llvm::SmallVector<mlir::Value> tensors, elements;
    for (unsigned i = 0; i < numOperands; ++i) {
      tensors.push_back(block.addArgument(operands, loc));
      elements.push_back(
          block.addArgument(signlessElement(operands.getElementType()), loc));
    }
    mlir::OpBuilder builder(&context);
    builder.setInsertionPointToEnd(&block);
    mlir::OperationState state(loc, name, tensors, result, {});
    mlir::Operation *op = builder.create(state);
    if (mlir::failed(mlir::verify(op)))
      return false;
    return isUpstream || (lookupScalarOp(op) &&
                          mlir::succeeded(buildScalar(op, elements, builder)));
  }

  Language language = Language::Stablehlo;
  mlir::MLIRContext context;
};

template <Language language>
const std::vector<DefinedOp> &definedOps() {
  static const std::vector<DefinedOp> ops = OpSignatureQuery().run(language);
  return ops;
}

/// Replaces NaN by 0 with ops of arith.
Value withoutNan(Generator &g, const Value &value) {
  Value isNumber = g.emit("arith.cmpf", {value, value}, "predicate = 1 : i64",
                          {"i1", value.shape, fullRange("i1")});
  Value zero = g.splat(value.elementType, value.shape, 0);
  Value number = g.emit("arith.select", {isNumber, value, zero}, "",
                        {value.elementType, value.shape, value.range});
  g.hide(number);
  return number;
}

/// Clamps to [-16, 16] and replaces NaN by 0. No other op uses `value`.
Value bounded(Generator &g, const Value &value) {
  g.hide(value);
  const std::string type = value.elementType;
  if (g.isUpstream())
    return g.within(withoutNan(g, value), -16, 16);
  if (isComplex(type)) {
    return g.mapComponents(value,
                           [&](const Value &part) { return bounded(g, part); });
  }
  Value isNumber = emitCompare(g, value, value, "EQ");
  Value number = emitSelect(g, isNumber, value, g.splat(type, value.shape, 0),
                            value.range);
  g.hide(number);
  return g.within(number, -16, 16);
}

template <Language language>
bool makeDefined(Generator &g) {
  if (definedOps<language>().empty())
    return false;
  const DefinedOp &op = g.random.pick(llvm::ArrayRef(definedOps<language>()));
  const Signature *found = nullptr;
  auto fits = [&](const Value &v) {
    for (const Signature &signature : op.signatures)
      if (signature.operands == v.elementType && v.range.error == 0) {
        found = &signature;
        return true;
      }
    return false;
  };
  Value first = g.takeAny(fits, op.broadcasts ? 1 : 0);
  if (!fits(first))
    return false;
  static const std::pair<double, double> intervals[] = {
      {-0.75, 0.75}, {0.25, 0.75}, {1.5, 3}, {-3, 3}};
  auto [low, high] = g.random.pick(llvm::ArrayRef(intervals));
  if (isInteger(first.elementType))
    low = 1, high = 7; // divisors and bit counts, among others
  std::vector<Value> operands{g.within(first, low, high)};
  while (operands.size() < op.numOperands) {
    Value next = g.ofType(first.elementType,
                          op.broadcasts ? g.randomBroadcastShape(first.shape)
                                        : first.shape);
    if (next.range.error != 0)
      next = g.fresh(first.elementType, next.shape);
    operands.push_back(g.within(next, low, high));
  }
  bool isNumber = isFloat(found->result) || isComplex(found->result);
  Range range = fullRange(found->result);
  if (isNumber) {
    double all = std::numeric_limits<double>::infinity();
    range = {-all, all, 0, 64 * epsilon(found->result)};
  }
  Value result =
      g.emit(op.name, operands, "", {found->result, first.shape, range});
  if (isNumber)
    bounded(g, result);
  return true;
}

} // namespace

std::vector<OpMaker> makeTableDrivenOps() {
  // Once, not in each child process.
  definedOps<Language::Stablehlo>();
  definedOps<Language::Linalg>();
  return {{"defined", 0.8, makeDefined<Language::Stablehlo>},
          {"arith_defined", 1.5, makeDefined<Language::Linalg>, false,
           Language::Linalg}};
}

} // namespace mlir::gspmd::fuzz
