//===- OnlineSoftmax.cpp - A softmax over gathered keys -------------------===//

#include "compiler/Optimize/RingAttention/OnlineSoftmax.h"

#include "compiler/Optimize/LoopCollectives/BlockedTree.h"
#include "compiler/Optimize/RingAttention/LinearOps.h"
#include "compiler/Optimize/Support/CollectiveQueries.h"
#include "dialect/Sharding/Interfaces/NeutralValues.h"
#include "dialect/Sharding/Interfaces/PartitionRules.h"
#include "dialect/Sharding/Interfaces/RangeInterfaces.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/OpModels/Support/ElementFunctions.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ReductionKind;
using stablehlo::typeOf;

static constexpr BlockedOpExtensions kExtensions = {
    /*unevenBlocks=*/true, /*maxima=*/true, /*regions=*/true, /*sources=*/true};

/// Bounds the ops between scores and gathered keys: scaling, masks, bias,
/// rotary embeddings and the product take about forty.
static constexpr size_t kMaxVisited = 128;
/// Bounds the ops between the maximum and the last sum.
static constexpr size_t kMaxScanned = 4096;

/// Returns the gathered tensor if `value` consists of its first positions along
/// `dim`, the gathered dimension: all but its padding.
static OpResult gatheredBehind(Value value, unsigned dim) {
  auto isGathered = [&](Value tensor) {
    auto gather = tensor.getDefiningOp<spmd::AllGatherOp>();
    return gather && gather.getDim() == dim;
  };
  if (isGathered(value))
    return cast<OpResult>(value);
  Operation *op = value.getDefiningOp();
  auto cost = dyn_cast_or_null<sharding::EmulationCostOpInterface>(op);
  if (!cost || cost.getWorkKind() != WorkKind::Move ||
      op->getNumOperands() != 1 || !isGathered(op->getOperand(0)))
    return {};
  RankedTensorType type = typeOf(value), full = typeOf(op->getOperand(0));
  if (type.getElementType() != full.getElementType() ||
      type.getRank() != full.getRank())
    return {};
  for (unsigned d = 0; d < unsigned(type.getRank()); ++d) {
    int64_t size = type.getDimSize(d);
    if (d != dim && size != full.getDimSize(d))
      return {};
    for (int64_t begin : {int64_t(0), size - 1}) {
      auto ranges = sharding::operandRangesOf(op, {d, begin, size});
      const auto &range = ranges ? ranges->front() : std::nullopt;
      if (!range || range->dim != d || range->begin != begin ||
          range->end != size)
        return {};
    }
  }
  return cast<OpResult>(op->getOperand(0));
}

static bool isOfSpmd(Operation *op) {
  return isa_and_nonnull<spmd::SpmdDialect>(op->getDialect());
}

LogicalResult OnlineSoftmax::fail(const Twine &text,
                                  std::string &reason) const {
  reason = text.str();
  return failure();
}

/// Returns a gathered tensor that `value` depends on, position by position
/// along `dim`, with the number of positions.
std::optional<std::pair<OpResult, int64_t>>
OnlineSoftmax::findGathered(Value value, unsigned dim) const {
  llvm::SmallMapVector<Value, unsigned, 16> visited;
  visited.insert({value, dim});
  for (size_t i = 0; i < visited.size() && i < kMaxVisited; ++i) {
    auto [next, nextDim] = *(visited.begin() + i);
    Operation *op = next.getDefiningOp();
    if (!op || op->getBlock() != maximum->getBlock())
      continue;
    int64_t size = typeOf(next).getDimSize(nextDim);
    if (OpResult result = gatheredBehind(next, nextDim))
      return std::pair(result, size);
    if (isOfSpmd(op) || op->getNumResults() != 1 ||
        !sharding::hasPartitionRule(op))
      continue;
    FactorMap map = sharding::partitionRuleOf(op);
    ArrayRef<unsigned> factors = map.results()[0][nextDim];
    for (unsigned k = 0; !factors.empty() && k < op->getNumOperands(); ++k)
      if (auto place = map.findFactor(k, factors.front());
          place && place->second == 0)
        visited.insert({op->getOperand(k), place->first});
  }
  return std::nullopt;
}

