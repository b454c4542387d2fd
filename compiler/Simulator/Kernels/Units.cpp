//===- Units.cpp - Kernels and other units of a block ---------------------===//

#include "compiler/Simulator/Kernels/Units.h"
#include "compiler/Simulator/Kernels/Fusion.h"
#include "compiler/Simulator/Kernels/JoinUnits.h"
#include "compiler/Simulator/Kernels/OnChipTiling.h"
#include "compiler/Simulator/Kernels/OperandTransposes.h"
#include "compiler/Simulator/Kernels/SeparateWeights.h"
#include "compiler/Simulator/Kernels/Tiles.h"
#include "compiler/Simulator/Memory/HostMemory.h"
#include "compiler/Simulator/Memory/Storage.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "compiler/Simulator/Ops/SourceLocations.h"
#include "dialect/Sharding/Interfaces/MemoryInterfaces.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

static constexpr double kReadAndWritten = 2;
/// The bytes of an element of the vector unit.
static constexpr double kWordBytes = 4;

/// Returns true if the op reduces windows: its result has as many dimensions as
/// its operand.
static bool reducesWindows(Operation *op) {
  auto operand = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return operand && result && operand.getRank() == result.getRank();
}

/// Returns true if the op is in a scope called `fused_kernel`.
static bool isInNamedKernel(Operation *op) {
  return llvm::is_contained(llvm::split(nameStackOf(op->getLoc()), '/'),
                            "fused_kernel");
}

namespace {

/// Creates a unit for each live root op, before joinUnits.
class UnitMaker {
public:
  UnitMaker(Block &block, const Fusion &fusion, OpPropertyCache &properties)
      : block(block), fusion(fusion), properties(properties) {}

  /// Creates the units of all ops but those that wait for started collectives.
  /// They do not depend on the order of ops, and not on which collectives are
  /// started.
  std::vector<Unit> make() {
    std::vector<Unit> units;
    units.reserve(fusion.numRoots());
    for (Operation &op : block.without_terminator()) {
      if (spmd::startOf(&op) || !isLive(&op))
        continue;
      if (fusion.isRoot(&op))
        units.push_back(makeUnit(&op));
      else if (isRetiled(&op))
        units.push_back(makeRetilingUnit(&op));
    }
    for (Unit &unit : units)
      unit.isInNamedKernel =
          unit.kind == Unit::Kernel && isInNamedKernel(unit.lead);
    return units;
  }

  /// Returns `units`, those of make, in program order, with waits. `take`
  /// copies or moves the unit at an index.
  std::vector<Unit> complete(ArrayRef<Unit> units,
                             llvm::function_ref<Unit(size_t)> take) {
    DenseMap<Operation *, size_t> byLead(units.size());
    for (auto [i, unit] : llvm::enumerate(units))
      byLead[unit.lead] = i;
    size_t numWaits =
        llvm::count_if(block.without_terminator(),
                       [](Operation &op) { return spmd::startOf(&op); });
    std::vector<Unit> all;
    all.reserve(units.size() + numWaits);
    for (Operation &op : block.without_terminator()) {
      Operation *start = numWaits > 0 ? spmd::startOf(&op) : nullptr;
      if (start && isLive(&op)) {
        all.push_back(makeWaitUnit(start, &op));
      } else if (auto it = byLead.find(&op); it != byLead.end()) {
        Unit &unit = all.emplace_back(take(it->second));
        // A nested block may read what an enclosing block waits for.
        if (numWaits > 0 || !isa<FunctionOpInterface>(block.getParentOp()))
          addWaits(unit);
        if (fusion.isRoot(&op))
          addUpdatedCopies(&op, unit);
      }
    }
    return all;
  }

private:
  /// Returns true if any result of the op is used, or it has side effects.
  static bool isLive(Operation *op) {
    return !op->use_empty() || !isMemoryEffectFree(op) ||
           op->getNumResults() == 0;
  }

