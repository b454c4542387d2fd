//===- PeakChanges.cpp - What would lower the peak of memory --------------===//

#include "compiler/Simulator/Memory/PeakChanges.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "dialect/Sharding/ShardingDialect.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::TensorShardingAttr;

namespace {

/// Each tensor takes one sweep over the units of the program, each of the best
/// changes a heap of its buffers.
constexpr size_t kMaxTensors = 16, kMaxPlaced = 6, kMaxChanges = 3;

/// A change with its description for users.
struct Candidate {
  BufferChange change;
  StringRef kind;
  std::string text;
  std::string tensor; ///< the name of the tensor
  const Buffer *buffer;
  double live = 0; ///< bytes at the peak with the change
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

  std::vector<PeakChange> find(ArrayRef<AliveBuffer> alive,
                               const PeakMemory &peak) {
    for (const AliveBuffer &aliveBuffer : alive.take_front(kMaxTensors))
      if (!aliveBuffer.buffer.isConversion)
        addCandidates(aliveBuffer);
    for (Candidate &candidate : candidates)
      candidate.live = analysis.peakWith(candidate.change);
    llvm::stable_sort(candidates, [](const Candidate &a, const Candidate &b) {
      return a.live < b.live;
    });
    if (candidates.size() > kMaxPlaced)
      candidates.resize(kMaxPlaced);
    for (const Candidate &candidate : candidates)
      add(candidate,
          peak.assigned - analysis.assignedBytes(candidate.live, peak.capacity,
                                                 &candidate.change));
    llvm::stable_sort(found, [](const PeakChange &a, const PeakChange &b) {
      return a.bytes > b.bytes;
    });
    if (found.size() > kMaxChanges)
      found.resize(kMaxChanges);
    return std::move(found);
  }

private:
  void addCandidates(const AliveBuffer &alive) {
    Value value = alive.buffer.value;
    name = names.nameOf(value);
    buffer = &alive.buffer;
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument &&
        argument.getOwner()->getParentOp() == function.getOperation()) {
      addDonation(argument);
      addSharding(argument);
    } else if (alive.at && alive.buffer.role == "temporary") {
      addRecomputation(value);
    }
  }

  /// Proposes to donate the argument if a result has its type and is not in the
  /// memory of another argument.
  void addDonation(BlockArgument argument) {
    if (isDonated(argument))
      return;
    Type type = argument.getType();
    int64_t unmatched =
        llvm::count(function.getResultTypes(), type) -
        llvm::count_if(function.getArguments(), [&](BlockArgument other) {
          return other.getType() == type && isDonated(other);
        });
    if (unmatched > 0)
      propose({BufferChange::Donate, argument}, "donate",
              "donate " + name + ", for a result of its type");
  }

  /// Proposes to shard the dimension that takes most of the axes over which the
  /// argument is replicated.
  void addSharding(BlockArgument argument) {
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
      propose({BufferChange::Shard, argument, 1.0 / double(bestSize)}, "shard",
              "shard dimension " + std::to_string(bestDim) + " of " + name +
                  " over " + bestAxes);
  }

  /// Proposes to compute the value again. That lowers nothing if the unit at
  /// the peak uses it.
  void addRecomputation(Value value) {
    Operation *op = value.getDefiningOp();
    if (!op || timer.getProperties().isControl(op))
      return;
    std::string verb =
        timer.getProperties().isCollective(op) ? "repeat " : "recompute ";
    propose({BufferChange::Recompute, value}, "recompute",
            verb + name + " (" + op->getName().getStringRef().str() +
                ") where it is next used");
  }

  void propose(BufferChange change, StringRef kind, std::string text) {
    candidates.push_back({change, kind, std::move(text), name, buffer});
  }

  void add(const Candidate &candidate, double bytes) {
    if (bytes <= 0)
      return;
    PeakChange change;
    change.kind = candidate.kind.str();
    change.text = candidate.text;
    change.tensor = candidate.tensor;
    llvm::raw_string_ostream(change.type) << candidate.buffer->storedType;
    change.bytes = bytes;
    change.source = sourceOf(candidate.buffer->value);
    found.push_back(std::move(change));
  }

  FunctionOpInterface function;
  ProgramTimer &timer;
  const BlockAnalysis &analysis;
  ValueNames &names;
  llvm::StringMap<Mesh> meshes;
  /// The current tensor.
  std::string name;
  const Buffer *buffer = nullptr;
  SmallVector<Candidate> candidates;
  std::vector<PeakChange> found;
};

} // namespace

std::vector<PeakChange>
mlir::gspmd::findPeakChanges(FunctionOpInterface function,
                             ArrayRef<AliveBuffer> alive,
                             const PeakMemory &peak, ProgramTimer &timer,
                             const BlockAnalysis &analysis, ValueNames &names) {
  return PeakChangeFinder(function, timer, analysis, names).find(alive, peak);
}
