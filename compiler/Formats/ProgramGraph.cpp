//===- ProgramGraph.cpp - The ops of a program as a graph -----------------===//

#include "compiler/Formats/ProgramGraph.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/Diagnostics/ArgumentNumbers.h"
#include "transforms/Support/Diagnostics/ProgramTensors.h"
#include "transforms/Support/Limits/RepeatedNames.h"
#include "transforms/Support/Regions.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace mlir::gspmd;
namespace json = llvm::json;

/// Returns the name of the function that `op` calls; nullopt for other ops and
/// if the callee is a value.
static std::optional<StringRef> calleeName(Operation *op) {
  auto call = dyn_cast<CallOpInterface>(op);
  auto callee =
      call ? dyn_cast<SymbolRefAttr>(call.getCallableForCallee()) : nullptr;
  return callee ? std::optional(callee.getLeafReference().getValue())
                : std::nullopt;
}

/// Fails if the names and types that the graph has for each op and value are
/// too long.
static LogicalResult checkNames(ModuleOp module) {
  RepeatedNames repeated;
  auto addValues = [&](ValueRange values) {
    for (Value value : values) {
      repeated.add(ValueNames::functionOf(value));
      repeated.add(value.getType());
      if (isa<BlockArgument>(value))
        repeated.add(nameIn(value.getLoc()));
    }
  };
  module.walk([&](Operation *op) {
    repeated.add(nameIn(op->getLoc()));
    addValues(op->getResults());
    auto func = dyn_cast<FunctionOpInterface>(op);
    if (func && !func.isExternal())
      addValues(func.getArguments());
    if (std::optional<StringRef> callee = calleeName(op))
      repeated.add(*callee);
  });
  return repeated.check(module, "the graph");
}

/// Visits the ops of a block that are nodes, each with the node around it.
static void forEachNode(Block &block, Operation *parent,
                        function_ref<void(Operation &, Operation *)> visit) {
  for (Operation &op : block) {
    if (parent && op.hasTrait<OpTrait::IsTerminator>())
      continue;
    visit(op, parent);
    if (hasProgramRegions(&op))
      for (Region &region : op.getRegions())
        for (Block &nested : region)
          forEachNode(nested, &op, visit);
  }
}

/// Visits the functions that the graph has.
static void forEachFunction(ModuleOp module,
                            function_ref<void(FunctionOpInterface)> visit) {
  module.walk<WalkOrder::PreOrder>([&](FunctionOpInterface func) {
    if (!func.isExternal())
      visit(func);
    return WalkResult::skip();
  });
}

/// Fails if the graph has more than `maxNodes` nodes and arguments.
static LogicalResult checkNumNodes(ModuleOp module, int64_t maxNodes) {
  int64_t count = 0;
  forEachFunction(module, [&](FunctionOpInterface func) {
    count += func.getNumArguments();
    for (Block &block : func.getFunctionBody())
      forEachNode(block, nullptr, [&](Operation &, Operation *) { ++count; });
  });
  if (maxNodes == 0 || count <= maxNodes)
    return success();
  return module.emitError()
         << "has " << count << " ops and arguments; the graph shows at most "
         << maxNodes;
}

namespace {
class GraphWriter {
public:
  GraphWriter(ModuleOp module, llvm::raw_ostream &os)
      : module(module), names(module), os(os) {
    forEachTensor(module, names, [&](const ProgramTensor &tensor) {
      if (tensor.value)
        keys[tensor.value] = tensor.getKey(names);
    });
  }

  void write() {
    os.object([&] {
      os.attributeArray("functions", [&] {
        forEachFunction(module,
                        [&](FunctionOpInterface func) { writeFunction(func); });
      });
      os.attribute("version", 1);
    });
  }

private:
  void writeFunction(FunctionOpInterface func) {
    ids.clear();
    func->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != func)
        ids.try_emplace(op, ids.size());
    });
    os.object([&] {
      os.attributeArray("arguments", [&] {
        for (BlockArgument argument : func.getArguments())
          os.object([&] {
            os.attribute("name", json::fixUTF8(nameIn(argument.getLoc())));
            writeValue(argument);
          });
      });
      os.attribute("name", json::fixUTF8(func.getName()));
      os.attributeArray("nodes", [&] {
        for (Block &block : func.getFunctionBody())
          forEachNode(
              block, /*parent=*/nullptr,
              [&](Operation &op, Operation *parent) { writeNode(op, parent); });
      });
    });
  }

  void writeNode(Operation &op, Operation *parent) {
    os.object([&] {
      os.attributeArray("calls", [&] {
        if (std::optional<StringRef> callee = calleeName(&op))
          os.value(json::fixUTF8(*callee));
      });
      os.attribute("id", ids.at(&op));
      os.attribute("name", json::fixUTF8(nameIn(op.getLoc())));
      os.attribute("op", json::fixUTF8(op.getName().getStringRef()));
      os.attributeArray("operands", [&] {
        writeOperands(op.getOperands());
        if (hasProgramRegions(&op))
          for (Region &region : op.getRegions())
            for (Block &block : region)
              if (block.mightHaveTerminator())
                writeOperands(block.getTerminator()->getOperands());
      });
      os.attribute("parent",
                   parent ? json::Value(ids.at(parent)) : json::Value(nullptr));
      os.attributeArray("results", [&] {
        for (Value result : op.getResults())
          os.object([&] { writeValue(result); });
      });
    });
  }

  void writeOperands(ValueRange operands) {
    for (Value operand : operands)
      if (std::optional<std::pair<std::string, int64_t>> producer =
              findProducer(operand))
        os.array([&] {
          os.value(producer->first);
          os.value(producer->second);
        });
  }

  /// Returns the node and the number of its result that `value` is. nullopt for
  /// an argument of a region without a corresponding operand.
  std::optional<std::pair<std::string, int64_t>>
  findProducer(Value value) const {
    while (auto argument = dyn_cast<BlockArgument>(value)) {
      Operation *owner = argument.getOwner()->getParentOp();
      if (isa<FunctionOpInterface>(owner))
        return std::pair(numberedName(argument), 0);
      if (owner->getNumOperands() != argument.getOwner()->getNumArguments())
        return std::nullopt;
      value = owner->getOperand(argument.getArgNumber());
    }
    return std::pair(std::to_string(ids.at(value.getDefiningOp())),
                     int64_t(cast<OpResult>(value).getResultNumber()));
  }

  void writeValue(Value value) {
    auto key = keys.find(value);
    if (key == keys.end())
      os.attribute("tensor", nullptr);
    else
      os.attributeObject("tensor", [&] {
        os.attribute("function", json::fixUTF8(key->second.function));
        os.attribute("name", json::fixUTF8(key->second.name));
        os.attribute("occurrence", int64_t(key->second.occurrence));
      });
    std::string type;
    llvm::raw_string_ostream(type) << value.getType();
    os.attribute("type", json::fixUTF8(type));
  }

  ModuleOp module;
  ValueNames names;
  json::OStream os;
  DenseMap<Value, TensorKey> keys;
  /// The numbers of the ops of the function that is written.
  DenseMap<Operation *, int64_t> ids;
};
} // namespace

LogicalResult mlir::gspmd::writeProgramGraph(ModuleOp module, int64_t maxNodes,
                                             llvm::raw_ostream &os) {
  if (failed(checkNumNodes(module, maxNodes)) || failed(checkNames(module)))
    return failure();
  GraphWriter(module, os).write();
  return success();
}
