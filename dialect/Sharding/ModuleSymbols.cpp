//===- ModuleSymbols.cpp - Tables of the symbols of modules ---------------===//

#include "dialect/Sharding/ModuleSymbols.h"

#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"

#include <atomic>
#include <mutex>
#include <shared_mutex>

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// The symbols directly in a module.
struct ModuleTable {
  DenseMap<StringAttr, Operation *> symbols;
  /// The number of scopes that contain the module.
  unsigned numScopes = 0;
};

/// The tables of all modules in scopes. The verifier runs on several threads.
struct ModuleTables {
  std::shared_mutex mutex;
  DenseMap<Operation *, ModuleTable> tables;
  std::atomic<unsigned> numScopes = 0;
};

} // namespace

static ModuleTables &moduleTables() {
  // Never destroyed: threads may verify while the process ends.
  static auto *tables = new ModuleTables;
  return *tables;
}

/// Returns the ops directly in a module. The verifier has not necessarily seen
/// that it has a block.
static Block::OpListType *opsIn(Operation *module) {
  if (module->getNumRegions() == 0 || module->getRegion(0).empty())
    return nullptr;
  return &module->getRegion(0).front().getOperations();
}

/// Returns the symbols directly in a module; of equal ones the first, as
/// SymbolTable::lookupSymbolIn does.
static DenseMap<StringAttr, Operation *> symbolsIn(Operation *module) {
  DenseMap<StringAttr, Operation *> symbols;
  auto key =
      StringAttr::get(module->getContext(), SymbolTable::getSymbolAttrName());
  if (auto *ops = opsIn(module))
    for (Operation &op : *ops)
      if (auto name = op.getAttrOfType<StringAttr>(key))
        symbols.try_emplace(name, &op);
  return symbols;
}

Operation *sharding::lookupInModule(ModuleOp module, StringAttr name) {
  ModuleTables &all = moduleTables();
  if (all.numScopes.load(std::memory_order_acquire) > 0) {
    std::shared_lock lock(all.mutex);
    auto found = all.tables.find(module);
    if (found != all.tables.end())
      return found->second.symbols.lookup(name);
  }
  return SymbolTable::lookupSymbolIn(module, name);
}

sharding::SymbolTableScope::SymbolTableScope(Operation *op,
                                             InnerModules inner) {
  for (Operation *outer = op; outer; outer = outer->getParentOp())
    if (isa<ModuleOp>(outer))
      modules.push_back(outer);
  bool isIncluded = inner == InnerModules::Included && isa<ModuleOp>(op);
  if (auto *ops = isIncluded ? opsIn(op) : nullptr)
    for (Operation &nested : *ops)
      if (isa<ModuleOp>(nested))
        modules.push_back(&nested);
  ModuleTables &all = moduleTables();
  std::unique_lock lock(all.mutex);
  for (Operation *inScope : modules) {
    ModuleTable &table = all.tables[inScope];
    if (table.numScopes++ == 0)
      table.symbols = symbolsIn(inScope);
  }
  all.numScopes.fetch_add(1, std::memory_order_release);
}

sharding::SymbolTableScope::~SymbolTableScope() {
  ModuleTables &all = moduleTables();
  std::unique_lock lock(all.mutex);
  all.numScopes.fetch_sub(1, std::memory_order_release);
  for (Operation *inScope : modules) {
    auto found = all.tables.find(inScope);
    if (--found->second.numScopes == 0)
      all.tables.erase(found);
  }
}

static constexpr StringLiteral kShardDialect = "shard";

/// Verifies the dimensions of collectives of MLIR's shard dialect, with which
/// its own verifiers index the operand's shape.
static LogicalResult verifyShardAxes(Operation *op) {
  if (op->getName().getDialectNamespace() != kShardDialect ||
      op->getNumOperands() == 0)
    return success();
  auto operand = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  for (StringRef name : {"gather_axis", "scatter_axis", "slice_axis",
                         "split_axis", "concat_axis"}) {
    auto axis = op->getAttrOfType<IntegerAttr>(name);
    if (axis && operand &&
        (axis.getValue().isNegative() ||
         axis.getValue().uge(uint64_t(operand.getRank()))))
      return op->emitOpError("found ")
             << name << " " << axis.getValue().getSExtValue()
             << ", expected a dimension of its operand";
  }
  return success();
}

LogicalResult sharding::verifyProgram(Operation *op) {
  // Only programs in that dialect load it.
  if (op->getContext()->getLoadedDialect(kShardDialect) &&
      op->walk([](Operation *nested) {
          return WalkResult(verifyShardAxes(nested));
        }).wasInterrupted())
    return failure();
  SymbolTableScope scope(op);
  return verify(op);
}
