//===- Arguments.cpp - What there is to choose shardings of ---------------===//
#include "Arguments.h"
#include "ImportedCopy.h"
#include "transforms/Propagation/ShardingTable.h"
#include "transforms/Support/ValueNames.h"
#include "llvm/ADT/IntEqClasses.h"
#include <map>

namespace mlir::gspmd {
namespace {

/// Dimensions of all tensors of a program, joined where shardings move from one
/// to the other without anything being sent.
class DimClasses {
public:
  explicit DimClasses(ShardingTable &table) : table(table) {
    for (const TensorEntry &tensor : table.getTensors()) {
      firstDim.push_back(numDims);
      numDims += table.classOf(tensor).shape.size();
    }
    classes.grow(numDims);
    for (const PropagationNode &node : table.getNodes())
      join(node);
    classes.compress();
  }

  unsigned classOf(unsigned tensor, unsigned dim) const {
    return classes[firstDim[tensor] + dim];
  }

private:
  void join(const PropagationNode &node) {
    const FactorMap &map = table.kindOf(node).map;
    ArrayRef<int> tensors = table.getTensorsOf(node);
    for (unsigned f = 0; f < map.numFactors(); ++f) {
      FactorKind moves = map.factor(f).moves;
      if (map.factor(f).isBlocked ||
          (moves != FactorKind::PassThrough && moves != FactorKind::Reduction))
        continue;
      std::optional<unsigned> first;
      for (unsigned i = 0; i < map.numTensors(); ++i) {
        // A minor factor is cut only after those before it.
        auto place = map.findFactor(i, f);
        if (!place || place->second != 0 || tensors[i] < 0)
          continue;
        unsigned dim = firstDim[tensors[i]] + place->first;
        if (first)
          classes.join(*first, dim);
        else
          first = dim;
      }
    }
  }

  ShardingTable &table;
  SmallVector<unsigned> firstDim;
  unsigned numDims = 0;
  llvm::IntEqClasses classes;
};

/// `params['layer_12']['w']` as `params['layer_#']['w']`.
std::string withoutNumbers(StringRef name) {
  std::string result;
  for (char c : name)
    if (!llvm::isDigit(c))
      result += c;
    else if (result.empty() || result.back() != '#')
      result += '#';
  return result;
}

class Grouping {
public:
  Grouping(FunctionOpInterface func, ShardingTable &table)
      : func(func), table(table), dims(table) {}

  std::vector<ArgumentGroup> run() {
    parents.grow(func.getNumArguments());
    for (BlockArgument arg : func.getArguments())
      if (isFree(arg))
        joinWithEarlier(arg);
    std::map<unsigned, ArgumentGroup> groups;
    for (BlockArgument arg : func.getArguments())
      if (isFree(arg))
        add(groups[parents.findLeader(arg.getArgNumber())], arg);
    std::vector<ArgumentGroup> sorted;
    for (auto &entry : groups)
      sorted.push_back(std::move(entry.second));
    llvm::stable_sort(
        sorted, [](const auto &a, const auto &b) { return a.bytes > b.bytes; });
    return sorted;
  }

private:
  bool isFree(BlockArgument arg) {
    auto type = dyn_cast<RankedTensorType>(arg.getType());
    int number = table.findNumber(arg);
    return type && type.hasStaticShape() && number >= 0 &&
           !table.getTensors()[number].annotated &&
           llvm::any_of(type.getShape(), [](int64_t size) { return size > 1; });
  }

  std::vector<unsigned> classesOf(BlockArgument arg) {
    std::vector<unsigned> result;
    int64_t rank = cast<RankedTensorType>(arg.getType()).getRank();
    for (int64_t d = 0; d < rank; ++d)
      result.push_back(dims.classOf(table.findNumber(arg), d));
    return result;
  }

  /// Joins `arg` with the first argument that it is like, in either way.
  void joinWithEarlier(BlockArgument arg) {
    auto join = [&](auto &firsts, auto key) {
      auto [it, isNew] = firsts.try_emplace(
          {arg.getType().getAsOpaquePointer(), std::move(key)},
          arg.getArgNumber());
      if (!isNew)
        parents.join(it->second, arg.getArgNumber());
    };
    join(byClasses, classesOf(arg));
    if (StringRef name = nameIn(arg.getLoc()); !name.empty())
      join(byName, withoutNumbers(name));
  }

  void add(ArgumentGroup &group, BlockArgument arg) {
    auto type = cast<RankedTensorType>(arg.getType());
    if (group.members.empty()) {
      StringRef name = nameIn(arg.getLoc());
      group.name = name.empty() ? "arg" + std::to_string(arg.getArgNumber())
                                : name.str();
      group.shape = type.getShape().vec();
      group.dimClasses = classesOf(arg);
    }
    group.members.push_back(arg.getArgNumber());
    group.bytes += sharding::tensorBytes(type);
  }

  FunctionOpInterface func;
  ShardingTable &table;
  DimClasses dims;
  llvm::IntEqClasses parents;
  std::map<std::pair<const void *, std::vector<unsigned>>, unsigned> byClasses;
  std::map<std::pair<const void *, std::string>, unsigned> byName;
};

} // namespace

FailureOr<std::vector<ArgumentGroup>> argumentGroups(ModuleOp module,
                                                     StringRef entry) {
  FailureOr<OwningOpRef<ModuleOp>> imported = importedCopy(module);
  if (failed(imported))
    return failure();
  FailureOr<ShardingTable> table =
      ShardingTable::build(**imported, /*conservative=*/false);
  auto func = (*imported)->lookupSymbol<FunctionOpInterface>(entry);
  auto given = module.lookupSymbol<FunctionOpInterface>(entry);
  if (failed(table))
    return failure();
  if (!func || func.getNumArguments() != given.getNumArguments())
    return given.emitOpError()
           << "has arguments that import replaces; shardings are chosen for "
              "functions of tensors";
  return Grouping(func, *table).run();
}

} // namespace mlir::gspmd
