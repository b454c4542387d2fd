//===- SharedOpPropertyCache.cpp - Properties shared by identical ops -----===//
//------------------===//

#include "compiler/Simulator/Ops/SharedOpPropertyCache.h"

using namespace mlir;
using namespace mlir::gspmd;

IntrinsicOpProperties::IntrinsicOpProperties(Operation *op)
    : kind{mlir::gspmd::workKindOf(op), mlir::gspmd::forwardsOperands(op),
           mlir::gspmd::isControl(op), mlir::gspmd::isCollective(op)} {}

SharedOpPropertyCache::~SharedOpPropertyCache() {
  for (Example &example : examples)
    example.op->destroy();
}

static bool readsConstant(Operation *op) {
  return llvm::any_of(op->getOperands(), [](Value operand) {
    Operation *def = operand.getDefiningOp();
    return def && def->hasTrait<OpTrait::ConstantLike>();
  });
}

/// A hash of everything that isLike compares.
static unsigned hashOf(Operation *op) {
  llvm::hash_code hash = llvm::hash_combine(
      op->getName(), op->getRawDictionaryAttrs(), op->hashProperties());
  for (Type type : op->getOperandTypes())
    hash = llvm::hash_combine(hash, type);
  for (Type type : op->getResultTypes())
    hash = llvm::hash_combine(hash, type);
  return unsigned(size_t(hash)) >> 1; // never a reserved key
}

bool SharedOpPropertyCache::isLike(const Example &example, Operation *op) {
  OperationName name = op->getName();
  return example.op->getName() == name &&
         example.op->getRawDictionaryAttrs() == op->getRawDictionaryAttrs() &&
         llvm::equal(example.operandTypes, op->getOperandTypes()) &&
         example.op->getResultTypes() == op->getResultTypes() &&
         name.compareOpProperties(example.op->getPropertiesStorage(),
                                  op->getPropertiesStorage());
}

IntrinsicOpProperties *SharedOpPropertyCache::find(Operation *op) {
  if (op->getNumRegions() > 0 || op->getNumSuccessors() > 0 ||
      readsConstant(op))
    return nullptr;
  SmallVector<Example *, 1> &known = byHash[hashOf(op)];
  for (Example *example : known)
    if (isLike(*example, op))
      return &example->properties;
  Operation *copy = Operation::create(
      UnknownLoc::get(op->getContext()), op->getName(), op->getResultTypes(),
      /*operands=*/ValueRange(), op->getRawDictionaryAttrs(),
      op->getPropertiesStorage(), /*successors=*/BlockRange(),
      /*numRegions=*/0);
  known.push_back(&examples.emplace_back(
      Example{copy, llvm::to_vector<4>(op->getOperandTypes()),
              IntrinsicOpProperties(op)}));
  return &known.back()->properties;
}
