//===- DimRoles.cpp - Batch and model dimensions --------------------------===//
#include "compiler/AutoSharding/Program/DimRoles.h"
#include "compiler/AutoSharding/Program/DimClasses.h"
#include "compiler/AutoSharding/Program/Lifetimes.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <map>
#include <set>

namespace mlir::gspmd {
namespace {

/// The consequences of sharding a class.
struct ClassCost {
  /// Arithmetic of ops that can be sharded, and of those whose results are
  /// partial sums then and are needed.
  double work = 0, partialWork = 0;
  /// Bytes of these results.
  double partialBytes = 0;
};

/// Walks the ops of a program once.
class ClassCosts {
public:
  ClassCosts(TensorVariables &tensors, StringRef entry,
             const Hardware &hardware, double assumedTripCount)
      : table(tensors.getTable()), classes(table) {
    DenseMap<Operation *, double> runs;
    for (const RunningOp &op :
         lifetimesOf(tensors, entry, assumedTripCount).ops)
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

  const ClassCost &costOf(unsigned dimClass) const {
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

  /// Marks the operands of products and what they depend on, up to other
  /// products. Results of the entry function are needed too, unless they are
  /// like an argument: gradients and new weights have the shardings of these.
  void findNeeded(FunctionOpInterface entry) {
    isNeeded.assign(table.getTensors().size(), false);
    SmallVector<int> worklist;
    auto need = [&](int tensor) {
      if (tensor >= 0 && !isNeeded[tensor]) {
        isNeeded[tensor] = true;
        worklist.push_back(tensor);
      }
    };
    for (auto [n, node] : llvm::enumerate(table.getNodes()))
      if (work[n] > 0)
        llvm::for_each(operandsOf(node), need);
    std::set<SmallVector<unsigned>> argumentClasses;
    for (Value argument : entry.getArguments())
      argumentClasses.insert(classesOf(table.findNumber(argument)));
    for (int result : table.getResultNumbers(entry))
      if (!argumentClasses.count(classesOf(result)))
        need(result);
    while (!worklist.empty()) {
      int tensor = worklist.pop_back_val();
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

  void add(const PropagationNode &node, double nodeWork, double runs) {
    if (runs == 0)
      return;
    const FactorMap &map = table.kindOf(node).map;
    ArrayRef<int> tensors = table.getTensorsOf(node);
    // Several tensors may determine the class of a factor.
    std::map<unsigned, std::set<unsigned>> factorsOf;
    for (unsigned t = 0; t < map.numTensors(); ++t)
      for (unsigned f = 0; f < map.numFactors(); ++f)
        if (auto position = map.findFactor(t, f);
            position && position->second == 0 && tensors[t] >= 0)
          factorsOf[classes.classOf(tensors[t], position->first)].insert(f);
    for (const auto &[dimClass, factors] : factorsOf) {
      double partial = 0;
      for (unsigned f : factors)
        partial = std::max(partial, partialBytes(node, f));
      ClassCost &cost = costs[dimClass];
      cost.work += nodeWork;
      cost.partialWork += partial > 0 ? nodeWork : 0;
      cost.partialBytes += runs * partial;
    }
  }

  /// Returns the bytes of the node's needed results that are partial sums along
  /// a factor.
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
  /// The work of each node of the table.
  std::vector<double> work;
  /// True for each tensor that a needed result depends on.
  std::vector<bool> isNeeded;
  std::map<unsigned, ClassCost> costs;
};

bool has(const AnnotationGroup &group, unsigned dimClass) {
  for (auto [d, other] : llvm::enumerate(group.dimClasses))
    if (other == dimClass && group.shape[d] > 1)
      return true;
  return false;
}

unsigned firstArgument(const AnnotationGroup &group) {
  return cast<BlockArgument>(group.members.front()).getArgNumber();
}

/// Classes of arguments' dimensions, by the first argument that has them.
std::vector<unsigned> classesInOrder(ArrayRef<const AnnotationGroup *> groups) {
  std::vector<unsigned> result;
  for (const AnnotationGroup *group : groups)
    for (unsigned dimClass : group->dimClasses)
      if (has(*group, dimClass) && !llvm::is_contained(result, dimClass))
        result.push_back(dimClass);
  return result;
}

std::optional<unsigned> batchOf(ArrayRef<const AnnotationGroup *> groups,
                                const ClassCosts &costs) {
  // The batch shards most work of a step, and little of that yields partial
  // sums that other contractions need. Equal shares may differ by rounding.
  constexpr double kMostly = 0.5, kLittle = 0.1, kSame = 1e-9;
  std::optional<unsigned> best;
  if (costs.total == 0) // no work to divide
    return best;
  double bestShare = 0;
  auto numGroups = [&](unsigned dimClass) {
    return llvm::count_if(groups,
                          [&](const auto *g) { return has(*g, dimClass); });
  };
  for (unsigned dimClass : classesInOrder(groups)) {
    const ClassCost &cost = costs.costOf(dimClass);
    double share = (cost.work - cost.partialWork) / costs.total;
    if (cost.work < kMostly * costs.total ||
        cost.partialWork > kLittle * costs.total)
      continue;
    // The columns of a last product are as good as its rows; the batch is the
    // class in fewer and earlier arguments.
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
  ModelClasses(ArrayRef<const AnnotationGroup *> groups, unsigned batch,
               const ClassCosts &costs)
      : costs(costs) {
    for (const AnnotationGroup *group : groups)
      (has(*group, batch) ? data : weights).push_back(group);
    for (const AnnotationGroup *weight : weights)
      allBytes += weight->bytes;
  }

  /// Returns the classes with the fewest bytes of partial sums per sharded
  /// byte, which share at most kOverlap of their bytes with those chosen
  /// before. Returns none if they shard less than kGoodPart of the weights.
  SmallVector<unsigned> choose() {
    constexpr double kOverlap = 0.1, kGoodPart = 0.25;
    std::vector<unsigned> sorted = candidates();
    // A class that is never contracted is no inner dimension, but a stage or
    // the columns of the last product.
    auto partialBytesPerByte = [&](unsigned dimClass) {
      double partial = costs.costOf(dimClass).partialBytes;
      return std::make_pair(partial == 0, partial / bytesWith(dimClass).first);
    };
    llvm::stable_sort(sorted, [&](unsigned a, unsigned b) {
      return partialBytesPerByte(a) < partialBytesPerByte(b);
    });
    SmallVector<unsigned> chosen;
    double shardedBytes = 0;
    for (unsigned dimClass : sorted) {
      auto [bytes, already] = bytesWith(dimClass);
      if (already > kOverlap * bytes)
        continue;
      for (const AnnotationGroup *weight : weights)
        if (has(*weight, dimClass))
          isSharded.insert(weight);
      chosen.push_back(dimClass);
      shardedBytes += bytes - already;
    }
    return shardedBytes < kGoodPart * allBytes ? SmallVector<unsigned>()
                                               : chosen;
  }

private:
  /// Returns the classes that weights and contractions have, and data has not.
  /// Classes with less than kCounts of the bytes or of the work do not matter.
  std::vector<unsigned> candidates() {
    constexpr double kCounts = 0.01;
    std::vector<unsigned> result;
    for (unsigned dimClass : classesInOrder(weights))
      if (bytesWith(dimClass).first > kCounts * allBytes &&
          costs.costOf(dimClass).work > kCounts * costs.total &&
          llvm::none_of(data, [&](const auto *g) { return has(*g, dimClass); }))
        result.push_back(dimClass);
    return result;
  }

  /// Returns the bytes of weights that have the class, and of those that are
  /// sharded already.
  std::pair<double, double> bytesWith(unsigned dimClass) const {
    double all = 0, already = 0;
    for (const AnnotationGroup *weight : weights)
      if (has(*weight, dimClass)) {
        all += weight->bytes;
        already += isSharded.contains(weight) ? weight->bytes : 0;
      }
    return {all, already};
  }

  const ClassCosts &costs;
  std::vector<const AnnotationGroup *> data, weights;
  double allBytes = 0;
  DenseSet<const AnnotationGroup *> isSharded;
};

} // namespace

DimRoles dimRolesOf(TensorVariables &tensors, StringRef entry,
                    ArrayRef<AnnotationGroup> groups, const Hardware &hardware,
                    double assumedTripCount) {
  ClassCosts costs(tensors, entry, hardware, assumedTripCount);
  std::vector<const AnnotationGroup *> arguments;
  for (const AnnotationGroup &group : groups)
    if (!group.isIntermediate)
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
