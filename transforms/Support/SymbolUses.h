//===- SymbolUses.h - Numbers of uses of symbols ----------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_SYMBOLUSES_H
#define GSPMD_TRANSFORMS_SUPPORT_SYMBOLUSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"

namespace mlir::gspmd {

/// The number of uses of each symbol of a module, updated by the code that
/// copies and erases ops. The module is walked once: a walk after each change
/// would make a chain of calls quadratic.
class SymbolUses {
public:
  explicit SymbolUses(ModuleOp module) {
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(&module.getBodyRegion());
    areKnown = uses.has_value();
    if (areKnown)
      add(*uses, 1);
  }
  void addCopy(Operation *op) { addUsesIn(op, 1); }
  void removeUse(StringAttr name) { --counts[name]; }
  /// Returns false if an op of an unregistered dialect may use the symbol.
  bool isUnused(StringAttr name) const {
    return areKnown && counts.lookup(name) == 0;
  }
  /// Erases `op`, which is a symbol, if it is unused.
  void eraseIfUnused(SymbolOpInterface op) {
    if (!isUnused(op.getNameAttr()))
      return;
    addUsesIn(op, -1);
    op.erase();
  }

private:
  void addUsesIn(Operation *op, int64_t times) {
    if (std::optional<SymbolTable::UseRange> uses =
            SymbolTable::getSymbolUses(op))
      add(*uses, times);
  }
  void add(const SymbolTable::UseRange &uses, int64_t times) {
    for (SymbolTable::SymbolUse use : uses)
      counts[use.getSymbolRef().getRootReference()] += times;
  }

  bool areKnown = false;
  llvm::DenseMap<StringAttr, int64_t> counts;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_SYMBOLUSES_H
