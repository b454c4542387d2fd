//===- VhloDialect.td - the vhlo dialect ----------------------------------===//

#ifndef GSPMD_DIALECT_VHLO_DIALECT
#define GSPMD_DIALECT_VHLO_DIALECT

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Vhlo_Dialect : Dialect {
  let name = "vhlo";
  let cppNamespace = "::mlir::gspmd::vhlo";
  let summary = "The contents of StableHLO's portable artifacts";
  let description = [{
    A portable artifact is MLIR bytecode of versions of StableHLO's ops, which
    this dialect registers from a table (`VhloOps.td`) by their names and versions,
    such as `vhlo.dot_general_v2`, and whose attributes,
    types and properties it encodes as StableHLO publishes. It exists while a file
    is read or written: attributes and types are decoded to those of builtin and
    stablehlo, ops are then replaced by those of stablehlo and func, and the other
    way round. It has no text of its own.
  }];
  let dependentDialects = ["::mlir::gspmd::stablehlo::StablehloDialect",
                           "::mlir::func::FuncDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    /// The type with a code in the table of scalars; null if there is none.
    ::mlir::Type getScalar(uint64_t code) const;
    /// The row of the table of scalars that `type` has; null if there is none.
    const ScalarInfo *lookupScalar(::mlir::Type type) const;

  private:
    void addOps();
    void addScalars();
    std::deque<::mlir::SelfOwningTypeID> opIds;
    ::llvm::DenseMap<uint64_t, ::mlir::Type> scalars;
    ::llvm::DenseMap<::mlir::Type, const ScalarInfo *> scalarInfos;
  }];
}

def Vhlo_VersionedAttr : AttrDef<Vhlo_Dialect, "Versioned"> {
  let mnemonic = "attr";
  let summary = "An attribute that is to be written in VHLO's encoding";
  let description = [{
    `isCallingConvention` tells the number of a custom call's convention from
    other numbers.
  }];
  let parameters = (ins "::mlir::Attribute":$value,
                        "bool":$isCallingConvention);
  let assemblyFormat = "`<` $value `,` $isCallingConvention `>`";
}

def Vhlo_VersionedType : TypeDef<Vhlo_Dialect, "Versioned"> {
  let mnemonic = "type";
  let summary = "A type that is to be written in VHLO's encoding";
  let parameters = (ins "::mlir::Type":$value);
  let assemblyFormat = "`<` $value `>`";
}

#endif // GSPMD_DIALECT_VHLO_DIALECT