/// Finds the dimension of the maximum that is gathered.
bool OnlineSoftmax::setKeys() {
  if (maximum->getNumResults() != 1 || maximum->getNumOperands() == 0 ||
      !sharding::hasPartitionRule(maximum) ||
      sharding::reductionKindOf(maximum) != ReductionKind::Max)
    return false;
  scores = maximum->getOperand(0);
  auto type = dyn_cast<RankedTensorType>(scores.getType());
  if (!type || !isa<FloatType>(type.getElementType()))
    return false;
  FactorMap map = sharding::partitionRuleOf(maximum);
  for (unsigned d = 0; d < unsigned(type.getRank()); ++d) {
    ArrayRef<unsigned> factors = map.operands()[0][d];
    if (factors.size() != 1 ||
        map.factor(factors[0]).partitionKind != FactorKind::Reduction)
      continue;
    auto found = findGathered(scores, d);
    if (!found)
      continue;
    auto gather = found->first.getDefiningOp<spmd::AllGatherOp>();
    Value shard = gather.getInputs()[found->first.getResultNumber()];
    int64_t shardSize = typeOf(shard).getDimSize(gather.getDim());
    int64_t full = typeOf(found->first).getDimSize(gather.getDim());
    if (shardSize == 0)
      continue;
    keys = {gather.getAxes(), full / shardSize, shardSize, found->second};
    if (keys.devices < 2 ||
        shardSize != int64_t(llvm::divideCeil(keys.size, keys.devices)))
      continue;
    scoresDim = d;
    return true;
  }
  return false;
}

