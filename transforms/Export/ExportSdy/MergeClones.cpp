//===- MergeClones.cpp - Copies of functions that are alike ---------------===//

#include "transforms/Export/ExportSdy/MergeClones.h"
#include "dialect/Sharding/ClonedFrom.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OperationSupport.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::kClonedFrom;

/// All but the name.
static DictionaryAttr comparedAttrs(func::FuncOp func) {
  NamedAttrList attrs(func->getAttrDictionary());
  attrs.erase(SymbolTable::getSymbolAttrName());
  attrs.erase(kClonedFrom);
  return attrs.getDictionary(func.getContext());
}

/// Do functions of equal attributes do the same?
static bool haveSameBody(func::FuncOp a, func::FuncOp b) {
  return OperationEquivalence::isRegionEquivalentTo(
      &a.getBody(), &b.getBody(), OperationEquivalence::Flags::IgnoreLocations);
}

using Replacements = llvm::DenseMap<Attribute, FlatSymbolRefAttr>;

/// What stands for `name` in the end: a replacement can be replaced as a member
/// of another family.
static FlatSymbolRefAttr finalName(const Replacements &replacements,
                                   FlatSymbolRefAttr name) {
  while (FlatSymbolRefAttr next = replacements.lookup(name))
    name = next;
  return name;
}

/// Replaces functions of one family that are like an earlier one by that. Those
/// of different attributes (shardings, most of all) are not compared.
static void mergeFamily(ArrayRef<func::FuncOp> family,
                        Replacements &replacements,
                        SmallVectorImpl<func::FuncOp> &erased) {
  DenseMap<Attribute, SmallVector<func::FuncOp>> known;
  for (func::FuncOp func : family) {
    SmallVector<func::FuncOp> &earlier = known[comparedAttrs(func)];
    auto *same = llvm::find_if(
        earlier, [&](func::FuncOp other) { return haveSameBody(other, func); });
    if (same == earlier.end()) {
      earlier.push_back(func);
      continue;
    }
    auto old = FlatSymbolRefAttr::get(func.getSymNameAttr());
    FlatSymbolRefAttr made =
        finalName(replacements, FlatSymbolRefAttr::get(same->getSymNameAttr()));
    // Two functions that are clones of each other: one must stay.
    if (made != old && replacements.try_emplace(old, made).second)
      erased.push_back(func);
    else
      earlier.push_back(func);
  }
}

/// One round: replaces each function that is like an earlier one of its family
/// by it. Returns whether there was one: then its callers may have become
/// alike.
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
    FlatSymbolRefAttr mine = finalName(replacements, call.getCalleeAttr());
    if (mine != call.getCalleeAttr())
      call.setCalleeAttr(mine);
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
