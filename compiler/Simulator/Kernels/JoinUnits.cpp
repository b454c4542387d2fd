//===- JoinUnits.cpp - Multi-output fusion of units -----------------------===//

#include "compiler/Simulator/Kernels/JoinUnits.h"
#include "absl/container/btree_set.h"
#include "compiler/Simulator/Kernels/Fusion.h"
#include "compiler/Simulator/Ops/OpWork.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {

class UnitJoiner {
public:
  UnitJoiner(std::vector<Unit> units, Block &block, const Fusion &fusion)
      : units(std::move(units)), block(block), fusion(fusion),
        properties(fusion.getProperties()) {}

  std::vector<Unit> run() {
    index();
    joinNamedKernels();
    joinEpilogues();
    joinReductions();
    joinSiblings();
    // The figures of other hardware are fitted to separate kernels.
    if (properties.getHardware().hasStreamFigures()) {
      joinProducers();
      joinRowKernels();
    }
    dropUnreadWrites();
    llvm::erase_if(units, [](const Unit &unit) { return !unit.lead; });
    return std::move(units);
  }

private:
  /// Indices of units. Weights have a reader in each layer, and joining units
  /// removes and adds readers.
  using UnitSet = absl::btree_set<size_t>;

  void index() {
    writer.reserve(units.size());
    readers.reserve(units.size());
    for (auto [i, unit] : llvm::enumerate(units)) {
      for (const auto &[value, bytes] : unit.writes)
        writer[value] = i;
      for (const auto &[value, bytes] : unit.reads)
        insertLast(readers[value], i);
    }
  }

  /// Inserts `i`, which no index in `all` exceeds.
  static void insertLast(UnitSet &all, size_t i) { all.insert(all.end(), i); }

  /// Returns true if units other than `reader` do not need the value in memory.
  bool isOnlyReadBy(Value value, size_t reader) {
    if (isNeededInMemory(value))
      return false;
    const UnitSet &all = readers[value];
    return all.size() == 1 && *all.begin() == reader;
  }
  bool isNeededInMemory(Value value) {
    if (fusion.needsMemory(value))
      return true;
    // Through an alias.
    return llvm::any_of(value.getUsers(), [&](Operation *user) {
      return user->getBlock() == &block && !fusion.isRoot(user) &&
             user->getNumResults() > 0 &&
             properties.storageOf(user->getResult(0)) ==
                 properties.storageOf(value) &&
             llvm::any_of(user->getResults(),
                          [&](Value name) { return fusion.needsMemory(name); });
    });
  }

  /// Merges unit `from` into `to`, without the values that pass between them.
  void join(size_t from, size_t to) {
    Unit &source = units[from], &target = units[to];
    llvm::SetVector<Operation *> ops(source.ops.begin(), source.ops.end());
    ops.insert(target.ops.begin(), target.ops.end());
    target.ops = ops.takeVector();
    for (const auto &[value, bytes] : source.reads) {
      readers[value].erase(from);
      if (target.writes.contains(value))
        continue;
      readers[value].insert(to);
      target.reads[value] = std::max(target.reads.lookup(value), bytes);
    }
    for (const auto &[value, bytes] : source.writes) {
      if (target.reads.contains(value)) {
        target.reads.erase(value);
        readers[value].erase(to);
      }
      target.writes[value] = bytes;
      writer[value] = to;
    }
    source.reads.clear();
    source.writes.clear();
    target.transposedBytes += source.transposedBytes;
    target.relaidBytes += source.relaidBytes;
    target.copiedBytes += source.copiedBytes;
    target.repeatedBytes += source.repeatedBytes;
    if (source.work.fillBytes)
      target.work.fillBytes =
          std::max(target.work.fillBytes.value_or(0), *source.work.fillBytes);
    target.widensResult |= source.widensResult;
    target.keepsRows |= source.keepsRows;
    if (source.matrixFlops > target.matrixFlops)
      target.matrixType = source.matrixType;
    target.matrixFlops += source.matrixFlops;
    target.peakSeconds += source.peakSeconds;
    target.work.matrixSeconds += source.work.matrixSeconds;
    target.work.vectorFlops += source.work.vectorFlops;
    target.work.windowFlops += source.work.windowFlops;
    target.work.transcendentals += source.work.transcendentals;
    target.work.copiedBytes += source.work.copiedBytes;
    target.work.isNotFilled |= source.work.isNotFilled;
    source.lead = nullptr;
  }

