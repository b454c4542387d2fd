//===- VhloDialect.cpp - Registration of versioned ops from a table -------===//

#include "dialect/VHLO/VhloDialect.h"
#include "dialect/VHLO/Bytecode/VhloBytecode.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;

#include "dialect/VHLO/VhloDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/VHLO/VhloAttrs.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialect/VHLO/VhloTypes.cpp.inc"

namespace {

/// Encodes an op's properties in bytecode: its attributes in alphabetical
/// order.
struct BytecodeModel : BytecodeOpInterface::FallbackModel<BytecodeModel> {
  static LogicalResult readProperties(DialectBytecodeReader &reader,
                                      OperationState &state) {
    const OpInfo *info = lookupOp(state.name.stripDialect());
    NamedAttrList attributes;
    for (const AttributeInfo &attr : info->attributes) {
      Attribute value;
      if (failed(reader.readAttribute(value)))
        return failure();
      attributes.append(attr.name, value);
    }
    state.getOrAddProperties<VhloProperties>().attributes =
        attributes.getDictionary(reader.getContext());
    return success();
  }

  void writeProperties(Operation *op, DialectBytecodeWriter &writer) const {
    DictionaryAttr attributes = getVhloAttributes(op);
    for (const AttributeInfo &attr : getVhloInfo(op)->attributes)
      writer.writeAttribute(attributes.get(attr.name));
  }
};

/// The definition of a VHLO op, from the table. VHLO ops have neither verifiers
/// nor an assembly format.
class OpModel : public OperationName::Impl {
public:
  OpModel(const OpInfo &info, Dialect *dialect, TypeID id)
      : Impl(info.vhloName(), dialect, id, mlir::detail::InterfaceMap()),
        info(info) {
    if (hasProperties())
      getInterfaceMap().insertModels<BytecodeModel>();
  }

  LogicalResult foldHook(Operation *, ArrayRef<Attribute>,
                         SmallVectorImpl<OpFoldResult> &) final {
    return failure();
  }
  void getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) final {}
  bool hasTrait(TypeID trait) final {
    return info.name == "return" &&
           trait == TypeID::get<OpTrait::IsTerminator>();
  }
  OperationName::ParseAssemblyFn getParseAssemblyFn() final {
    return [](OpAsmParser &parser, OperationState &) -> ParseResult {
      return parser.emitError(parser.getCurrentLocation(),
                              "VHLO ops have no text of their own");
    };
  }
  void populateDefaultAttrs(const OperationName &, NamedAttrList &) final {}
  void printAssembly(Operation *op, OpAsmPrinter &printer, StringRef) final {
    printer.printGenericOp(op);
  }
  LogicalResult verifyInvariants(Operation *) final { return success(); }
  LogicalResult verifyRegionInvariants(Operation *) final { return success(); }

  std::optional<Attribute> getInherentAttr(Operation *op,
                                           StringRef name) final {
    if (llvm::none_of(info.attributes, [&](const AttributeInfo &attr) {
          return attr.name == name;
        }))
      return std::nullopt;
    return getVhloAttributes(op).get(name);
  }
  void setInherentAttr(Operation *op, StringAttr name, Attribute value) final {
    NamedAttrList attributes(getVhloAttributes(op));
    attributes.set(name, value);
    propertiesOf(op->getPropertiesStorage()).attributes =
        attributes.getDictionary(op->getContext());
  }
  void populateInherentAttrs(Operation *op, NamedAttrList &attrs) final {
    attrs.append(getVhloAttributes(op).getValue());
  }
  LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &,
                                    function_ref<InFlightDiagnostic()>) final {
    return success();
  }

  int getOpPropertyByteSize() final {
    return hasProperties() ? sizeof(VhloProperties) : 0;
  }
  void initProperties(OperationName, OpaqueProperties storage,
                      OpaqueProperties init) final {
    new (storage.as<void *>())
        VhloProperties(init ? propertiesOf(init) : VhloProperties());
  }
  void deleteProperties(OpaqueProperties) final {}
  void populateDefaultProperties(OperationName, OpaqueProperties) final {}
  LogicalResult
  setPropertiesFromAttr(OperationName, OpaqueProperties properties,
                        Attribute attr,
                        function_ref<InFlightDiagnostic()> emitError) final {
    auto attributes = dyn_cast_or_null<DictionaryAttr>(attr);
    if (!attributes)
      return emitError() << "expected a dictionary of attributes";
    propertiesOf(properties).attributes = attributes;
    return success();
  }
  Attribute getPropertiesAsAttr(Operation *op) final {
    return getVhloAttributes(op);
  }
  void copyProperties(OpaqueProperties to, OpaqueProperties from) final {
    propertiesOf(to) = propertiesOf(from);
  }
  bool compareProperties(OpaqueProperties a, OpaqueProperties b) final {
    return propertiesOf(a).attributes == propertiesOf(b).attributes;
  }
  llvm::hash_code hashProperties(OpaqueProperties properties) final {
    return hash_value(propertiesOf(properties).attributes);
  }

private:
  /// Ops without attributes have no properties, which the bytecode
  /// distinguishes.
  bool hasProperties() const { return !info.attributes.empty(); }
  static VhloProperties &propertiesOf(OpaqueProperties properties) {
    return *properties.as<VhloProperties *>();
  }

  const OpInfo &info;
};

} // namespace

void VhloDialect::initialize() {
  addAttributes<VersionedAttr>();
  addTypes<VersionedType>();
  addOps();
  addScalars();
  addBytecodeInterface(*this);
}

void VhloDialect::addOps() {
  for (const OpInfo &info : allOps()) {
    SmallVector<StringRef> names;
    for (const AttributeInfo &attr : info.attributes)
      names.push_back(attr.name);
    RegisteredOperationName::insert(
        std::make_unique<OpModel>(info, this, opIds.emplace_back()), names);
  }
}

void VhloDialect::addScalars() {
  for (const ScalarInfo &info : allScalars()) {
    Type type = mlir::parseType(info.spelling, getContext());
    scalars[info.code] = type;
    scalarInfos[type] = &info;
  }
}

Type VhloDialect::getScalar(uint64_t code) const {
  // A dense map reserves some keys.
  return code <= UINT32_MAX ? scalars.lookup(code) : Type();
}

const ScalarInfo *VhloDialect::lookupScalar(Type type) const {
  return scalarInfos.lookup(type);
}

DictionaryAttr mlir::gspmd::vhlo::getVhloAttributes(Operation *op) {
  DictionaryAttr attributes;
  if (op->getPropertiesStorageSize())
    attributes = op->getPropertiesStorage().as<VhloProperties *>()->attributes;
  return attributes ? attributes : DictionaryAttr::get(op->getContext());
}

const OpInfo *mlir::gspmd::vhlo::getVhloInfo(Operation *op) {
  if (!isa_and_present<VhloDialect>(op->getDialect()) || !op->isRegistered())
    return nullptr;
  return lookupOp(op->getName().stripDialect());
}