bool OnlineSoftmax::isDependent(Operation *op) {
  if (op->getBlock() != maximum->getBlock() || op->isBeforeInBlock(maximum))
    return false;
  auto depends = [&](Value value) {
    Operation *def = value.getDefiningOp();
    return def && (def == maximum || dependents.contains(def));
  };
  for (; scanned->isBeforeInBlock(op); ++numScanned) {
    if (numScanned == kMaxScanned) {
      exceedsScan = true;
      return true; // conservative
    }
    scanned = scanned->getNextNode();
    auto result = scanned->walk([&](Operation *inner) {
      return llvm::any_of(inner->getOperands(), depends)
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    if (result.wasInterrupted())
      dependents.insert(scanned);
  }
  return op == maximum || dependents.contains(op);
}

/// Adds the ops that compute `root` to the steps as far as they can be computed
/// block by block. The others are computed before the loop.
void OnlineSoftmax::addTree(Value root, unsigned rootDim) {
  SmallVector<DividedValue> worklist = {{root, rootDim}};
  while (!worklist.empty()) {
    auto [value, dim] = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || op->getBlock() != maximum->getBlock() ||
        !visited.insert({value, dim}).second)
      continue;
    if (OpResult result = gatheredBehind(value, dim)) {
      auto gather = result.getDefiningOp<spmd::AllGatherOp>();
      Value shard = gather.getInputs()[result.getResultNumber()];
      if (gather.getAxes() == keys.axes &&
          typeOf(shard).getDimSize(dim) == keys.shardSize &&
          typeOf(value).getDimSize(dim) == keys.size) {
        gathered.insert(result);
        blocksOfGathered.insert({{value, dim}, result});
      }
      continue;
    }
    if (isOfSpmd(op) || (usesMatrixUnit(op) && !findGathered(value, dim)))
      continue;
    auto blocked = BlockedOp::get(op, op->getNumOperands(), dim,
                                  keys.blocking(), kExtensions);
    if (!blocked)
      continue;
    steps.push_back({BlockStep::Block, *blocked});
    for (unsigned k : blocked->operandsInBlocks())
      worklist.push_back({op->getOperand(k), *blocked->dimOf(k)});
  }
}

LogicalResult OnlineSoftmax::addUsers(Value value,
                                      llvm::SetVector<Operation *> &users,
                                      std::string &reason) const {
  for (Operation *user : value.getUsers()) {
    if (user->getBlock() != maximum->getBlock() ||
        user->hasTrait<OpTrait::IsTerminator>())
      return fail("the scores or their exponentials leave the block", reason);
    users.insert(user);
  }
  return success();
}

/// Returns how operand `number` of an op that is pointwise in a tensor with the
/// keys in dimension `dim` follows from the maximum and the sums; nullopt if it
/// varies along the keys.
std::optional<RowChain> OnlineSoftmax::findRow(const BlockedOp &blocked,
                                               unsigned number, unsigned dim) {
  Value value = blocked.getOp()->getOperand(number);
  RankedTensorType type = typeOf(value),
                   result = typeOf(blocked.getOp()->getResult(0));
  if (type.getRank() != result.getRank() ||
      (blocked.dimOf(number) != dim && type.getDimSize(dim) != 1))
    return std::nullopt;
  return RowChain::get(
      value, dim, reductions,
      [&](Operation *other) { return isDependent(other); },
      [&](Value other) {
        return scaled.contains(other) ||
               (difference && other.getDefiningOp() == difference);
      });
}

LogicalResult OnlineSoftmax::addDifference(Operation *op, unsigned operand,
                                           std::string &reason) {
  StringRef name = op->getName().getStringRef();
  if (!isDependent(op))
    return fail(name + " uses the scores besides the softmax", reason);
  if (difference)
    return fail(name + " is a second function of the scores and their maximum",
                reason);
  bool isLinear = llvm::any_of(
      sharding::linearOperandsOf(op, ReductionKind::Add),
      [](const llvm::SmallBitVector &set) { return set.count() == 2; });
  if (op->getNumOperands() != 2 || !isLinear || !isPointwiseIn(op, operand))
    return fail(name + " is no difference of the scores and their maximum",
                reason);
  auto blocked =
      BlockedOp::get(op, operand, scoresDim, keys.blocking(), kExtensions);
  if (!blocked)
    return fail(name + " cannot be computed block by block", reason);
  differenceRow = findRow(*blocked, 1 - operand, scoresDim);
  if (!differenceRow)
    return fail(name + " subtracts more from the scores than their maximum",
                reason);
  difference = op;
  steps.push_back({BlockStep::Difference, *blocked, operand});
  return success();
}

/// Sets `deferred` if another operand of the op depends on the maximum or a
/// sum; fails if that is no factor of the rows.
LogicalResult
OnlineSoftmax::findDeferred(const BlockedOp &blocked, unsigned operand,
                            std::optional<DeferredScale> &deferred,
                            std::string &reason) {
  Operation *op = blocked.getOp();
  StringRef name = op->getName().getStringRef();
  RankedTensorType type = typeOf(op->getOperand(operand));
  unsigned dim = *blocked.dimOf(operand);
  for (auto [k, other] : llvm::enumerate(op->getOperands())) {
    Operation *def = other.getDefiningOp();
    if (k == operand || !def || !isDependent(def))
      continue;
    auto row = !deferred && isPointwiseIn(op, operand)
                   ? findRow(blocked, k, dim)
                   : std::nullopt;
    if (!row)
      return fail(name + " combines the exponentials with values that are "
                         "known only after all blocks",
                  reason);
    deferred = DeferredScale{op, operand, unsigned(k), *row,
                             findRowDims(typeOf(other), type, dim)};
  }
  if (!deferred)
    return success();
  // The other operands must be zeros in the shape of the sums, or parameters
  // such as the shift of a product, which are no elements.
  for (auto [k, other] : llvm::enumerate(op->getOperands())) {
    RankedTensorType otherType = typeOf(other);
    bool isParameter = otherType.getElementType() != type.getElementType() &&
                       otherType.getNumElements() == 1;
    if (k != operand && k != deferred->rowOperand && !isParameter &&
        !(otherType.getElementType() == type.getElementType() &&
          sharding::isNeutral(other, ReductionKind::Add)))
      return fail(name + " combines the exponentials with two other values",
                  reason);
  }
  return success();
}

LogicalResult OnlineSoftmax::addScaled(Operation *op, unsigned operand,
                                       std::string &reason) {
  StringRef name = op->getName().getStringRef();
  ScaledValue value = scaled.find(op->getOperand(operand))->second;
  auto blocked =
      BlockedOp::get(op, operand, value.dim, keys.blocking(), kExtensions);
  bool isLinear = convertsFloats(op) || isLinearIn(op, operand);
  if (!isLinear || (blocked && blocked->accumulatesBlocks() &&
                    sharding::reductionKindOf(op) != ReductionKind::Add))
    return fail(name + " uses the exponentials besides sums", reason);
  if (!blocked) {
    Type type = op->getResult(0).getType();
    auto wide = accumulationTypeOf(type);
    bool isNarrow = wide && *wide != type;
    return fail(name + " cannot be computed block by block" +
                    (isNarrow ? ", with partial sums in f32" : ""),
                reason);
  }
  std::optional<DeferredScale> deferred;
  if (failed(findDeferred(*blocked, operand, deferred, reason)))
    return failure();
  for (unsigned k : blocked->operandsInBlocks())
    if (k != operand && !deferred)
      addTree(op->getOperand(k), *blocked->dimOf(k));
  std::optional<StringRef> lost = mapToResult(op, operand, value.dims);
  for (DeferredScale &earlier : value.deferred)
    if (!lost)
      lost = mapToResult(op, operand, earlier.dims);
  if (lost)
    return fail(name + *lost, reason);
  if (deferred)
    value.deferred.push_back(*deferred);
  if (blocked->accumulatesBlocks()) {
    steps.push_back({BlockStep::Sum, *blocked, operand});
    sums.push_back({op, std::move(value)});
    reductions.insert(op->getResult(0));
    return success();
  }
  value.dim = *blocked->dimOfResult();
  steps.push_back(
      {deferred ? BlockStep::Deferred : BlockStep::Block, *blocked, operand});
  scaled.insert({op->getResult(0), std::move(value)});
  return success();
}

LogicalResult OnlineSoftmax::addOp(Operation *op,
                                   llvm::SetVector<Operation *> &users,
                                   std::string &reason) {
  if (op == maximum)
    return success();
  std::optional<unsigned> operand;
  for (auto [k, value] : llvm::enumerate(op->getOperands())) {
    bool isOnTheWay = value == scores || scaled.contains(value) ||
                      (difference && value == difference->getResult(0));
    if (isOnTheWay && operand)
      return fail(op->getName().getStringRef() +
                      " uses several functions of the scores",
                  reason);
    if (isOnTheWay)
      operand = k;
  }
  Value value = op->getOperand(*operand);
  if (value == scores) {
    if (failed(addDifference(op, *operand, reason)))
      return failure();
  } else if (value.getDefiningOp() == difference) {
    auto blocked =
        BlockedOp::get(op, 0, scoresDim, keys.blocking(), kExtensions);
    if (exponential)
      return fail(op->getName().getStringRef() +
                      " is a second function of scores minus their maximum",
                  reason);
    if (!isExponential(op) || !isPointwiseIn(op, 0) || !blocked)
      return fail(op->getName().getStringRef() +
                      " is no exponential of scores minus their maximum",
                  reason);
    exponential = op;
    steps.push_back({BlockStep::Block, *blocked});
    scaled.insert(
        {op->getResult(0),
         {scoresDim, allDimsExcept(scoresDim, typeOf(scores).getRank()), {}}});
  } else if (failed(addScaled(op, *operand, reason))) {
    return failure();
  }
  if (reductions.contains(op->getResult(0)))
    return success();
  return addUsers(op->getResult(0), users, reason);
}

/// Finds the rows of the scores that have one maximum each.
LogicalResult OnlineSoftmax::setMaximumDims(std::string &reason) {
  FactorMap map = sharding::partitionRuleOf(maximum);
  RankedTensorType type = typeOf(maximum->getResult(0));
  for (auto [d, factors] : llvm::enumerate(map.results()[0])) {
    maximumDims.push_back(std::nullopt);
    if (factors.size() == 1 &&
        map.factor(factors.front()).partitionKind == FactorKind::PassThrough)
      if (auto place = map.findFactor(0, factors.front());
          place && map.operands()[0][place->first].size() == 1)
        maximumDims.back() = place->first;
    if (!maximumDims.back() && type.getDimSize(d) != 1)
      return fail("the maximum is not that of rows of the scores", reason);
  }
  return success();
}

LogicalResult OnlineSoftmax::followScores(std::string &reason) {
  auto blocked =
      BlockedOp::get(maximum, 0, scoresDim, keys.blocking(), kExtensions);
  if (!blocked || !blocked->accumulatesBlocks())
    return fail("the maximum cannot be computed block by block", reason);
  steps.push_back({BlockStep::Maximum, *blocked});
  if (failed(setMaximumDims(reason)))
    return failure();
  reductions.insert(maximum->getResult(0));
  scanned = maximum;
  addTree(scores, scoresDim);
  // In program order, so that the sums are known that others are divided by.
  llvm::SetVector<Operation *> users;
  if (failed(addUsers(scores, users, reason)))
    return failure();
  while (!users.empty()) {
    const auto *first =
        llvm::min_element(users, [](Operation *a, Operation *b) {
          return a->isBeforeInBlock(b);
        });
    Operation *op = *first;
    users.erase(first);
    if (failed(addOp(op, users, reason)))
      return exceedsScan ? failScan(reason) : failure();
  }
  return finish(reason);
}

LogicalResult OnlineSoftmax::failScan(std::string &reason) const {
  return fail("more than " + Twine(kMaxScanned) +
                  " ops are between the maximum and the sums",
              reason);
}

/// Checks what is known only once all ops are.
LogicalResult OnlineSoftmax::finish(std::string &reason) {
  if (sums.empty())
    return fail("no sums of exponentials use the maximum", reason);
  if (gathered.empty())
    return fail("the gathered tensors have blocks of another size", reason);
  isDependent(sums.back().op);
  if (exceedsScan)
    return failScan(reason);
  for (Operation *op : dependents)
    if (!isMemoryEffectFree(op) && op->isBeforeInBlock(sums.back().op))
      return fail(op->getName().getStringRef() +
                      " has side effects between the maximum and the sums",
                  reason);
  llvm::sort(steps, [](const BlockStep &a, const BlockStep &b) {
    return a.op.getOp()->isBeforeInBlock(b.op.getOp());
  });
  return success();
}

std::optional<OnlineSoftmax> OnlineSoftmax::find(Operation *maximum,
                                                 std::string &reason,
                                                 double &gatheredBytes) {
  OnlineSoftmax softmax(maximum);
  if (!softmax.setKeys())
    return std::nullopt;
  bool isFound = succeeded(softmax.followScores(reason));
  for (OpResult result : softmax.gathered)
    gatheredBytes += localBytesOf(result);
  if (!isFound)
    return std::nullopt;
  return softmax;
}

bool OnlineSoftmax::dependsOnPosition() const {
  return llvm::any_of(steps, [](const BlockStep &step) {
    Operation *op = step.op.getOp();
    return op->getNumOperands() == 0 &&
           isa<sharding::AffineIndexOpInterface>(op) &&
           !op->hasTrait<OpTrait::ConstantLike>();
  });
}

std::string OnlineSoftmax::kind() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << keys.axes << " " << scores.getType();
  for (OpResult result : gathered)
    os << " " << result.getType();
  for (const BlockStep &step : steps)
    os << " " << step.op.getOp()->getName();
  return text;
}