  Unit makeWaitUnit(Operation *start, Operation *done) {
    Unit unit;
    unit.kind = Unit::Wait;
    unit.lead = done;
    unit.workKind = WorkKind::View;
    unit.ops = {done};
    for (Value value : start->getOperands())
      if (!properties.isCheapConstant(value))
        unit.reads[properties.storageOf(value)] = 0;
    unit.reads[properties.storageOf(done->getOperand(0))] = 0;
    return unit;
  }

  /// Adds the ops that wait for the collectives whose results the unit reads;
  /// they are views.
  static void addWaits(Unit &unit) {
    for (size_t i = 0, size = unit.ops.size(); i < size; ++i)
      for (Value operand : unit.ops[i]->getOperands())
        if (Operation *def = operand.getDefiningOp();
            isa_and_nonnull<spmd::DoneOp>(def) && spmd::startOf(def) &&
            def != unit.lead && !llvm::is_contained(unit.ops, def))
          unit.ops.push_back(def);
  }

  /// Returns true if the op is a view of a tensor with other tiles, while the
  /// program's caller decides the layouts of both, or of the operand.
  bool isRetiled(Operation *op) {
    return properties.workKindOf(op) == WorkKind::View &&
           properties.getHardware().hasStreamFigures() &&
           changesTiles(op, properties.getHardware()) &&
           (isKeptByCaller(properties.storageOf(op->getOperand(0))) ||
            isReturned(op->getResult(0)));
  }
  /// A unit that writes the bytes in the order of the new tiles.
  Unit makeRetilingUnit(Operation *op) {
    Unit unit;
    unit.lead = op;
    unit.workKind = WorkKind::Move;
    unit.ops = {op};
    Value operand = op->getOperand(0);
    unit.reads[properties.storageOf(operand)] = bytesOf(operand);
    unit.copiedBytes = bytesOf(op->getResult(0)); // written
    if (splitsColumns(op, properties.getHardware())) {
      // The elements of a row of a tile are permuted, in two copies.
      unit.copiedBytes += kReadAndWritten * bytesOf(operand);
      unit.work.transposedElements = kReadAndWritten * elementsOf(operand);
      if (sharding::elementBytes(operand.getType()) < kWordBytes)
        unit.work.widenedElements = elementsOf(operand);
    }
    return unit;
  }

  Unit makeUnit(Operation *op) {
    Unit unit;
    unit.lead = op;
    unit.workKind = properties.workKindOf(op);
    if (properties.isControl(op))
      unit.kind = Unit::Region;
    else if (properties.isCollective(op))
      unit.kind = Unit::Collective;
    else if (isPlacement(op))
      unit.kind = Unit::HostTransfer;
    LeafCollector collector(fusion, block);
    collector.addOperands(op);
    unit.reads = std::move(collector.reads);
    unit.ops = collector.ops.takeVector();
    for (OpResult result : op->getResults())
      unit.writes[result] =
          properties.bytesWritten(op, result.getResultNumber());
    addCaptured(op, unit);
    if (unit.kind == Unit::Kernel)
      for (Operation *inner : unit.ops)
        addWork(inner, unit);
    if (auto use = dyn_cast<sharding::MemoryUseOpInterface>(op))
      unit.orderedBytes = use.getOrderedBytes();
    return unit;
  }

