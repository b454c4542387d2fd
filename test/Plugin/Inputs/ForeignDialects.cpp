//===- ForeignDialects.cpp - StableHLO, CHLO and Shardy of another library ===//
//
// A dialect plugin that stands for a compiler with upstream's dialects. It
// contains the objects of the project's dialects a second time and exports none
// of their symbols, so it has the same names, assembly and bytecode, and other
// C++ classes (other TypeIDs). It adds what a newer version may have, and a
// dialect of the compiler itself.
//
//===----------------------------------------------------------------------===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "llvm/Config/llvm-config.h"

using namespace mlir;

namespace {

/// An op that this project's `stablehlo` does not have.
struct NewerOp : Op<NewerOp, OpTrait::OneOperand, OpTrait::OneResult> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(NewerOp)
  using Op::Op;
  static StringRef getOperationName() { return "stablehlo.newer"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
};

/// `!compiler.handle<"text">`
struct HandleStorage : TypeStorage {
  using KeyTy = StringRef;
  explicit HandleStorage(StringRef text) : text(text) {}
  bool operator==(StringRef key) const { return key == text; }
  static HandleStorage *construct(TypeStorageAllocator &allocator,
                                  StringRef key) {
    return new (allocator.allocate<HandleStorage>())
        HandleStorage(allocator.copyInto(key));
  }
  StringRef text;
};
struct HandleType : Type::TypeBase<HandleType, Type, HandleStorage> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(HandleType)
  using Base::Base;
  static constexpr StringLiteral name = "compiler.handle";
  StringRef getText() const { return getImpl()->text; }
};

/// `#compiler.entry<"text">`
struct EntryStorage : AttributeStorage {
  using KeyTy = StringRef;
  explicit EntryStorage(StringRef text) : text(text) {}
  bool operator==(StringRef key) const { return key == text; }
  static EntryStorage *construct(AttributeStorageAllocator &allocator,
                                 StringRef key) {
    return new (allocator.allocate<EntryStorage>())
        EntryStorage(allocator.copyInto(key));
  }
  StringRef text;
};
struct EntryAttr : Attribute::AttrBase<EntryAttr, Attribute, EntryStorage> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(EntryAttr)
  using Base::Base;
  static constexpr StringLiteral name = "compiler.entry";
  StringRef getText() const { return getImpl()->text; }
};

/// Parses `keyword<"text">`.
ParseResult parseText(DialectAsmParser &parser, StringRef keyword,
                      std::string &text) {
  return failure(parser.parseKeyword(keyword) || parser.parseLess() ||
                 parser.parseString(&text) || parser.parseGreater());
}

/// Its ops are unregistered; its type and attribute have classes.
struct CompilerDialect : Dialect {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CompilerDialect)
  explicit CompilerDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context,
                TypeID::get<CompilerDialect>()) {
    addTypes<HandleType>();
    addAttributes<EntryAttr>();
    allowUnknownOperations();
  }
  static StringRef getDialectNamespace() { return "compiler"; }

  Type parseType(DialectAsmParser &parser) const override {
    std::string text;
    if (parseText(parser, "handle", text))
      return {};
    return HandleType::get(parser.getContext(), StringRef(text));
  }
  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    std::string text;
    if (parseText(parser, "entry", text))
      return {};
    return EntryAttr::get(parser.getContext(), StringRef(text));
  }
  void printAttribute(Attribute attr,
                      DialectAsmPrinter &printer) const override {
    printer << "entry<\"" << cast<EntryAttr>(attr).getText() << "\">";
  }
  void printType(Type type, DialectAsmPrinter &printer) const override {
    printer << "handle<\"" << cast<HandleType>(type).getText() << "\">";
  }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {
      MLIR_PLUGIN_API_VERSION, "foreign", LLVM_VERSION_STRING,
      [](DialectRegistry *registry) {
        registry->insert<gspmd::stablehlo::StablehloDialect,
                         gspmd::chlo::ChloDialect, CompilerDialect>();
#ifdef WITH_SHARDY
        registry->insert<gspmd::sdy::SdyDialect>();
#endif
        registry->addExtension(
            +[](MLIRContext *, gspmd::stablehlo::StablehloDialect *dialect) {
              RegisteredOperationName::insert<NewerOp>(*dialect);
            });
      }};
}
