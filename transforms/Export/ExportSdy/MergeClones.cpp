//===- MergeClones.cpp - Merges copies of functions -----------------------===//

#include "transforms/Export/ExportSdy/MergeClones.h"
#include "dialect/Sharding/ClonedFrom.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OperationSupport.h"
#include "transforms/Support/Regions.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::kClonedFrom;

/// Returns all attributes except for the names.
static DictionaryAttr comparedAttrs(func::FuncOp func) {
  NamedAttrList attrs(func->getAttrDictionary());
  attrs.erase(SymbolTable::getSymbolAttrName());
  attrs.erase(kClonedFrom);
  return attrs.getDictionary(func.getContext());
}

/// Returns true if the bodies of two functions with equal attributes are equal.
static bool haveSameBody(func::FuncOp a, func::FuncOp b) {
  return OperationEquivalence::isRegionEquivalentTo(
      &a.getBody(), &b.getBody(), OperationEquivalence::Flags::IgnoreLocations);
}

using Replacements = llvm::DenseMap<Attribute, FlatSymbolRefAttr>;

/// Returns the final replacement of `name`: a replacement can be replaced as a
/// member of another family.
static FlatSymbolRefAttr finalName(const Replacements &replacements,
                                   FlatSymbolRefAttr name) {
  while (FlatSymbolRefAttr next = replacements.lookup(name))
    name = next;
  return name;
}

/// Replaces functions of one family by an earlier equal one. Functions with
/// different attributes (mostly shardings) are not compared.
static void mergeFamily(ArrayRef<func::FuncOp> family,
                        Replacements &replacements,
                        SmallVectorImpl<func::FuncOp> &erased) {
  DenseMap<std::pair<Attribute, size_t>, SmallVector<func::FuncOp>> known;
  for (func::FuncOp func : family) {
    SmallVector<func::FuncOp> &earlier =
        known[{comparedAttrs(func),
               hashOfOps(func, OperationEquivalence::IgnoreLocations)}];
    auto *same = llvm::find_if(
        earlier, [&](func::FuncOp other) { return haveSameBody(other, func); });
    if (same == earlier.end()) {
      earlier.push_back(func);
      continue;
    }
    auto old = FlatSymbolRefAttr::get(func.getSymNameAttr());
    FlatSymbolRefAttr replacement =
        finalName(replacements, FlatSymbolRefAttr::get(same->getSymNameAttr()));
    // If two functions are clones of each other, one must stay.
    if (replacement != old && replacements.try_emplace(old, replacement).second)
      erased.push_back(func);
    else
      earlier.push_back(func);
  }
}

/// Replaces each function by an earlier equal one of its family. Returns true
/// if there was one: its callers may have become equal.
static bool mergeOnce(ModuleOp module) {
  llvm::MapVector<StringRef, SmallVector<func::FuncOp>> families;
  for (auto func : module.getOps<func::FuncOp>())
    families[func.getSymName()].push_back(func);
  for (auto func : module.getOps<func::FuncOp>())
    if (auto from = func->getAttrOfType<FlatSymbolRefAttr>(kClonedFrom))
      if (auto *it = families.find(from.getValue()); it != families.end())
        it->second.push_back(func);
  Replacements replacements;
  SmallVector<func::FuncOp> erased;
  for (auto &[name, family] : families)
    if (family.size() > 1)
      mergeFamily(family, replacements, erased);
  if (erased.empty())
    return false;
  module.walk([&](func::CallOp call) {
    FlatSymbolRefAttr callee = finalName(replacements, call.getCalleeAttr());
    if (callee != call.getCalleeAttr())
      call.setCalleeAttr(callee);
  });
  for (auto func : module.getOps<func::FuncOp>())
    if (auto from = func->getAttrOfType<FlatSymbolRefAttr>(kClonedFrom))
      func->setAttr(kClonedFrom, finalName(replacements, from));
  for (func::FuncOp func : erased)
    func.erase();
  return true;
}

void mlir::gspmd::mergeClones(ModuleOp module) {
  while (mergeOnce(module)) {
  }
  for (auto func : module.getOps<func::FuncOp>())
    func->removeAttr(kClonedFrom);
}
