//===- VhloRequirements.cpp - Versions that ops require -------------------===//

#include "dialect/VHLO/Conversion/VhloRequirements.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/Rewrites/Promotion.h"
#include "dialect/VHLO/Bytecode/VhloWrapping.h"
#include "dialect/VHLO/Conversion/VhloAttributes.h"
#include "dialect/VHLO/Conversion/VhloDefaults.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::vhlo;

constexpr Version kDictionarySince{1, 3, 0}, kPromotionSince{0, 17, 0};

StringRef mlir::gspmd::vhlo::versionedName(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  return dialect == "stablehlo" || dialect == "func"
             ? op->getName().stripDialect()
             : "";
}

/// Returns why an attribute of the op would be lost: the newest version has it,
/// this one does not, and it does not have its default.
static std::string lostAttributeReason(Operation *op, const OpInfo &info) {
  const OpInfo &newest = *lookupOp(info.name, kNewestVersion);
  if (&info == &newest)
    return "";
  for (const AttributeInfo &attr : newest.attributes) {
    if (llvm::any_of(info.attributes, [&](const AttributeInfo &known) {
          return known.name == attr.name;
        }))
      continue;
    Attribute value = attributeValueOf(op, attr);
    if (value && !isDefault(attr.absent, value))
      return ("'" + attr.of + "' needs StableHLO " + newest.since.str()).str();
  }
  return "";
}

std::string mlir::gspmd::vhlo::unsupportedReason(Operation *op,
                                                 Version target) {
  StringRef name = versionedName(op);
  const OpInfo *info = lookupOp(name, target);
  if (!info) {
    std::optional<Version> since = firstVersionOf(name);
    return since ? "the op needs StableHLO " + since->str()
                 : "no version of StableHLO has the op";
  }
  if (info->maxOperands && op->getNumOperands() > *info->maxOperands)
    return "more than one operand needs StableHLO " +
           lookupOp(name, kNewestVersion)->since.str();
  if (info->maxRegions && op->getNumRegions() > *info->maxRegions)
    return "regions need StableHLO " +
           lookupOp(name, kNewestVersion)->since.str();
  if (target < kDictionarySince &&
      isa_and_present<DictionaryAttr>(op->getAttr("backend_config")))
    return "a dictionary as 'backend_config' needs StableHLO " +
           kDictionarySince.str();
  if (target < kPromotionSince && stablehlo::promotes(op))
    return "a reduction in another type than that of the operand needs "
           "StableHLO " +
           kPromotionSince.str();
  if (target < kMeshAxesSince &&
      op->getAttrOfType<stablehlo::ReplicaGroupMeshAxesAttr>("replica_groups"))
    return "groups by axes of a mesh need StableHLO " + kMeshAxesSince.str();
  return lostAttributeReason(op, *info);
}
