//===- VhloComponents.cpp - Attributes that VHLO takes apart --------------===//

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

/// Turns fields into parts.
class Taker {
public:
  explicit Taker(MLIRContext *context) : context(context) {}

  template <typename... Fields>
  SmallVector<Attribute> take(const Fields &...fields) const {
    return {part(fields)...};
  }

private:
  Attribute part(ArrayRef<int64_t> list) const {
    return makeNumbers(list, context);
  }
  Attribute part(const int64_t &number) const {
    return Builder(context).getI64IntegerAttr(number);
  }
  Attribute part(const bool &flag) const {
    return BoolAttr::get(context, flag);
  }
  Attribute part(const Type &type) const { return TypeAttr::get(type); }

  MLIRContext *context;
};

/// Gives the fields back, one after the other.
class Giver {
public:
  explicit Giver(ArrayRef<Attribute> parts) : parts(parts) {}

  SmallVector<int64_t> list() {
    Attribute part = next();
    std::optional<SmallVector<int64_t>> numbers = numbersOf(part);
    isWrong |= part && !numbers;
    return numbers.value_or(SmallVector<int64_t>());
  }
  int64_t number() {
    Attribute part = next();
    auto value = dyn_cast_or_null<IntegerAttr>(part);
    isWrong |= part && (!value || !value.getType().isSignlessInteger(64));
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
    Attribute part = parts.empty() ? Attribute() : parts.front();
    parts = parts.empty() ? parts : parts.drop_front();
    return part;
  }
  ArrayRef<Attribute> parts;
};

SmallVector<Attribute> take(DotAlgorithmAttr a, const Taker &t) {
  return t.take(a.getLhsPrecisionType(), a.getRhsPrecisionType(),
                a.getAccumulationType(), a.getLhsComponentCount(),
                a.getRhsComponentCount(), a.getNumPrimitiveOperations(),
                a.getAllowImpreciseAccumulation());
}
SmallVector<Attribute> take(ChannelHandleAttr a, const Taker &t) {
  return t.take(a.getHandle(), a.getType());
}
SmallVector<Attribute> take(ConvDimensionNumbersAttr a, const Taker &t) {
  return t.take(a.getInputBatchDimension(), a.getInputFeatureDimension(),
                a.getInputSpatialDimensions(),
                a.getKernelInputFeatureDimension(),
                a.getKernelOutputFeatureDimension(),
                a.getKernelSpatialDimensions(), a.getOutputBatchDimension(),
                a.getOutputFeatureDimension(), a.getOutputSpatialDimensions());
}
SmallVector<Attribute> take(DotDimensionNumbersAttr a, const Taker &t) {
  return t.take(a.getLhsBatchingDimensions(), a.getRhsBatchingDimensions(),
                a.getLhsContractingDimensions(),
                a.getRhsContractingDimensions());
}
SmallVector<Attribute> take(GatherDimensionNumbersAttr a, const Taker &t) {
  return t.take(a.getOffsetDims(), a.getCollapsedSliceDims(),
                a.getOperandBatchingDims(), a.getStartIndicesBatchingDims(),
                a.getStartIndexMap(), a.getIndexVectorDim());
}
SmallVector<Attribute> take(ScatterDimensionNumbersAttr a, const Taker &t) {
  return t.take(a.getUpdateWindowDims(), a.getInsertedWindowDims(),
                a.getInputBatchingDims(), a.getScatterIndicesBatchingDims(),
                a.getScatterDimsToOperandDims(), a.getIndexVectorDim());
}

/// The parts of `whole`, which may be null or anything.
template <typename AttrT>
SmallVector<Attribute> takeIf(Attribute whole) {
  auto attr = dyn_cast_or_null<AttrT>(whole);
  if (!attr)
    return {};
  return take(attr, Taker(attr.getContext()));
}

} // namespace

SmallVector<Attribute> mlir::gspmd::vhlo::componentsOf(Attribute whole,
                                                       VhloCodec codec) {
  switch (codec) {
  case VhloCodec::PartOfAlgorithm:
    return takeIf<DotAlgorithmAttr>(whole);
  case VhloCodec::PartOfChannel:
    return takeIf<ChannelHandleAttr>(whole);
  case VhloCodec::PartOfConv:
    return takeIf<ConvDimensionNumbersAttr>(whole);
  case VhloCodec::PartOfDot:
    return takeIf<DotDimensionNumbersAttr>(whole);
  case VhloCodec::PartOfGather:
    return takeIf<GatherDimensionNumbersAttr>(whole);
  case VhloCodec::PartOfScatter:
    return takeIf<ScatterDimensionNumbersAttr>(whole);
  default:
    llvm_unreachable("no part");
  }
}

/// Fields in the order of their evaluation, which braces keep and calls do not.
static Attribute make(Giver &give, VhloCodec codec, MLIRContext *context) {
  using Dims = SmallVector<int64_t>;
  switch (codec) {
  case VhloCodec::PartOfAlgorithm: {
    Type types[] = {give.type(), give.type(), give.type()};
    int64_t counts[] = {give.number(), give.number(), give.number()};
    bool isImprecise = give.flag();
    auto silence = [&] { return InFlightDiagnostic(); };
    if (give.isWrong || failed(DotAlgorithmAttr::verify(
                            silence, types[0], types[1], types[2], counts[0],
                            counts[1], counts[2], isImprecise)))
      return {};
    return DotAlgorithmAttr::get(context, types[0], types[1], types[2],
                                 counts[0], counts[1], counts[2], isImprecise);
  }
  case VhloCodec::PartOfChannel: {
    int64_t fields[] = {give.number(), give.number()};
    return ChannelHandleAttr::get(context, fields[0], fields[1]);
  }
  case VhloCodec::PartOfConv: {
    int64_t inputs[] = {give.number(), give.number()};
    Dims inputSpatial = give.list();
    int64_t kernels[] = {give.number(), give.number()};
    Dims kernelSpatial = give.list();
    int64_t outputs[] = {give.number(), give.number()};
    Dims outputSpatial = give.list();
    return ConvDimensionNumbersAttr::get(
        context, inputs[0], inputs[1], inputSpatial, kernels[0], kernels[1],
        kernelSpatial, outputs[0], outputs[1], outputSpatial);
  }
  case VhloCodec::PartOfDot: {
    Dims lists[] = {give.list(), give.list(), give.list(), give.list()};
    return DotDimensionNumbersAttr::get(context, lists[0], lists[1], lists[2],
                                        lists[3]);
  }
  case VhloCodec::PartOfGather:
  case VhloCodec::PartOfScatter: {
    Dims lists[] = {give.list(), give.list(), give.list(), give.list(),
                    give.list()};
    int64_t dim = give.number();
    if (codec == VhloCodec::PartOfGather)
      return GatherDimensionNumbersAttr::get(context, lists[0], lists[1],
                                             lists[2], lists[3], lists[4], dim);
    return ScatterDimensionNumbersAttr::get(context, lists[0], lists[1],
                                            lists[2], lists[3], lists[4], dim);
  }
  default:
    llvm_unreachable("no part");
  }
}

Attribute mlir::gspmd::vhlo::fromComponents(ArrayRef<Attribute> parts,
                                            VhloCodec codec,
                                            MLIRContext *context) {
  Giver give(parts);
  Attribute whole = make(give, codec, context);
  return give.isWrong ? Attribute() : whole;
}
