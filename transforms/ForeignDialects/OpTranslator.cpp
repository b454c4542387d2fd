//===- OpTranslator.cpp - Ops in another context --------------------------===//

#include "transforms/ForeignDialects/OpTranslator.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Returns all that defines `op` besides operands, results, successors and
/// regions, in the generic form: inherent attributes and the others.
static DictionaryAttr inherentOf(Operation *op, Attribute &other) {
  MLIRContext *context = op->getContext();
  NamedAttrList inherent;
  if (Attribute properties = op->getPropertiesAsAttribute()) {
    if (auto dictionary = dyn_cast<DictionaryAttr>(properties))
      return dictionary;
    other = properties;
  } else if (!op->getPropertiesStorageSize() && op->isRegistered()) {
    for (StringAttr name : op->getName().getAttributeNames())
      if (Attribute value = op->getAttr(name))
        inherent.append(name, value);
  }
  return inherent.getDictionary(context);
}

LogicalResult OpTranslator::setProperties(Operation *from, Operation *to) {
  Attribute other;
  DictionaryAttr inherent = inherentOf(from, other);
  if (other) { // of an unregistered op
    Attribute value = attributes.translate(other);
    if (!value)
      return from->emitOpError() << "has properties that cannot be translated: "
                                 << attributes.getError();
    return to->setPropertiesFromAttribute(
        value, [&] { return from->emitOpError("has unknown properties: "); });
  }
  NamedAttrList known;
  for (NamedAttribute entry : inherent) {
    Attribute value = attributes.translate(entry.getValue());
    if (!value)
      return from->emitOpError() << "attribute '" << entry.getName().getValue()
                                 << "': " << attributes.getError();
    known.append(StringAttr::get(to->getContext(), entry.getName().getValue()),
                 value);
  }
  if (known.empty())
    return success();
  DictionaryAttr expected = known.getDictionary(to->getContext());
  if (!to->getPropertiesStorageSize()) {
    for (NamedAttribute entry : known)
      to->setAttr(entry.getName(), entry.getValue());
    return success();
  }
  if (failed(to->setPropertiesFromAttribute(
          expected, [&] { return from->emitOpError(); })))
    return failure();
  // An attribute that this version of the op does not have is skipped silently.
  auto set = dyn_cast_or_null<DictionaryAttr>(to->getPropertiesAsAttribute());
  for (NamedAttribute entry : known)
    if (!set || set.get(entry.getName()) != entry.getValue())
      return from->emitOpError()
             << "attribute '" << entry.getName().getValue() << "' with value "
             << entry.getValue()
             << " is unknown in the other version of the op; expected one of "
                "the attributes "
             << Attribute(set);
  return success();
}

Value OpTranslator::getOperand(Operation *op, Value operand) {
  if (Value value = values.lookupOrNull(operand))
    return value;
  OwningOpRef<Operation *> &placeholder = placeholders[operand];
  if (!placeholder) {
    Type type = attributes.translate(operand.getType());
    if (!type)
      return {};
    OpBuilder builder(attributes.getTarget());
    placeholder =
        UnrealizedConversionCastOp::create(
            builder, attributes.translate(op->getLoc()), type, ValueRange())
            .getOperation();
  }
  return placeholder.get()->getResult(0);
}

Operation *OpTranslator::createWithoutRegions(Operation *op) {
  MLIRContext *target = attributes.getTarget();
  OperationName name(op->getName().getStringRef(), target);
  Dialect *dialect = name.getDialect();
  if (!name.isRegistered() && dialect && op->isRegistered()) {
    op->emitOpError() << "is unknown in the other version of the dialect '"
                      << dialect->getNamespace() << "'";
    return nullptr;
  }
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(getOperand(op, operand));
  SmallVector<Type> types;
  for (Type type : op->getResultTypes())
    types.push_back(attributes.translate(type));
  if (llvm::is_contained(operands, Value()) ||
      llvm::is_contained(types, Type())) {
    op->emitOpError() << "has a type that cannot be translated: "
                      << attributes.getError();
    return nullptr;
  }
  NamedAttrList others;
  for (NamedAttribute entry : op->getDiscardableAttrs()) {
    Attribute value = attributes.translate(entry.getValue());
    if (!value) {
      op->emitOpError() << "attribute '" << entry.getName().getValue()
                        << "': " << attributes.getError();
      return nullptr;
    }
    others.append(StringAttr::get(target, entry.getName().getValue()), value);
  }
  SmallVector<Block *> successors;
  for (Block *successor : op->getSuccessors())
    successors.push_back(values.lookup(successor));
  Operation *result =
      Operation::create(attributes.translate(op->getLoc()), name, types,
                        operands, std::move(others), /*properties=*/nullptr,
                        successors, op->getNumRegions());
  if (failed(setProperties(op, result))) {
    result->destroy();
    return nullptr;
  }
  return result;
}

LogicalResult OpTranslator::fillRegion(Region &from, Region &to) {
  for (Block &block : from) {
    auto *copy = new Block;
    to.push_back(copy);
    values.map(&block, copy);
    for (BlockArgument argument : block.getArguments()) {
      Type type = attributes.translate(argument.getType());
      if (!type)
        return from.getParentOp()->emitOpError()
               << "has a block argument of a type that cannot be translated: "
               << attributes.getError();
      values.map(argument, copy->addArgument(
                               type, attributes.translate(argument.getLoc())));
    }
  }
  for (Block &block : from)
    for (Operation &op : block) {
      Operation *copy = create(&op);
      if (!copy)
        return failure();
      values.lookup(&block)->push_back(copy);
    }
  return success();
}

Operation *OpTranslator::create(Operation *op) {
  Operation *result = createWithoutRegions(op);
  if (!result)
    return nullptr;
  for (auto [from, to] :
       llvm::zip_equal(op->getResults(), result->getResults())) {
    if (auto placeholder = placeholders.find(from);
        placeholder != placeholders.end()) {
      placeholder->second->getResult(0).replaceAllUsesWith(to);
      placeholders.erase(placeholder);
    }
    values.map(from, to);
  }
  for (auto [from, to] :
       llvm::zip_equal(op->getRegions(), result->getRegions()))
    if (failed(fillRegion(from, to))) {
      result->dropAllReferences();
      result->destroy();
      return nullptr;
    }
  return result;
}

OwningOpRef<Operation *> OpTranslator::translate(Operation *op) {
  OwningOpRef<Operation *> result = create(op);
  for (auto &[value, placeholder] : placeholders)
    placeholder.get()->dropAllUses();
  return result;
}
