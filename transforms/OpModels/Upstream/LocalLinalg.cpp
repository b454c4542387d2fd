//===- LocalLinalg.cpp - Local form of a structured op --------------------===//

#include "transforms/OpModels/Upstream/LocalLinalg.h"
#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "transforms/OpModels/Support/NeutralElements.h"

using namespace mlir;
using namespace mlir::gspmd;

//===----------------------------------------------------------------------===//
// Bodies
//===----------------------------------------------------------------------===//

/// On booleans, which are unsigned, true is the smaller of two signed numbers.
static std::optional<ReductionKind> kindOfCombiner(Operation *op) {
  using Kind = std::optional<ReductionKind>;
  bool isBool = getElementTypeOrSelf(op->getResult(0)).isInteger(1);
  auto kind = [&](ReductionKind number, ReductionKind boolean) -> Kind {
    return isBool ? boolean : number;
  };
  return llvm::TypeSwitch<Operation *, Kind>(op)
      .Case<arith::AddFOp, complex::AddOp>(
          [](auto) { return ReductionKind::Add; })
      .Case<arith::MulFOp, complex::MulOp>(
          [](auto) { return ReductionKind::Mul; })
      .Case<arith::AddIOp>(
          [&](auto) { return kind(ReductionKind::Add, ReductionKind::Xor); })
      .Case<arith::MulIOp>(
          [&](auto) { return kind(ReductionKind::Mul, ReductionKind::And); })
      .Case<arith::MaxSIOp>(
          [&](auto) { return kind(ReductionKind::Max, ReductionKind::And); })
      .Case<arith::MinSIOp>(
          [&](auto) { return kind(ReductionKind::Min, ReductionKind::Or); })
      .Case<arith::MaximumFOp>([](auto) { return ReductionKind::Max; })
      .Case<arith::MinimumFOp>([](auto) { return ReductionKind::Min; })
      .Case<arith::AndIOp>([](auto) { return ReductionKind::And; })
      .Case<arith::OrIOp>([](auto) { return ReductionKind::Or; })
      .Case<arith::XOrIOp>([](auto) { return ReductionKind::Xor; })
      .Default([](auto) { return std::nullopt; });
}

/// Returns the op that combines output `i` with the value of an iteration.
static Operation *combinerOf(linalg::LinalgOp op, unsigned i) {
  SmallVector<Operation *> combiners;
  if (!matchReduction(op.getRegionOutputArgs(), i, combiners) ||
      combiners.size() != 1 || combiners.front()->getNumOperands() != 2)
    return nullptr;
  return combiners.front();
}

/// Returns the value that an iteration adds to output `i`.
static OpOperand &addedOperand(linalg::LinalgOp op, Operation *combiner,
                               unsigned i) {
  Value accumulator = op.getRegionOutputArgs()[i];
  return combiner->getOpOperand(combiner->getOperand(0) == accumulator ? 1 : 0);
}

std::optional<ReductionKind>
mlir::gspmd::linalgReductionKind(linalg::LinalgOp op) {
  std::optional<ReductionKind> kind;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    Operation *combiner = combinerOf(op, i);
    std::optional<ReductionKind> resultKind;
    // No collective supports index elements, whose width depends on the
    // machine.
    if (combiner && !combiner->getResult(0).getType().isIndex())
      resultKind = kindOfCombiner(combiner);
    if (!resultKind || (kind && *kind != *resultKind))
      return std::nullopt;
    kind = resultKind;
  }
  return kind;
}

