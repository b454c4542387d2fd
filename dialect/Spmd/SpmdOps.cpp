//===- SpmdOps.cpp - Verifiers and folders of the collectives -------------===//

#include "dialect/Spmd/SpmdDialect.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::spmd;
using sharding::AxesAttr;

/// Adds an allocation effect for each result of an asynchronous collective, so
/// that CSE does not merge two of them. Without users it is still dead.
static void
getEffectsOfStart(Operation *op,
                  SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  if (isStarted(op))
    for (OpResult result : op->getResults())
      effects.emplace_back(MemoryEffects::Allocate::get(), result);
}

#define GET_OP_CLASSES
#include "dialect/Spmd/SpmdOps.cpp.inc"

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

/// Returns the axes on their mesh; emits an error if the mesh or an axis does
/// not exist or if axes overlap.
static FailureOr<AxisList> verifyAxes(Operation *op, AxesAttr attr) {
  sharding::MeshOp meshOp = sharding::lookupMesh(op, attr.getMesh());
  if (!meshOp)
    return op->emitOpError() << "unknown mesh " << attr.getMesh();
  Mesh mesh = meshOp.toMesh();
  // An axis list obeys the rules of a one-dimensional sharding.
  MLIRContext *context = op->getContext();
  auto dim = sharding::DimShardingAttr::get(context, attr.getAxes(),
                                            /*isClosed=*/true, std::nullopt);
  auto asSharding =
      sharding::TensorShardingAttr::get(context, attr.getMesh(), dim);
  auto type = RankedTensorType::get({1}, IntegerType::get(context, 1));
  if (failed(
          asSharding.verifyFor(type, mesh, [&] { return op->emitOpError(); })))
    return failure();
  return attr.toAxes(mesh);
}

static RankedTensorType typeOf(Value v) {
  return cast<RankedTensorType>(v.getType());
}

static LogicalResult verifyDim(Operation *op, RankedTensorType type,
                               int64_t dim, StringRef name) {
  if (dim >= 0 && dim < type.getRank())
    return success();
  return op->emitOpError() << name << " " << dim << " is not a dimension of "
                           << type;
}

/// Verifies that `result` is `input` with `size` in dimension `dim`.
static LogicalResult verifyResult(Operation *op, RankedTensorType input,
                                  RankedTensorType result, int64_t dim,
                                  int64_t size) {
  SmallVector<int64_t> shape(input.getShape());
  shape[dim] = size;
  if (input.clone(shape) == result)
    return success();
  return op->emitOpError() << "result is " << result << "; expected "
                           << input.clone(shape) << " from " << input
                           << " and the size of the group";
}

static LogicalResult verifyDivides(Operation *op, RankedTensorType type,
                                   int64_t dim, int64_t group) {
  if (type.getDimSize(dim) % group == 0)
    return success();
  return op->emitOpError() << "dimension " << dim << " of " << type
                           << " does not divide by the group's " << group
                           << " devices";
}

LogicalResult AxisIndexOp::verify() { return verifyAxes(*this, getAxes()); }

/// Verifies that a variadic collective has as many operands as results, of one
/// element type.
static LogicalResult verifyTensors(Operation *op) {
  if (op->getNumOperands() == 0 || op->getNumOperands() != op->getNumResults())
    return op->emitOpError() << "has " << op->getNumOperands()
                             << " operands and " << op->getNumResults()
                             << " results; expected as many of each, at "
                                "least one";
  for (Type type : op->getOperandTypes())
    if (getElementTypeOrSelf(type) !=
        getElementTypeOrSelf(op->getOperand(0).getType()))
      return op->emitOpError()
             << "has operands of " << op->getOperand(0).getType() << " and "
             << type << "; expected one element type";
  return success();
}

LogicalResult AllReduceOp::verify() {
  if (failed(verifyTensors(*this)))
    return failure();
  return verifyAxes(*this, getAxes());
}
LogicalResult ShiftOp::verify() { return verifyAxes(*this, getAxes()); }

