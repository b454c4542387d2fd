//===- SharedOpPropertyCache.cpp - Properties shared by identical ops -----===//
//------------------===//

#include "compiler/Simulator/Ops/SharedOpPropertyCache.h"

using namespace mlir;
using namespace mlir::gspmd;

IntrinsicOpProperties::IntrinsicOpProperties(Operation *op)
    : kind{mlir::gspmd::workKindOf(op), mlir::gspmd::forwardsOperands(op),
           mlir::gspmd::isControl(op), mlir::gspmd::isCollective(op)} {}

SharedOpPropertyCache::~SharedOpPropertyCache() {
  for (Example &example : examples) {
    example.op->destroy();
    for (Operation *constant : example.constants)
      if (constant)
        constant->destroy();
  }
}

/// Returns the constant that defines `operand`; null if it is none.
static Operation *constantOf(Value operand) {
  Operation *def = operand.getDefiningOp();
  bool isConstant = def && def->getNumOperands() == 0 &&
                    def->getNumRegions() == 0 && def->getNumResults() == 1 &&
                    def->hasTrait<OpTrait::ConstantLike>();
  return isConstant ? def : nullptr;
}

/// Returns the constants that `op` reads, and null for other operands; an empty
/// list if it reads none.
static SmallVector<Operation *> constantsOf(Operation *op) {
  SmallVector<Operation *> constants;
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (Operation *constant = constantOf(operand)) {
      constants.resize(op->getNumOperands());
      constants[i] = constant;
    }
  return constants;
}

/// Returns a copy of an op without regions, which has no operands either.
static Operation *cloneDetached(Operation *op) {
  return Operation::create(UnknownLoc::get(op->getContext()), op->getName(),
                           op->getResultTypes(), /*operands=*/ValueRange(),
                           op->getRawDictionaryAttrs(),
                           op->getPropertiesStorage(),
                           /*successors=*/BlockRange(), /*numRegions=*/0);
}

/// Returns true if the ops have the same name, attributes and result types.
static bool haveSameAttributes(Operation *a, Operation *b) {
  OperationName name = a->getName();
  return b->getName() == name &&
         a->getRawDictionaryAttrs() == b->getRawDictionaryAttrs() &&
         a->getResultTypes() == b->getResultTypes() &&
         name.compareOpProperties(a->getPropertiesStorage(),
                                  b->getPropertiesStorage());
}

/// A hash of everything that isLike compares but constants.
static unsigned hashOf(Operation *op) {
  constexpr uint64_t kFactor = 0x9e3779b97f4a7c15; // 2^64 / golden ratio
  uint64_t hash = size_t(op->hashProperties());
  auto add = [&](const void *pointer) {
    hash = (hash ^ reinterpret_cast<uintptr_t>(pointer)) * kFactor;
    hash ^= hash >> 32;
  };
  add(op->getName().getAsOpaquePointer());
  add(op->getRawDictionaryAttrs().getAsOpaquePointer());
  for (Type type : op->getOperandTypes())
    add(type.getAsOpaquePointer());
  for (Type type : op->getResultTypes())
    add(type.getAsOpaquePointer());
  return unsigned(hash) >> 1; // never a reserved key
}

bool SharedOpPropertyCache::isLike(const Example &example, Operation *op,
                                   ArrayRef<Operation *> constants) {
  auto areEqual = [](Operation *a, Operation *b) {
    return a && b ? haveSameAttributes(a, b) : a == b;
  };
  return haveSameAttributes(example.op, op) &&
         llvm::equal(example.operandTypes, op->getOperandTypes()) &&
         llvm::equal(example.constants, constants, areEqual);
}

IntrinsicOpProperties *SharedOpPropertyCache::find(Operation *op) {
  if (!canShare(op))
    return nullptr;
  SmallVector<Operation *> constants = constantsOf(op);
  SmallVector<Example *, 1> &known = byHash[hashOf(op)];
  for (Example *example : known)
    if (isLike(*example, op, constants))
      return &example->properties;
  SmallVector<Operation *, 0> copies;
  for (Operation *constant : constants)
    copies.push_back(constant ? cloneDetached(constant) : nullptr);
  known.push_back(&examples.emplace_back(
      Example{cloneDetached(op), llvm::to_vector<4>(op->getOperandTypes()),
              std::move(copies), IntrinsicOpProperties(op)}));
  return &known.back()->properties;
}
