//===- PackedMoves.cpp - Data movements of one buffer ---------------------===//

#include "compiler/Optimize/CombineCollectives/PackedMoves.h"

#include "compiler/Optimize/Driver/PrefixSearch.h"
#include "compiler/Optimize/Driver/RewriteRecorder.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Optimize/Support/CombineGroups.h"
#include "compiler/Optimize/Support/HaloBorders.h"

using namespace mlir;
using namespace mlir::gspmd;
using spmd::HaloExchangeOp;
using stablehlo::TensorOps;
using stablehlo::typeOf;

std::optional<CombineKind> mlir::gspmd::packKindOf(Operation *op) {
  std::optional<TransferKind> kind = transferKindOf(op);
  bool isPermutation = kind == TransferKind::Shift ||
                       kind == TransferKind::Permute ||
                       kind == TransferKind::Pairs;
  auto halo = dyn_cast<HaloExchangeOp>(op);
  auto borders = halo ? HaloBorders::get(halo) : std::nullopt;
  if (!(isPermutation || (borders && borders->hasRemoteElements())) ||
      spmd::isStarted(op) || hasScalesAlongDim(op) ||
      typeOf(op->getResult(0)).getNumElements() == 0)
    return std::nullopt;
  NamedAttrList attributes(op->getAttrDictionary());
  if (halo)
    for (StringAttr name : {halo.getDimAttrName(), halo.getLeftAttrName(),
                            halo.getRightAttrName()})
      attributes.erase(name);
  return combineKindOf(op, attributes.getDictionary(op->getContext()));
}

namespace {

/// The layout of tensors in a buffer: concatenated along the only dimension in
/// which they differ, or flattened.
class PackedLayout {
public:
  PackedLayout(TensorOps &ops, ArrayRef<Value> values)
      : ops(ops), values(values) {
    ArrayRef<int64_t> first = typeOf(values.front()).getShape();
    for (unsigned d = 0; d < first.size() && !dim; ++d)
      if (llvm::all_of(values, [&](Value value) {
            ArrayRef<int64_t> shape = typeOf(value).getShape();
            return shape.size() == first.size() &&
                   shape.take_front(d) == first.take_front(d) &&
                   shape.drop_front(d + 1) == first.drop_front(d + 1);
          }))
        dim = d;
  }

  Value pack() {
    SmallVector<Value> operands;
    for (Value value : values)
      operands.push_back(dim ? value : ops.reshape(value, sizeOf(value)));
    return ops.concatenate(operands, dimOfBuffer());
  }
  /// Extracts tensors like `values` from `buffer`; the first one begins at
  /// `begin`.
  SmallVector<Value> unpack(Value buffer, ArrayRef<Value> values,
                            int64_t begin) {
    SmallVector<Value> tensors;
    for (Value value : values) {
      int64_t end = begin + sizeOf(value);
      Value slice = ops.slice(buffer, dimOfBuffer(), begin, end);
      tensors.push_back(ops.reshape(slice, typeOf(value).getShape()));
      begin = end;
    }
    return tensors;
  }
  unsigned dimOfBuffer() const { return dim.value_or(0); }
  /// Returns the size of `value` in the buffer.
  int64_t sizeOf(Value value) const {
    return dim ? typeOf(value).getDimSize(*dim)
               : typeOf(value).getNumElements();
  }

private:
  TensorOps &ops;
  ArrayRef<Value> values;
  std::optional<unsigned> dim;
};

} // namespace

/// Packs shifts or permutations into one op, and returns it.
static Operation *packPermutations(ArrayRef<Operation *> members) {
  Operation *last = members.back();
  OpBuilder builder(last);
  TensorOps ops(builder, last->getLoc());
  SmallVector<Value> inputs;
  for (Operation *member : members)
    inputs.push_back(member->getOperand(0));
  PackedLayout packing(ops, inputs);
  Value buffer = packing.pack();
  Value moved =
      RewriteRecorder::cloneCollective(builder, last, buffer, buffer.getType());
  for (auto [member, value] :
       llvm::zip_equal(members, packing.unpack(moved, inputs, /*begin=*/0)))
    member->getResult(0).replaceAllUsesWith(value);
  return moved.getDefiningOp();
}