  /// Values that only their own unit uses need not be written.
  void dropUnreadWrites() {
    for (Unit &unit : units) {
      if (!unit.lead || unit.kind != Unit::Kernel)
        continue;
      for (Value value : llvm::to_vector(llvm::make_first_range(unit.writes)))
        if (unit.writes.size() > 1 && readers[value].empty() &&
            !isNeededInMemory(value))
          unit.writes.erase(value);
    }
  }

  /// Merges the units of a hand-written kernel if they are connected and no
  /// other unit has to run in between. (The forward and the backward kernel of
  /// a layer stay separate.)
  void joinNamedKernels() {
    llvm::BitVector isNamed(units.size());
    for (auto [i, unit] : llvm::enumerate(units))
      if (unit.kind == Unit::Kernel && unit.isInNamedKernel) {
        isNamed.set(i);
        units[i].work.isHandWritten = true;
      }
    for (size_t last : isNamed.set_bits())
      while (std::optional<size_t> maker = makerInKernel(last, isNamed)) {
        join(*maker, last);
        units[last].workKind = WorkKind::Opaque;
      }
  }
  /// A unit of a named kernel that produces an operand of its unit `last` and
  /// can be merged with it.
  std::optional<size_t> makerInKernel(size_t last,
                                      const llvm::BitVector &isNamed) {
    for (const auto &[value, bytes] : units[last].reads) {
      auto it = writer.find(value);
      if (it != writer.end() && it->second < last && isNamed[it->second] &&
          !isReadBetween(it->second, last, isNamed))
        return it->second;
    }
    return std::nullopt;
  }
  /// Returns true if a unit outside of named kernels, between `from` and `to`,
  /// reads results of `from`.
  bool isReadBetween(size_t from, size_t to, const llvm::BitVector &isNamed) {
    return llvm::any_of(units[from].writes, [&](const auto &write) {
      return llvm::any_of(readers[write.first], [&](size_t reader) {
        return reader < to && !isNamed[reader];
      });
    });
  }

  /// An element-wise kernel on the result of one contraction joins it.
  void joinEpilogues() {
    for (size_t i = 0; i < units.size(); ++i) {
      if (!units[i].lead || units[i].workKind != WorkKind::Contract ||
          units[i].kind != Unit::Kernel)
        continue;
      Value product = units[i].lead->getResult(0);
      if (readers[product].size() != 1)
        continue;
      size_t reader = *readers[product].begin();
      Unit &next = units[reader];
      if (next.kind != Unit::Kernel || next.matrixFlops > 0 ||
          !isOnlyReadBy(product, reader) || !isEpilogue(next, product))
        continue;
      join(i, reader);
      units[reader].workKind = WorkKind::Contract;
    }
  }
  static bool isEpilogue(const Unit &unit, Value product) {
    Operation *op = unit.lead;
    switch (unit.workKind) {
    case WorkKind::Pointwise:
    case WorkKind::Move:
      return elementsOf(op->getResult(0)) == elementsOf(product);
    case WorkKind::Update:
      return unit.writes.lookup(op->getResult(0)) ==
             elementsOf(product) *
                 sharding::elementBytes(op->getResult(0).getType());
    default:
      return false;
    }
  }

  /// The largest operand of a unit; null if it has none.
  static Value largestRead(const Unit &unit) {
    Value largest;
    double most = 0;
    for (const auto &[value, bytes] : unit.reads)
      if (bytes > most) {
        most = bytes;
        largest = value;
      }
    return largest;
  }