  /// Adds reads of the values that the op's regions capture.
  void addCaptured(Operation *op, Unit &unit) {
    if (!properties.isControl(op))
      return;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (inner != op && operand.getParentBlock() == &block &&
            !properties.isCheapConstant(operand))
          unit.reads[properties.storageOf(operand)] = bytesOf(operand);
    });
  }

  /// Adds the copy of a tensor that the op updates in place and that a later op
  /// still reads, or that the program's caller keeps.
  void addUpdatedCopies(Operation *op, Unit &unit) {
    for (OpResult result : op->getResults()) {
      std::optional<unsigned> operand =
          properties.inPlaceOperandOf(op, result.getResultNumber());
      if (!operand)
        continue;
      Value target = op->getOperand(*operand);
      if (properties.isCheapConstant(target)) {
        unit.writes[result] = bytesOf(result);
        continue;
      }
      bool isNeeded = llvm::any_of(target.getUses(), [&](OpOperand &use) {
        Operation *user = block.findAncestorOpInBlock(*use.getOwner());
        return use.getOwner() != op && user && op->isBeforeInBlock(user);
      });
      if (isNeeded || isKeptByCaller(properties.storageOf(target)))
        unit.copiedBytes += 2 * bytesOf(target); // read and written
    }
  }

  static bool isNarrowProduct(Operation *op, const OpWork &work) {
    return work.matrixFlops > 0 &&
           sharding::elementBytes(op->getResult(0).getType()) < kWordBytes;
  }

  /// Returns true if the op reduces windows that overlap, so that it combines
  /// elements more than once. Other reductions have fewer dimensions.
  bool hasOverlappingWindows(Operation *op, const OpWork &work) {
    return properties.workKindOf(op) == WorkKind::Reduce &&
           op->getNumOperands() > 0 && reducesWindows(op) &&
           work.vectorFlops > elementsOf(op->getOperand(0));
  }

  /// Adds the kernels behind a prefix sum, which is recognized by windows of as
  /// many elements as a block has: one adds the sums of blocks, another one
  /// copies the result back to its layout.
  static void addKernelsOfPrefixSum(Operation *op, const OpWork &work,
                                    Unit &unit) {
    constexpr double kBlock = 128, kKernels = 2;
    if (work.vectorFlops >= kBlock * elementsOf(op->getResult(0)) &&
        op->getOperand(0).getType() == op->getResult(0).getType())
      unit.work.copiedBytes += kKernels * bytesOf(op->getResult(0));
  }

  void addWork(Operation *op, Unit &unit) {
    const OpWork &work = properties.workOf(op);
    if (work.matrixFlops > 0)
      unit.transposedBytes += transposedOperandBytes(op, unit.ops);
    if (work.matrixFlops > unit.matrixFlops)
      unit.matrixType = work.matrixType;
    if (properties.getHardware().hasStreamFigures()) {
      bool isOfBatches = work.hasBatches || properties.isConvolution(op);
      unit.widensResult |= isOfBatches || isNarrowProduct(op, work);
      unit.work.isNotFilled |= isOfBatches;
    }
    // Each feature alone: the vector unit works along the features of another
    // layout.
    if (work.hasWindows && work.hasBatches)
      unit.relaidBytes += bytesOf(op->getResult(0));
    if (work.blocks) {
      unit.repeatedBytes += work.blocks->repeatedBytes;
      unit.work.fillBytes =
          std::max(unit.work.fillBytes.value_or(0), work.blocks->fillBytes);
    }
    unit.matrixFlops += work.matrixFlops;
    unit.peakSeconds += work.peakSeconds;
    unit.work.matrixSeconds += work.matrixSeconds;
    if (hasOverlappingWindows(op, work)) {
      unit.work.windowFlops += work.vectorFlops;
      if (properties.getHardware().hasStreamFigures())
        addKernelsOfPrefixSum(op, work, unit);
    } else {
      unit.work.vectorFlops += work.vectorFlops;
    }
    unit.work.transcendentals += work.transcendentals;
    unit.work.isHandWritten |= work.isHandWritten;
    if (work.memoryBytes)
      unit.annotatedBytes = unit.annotatedBytes.value_or(0) + *work.memoryBytes;
    if (work.seconds)
      unit.work.measuredSeconds =
          unit.work.measuredSeconds.value_or(0) + *work.seconds;
  }

  Block &block;
  const Fusion &fusion;
  OpPropertyCache &properties;
};

} // namespace

/// Sets the bytes that the unit transfers between device and host. Operations
/// within host memory cost the device nothing.
static void addHostBytes(Unit &unit, const HostMemory &host) {
  double readOnHost = 0, readHere = 0, writtenHere = 0;
  bool isOnHost = false;
  for (const auto &[value, bytes] : unit.reads) {
    if (host.contains(value))
      readOnHost += bytes;
    else if (elementsOf(value) > 1)
      readHere += bytes;
    isOnHost |= host.contains(value);
  }
  for (const auto &[value, bytes] : unit.writes) {
    if (!host.contains(value))
      writtenHere += bytes;
    isOnHost |= host.contains(value);
  }
  if (!isOnHost)
    return;
  unit.isToHost = writtenHere == 0;
  unit.hostBytes = unit.isToHost ? readHere : readOnHost;
  unit.work.isScalar |= readHere + writtenHere == 0;
}

