//===- VhloTables.cpp - The tables of VhloOps.td --------------------------===//

#include "dialect/VHLO/VhloTables.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd::vhlo {

using llvm::StringRef;

std::optional<Version> Version::parse(StringRef text) {
  llvm::SmallVector<StringRef> fields;
  text.split(fields, '.');
  Version version;
  int64_t *numbers[] = {&version.major, &version.minor, &version.patch};
  if (fields.size() != std::size(numbers))
    return std::nullopt;
  for (auto [field, number] : llvm::zip_equal(fields, numbers))
    if (field.getAsInteger(10, *number) || *number < 0)
      return std::nullopt;
  return version;
}

std::string Version::str() const {
  return std::to_string(major) + "." + std::to_string(minor) + "." +
         std::to_string(patch);
}

int64_t Version::bytecodeVersion() const {
  // From StableHLO's version log.
  const std::pair<Version, int64_t> changes[] = {
      {{0, 15, 0}, 6}, {{0, 14, 0}, 4}, {{0, 12, 0}, 3}, {{0, 10, 0}, 1}};
  for (auto [since, bytecode] : changes)
    if (!(*this < since))
      return bytecode;
  return 0;
}

namespace {

// The fields have their names from VhloOps.td.
// NOLINTBEGIN(readability-identifier-naming)
struct VhloAttributeRow {
  const char *Op;
  unsigned Version;
  const char *Name;
  VhloCodec Form;
  VhloDefault Absent;
  const char *Of;
  unsigned Number;
};
struct VhloOpRow {
  const char *Name;
  unsigned Version;
  const char *Since;
  unsigned MaxOperands;
  unsigned MaxRegions;
};
struct VhloScalarRow {
  unsigned Code;
  const char *Spelling;
  const char *Since;
};
// NOLINTEND(readability-identifier-naming)

using namespace table;
#define GET_VhloOpTable_IMPL
#define GET_VhloAttributeTable_IMPL
#define GET_VhloScalarTable_IMPL
#include "dialect/VHLO/VhloTables.inc"

constexpr unsigned kAnyNumber = 255;

/// The rows of the table, grouped by op for lookup.
struct Tables {
  std::vector<OpInfo> ops;
  std::vector<ScalarInfo> scalars;
  llvm::StringMap<const OpInfo *> byVersionedName;
  llvm::StringMap<llvm::SmallVector<const OpInfo *>> byName;

  Tables() {
    for (const VhloOpRow &row : VhloOpTable)
      ops.push_back(makeOp(row));
    llvm::sort(ops, [](const OpInfo &a, const OpInfo &b) {
      return std::tie(a.name, a.version) < std::tie(b.name, b.version);
    });
    for (const OpInfo &op : ops) {
      byVersionedName[StringRef(op.vhloName()).split('.').second] = &op;
      byName[op.name].push_back(&op);
    }
    for (const VhloScalarRow &row : VhloScalarTable)
      scalars.push_back(
          {row.Code, row.Spelling, *vhlo::Version::parse(row.Since)});
  }

  static OpInfo makeOp(const VhloOpRow &row) {
    OpInfo op{row.Name, row.Version, *vhlo::Version::parse(row.Since),
              {},       {},          {}};
    if (row.MaxOperands != kAnyNumber)
      op.maxOperands = row.MaxOperands;
    if (row.MaxRegions != kAnyNumber)
      op.maxRegions = row.MaxRegions;
    for (const VhloAttributeRow &attr : VhloAttributeTable)
      if (attr.Version == row.Version && StringRef(attr.Op) == row.Name)
        op.attributes.push_back(
            {attr.Name, attr.Of, attr.Form, attr.Absent, attr.Number});
    llvm::sort(op.attributes,
               [](const AttributeInfo &a, const AttributeInfo &b) {
                 return a.name < b.name;
               });
    return op;
  }
};

const Tables &tables() {
  static const Tables all;
  return all;
}

} // namespace

std::string OpInfo::vhloName() const {
  return ("vhlo." + name + "_v" + llvm::Twine(version)).str();
}

llvm::ArrayRef<OpInfo> allOps() { return tables().ops; }
llvm::ArrayRef<ScalarInfo> allScalars() { return tables().scalars; }

const OpInfo *lookupOp(StringRef versionedName) {
  return tables().byVersionedName.lookup(versionedName);
}

const OpInfo *lookupOp(StringRef name, Version version) {
  const OpInfo *result = nullptr;
  auto found = tables().byName.find(name);
  if (found != tables().byName.end())
    for (const OpInfo *op : found->second)
      if (!(version < op->since))
        result = op;
  return result;
}

std::optional<Version> firstVersionOf(StringRef name) {
  auto found = tables().byName.find(name);
  if (found == tables().byName.end())
    return std::nullopt;
  return found->second.front()->since;
}

} // namespace mlir::gspmd::vhlo
