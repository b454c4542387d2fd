//===- ChloBytecode.td - binary encoding of chlo's attributes -------------===//
//
// Attributes that are not listed are written as text, as the published encoding
// has it.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_STABLEHLO_CHLOBYTECODE
#define GSPMD_DIALECT_STABLEHLO_CHLOBYTECODE

include "dialect/StableHLO/BytecodeBase.td"

def ComparisonDirectionAttr : EnumAttribute<"ComparisonDirection">;
def ComparisonTypeAttr : EnumAttribute<"ComparisonType">;

def ChloAttributes : DialectAttributes<"Chlo"> {
  let elems = [ComparisonDirectionAttr, ComparisonTypeAttr];
}

#endif // GSPMD_DIALECT_STABLEHLO_CHLOBYTECODE