/// Returns the number of times that a sort reads and writes its data: once if
/// it fits on chip, and once more for each doubling beyond.
static double memoryPasses(double orderedBytes, double onChipBytes) {
  constexpr double kDoubleBufferShare =
      0.5; // the next block is loaded concurrently
  double numBlocks = orderedBytes / (onChipBytes * kDoubleBufferShare);
  return numBlocks <= 1 ? 1 : 1 + std::ceil(std::log2(numBlocks));
}

/// Returns true if the op moves all elements of its operand and its last
/// dimension to another place.
static bool transposesRows(Operation *op) {
  auto rule = sharding::shardingRuleOf(op, /*conservative=*/true);
  if (!rule || rule->numTensors() != 2 ||
      elementsOf(op->getOperand(0)) != elementsOf(op->getResult(0)))
    return false;
  const TensorFactors &from = rule->tensor(0), &to = rule->tensor(1);
  return !from.empty() && !to.empty() && from.back() != to.back();
}

/// Returns true if the op converts the type of elements.
static bool isConversion(Operation *op, OpPropertyCache &properties) {
  return properties.workKindOf(op) == WorkKind::Pointwise &&
         op->getNumOperands() == 1 && op->getNumResults() == 1 &&
         getElementTypeOrSelf(op->getOperand(0).getType()) !=
             getElementTypeOrSelf(op->getResult(0).getType());
}

/// Returns true if the compiler reduces in the type of the converted operand,
/// because the result is converted back.
static bool isConvertedBack(Operation *reduction, OpPropertyCache &properties) {
  Value result = reduction->getResult(0);
  Operation *from = reduction->getOperand(0).getDefiningOp();
  if (!from || !result.hasOneUse() || !isConversion(from, properties))
    return false;
  Operation *to = *result.user_begin();
  return isConversion(to, properties) &&
         getElementTypeOrSelf(to->getResult(0).getType()) ==
             getElementTypeOrSelf(from->getOperand(0).getType());
}

/// Returns the number of ops of the kernel that the compiler has too.
static unsigned countOps(const Unit &unit, OpPropertyCache &properties) {
  bool isNarrowed = unit.workKind == WorkKind::Reduce &&
                    isConvertedBack(unit.lead, properties);
  auto hasElements = [](Value value) { return elementsOf(value) > 1; };
  return llvm::count_if(unit.ops, [&](Operation *op) {
    return properties.workKindOf(op) != WorkKind::View &&
           (llvm::any_of(op->getResults(), hasElements) ||
            llvm::any_of(op->getOperands(), hasElements)) &&
           !(isNarrowed && isConversion(op, properties));
  });
}

/// Returns true if the kernel has one op, which the compiler does not divide
/// into several. A copy to another layout, windows, and reads at computed
/// indices have large blocks too, and functions of narrow floats are computed
/// in words.
static bool isOfOneOp(const Unit &unit, OpPropertyCache &properties) {
  Operation *op = unit.lead;
  if (countOps(unit, properties) > 1)
    return false;
  switch (unit.workKind) {
  case WorkKind::Pointwise:
    return unit.work.transcendentals == 0 ||
           sharding::elementBytes(op->getResult(0).getType()) >= kWordBytes;
  case WorkKind::Reduce:
    return !reducesWindows(op);
  case WorkKind::Move:
    return op->getNumOperands() == 0 ||
           (llvm::count_if(op->getOperands(),
                           [&](Value operand) {
                             return !properties.isCheapConstant(operand);
                           }) <= 1 &&
            elementsOf(op->getOperand(0)) != elementsOf(op->getResult(0)));
  default:
    return false;
  }
}

