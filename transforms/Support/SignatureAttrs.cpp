//===- SignatureAttrs.cpp - Attributes of arguments, results --------------===//

#include "transforms/Support/SignatureAttrs.h"

using namespace mlir;

/// Returns the attributes of `count` arguments or results after `edit`; `old`
/// is null if none has attributes.
static SmallVector<DictionaryAttr> edited(MLIRContext *context, unsigned count,
                                          ArrayAttr old,
                                          gspmd::EditAttrs edit) {
  SmallVector<DictionaryAttr> all;
  all.reserve(count);
  for (unsigned i = 0; i < count; ++i) {
    NamedAttrList attrs(old ? cast<DictionaryAttr>(old[i]) : DictionaryAttr());
    edit(i, attrs);
    all.push_back(attrs.getDictionary(context));
  }
  return all;
}

void mlir::gspmd::editArgAttrs(FunctionOpInterface func, EditAttrs edit) {
  func.setAllArgAttrs(edited(func.getContext(), func.getNumArguments(),
                             func.getAllArgAttrs(), edit));
}

void mlir::gspmd::editResultAttrs(FunctionOpInterface func, EditAttrs edit) {
  func.setAllResultAttrs(edited(func.getContext(), func.getNumResults(),
                                func.getAllResultAttrs(), edit));
}
