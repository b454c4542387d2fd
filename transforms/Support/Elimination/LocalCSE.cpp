//===- LocalCSE.cpp - Common subexpression elimination --------------------===//

#include "transforms/Support/Elimination/LocalCSE.h"

#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Hashes name, operands, attributes, types and regions, but not the location.
/// The hash does not depend on the order of operands, because an op may be
/// commutative.
static uint32_t hashOf(Operation *op) {
  size_t operands = 0;
  for (Value operand : op->getOperands())
    operands += llvm::hash_value(operand.getAsOpaquePointer());
  size_t properties =
      op->getPropertiesStorageSize() ? size_t(op->hashProperties()) : 0;
  const void *type = op->getNumResults()
                         ? op->getResult(0).getType().getAsOpaquePointer()
                         : nullptr;
  return uint32_t(size_t(
      llvm::hash_combine(op->getName().getAsOpaquePointer(),
                         op->getRawDictionaryAttrs().getAsOpaquePointer(),
                         properties, type, operands)));
}

/// Compares what `hashOf` hashes. OperationEquivalence takes several times as
/// long and is used only for commutative ops and ops with regions.
static bool areEquivalent(Operation *a, Operation *b) {
  if (a->getNumRegions() || a->hasTrait<OpTrait::IsCommutative>())
    return OperationEquivalence::isEquivalentTo(
        a, b, OperationEquivalence::IgnoreLocations);
  return a->getName() == b->getName() &&
         a->getRawDictionaryAttrs() == b->getRawDictionaryAttrs() &&
         llvm::equal(a->getResultTypes(), b->getResultTypes()) &&
         llvm::equal(a->getOperands(), b->getOperands()) &&
         (!a->getPropertiesStorageSize() ||
          a->getName().compareOpProperties(a->getPropertiesStorage(),
                                           b->getPropertiesStorage()));
}

Operation *LocalCSE::replaceWithEquivalent(Operation *op) {
  if ((op->getNumRegions() && hasProgramRegions(op)) || !isMemoryEffectFree(op))
    return nullptr;
  if (2 * (visited.size() + 1) > buckets.size())
    grow();
  uint32_t hash = hashOf(op);
  size_t mask = buckets.size() - 1;
  for (size_t i = hash & mask;; i = (i + 1) & mask) {
    Bucket &bucket = buckets[i];
    if (bucket.number == kEmpty) {
      bucket = {hash, uint32_t(visited.size())};
      visited.push_back({op, hash});
      return nullptr;
    }
    if (bucket.hash != hash)
      continue;
    Operation *equivalent = visited[bucket.number].op;
    if (equivalent != op && areEquivalent(equivalent, op)) {
      op->replaceAllUsesWith(equivalent);
      return equivalent;
    }
  }
}

LocalCSE::Bucket &LocalCSE::findEmpty(uint32_t hash) {
  size_t mask = buckets.size() - 1;
  size_t i = hash & mask;
  while (buckets[i].number != kEmpty)
    i = (i + 1) & mask;
  return buckets[i];
}

void LocalCSE::grow() {
  size_t size = std::max<size_t>(64, 2 * buckets.size());
  buckets.assign(size, Bucket());
  for (auto [number, known] : llvm::enumerate(visited))
    findEmpty(known.hash) = {known.hash, uint32_t(number)};
}

/// Keeps the first `numBefore` visited ops.
void LocalCSE::forget(size_t numBefore) {
  if (numBefore == 0 && 8 * visited.size() > buckets.size()) {
    visited.clear(); // Faster than one by one, except for a few ops in a large
                     // table.
    llvm::fill(buckets, Bucket());
    return;
  }
  size_t mask = buckets.size() - 1;
  for (; visited.size() > numBefore; visited.pop_back()) {
    size_t i = visited.back().hash & mask;
    while (buckets[i].number != visited.size() - 1)
      i = (i + 1) & mask;
    buckets[i] = Bucket();
  }
}