/// A concatenation is the maximum of its padded operands, so blocks of the
/// result load blocks of more than one: what the others read is read twice
/// more.
static double concatenatedBytes(const Unit &unit, OpPropertyCache &properties) {
  constexpr double kLoadedAgain = 2;
  if (unit.workKind != WorkKind::Move ||
      llvm::count_if(unit.lead->getOperands(), [&](Value operand) {
        return elementsOf(operand) > 1 && !properties.isCheapConstant(operand);
      }) < 2)
    return 0;
  double sum = 0, most = 0;
  for (const auto &[value, bytes] : unit.reads) {
    sum += bytes;
    most = std::max(most, bytes);
  }
  return kLoadedAgain * (sum - most);
}

/// The largest tensor that a kernel passes through the vector unit.
struct StreamedTensor {
  double elements = 0, bytes = 0;
  bool isOfWords = false; ///< a result that is written as words
};

static StreamedTensor streamedTensor(const Unit &unit, const HostMemory &host,
                                     const ConvolutionTiles &tiles,
                                     bool isProduct) {
  StreamedTensor largest;
  // Windows are reduced to the elements of the result.
  bool hasWindows =
      unit.workKind == WorkKind::Reduce && reducesWindows(unit.lead);
  auto add = [&](Value value, double bytes, bool isResult) {
    double width = sharding::elementBytes(value.getType());
    bytes *= tiles.paddingOf(value);
    double elements = bytes / width;
    if (host.contains(value) || elements < largest.elements)
      return;
    bool isEqual = elements == largest.elements;
    bool isOfWords = isResult && width >= kWordBytes && !hasWindows;
    largest = {elements, std::max(bytes, isEqual ? largest.bytes : 0),
               isOfWords || (isEqual && largest.isOfWords)};
  };
  if (!isProduct && !hasWindows)
    for (const auto &[value, bytes] : unit.reads)
      add(value, bytes, /*isResult=*/false);
  for (const auto &[value, bytes] : unit.writes)
    add(value, bytes, /*isResult=*/true);
  if (unit.writes.empty())
    add(unit.lead->getResult(0), bytesOf(unit.lead->getResult(0)),
        /*isResult=*/true);
  return largest;
}

/// Sets what the unit passes through the vector unit.
static void setStreamed(Unit &unit, OpPropertyCache &properties,
                        const HostMemory &host, const ConvolutionTiles &tiles) {
  if (unit.work.isHandWritten || unit.annotatedBytes ||
      unit.lead->getNumResults() == 0)
    return;
  const Hardware &hardware = properties.getHardware();
  bool isProduct = unit.matrixFlops > 0;
  if (isProduct ? !unit.widensResult : unit.workKind == WorkKind::Opaque)
    return;
  bool isByRows = unit.keepsRows && hardware.rowElementRate > 0;
  if (!isProduct && !isByRows && !hardware.hasStreamFigures())
    return;
  StreamedTensor largest = streamedTensor(unit, host, tiles, isProduct);
  if (isProduct) {
    unit.work.widenedElements += largest.elements;
    return;
  }
  if (isByRows) {
    unit.work.rowElementRate = largest.elements;
    return;
  }
  if (!largest.isOfWords)
    unit.work.widenedElements += largest.elements;
  unit.repeatedBytes += concatenatedBytes(unit, properties);
  if (isOfOneOp(unit, properties)) {
    unit.work.streamedElements = largest.elements;
    unit.work.streamedBytes = largest.bytes;
  }
  if (unit.workKind == WorkKind::Move &&
      properties.workKindOf(unit.lead) == WorkKind::Move &&
      transposesRows(unit.lead))
    unit.work.transposedElements += largest.elements;
}

/// Adds the copy of a result to another layout, which widens it once more.
static void addRelayout(Unit &unit) {
  if (unit.relaidBytes <= 0)
    return;
  Type type = unit.lead->getResult(0).getType();
  unit.work.memoryBytes += kReadAndWritten * unit.relaidBytes;
  unit.work.widenedElements += unit.relaidBytes / sharding::elementBytes(type);
}

