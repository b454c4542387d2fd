//===- ReportCollector.cpp - Collection of a program's report -------------===//

#include "compiler/Pipeline/ReportCollector.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "lib/Report/DisplayText.h"
#include "mlir/Pass/Pass.h"
#include "transforms/Support/Diagnostics/ValueNames.h"

namespace mlir::gspmd {
namespace {

/// The number of the largest tensors that a report draws, which fill a page.
constexpr size_t kMaxTensors = 12;

template <typename T>
std::string textOf(const T &value) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << value;
  return text;
}

/// Returns the source of each of many values in the texts that a page shows:
/// the names in a program may have any length.
SourceInfo sourceForDisplay(Location location) {
  SourceInfo source = sourceOf(location);
  source.file = displayText(source.file);
  source.nameStack = displayText(source.nameStack);
  return source;
}

class Collector {
public:
  Collector(ModuleOp module, ProgramPictures &pictures)
      : module(module), pictures(pictures), names(module) {}

  void run() {
    module.walk([&](Operation *op) {
      for (Value result : op->getResults())
        addTensor(result);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Value argument : block.getArguments())
            addTensor(argument);
    });
    module.walk([&](sharding::ReshardOp op) { addReshard(op); });
  }

private:
  /// Returns the number that identifies what `op` becomes in the timeline.
  int64_t getMarker(Operation *op) {
    auto [it, isNew] = marks.try_emplace(op, int64_t(marks.size()));
    if (isNew)
      op->setLoc(markLocation(op->getLoc(), it->second));
    return it->second;
  }

  void addTensor(Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    sharding::TensorShardingAttr attr = sharding::getSharding(value);
    if (!type || !type.hasStaticShape() || !attr)
      return;
    auto [it, isNew] =
        groups.try_emplace({type, attr}, pictures.tensors.size());
    if (isNew)
      pictures.tensors.push_back({picture(type, attr), {}});
    TensorGroup::Member member{displayText(names.nameOf(value)),
                               sourceForDisplay(value.getLoc()), std::nullopt};
    if (Operation *definingOp = value.getDefiningOp())
      member.marker = getMarker(definingOp);
    pictures.tensors[it->second].members.push_back(std::move(member));
  }

  TensorPicture picture(RankedTensorType type,
                        sharding::TensorShardingAttr attr) {
    TensorPicture tensor;
    tensor.type = textOf(type);
    tensor.sharding = bodyOf(attr);
    tensor.bytes = sharding::tensorBytes(type);
    auto meshOp = sharding::lookupMesh(module, attr.getMesh());
    TensorSharding value = meshOp ? attr.toSharding(meshOp.getMesh().toMesh())
                                  : TensorSharding::replicated(type.getRank());
    tensor.localBytes =
        sharding::tensorBytes(type.clone(value.localShape(type.getShape())));
    for (auto [index, dim] : llvm::enumerate(attr.getDims())) {
      std::vector<std::string> axes;
      for (sharding::AxisRefAttr axis : dim.getAxes()) {
        std::string text = axis.getName().str();
        if (axis.isSubAxis())
          text += ":(" + std::to_string(axis.getPreSize()) + ")" +
                  std::to_string(axis.getSize());
        axes.push_back(std::move(text));
      }
      tensor.dims.push_back(
          {type.getDimSize(index), value.numShards(index), std::move(axes)});
    }
    return tensor;
  }

  static std::string bodyOf(sharding::TensorShardingAttr attr) {
    std::string text = textOf(attr);
    StringRef body = text;
    body.consume_front("#sharding.sharding");
    return body.str();
  }

  std::string describe(Operation *op) {
    std::string text = op->getName().getStringRef().str();
    if (op->getNumResults())
      text += " (" + names.nameOf(op->getResult(0)) + ")";
    std::string where = sourceForDisplay(op->getLoc()).toString();
    return where.empty() ? text : text + " at " + where;
  }

