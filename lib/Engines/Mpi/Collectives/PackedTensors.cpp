//===- PackedTensors.cpp - Several tensors packed into one ----------------===//
//
// The tensors of a member are concatenated into one tensor of a single
// dimension, which is sent as any other. With n elements of all tensors
// together (for a reduce-scatter: of all their chunks for one member):
//
//                     input                 output
//   all-reduce        n                     n
//   all-gather        n                     n of each member
//   reduce-scatter    n for each member     n
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include <cassert>

namespace mlir::gspmd {
namespace {

class PackedTensors : public MpiCollective {
public:
  explicit PackedTensors(const CollectiveCall &call)
      : MpiCollective(call), flat(call.collective),
        groupSize(static_cast<int64_t>(call.instance.group.size())),
        isScattered(flat.kind == CollectiveKind::ReduceScatter),
        isGathered(flat.kind == CollectiveKind::AllGather) {
    assert(
        (isScattered || isGathered || flat.kind == CollectiveKind::AllReduce) &&
        "other kinds have one tensor");
    flat.dim = 0;
    flat.numTensors = 1;
    const CollectiveInstance &all = call.instance;
    packed.op = all.op;
    packed.group = all.group;
    packed.localMembers = all.localMembers;
  }

  void begin() override {
    forEachTensor([&](const Tensor &tensor) {
      perMember +=
          tensor.inputs[0].numElements() / (isScattered ? groupSize : 1);
    });
    for (int32_t i = 0; i < numLocalMembers(); ++i) {
      packed.inputs.push_back(
          makeFlat(perMember * (isScattered ? groupSize : 1)));
      // The outputs of an all-reduce may be its inputs.
      packed.outputs.push_back(
          flat.kind == CollectiveKind::AllReduce
              ? packed.inputs.back()
              : makeFlat(perMember * (isGathered ? groupSize : 1)));
    }
    copy(/*isOut=*/false);
    inner = MpiCollective::make({call.world, flat, packed, communicator});
    inner->begin();
  }

  int64_t sentBytes() const override { return inner->sentBytes(); }

private:
  struct Tensor {
    llvm::ArrayRef<StridedView> inputs, outputs;
    CollectiveCopyPlan plan;
  };

  void forEachTensor(llvm::function_ref<void(const Tensor &)> visit) const {
    const CollectiveInstance &all = call.instance;
    auto visitOne = [&](llvm::ArrayRef<StridedView> inputs,
                        llvm::ArrayRef<StridedView> outputs) {
      visit({inputs, outputs,
             CollectiveCopyPlan(call.collective, groupSize, inputs[0].sizes,
                                outputs[0].sizes, all.data())});
    };
    for (const CollectiveInstance::TensorViews &views : all.earlierTensors)
      visitOne(views.inputs, views.outputs);
    visitOne(all.inputs, all.outputs);
  }

  StridedView makeFlat(int64_t elements) {
    int64_t elementBytes = call.instance.inputs[0].elementBytes;
    buffers.push_back(makeScratch(elements * elementBytes));
    return StridedView::contiguous(buffers.back().get(), {elements},
                                   elementBytes);
  }

  /// Copies between the tensors and the packed ones: the inputs or, with
  /// `isOut`, the outputs.
  void copy(bool isOut) const {
    bool isForEach = isOut ? isGathered : isScattered;
    int64_t first = 0; // offset of the tensor in those of one member
    forEachTensor([&](const Tensor &tensor) {
      int64_t count = 0;
      for (int32_t local = 0; local < numLocalMembers(); ++local)
        for (int64_t member = 0; member < (isForEach ? groupSize : 1);
             ++member) {
          StridedView shard = (isOut ? tensor.outputs : tensor.inputs)[local];
          if (isForEach)
            tensor.plan.forEachCopyBetween(
                isOut ? member : 0, isOut ? 0 : member,
                [&](const SliceCopy &copy) {
                  shard = sliceOf(shard, isOut ? copy.to : copy.from);
                });
          const StridedView &all =
              (isOut ? packed.outputs : packed.inputs)[local];
          int64_t at = member * perMember + first;
          StridedView run = StridedView::contiguous(
              all.data + at * all.elementBytes, shard.sizes, all.elementBytes);
          copyView(isOut ? run : shard, isOut ? shard : run);
          count = shard.numElements();
        }
      first += count;
    });
  }

  bool finishStage() override {
    if (!inner->advance())
      return false;
    copy(/*isOut=*/true);
    return true;
  }

  CollectiveDesc flat;
  const int64_t groupSize;
  const bool isScattered, isGathered;
  int64_t perMember = 0; ///< number of elements of all tensors
  CollectiveInstance packed;
  std::vector<Scratch> buffers;
  std::unique_ptr<MpiCollective> inner;
};

} // namespace

std::unique_ptr<MpiCollective> makePackedTensors(const CollectiveCall &call) {
  return std::make_unique<PackedTensors>(call);
}

} // namespace mlir::gspmd
