//===- VhloFromStablehlo.cpp - Programs to be written as artifacts --------===//

#include "dialect/VHLO/VhloFromStablehlo.h"
#include "dialect/VHLO/VhloDefaults.h"
#include "dialect/VHLO/VhloParts.h"
#include "dialect/VHLO/VhloWrapping.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;

namespace {

/// `dot_general` of the op `stablehlo.dot_general`; empty for ops of dialects
/// that VHLO does not version.
StringRef versionedName(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  return dialect == "stablehlo" || dialect == "func"
             ? op->getName().stripDialect()
             : "";
}

/// Along how many dimensions the window of an op moves: those of its operand,
/// or the spatial ones if it has kernels.
unsigned numWindowDims(Operation *op) {
  auto type =
      op->getNumOperands()
          ? dyn_cast<RankedTensorType>(unwrap(op->getOperand(0).getType()))
          : RankedTensorType();
  unsigned rank = type ? type.getRank() : 0;
  bool hasKernel = op->getInherentAttr("feature_group_count").has_value();
  return hasKernel ? rank - std::min(rank, 2u) : rank;
}

/// The attributes of one op in VHLO's form.
class AttributeConverter {
public:
  AttributeConverter(Operation *op, const OpInfo &info, Version target)
      : op(op), info(info), target(target), context(op->getContext()) {}

