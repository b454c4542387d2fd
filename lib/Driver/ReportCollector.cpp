//===- ReportCollector.cpp - What a report says of a program --------------===//

#include "ReportCollector.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "lib/Simulator/Sources.h"
#include "mlir/IR/AsmState.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using ::gspmd::ReportData;
using ::gspmd::ReshardPicture;
using ::gspmd::TensorPicture;

namespace mlir::gspmd {
namespace {

constexpr size_t kMostTensors = 12;

template <typename T>
std::string textOf(const T &thing) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << thing;
  return text;
}

class Collector {
public:
  Collector(ModuleOp module, ReportData &data)
      : module(module), data(data), names(module) {}

  void run() {
    module.walk([&](Operation *op) {
      for (Value result : op->getResults())
        addTensor(result);
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (Value argument : block.getArguments())
            addTensor(argument);
    });
    keepLargest();
    module.walk([&](sharding::ReshardOp op) { addReshard(op); });
  }

private:
  std::string nameOf(Value value) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    value.printAsOperand(stream, names);
    return text;
  }

  /// Constants, iotas and broadcast scalars are made where they are used.
  static bool takesNoMemory(Value value) {
    Operation *maker = value.getDefiningOp();
    return maker && maker->getNumRegions() == 0 && isPure(maker) &&
           llvm::all_of(maker->getOperandTypes(), [](Type type) {
             auto tensor = dyn_cast<RankedTensorType>(type);
             return tensor && tensor.getRank() == 0;
           });
  }

  /// Tensors of one type that lie alike are one picture.
  void addTensor(Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    sharding::TensorShardingAttr attr = sharding::getSharding(value);
    if (!type || !type.hasStaticShape() || !attr || takesNoMemory(value))
      return;
    auto &alike = tensors[{type, attr}];
    if (alike.second++ == 0)
      alike.first = value;
  }

  static double bytesOf(RankedTensorType type, ArrayRef<int64_t> shape) {
    Type element = type.getElementType();
    double bits = 0;
    if (auto complex = dyn_cast<ComplexType>(element))
      bits = 2.0 * complex.getElementType().getIntOrFloatBitWidth();
    else if (element.isIntOrFloat())
      bits = element.getIntOrFloatBitWidth();
    double bytes = std::max(bits, 8.0) / 8;
    for (int64_t size : shape)
      bytes *= double(size);
    return bytes;
  }

  void keepLargest() {
    std::vector<Alike> sorted;
    for (auto &[key, alike] : tensors)
      sorted.push_back({key.first, key.second, alike.first, alike.second});
    llvm::stable_sort(sorted, [](const Alike &a, const Alike &b) {
      return bytesOf(a.type, a.type.getShape()) >
             bytesOf(b.type, b.type.getShape());
    });
    for (const Alike &alike : ArrayRef<Alike>(sorted).take_front(kMostTensors))
      data.tensors.push_back(picture(alike));
  }

  struct Alike {
    RankedTensorType type;
    sharding::TensorShardingAttr sharding;
    Value first;
    unsigned count;
  };

  TensorPicture picture(const Alike &alike) {
    TensorPicture tensor;
    tensor.name = nameOf(alike.first);
    if (alike.count > 1)
      tensor.name += " and " + std::to_string(alike.count - 1) + " alike";
    tensor.type = textOf(alike.type);
    tensor.sharding = bodyOf(alike.sharding);
    tensor.bytes = bytesOf(alike.type, alike.type.getShape());
    tensor.source = sourceOf(alike.first);
    SmallVector<int64_t> local(alike.type.getShape());
    auto meshOp = sharding::lookupMesh(module, alike.sharding.getMesh());
    ::gspmd::TensorSharding value =
        meshOp ? alike.sharding.toSharding(meshOp.getMesh().toMesh())
               : ::gspmd::TensorSharding::replicated(local.size());
    local = value.localShape(local);
    tensor.localBytes = bytesOf(alike.type, local);
    for (auto [index, dim] : llvm::enumerate(alike.sharding.getDims())) {
      std::string axes = llvm::join(
          llvm::map_range(dim.getAxes(),
                          [](sharding::AxisRefAttr axis) {
                            std::string text = "\"" + axis.getName().str() + "\"";
                            if (axis.isSubAxis())
                              text += ":(" + std::to_string(axis.getPreSize()) +
                                      ")" + std::to_string(axis.getSize());
                            return text;
                          }),
          ", ");
      tensor.dims.push_back({alike.type.getDimSize(index),
                             value.numShards(index), std::move(axes)});
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
      text += " (" + nameOf(op->getResult(0)) + ")";
    std::string where = sourceOf(op->getLoc()).toString();
    return where.empty() ? text : text + " at " + where;
  }

  void addReshard(sharding::ReshardOp op) {
    ReshardPicture reshard;
    Value input = op.getInput();
    reshard.value = nameOf(input);
    reshard.type = textOf(op.getType());
    sharding::TensorShardingAttr from = sharding::getSharding(input);
    reshard.from = from ? bodyOf(from) : "replicated";
    reshard.to = bodyOf(op.getSharding());
    if (Operation *maker = input.getDefiningOp())
      reshard.reason.push_back("made as " + reshard.from + " by " +
                               describe(maker));
    else
      reshard.reason.push_back("an argument that lies as " + reshard.from);
    for (Operation *user : llvm::make_early_inc_range(op->getUsers()))
      if (reshard.reason.size() < 6)
        reshard.reason.push_back("read as " + reshard.to + " by " +
                                 describe(user));
    reshard.source = sourceOf(op.getLoc());
    op->setLoc(markLocation(op.getLoc(), int64_t(data.reshards.size())));
    data.reshards.push_back(std::move(reshard));
  }

  ModuleOp module;
  ReportData &data;
  AsmState names;
  llvm::MapVector<std::pair<RankedTensorType, sharding::TensorShardingAttr>,
                  std::pair<Value, unsigned>>
      tensors;
};

} // namespace

void ReportCollector::runAfterPass(Pass *pass, Operation *op) {
  if (pass->getArgument() == "sharding-insert-reshards")
    if (auto module = dyn_cast<ModuleOp>(op))
      Collector(module, data).run();
}

void chargeReshards(ReportData &data) {
  for (ReshardPicture &reshard : data.reshards)
    reshard.count = 0;
  for (const ::gspmd::TimelineEvent &event : data.timeline.events) {
    int64_t mark = event.source.mark;
    if (mark < 0 || mark >= int64_t(data.reshards.size()) || !event.collective)
      continue;
    ReshardPicture &reshard = data.reshards[mark];
    reshard.count = std::max(reshard.count, event.occurrences);
    reshard.bytes += event.occurrences * event.collective->bytes;
    reshard.seconds += event.occurrences * event.duration;
    reshard.steps.push_back(toString(event.collective->kind).str() + " over " +
                            event.collective->axes);
  }
  llvm::erase_if(data.reshards, [](const ReshardPicture &reshard) {
    return reshard.steps.empty();
  });
  llvm::stable_sort(data.reshards,
                    [](const ReshardPicture &a, const ReshardPicture &b) {
                      return a.seconds > b.seconds;
                    });
}

} // namespace mlir::gspmd
