//===- SdyFrontendAttributes.cpp - Shardy's attributes as strings ---------===//

#include "transforms/Import/ImportSdyStrings/SdyFrontendAttributes.h"

#include "dialect/StableHLO/CustomCalls/CustomCalls.h"
#include "mlir/AsmParser/AsmParser.h"
#include "transforms/Support/Limits/UnreadableText.h"

using namespace mlir;
using namespace mlir::gspmd;

static constexpr StringLiteral kPrefix = "xla.sdy.";

FailureOr<Attribute>
mlir::gspmd::parseSdyEntry(Operation *op, DictionaryAttr frontend,
                           StringRef key,
                           function_ref<bool(Attribute)> isKind) {
  std::string name = (kPrefix + key).str();
  auto text = frontend ? frontend.getAs<StringAttr>(name) : StringAttr();
  if (!text)
    return Attribute();
  if (auto unreadable = findUnreadableText(text.getValue()))
    return op->emitOpError()
           << "has a string '" << name << "' that " << unreadable->reason;
  Attribute attr;
  {
    ScopedDiagnosticHandler silence(op->getContext(), [](Diagnostic &) {});
    attr = parseAttribute(text.getValue(), op->getContext());
  }
  if (!attr || !isKind(attr))
    return op->emitOpError() << "has " << text << " as '" << name
                             << "'; expected a Shardy attribute of that kind";
  return attr;
}

LogicalResult mlir::gspmd::verifyAnnotationCall(Operation *call,
                                                unsigned numResults) {
  StringRef target = *stablehlo::customCallTarget(call);
  if (call->getNumOperands() != 1 || call->getNumResults() != numResults)
    return call->emitOpError()
           << "@" << target << " has " << call->getNumOperands()
           << " operands and " << call->getNumResults()
           << " results, expected 1 and " << numResults;
  bool isUnused = call->use_empty();
  for (Type type : call->getResultTypes())
    if (call->getOperand(0).getType() != type &&
        !(isUnused && type == TupleType::get(call->getContext())))
      return call->emitOpError()
             << "@" << target << " has an operand of type "
             << call->getOperand(0).getType() << " and a result of type "
             << type << "; expected the same type";
  return success();
}

DictionaryAttr mlir::gspmd::withoutSdyEntries(DictionaryAttr frontend) {
  NamedAttrList kept;
  for (NamedAttribute entry : frontend)
    if (!entry.getName().strref().starts_with(kPrefix))
      kept.append(entry);
  return kept.empty() ? DictionaryAttr()
                      : kept.getDictionary(frontend.getContext());
}

void mlir::gspmd::removeSdyEntries(Operation *op) {
  auto frontend = op->getAttrOfType<DictionaryAttr>(kFrontendAttributes);
  if (!frontend)
    return;
  if (DictionaryAttr kept = withoutSdyEntries(frontend))
    op->setAttr(kFrontendAttributes, kept);
  else
    op->removeAttr(kFrontendAttributes);
}
