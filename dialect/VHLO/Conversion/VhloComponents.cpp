//===- VhloComponents.cpp - Components of structured attributes -----------===//

#include "dialect/VHLO/Conversion/VhloComponents.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;
using namespace mlir::gspmd::stablehlo;

Attribute mlir::gspmd::vhlo::makeNumbers(ArrayRef<int64_t> numbers,
                                         MLIRContext *context) {
  auto type = RankedTensorType::get({int64_t(numbers.size())},
                                    IntegerType::get(context, 64));
  return DenseIntElementsAttr::get(type, numbers);
}

std::optional<SmallVector<int64_t>>
mlir::gspmd::vhlo::numbersOf(Attribute attr) {
  auto elements = dyn_cast_or_null<DenseIntElementsAttr>(attr);
  if (!elements || !elements.getElementType().isSignlessInteger(64))
    return std::nullopt;
  return llvm::to_vector(elements.getValues<int64_t>());
}

bool mlir::gspmd::vhlo::isComponent(VhloCodec codec) {
  switch (codec) {
  case VhloCodec::PartOfAlgorithm:
  case VhloCodec::PartOfChannel:
  case VhloCodec::PartOfConv:
  case VhloCodec::PartOfDot:
  case VhloCodec::PartOfGather:
  case VhloCodec::PartOfScatter:
    return true;
  default:
    return false;
  }
}

namespace {

/// Converts fields to components.
class ComponentWriter {
public:
  explicit ComponentWriter(MLIRContext *context) : context(context) {}

  template <typename... Fields>
  SmallVector<Attribute> take(const Fields &...fields) const {
    return {component(fields)...};
  }

private:
  Attribute component(ArrayRef<int64_t> list) const {
    return makeNumbers(list, context);
  }
  Attribute component(const int64_t &number) const {
    return Builder(context).getI64IntegerAttr(number);
  }
  Attribute component(const bool &flag) const {
    return BoolAttr::get(context, flag);
  }
  Attribute component(const Type &type) const { return TypeAttr::get(type); }

  MLIRContext *context;
};

/// Converts components back to fields, one after the other.
class ComponentReader {
public:
  explicit ComponentReader(ArrayRef<Attribute> components)
      : components(components) {}

  SmallVector<int64_t> list() {
    Attribute component = next();
    std::optional<SmallVector<int64_t>> numbers = numbersOf(component);
    isWrong |= component && !numbers;
    return numbers.value_or(SmallVector<int64_t>());
  }
  int64_t number() {
    Attribute component = next();
    auto value = dyn_cast_or_null<IntegerAttr>(component);
    isWrong |= component && (!value || !value.getType().isSignlessInteger(64));
    return isWrong || !value ? 0 : value.getInt();
  }
  bool flag() {
    auto value = dyn_cast_or_null<BoolAttr>(next());
    isWrong |= !value;
    return value && value.getValue();
  }
  Type type() {
    auto value = dyn_cast_or_null<TypeAttr>(next());
    isWrong |= !value;
    return value ? value.getValue() : Type();
  }

  bool isWrong = false;

private:
  Attribute next() {
    Attribute component = components.empty() ? Attribute() : components.front();
    components = components.empty() ? components : components.drop_front();
    return component;
  }
  ArrayRef<Attribute> components;
};

SmallVector<Attribute> take(DotAlgorithmAttr a, const ComponentWriter &t) {
  return t.take(a.getLhsPrecisionType(), a.getRhsPrecisionType(),
                a.getAccumulationType(), a.getLhsComponentCount(),
                a.getRhsComponentCount(), a.getNumPrimitiveOperations(),
                a.getAllowImpreciseAccumulation());
}
SmallVector<Attribute> take(ChannelHandleAttr a, const ComponentWriter &t) {
  return t.take(a.getHandle(), a.getType());
}
SmallVector<Attribute> take(ConvDimensionNumbersAttr a,
                            const ComponentWriter &t) {
  return t.take(a.getInputBatchDimension(), a.getInputFeatureDimension(),
                a.getInputSpatialDimensions(),
                a.getKernelInputFeatureDimension(),
                a.getKernelOutputFeatureDimension(),
                a.getKernelSpatialDimensions(), a.getOutputBatchDimension(),
                a.getOutputFeatureDimension(), a.getOutputSpatialDimensions());
}
SmallVector<Attribute> take(DotDimensionNumbersAttr a,
                            const ComponentWriter &t) {
  return t.take(a.getLhsBatchingDimensions(), a.getRhsBatchingDimensions(),
                a.getLhsContractingDimensions(),
                a.getRhsContractingDimensions());
}
SmallVector<Attribute> take(GatherDimensionNumbersAttr a,
                            const ComponentWriter &t) {
  return t.take(a.getOffsetDims(), a.getCollapsedSliceDims(),
                a.getOperandBatchingDims(), a.getStartIndicesBatchingDims(),
                a.getStartIndexMap(), a.getIndexVectorDim());
}
SmallVector<Attribute> take(ScatterDimensionNumbersAttr a,
                            const ComponentWriter &t) {
  return t.take(a.getUpdateWindowDims(), a.getInsertedWindowDims(),
                a.getInputBatchingDims(), a.getScatterIndicesBatchingDims(),
                a.getScatterDimsToOperandDims(), a.getIndexVectorDim());
}

/// Returns the components of `attr`; none if it is null or of another kind.
template <typename AttrT>
SmallVector<Attribute> takeIf(Attribute attr) {
  auto structured = dyn_cast_or_null<AttrT>(attr);
  if (!structured)
    return {};
  return take(structured, ComponentWriter(structured.getContext()));
}

} // namespace

