//===- MergeClones.cpp - Copies of functions that are alike ---------------===//

#include "transforms/Export/MergeClones.h"
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

static bool areAlike(func::FuncOp a, func::FuncOp b) {
  return comparedAttrs(a) == comparedAttrs(b) &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(),
             OperationEquivalence::Flags::IgnoreLocations);
}

using Replacements = llvm::DenseMap<Attribute, FlatSymbolRefAttr>;

/// What stands for `name` in the end: a replacement can be replaced as a member of
/// another family.
static FlatSymbolRefAttr finalName(const Replacements &replacements,
                                   FlatSymbolRefAttr name) {
  while (FlatSymbolRefAttr next = replacements.lookup(name))
    name = next;
  return name;
}

/// One round: replaces each function that is like an earlier one of its family by
/// it. Returns whether there was one: then its callers may have become alike.
static bool mergeOnce(ModuleOp module) {
  llvm::MapVector<StringRef, SmallVector<func::FuncOp>> families;
  for (auto func : module.getOps<func::FuncOp>())
    families[func.getSymName()].push_back(func);
  for (auto func : module.getOps<func::FuncOp>())
    if (auto from = func->getAttrOfType<FlatSymbolRefAttr>(kClonedFrom))
      if (auto it = families.find(from.getValue()); it != families.end())
        it->second.push_back(func);
  Replacements replacements;
  SmallVector<func::FuncOp> erased;
  for (auto &[name, family] : families)
    for (size_t i = 1; i < family.size(); ++i)
      for (size_t j = 0; j < i; ++j) {
        if (!areAlike(family[j], family[i]))
          continue;
        auto old = FlatSymbolRefAttr::get(family[i].getSymNameAttr());
        FlatSymbolRefAttr made = finalName(
            replacements, FlatSymbolRefAttr::get(family[j].getSymNameAttr()));
        // Two functions that are clones of each other: one must stay.
        if (made == old || !replacements.try_emplace(old, made).second)
          continue;
        erased.push_back(family[i]);
        family.erase(family.begin() + i--);
        break;
      }
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
