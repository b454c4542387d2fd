//===- OpFacts.cpp - Cached properties of ops -----------------------------===//

#include "compiler/Simulator/Ops/OpFacts.h"
#include "compiler/Simulator/Memory/Storage.h"

using namespace mlir;
using namespace mlir::gspmd;

OpFacts::Facts &OpFacts::lookUp(Operation *op) {
  Facts *&facts = factsOf[op];
  if (facts)
    return *facts;
  IntrinsicOpFacts *own = known ? known->find(op) : nullptr;
  if (!own)
    own = &ofSingle.emplace_back(
        IntrinsicOpFacts{IntrinsicOpFacts::kindOf(op), {}, nullptr});
  facts = &all.emplace_back(Facts{own, std::nullopt});
  return *facts;
}

double OpFacts::bytesRead(Operation *op, unsigned operand) {
  IntrinsicOpFacts &facts = *lookUp(op).own;
  if (facts.bytesRead.empty())
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      facts.bytesRead.push_back(mlir::gspmd::bytesRead(op, i));
  return facts.bytesRead[operand];
}

const OpWork &OpFacts::workOf(Operation *op) {
  IntrinsicOpFacts &facts = *lookUp(op).own;
  if (!facts.work)
    facts.work = std::make_unique<OpWork>(mlir::gspmd::workOf(op, hardware));
  return *facts.work;
}

Value OpFacts::aliasedValueOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  const Kind &kind = kindOf(op);
  return mlir::gspmd::aliasedValueOf(cast<OpResult>(value),
                                     kind.forwardsOperands, kind.workKind);
}

Value OpFacts::storageOf(Value value) {
  while (Value next = aliasedValueOf(value))
    value = next;
  return value;
}

bool OpFacts::isCheapConstant(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return mlir::gspmd::isCheapConstant(value);
  std::optional<bool> &known = lookUp(op).isCheapConstant;
  if (!known)
    known = mlir::gspmd::isCheapConstant(value);
  return *known;
}
