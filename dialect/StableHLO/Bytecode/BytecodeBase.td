//===- BytecodeBase.td - Fields of binary encodings --------*- tablegen -*-===//

#ifndef GSPMD_DIALECT_STABLEHLO_BYTECODE_BYTECODEBASE_TD
#define GSPMD_DIALECT_STABLEHLO_BYTECODE_BYTECODEBASE_TD

include "mlir/IR/BytecodeBase.td"

/// An attribute that is verified when it is decoded, since a file may be invalid.
class CheckedAttribute<dag fields> : DialectAttribute<fields> {
  let cBuilder = "getChecked<$_resultType>(reader, $_args)";
}

/// An enumerator, encoded as its number.
class EnumValue<string name> :
  WithParser <"succeeded(readEnum($_reader, symbolize" # name # ", $_var))",
  WithBuilder<"$_args",
  WithPrinter<"$_writer.writeVarInt(static_cast<uint32_t>($_getter))",
  WithType   <name>>>>;
class EnumAttribute<string name>
    : CheckedAttribute<(attr EnumValue<name>:$value)> {
  let cType = name # "Attr";
}

/// A list of signed numbers.
defvar Dims = Array<SignedVarIntList>;

#endif // GSPMD_DIALECT_STABLEHLO_BYTECODE_BYTECODEBASE_TD