LogicalResult PermutePairsOp::verify() {
  FailureOr<AxisList> axes = verifyAxes(*this, getAxes());
  if (failed(axes))
    return failure();
  int64_t size = axisListSize(*axes);
  ArrayRef<int64_t> pairs = getPairs();
  if (pairs.empty() || pairs.size() % 2 != 0)
    return emitOpError() << "has " << pairs.size()
                         << " indices; expected pairs, at least one";
  llvm::DenseSet<int64_t> seen[2];
  for (auto [i, index] : llvm::enumerate(pairs)) {
    if (index < 0 || index >= size)
      return emitOpError() << "index " << index << " is not in a group of "
                           << size << " devices";
    if (!seen[i % 2].insert(index).second)
      return emitOpError() << "index " << index << " is "
                           << (i % 2 ? "target" : "source") << " twice";
  }
  return success();
}

LogicalResult CollectivePermuteOp::verify() {
  if (failed(verifyAxes(*this, getFrom())) ||
      failed(verifyAxes(*this, getTo())))
    return failure();
  if (getFrom().getMesh() != getTo().getMesh())
    return emitOpError() << "permutes between meshes " << getFrom().getMesh()
                         << " and " << getTo().getMesh();
  return success();
}

LogicalResult AllGatherOp::verify() {
  FailureOr<AxisList> axes = verifyAxes(*this, getAxes());
  if (failed(axes) || failed(verifyTensors(*this)))
    return failure();
  for (auto [value, gathered] : llvm::zip_equal(getInputs(), getResults())) {
    RankedTensorType input = typeOf(value);
    if (failed(verifyDim(*this, input, getDim(), "dim")) ||
        failed(verifyResult(*this, input, typeOf(gathered), getDim(),
                            input.getDimSize(getDim()) * axisListSize(*axes))))
      return failure();
  }
  return success();
}

/// Verifies a dimension that is divided by the group size (reduce_scatter and
/// all_slice).
static LogicalResult verifyShrink(Operation *op, AxesAttr axesAttr, Value input,
                                  Value result, int64_t dim) {
  FailureOr<AxisList> axes = verifyAxes(op, axesAttr);
  RankedTensorType type = typeOf(input);
  if (failed(axes) || failed(verifyDim(op, type, dim, "dim")))
    return failure();
  int64_t group = axisListSize(*axes);
  if (failed(verifyDivides(op, type, dim, group)))
    return failure();
  return verifyResult(op, type, typeOf(result), dim,
                      type.getDimSize(dim) / group);
}

LogicalResult ReduceScatterOp::verify() {
  if (failed(verifyTensors(*this)))
    return failure();
  for (auto [input, shard] : llvm::zip_equal(getInputs(), getResults()))
    if (failed(verifyShrink(*this, getAxes(), input, shard, getDim())))
      return failure();
  return success();
}

LogicalResult AllSliceOp::verify() {
  return verifyShrink(*this, getAxes(), getInput(), getResult(), getDim());
}

LogicalResult AllToAllOp::verify() {
  FailureOr<AxisList> axes = verifyAxes(*this, getAxes());
  RankedTensorType input = typeOf(getInput());
  if (failed(axes) || failed(verifyDim(*this, input, getSplitDim(), "split")) ||
      failed(verifyDim(*this, input, getConcatDim(), "concat")))
    return failure();
  int64_t group = axisListSize(*axes);
  if (failed(verifyDivides(*this, input, getSplitDim(), group)))
    return failure();
  SmallVector<int64_t> shape(input.getShape());
  shape[getSplitDim()] /= group;
  shape[getConcatDim()] *= group;
  if (input.clone(shape) == typeOf(getResult()))
    return success();
  return emitOpError() << "result is " << getResult().getType() << "; expected "
                       << input.clone(shape);
}

/// Verifies that each index of the group is in one of the lists, which have
/// equal sizes.
static LogicalResult verifyLists(RaggedAllToAllOp op, int64_t group) {
  std::optional<ArrayRef<int64_t>> members = op.getMembers();
  if (op.getGroupSize().has_value() != members.has_value())
    return op.emitOpError(
        "has only one of group_size and members; expected both, or "
        "neither for groups along the axes");
  if (!members)
    return success();
  int64_t size = *op.getGroupSize();
  if (size < 1 || int64_t(members->size()) != group || group % size != 0)
    return op.emitOpError()
           << "lists " << members->size() << " members in groups of " << size
           << "; expected each of " << group
           << " devices, in groups of one size";
  llvm::DenseSet<int64_t> seen;
  for (int64_t index : *members) {
    if (index < 0 || index >= group)
      return op.emitOpError() << "index " << index << " is not in a group of "
                              << group << " devices";
    if (!seen.insert(index).second)
      return op.emitOpError() << "index " << index << " is in groups twice";
  }
  return success();
}

