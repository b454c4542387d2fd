//===- PeakChanges.cpp - What would lower the peak of memory --------------===//

#include "compiler/Simulator/Memory/PeakChanges.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::TensorShardingAttr;

namespace {

/// Each takes one sweep over the units of the program.
constexpr size_t kMaxTensors = 16, kMaxChanges = 3;

/// A change with its description for users.
struct Candidate {
  BufferChange change;
  StringRef kind;
  std::string text;
};

class PeakChangeFinder {
public:
  PeakChangeFinder(FunctionOpInterface function, ProgramTimer &timer,
                   const BlockAnalysis &analysis, ValueNames &names)
      : function(function), timer(timer), analysis(analysis), names(names) {
    for (auto op :
         function->getParentOfType<ModuleOp>().getOps<sharding::MeshOp>())
      meshes.try_emplace(op.getSymName(), op.getMesh().toMesh());
  }

  std::vector<PeakChange> find(ArrayRef<AliveBuffer> alive, double peak) {
    for (const AliveBuffer &aliveBuffer : alive.take_front(kMaxTensors)) {
      if (aliveBuffer.buffer.isConversion)
        continue;
      name = names.nameOf(aliveBuffer.buffer.value);
      SmallVector<Candidate> candidates;
      addCandidates(aliveBuffer, candidates);
      for (const Candidate &candidate : candidates)
        add(aliveBuffer.buffer, candidate,
            peak - analysis.peakWith(candidate.change));
    }
    llvm::stable_sort(found, [](const PeakChange &a, const PeakChange &b) {
      return a.bytes > b.bytes;
    });
    if (found.size() > kMaxChanges)
      found.resize(kMaxChanges);
    return std::move(found);
  }

private:
  void addCandidates(const AliveBuffer &alive,
                     SmallVectorImpl<Candidate> &candidates) {
    Value value = alive.buffer.value;
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument &&
        argument.getOwner()->getParentOp() == function.getOperation()) {
      addDonation(argument, candidates);
      addSharding(argument, candidates);
    } else if (alive.at && alive.buffer.role == "temporary") {
      addRecomputation(value, candidates);
    }
  }

  /// Proposes to donate the argument if a result has its type and is not in the
  /// memory of another argument.
  void addDonation(BlockArgument argument,
                   SmallVectorImpl<Candidate> &candidates) {
    if (isDonated(argument))
      return;
    Type type = argument.getType();
    int64_t unmatched =
        llvm::count(function.getResultTypes(), type) -
        llvm::count_if(function.getArguments(), [&](BlockArgument other) {
          return other.getType() == type && isDonated(other);
        });
    if (unmatched > 0)
      candidates.push_back({{BufferChange::Donate, argument},
                            "donate",
                            "donate " + name + ", for a result of its type"});
  }

  /// Proposes to shard the dimension that takes most of the axes over which the
  /// argument is replicated.
  void addSharding(BlockArgument argument,
                   SmallVectorImpl<Candidate> &candidates) {
    TensorShardingAttr sharding = sharding::getSharding(argument);
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!sharding || !type || !type.hasStaticShape())
      return;
    auto mesh = meshes.find(sharding.getMesh().getValue());
    if (mesh == meshes.end())
      return;
    AxisList used = sharding.toSharding(mesh->second).dimAxes();
    int64_t bestSize = 1, bestDim = 0;
    std::string bestAxes;
    for (auto [dim, size] : llvm::enumerate(type.getShape())) {
      int64_t product = 1;
      std::string axes;
      for (unsigned axis = 0; axis < mesh->second.rank(); ++axis) {
        int64_t axisSize = mesh->second.axisSize(axis);
        if (axisSize == 1 || size % (product * axisSize) != 0 ||
            overlaps(used, AxisList{mesh->second.fullAxis(axis)}))
          continue;
        product *= axisSize;
        axes += (axes.empty() ? "\"" : ", \"") +
                std::string(mesh->second.axisName(axis)) + "\"";
      }
      if (product > bestSize) {
        bestSize = product;
        bestDim = int64_t(dim);
        bestAxes = axes;
      }
    }
    if (bestSize > 1)
      candidates.push_back(
          {{BufferChange::Shard, argument, 1.0 / double(bestSize)},
           "shard",
           "shard dimension " + std::to_string(bestDim) + " of " + name +
               " over " + bestAxes});
  }

  /// Proposes to compute the value again. That lowers nothing if the unit at
  /// the peak uses it.
  void addRecomputation(Value value, SmallVectorImpl<Candidate> &candidates) {
    Operation *op = value.getDefiningOp();
    if (!op || timer.getProperties().isControl(op))
      return;
    std::string verb =
        timer.getProperties().isCollective(op) ? "repeat " : "recompute ";
    candidates.push_back({{BufferChange::Recompute, value},
                          "recompute",
                          verb + name + " (" +
                              op->getName().getStringRef().str() +
                              ") where it is next used"});
  }

  void add(const Buffer &buffer, const Candidate &candidate, double bytes) {
    if (bytes <= 0)
      return;
    PeakChange change;
    change.kind = candidate.kind.str();
    change.text = candidate.text;
    change.tensor = name;
    llvm::raw_string_ostream(change.type) << buffer.storedType;
    change.bytes = bytes;
    change.source = sourceOf(buffer.value);
    found.push_back(std::move(change));
  }

  FunctionOpInterface function;
  ProgramTimer &timer;
  const BlockAnalysis &analysis;
  ValueNames &names;
  llvm::StringMap<Mesh> meshes;
  std::string name; ///< of the current tensor
  std::vector<PeakChange> found;
};

} // namespace

std::vector<PeakChange> mlir::gspmd::findPeakChanges(
    FunctionOpInterface function, ArrayRef<AliveBuffer> alive, double peak,
    ProgramTimer &timer, const BlockAnalysis &analysis, ValueNames &names) {
  return PeakChangeFinder(function, timer, analysis, names).find(alive, peak);
}
