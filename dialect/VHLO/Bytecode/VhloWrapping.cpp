//===- VhloWrapping.cpp - Wrappers of versioned attributes and types ------===//

#include "dialect/VHLO/Bytecode/VhloWrapping.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::vhlo;
using namespace mlir::gspmd::stablehlo;

bool mlir::gspmd::vhlo::isForeign(Attribute attr) {
  StringRef dialect = attr.getDialect().getNamespace();
  return dialect == "sdy" || dialect == "chlo";
}

Attribute mlir::gspmd::vhlo::wrap(Attribute attr) {
  if (isForeign(attr))
    return attr;
  return VersionedAttr::get(attr.getContext(), attr,
                            /*isCallingConvention=*/false);
}

Type mlir::gspmd::vhlo::wrap(Type type) {
  return VersionedType::get(type.getContext(), type);
}

Type mlir::gspmd::vhlo::unwrap(Type type) {
  auto versioned = dyn_cast<VersionedType>(type);
  return versioned ? versioned.getValue() : type;
}

namespace {

template <typename T>
std::string describe(T what) {
  std::string text;
  llvm::raw_string_ostream(text) << what;
  return text;
}

/// Returns the first reason that is not empty.
template <typename RangeT>
std::string firstReason(RangeT &&range, Version target) {
  for (auto element : range)
    if (std::string reason = unsupportedReason(element, target);
        !reason.empty())
      return reason;
  return "";
}

std::string needs(const Twine &what, Version since, Version target) {
  return target < since ? (what + " needs StableHLO " + since.str()).str() : "";
}

constexpr Version kPerAxisSince{0, 18, 0};
constexpr Version kAccuracySince{1, 9, 0};
constexpr Version kFutureSince{1, 15, 0};

} // namespace

std::string mlir::gspmd::vhlo::unsupportedReason(Type type, Version target) {
  auto *dialect = type.getContext()->getOrLoadDialect<VhloDialect>();
  if (const ScalarInfo *scalar = dialect->lookupScalar(type))
    return needs(scalar->spelling, scalar->since, target);
  return TypeSwitch<Type, std::string>(type)
      .Case([&](ComplexType complex) {
        return unsupportedReason(complex.getElementType(), target);
      })
      .Case([&](FunctionType function) {
        std::string reason = firstReason(function.getInputs(), target);
        return reason.empty() ? firstReason(function.getResults(), target)
                              : reason;
      })
      .Case([&](RankedTensorType tensor) {
        Attribute encoding = tensor.getEncoding();
        if (encoding && !isa<TypeExtensionsAttr>(encoding))
          return describe(encoding) +
                 " is not an encoding of the artifact format";
        return unsupportedReason(tensor.getElementType(), target);
      })
      .Case([&](UnrankedTensorType tensor) {
        return unsupportedReason(tensor.getElementType(), target);
      })
      .Case([&](TupleType tuple) {
        return firstReason(tuple.getTypes(), target);
      })
      .Case([&](FutureType future) {
        std::string reason = needs("a future", kFutureSince, target);
        return reason.empty() ? firstReason(future.getTypes(), target) : reason;
      })
      .Case([&](quant::UniformQuantizedType) { return std::string(); })
      .Case([&](quant::UniformQuantizedPerAxisType) {
        return needs("quantization along a dimension", kPerAxisSince, target);
      })
      .Default([](Type other) {
        return describe(other) + " is not a type of the artifact format";
      });
}

std::string mlir::gspmd::vhlo::unsupportedReason(Attribute attr,
                                                 Version target) {
  if (isForeign(attr))
    return "";
  return TypeSwitch<Attribute, std::string>(attr)
      .Case([&](ArrayAttr array) { return firstReason(array, target); })
      .Case([&](DictionaryAttr dictionary) {
        return firstReason(
            llvm::map_range(dictionary,
                            [](NamedAttribute a) { return a.getValue(); }),
            target);
      })
      .Case([&](TypeAttr type) {
        return unsupportedReason(type.getValue(), target);
      })
      .Case<IntegerAttr, FloatAttr>([&](auto number) -> std::string {
        // Booleans have a code of their own.
        return isa<BoolAttr>(number)
                   ? ""
                   : unsupportedReason(number.getType(), target);
      })
      .Case([&](DenseIntOrFPElementsAttr elements) {
        return unsupportedReason(Type(elements.getType()), target);
      })
      .Case<ResultAccuracyAttr, ResultAccuracyModeAttr>([&](Attribute) {
        return needs("an accuracy of a result", kAccuracySince, target);
      })
      .Case([&](ReplicaGroupMeshAxesAttr) {
        return needs("groups by axes of a mesh", kMeshAxesSince, target);
      })
      .Case([&](StringAttr text) -> std::string {
        return isa<NoneType>(text.getType()) ? ""
                                             : describe(attr) + " has a type";
      })
      .Case<ComparisonDirectionAttr, ComparisonTypeAttr, FftTypeAttr,
            PrecisionAttr, RngAlgorithmAttr, RngDistributionAttr, TransposeAttr,
            OutputOperandAliasAttr, TypeExtensionsAttr>(
          [](Attribute) { return std::string(); })
      .Default([](Attribute other) {
        return describe(other) + " is not an attribute of the artifact format";
      });
}