/// Returns the inputs whose elements, or the product of whose elements, an
/// iteration adds to output `i`: if one of them is neutral, so is the added
/// value. Returns none if it adds anything else.
static SmallVector<unsigned> addedInputs(linalg::LinalgOp op, unsigned i,
                                         ReductionKind kind) {
  Value added = addedOperand(op, combinerOf(op, i), i).get();
  auto inputOf = [&](Value value,
                     bool throughCasts) -> std::optional<unsigned> {
    while (throughCasts && value.getDefiningOp() &&
           isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncFOp,
               arith::TruncIOp>(value.getDefiningOp()))
      value = value.getDefiningOp()->getOperand(0);
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != op.getBlock() ||
        argument.getArgNumber() >= op.getNumDpsInputs())
      return std::nullopt;
    return argument.getArgNumber();
  };
  if (std::optional<unsigned> input = inputOf(added, false))
    return {*input};
  Operation *product = added.getDefiningOp();
  if (kind != ReductionKind::Add || !product ||
      !isa<arith::MulFOp, arith::MulIOp, complex::MulOp>(product))
    return {};
  std::optional<unsigned> a = inputOf(product->getOperand(0), true);
  std::optional<unsigned> b = inputOf(product->getOperand(1), true);
  if (!a || !b)
    return {};
  return {*a, *b};
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

LocalLinalg::LocalLinalg(linalg::LinalgOp op, PartitionContext &ctx)
    : op(op), ctx(ctx), loops(op) {
  for (unsigned loop = 0; loop < loops.size(); ++loop)
    axes.push_back(loops.axesOf(ctx, loop));
}

void LocalLinalg::exchangeWindows() {
  for (const LinalgWindow &window : loops.windows()) {
    const AxisList &shardAxes = axes[window.lead];
    if (shardAxes.empty())
      continue;
    Value &local = ctx.operands[window.operand];
    local = readWindow(
        ctx,
        {local, window.dim, dimOf(op->getOperand(window.operand), window.dim),
         shardAxes},
        readOf(window, loops.range(window.lead), axisListSize(shardAxes)),
        Value());
  }
}

/// If a reduction is sharded, only the first device may hold the initial values
/// of the outputs.
void LocalLinalg::initializeOnFirstDevice() {
  AxisList shardAxes;
  for (unsigned loop = 0; loop < loops.size(); ++loop)
    if (loops.isReduction(loop))
      llvm::append_range(shardAxes, axes[loop]);
  if (shardAxes.empty())
    return;
  shardAxes = canonical(shardAxes);
  ReductionKind kind = *linalgReductionKind(op);
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    unsigned operand = op.getNumDpsInputs() + i;
    if (sharding::isIdempotent(kind) ||
        sharding::isNeutral(op->getOperand(operand), kind))
      continue;
    Value &init = ctx.operands[operand];
    Type element = cast<RankedTensorType>(init.getType()).getElementType();
    init = LocalOps(ctx).onFirstOnly(shardAxes, init,
                                     ctx.neutralElement(element, kind));
  }
}

bool LocalLinalg::maskOperands(unsigned loop) {
  if (loops.leads(loop))
    return false;
  ReductionKind kind = *linalgReductionKind(op);
  // Pairs of an input and its dimension that the loop indexes.
  SmallVector<std::pair<unsigned, unsigned>> indexed;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i) {
    SmallVector<unsigned> inputs = addedInputs(op, i, kind);
    if (inputs.empty())
      return false;
    for (unsigned input : inputs) {
      RankedTensorType type = tensorType(op->getOperand(input));
      unsigned rank = type ? type.getRank() : 0, dim = 0;
      while (dim < rank && loops.loopOf(input, dim) != loop)
        ++dim;
      if (dim == rank)
        return false;
      indexed.push_back({input, dim});
    }
  }
  for (auto [input, dim] : indexed) {
    RankedTensorType type = tensorType(op->getOperand(input));
    Value &local = ctx.operands[input];
    local =
        ctx.maskPadding(local, type.getShape(), ctx.operandShardings[input],
                        dim, ctx.neutralElement(type.getElementType(), kind));
  }
  return true;
}

