//===- SdyFrontendAttributes.cpp - Shardy's attributes as strings ---------===//

#include "transforms/Import/ImportSdyStrings/SdyFrontendAttributes.h"

#include "mlir/AsmParser/AsmParser.h"
#include "transforms/Support/Limits/Nesting.h"

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
