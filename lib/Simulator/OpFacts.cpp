//===- OpFacts.cpp - What ops say of themselves, kept ---------------------===//

#include "lib/Simulator/OpFacts.h"
#include "lib/Simulator/Storage.h"

using namespace mlir;
using namespace mlir::gspmd;

OpFacts::Facts &OpFacts::of(Operation *op) {
  Facts *&facts = factsOf[op];
  if (facts)
    return *facts;
  OwnFacts *own = known ? known->find(op) : nullptr;
  if (!own)
    own = &ofSingle.emplace_back(OwnFacts{OwnFacts::kindOf(op), {}, nullptr});
  facts = &all.emplace_back(Facts{own, std::nullopt});
  return *facts;
}

double OpFacts::bytesRead(Operation *op, unsigned operand) {
  OwnFacts &facts = *of(op).own;
  if (facts.bytesRead.empty())
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      facts.bytesRead.push_back(mlir::gspmd::bytesRead(op, i));
  return facts.bytesRead[operand];
}

const OpWork &OpFacts::workOf(Operation *op) {
  OwnFacts &facts = *of(op).own;
  if (!facts.work)
    facts.work = std::make_unique<OpWork>(mlir::gspmd::workOf(op, hardware));
  return *facts.work;
}

Value OpFacts::aliasedBy(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  const Kind &kind = kindOf(op);
  return mlir::gspmd::aliasedBy(cast<OpResult>(value), kind.passesOn,
                                kind.workKind);
}

Value OpFacts::storageOf(Value value) {
  while (Value next = aliasedBy(value))
    value = next;
  return value;
}

bool OpFacts::isMadeOfNothing(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return mlir::gspmd::isMadeOfNothing(value);
  std::optional<bool> &known = of(op).isMadeOfNothing;
  if (!known)
    known = mlir::gspmd::isMadeOfNothing(value);
  return *known;
}
