//===- OpTranslator.h - Ops in another context ------------------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_FOREIGNDIALECTS_OPTRANSLATOR_H
#define GSPMD_TRANSFORMS_FOREIGNDIALECTS_OPTRANSLATOR_H

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Operation.h"
#include "mlir/IR/OwningOpRef.h"
#include "transforms/ForeignDialects/ContextTranslator.h"

namespace mlir::gspmd {

/// Creates an op with all of its regions in the target context of `attributes`.
/// An op of a dialect that the target has not loaded is unregistered there.
class OpTranslator {
public:
  explicit OpTranslator(ContextTranslator &attributes)
      : attributes(attributes) {}

  /// Returns null after an error at the op that has no counterpart: its name,
  /// an attribute, or a type is unknown in the target's version of the dialect.
  OwningOpRef<Operation *> translate(Operation *op);

private:
  Operation *create(Operation *op);
  Operation *createWithoutRegions(Operation *op);
  LogicalResult setProperties(Operation *from, Operation *to);
  LogicalResult fillRegion(Region &from, Region &to);
  Value getOperand(Operation *op, Value operand);

  ContextTranslator &attributes;
  IRMapping values;
  /// Stand for values that are used before they are created.
  llvm::DenseMap<Value, OwningOpRef<Operation *>> placeholders;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_FOREIGNDIALECTS_OPTRANSLATOR_H