/// Returns the begin of this device's shard of the loop, as an index.
Value LocalLinalg::offsetOf(unsigned loop) {
  Value &known = offsets[loop];
  if (known)
    return known;
  OpBuilder &b = ctx.builder;
  Location loc = op.getLoc();
  int64_t shardSize =
      ShardedDim{loops.range(loop), axisListSize(axes[loop])}.shard();
  Value offset = offsetValue(ctx, axes[loop], {shardSize});
  Value number = tensor::ExtractOp::create(b, loc, offset, ValueRange());
  known = arith::IndexCastOp::create(b, loc, b.getIndexType(), number);
  return known;
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

/// Replaces the values that are added to an output beyond the loop bounds by
/// neutral elements.
void LocalLinalg::maskBody(linalg::LinalgOp local, ArrayRef<unsigned> uneven) {
  OpBuilder b(local.getContext());
  Location loc = op.getLoc();
  b.setInsertionPointToStart(local.getBlock());
  Value inside;
  for (unsigned loop : uneven) {
    Value index = linalg::IndexOp::create(b, loc, loop);
    Value position = arith::AddIOp::create(b, loc, index, offsetOf(loop));
    Value end = arith::ConstantIndexOp::create(b, loc, loops.range(loop));
    Value below =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, position, end);
    inside = inside ? arith::AndIOp::create(b, loc, inside, below) : below;
  }
  ReductionKind kind = *linalgReductionKind(op);
  for (unsigned i = 0; i < local.getNumDpsInits(); ++i) {
    Operation *combiner = combinerOf(local, i);
    OpOperand &added = addedOperand(local, combiner, i);
    b.setInsertionPoint(combiner);
    Type type = added.get().getType();
    Attribute neutral = neutralAttribute(b, type, kind);
    Value otherwise =
        isa<ComplexType>(type)
            ? complex::ConstantOp::create(b, loc, type,
                                          cast<ArrayAttr>(neutral))
                  .getResult()
            : arith::ConstantOp::create(b, loc, cast<TypedAttr>(neutral))
                  .getResult();
    added.set(arith::SelectOp::create(b, loc, inside, added.get(), otherwise));
  }
}

PartitionResult LocalLinalg::make() {
  exchangeWindows();
  initializeOnFirstDevice();
  SmallVector<unsigned> masked, moved;
  for (unsigned loop = 0; loop < loops.size(); ++loop) {
    if (axes[loop].empty())
      continue;
    if (loops.isReduction(loop) && isUneven(loop) && !maskOperands(loop))
      masked.push_back(loop);
    op.getBlock()->walk([&](linalg::IndexOp index) {
      if (index.getDim() == loop && !llvm::is_contained(moved, loop))
        moved.push_back(loop);
    });
  }
  for (unsigned loop : llvm::concat<unsigned>(masked, moved))
    (void)offsetOf(loop);
  SmallVector<Value> results = sharding::cloneLocally(ctx);
  if (masked.empty() && moved.empty())
    return results;
  auto local = results.front().getDefiningOp<linalg::LinalgOp>();
  // The regions of named ops are not printed, so their content must not change.
  if (!isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(*local)) {
    IRRewriter rewriter(ctx.builder);
    rewriter.setInsertionPoint(local);
    FailureOr<linalg::GenericOp> generic =
        linalg::generalizeNamedOp(rewriter, local);
    if (failed(generic))
      return op.emitOpError("cannot be rewritten to a linalg.generic, which "
                            "its local form requires");
    local = *generic;
  }
  local.getBlock()->walk([&](linalg::IndexOp index) {
    if (!llvm::is_contained(moved, index.getDim()))
      return;
    OpBuilder b(index);
    b.setInsertionPointAfter(index);
    auto global = arith::AddIOp::create(b, index.getLoc(), index.getResult(),
                                        offsetOf(index.getDim()));
    index.getResult().replaceAllUsesExcept(global, global);
  });
  if (!masked.empty())
    maskBody(local, masked);
  return SmallVector<Value>(local->getResults());
}
