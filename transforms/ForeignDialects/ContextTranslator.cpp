//===- ContextTranslator.cpp - Attributes in another context --------------===//

#include "transforms/ForeignDialects/ContextTranslator.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/Threading.h"

using namespace mlir;
using namespace mlir::gspmd;

static Type parseText(Type, StringRef text, MLIRContext *context) {
  return parseType(text, context);
}
static Attribute parseText(Attribute, StringRef text, MLIRContext *context) {
  return parseAttribute(text, context);
}

static Type getOpaque(Type, StringAttr dialect, StringRef text) {
  return OpaqueType::get(dialect, text);
}
static Attribute getOpaque(Attribute, StringAttr dialect, StringRef text) {
  return OpaqueAttr::get(dialect, text, NoneType::get(dialect.getContext()));
}

/// Parses `text` in the target. Returns null and sets `error` to the parser's
/// message if that fails.
template <typename T>
T ContextTranslator::parse(T from, StringRef text) {
  std::string message;
  uint64_t thread = llvm::get_threadid();
  ScopedDiagnosticHandler handler(target, [&](Diagnostic &diagnostic) {
    if (llvm::get_threadid() != thread)
      return failure();
    if (message.empty())
      message = diagnostic.str();
    return success();
  });
  T result = parseText(from, text, target);
  if (!result)
    error = "'" + text.str() + "' is invalid in this version of the dialect '" +
            from.getDialect().getNamespace().str() + "': " + message;
  return result;
}

template <typename T, typename OpaqueT>
T ContextTranslator::printAndParse(T from) {
  std::string text;
  llvm::raw_string_ostream(text) << from;
  StringRef dialect = from.getDialect().getNamespace();
  if (auto opaque = dyn_cast<OpaqueT>(from))
    dialect = opaque.getDialectNamespace();
  if (target->getLoadedDialect(dialect))
    return parse(from, text);
  T opaque = parse(from, text);
  if (!opaque) // not in the form of a dialect's attribute
    opaque = getOpaque(opaque, StringAttr::get(target, dialect), text);
  // Two different ones that print as the same text stay different.
  for (int i = 1; inverse && opaque; ++i) {
    T original;
    if constexpr (std::is_same_v<T, Type>)
      original = inverse->types.lookup(opaque);
    else
      original = inverse->attributes.lookup(opaque);
    if (!original || original == from)
      break;
    opaque = getOpaque(opaque, StringAttr::get(target, dialect),
                       text + "#" + std::to_string(i));
  }
  error.clear();
  return opaque;
}