  /// Returns true if all operands of `unit`, except for `except`, are available
  /// before unit `before` begins.
  bool isReadyBefore(const Unit &unit, size_t before, Value except) {
    return llvm::all_of(unit.reads, [&](const auto &read) {
      if (read.first == except)
        return true;
      auto it = writer.find(read.first);
      return it == writer.end() || it->second < before;
    });
  }

  static bool isElementwiseKernel(const Unit &unit) {
    return unit.lead && unit.kind == Unit::Kernel && unit.matrixFlops == 0 &&
           (unit.workKind == WorkKind::Pointwise ||
            unit.workKind == WorkKind::Reduce);
  }

  /// A reduction of the result of an element-wise kernel is computed by that
  /// kernel.
  void joinReductions() {
    for (size_t i = 0; i < units.size(); ++i) {
      Unit &unit = units[i];
      if (!isElementwiseKernel(unit) || unit.workKind != WorkKind::Reduce)
        continue;
      Value input = largestRead(unit);
      auto it = writer.find(input);
      if (!input || it == writer.end())
        continue;
      size_t maker = it->second;
      if (units[maker].workKind != WorkKind::Pointwise ||
          !isElementwiseKernel(units[maker]) ||
          elementsOf(units[maker].lead->getResult(0)) != elementsOf(input) ||
          !isReadyBefore(unit, maker, input))
        continue;
      join(i, maker);
    }
  }

  /// Returns the first unit after `unit` that reads the value.
  std::optional<size_t> readerAfter(Value value, size_t unit) {
    const UnitSet &all = readers[value];
    auto it = all.upper_bound(unit);
    return it == all.end() ? std::nullopt : std::optional(*it);
  }

  /// Independent kernels that read the same large tensor read it once.
  void joinSiblings() {
    for (size_t i = 0; i < units.size(); ++i) {
      if (!isElementwiseKernel(units[i]))
        continue;
      Value shared = largestRead(units[i]);
      if (!shared)
        continue;
      for (std::optional<size_t> next = readerAfter(shared, i); next;
           next = readerAfter(shared, *next)) {
        size_t j = *next;
        if (!isElementwiseKernel(units[j]) || largestRead(units[j]) != shared ||
            !isReadyBefore(units[j], i, Value()))
          continue;
        join(j, i);
      }
    }
  }

  static bool isMap(const Unit &unit) {
    return isElementwiseKernel(unit) && unit.workKind == WorkKind::Pointwise;
  }

  /// Returns true if no unit before `last` reads a result of `unit`.
  bool isNotReadBefore(const Unit &unit, size_t last) {
    return llvm::all_of(unit.writes, [&](const auto &write) {
      const UnitSet &all = readers[write.first];
      return all.empty() || *all.begin() >= last;
    });
  }

  /// The unit whose result `unit` reads from memory element by element and can
  /// compute itself, writing that result too: of
  ///
  ///     m' = a m + b g,  p' = p - m' / c
  ///
  /// both are one kernel.
  std::optional<size_t> producerOf(size_t unit) {
    double elements = elementsOf(units[unit].lead->getResult(0));
    for (const auto &[value, bytes] : units[unit].reads) {
      auto it = writer.find(value);
      if (it == writer.end() || it->second >= unit)
        continue;
      const Unit &producer = units[it->second];
      bool isElementwise =
          isMap(producer) &&
          llvm::all_of(units[unit].reads, [&](const auto &read) {
            return !producer.writes.contains(read.first) ||
                   elementsOf(read.first) == elements;
          });
      if (isElementwise && isNotReadBefore(producer, unit))
        return it->second;
    }
    return std::nullopt;
  }
  void joinProducers() {
    for (size_t i = 0; i < units.size(); ++i)
      while (isMap(units[i])) {
        std::optional<size_t> producer = producerOf(i);
        if (!producer)
          break;
        join(*producer, i);
      }
  }

