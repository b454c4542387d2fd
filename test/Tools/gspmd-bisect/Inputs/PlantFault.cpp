//===- PlantFault.cpp - A plugin that breaks partitioned programs ---------===//
//
// The pass test-plant-fault{fault=NAME} changes every op of a partitioned
// program to which the fault applies, as a wrong partitioner would.
//
//===----------------------------------------------------------------------===//
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

/// Changes one op; returns false if the fault does not apply to it.
using Fault = bool (*)(Operation *op, OpBuilder &builder);

template <typename OpT>
OpT match(Operation *op) {
  return op->getNumResults() == 1 ? dyn_cast<OpT>(op) : OpT();
}

/// Replaces the results of `op`; the new ops may use them.
void replace(Operation *op, Value value, Operation *except = nullptr) {
  op->getResult(0).replaceUsesWithIf(value, [&](OpOperand &use) {
    return use.getOwner() != except && use.getOwner() != value.getDefiningOp();
  });
}

RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

Value convert(OpBuilder &builder, Location loc, Value value, Type element) {
  return stablehlo::ConvertOp::create(builder, loc,
                                      typeOf(value).clone(element), value);
}

Value constant(OpBuilder &builder, Location loc, RankedTensorType type,
               int64_t number) {
  Attribute element =
      isa<FloatType>(type.getElementType())
          ? Attribute(
                builder.getFloatAttr(type.getElementType(), double(number)))
          : builder.getIntegerAttr(type.getElementType(), number);
  return stablehlo::ConstantOp::create(builder, loc, type,
                                       SplatElementsAttr::get(type, element));
}

Value shift(OpBuilder &builder, Location loc, Value value,
            sharding::AxesAttr axes, int64_t distance, bool mirror = false) {
  return spmd::ShiftOp::create(builder, loc, value.getType(), value, distance,
                               /*wrap=*/true, mirror, axes);
}

/// Shifts the result of a collective among its participants.
template <typename OpT>
bool shiftResult(Operation *op, OpBuilder &builder) {
  auto collective = match<OpT>(op);
  if (!collective)
    return false;
  builder.setInsertionPointAfter(op);
  replace(op, shift(builder, op->getLoc(), op->getResult(0),
                    collective.getAxes(), 1));
  return true;
}

template <typename OpT, bool mirror>
bool shiftInput(Operation *op, OpBuilder &builder) {
  auto collective = match<OpT>(op);
  if (!collective)
    return false;
  op->setOperand(0, shift(builder, op->getLoc(), op->getOperand(0),
                          collective.getAxes(), mirror ? 0 : 1, mirror));
  return true;
}

template <typename OpT>
bool dropOp(Operation *op, OpBuilder &) {
  if (!match<OpT>(op))
    return false;
  replace(op, op->getOperand(0));
  return true;
}

template <typename OpT>
bool addToOffset(Operation *op, OpBuilder &builder, unsigned first) {
  if (!match<OpT>(op))
    return false;
  for (unsigned i = first; i < op->getNumOperands(); ++i) {
    Value index = op->getOperand(i);
    if (index.getDefiningOp() &&
        index.getDefiningOp()->hasTrait<OpTrait::ConstantLike>())
      continue;
    Value one = constant(builder, op->getLoc(), typeOf(index), 1);
    op->setOperand(i, stablehlo::AddOp::create(builder, op->getLoc(),
                                               index.getType(), index, one));
    return true;
  }
  return false;
}