/// Packs halo exchanges into one exchange of borders, and returns it.
static Operation *packHalos(ArrayRef<Operation *> members) {
  auto last = cast<HaloExchangeOp>(members.back());
  OpBuilder builder(last);
  TensorOps ops(builder, last.getLoc());
  SmallVector<HaloBorders> halos;
  for (Operation *member : members)
    halos.push_back(*HaloBorders::get(cast<HaloExchangeOp>(member)));
  SmallVector<Value> sent;
  auto send = [&](ShardRange HaloBorders::*border) {
    for (const HaloBorders &halo : halos)
      if ((halo.*border).size() > 0)
        sent.push_back(halo.sliceShard(ops, halo.*border));
  };
  send(&HaloBorders::after);
  size_t count = sent.size();
  send(&HaloBorders::before);
  ArrayRef<Value> toBefore = ArrayRef(sent).take_front(count);
  ArrayRef<Value> toAfter = ArrayRef(sent).drop_front(count);
  PackedLayout packing(ops, sent);
  auto sizeOf = [&](ArrayRef<Value> values) {
    int64_t size = 0;
    for (Value value : values)
      size += packing.sizeOf(value);
    return size;
  };
  unsigned dim = packing.dimOfBuffer();
  Value received = exchangeBorders(builder, last, packing.pack(), dim,
                                   sizeOf(toBefore), sizeOf(toAfter));
  // The received borders have the layout of those that this device sent.
  SmallVector<Value> fromBefore =
      packing.unpack(received, toAfter, /*begin=*/0);
  SmallVector<Value> fromAfter = packing.unpack(
      received, toBefore, typeOf(received).getDimSize(dim) - sizeOf(toBefore));
  auto nextBefore = fromBefore.begin(), nextAfter = fromAfter.begin();
  for (HaloBorders &halo : halos) {
    SmallVector<Value> operands;
    if (halo.before.size() > 0)
      operands.push_back(*nextBefore++);
    if (halo.local.size() > 0)
      operands.push_back(halo.sliceShard(ops, halo.local));
    if (halo.after.size() > 0)
      operands.push_back(*nextAfter++);
    halo.op.getResult().replaceAllUsesWith(
        ops.concatenate(operands, halo.op.getDim()));
  }
  return received.getDefiningOp();
}

/// Packs the ops into one at the last of them. Returns the decision with its
/// gain.
static Decision pack(ArrayRef<Operation *> members, const Target &target) {
  Operation *last = members.back();
  double before = 0;
  SmallVector<Location> locations;
  for (Operation *member : members) {
    before += target.secondsOf(member);
    locations.push_back(member->getLoc());
  }
  Operation *packed = isa<HaloExchangeOp>(last) ? packHalos(members)
                                                : packPermutations(members);
  packed->setLoc(FusedLoc::get(last->getContext(), locations));
  Decision decision{last->getLoc(),
                    (Twine(members.size()) + " " +
                     last->getName().stripDialect() + " packed into one buffer")
                        .str(),
                    before - target.secondsOf(packed)};
  for (Operation *member : members)
    member->erase();
  return decision;
}

FailureOr<Rewrite> mlir::gspmd::packMoves(ModuleOp module, const Target &target,
                                          const StepCost &before) {
  std::vector<SmallVector<Operation *>> groups =
      CombineGroupFinder(target, packKindOf).find(module);
  auto startsOf = [&](ArrayRef<Operation *> members) {
    double seconds = 0;
    for (Operation *member : members)
      seconds += target.costOf(member).latency;
    return executionCountOf(members.front()) * seconds;
  };
  llvm::stable_sort(groups, [&](const auto &a, const auto &b) {
    return startsOf(a) > startsOf(b);
  });
  Decisions decisions;
  OwningOpRef<ModuleOp> rewritten;
  StepCost cost = before;
  FailureOr<size_t> most = findImprovingPrefix(
      module, groups.size(), cost, target,
      [&](OwningOpRef<ModuleOp> &copy, const IRMapping &mapping, size_t count) {
        decisions.clear();
        llvm::SetVector<Block *> changed;
        for (ArrayRef<Operation *> group : ArrayRef(groups).take_front(count)) {
          auto members = llvm::map_to_vector(
              group, [&](Operation *op) { return mapping.lookup(op); });
          changed.insert(members.front()->getBlock());
          decisions.push_back(pack(members, target));
        }
        for (Block *block : changed)
          BlockDependences::restore(*block);
        return target.predict(*copy);
      },
      &rewritten);
  if (failed(most))
    return failure();
  if (*most == 0)
    return Rewrite();
  module.getBodyRegion().takeBody(rewritten->getBodyRegion());
  return Rewrite{std::move(decisions), cost};
}
