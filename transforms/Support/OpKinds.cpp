//===- OpKinds.cpp - Equivalence classes of ops ---------------------------===//

#include "transforms/Support/OpKinds.h"

#include "dialect/Sharding/ProgramPhases.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sharding;

/// Appends the address of a uniqued object.
static void append(SmallVectorImpl<unsigned> &key, const void *pointer) {
  auto bits = reinterpret_cast<uintptr_t>(pointer);
  key.push_back(bits);
  key.push_back(uint64_t(bits) >> 32);
}

static bool haveSameBody(Operation *a, Operation *b) {
  if (a->getPropertiesStorageSize() &&
      !a->getName().compareOpProperties(a->getPropertiesStorage(),
                                        b->getPropertiesStorage()))
    return false;
  return a->getNumRegions() == b->getNumRegions() &&
         llvm::all_of(llvm::zip_equal(a->getRegions(), b->getRegions()),
                      [](auto pair) {
                        auto [x, y] = pair;
                        return OperationEquivalence::isRegionEquivalentTo(
                            &x, &y, OperationEquivalence::IgnoreLocations);
                      });
}

/// Returns a number for the name, properties and regions of `op`.
unsigned OpKinds::bodyNumber(Operation *op) {
  size_t hash =
      op->getPropertiesStorageSize() ? size_t(op->hashProperties()) : 0;
  auto &candidates = byHash[{op->getName().getAsOpaquePointer(), hash}];
  for (unsigned candidate : candidates)
    if (bodies[candidate] && haveSameBody(bodies[candidate], op))
      return candidate;
  candidates.push_back(bodies.size());
  bodies.push_back(representative(op));
  return candidates.back();
}

/// Returns a copy of `op` without operands if `op` may be erased before this
/// object. Returns `op` itself if its regions use values from outside, which a
/// copy would keep alive.
Operation *OpKinds::representative(Operation *op) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  if (lifetime == Lifetime::SingleProgram || !used.empty())
    return op;
  Operation *copy = Operation::create(
      op->getLoc(), op->getName(), op->getResultTypes(), /*operands=*/{},
      op->getDiscardableAttrDictionary(), op->getPropertiesStorage(),
      /*successors=*/{}, op->getNumRegions());
  for (auto [from, to] :
       llvm::zip_equal(op->getRegions(), copy->getRegions())) {
    IRMapping mapping;
    from.cloneInto(&to, mapping);
  }
  copies.emplace_back(copy);
  return copy;
}

void OpKinds::endProgram() {
  llvm::DenseSet<Operation *> livingCopies;
  for (OwningOpRef<Operation *> &copy : copies)
    livingCopies.insert(copy.get());
  for (Operation *&body : bodies)
    if (!livingCopies.contains(body))
      body = nullptr;
}

DictionaryAttr OpKinds::withoutShardings(DictionaryAttr attrs) {
  if (attrs.empty())
    return attrs;
  auto [it, isNew] = kept.try_emplace(attrs);
  if (isNew) {
    NamedAttrList list(attrs);
    list.erase(ShardingDialect::kShardings);
    list.erase(ShardingDialect::kEdges);
    list.erase(kReplicatedAttr);
    list.erase(sharding::kAnnotatedAttrName);
    it->second = list.getDictionary(attrs.getContext());
  }
  return it->second;
}

/// Appends the name of the op that defines each operand, and which operands,
/// and first operands of their definitions, are the same value.
static void appendOrigins(SmallVectorImpl<unsigned> &key, Operation *op) {
  llvm::SmallDenseMap<Value, unsigned> positions;
  auto append = [&](Value value) {
    key.push_back(positions.try_emplace(value, positions.size()).first->second);
  };
  for (Value operand : op->getOperands()) {
    Operation *definition = operand.getDefiningOp();
    ::append(key,
             definition ? definition->getName().getAsOpaquePointer() : nullptr);
    append(operand);
    append(definition && definition->getNumOperands()
               ? definition->getOperand(0)
               : operand);
  }
}

/// Appends the names of the ops that use the results.
static void appendUsers(SmallVectorImpl<unsigned> &key, Operation *op) {
  llvm::SmallSetVector<const void *, 4> names;
  for (Operation *user : op->getUsers())
    names.insert(user->getName().getAsOpaquePointer());
  SmallVector<const void *> sorted = names.takeVector();
  llvm::sort(sorted);
  for (const void *name : sorted)
    append(key, name);
}

unsigned OpKinds::kindOf(Operation *op) {
  key.clear();
  key.push_back(bodyNumber(op));
  key.push_back(op->getNumOperands());
  key.push_back(op->getNumResults());
  append(key,
         withoutShardings(op->getRawDictionaryAttrs()).getAsOpaquePointer());
  for (Type type : op->getResultTypes())
    append(key, type.getAsOpaquePointer());
  for (Value operand : op->getOperands()) {
    append(key, operand.getType().getAsOpaquePointer());
    auto tensor = dyn_cast<RankedTensorType>(operand.getType());
    Attribute constant;
    if (op->getNumRegions() != 0 && tensor && tensor.getRank() == 0 &&
        matchPattern(operand, m_Constant(&constant)))
      append(key, constant.getAsOpaquePointer());
  }
  // A concatenation of slices of one tensor is of another kind than one of
  // tensors.
  bool hasVariadicOperands = op->hasTrait<OpTrait::VariadicOperands>();
  if (hasVariadicOperands)
    appendOrigins(key, op);
  // The users of a call may determine its model: a state of random numbers.
  // They come last, because their number varies.
  if (hasVariadicOperands && op->getNumRegions() == 0 &&
      op->hasTrait<OpTrait::VariadicResults>())
    appendUsers(key, op);
  return sequences.idOf(key);
}
