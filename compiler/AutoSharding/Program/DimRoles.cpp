//===- DimRoles.cpp - Which dimensions people would cut -------------------===//
#include "compiler/AutoSharding/Program/DimRoles.h"
#include "compiler/AutoSharding/Program/DimClasses.h"
#include "compiler/AutoSharding/Program/Lifetimes.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <map>
#include <set>

namespace mlir::gspmd {
namespace {

/// What cutting along a class would mean.
struct ClassCost {
  /// Arithmetic of ops that can be cut, and of those of them whose results are
  /// then partial and needed.
  double work = 0, partialWork = 0;
  /// Bytes of these results.
  double partialBytes = 0;
};

/// Walks the ops of a program once.
class ClassCosts {
public:
  ClassCosts(ProgramTensors &tensors, StringRef entry, const Hardware &hardware,
             double unknownTripCount)
      : table(tensors.getTable()), classes(table) {
    DenseMap<Operation *, double> runs;
    for (const RunningOp &op :
         lifetimesOf(tensors, entry, unknownTripCount).ops)
      runs[op.op] += op.runs;
    double products = 0;
    for (const PropagationNode &node : table.getNodes())
      products += runs.lookup(node.op) * flops(node, hardware);
    for (const PropagationNode &node : table.getNodes()) {
      double of = runs.lookup(node.op) *
                  (products > 0 ? flops(node, hardware) : bytesOfResults(node));
      work.push_back(of);
      total += of;
    }
    findNeeded(tensors.getImported().lookupSymbol<FunctionOpInterface>(entry));
    for (auto [n, node] : llvm::enumerate(table.getNodes()))
      add(node, work[n], runs.lookup(node.op));
  }

  const ClassCost &of(unsigned dimClass) const {
    static const ClassCost none;
    auto it = costs.find(dimClass);
    return it == costs.end() ? none : it->second;
  }
  double total = 0;

private:
  static double flops(const PropagationNode &node, const Hardware &hardware) {
    return isControl(node.op) ? 0 : workOf(node.op, hardware).matrixFlops;
  }

  static double bytesOfResults(const PropagationNode &node) {
    double bytes = 0;
    if (!isControl(node.op))
      for (Value result : node.op->getResults())
        bytes += bytesOf(result);
    return bytes;
  }

  ArrayRef<int> operandsOf(const PropagationNode &node) const {
    return table.getTensorsOf(node).take_front(
        table.kindOf(node).map.operands().size());
  }

  /// From what a product reads back to what that is made of, but not through
  /// other products. What the entry gives is needed too, unless it is like an
  /// argument: the outside needs it, but for gradients and new weights, which
  /// lie as these do.
  void findNeeded(FunctionOpInterface entry) {
    isNeeded.assign(table.getTensors().size(), false);
    SmallVector<int> open;
    auto need = [&](int tensor) {
      if (tensor >= 0 && !isNeeded[tensor]) {
        isNeeded[tensor] = true;
        open.push_back(tensor);
      }
    };
    for (auto [n, node] : llvm::enumerate(table.getNodes()))
      if (work[n] > 0)
        llvm::for_each(operandsOf(node), need);
    std::set<SmallVector<unsigned>> ofArguments;
    for (Value argument : entry.getArguments())
      ofArguments.insert(classesOf(table.findNumber(argument)));
    for (int result : table.getResultNumbers(entry))
      if (!ofArguments.count(classesOf(result)))
        need(result);
    while (!open.empty()) {
      int tensor = open.pop_back_val();
      for (unsigned n : table.getNodesOf(tensor)) {
        const PropagationNode &node = table.getNodes()[n];
        ArrayRef<int> operands = operandsOf(node);
        ArrayRef<int> results =
            table.getTensorsOf(node).drop_front(operands.size());
        if (work[n] == 0 && llvm::is_contained(results, tensor))
          llvm::for_each(operands, need);
      }
    }
  }

  SmallVector<unsigned> classesOf(int tensor) const {
    SmallVector<unsigned> result;
    if (tensor >= 0)
      for (unsigned d = 0;
           d < table.classOf(table.getTensors()[tensor]).shape.size(); ++d)
        result.push_back(classes.classOf(tensor, d));
    return result;
  }

  void add(const PropagationNode &node, double ofNode, double runs) {
    if (runs == 0)
      return;
    const FactorMap &map = table.kindOf(node).map;
    ArrayRef<int> tensors = table.getTensorsOf(node);
    // A factor and its class may be told by several tensors.
    std::map<unsigned, std::set<unsigned>> factorsOf;
    for (unsigned t = 0; t < map.numTensors(); ++t)
      for (unsigned f = 0; f < map.numFactors(); ++f)
        if (auto place = map.findFactor(t, f);
            place && place->second == 0 && tensors[t] >= 0)
          factorsOf[classes.classOf(tensors[t], place->first)].insert(f);
    for (const auto &[dimClass, factors] : factorsOf) {
      double partial = 0;
      for (unsigned f : factors)
        partial = std::max(partial, partialBytes(node, f));
      ClassCost &cost = costs[dimClass];
      cost.work += ofNode;
      cost.partialWork += partial > 0 ? ofNode : 0;
      cost.partialBytes += runs * partial;
    }
  }

  /// Of the node's results that are added up along a factor, and needed.
  double partialBytes(const PropagationNode &node, unsigned factor) const {
    const FactorMap &map = table.kindOf(node).map;
    if (map.factor(factor).partitionKind != FactorKind::Reduction)
      return 0;
    double bytes = 0;
    unsigned numOperands = map.operands().size();
    for (auto [i, tensor] :
         llvm::enumerate(table.getTensorsOf(node).drop_front(numOperands)))
      if (tensor >= 0 && isNeeded[tensor] &&
          !map.tensorHasFactor(numOperands + i, factor))
        bytes += bytesOf(node.op->getResult(i));
    return bytes;
  }