  FailureOr<DictionaryAttr> convert() {
    if (failed(checkForgotten()))
      return failure();
    NamedAttrList result;
    for (const AttributeInfo &attr : info.attributes) {
      Attribute value = valueOf(attr);
      if (!value)
        return op->emitOpError() << "lacks '" << attr.of << "'";
      if (std::string reason = whyNot(value, target); !reason.empty())
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

  /// What the newest version of the op has and this one does not must not have
  /// been said.
  LogicalResult checkForgotten() {
    const OpInfo &newest = *lookupOp(info.name, kNewestVersion);
    for (const AttributeInfo &attr : newest.attributes) {
      if (llvm::any_of(info.attributes, [&](const AttributeInfo &own) {
            return own.name == attr.name;
          }))
        continue;
      Attribute value = valueOf(attr);
      if (value && !isDefault(attr.absent, value))
        return fail("'" + Twine(attr.of) + "' needs StableHLO " +
                    newest.since.str());
    }
    return success();
  }

  Attribute valueOf(const AttributeInfo &attr) {
    Attribute own = op->getAttr(attr.of);
    Attribute absent = makeDefault(attr.absent, numWindowDims(op), context);
    if (!own || attr.form == VhloCodec::Unused)
      return absent;
    if (isPart(attr.form)) {
      SmallVector<Attribute> parts = partsOf(own, attr.form);
      return attr.part < parts.size() ? parts[attr.part] : Attribute();
    }
    return toCodec(attr.form, own);
  }

  Attribute toCodec(VhloCodec codec, Attribute own) {
    switch (codec) {
    case VhloCodec::Ints:
      return makeNumbers(cast<DenseI64ArrayAttr>(own), context);
    case VhloCodec::Bools: {
      ArrayRef<bool> flags = cast<DenseBoolArrayAttr>(own);
      auto type = RankedTensorType::get({int64_t(flags.size())},
                                        IntegerType::get(context, 1));
      return DenseElementsAttr::get(type, flags);
    }
    case VhloCodec::Symbol:
      return cast<FlatSymbolRefAttr>(own).getAttr();
    case VhloCodec::Symbols:
      return ArrayAttr::get(
          context,
          llvm::map_to_vector(cast<ArrayAttr>(own), [&](Attribute name) {
            return toCodec(VhloCodec::Symbol, name);
          }));
    case VhloCodec::Flag:
      return BoolAttr::get(context, true);
    default:
      return own;
    }
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
    const OpInfo *info = lookupOp(name, target);
    if (!info) {
      std::optional<Version> since = firstVersionOf(name);
      return fail(op, since ? "the op needs StableHLO " + since->str()
                            : "no version of StableHLO has the op");
    }
    if (failed(check(op, *info)))
      return failure();
    FailureOr<DictionaryAttr> attributes =
        AttributeConverter(op, *info, target).convert();
    if (failed(attributes))
      return failure();
    return replace(op, *info, *attributes);
  }

  /// Ops beside VHLO: those of dialects that JAX, too, writes or reads there.
  LogicalResult convertForeign(Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (dialect == "sdy" || dialect == "chlo")
      return success();
    return op->emitOpError("has no form in a portable artifact, which holds "
                           "ops of stablehlo, func, sdy and chlo; export it "
                           "first");
  }

  LogicalResult check(Operation *op, const OpInfo &info) {
    if (info.mostOperands && op->getNumOperands() > *info.mostOperands)
      return fail(op, "more than one operand needs StableHLO " +
                          lookupOp(info.name, kNewestVersion)->since.str());
    constexpr Version kDictionarySince{1, 3, 0}, kPromotionSince{0, 17, 0};
    if (target < kDictionarySince &&
        isa_and_present<DictionaryAttr>(op->getAttr("backend_config")))
      return fail(op, "a dictionary as 'backend_config' needs StableHLO " +
                          kDictionarySince.str());
    if (target < kPromotionSince && promotes(op))
      return fail(op, "a reduction in another type than that of the operand "
                      "needs StableHLO " +
                          kPromotionSince.str());
    return success();
  }

  /// Does a body that combines elements compute in another type?
  static bool promotes(Operation *op) {
    static constexpr StringLiteral kReductions[] = {
        "reduce",         "reduce_window",      "all_reduce",
        "reduce_scatter", "select_and_scatter", "scatter"};
    if (!llvm::is_contained(kReductions, versionedName(op)))
      return false;
    Block &body = op->getRegions().back().front();
    return body.getNumArguments() &&
           getElementTypeOrSelf(unwrap(body.getArgument(0).getType())) !=
               getElementTypeOrSelf(unwrap(op->getOperand(0).getType()));
  }

  LogicalResult replace(Operation *op, const OpInfo &info,
                        DictionaryAttr attributes) {
    OperationState state(op->getLoc(), info.vhloName());
    state.addOperands(op->getOperands());
    for (Type type : op->getResultTypes()) {
      if (std::string reason = whyNot(type, target); !reason.empty())
        return fail(op, reason);
      state.addTypes(wrap(type));
    }
    for (NamedAttribute attr : op->getDiscardableAttrs()) {
      if (std::string reason = whyNot(attr.getValue(), target); !reason.empty())
        return fail(op, "'" + attr.getName().strref() + "': " + reason);
      state.addAttribute(attr.getName(), wrap(attr.getValue()));
    }
    if (!attributes.empty())
      state.getOrAddProperties<VhloProperties>().attributes = attributes;
    for (Region &region : op->getRegions()) {
      Region *own = state.addRegion();
      own->takeBody(region);
      for (BlockArgument argument : own->getArguments()) {
        if (std::string reason = whyNot(argument.getType(), target);
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

  /// Casts operands to VHLO's types where the op is VHLO's, and from them else.
  void castOperands(Operation *op) {
    if (isa<UnrealizedConversionCastOp>(op))
      return;
    bool wantsVersioned = getVhloInfo(op);
    OpBuilder builder(op);
    for (OpOperand &operand : op->getOpOperands()) {
      Type type = operand.get().getType();
      auto versioned = dyn_cast<VersionedType>(type);
      if (wantsVersioned == bool(versioned))
        continue;
      Type wanted = versioned ? versioned.getValue() : wrap(type);
      operand.set(UnrealizedConversionCastOp::create(builder, op->getLoc(),
                                                     wanted, operand.get())
                      .getResult(0));
    }
  }

  ModuleOp module;
  Version target;
};

/// Places with an end, which older readers do not know, become places.
void cutRanges(ModuleOp module) {
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
    cutRanges(module);
  return Converter(module, target).run();
}
