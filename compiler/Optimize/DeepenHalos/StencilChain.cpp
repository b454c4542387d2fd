//===- StencilChain.cpp - Consecutive stencils of one block ---------------===//

#include "compiler/Optimize/DeepenHalos/StencilChain.h"

#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "compiler/Simulator/Memory/LoopCarriedValues.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/OpModels/Upstream/UnevenShards.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::AffineIndex;
using sharding::DimRange;
using sharding::OperandRanges;
using spmd::HaloExchangeOp;
using stablehlo::typeOf;

/// Bounds the depth of the search for the definition of an index.
static constexpr unsigned kMaxFormDepth = 32;

HaloKind HaloKind::of(HaloExchangeOp op) {
  int64_t ring = op.getRing() ? int64_t(*op.getRing()) : op.getWrap() ? 0 : -1;
  return {op.getAxes(), ring, typeOf(op.getInput()).getDimSize(op.getDim())};
}

StencilChain::StencilChain(Block &block, HaloKind kind, const Target &target,
                           bool isCarried)
    : block(block), kind(kind), target(target), replication(target) {
  addLevels();
  auto carries =
      isCarried ? LoopCarriedValues::get(block.getParentOp()) : std::nullopt;
  if (!carries)
    return;
  SmallVector<std::pair<Value, ChainValue>> next;
  for (unsigned i = 0; i < carries->count(); ++i)
    next.emplace_back(carries->argument(i), values.lookup(carries->yielded(i)));
  values.clear();
  for (auto [argument, value] : next)
    if (value.level > 0)
      values[argument] = value;
  addLevels();
}

void StencilChain::addLevels() {
  for (Operation &op : block) {
    ChainValue value = levelOfOp(&op);
    if (value.level == 0)
      continue;
    most = std::max(most, value.level);
    for (Value result : op.getResults())
      values[result] = value;
  }
}

int64_t StencilChain::numShards() const {
  return axisListSize(kind.axes.toAxes(target.meshOf(kind.axes)));
}

HaloExchangeOp StencilChain::haloOf(Operation *op) const {
  auto halo = dyn_cast<HaloExchangeOp>(op);
  return halo && !spmd::isStarted(halo) && HaloKind::of(halo) == kind
             ? halo
             : HaloExchangeOp();
}

StencilChain::ChainValue StencilChain::levelOfOp(Operation *op) {
  if (HaloExchangeOp halo = haloOf(op)) {
    ChainValue input = values.lookup(halo.getInput());
    unsigned dim = halo.getDim();
    if (input.level > 0 && input.dim != dim)
      return {};
    return {input.level + 1, dim};
  }
  ChainValue value;
  for (Value operand : op->getOperands())
    value.level = std::max(value.level, levelOf(operand));
  std::optional<unsigned> dim = value.level ? sharedDimOf(op) : std::nullopt;
  if (!dim)
    return {};
  value.dim = *dim;
  return value;
}

std::optional<OperandRanges>
StencilChain::operandRangesOf(Operation *op, DimRange range) const {
  // Beyond the global tensor, halos of quantized tensors are not the number 0.
  if (isa<quant::QuantizedType>(getElementTypeOrSelf(op->getResult(0))))
    return std::nullopt;
  if (auto halo = dyn_cast<HaloExchangeOp>(op)) {
    // Devices that differ along other axes exchange the same elements.
    auto axes = axesOf(op, kind.axes.getMesh(), target);
    bool isAcross =
        range.dim != unsigned(halo.getDim()) && !spmd::isStarted(op) && axes &&
        !overlaps(*axes, kind.axes.toAxes(target.meshOf(kind.axes)));
    return isAcross ? std::optional(OperandRanges{range}) : std::nullopt;
  }
  if (isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()) ||
      !isDefinedEverywhere(op))
    return std::nullopt;
  return sharding::operandRangesOf(op, range);
}

/// Returns the dimension of the results along which the op computes what
/// follows beyond its own elements, from operands that can be continued.
std::optional<unsigned> StencilChain::sharedDimOf(Operation *op) {
  auto type = op->getNumResults() > 0
                  ? dyn_cast<RankedTensorType>(op->getResult(0).getType())
                  : RankedTensorType();
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  for (unsigned d = 0; d < unsigned(type.getRank()); ++d) {
    auto ranges = operandRangesOf(op, {d, -1, type.getDimSize(d) + 1});
    if (!ranges)
      continue;
    auto areObtainable = [&](bool isOfChain) {
      return llvm::all_of(llvm::zip_equal(op->getOperands(), *ranges),
                          [&](const auto &operandAndRange) {
                            auto [operand, range] = operandAndRange;
                            return (levelOf(operand) > 0) != isOfChain ||
                                   isObtainable(operand, range);
                          });
    };
    // Operands of the chain exclude most dimensions in less time.
    if (areObtainable(/*isOfChain=*/true) && areObtainable(/*isOfChain=*/false))
      return d;
  }
  return std::nullopt;
}