/// Sets `error` unless a more precise one is set.
template <typename T>
void ContextTranslator::describeFailure(T from) {
  if (error.empty())
    llvm::raw_string_ostream(error)
        << "'" << from << "' has no counterpart in the other context";
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool ContextTranslator::translateAll(ArrayRef<Type> from,
                                     SmallVectorImpl<Type> &to) {
  for (Type type : from)
    to.push_back(translate(type));
  return !llvm::is_contained(to, Type());
}

Type ContextTranslator::create(Type type) {
  auto emit = [this] { return emitError(UnknownLoc::get(target)); };
  return llvm::TypeSwitch<Type, Type>(type)
      .Case([&](RankedTensorType tensor) -> Type {
        Type element = translate(tensor.getElementType());
        Attribute encoding = translate(tensor.getEncoding());
        if (!element || (tensor.getEncoding() && !encoding))
          return {};
        return RankedTensorType::getChecked(emit, tensor.getShape(), element,
                                            encoding);
      })
      .Case([&](UnrankedTensorType tensor) -> Type {
        Type element = translate(tensor.getElementType());
        return element ? UnrankedTensorType::getChecked(emit, element) : Type();
      })
      .Case([&](VectorType vector) -> Type {
        Type element = translate(vector.getElementType());
        if (!element)
          return {};
        return VectorType::isValidElementType(element)
                   ? VectorType::get(vector.getShape(), element,
                                     vector.getScalableDims())
                   : printAndParse<Type, OpaqueType>(type);
      })
      .Case([&](ComplexType complex) -> Type {
        Type element = translate(complex.getElementType());
        return element ? ComplexType::getChecked(emit, element) : Type();
      })
      .Case([&](MemRefType memref) -> Type {
        Type element = translate(memref.getElementType());
        Attribute layout = translate(Attribute(memref.getLayout()));
        Attribute space = translate(memref.getMemorySpace());
        if (!element || !layout || (memref.getMemorySpace() && !space))
          return {};
        auto map = dyn_cast<MemRefLayoutAttrInterface>(layout);
        return map && BaseMemRefType::isValidElementType(element)
                   ? MemRefType::getChecked(emit, memref.getShape(), element,
                                            map, space)
                   : printAndParse<Type, OpaqueType>(type);
      })
      .Case([&](FunctionType function) -> Type {
        SmallVector<Type> inputs, results;
        if (!translateAll(function.getInputs(), inputs) ||
            !translateAll(function.getResults(), results))
          return {};
        return FunctionType::get(target, inputs, results);
      })
      .Case([&](TupleType tuple) -> Type {
        SmallVector<Type> types;
        return translateAll(tuple.getTypes(), types)
                   ? TupleType::get(target, types)
                   : Type();
      })
      .Default(
          [&](Type) -> Type { return printAndParse<Type, OpaqueType>(type); });
}

Type ContextTranslator::translate(Type type) {
  if (!type)
    return type;
  if (Type known = types.lookup(type))
    return known;
  Type result = create(type);
  if (!result) {
    describeFailure(type);
    return result;
  }
  types[type] = result;
  if (inverse)
    inverse->types.try_emplace(result, type);
  return result;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Attribute ContextTranslator::createElements(Attribute attribute) {
  auto elements = cast<ElementsAttr>(attribute);
  auto type = dyn_cast_or_null<ShapedType>(translate(elements.getShapedType()));
  if (!type)
    return {};
  return llvm::TypeSwitch<Attribute, Attribute>(attribute)
      .Case([&](DenseIntOrFPElementsAttr dense) {
        return DenseElementsAttr::getFromRawBuffer(type, dense.getRawData());
      })
      .Case([&](DenseStringElementsAttr dense) {
        return DenseStringElementsAttr::get(type, dense.getRawStringData());
      })
      .Case([&](DenseResourceElementsAttr resource) -> Attribute {
        StringRef key = resource.getRawHandle().getKey();
        AsmResourceBlob *blob = resource.getRawHandle().getBlob();
        std::optional<AsmResourceBlob> shared;
        if (blob)
          shared.emplace(UnmanagedAsmResourceBlob::allocateWithAlign(
              blob->getData(), blob->getDataAlignment()));
        auto handle =
            DenseResourceElementsHandle::getManagerInterface(target).insert(
                key, std::move(shared));
        return DenseResourceElementsAttr::get(type, handle);
      })
      .Case([&](SparseElementsAttr sparse) -> Attribute {
        auto indices = dyn_cast_or_null<DenseIntElementsAttr>(
            translate(Attribute(sparse.getIndices())));
        auto values = dyn_cast_or_null<DenseElementsAttr>(
            translate(Attribute(sparse.getValues())));
        if (!indices || !values)
          return {};
        return SparseElementsAttr::get(type, indices, values);
      })
      .Default([&](Attribute) {
        return printAndParse<Attribute, OpaqueAttr>(attribute);
      });
}

Attribute ContextTranslator::createLocation(Attribute attribute) {
  return llvm::TypeSwitch<Attribute, Attribute>(attribute)
      .Case([&](FileLineColRange range) -> Attribute {
        StringAttr file =
            StringAttr::get(target, range.getFilename().getValue());
        if (isStrictFileLineColLoc(range))
          return FileLineColLoc::get(file, range.getStartLine(),
                                     range.getStartColumn());
        return FileLineColRange::get(file, range.getStartLine(),
                                     range.getStartColumn(), range.getEndLine(),
                                     range.getEndColumn());
      })
      .Case([&](NameLoc name) -> Attribute {
        return NameLoc::get(StringAttr::get(target, name.getName().getValue()),
                            translate(name.getChildLoc()));
      })
      .Case([&](CallSiteLoc call) -> Attribute {
        return CallSiteLoc::get(translate(call.getCallee()),
                                translate(call.getCaller()));
      })
      .Case([&](FusedLoc fused) -> Attribute {
        SmallVector<Location> locations;
        for (Location location : fused.getLocations())
          locations.push_back(translate(location));
        // The inverse translation returns metadata that is unknown here.
        Attribute metadata = translate(fused.getMetadata());
        error.clear();
        return FusedLoc::get(target, locations, metadata);
      })
      .Case([&](OpaqueLoc opaque) -> Attribute {
        // A pointer of the program that embeds gspmd, which only the inverse
        // translation returns.
        return NameLoc::get(
            StringAttr::get(target, "opaque location " +
                                        Twine(opaque.getUnderlyingLocation())),
            translate(opaque.getFallbackLocation()));
      })
      .Default([&](Attribute) -> Attribute { return UnknownLoc::get(target); });
}

Attribute ContextTranslator::create(Attribute attribute) {
  if (isa<LocationAttr>(attribute))
    return createLocation(attribute);
  if (isa<BuiltinDialect>(attribute.getDialect()) &&
      isa<ElementsAttr>(attribute))
    return createElements(attribute);
  return llvm::TypeSwitch<Attribute, Attribute>(attribute)
      .Case([&](ArrayAttr array) -> Attribute {
        SmallVector<Attribute> elements;
        for (Attribute element : array)
          elements.push_back(translate(element));
        return llvm::is_contained(elements, Attribute())
                   ? Attribute()
                   : ArrayAttr::get(target, elements);
      })
      .Case([&](DictionaryAttr dictionary) -> Attribute {
        SmallVector<NamedAttribute> entries;
        for (NamedAttribute entry : dictionary) {
          Attribute value = translate(entry.getValue());
          if (!value)
            return {};
          entries.emplace_back(
              StringAttr::get(target, entry.getName().getValue()), value);
        }
        return DictionaryAttr::get(target, entries);
      })
      .Case([&](StringAttr string) -> Attribute {
        if (isa<NoneType>(string.getType()))
          return StringAttr::get(target, string.getValue());
        Type type = translate(string.getType());
        return type ? StringAttr::get(string.getValue(), type) : Attribute();
      })
      .Case([&](IntegerAttr integer) -> Attribute {
        Type type = translate(integer.getType());
        return type ? IntegerAttr::get(type, integer.getValue()) : Attribute();
      })
      .Case([&](FloatAttr number) -> Attribute {
        Type type = translate(number.getType());
        return type ? FloatAttr::get(type, number.getValue()) : Attribute();
      })
      .Case([&](TypeAttr type) -> Attribute {
        Type value = translate(type.getValue());
        return value ? TypeAttr::get(value) : Attribute();
      })
      .Case([&](SymbolRefAttr symbol) -> Attribute {
        SmallVector<FlatSymbolRefAttr> nested;
        for (FlatSymbolRefAttr name : symbol.getNestedReferences())
          nested.push_back(FlatSymbolRefAttr::get(target, name.getValue()));
        return SymbolRefAttr::get(target, symbol.getRootReference().getValue(),
                                  nested);
      })
      .Case([&](DenseArrayAttr array) -> Attribute {
        Type type = translate(array.getElementType());
        return type ? DenseArrayAttr::get(type, array.getSize(),
                                          array.getRawData())
                    : Attribute();
      })
      .Case([&](DistinctAttr distinct) -> Attribute {
        Attribute value = translate(distinct.getReferencedAttr());
        return value ? DistinctAttr::create(value) : Attribute();
      })
      .Default([&](Attribute) -> Attribute {
        return printAndParse<Attribute, OpaqueAttr>(attribute);
      });
}

Attribute ContextTranslator::translate(Attribute attribute) {
  if (!attribute)
    return attribute;
  if (Attribute known = attributes.lookup(attribute))
    return known;
  Attribute result = create(attribute);
  if (!result) {
    describeFailure(attribute);
    return result;
  }
  attributes[attribute] = result;
  if (inverse)
    inverse->attributes.try_emplace(result, attribute);
  return result;
}

Location ContextTranslator::translate(Location location) {
  return Location(cast<LocationAttr>(translate(Attribute(location))));
}