LogicalResult RaggedAllToAllOp::verify() {
  FailureOr<AxisList> axes = verifyAxes(*this, getAxes());
  if (failed(axes))
    return failure();
  int64_t group = axisListSize(*axes);
  if (failed(verifyLists(*this, group)))
    return failure();
  RankedTensorType input = typeOf(getInput()), output = typeOf(getOutput());
  if (input.getRank() == 0 || input.getRank() != output.getRank() ||
      input.getElementType() != output.getElementType() ||
      input.getShape().drop_front() != output.getShape().drop_front())
    return emitOpError() << "input is " << input << " and output " << output
                         << "; expected tensors that differ in the number of "
                            "rows only";
  int64_t size = getGroupSize().value_or(group);
  RankedTensorType slices = typeOf(getInputOffsets());
  if (!slices.hasStaticShape() || slices.getDimSize(0) == 0 ||
      slices.getDimSize(0) % size != 0)
    return emitOpError() << "offsets and sizes are " << slices
                         << "; expected as many for each of the group's "
                         << size << " devices";
  return success();
}

LogicalResult HaloExchangeOp::verify() {
  RankedTensorType input = typeOf(getInput());
  FailureOr<AxisList> axes = verifyAxes(*this, getAxes());
  if (failed(axes) || failed(verifyDim(*this, input, getDim(), "dim")))
    return failure();
  if (std::optional<int64_t> ring = getRing()) {
    int64_t group = axisListSize(*axes);
    if (!getWrap())
      return emitOpError("has a ring but does not wrap");
    if (*ring < 1 || *ring > group)
      return emitOpError() << "has a ring of " << *ring
                           << " devices in groups of " << group;
  }
  int64_t left = getLeft(), right = getRight();
  int64_t size = input.getDimSize(getDim()) + left + right;
  if (size < 0)
    return emitOpError() << "halos " << left << " and " << right
                         << " leave less than nothing of " << input;
  return verifyResult(*this, input, typeOf(getResult()), getDim(), size);
}

/// Verifies that only `spmd.done` uses the results of an asynchronous
/// collective.
LogicalResult SpmdDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attr) {
  if (attr.getName() != kStart)
    return success();
  if (!isa<AllReduceOp, AllGatherOp, ReduceScatterOp, AllToAllOp,
           RaggedAllToAllOp, CollectivePermuteOp, ShiftOp, PermutePairsOp,
           HaloExchangeOp>(op))
    return op->emitOpError()
           << "has '" << kStart << "', which only collectives have";
  if (!isa<UnitAttr>(attr.getValue()))
    return op->emitOpError() << "has '" << kStart << "' with a value";
  for (Operation *user : op->getUsers()) {
    if (isa<DoneOp>(user) && user->getBlock() == op->getBlock())
      continue;
    InFlightDiagnostic error = op->emitOpError()
                               << "is started, but its result is read without "
                                  "'spmd.done' in the same block";
    error.attachNote(user->getLoc()) << "read here";
    return error;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

OpFoldResult DoneOp::fold(FoldAdaptor) {
  return startOf(*this) ? OpFoldResult() : OpFoldResult(getInput());
}

/// all_gather(all_slice(x)) = x. The opposite does not hold here: all_slice
/// may assume equal inputs, which all_gather provides, so it folds too.
LogicalResult AllGatherOp::fold(FoldAdaptor,
                                SmallVectorImpl<OpFoldResult> &results) {
  if (getInputs().size() != 1)
    return failure();
  auto slice = getInput().getDefiningOp<AllSliceOp>();
  if (!slice || slice.getAxes() != getAxes() || slice.getDim() != getDim())
    return failure();
  results.push_back(slice.getInput());
  return success();
}

OpFoldResult AllSliceOp::fold(FoldAdaptor) {
  auto gather = getInput().getDefiningOp<AllGatherOp>();
  if (gather && gather.getAxes() == getAxes() && gather.getDim() == getDim())
    return gather.getInputs()[cast<OpResult>(getInput()).getResultNumber()];
  return {};
}