const llvm::StringMap<Fault> &faults() {
  static const llvm::StringMap<Fault> all = {
      {"all-reduce-dropped", dropOp<spmd::AllReduceOp>},
      {"all-reduce-repeated",
       [](Operation *op, OpBuilder &builder) {
         auto reduce = match<spmd::AllReduceOp>(op);
         if (!reduce)
           return false;
         builder.setInsertionPointAfter(op);
         replace(op,
                 spmd::AllReduceOp::create(
                     builder, op->getLoc(), op->getResult(0).getType(),
                     reduce.getReduction(), op->getResult(0), reduce.getAxes())
                     .getResult());
         return true;
       }},
      {"all-reduce-first-axis",
       [](Operation *op, OpBuilder &) {
         auto reduce = match<spmd::AllReduceOp>(op);
         if (!reduce || reduce.getAxes().getAxes().size() < 2)
           return false;
         reduce.setAxesAttr(sharding::AxesAttr::get(
             op->getContext(), reduce.getAxes().getMesh(),
             reduce.getAxes().getAxes().take_front()));
         return true;
       }},
      {"all-reduce-other-axis",
       [](Operation *op, OpBuilder &) {
         auto reduce = match<spmd::AllReduceOp>(op);
         if (!reduce)
           return false;
         auto mesh = sharding::lookupMesh(op, reduce.getAxes().getMesh());
         AxisList free =
             mesh.toMesh().freeAxes(reduce.getAxes().toAxes(mesh.toMesh()));
         reduce.setAxesAttr(sharding::AxesAttr::get(op->getContext(),
                                                    reduce.getAxes().getMesh(),
                                                    mesh.toMesh(), free));
         return !free.empty();
       }},
      {"all-reduce-maximum",
       [](Operation *op, OpBuilder &) {
         auto reduce = match<spmd::AllReduceOp>(op);
         if (!reduce)
           return false;
         reduce.setReduction(sharding::ReductionKind::Max);
         return true;
       }},
      {"all-reduce-in-bf16",
       [](Operation *op, OpBuilder &builder) {
         auto reduce = match<spmd::AllReduceOp>(op);
         if (!reduce || !typeOf(op->getResult(0)).getElementType().isF32())
           return false;
         Value narrow = convert(builder, op->getLoc(), op->getOperand(0),
                                builder.getBF16Type());
         auto reduced = spmd::AllReduceOp::create(
             builder, op->getLoc(), narrow.getType(), reduce.getReduction(),
             narrow, reduce.getAxes());
         replace(op, convert(builder, op->getLoc(), reduced.getResult(),
                             builder.getF32Type()));
         return true;
       }},
      {"reduce-scatter-dropped",
       [](Operation *op, OpBuilder &builder) {
         auto scatter = match<spmd::ReduceScatterOp>(op);
         if (!scatter)
           return false;
         replace(op,
                 spmd::AllSliceOp::create(
                     builder, op->getLoc(), op->getResult(0).getType(),
                     op->getOperand(0), scatter.getDim(), scatter.getAxes()));
         return true;
       }},
      {"reduce-scatter-swapped", shiftResult<spmd::ReduceScatterOp>},
      {"reduce-scatter-maximum",
       [](Operation *op, OpBuilder &) {
         auto scatter = match<spmd::ReduceScatterOp>(op);
         if (!scatter)
           return false;
         scatter.setReduction(sharding::ReductionKind::Max);
         return true;
       }},
      {"all-gather-swapped", shiftInput<spmd::AllGatherOp, false>},
      {"all-gather-reversed", shiftInput<spmd::AllGatherOp, true>},
      {"all-gather-own",
       [](Operation *op, OpBuilder &builder) {
         auto gather = match<spmd::AllGatherOp>(op);
         if (!gather)
           return false;
         int64_t dim = gather.getDim();
         int64_t copies = typeOf(op->getResult(0)).getDimSize(dim) /
                          typeOf(op->getOperand(0)).getDimSize(dim);
         SmallVector<Value> inputs(copies, op->getOperand(0));
         replace(op, stablehlo::ConcatenateOp::create(
                         builder, op->getLoc(), op->getResult(0).getType(),
                         inputs, dim));
         return true;
       }},
      {"all-to-all-swapped", shiftInput<spmd::AllToAllOp, false>},
      {"all-to-all-reversed", shiftInput<spmd::AllToAllOp, true>},
      {"permute-dropped", dropOp<spmd::CollectivePermuteOp>},
      {"permute-swapped",
       [](Operation *op, OpBuilder &builder) {
         auto permute = match<spmd::CollectivePermuteOp>(op);
         if (!permute)
           return false;
         op->setOperand(0, shift(builder, op->getLoc(), op->getOperand(0),
                                 permute.getFrom(), 1));
         return true;
       }},
      {"shift-dropped", dropOp<spmd::ShiftOp>},
      {"shift-further",
       [](Operation *op, OpBuilder &) {
         auto shift = match<spmd::ShiftOp>(op);
         if (!shift)
           return false;
         shift.setDistance(shift.getDistance() + 1);
         return true;
       }},
      {"slice-first",
       [](Operation *op, OpBuilder &builder) {
         auto slice = match<spmd::AllSliceOp>(op);
         if (!slice)
           return false;
         auto type = typeOf(op->getResult(0));
         SmallVector<int64_t> zeros(type.getRank(), 0), ones(type.getRank(), 1);
         replace(op, stablehlo::SliceOp::create(builder, op->getLoc(), type,
                                                op->getOperand(0), zeros,
                                                type.getShape(), ones));
         return true;
       }},
      {"slice-swapped", shiftResult<spmd::AllSliceOp>},
      {"halo-sides",
       [](Operation *op, OpBuilder &) {
         auto halo = match<spmd::HaloExchangeOp>(op);
         if (!halo || halo.getLeft() == halo.getRight())
           return false;
         auto left = halo.getLeft();
         halo.setLeft(halo.getRight());
         halo.setRight(left);
         return true;
       }},
      {"halo-moved",
       [](Operation *op, OpBuilder &) {
         auto halo = match<spmd::HaloExchangeOp>(op);
         if (!halo)
           return false;
         halo.setLeft(halo.getLeft() + 1);
         halo.setRight(halo.getRight() - 1);
         return true;
       }},
      {"halo-wrap",
       [](Operation *op, OpBuilder &) {
         auto halo = match<spmd::HaloExchangeOp>(op);
         if (!halo)
           return false;
         halo.setWrap(!halo.getWrap());
         return true;
       }},
      {"halo-swapped", shiftInput<spmd::HaloExchangeOp, false>},
      {"mask-dropped",
       [](Operation *op, OpBuilder &) {
         if (!match<stablehlo::SelectOp>(op))
           return false;
         replace(op, op->getOperand(1));
         return true;
       }},
      {"mask-inverted",
       [](Operation *op, OpBuilder &) {
         if (!match<stablehlo::SelectOp>(op))
           return false;
         Value yes = op->getOperand(1);
         op->setOperand(1, op->getOperand(2));
         op->setOperand(2, yes);
         return true;
       }},
      {"index-zero",
       [](Operation *op, OpBuilder &builder) {
         if (!match<spmd::AxisIndexOp>(op))
           return false;
         replace(op,
                 constant(builder, op->getLoc(), typeOf(op->getResult(0)), 0));
         return true;
       }},
      {"index-further",
       [](Operation *op, OpBuilder &builder) {
         if (!match<spmd::AxisIndexOp>(op))
           return false;
         builder.setInsertionPointAfter(op);
         Value one =
             constant(builder, op->getLoc(), typeOf(op->getResult(0)), 1);
         replace(op,
                 stablehlo::AddOp::create(builder, op->getLoc(), one.getType(),
                                          op->getResult(0), one));
         return true;
       }},
      {"dynamic-slice-offset",
       [](Operation *op, OpBuilder &builder) {
         return addToOffset<stablehlo::DynamicSliceOp>(op, builder, 1);
       }},
      {"update-dropped", dropOp<stablehlo::DynamicUpdateSliceOp>},
      {"dot-in-bf16",
       [](Operation *op, OpBuilder &builder) {
         auto dot = match<stablehlo::DotGeneralOp>(op);
         if (!dot || !typeOf(op->getResult(0)).getElementType().isF32())
           return false;
         builder.setInsertionPointAfter(op);
         Value narrow = convert(builder, op->getLoc(), op->getResult(0),
                                builder.getBF16Type());
         Value wide =
             convert(builder, op->getLoc(), narrow, builder.getF32Type());
         replace(op, wide, narrow.getDefiningOp());
         return true;
       }},
      {"reverse-dropped", dropOp<stablehlo::ReverseOp>},
  };
  return all;
}

struct PlantFault : PassWrapper<PlantFault, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlantFault)
  PlantFault() = default;
  PlantFault(const PlantFault &other) : PassWrapper(other) {}

  StringRef getArgument() const override { return "test-plant-fault"; }

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<stablehlo::StablehloDialect, spmd::SpmdDialect>();
  }

  void runOnOperation() override {
    auto found = faults().find(fault);
    if (found == faults().end()) {
      getOperation().emitError("unknown fault ") << fault;
      return signalPassFailure();
    }
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops) {
      OpBuilder builder(op);
      found->second(op, builder);
    }
  }

  Option<std::string> fault{*this, "fault"};
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "PlantFault", LLVM_VERSION_STRING,
          [] { PassRegistration<PlantFault>(); }};
}