SmallVector<Attribute> mlir::gspmd::vhlo::componentsOf(Attribute attr,
                                                       VhloCodec codec) {
  switch (codec) {
  case VhloCodec::PartOfAlgorithm:
    return takeIf<DotAlgorithmAttr>(attr);
  case VhloCodec::PartOfChannel:
    return takeIf<ChannelHandleAttr>(attr);
  case VhloCodec::PartOfConv:
    return takeIf<ConvDimensionNumbersAttr>(attr);
  case VhloCodec::PartOfDot:
    return takeIf<DotDimensionNumbersAttr>(attr);
  case VhloCodec::PartOfGather:
    return takeIf<GatherDimensionNumbersAttr>(attr);
  case VhloCodec::PartOfScatter:
    return takeIf<ScatterDimensionNumbersAttr>(attr);
  default:
    llvm_unreachable("not a component");
  }
}

/// Constructs an attribute with brace initialization, which evaluates the
/// fields in order.
static Attribute make(ComponentReader &reader, VhloCodec codec,
                      MLIRContext *context) {
  using Dims = SmallVector<int64_t>;
  switch (codec) {
  case VhloCodec::PartOfAlgorithm: {
    Type types[] = {reader.type(), reader.type(), reader.type()};
    int64_t counts[] = {reader.number(), reader.number(), reader.number()};
    bool isImprecise = reader.flag();
    auto silence = [&] { return InFlightDiagnostic(); };
    if (reader.isWrong || failed(DotAlgorithmAttr::verify(
                              silence, types[0], types[1], types[2], counts[0],
                              counts[1], counts[2], isImprecise)))
      return {};
    return DotAlgorithmAttr::get(context, types[0], types[1], types[2],
                                 counts[0], counts[1], counts[2], isImprecise);
  }
  case VhloCodec::PartOfChannel: {
    int64_t fields[] = {reader.number(), reader.number()};
    return ChannelHandleAttr::get(context, fields[0], fields[1]);
  }
  case VhloCodec::PartOfConv: {
    int64_t inputs[] = {reader.number(), reader.number()};
    Dims inputSpatial = reader.list();
    int64_t kernels[] = {reader.number(), reader.number()};
    Dims kernelSpatial = reader.list();
    int64_t outputs[] = {reader.number(), reader.number()};
    Dims outputSpatial = reader.list();
    return ConvDimensionNumbersAttr::get(
        context, inputs[0], inputs[1], inputSpatial, kernels[0], kernels[1],
        kernelSpatial, outputs[0], outputs[1], outputSpatial);
  }
  case VhloCodec::PartOfDot: {
    Dims lists[] = {reader.list(), reader.list(), reader.list(), reader.list()};
    return DotDimensionNumbersAttr::get(context, lists[0], lists[1], lists[2],
                                        lists[3]);
  }
  case VhloCodec::PartOfGather:
  case VhloCodec::PartOfScatter: {
    Dims lists[] = {reader.list(), reader.list(), reader.list(), reader.list(),
                    reader.list()};
    int64_t dim = reader.number();
    if (codec == VhloCodec::PartOfGather)
      return GatherDimensionNumbersAttr::get(context, lists[0], lists[1],
                                             lists[2], lists[3], lists[4], dim);
    return ScatterDimensionNumbersAttr::get(context, lists[0], lists[1],
                                            lists[2], lists[3], lists[4], dim);
  }
  default:
    llvm_unreachable("not a component");
  }
}

Attribute mlir::gspmd::vhlo::fromComponents(ArrayRef<Attribute> components,
                                            VhloCodec codec,
                                            MLIRContext *context) {
  ComponentReader reader(components);
  Attribute attr = make(reader, codec, context);
  return reader.isWrong ? Attribute() : attr;
}
