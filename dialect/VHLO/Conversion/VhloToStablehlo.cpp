//===- VhloToStablehlo.cpp - From VHLO to StableHLO -----------------------===//

#include "dialect/VHLO/Conversion/VhloToStablehlo.h"
#include "dialect/VHLO/Conversion/VhloComponents.h"
#include "dialect/VHLO/Conversion/VhloDefaults.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;

namespace {

/// Converts the attributes of one op from VHLO's form.
class VhloAttributeConverter {
public:
  VhloAttributeConverter(Operation *op, const OpInfo &info)
      : op(op), info(info), context(op->getContext()) {}

  FailureOr<NamedAttrList> convert() {
    NamedAttrList result(op->getDiscardableAttrDictionary());
    DictionaryAttr attributes = getVhloAttributes(op);
    for (const AttributeInfo &attr : info.attributes) {
      Attribute value = attributes.get(attr.name);
      if (!value)
        return op->emitError()
               << info.vhloName() << " lacks the required attribute '"
               << attr.name << "'";
      bool isAbsent = isDefault(attr.absent, value);
      if (isComponent(attr.form)) {
        addComponent(attr, value, isAbsent);
      } else if (!isAbsent && attr.form != VhloCodec::Unused) {
        Attribute converted = fromCodec(attr.form, value);
        if (!converted)
          return emitInvalid(attr.name, value);
        result.set(attr.of, converted);
      }
    }
    for (auto &[of, entry] : structured)
      if (failed(addStructured(of, entry, result)))
        return failure();
    return result;
  }

private:
  /// A stablehlo attribute with the components found so far.
  struct StructuredAttr {
    VhloCodec codec;
    SmallVector<Attribute> components;
    bool isAbsent = true;
  };

  LogicalResult emitInvalid(StringRef name, Attribute value) {
    return op->emitError() << info.vhloName() << " has " << value << " as '"
                           << name << "', which is not a valid value of it";
  }

  void addComponent(const AttributeInfo &attr, Attribute value, bool isAbsent) {
    StructuredAttr &entry = structured[attr.of];
    entry.codec = attr.form;
    entry.isAbsent &= isAbsent;
    if (entry.components.size() <= attr.part)
      entry.components.resize(attr.part + 1);
    entry.components[attr.part] = value;
  }

  LogicalResult addStructured(StringRef of, const StructuredAttr &entry,
                              NamedAttrList &result) {
    if (entry.isAbsent)
      return success();
    Attribute attr = fromComponents(entry.components, entry.codec, context);
    if (!attr)
      return emitInvalid(of, ArrayAttr::get(context, entry.components));
    result.set(of, attr);
    return success();
  }

  Attribute fromCodec(VhloCodec codec, Attribute value) {
    switch (codec) {
    case VhloCodec::Ints: {
      std::optional<SmallVector<int64_t>> numbers = numbersOf(value);
      return numbers ? DenseI64ArrayAttr::get(context, *numbers) : Attribute();
    }
    case VhloCodec::Bools: {
      auto elements = dyn_cast<DenseIntElementsAttr>(value);
      if (!elements || !elements.getElementType().isInteger(1))
        return {};
      return DenseBoolArrayAttr::get(
          context, llvm::to_vector(elements.getValues<bool>()));
    }
    case VhloCodec::SymbolName: {
      auto name = dyn_cast<StringAttr>(value);
      return name ? FlatSymbolRefAttr::get(name) : Attribute();
    }
    case VhloCodec::SymbolNames: {
      SmallVector<Attribute> symbols;
      auto names = dyn_cast<ArrayAttr>(value);
      for (Attribute name : names ? names.getValue() : ArrayRef<Attribute>()) {
        symbols.push_back(fromCodec(VhloCodec::SymbolName, name));
        if (!symbols.back())
          return {};
      }
      return names ? ArrayAttr::get(context, symbols) : Attribute();
    }
    case VhloCodec::Flag: // false is the default
      return isa<BoolAttr>(value) ? UnitAttr::get(context) : Attribute();
    default:
      return value;
    }
  }

  Operation *op;
  const OpInfo &info;
  MLIRContext *context;
  llvm::MapVector<StringRef, StructuredAttr> structured;
};

/// Returns the name of the op that replaces a VHLO op.
std::string ownName(Operation *op, StringRef name) {
  if (name == "func" || name == "call")
    return ("func." + name).str();
  if (name == "return") {
    Operation *parent = op->getParentOp();
    const OpInfo *around = getVhloInfo(parent);
    bool isOfFunction =
        around ? around->name == "func" : isa<func::FuncOp>(parent);
    return isOfFunction ? "func.return" : "stablehlo.return";
  }
  return ("stablehlo." + name).str();
}

LogicalResult replaceOp(Operation *op, const OpInfo &info) {
  std::string name = ownName(op, info.name);
  auto registered = RegisteredOperationName::lookup(name, op->getContext());
  if (!registered)
    return op->emitError() << "the artifact has the op '" << name
                           << "', which is not supported";
  FailureOr<NamedAttrList> attributes =
      VhloAttributeConverter(op, info).convert();
  if (failed(attributes))
    return failure();
  OperationState state(op->getLoc(), *registered);
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  state.attributes = *std::move(attributes);
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  OpBuilder builder(op);
  Operation *converted = builder.create(state);
  op->replaceAllUsesWith(converted);
  op->erase();
  return success();
}

/// Removes a cast between VHLO and other dialects, whose types are equal here.
LogicalResult removeCast(UnrealizedConversionCastOp cast) {
  if (cast.getOperandTypes() != cast.getResultTypes())
    return cast.emitError("the artifact casts between different types");
  cast->replaceAllUsesWith(cast.getOperands());
  cast->erase();
  return success();
}

} // namespace

LogicalResult mlir::gspmd::vhlo::convertFromVhlo(ModuleOp module) {
  // Inner ops first: the parent of a return is still a VHLO op then.
  WalkResult result = module->walk([](Operation *op) {
    if (auto cast = dyn_cast<UnrealizedConversionCastOp>(op))
      return WalkResult(removeCast(cast));
    if (op->getName().getDialectNamespace() != "vhlo")
      return WalkResult::advance();
    const OpInfo *info = getVhloInfo(op);
    if (!info)
      return WalkResult(op->emitError()
                        << "the artifact has the op '" << op->getName()
                        << "', which StableHLO " << kNewestVersion.str()
                        << " does not have");
    return WalkResult(replaceOp(op, *info));
  });
  return failure(result.wasInterrupted());
}