/// Returns true if the unit's products read operands that were copied to the
/// chip.
static bool readsFromChip(const Unit &unit, OpPropertyCache &properties) {
  return unit.matrixFlops > 0 && !unit.work.isHandWritten &&
         llvm::none_of(unit.ops, [&](Operation *op) {
           return properties.isConvolution(op);
         });
}

/// Returns the argument that products read from the chip, to which it is copied
/// beside earlier kernels: the largest one that fits. Null if there is none.
static Value findPrefetched(ArrayRef<Unit> units, OpPropertyCache &properties) {
  Value prefetched;
  double most = 0;
  for (const Unit &unit : units)
    if (readsFromChip(unit, properties))
      for (const auto &[value, bytes] : unit.reads)
        if (bytes > most && bytes <= properties.getHardware().prefetchBytes &&
            isProgramArgument(value)) {
          most = bytes;
          prefetched = value;
        }
  return prefetched;
}

/// Adds the loads of the windows of the unit's convolutions, and the copies of
/// their tensors to the tiles of convolutions.
static void addConvolutions(Unit &unit, OpPropertyCache &properties,
                            const ConvolutionTiles &tiles) {
  // An element is loaded, and pushed to the matrix unit.
  constexpr double kLoadAndPush = 2;
  if (!properties.getHardware().hasStreamFigures())
    return;
  auto addCopied = [&](double elements, Value value) {
    double width = sharding::elementBytes(value.getType());
    unit.work.copiedBytes += elements * width;
    if (width < kWordBytes)
      unit.work.copiedNarrowElements += elements;
  };
  if (unit.kind == Unit::Kernel)
    for (const auto &[value, bytes] : unit.writes)
      addCopied(tiles.copiedElementsToSend(value, properties), value);
  for (Operation *op : unit.ops) {
    const OpWork &work = properties.workOf(op);
    if (work.matrixFlops <= 0 || !properties.isConvolution(op))
      continue;
    unit.work.windowFlops +=
        kLoadAndPush * work.loadedElements * tiles.paddingOf(op->getOperand(0));
    if (work.hasBatches)
      continue;
    addCopied(tiles.copiedElements(op, properties), op->getResult(0));
  }
}

/// Adds the rule and the kind of an op to the key of a kernel.
static void addRule(Operation *op, OpPropertyCache &properties,
                    SharedOpPropertyCache::KernelKey &key) {
  const std::optional<FactorMap> &rule = properties.ruleOf(op);
  key.emplace_back(nullptr, rule ? rule->numTensors() : -1);
  key.emplace_back(nullptr, double(properties.workKindOf(op)));
  for (unsigned t = 0; rule && t < rule->numTensors(); ++t)
    for (ArrayRef<unsigned> factors : rule->tensor(t)) {
      key.emplace_back(nullptr, factors.size());
      for (unsigned factor : factors) {
        key.emplace_back(nullptr, factor);
        key.emplace_back(nullptr, double(rule->factor(factor).size));
      }
    }
}

/// Returns what the spilledBytes of the unit depend on.
static SharedOpPropertyCache::KernelKey
kernelKeyOf(const Unit &unit, OpPropertyCache &properties) {
  SharedOpPropertyCache::KernelKey key;
  DenseMap<Value, double> numbers;
  auto add = [&](Value value) {
    double number = numbers.try_emplace(value, numbers.size()).first->second;
    key.emplace_back(value.getType().getAsOpaquePointer(), number);
  };
  for (Operation *op : unit.ops) {
    const IntrinsicOpProperties *shared = properties.sharedPropertiesOf(op);
    key.emplace_back(shared, op->getNumOperands());
    if (!shared)
      addRule(op, properties, key);
    llvm::for_each(op->getOperands(), add);
    llvm::for_each(op->getResults(), add);
  }
  for (auto *all : {&unit.reads, &unit.writes}) {
    key.emplace_back(nullptr, 0);
    for (const auto &[value, bytes] : *all) {
      add(value);
      key.emplace_back(nullptr, bytes);
    }
  }
  return key;
}

