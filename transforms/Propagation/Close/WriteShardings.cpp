//===- WriteShardings.cpp - From the side table to attributes -------------===//

#include "transforms/Propagation/Close/WriteShardings.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/ShardingAnnotations.h"
#include "transforms/Support/SignatureAttrs.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

namespace {

class Writer {
public:
  Writer(ModuleOp module, ShardingTable &table, bool all)
      : module(module), table(table), all(all) {}

  void run();

private:
  bool isWritten(int number) const;
  void writeResults(Operation *op);
  void writeArguments(Operation *op);
  void writeFunction(FunctionOpInterface func);

  ModuleOp module;
  ShardingTable &table;
  bool all;
};

} // namespace

/// Returns true if the sharding of the tensor is written (always with `all`).
bool Writer::isWritten(int number) const {
  if (number < 0)
    return false;
  return all || table.getTensors()[number].annotated ||
         llvm::any_of(table.shardingOf(number).dims(),
                      [](const auto &dim) { return !dim.axes.empty(); });
}

void Writer::writeResults(Operation *op) {
  bool isPlain = op->getNumResults() == 1 && !isa<ManualComputationOp>(op);
  for (Value result : op->getResults()) {
    int number = table.findNumber(result);
    if (!isWritten(number))
      continue;
    if (isPlain)
      table.getShardings().attachToOnlyResult(
          op, table.getTensors()[number].sharding, table.meshOf(number));
    else
      setSharding(result, table.attrOf(number));
  }
}

/// Writes the arguments of the first region if the op has attributes for them
/// or needs them: the condition of a loop may have other shardings than its
/// body, as the first region of scf.while.
void Writer::writeArguments(Operation *op) {
  MutableArrayRef<BlockArgument> arguments = op->getRegion(0).getArguments();
  if (isa<ShardingDataFlowOpInterface>(op) &&
      !op->hasAttr(ShardingDialect::kBlockArgs)) {
    bool isKnown = llvm::all_of(arguments, [&](BlockArgument argument) {
      int number = table.findNumber(argument);
      return !isWritten(number) ||
             getSharding(argument) == table.attrOf(number);
    });
    if (isKnown)
      return;
    MLIRContext *context = op->getContext();
    SmallVector<Attribute> none(arguments.size(), UnitAttr::get(context));
    op->setAttr(ShardingDialect::kBlockArgs, ArrayAttr::get(context, none));
  }
  if (isa<ManualComputationOp>(op) || op->hasAttr(ShardingDialect::kBlockArgs))
    for (BlockArgument argument : arguments)
      if (int number = table.findNumber(argument); isWritten(number))
        setSharding(argument, table.attrOf(number));
}

/// Writes the arguments and results of a function.
void Writer::writeFunction(FunctionOpInterface func) {
  auto write = [&](int number, NamedAttrList &attrs) {
    if (isWritten(number))
      attrs.set(ShardingDialect::kSharding, table.attrOf(number));
  };
  if (!func.isExternal())
    editArgAttrs(func, [&](unsigned i, NamedAttrList &attrs) {
      write(table.findNumber(func.getArgument(i)), attrs);
    });
  ArrayRef<int> results = table.getResultNumbers(func);
  if (!results.empty())
    editResultAttrs(func, [&](unsigned i, NamedAttrList &attrs) {
      write(results[i], attrs);
    });
}

void Writer::run() {
  if (!table.getMeshName())
    return;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    writeResults(op);
    if (op->getNumRegions() == 0)
      return WalkResult::skip();
    writeArguments(op);
    if (auto func = dyn_cast<FunctionOpInterface>(op))
      writeFunction(func);
    return hasProgramRegions(op) ? WalkResult::advance() : WalkResult::skip();
  });
}

void mlir::gspmd::writeShardings(ModuleOp module, ShardingTable &table,
                                 bool all) {
  Writer(module, table, all).run();
}

void mlir::gspmd::markAnnotatedResults(ModuleOp module, ShardingTable &table) {
  auto isAnnotated = [&](Value value) {
    int number = table.findNumber(value);
    return number >= 0 && table.getTensors()[number].annotated;
  };
  module.walk([&](Operation *op) {
    if (llvm::any_of(op->getResults(), isAnnotated))
      setAnnotatedResults(op);
    auto func = dyn_cast<FunctionOpInterface>(op);
    if (!func || func.isExternal() || !func.isPrivate())
      return;
    markAnnotatedArguments(
        func, [&](unsigned i) { return isAnnotated(func.getArgument(i)); });
  });
}