  /// A kernel that divides exponentials by their sum computes both if a row
  /// fits on the chip, and their maximum as well: it reads the tensor once. So
  /// does one whose exponentials and sums another kernel divides, such as the
  /// product of attention.
  void joinRowKernels() {
    for (size_t i = 0; i < units.size(); ++i)
      if (isMap(units[i]) && joinRowProducer(i))
        joinRowReduction(i);
    for (size_t i = 0; i < units.size(); ++i)
      if (isMap(units[i]) && sumsExponentials(units[i]))
        joinRowReduction(i);
  }
  /// Returns true if the unit writes exponentials and reductions of their rows
  /// alone.
  bool sumsExponentials(const Unit &unit) const {
    if (unit.work.transcendentals <= 0 || unit.writes.size() < 2)
      return false;
    Value rows =
        llvm::max_element(unit.writes, [](const auto &a, const auto &b) {
          return elementsOf(a.first) < elementsOf(b.first);
        })->first;
    return llvm::all_of(unit.writes, [&](const auto &write) {
      return write.first == rows ||
             (elementsOf(write.first) < elementsOf(rows) &&
              isRowOnChip(rows, write.first));
    });
  }
  /// Joins the unit that computes the tensor and a reduction of it, both of
  /// which `unit` reads.
  bool joinRowProducer(size_t unit) {
    Value rows = largestRead(units[unit]);
    auto it = writer.find(rows);
    if (!rows || it == writer.end() || it->second >= unit)
      return false;
    size_t maker = it->second;
    bool isExpensive = units[maker].work.transcendentals > 0;
    if (!isMap(units[maker]) || !isExpensive || !isOnlyReadBy(rows, unit) ||
        !isNotReadBefore(units[maker], unit))
      return false;
    bool readsReduction = false;
    for (const auto &[value, bytes] : units[maker].writes) {
      if (value == rows)
        continue;
      if (!units[unit].reads.contains(value) || !isRowOnChip(rows, value))
        return false;
      readsReduction = true;
    }
    if (readsReduction) {
      join(maker, unit);
      units[unit].keepsRows = true;
    }
    return readsReduction;
  }
  /// Joins a reduction of the largest operand that only this unit reads.
  void joinRowReduction(size_t unit) {
    Value rows = largestRead(units[unit]);
    for (Value value :
         llvm::to_vector(llvm::make_first_range(units[unit].reads))) {
      auto it = writer.find(value);
      if (it == writer.end() || it->second >= unit)
        continue;
      const Unit &reduction = units[it->second];
      if (isElementwiseKernel(reduction) && largestRead(reduction) == rows &&
          reduction.workKind == WorkKind::Reduce && isRowOnChip(rows, value) &&
          isNotReadBefore(reduction, unit)) {
        units[unit].keepsRows = true;
        return join(it->second, unit);
      }
    }
  }
  /// Returns true if the elements of `tensor` that are reduced to one of
  /// `reduced` are kept on the chip: they fit while the next ones are loaded,
  /// and the compiler's kernel for softmax has them. That is known for tensors
  /// of at least three dimensions and rows of 4,096 elements; not for matrices
  /// and for rows of 8,192.
  bool isRowOnChip(Value tensor, Value reduced) const {
    constexpr double kDoubleBufferShare = 0.5, kMaxRowElements = 4096;
    constexpr int64_t kMinRank = 3;
    const Hardware &hardware = properties.getHardware();
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    return type && type.getRank() >= kMinRank && elementsOf(reduced) > 0 &&
           elementsOf(tensor) / elementsOf(reduced) <= kMaxRowElements &&
           bytesOf(tensor) / elementsOf(reduced) <= kDoubleBufferShare *
                                                        hardware.onChipBytes /
                                                        hardware.devicesPerChip;
  }

  /// Units that joined another one have no lead op.
  std::vector<Unit> units;
  Block &block;
  const Fusion &fusion;
  OpPropertyCache &properties;
  DenseMap<Value, size_t> writer;
  DenseMap<Value, UnitSet> readers;
};

} // namespace

std::vector<Unit> mlir::gspmd::joinUnits(std::vector<Unit> units, Block &block,
                                         const Fusion &fusion) {
  return UnitJoiner(std::move(units), block, fusion).run();
}
