//===- GatheredInputs.cpp - Entire inputs to all ranks --------------------===//
//
// An all-gather, or an all-reduce of small tensors.
//
//===----------------------------------------------------------------------===//
#include "lib/Engines/Mpi/Collectives/MpiCollective.h"
#include "lib/Runtime/Collectives/CollectiveKernels.h"

namespace mlir::gspmd {
namespace {

class GatheredInputs : public MpiCollective {
public:
  explicit GatheredInputs(const CollectiveCall &call)
      : MpiCollective(call),
        plan(call.collective, static_cast<int64_t>(call.instance.group.size()),
             call.instance.inputs[0].sizes, call.instance.outputs[0].sizes,
             call.instance.data()) {}

  void begin() override {
    std::vector<int64_t> counts;
    for (const std::vector<int32_t> &members : communicator.membersOf)
      counts.push_back(inputBytes * static_cast<int64_t>(members.size()));
    int64_t total = 0;
    offsets = offsetsOf(counts, total);
    const void *send = packed();
    isDirect = findOutputOffsets();
    if (!isDirect)
      received = makeScratch(total);
    gatherAll(send, isDirect ? instance().outputs[0].data : received.get(),
              counts, offsets);
  }

private:
  /// Returns the local inputs concatenated.
  const void *packed() {
    const std::vector<StridedView> &inputs = instance().inputs;
    if (inputs.size() == 1 && inputs[0].isContiguous())
      return inputs[0].data;
    sent = makeScratch(inputBytes * numLocalMembers());
    for (size_t i = 0; i < inputs.size(); ++i)
      copyView(inputs[i], StridedView::contiguous(sent.get() + inputBytes * i,
                                                  inputs[i].sizes,
                                                  inputs[i].elementBytes));
    return sent.get();
  }

  /// Sets the offsets to those of the inputs in the output if each is
  /// contiguous.
  bool findOutputOffsets() {
    if (call.collective.kind != CollectiveKind::AllGather)
      return false;
    auto inputOffsets = contiguousOffsets(
        instance().outputs[0], &SliceCopy::to,
        [&](int32_t rank, CollectiveCopyPlan::Visit visit) {
          plan.forEachCopyBetween(communicator.membersOf[rank][0], /*any*/ 0,
                                  visit);
        });
    if (!inputOffsets)
      return false;
    offsets = *std::move(inputOffsets);
    return true;
  }

  bool finishStage() override {
    if (isDirect)
      return true;
    // The inputs in the group's order.
    std::vector<StridedView> inputs(instance().group.size());
    const StridedView &input = instance().inputs[0];
    for (int32_t rank = 0; rank < communicator.numRanks; ++rank)
      for (size_t i = 0; i < communicator.membersOf[rank].size(); ++i)
        inputs[communicator.membersOf[rank][i]] = StridedView::contiguous(
            received.get() + offsets[rank] + inputBytes * i, input.sizes,
            input.elementBytes);
    if (call.collective.kind == CollectiveKind::AllReduce) {
      executeCollective(
          call.collective, inputs, instance().outputs, instance().data(),
          [](int64_t count, llvm::function_ref<void(int64_t)> body) {
            for (int64_t i = 0; i < count; ++i)
              body(i);
          });
      return true;
    }
    for (size_t source = 0; source < inputs.size(); ++source)
      plan.forEachCopyBetween(source, /*any*/ 0, [&](const SliceCopy &copy) {
        for (const StridedView &output : instance().outputs)
          copyView(inputs[source], sliceOf(output, copy.to));
      });
    return true;
  }

  const CollectiveCopyPlan plan;
  std::vector<int64_t> offsets;
  Scratch sent, received;
  bool isDirect = false;
};

} // namespace

std::unique_ptr<MpiCollective> makeGatheredInputs(const CollectiveCall &call) {
  return std::make_unique<GatheredInputs>(call);
}

} // namespace mlir::gspmd
