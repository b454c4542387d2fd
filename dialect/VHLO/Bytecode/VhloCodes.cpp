//===- VhloCodes.cpp - Codes of the encoding ------------------------------===//

#include "dialect/VHLO/Bytecode/VhloCodes.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/Bytecode/BytecodeReading.h"

using namespace mlir;
using namespace mlir::gspmd::bytecode;
using namespace mlir::gspmd::stablehlo;
using namespace mlir::gspmd::vhlo;

template <typename AttrT, typename EnumT,
          std::optional<EnumT> (*symbolize)(uint32_t)>
static constexpr EnumCodec makeEnumCodec(uint64_t code) {
  return {code,
          [](DialectBytecodeReader &reader) -> Attribute {
            EnumT value;
            if (failed(readEnum(reader, symbolize, value)))
              return {};
            return AttrT::get(reader.getContext(), value);
          },
          [](Attribute attr) -> std::optional<uint32_t> {
            auto enumAttr = dyn_cast<AttrT>(attr);
            if (!enumAttr)
              return std::nullopt;
            return static_cast<uint32_t>(enumAttr.getValue());
          }};
}

static const EnumCodec kEnums[] = {
    makeEnumCodec<ComparisonDirectionAttr, ComparisonDirection,
                  symbolizeComparisonDirection>(3),
    makeEnumCodec<ComparisonTypeAttr, ComparisonType, symbolizeComparisonType>(
        4),
    makeEnumCodec<FftTypeAttr, FftType, symbolizeFftType>(7),
    makeEnumCodec<PrecisionAttr, Precision, symbolizePrecision>(11),
    makeEnumCodec<RngAlgorithmAttr, RngAlgorithm, symbolizeRngAlgorithm>(12),
    makeEnumCodec<RngDistributionAttr, RngDistribution,
                  symbolizeRngDistribution>(13),
    makeEnumCodec<TransposeAttr, Transpose, symbolizeTranspose>(16),
    makeEnumCodec<ResultAccuracyModeAttr, ResultAccuracyMode,
                  symbolizeResultAccuracyMode>(19),
};

ArrayRef<EnumCodec> mlir::gspmd::vhlo::getEnums() { return kEnums; }
