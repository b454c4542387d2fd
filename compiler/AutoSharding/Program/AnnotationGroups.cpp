//===- AnnotationGroups.cpp - Tensors that share one sharding -------------===//
#include "compiler/AutoSharding/Program/AnnotationGroups.h"
#include "compiler/AutoSharding/Program/DimClasses.h"
#include "compiler/AutoSharding/Program/StepState.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "transforms/Support/Diagnostics/ArgumentNumbers.h"
#include "transforms/Support/Diagnostics/ValueNames.h"
#include <map>

namespace mlir::gspmd {
namespace {

/// Replaces numbers: `params['layer_12']['w']` becomes
/// `params['layer_#']['w']`.
std::string withoutNumbers(StringRef name) {
  std::string result;
  for (char c : name)
    if (!llvm::isDigit(c))
      result += c;
    else if (result.empty() || result.back() != '#')
      result += '#';
  return result;
}

/// Returns a group without members, of which `value` will be the first.
AnnotationGroup groupOf(Value value, std::string name,
                        std::optional<unsigned> variable) {
  AnnotationGroup group;
  group.name = std::move(name);
  group.shape = cast<RankedTensorType>(value.getType()).getShape().vec();
  group.variable = variable;
  return group;
}

void addTo(AnnotationGroup &group, Value value) {
  group.members.push_back(value);
  group.bytes += sharding::tensorBytes(value.getType());
}

void sortBySize(std::vector<AnnotationGroup> &groups) {
  llvm::stable_sort(
      groups, [](const auto &a, const auto &b) { return a.bytes > b.bytes; });
}

/// Returns true if the op is neither element-wise nor a pure data movement, so
/// its result sharding is a free variable.
bool isWorthAnnotating(Operation *op) {
  auto rule = dyn_cast<sharding::ShardingRuleOpInterface>(op);
  if (!rule || rule.isElementwise() || op->getNumResults() != 1)
    return false;
  WorkKind kind = workKindOf(op);
  return kind != WorkKind::Source && kind != WorkKind::View &&
         kind != WorkKind::Move;
}

/// Returns the name of an op's annotation, such as `attention: dot_general`,
/// with the position in the file if the op has no name.
std::string nameOf(Operation *op) {
  StringRef name = nameIn(op->getLoc());
  std::string where = name.empty() ? fileOf(op->getLoc()) : name.str();
  StringRef kind = op->getName().stripDialect();
  if (where == "unknown" || StringRef(where).ends_with(kind))
    return where == "unknown" ? kind.str() : where;
  return where + ": " + kind.str();
}

class Grouping {
public:
  Grouping(FunctionOpInterface func, TensorVariables &tensors)
      : func(func), tensors(tensors), table(tensors.getTable()), dims(table),
        isState(stateArguments(func, tensors.getImported())) {}

  std::vector<AnnotationGroup> groupArguments() {
    parents.grow(func.getNumArguments());
    for (BlockArgument arg : func.getArguments())
      if (isFree(arg))
        joinWithEarlier(arg);
    std::map<unsigned, AnnotationGroup> groups;
    for (BlockArgument arg : func.getArguments())
      if (isFree(arg))
        add(groups[parents.findLeader(arg.getArgNumber())], arg);
    std::vector<AnnotationGroup> sorted;
    for (auto &entry : groups)
      sorted.push_back(std::move(entry.second));
    sortBySize(sorted);
    return sorted;
  }

  /// Returns groups of results whose sharding is a free variable; for a
  /// variable without such results and arguments, the op that defines its first
  /// tensor.
  std::vector<AnnotationGroup> groupResults() {
    std::map<std::pair<unsigned, std::string>, AnnotationGroup> groups;
    DenseSet<unsigned> reached = variablesOfArguments();
    for (Operation *op : tensors.getOps())
      if (isWorthAnnotating(op))
        if (std::optional<unsigned> variable = freeVariableOf(op)) {
          add(groups, op, *variable);
          reached.insert(*variable);
        }
    DenseMap<unsigned, std::string> firsts;
    for (Operation *op : tensors.getOps()) {
      std::optional<unsigned> variable = freeVariableOf(op);
      if (!variable || reached.contains(*variable))
        continue;
      std::string name = withoutNumbers(nameOf(op));
      if (firsts.try_emplace(*variable, name).first->second == name)
        add(groups, op, *variable);
    }
    std::vector<AnnotationGroup> sorted;
    for (auto &entry : groups)
      sorted.push_back(std::move(entry.second));
    sortBySize(sorted);
    return sorted;
  }

private:
  bool isAnnotated(Value value) {
    int number = tensors.numberOf(value);
    return number < 0 || table.getTensors()[number].annotated;
  }

