//===- VhloAttributes.cpp - Attributes in VHLO's form ---------------------===//

#include "dialect/VHLO/Conversion/VhloAttributes.h"
#include "dialect/VHLO/Bytecode/VhloWrapping.h"
#include "dialect/VHLO/Conversion/VhloComponents.h"
#include "dialect/VHLO/Conversion/VhloDefaults.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;

/// Returns the number of dimensions of an op's window: those of its operand, or
/// the spatial ones of a convolution.
static unsigned numWindowDims(Operation *op) {
  auto type =
      op->getNumOperands()
          ? dyn_cast<RankedTensorType>(unwrap(op->getOperand(0).getType()))
          : RankedTensorType();
  unsigned rank = type ? type.getRank() : 0;
  bool hasKernel = op->getInherentAttr("feature_group_count").has_value();
  return hasKernel ? rank - std::min(rank, 2u) : rank;
}

static Attribute toCodec(VhloCodec codec, Attribute attribute) {
  MLIRContext *context = attribute.getContext();
  switch (codec) {
  case VhloCodec::Ints:
    return makeNumbers(cast<DenseI64ArrayAttr>(attribute), context);
  case VhloCodec::Bools: {
    ArrayRef<bool> flags = cast<DenseBoolArrayAttr>(attribute);
    auto type = RankedTensorType::get({int64_t(flags.size())},
                                      IntegerType::get(context, 1));
    return DenseElementsAttr::get(type, flags);
  }
  case VhloCodec::SymbolName:
    return cast<FlatSymbolRefAttr>(attribute).getAttr();
  case VhloCodec::SymbolNames:
    return ArrayAttr::get(
        context,
        llvm::map_to_vector(cast<ArrayAttr>(attribute), [](Attribute name) {
          return toCodec(VhloCodec::SymbolName, name);
        }));
  case VhloCodec::Flag:
    return BoolAttr::get(context, true);
  default:
    return attribute;
  }
}

Attribute mlir::gspmd::vhlo::attributeValueOf(Operation *op,
                                              const AttributeInfo &attr) {
  Attribute attribute = op->getAttr(attr.of);
  if (!attribute || attr.form == VhloCodec::Unused)
    return makeDefault(attr.absent, numWindowDims(op), op->getContext());
  if (isComponent(attr.form)) {
    SmallVector<Attribute> components = componentsOf(attribute, attr.form);
    return attr.part < components.size() ? components[attr.part] : Attribute();
  }
  return toCodec(attr.form, attribute);
}
