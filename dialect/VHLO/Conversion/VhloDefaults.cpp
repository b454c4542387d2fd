//===- VhloDefaults.cpp - Defaults of absent attributes -------------------===//

#include "dialect/VHLO/Conversion/VhloDefaults.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/VHLO/Conversion/VhloComponents.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;
using namespace mlir::gspmd::stablehlo;

static Attribute makePairs(int64_t count, MLIRContext *context) {
  auto type = RankedTensorType::get({count, 2}, IntegerType::get(context, 64));
  return DenseIntElementsAttr::get(type, SmallVector<int64_t>(2 * count, 0));
}

Attribute mlir::gspmd::vhlo::makeDefault(VhloDefault absent, unsigned numDims,
                                         MLIRContext *context) {
  Builder b(context);
  switch (absent) {
  case VhloDefault::Required:
    return {};
  case VhloDefault::False:
    return b.getBoolAttr(false);
  case VhloDefault::Zero:
    return b.getI64IntegerAttr(0);
  case VhloDefault::MinusOne:
    return b.getI64IntegerAttr(-1);
  case VhloDefault::EmptyString:
    return b.getStringAttr("");
  case VhloDefault::EmptyArray:
    return b.getArrayAttr({});
  case VhloDefault::EmptyDictionary:
    return b.getDictionaryAttr({});
  case VhloDefault::NoNumbers:
    return makeNumbers({}, context);
  case VhloDefault::NoPairs:
    return makePairs(0, context);
  case VhloDefault::OnePerDim:
    return makeNumbers(SmallVector<int64_t>(numDims, 1), context);
  case VhloDefault::ZeroPairPerDim:
    return makePairs(numDims, context);
  case VhloDefault::FalsePerDim:
    return DenseElementsAttr::get(
        RankedTensorType::get({numDims}, b.getI1Type()),
        SmallVector<bool>(numDims, false));
  case VhloDefault::NoType:
    return ComparisonTypeAttr::get(context, ComparisonType::NOTYPE);
  case VhloDefault::DefaultPrecisions: {
    Attribute precision = PrecisionAttr::get(context, Precision::DEFAULT);
    return b.getArrayAttr({precision, precision});
  }
  case VhloDefault::OriginalApi:
    return CustomCallApiVersionAttr::get(
        context, CustomCallApiVersion::API_VERSION_ORIGINAL);
  case VhloDefault::DefaultAccuracy:
    return ResultAccuracyAttr::getDefault(context);
  case VhloDefault::None:
    return TypeAttr::get(b.getNoneType());
  }
  llvm_unreachable("unknown default");
}

/// Returns true if all elements of `attr` are equal to `number`.
static bool isAll(Attribute attr, int64_t number) {
  auto elements = dyn_cast<DenseIntElementsAttr>(attr);
  return elements && elements.isSplat() &&
         elements.getSplatValue<APInt>().getSExtValue() == number;
}

bool mlir::gspmd::vhlo::isDefault(VhloDefault absent, Attribute value) {
  switch (absent) {
  case VhloDefault::Required:
    return false;
  case VhloDefault::Zero: // of any width
    return isa<IntegerAttr>(value) && !isa<BoolAttr>(value) &&
           cast<IntegerAttr>(value).getValue().isZero();
  case VhloDefault::OnePerDim:
    return isAll(value, 1);
  case VhloDefault::ZeroPairPerDim:
  case VhloDefault::FalsePerDim:
    return isAll(value, 0);
  case VhloDefault::NoNumbers:
  case VhloDefault::NoPairs: {
    auto elements = dyn_cast<DenseIntElementsAttr>(value);
    return elements && elements.empty();
  }
  case VhloDefault::DefaultPrecisions: {
    auto array = dyn_cast<ArrayAttr>(value);
    auto precision = PrecisionAttr::get(value.getContext(), Precision::DEFAULT);
    return array &&
           llvm::all_of(array, [&](Attribute a) { return a == precision; });
  }
  default:
    return value == makeDefault(absent, 0, value.getContext());
  }
}
