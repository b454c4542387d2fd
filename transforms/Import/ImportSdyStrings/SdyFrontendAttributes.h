//===- SdyFrontendAttributes.h - Shardy's attributes as strings -*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_SDYFRONTENDATTRIBUTES_H
#define GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_SDYFRONTENDATTRIBUTES_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace mlir::gspmd {

/// Name of the dictionary of strings that an op keeps for frontends.
inline constexpr StringLiteral kFrontendAttributes = "mhlo.frontend_attributes";

/// Parses the entry `xla.sdy.<key>` of a dictionary of strings. Returns null if
/// there is none; fails, with an error, if `isKind` rejects it.
FailureOr<Attribute> parseSdyEntry(Operation *op, DictionaryAttr frontend,
                                   StringRef key,
                                   function_ref<bool(Attribute)> isKind);

template <typename AttrT>
FailureOr<AttrT> parseEntry(Operation *op, DictionaryAttr frontend,
                            StringRef key) {
  FailureOr<Attribute> attr =
      parseSdyEntry(op, frontend, key, llvm::IsaPred<AttrT>);
  if (failed(attr))
    return failure();
  return cast_or_null<AttrT>(*attr);
}

/// Parses an entry of the op's own dictionary.
template <typename AttrT>
FailureOr<AttrT> parseEntry(Operation *op, StringRef key) {
  return parseEntry<AttrT>(
      op, op->getAttrOfType<DictionaryAttr>(kFrontendAttributes), key);
}

/// Parses an entry of the op's own dictionary. Emits an error if it is missing.
template <typename AttrT>
FailureOr<AttrT> requireEntry(Operation *op, StringRef key) {
  FailureOr<AttrT> attr = parseEntry<AttrT>(op, key);
  if (succeeded(attr) && !*attr)
    return op->emitOpError() << "lacks 'xla.sdy." << key << "'";
  return attr;
}

/// Emits an error if a custom call that annotates a value has not one operand
/// and `numResults` results of its type, or an unused empty tuple (HLO's form
/// of a call without results).
LogicalResult verifyAnnotationCall(Operation *call, unsigned numResults = 1);

/// Returns the dictionary without Shardy's entries; null if none is left.
DictionaryAttr withoutSdyEntries(DictionaryAttr frontend);
/// Removes Shardy's entries from the op.
void removeSdyEntries(Operation *op);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_IMPORT_IMPORTSDYSTRINGS_SDYFRONTENDATTRIBUTES_H
