//===- ChloBytecode.td - Binary encoding of chlo's attributes -------------===//
//
// Attributes that are not listed are written as text, as the published encoding
// has it.
//
//===----------------------------------------------------------------------===//

#ifndef GSPMD_DIALECT_CHLO_CHLOBYTECODE_TD
#define GSPMD_DIALECT_CHLO_CHLOBYTECODE_TD

include "dialect/StableHLO/Bytecode/BytecodeBase.td"

def ComparisonDirectionAttr : EnumAttribute<"ComparisonDirection">;
def ComparisonTypeAttr : EnumAttribute<"ComparisonType">;

def ChloAttributes : DialectAttributes<"Chlo"> {
  let elems = [ComparisonDirectionAttr, ComparisonTypeAttr];
}

#endif // GSPMD_DIALECT_CHLO_CHLOBYTECODE_TD