  ShardingTable &table;
  DimClasses classes;
  /// Per node.
  std::vector<double> work;
  /// Per tensor.
  std::vector<bool> isNeeded;
  std::map<unsigned, ClassCost> costs;
};

bool has(const TensorGroup &group, unsigned dimClass) {
  for (auto [d, other] : llvm::enumerate(group.dimClasses))
    if (other == dimClass && group.shape[d] > 1)
      return true;
  return false;
}

unsigned firstArgument(const TensorGroup &group) {
  return cast<BlockArgument>(group.members.front()).getArgNumber();
}

/// Classes of arguments' dimensions, by the first argument that has them.
std::vector<unsigned> classesInOrder(ArrayRef<const TensorGroup *> groups) {
  std::vector<unsigned> result;
  for (const TensorGroup *group : groups)
    for (unsigned dimClass : group->dimClasses)
      if (has(*group, dimClass) && !llvm::is_contained(result, dimClass))
        result.push_back(dimClass);
  return result;
}

std::optional<unsigned> batchOf(ArrayRef<const TensorGroup *> groups,
                                const ClassCosts &costs) {
  constexpr double kMostly = 0.5, kLittle = 0.1, kSame = 1e-9;
  std::optional<unsigned> best;
  if (costs.total == 0) // of no work, no part can be done apart
    return best;
  double bestShare = 0;
  auto numGroups = [&](unsigned dimClass) {
    return llvm::count_if(groups,
                          [&](const auto *g) { return has(*g, dimClass); });
  };
  for (unsigned dimClass : classesInOrder(groups)) {
    const ClassCost &cost = costs.of(dimClass);
    double share = (cost.work - cost.partialWork) / costs.total;
    if (cost.work < kMostly * costs.total ||
        cost.partialWork > kLittle * costs.total)
      continue;
    // Columns of a last product are as good as its rows; what is in fewer
    // arguments, and in earlier ones, is the batch.
    if (!best || share > bestShare + kSame ||
        (share > bestShare - kSame && numGroups(dimClass) < numGroups(*best))) {
      best = dimClass;
      bestShare = share;
    }
  }
  return best;
}

class ModelClasses {
public:
  ModelClasses(ArrayRef<const TensorGroup *> groups, unsigned batch,
               const ClassCosts &costs)
      : costs(costs) {
    for (const TensorGroup *group : groups)
      (has(*group, batch) ? data : weights).push_back(group);
    for (const TensorGroup *weight : weights)
      allBytes += weight->bytes;
  }

  /// Those with the fewest bytes to add up for what they cut, as long as none
  /// has much of what others cut already.
  SmallVector<unsigned> choose() {
    constexpr double kOverlap = 0.1, kGoodPart = 0.25;
    std::vector<unsigned> sorted = candidates();
    // What is never added up is no inner dimension, but stages, or columns of
    // what comes last.
    auto price = [&](unsigned dimClass) {
      double partial = costs.of(dimClass).partialBytes;
      return std::make_pair(partial == 0, partial / bytesWith(dimClass).first);
    };
    llvm::stable_sort(
        sorted, [&](unsigned a, unsigned b) { return price(a) < price(b); });
    SmallVector<unsigned> chosen;
    double cut = 0;
    for (unsigned dimClass : sorted) {
      auto [bytes, already] = bytesWith(dimClass);
      if (already > kOverlap * bytes)
        continue;
      for (const TensorGroup *weight : weights)
        if (has(*weight, dimClass))
          isCut.insert(weight);
      chosen.push_back(dimClass);
      cut += bytes - already;
    }
    return cut < kGoodPart * allBytes ? SmallVector<unsigned>() : chosen;
  }

private:
  /// Of weights that count, of products that do, and of no data.
  std::vector<unsigned> candidates() {
    constexpr double kCounts = 0.01;
    std::vector<unsigned> result;
    for (unsigned dimClass : classesInOrder(weights))
      if (bytesWith(dimClass).first > kCounts * allBytes &&
          costs.of(dimClass).work > kCounts * costs.total &&
          llvm::none_of(data, [&](const auto *g) { return has(*g, dimClass); }))
        result.push_back(dimClass);
    return result;
  }

  /// Bytes of weights that have the class, and of these what is cut already.
  std::pair<double, double> bytesWith(unsigned dimClass) const {
    double all = 0, already = 0;
    for (const TensorGroup *weight : weights)
      if (has(*weight, dimClass)) {
        all += weight->bytes;
        already += isCut.contains(weight) ? weight->bytes : 0;
      }
    return {all, already};
  }

  const ClassCosts &costs;
  std::vector<const TensorGroup *> data, weights;
  double allBytes = 0;
  DenseSet<const TensorGroup *> isCut;
};

} // namespace

DimRoles dimRolesOf(ProgramTensors &tensors, StringRef entry,
                    ArrayRef<TensorGroup> groups, const Hardware &hardware,
                    double unknownTripCount) {
  ClassCosts costs(tensors, entry, hardware, unknownTripCount);
  std::vector<const TensorGroup *> arguments;
  for (const TensorGroup &group : groups)
    if (!group.isInside)
      arguments.push_back(&group);
  llvm::stable_sort(arguments, [](const auto *a, const auto *b) {
    return firstArgument(*a) < firstArgument(*b);
  });
  DimRoles roles;
  roles.batch = batchOf(arguments, costs);
  if (roles.batch)
    roles.model = ModelClasses(arguments, *roles.batch, costs).choose();
  return roles;
}

} // namespace mlir::gspmd