bool StencilChain::isObtainable(Value operand,
                                const std::optional<DimRange> &range) {
  if (levelOf(operand) > 0)
    return range && range->dim == dimOf(operand);
  if (!range)
    return replication.isReplicated(operand, kind.axes);
  return typeOf(operand).getDimSize(range->dim) == kind.shard ||
         isComputable(operand, range->dim);
}

//===----------------------------------------------------------------------===//
// Functions of the global index
//===----------------------------------------------------------------------===//

bool StencilChain::Form::isUniform() const {
  return kind == Uniform ||
         (kind == Affine && affine.perIndex == 0 && affine.perShard == 0);
}

bool StencilChain::dependsOnGlobalIndex(const Form &form) const {
  if (form.kind == Form::Affine)
    return form.affine.perShard == form.affine.perIndex * kind.shard;
  return form.kind != Form::Unknown;
}

bool StencilChain::isComputable(Value value, unsigned dim) {
  Form form = formOf(value, dim, 0);
  // Beyond the ends of a ring, indices begin again.
  return kind.wraps() ? form.isUniform() : dependsOnGlobalIndex(form);
}

StencilChain::Form
StencilChain::formOf(Value value, std::optional<unsigned> dim, unsigned depth) {
  Operation *op = value.getDefiningOp();
  bool isTensor = isa<RankedTensorType>(value.getType());
  if (!op || !isTensor || op->getNumResults() != 1 || depth > kMaxFormDepth)
    return {!dim && isTensor && replication.isReplicated(value, kind.axes)
                ? Form::Uniform
                : Form::Unknown,
            {}};
  std::pair<void *, int> key(value.getAsOpaquePointer(), dim ? int(*dim) : -1);
  auto [known, isNew] = forms.insert({key, Form()});
  if (isNew) {
    Form form = formOfOp(op, dim, depth);
    forms[key] = form;
    return form;
  }
  return known->second;
}

StencilChain::Form StencilChain::formOfOp(Operation *op,
                                          std::optional<unsigned> dim,
                                          unsigned depth) {
  if (auto index = dyn_cast<spmd::AxisIndexOp>(op))
    if (index.getAxes() == kind.axes)
      return {Form::Affine, {0, 1, 0}};
  if (!dim && replication.isReplicated(op->getResult(0), kind.axes) &&
      !isa<sharding::AffineIndexOpInterface>(op))
    return {Form::Uniform, {}};
  std::optional<OperandRanges> ranges(op->getNumOperands());
  if (dim)
    ranges = operandRangesOf(
        op, {*dim, 0, typeOf(op->getResult(0)).getDimSize(*dim)});
  if (!ranges)
    return {};
  SmallVector<Form> operands;
  for (auto [operand, range] : llvm::zip_equal(op->getOperands(), *ranges))
    operands.push_back(formOf(
        operand, range ? std::optional(range->dim) : std::nullopt, depth + 1));
  if (std::optional<Form> form = affineFormOf(op, dim, operands))
    return *form;
  if (op->getNumOperands() == 0 || !isMemoryEffectFree(op))
    return {};
  if (llvm::all_of(operands, [](const Form &form) { return form.isUniform(); }))
    return {Form::Uniform, {}};
  bool dependOnIndex = llvm::all_of(
      operands, [&](const Form &form) { return dependsOnGlobalIndex(form); });
  return {dependOnIndex && dim ? Form::IndexFunction : Form::Unknown, {}};
}

/// Returns the form of an op whose model states an affine function.
std::optional<StencilChain::Form>
StencilChain::affineFormOf(Operation *op, std::optional<unsigned> dim,
                           ArrayRef<Form> operands) {
  auto indexOp = dyn_cast<sharding::AffineIndexOpInterface>(op);
  SmallVector<AffineIndex> affine;
  for (const Form &form : operands) {
    if (form.kind != Form::Affine && form.kind != Form::Uniform)
      return std::nullopt;
    affine.push_back(form.affine);
  }
  auto own = indexOp ? indexOp.getAffineIndex(dim, affine) : std::nullopt;
  if (!own)
    return std::nullopt;
  bool isUniform = own->perIndex == 0 && own->perShard == 0 && !own->addend;
  return Form{isUniform ? Form::Uniform : Form::Affine, *own};
}