/// Returns the spilledBytes of a unit, once for identical kernels.
static double knownSpilledBytes(const Unit &unit, double onChip,
                                OpPropertyCache &properties) {
  if (!properties.shared())
    return spilledBytes(unit, onChip, properties);
  auto [it, isNew] =
      properties.shared()->spills.try_emplace(kernelKeyOf(unit, properties));
  if (isNew)
    it->second = spilledBytes(unit, onChip, properties);
  return it->second;
}

/// Sorts the ops of a unit in program order.
static void sortOps(Unit &unit) {
  auto isBefore = [](Operation *a, Operation *b) {
    return a->getBlock() == b->getBlock() && a->isBeforeInBlock(b);
  };
  if (!llvm::is_sorted(unit.ops, isBefore))
    llvm::sort(unit.ops, isBefore);
}

/// Derives the work of a unit from its reads and writes.
static void finish(Unit &unit, OpPropertyCache &properties,
                   const HostMemory &host, const ConvolutionTiles &tiles,
                   Value prefetched) {
  const Hardware &hardware = properties.getHardware();
  double elements = 0;
  bool readsPrefetched = prefetched && readsFromChip(unit, properties);
  for (const auto &[value, bytes] : unit.reads)
    if (!host.contains(value) && !(readsPrefetched && value == prefetched))
      unit.work.memoryBytes += bytes * tiles.paddingOf(value);
  for (const auto &[value, bytes] : unit.writes) {
    if (!host.contains(value))
      unit.work.memoryBytes += bytes * tiles.paddingOf(value);
    elements = std::max(elements, elementsOf(value));
  }
  addHostBytes(unit, host);
  if (unit.kind == Unit::Kernel)
    setStreamed(unit, properties, host, tiles);
  addRelayout(unit);
  addConvolutions(unit, properties, tiles);
  unit.work.memoryBytes += unit.copiedBytes + unit.repeatedBytes;
  unit.work.memoryBytes += kReadAndWritten * unit.transposedBytes;
  double onChip = hardware.onChipBytes / hardware.devicesPerChip;
  unit.work.memoryBytes *= memoryPasses(unit.orderedBytes, onChip);
  sortOps(unit);
  if (unit.annotatedBytes)
    unit.work.memoryBytes = *unit.annotatedBytes;
  else if (unit.work.isHandWritten && unit.ops.size() > 1)
    unit.work.memoryBytes += knownSpilledBytes(unit, onChip, properties);
  unit.work.isScalar |= elements <= 1 && unit.work.memoryBytes < 1024;
}

SeparateUnits::SeparateUnits(Block &block, OpPropertyCache &properties)
    : block(block), properties(properties),
      fusion(std::make_unique<Fusion>(block, properties)),
      units(UnitMaker(block, *fusion, properties).make()) {
  llvm::for_each(units, sortOps);
}
SeparateUnits::~SeparateUnits() = default;

std::vector<Unit> SeparateUnits::join(const HostMemory &host) const & {
  return join([this](size_t i) { return units[i]; }, host);
}

std::vector<Unit> SeparateUnits::join(const HostMemory &host) && {
  return join([this](size_t i) { return std::move(units[i]); }, host);
}

std::vector<Unit> SeparateUnits::join(llvm::function_ref<Unit(size_t)> take,
                                      const HostMemory &host) const {
  UnitMaker maker(block, *fusion, properties);
  std::vector<Unit> joined =
      joinUnits(maker.complete(units, take), block, *fusion);
  ConvolutionTiles tiles(block, properties);
  Value prefetched = findPrefetched(joined, properties);
  for (Unit &unit : joined) {
    finish(unit, properties, host, tiles, prefetched);
    if (properties.getHardware().hasSeparateWeights > 0 &&
        isStackOverhead(unit, block, properties))
      unit.work = {};
  }
  return joined;
}

std::vector<Unit> mlir::gspmd::unitsOf(Block &block,
                                       OpPropertyCache &properties,
                                       const HostMemory &host) {
  return SeparateUnits(block, properties).join(host);
}
