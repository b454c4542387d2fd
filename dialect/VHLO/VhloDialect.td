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
    A portable artifact is MLIR bytecode of versioned StableHLO ops. This dialect
    registers the versioned ops of a table (`VhloOps.td`), such as
    `vhlo.dot_general_v2`, and encodes their attributes, types and properties as
    StableHLO specifies. Ops of the dialect exist only while a file is read or
    written. The reader decodes attributes and types to those of builtin and
    stablehlo, then replaces the ops by ops of stablehlo and func; the writer does
    the inverse. The dialect has no assembly format.
  }];
  let dependentDialects = ["::mlir::gspmd::stablehlo::StablehloDialect",
                           "::mlir::func::FuncDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    /// Returns the scalar type with `code`; null if no type has it.
    ::mlir::Type getScalar(uint64_t code) const;
    /// Returns the row of `type` in the table of scalars; null if there is none.
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
  let summary = "An attribute to be encoded by VHLO";
  let description = [{
    `isCallingConvention` distinguishes a custom call's API version from other
    integers.
  }];
  let parameters = (ins "::mlir::Attribute":$value,
                        "bool":$isCallingConvention);
  let assemblyFormat = "`<` $value `,` $isCallingConvention `>`";
}

def Vhlo_VersionedType : TypeDef<Vhlo_Dialect, "Versioned"> {
  let mnemonic = "type";
  let summary = "A type to be encoded by VHLO";
  let parameters = (ins "::mlir::Type":$value);
  let assemblyFormat = "`<` $value `>`";
}

#endif // GSPMD_DIALECT_VHLO_DIALECT
