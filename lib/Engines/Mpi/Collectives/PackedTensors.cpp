//===- PackedTensors.cpp - Several tensors as one -------------------------===//
//
// The tensors of a member, one after the other, are one of a single dimension,
// which goes as any other does. With n elements of all tensors together (of a
// reduce-scatter: of all their pieces for one member):
//
//                     what a member brings     what it gets
//   all-reduce        n                        n
//   all-gather        n                        n of each member
//   reduce-scatter    n for each member        n
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
        isCut(flat.kind == CollectiveKind::ReduceScatter),
        isJoined(flat.kind == CollectiveKind::AllGather) {
    assert((isCut || isJoined || flat.kind == CollectiveKind::AllReduce) &&
           "other kinds go alone");
    flat.dim = 0;
    flat.numTensors = 1;
    const CollectiveInstance &all = call.instance;
    packed.op = all.op;
    packed.group = all.group;
    packed.localMembers = all.localMembers;
  }

  void begin() override {
    forEachTensor([&](const Tensor &tensor) {
      perMember += tensor.inputs[0].numElements() / (isCut ? groupSize : 1);
    });
    for (int32_t i = 0; i < numLocalMembers(); ++i) {
      packed.inputs.push_back(makeFlat(perMember * (isCut ? groupSize : 1)));
      // The outputs of an all-reduce may be its inputs.
      packed.outputs.push_back(
          flat.kind == CollectiveKind::AllReduce
              ? packed.inputs.back()
              : makeFlat(perMember * (isJoined ? groupSize : 1)));
    }
    copy(/*isOut=*/false);
    inner = MpiCollective::make({call.world, flat, packed, communicator});
    inner->begin();
  }

  int64_t sentBytes() const override { return inner->sentBytes(); }

private:
  struct Tensor {
    llvm::ArrayRef<StridedView> inputs, outputs;
    CollectiveCopyPlan pieces;
  };

  void forEachTensor(llvm::function_ref<void(const Tensor &)> visit) const {
    const CollectiveInstance &all = call.instance;
    auto visitOne = [&](llvm::ArrayRef<StridedView> inputs,
                        llvm::ArrayRef<StridedView> outputs) {
      visit({inputs, outputs,
             CollectiveCopyPlan(call.collective, groupSize, inputs[0].sizes,
                                outputs[0].sizes, all.data())});
    };
    for (const CollectiveInstance::TensorViews &part : all.earlierTensors)
      visitOne(part.inputs, part.outputs);
    visitOne(all.inputs, all.outputs);
  }

  StridedView makeFlat(int64_t elements) {
    int64_t elementBytes = call.instance.inputs[0].elementBytes;
    buffers.push_back(makeScratch(elements * elementBytes));
    return StridedView::contiguous(buffers.back().get(), {elements},
                                   elementBytes);
  }

  /// Between the tensors and where they are in those of a single dimension:
  /// what members bring or, with `isOut`, what they get.
  void copy(bool isOut) const {
    bool isForEach = isOut ? isJoined : isCut;
    int64_t first = 0; // of the tensor, among all of one member
    forEachTensor([&](const Tensor &tensor) {
      int64_t count = 0;
      for (int32_t place = 0; place < numLocalMembers(); ++place)
        for (int64_t member = 0; member < (isForEach ? groupSize : 1);
             ++member) {
          StridedView part = (isOut ? tensor.outputs : tensor.inputs)[place];
          if (isForEach)
            tensor.pieces.forEachCopyBetween(
                isOut ? member : 0, isOut ? 0 : member,
                [&](const SliceCopy &piece) {
                  part = sliceOf(part, isOut ? piece.to : piece.from);
                });
          const StridedView &all =
              (isOut ? packed.outputs : packed.inputs)[place];
          int64_t at = member * perMember + first;
          StridedView run = StridedView::contiguous(
              all.data + at * all.elementBytes, part.sizes, all.elementBytes);
          copyView(isOut ? run : part, isOut ? part : run);
          count = part.numElements();
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
  const bool isCut, isJoined;
  int64_t perMember = 0; ///< elements of all tensors
  CollectiveInstance packed;
  std::vector<Scratch> buffers;
  std::unique_ptr<MpiCollective> inner;
};

} // namespace

std::unique_ptr<MpiCollective> makePackedTensors(const CollectiveCall &call) {
  return std::make_unique<PackedTensors>(call);
}

} // namespace mlir::gspmd
