//===- TensorVariables.cpp - Tensors of a program as variables ------------===//
#include "compiler/AutoSharding/Program/TensorVariables.h"
#include "compiler/Pipeline/Compilation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <set>

namespace mlir::gspmd {
namespace {

/// Marks the ops of a module with numbers while it exists, to find them again
/// in an imported copy.
constexpr llvm::StringLiteral kPosition = "gspmd.place";

/// Up to this number, each variable is solved separately.
constexpr unsigned kManyVariables = 150;

void markPositions(ModuleOp module) {
  Builder builder(module.getContext());
  int64_t next = 0;
  module.walk([&](Operation *op) {
    op->setDiscardableAttr(kPosition, builder.getI64IntegerAttr(next++));
  });
}

/// Returns the op of each unique mark and removes all marks.
DenseMap<int64_t, Operation *> takePositions(ModuleOp module) {
  DenseMap<int64_t, Operation *> found;
  module.walk([&](Operation *op) {
    auto mark = op->getAttrOfType<IntegerAttr>(kPosition);
    if (!mark)
      return;
    auto [it, isNew] = found.try_emplace(mark.getInt(), op);
    if (!isNew)
      it->second = nullptr;
    op->removeDiscardableAttr(kPosition);
  });
  return found;
}

/// Returns true for data flow ops and returns, which forward tensors.
bool forwardsOperands(const PropagationNode &node) {
  return isa<sharding::ShardingDataFlowOpInterface>(node.op) ||
         node.op->hasTrait<OpTrait::ReturnLike>();
}

} // namespace

bool TensorVariables::isFollower(const ShardingTable &table,
                                 const PropagationNode &node) {
  return forwardsOperands(node) || table.kindOf(node).isElementwise;
}

FailureOr<TensorVariables> TensorVariables::collect(ModuleOp module) {
  markPositions(module);
  Compilation compilation(module.clone());
  (void)takePositions(module);
  KeptResult<PhaseModule> imported = compilation.import();
  if (failed(imported))
    return failure();
  TensorVariables result;
  ModuleOp marked = (*imported)->module;
  result.imported = marked.clone();
  DenseMap<int64_t, Operation *> byPosition = takePositions(*result.imported);
  FailureOr<ShardingTable> table =
      ShardingTable::build(*result.imported, /*conservative=*/false);
  if (failed(table))
    return failure();
  result.table.emplace(*std::move(table));
  result.findComputedFromScalars();
  result.join();
  result.numberVariables();
  if (result.numVariables() > kManyVariables)
    result.joinRepeated();
  result.numberValues(module, byPosition);
  return result;
}

/// Visits ops in program order, in which definitions precede uses. Loop-carried
/// values are not followed.
void TensorVariables::findComputedFromScalars() {
  fromScalars.assign(table->getTensors().size(), false);
  imported->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<sharding::ShardingDataFlowOpInterface>(op) ||
        !isa<sharding::ShardingRuleOpInterface>(op))
      return;
    for (Value operand : op->getOperands())
      if (int n = table->findNumber(operand);
          n >= 0 && !fromScalars[n] &&
          !table->classOf(table->getTensors()[n]).shape.empty())
        return;
    for (Value result : op->getResults())
      if (int n = table->findNumber(result); n >= 0)
        fromScalars[n] = true;
  });
}

void TensorVariables::join() {
  classes.grow(table->getTensors().size());
  buffers.grow(table->getTensors().size());
  for (const PropagationNode &node : table->getNodes()) {
    if (!isFollower(*table, node))
      continue;
    std::optional<unsigned> first;
    for (int n : table->getTensorsOf(node)) {
      if (n < 0 || fromScalars[n])
        continue;
      auto shape = table->classOf(table->getTensors()[n]).shape;
      if (shape.empty())
        continue;
      if (!first) {
        first = n;
        continue;
      }
      if (shape != table->classOf(table->getTensors()[*first]).shape)
        continue;
      classes.join(*first, n);
      if (forwardsOperands(node))
        buffers.join(*first, n);
    }
  }
  classes.compress();
  buffers.compress();
}

