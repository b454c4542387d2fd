//===- VhloFromStablehlo.cpp - From StableHLO to VHLO ---------------------===//

#include "dialect/VHLO/Conversion/VhloFromStablehlo.h"
#include "dialect/VHLO/Bytecode/VhloWrapping.h"
#include "dialect/VHLO/Conversion/VhloAttributes.h"
#include "dialect/VHLO/Conversion/VhloDowngrade.h"
#include "dialect/VHLO/Conversion/VhloRequirements.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;

namespace {

/// Converts the attributes of one op to VHLO's form.
class StablehloAttributeConverter {
public:
  StablehloAttributeConverter(Operation *op, const OpInfo &info, Version target)
      : op(op), info(info), target(target), context(op->getContext()) {}

  FailureOr<DictionaryAttr> convert() {
    NamedAttrList result;
    for (const AttributeInfo &attr : info.attributes) {
      Attribute value = attributeValueOf(op, attr);
      if (!value)
        return op->emitOpError() << "lacks '" << attr.of << "'";
      if (std::string reason = unsupportedReason(value, target);
          !reason.empty())
        return fail(reason);
      result.set(attr.name,
                 attr.form == VhloCodec::Api
                     ? VersionedAttr::get(context, value,
                                          /*isCallingConvention=*/true)
                     : wrap(value));
    }
    return result.getDictionary(context);
  }

private:
  LogicalResult fail(const Twine &reason) {
    return op->emitOpError() << "cannot be written for StableHLO "
                             << target.str() << ": " << reason;
  }

  Operation *op;
  const OpInfo &info;
  Version target;
  MLIRContext *context;
};

class Converter {
public:
  Converter(ModuleOp module, Version target) : module(module), target(target) {}

  LogicalResult run() {
    WalkResult result = module->walk([&](Operation *op) {
      return op == module ? WalkResult::advance() : WalkResult(convert(op));
    });
    if (result.wasInterrupted())
      return failure();
    module->walk([&](Operation *op) {
      if (op != module)
        castOperands(op);
    });
    return success();
  }

private:
  LogicalResult fail(Operation *op, const Twine &reason) {
    return op->emitOpError() << "cannot be written for StableHLO "
                             << target.str() << ": " << reason;
  }

  LogicalResult convert(Operation *op) {
    StringRef name = versionedName(op);
    if (name.empty())
      return convertForeign(op);
    const OpInfo &info = *lookupOp(name, target); // not too new
    FailureOr<DictionaryAttr> attributes =
        StablehloAttributeConverter(op, info, target).convert();
    if (failed(attributes))
      return failure();
    return replace(op, info, *attributes);
  }

  /// Verifies that an artifact may have the op beside VHLO: it is of a dialect
  /// that JAX writes or reads there.
  LogicalResult convertForeign(Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (dialect == "sdy" || dialect == "chlo")
      return success();
    return op->emitOpError("has no form in a portable artifact, which holds "
                           "ops of stablehlo, func, sdy and chlo; export it "
                           "first");
  }

  LogicalResult replace(Operation *op, const OpInfo &info,
                        DictionaryAttr attributes) {
    OperationState state(op->getLoc(), info.vhloName());
    state.addOperands(op->getOperands());
    for (Type type : op->getResultTypes()) {
      if (std::string reason = unsupportedReason(type, target); !reason.empty())
        return fail(op, reason);
      state.addTypes(wrap(type));
    }
    for (NamedAttribute attr : op->getDiscardableAttrs()) {
      if (std::string reason = unsupportedReason(attr.getValue(), target);
          !reason.empty())
        return fail(op, "'" + attr.getName().strref() + "': " + reason);
      state.addAttribute(attr.getName(), wrap(attr.getValue()));
    }
    if (!attributes.empty())
      state.getOrAddProperties<VhloProperties>().attributes = attributes;
    for (Region &region : op->getRegions()) {
      Region *newRegion = state.addRegion();
      newRegion->takeBody(region);
      for (BlockArgument argument : newRegion->getArguments()) {
        if (std::string reason = unsupportedReason(argument.getType(), target);
            !reason.empty())
          return fail(op, reason);
        argument.setType(wrap(argument.getType()));
      }
    }
    OpBuilder builder(op);
    Operation *vhlo = builder.create(state);
    op->replaceAllUsesWith(vhlo);
    op->erase();
    return success();
  }

  /// Casts operands to wrapped types for VHLO ops, and from them for other ops.
  void castOperands(Operation *op) {
    if (isa<UnrealizedConversionCastOp>(op))
      return;
    bool isVhloOp = getVhloInfo(op);
    OpBuilder builder(op);
    for (OpOperand &operand : op->getOpOperands()) {
      Type type = operand.get().getType();
      auto versioned = dyn_cast<VersionedType>(type);
      if (isVhloOp == bool(versioned))
        continue;
      Type expected = versioned ? versioned.getValue() : wrap(type);
      operand.set(UnrealizedConversionCastOp::create(builder, op->getLoc(),
                                                     expected, operand.get())
                      .getResult(0));
    }
  }

  ModuleOp module;
  Version target;
};

/// Replaces location ranges, which older readers do not have, by their start.
void replaceLocationRanges(ModuleOp module) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](FileLineColRange range) -> Attribute {
    return FileLineColLoc::get(range.getFilename(), range.getStartLine(),
                               range.getStartColumn());
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/false,
                                        /*replaceLocs=*/true);
}

} // namespace

LogicalResult mlir::gspmd::vhlo::convertToVhlo(ModuleOp module,
                                               Version target) {
  constexpr Version kRangesSince{1, 8, 4};
  if (target < kRangesSince)
    replaceLocationRanges(module);
  if (failed(downgradeOps(module, target)))
    return failure();
  return Converter(module, target).run();
}
