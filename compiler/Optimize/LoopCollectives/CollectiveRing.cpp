//===- CollectiveRing.cpp - Collectives that overlap products -------------===//

#include "compiler/Optimize/LoopCollectives/CollectiveRing.h"

#include "compiler/Optimize/LoopCollectives/DistinctValues.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AxesAttr;

/// Returns true if the product has different results on each device of the
/// ring, because its other operands are sharded. Replicated results must be
/// accumulated in the same order by all devices.
static bool hasShardedResult(Operation *product, spmd::AllGatherOp gather,
                             AxesAttr ring, const Target &target) {
  SmallVector<Value> others;
  for (Value operand : product->getOperands())
    if (operand.getDefiningOp() != gather)
      others.push_back(operand);
  return areDistinctAcrossDevices(others, ring, target);
}

std::string mlir::gspmd::describe(const RingForm &form, Operation *collective,
                                  const Target &target) {
  std::string others =
      form.keepsGather ? ", with the all_gather kept for other users," : "";
  if (form.direction == RingDirection::Chunked)
    return ("in " + Twine(form.range.size) + " chunks" + others).str();
  std::string text = "as a ring " + toString(form.direction).str() + others;
  auto all = collective->getAttrOfType<AxesAttr>("axes");
  const Mesh &mesh = target.meshOf(all);
  auto axes = RingAxes::make(all, mesh, form.range);
  if (axes && !axes->rest.getAxes().empty())
    text += " along " + mesh.toString(axes->ring.toAxes(mesh));
  return text;
}

std::optional<CollectiveRing> CollectiveRing::find(Operation *collective,
                                                   RingForm form,
                                                   const Target &target,
                                                   bool isInExcerpt) {
  auto all = collective->getAttrOfType<AxesAttr>("axes");
  auto gather = dyn_cast<spmd::AllGatherOp>(collective);
  auto scatter = dyn_cast<spmd::ReduceScatterOp>(collective);
  if (!gather && !scatter)
    return std::nullopt;
  bool isChunked = form.direction == RingDirection::Chunked;
  auto axes =
      isChunked ? RingAxes::makeChunked(all, form.range.before, form.range.size)
                : RingAxes::make(all, target.meshOf(all), form.range);
  if (!axes)
    return std::nullopt;
  CollectiveRing ring;
  ring.direction = form.direction;
  if (gather) {
    // With chunks, all devices accumulate in the same order.
    auto mayReorder = [&](Operation *product) {
      return isInExcerpt || isChunked ||
             hasShardedResult(product, gather, axes->ring, target);
    };
    auto found = GatherRing::find(gather, *axes, mayReorder);
    if (!found || (form.keepsGather && !found->hasOtherReaders))
      return std::nullopt;
    if (form.keepsGather)
      found->keepGather();
    ring.gatherOrScatter = *found;
  } else {
    auto found = ScatterRing::find(scatter, *axes);
    if (!found || form.keepsGather)
      return std::nullopt;
    ring.gatherOrScatter = *std::move(found);
  }
  return ring;
}

SmallVector<Operation *> CollectiveRing::ops() const {
  if (auto *gather = std::get_if<GatherRing>(&gatherOrScatter))
    return gather->ops();
  return std::get<ScatterRing>(gatherOrScatter).ops();
}

bool CollectiveRing::hasOtherReaders() const {
  auto *gather = std::get_if<GatherRing>(&gatherOrScatter);
  return gather && gather->hasOtherReaders;
}

void CollectiveRing::rewrite() {
  if (auto *gather = std::get_if<GatherRing>(&gatherOrScatter))
    return gather->rewrite(direction);
  std::get<ScatterRing>(gatherOrScatter).rewrite(direction);
}

bool mlir::gspmd::operator==(const RingForm &a, const RingForm &b) {
  return a.range == b.range && a.direction == b.direction &&
         a.keepsGather == b.keepsGather;
}

namespace {
/// Collects the forms of one collective.
class FormFinder {
public:
  FormFinder(Operation *collective, const Target &target)
      : collective(collective), target(target) {}

  RingForms run() {
    auto axes = collective->getAttrOfType<AxesAttr>("axes");
    SmallVector<int64_t> sizes = target.sizesOnDims(axes);
    int64_t all = llvm::product_of(sizes);
    addRing({1, all});
    int64_t before = 1;
    for (size_t first = 0; first < sizes.size(); before *= sizes[first++]) {
      int64_t size = 1;
      for (size_t last = first; last < sizes.size(); ++last)
        if (size *= sizes[last]; size < all)
          addRing({before, size});
    }
    for (int64_t chunks : {2, 4, 8})
      add({all, chunks}, RingDirection::Chunked);
    forms.ops = ops.takeVector();
    llvm::sort(forms.ops, [](Operation *a, Operation *b) {
      return a->isBeforeInBlock(b);
    });
    return std::move(forms);
  }

private:
  void addRing(RingRange range) {
    // The other direction has the same users, so nothing new is found.
    if (!add(range, RingDirection::OneWay) || range.size <= 2)
      return;
    SmallVector<RingForm> other(llvm::make_filter_range(
        forms.all, [&](const RingForm &form) { return form.range == range; }));
    for (RingForm form : other) {
      form.direction = RingDirection::BothWays;
      forms.all.push_back(form);
    }
  }
  bool add(RingRange range, RingDirection direction) {
    RingForm form{range, direction, /*keepsGather=*/false};
    std::optional<CollectiveRing> ring =
        CollectiveRing::find(collective, form, target);
    if (!ring)
      return false;
    SmallVector<Operation *> ringOps = ring->ops();
    ops.insert(ringOps.begin(), ringOps.end());
    forms.all.push_back(form);
    if (ring->hasOtherReaders()) {
      form.keepsGather = true;
      forms.all.push_back(form);
    }
    return true;
  }

  Operation *collective;
  const Target &target;
  RingForms forms;
  llvm::SetVector<Operation *> ops;
};
} // namespace

RingForms mlir::gspmd::formsOf(Operation *collective, const Target &target) {
  if (!isa<spmd::AllGatherOp, spmd::ReduceScatterOp>(collective))
    return {};
  return FormFinder(collective, target).run();
}
