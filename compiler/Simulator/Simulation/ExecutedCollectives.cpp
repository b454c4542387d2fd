//===- ExecutedCollectives.cpp - Collectives after compilation ------------===//

#include "compiler/Simulator/Simulation/ExecutedCollectives.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

static constexpr unsigned kHalfWidth = 16;

static unsigned widthOf(Value value) {
  Type element = getElementTypeOrSelf(value.getType());
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
}

/// Returns true if `op` scatters the last dimension of 16-bit numbers to shards
/// that are not multiples of `lanes` elements.
static bool splitsPackedLanes(Operation *op, double lanes) {
  if (lanes <= 0 || op->getNumOperands() == 0 || op->getNumResults() == 0)
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!from || !to || from.getRank() != to.getRank() || to.getRank() == 0 ||
      widthOf(op->getResult(0)) != kHalfWidth)
    return false;
  int64_t shard = to.getShape().back();
  return shard != from.getShape().back() && shard % int64_t(lanes) != 0;
}

static bool becomesAllReduce(Operation *op, const Transfer &transfer,
                             const Topology &topology) {
  constexpr int64_t kMinDevices = 16;
  int64_t devicesOfSlice = topology.numDevices() / topology.slices();
  return (devicesOfSlice >= kMinDevices &&
          axisListSize(transfer.axes) == devicesOfSlice) ||
         splitsPackedLanes(op, topology.hardware().scatterLanes);
}

//===----------------------------------------------------------------------===//
// Sums of reduce-scatters
//===----------------------------------------------------------------------===//

static bool isScatter(Operation *op) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  auto work = cost ? cost.getCollectiveWork()
                   : std::optional<sharding::CollectiveWork>();
  return work && work->kind == TransferKind::ReduceScatter;
}

/// Returns true if the op adds its two operands element by element.
static bool isSum(Operation *op) {
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      workKindOf(op) != WorkKind::Pointwise)
    return false;
  return llvm::any_of(
      sharding::linearOperandsOf(op, sharding::ReductionKind::Add),
      [](const llvm::SmallBitVector &operands) {
        return operands.count() == 2;
      });
}

/// Returns the first reduce-scatter of a sum of some that have no other use,
/// of one kind; null if the value is none.
static Operation *firstScatter(Value value, unsigned depth = 0) {
  constexpr unsigned kMaxDepth = 16;
  Operation *op = value.getDefiningOp();
  if (!op || depth > kMaxDepth)
    return nullptr;
  if (isScatter(op) && op->getNumResults() == 1)
    return op;
  if (!isSum(op) || !llvm::all_of(op->getOperands(),
                                  [](Value term) { return term.hasOneUse(); }))
    return nullptr;
  Operation *left = firstScatter(op->getOperand(0), depth + 1);
  Operation *right = left ? firstScatter(op->getOperand(1), depth + 1) : left;
  bool isOneKind =
      right && left->getName() == right->getName() &&
      left->getRawDictionaryAttrs() == right->getRawDictionaryAttrs() &&
      left->getPropertiesAsAttribute() == right->getPropertiesAsAttribute();
  return isOneKind ? left : nullptr;
}

/// Returns true if the reduce-scatter is a term of a sum, but not the first.
static bool isPartOfAnother(Operation *scatter) {
  if (scatter->getNumResults() != 1)
    return false;
  Operation *first = scatter;
  Value sum = scatter->getResult(0);
  while (sum.hasOneUse()) {
    Operation *user = *sum.user_begin();
    Operation *found = user->getNumResults() == 1 && isSum(user)
                           ? firstScatter(user->getResult(0))
                           : nullptr;
    if (!found)
      break;
    first = found;
    sum = user->getResult(0);
  }
  return first != scatter;
}

//===----------------------------------------------------------------------===//
// Moved numbers that are rounded
//===----------------------------------------------------------------------===//

/// Returns true if the op rounds its operand: a product of default precision,
/// or a conversion to 16 bits.
static bool rounds(Operation *op) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  auto product = cost ? cost.getMatrixWork() : std::optional<MatrixWork>();
  if (product)
    return product->passes == 1;
  return workKindOf(op) == WorkKind::Pointwise && op->getNumOperands() == 1 &&
         op->getNumResults() == 1 && widthOf(op->getResult(0)) == kHalfWidth;
}

/// Returns true if the op updates a tensor that is stored in 16 bits with a
/// value that is not.
static bool roundsInMemory(Operation *op, const TensorLayouts &layouts) {
  if (workKindOf(op) != WorkKind::Update || op->getNumResults() != 1)
    return false;
  Value result = op->getResult(0);
  Type stored = getElementTypeOrSelf(layouts.storedTypeOf(result));
  return stored != getElementTypeOrSelf(result.getType()) &&
         stored.isIntOrFloat() && stored.getIntOrFloatBitWidth() == kHalfWidth;
}

/// Returns true if all that reads the value rounds it, also after it was moved.
static bool isOnlyRounded(Value value, const TensorLayouts &layouts) {
  constexpr unsigned kMaxOps = 64;
  SmallVector<Value> open = {value};
  for (unsigned ops = 0; !open.empty();)
    for (Operation *user : open.pop_back_val().getUsers()) {
      WorkKind kind = workKindOf(user);
      if (++ops > kMaxOps)
        return false;
      if (rounds(user) || roundsInMemory(user, layouts))
        continue;
      if ((kind != WorkKind::View && kind != WorkKind::Move) ||
          user->getNumResults() != 1)
        return false;
      open.push_back(user->getResult(0));
    }
  return !value.use_empty();
}

static bool isRoundedFirst(Operation *op, const Transfer &transfer,
                           const TensorLayouts &layouts) {
  constexpr unsigned kWidth = 32;
  bool onlyMoves = transfer.kind != TransferKind::AllReduce &&
                   transfer.kind != TransferKind::ReduceScatter;
  return onlyMoves && op->getNumResults() == 1 &&
         isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType())) &&
         widthOf(op->getResult(0)) == kWidth &&
         isOnlyRounded(op->getResult(0), layouts);
}

static void scaleBytes(Transfer &transfer, double factor) {
  for (double *bytes : {&transfer.bytes, &transfer.bytesBefore,
                        &transfer.bytesAfter, &transfer.operandBytes,
                        &transfer.skippedBefore, &transfer.skippedAfter})
    *bytes *= factor;
}

void mlir::gspmd::setExecutedTransfer(Operation *op, Transfer &transfer,
                                      const Topology &topology,
                                      const TensorLayouts &layouts) {
  if (topology.hardware().torusDims <= 0)
    return; // not of this compiler
  constexpr double kHalf = 0.5;
  if (isRoundedFirst(op, transfer, layouts))
    scaleBytes(transfer, kHalf);
  if (transfer.kind != TransferKind::ReduceScatter)
    return;
  if (isPartOfAnother(op))
    scaleBytes(transfer, 0);
  else if (becomesAllReduce(op, transfer, topology))
    transfer.kind = TransferKind::AllReduce;
}