/// Classes whose tensors have less than a ten-thousandth of the largest
/// tensor's elements do not matter.
void TensorVariables::numberVariables() {
  std::vector<double> elements(classes.getNumClasses(), 0);
  std::vector<ArrayRef<int64_t>> shapeOfClass(classes.getNumClasses());
  for (auto [n, tensor] : llvm::enumerate(table->getTensors())) {
    ArrayRef<int64_t> shape = table->classOf(tensor).shape;
    if (fromScalars[n] || shape.empty())
      continue;
    double size = llvm::product_of(shape, double(1));
    elements[classes[n]] = size;
    shapeOfClass[classes[n]] = shape;
  }
  double largest = elements.empty() ? 0 : *llvm::max_element(elements);
  std::vector<std::optional<unsigned>> numberOfClass(elements.size());
  for (unsigned c = 0; c < elements.size(); ++c)
    if (elements[c] > 1 && elements[c] * 1e4 >= largest) {
      numberOfClass[c] = shapes.size();
      shapes.push_back(shapeOfClass[c]);
    }
  for (unsigned n = 0; n < table->getTensors().size(); ++n)
    variables.push_back(fromScalars[n] ? std::nullopt
                                       : numberOfClass[classes[n]]);
}

/// Returns the occurrences of each variable: kinds of ops, the colors of their
/// tensors, and its index among these.
std::vector<std::set<TensorVariables::Signature>>
TensorVariables::surroundings(ArrayRef<unsigned> colors) const {
  std::vector<std::set<Signature>> around(numVariables());
  for (const PropagationNode &node : table->getNodes()) {
    if (isFollower(*table, node))
      continue;
    Signature nodeSignature = {node.kind};
    for (int n : table->getTensorsOf(node))
      nodeSignature.push_back(variableOf(n) ? colors[*variableOf(n)] + 1 : 0);
    for (auto [operandIndex, n] : llvm::enumerate(table->getTensorsOf(node)))
      if (std::optional<unsigned> v = variableOf(n)) {
        nodeSignature.push_back(operandIndex);
        around[*v].insert(nodeSignature);
        nodeSignature.pop_back();
      }
  }
  return around;
}

/// Joins the variables of repeated layers by color refinement: variables are
/// distinguished by their shapes, then by their ops and the variables next to
/// them, and so on for a few rounds.
void TensorVariables::joinRepeated() {
  // After three rounds, a color depends on the ops within three steps of a
  // variable. More rounds separate the first and last layers from the others.
  constexpr unsigned kRounds = 3;
  std::vector<unsigned> colors(numVariables());
  std::map<std::vector<int64_t>, unsigned> byShape;
  for (unsigned v = 0; v < numVariables(); ++v)
    colors[v] =
        byShape.try_emplace(shapes[v].vec(), byShape.size()).first->second;
  for (unsigned round = 0; round < kRounds; ++round) {
    std::vector<std::set<Signature>> around = surroundings(colors);
    std::map<std::pair<unsigned, std::set<Signature>>, unsigned> numbers;
    for (unsigned v = 0; v < numVariables(); ++v)
      colors[v] =
          numbers.try_emplace({colors[v], std::move(around[v])}, numbers.size())
              .first->second;
  }
  std::vector<ArrayRef<int64_t>> joined(1 + *llvm::max_element(colors));
  for (unsigned v = 0; v < numVariables(); ++v)
    joined[colors[v]] = shapes[v];
  for (std::optional<unsigned> &variable : variables)
    if (variable)
      variable = colors[*variable];
  shapes = std::move(joined);
}

void TensorVariables::numberValues(
    ModuleOp module, const DenseMap<int64_t, Operation *> &byPosition) {
  int64_t position = 0;
  module.walk([&](Operation *op) {
    Operation *other = byPosition.lookup(position++);
    if (!other || other->getName() != op->getName())
      return;
    if (auto func = dyn_cast<FunctionOpInterface>(op)) {
      auto otherFunc = cast<FunctionOpInterface>(other);
      if (!func.isExternal() &&
          func.getNumArguments() == otherFunc.getNumArguments())
        for (auto [arg, copy] :
             llvm::zip_equal(func.getArguments(), otherFunc.getArguments()))
          numbers[arg] = table->findNumber(copy);
      return;
    }
    if (op->getNumResults() == 0 ||
        op->getResultTypes() != other->getResultTypes())
      return;
    for (auto [result, copy] :
         llvm::zip_equal(op->getResults(), other->getResults()))
      numbers[result] = table->findNumber(copy);
    ops.push_back(op);
  });
}

} // namespace mlir::gspmd