  void addReshard(sharding::ReshardOp op) {
    ReshardPicture reshard;
    Value input = op.getInput();
    reshard.value = names.nameOf(input);
    reshard.type = textOf(op.getType());
    sharding::TensorShardingAttr from = sharding::getSharding(input);
    reshard.from = from ? bodyOf(from) : "replicated";
    reshard.to = bodyOf(op.getSharding());
    if (Operation *definingOp = input.getDefiningOp())
      reshard.reason.push_back("produced as " + reshard.from + " by " +
                               describe(definingOp));
    else
      reshard.reason.push_back("an argument that is sharded as " +
                               reshard.from);
    for (Operation *user : llvm::make_early_inc_range(op->getUsers()))
      if (reshard.reason.size() < 6)
        reshard.reason.push_back("read as " + reshard.to + " by " +
                                 describe(user));
    reshard.source = sourceForDisplay(op.getLoc());
    pictures.reshardOfMark[getMarker(op)] = pictures.reshards.size();
    pictures.reshards.push_back(std::move(reshard));
  }

  ModuleOp module;
  ProgramPictures &pictures;
  ValueNames names;
  /// Indices of `pictures.tensors`.
  DenseMap<std::pair<Type, Attribute>, size_t> groups;
  DenseMap<Operation *, int64_t> marks;
};

/// Returns the largest groups; only tensors in memory count.
std::vector<TensorPicture> largestInMemory(std::vector<TensorGroup> groups,
                                           const Timeline &timeline) {
  std::vector<TensorPicture> pictures;
  for (TensorGroup &group : groups) {
    TensorPicture &picture = group.picture;
    llvm::erase_if(group.members, [&](const TensorGroup::Member &member) {
      if (!member.marker)
        return false;
      // Slices of fused values may be sent, such as halos.
      auto it = timeline.bytesByMark.find(*member.marker);
      return it == timeline.bytesByMark.end() ||
             it->second < picture.localBytes;
    });
    if (group.members.empty())
      continue;
    picture.name = group.members.front().name;
    if (size_t others = group.members.size() - 1)
      picture.name += " and " + std::to_string(others) + " alike";
    picture.source = group.members.front().source;
    pictures.push_back(std::move(picture));
  }
  llvm::stable_sort(pictures,
                    [](const TensorPicture &a, const TensorPicture &b) {
                      return a.bytes > b.bytes;
                    });
  pictures.resize(std::min(pictures.size(), kMaxTensors));
  return pictures;
}

/// Returns each reshard with its collectives, longest first. Reshards without
/// collectives are omitted.
std::vector<ReshardPicture> mostExpensive(ProgramPictures pictures,
                                          const Timeline &timeline) {
  for (ReshardPicture &reshard : pictures.reshards)
    reshard.count = 0;
  for (const TimelineEvent &event : timeline.events) {
    auto it = pictures.reshardOfMark.find(event.source.mark);
    if (it == pictures.reshardOfMark.end() || !event.collective)
      continue;
    ReshardPicture &reshard = pictures.reshards[it->second];
    reshard.count = std::max(reshard.count, event.occurrences);
    reshard.bytes += event.occurrences * event.collective->bytes;
    reshard.seconds += event.occurrences * event.duration;
    reshard.steps.push_back(toString(event.collective->kind).str() + " over " +
                            event.collective->axes);
  }
  llvm::erase_if(pictures.reshards, [](const ReshardPicture &reshard) {
    return reshard.steps.empty();
  });
  llvm::stable_sort(pictures.reshards,
                    [](const ReshardPicture &a, const ReshardPicture &b) {
                      return a.seconds > b.seconds;
                    });
  return std::move(pictures.reshards);
}

} // namespace

void ReportCollector::runAfterPass(Pass *pass, Operation *op) {
  if (pass->getArgument() == "sharding-insert-reshards")
    if (auto module = dyn_cast<ModuleOp>(op))
      Collector(module, pictures).run();
}

ReportData makeReport(ProgramPictures pictures, Timeline timeline,
                      std::string program) {
  ReportData data;
  data.program = std::move(program);
  data.timeline = std::move(timeline);
  data.tensors = largestInMemory(std::move(pictures.tensors), data.timeline);
  data.reshards = mostExpensive(std::move(pictures), data.timeline);
  return data;
}

} // namespace mlir::gspmd