  bool isFree(BlockArgument arg) {
    auto type = dyn_cast<RankedTensorType>(arg.getType());
    return type && type.hasStaticShape() && !isAnnotated(arg) &&
           llvm::any_of(type.getShape(), [](int64_t size) { return size > 1; });
  }

  DenseSet<unsigned> variablesOfArguments() {
    DenseSet<unsigned> variables;
    for (BlockArgument arg : func.getArguments())
      if (auto variable = tensors.variableOf(tensors.numberOf(arg)))
        variables.insert(*variable);
    return variables;
  }

  /// Returns the variable of an op's only result; nullopt if that must not be
  /// annotated.
  std::optional<unsigned> freeVariableOf(Operation *op) {
    if (op->getNumResults() != 1)
      return std::nullopt;
    Value value = op->getResult(0);
    auto type = dyn_cast<RankedTensorType>(value.getType());
    std::optional<unsigned> variable =
        tensors.variableOf(tensors.numberOf(value));
    if (!variable || !type || isAnnotated(value) ||
        type.getShape() != tensors.shapeOf(*variable))
      return std::nullopt;
    return variable;
  }

  void add(std::map<std::pair<unsigned, std::string>, AnnotationGroup> &groups,
           Operation *op, unsigned variable) {
    Value value = op->getResult(0);
    std::string name = nameOf(op);
    auto [it, isNew] = groups.try_emplace({variable, withoutNumbers(name)});
    if (isNew) {
      it->second = groupOf(value, name, variable);
      it->second.isIntermediate = true;
      it->second.dimClasses = classesOf(value);
    }
    addTo(it->second, value);
  }

  std::vector<unsigned> classesOf(Value value) {
    std::vector<unsigned> result;
    int64_t rank = cast<RankedTensorType>(value.getType()).getRank();
    for (int64_t d = 0; d < rank; ++d)
      result.push_back(dims.classOf(tensors.numberOf(value), d));
    return result;
  }

  /// Joins `arg` with the first similar argument.
  void joinWithEarlier(BlockArgument arg) {
    auto join = [&](auto &firsts, auto key) {
      auto [it, isNew] =
          firsts.try_emplace({arg.getType().getAsOpaquePointer(),
                              isState[arg.getArgNumber()], std::move(key)},
                             arg.getArgNumber());
      if (!isNew)
        parents.join(it->second, arg.getArgNumber());
    };
    join(byClasses, classesOf(arg));
    if (StringRef name = nameIn(arg.getLoc()); !name.empty())
      join(byName, withoutNumbers(name));
  }

  void add(AnnotationGroup &group, BlockArgument arg) {
    if (group.members.empty()) {
      StringRef name = nameIn(arg.getLoc());
      group = groupOf(arg, name.empty() ? numberedName(arg) : name.str(),
                      tensors.variableOf(tensors.numberOf(arg)));
      group.dimClasses = classesOf(arg);
      group.isState = isState[arg.getArgNumber()];
    }
    addTo(group, arg);
  }

  FunctionOpInterface func;
  TensorVariables &tensors;
  ShardingTable &table;
  DimClasses dims;
  /// The arguments of `func` that are state.
  const llvm::BitVector isState;
  llvm::IntEqClasses parents;
  std::map<std::tuple<const void *, bool, std::vector<unsigned>>, unsigned>
      byClasses;
  std::map<std::tuple<const void *, bool, std::string>, unsigned> byName;
};

} // namespace

std::vector<std::optional<unsigned>>
weightsOf(llvm::ArrayRef<AnnotationGroup> groups) {
  std::map<std::pair<std::vector<int64_t>, std::vector<unsigned>>, unsigned>
      weights;
  for (auto [i, group] : llvm::enumerate(groups))
    if (!group.isState && !group.isIntermediate)
      weights.try_emplace({group.shape, group.dimClasses}, i);
  std::vector<std::optional<unsigned>> result(groups.size());
  for (auto [i, group] : llvm::enumerate(groups))
    if (auto it = weights.find({group.shape, group.dimClasses});
        group.isState && it != weights.end())
      result[i] = it->second;
  return result;
}

FailureOr<std::vector<AnnotationGroup>>
findAnnotationGroups(ModuleOp module, StringRef entry,
                     TensorVariables &tensors) {
  auto func = tensors.getImported().lookupSymbol<FunctionOpInterface>(entry);
  auto original = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!func || func.getNumArguments() != original.getNumArguments())
    return original.emitOpError()
           << "has arguments that import adds or replaces, as for globals; the "
              "search expects a function of tensors";
  Grouping grouping(original, tensors);
  std::vector<AnnotationGroup> groups = grouping.groupArguments();
  llvm::append_range(groups, grouping.groupResults());
  return groups;
}

} // namespace mlir::gspmd
