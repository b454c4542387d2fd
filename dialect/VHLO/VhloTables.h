//===- VhloTables.h - The tables of VhloOps.td ------------------*- C++ -*-===//
#ifndef GSPMD_DIALECT_VHLO_VHLOTABLES_H
#define GSPMD_DIALECT_VHLO_VHLOTABLES_H

#include "dialect/VHLO/Version.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <vector>

namespace mlir::gspmd::vhlo {

namespace table {
#define GET_VhloCodec_DECL
#define GET_VhloDefault_DECL
#include "dialect/VHLO/VhloTables.inc"
} // namespace table
using table::VhloCodec;
using table::VhloDefault;

/// An attribute of a version of an op.
struct AttributeInfo {
  llvm::StringRef name,
      of; ///< the name in VHLO; the stablehlo attribute of which it is (a
          ///< component)
  VhloCodec form;
  VhloDefault absent;
  unsigned part;
};

/// A version of an op.
struct OpInfo {
  llvm::StringRef name; ///< `dot_general`
  unsigned version;
  Version since;
  /// The maximum numbers of operands and regions; nullopt: any number.
  std::optional<unsigned> maxOperands, maxRegions;
  std::vector<AttributeInfo>
      attributes; ///< the attributes in alphabetical order

  std::string vhloName() const; ///< `vhlo.dot_general_v2`
};

/// A type without parameters.
struct ScalarInfo {
  uint64_t code;
  llvm::StringRef spelling;
  Version since;
};

/// Returns all versions of all ops, sorted by name and version.
llvm::ArrayRef<OpInfo> allOps();
llvm::ArrayRef<ScalarInfo> allScalars();

/// Looks up an op by its versioned name (`dot_general_v2`); null if there is
/// none.
const OpInfo *lookupOp(llvm::StringRef versionedName);

/// Looks up the version of an op (`dot_general`) in StableHLO `version`; null
/// if it has none.
const OpInfo *lookupOp(llvm::StringRef name, Version version);

/// Returns the first version of StableHLO with the op; nullopt if none has it.
std::optional<Version> firstVersionOf(llvm::StringRef name);

} // namespace mlir::gspmd::vhlo

#endif // GSPMD_DIALECT_VHLO_VHLOTABLES_H
