//===- ProjectDialects.cpp - The dialects of the project ------------------===//

#include "transforms/ForeignDialects/ProjectDialects.h"

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/Check/CheckDialect.h"
#include "dialect/Mpmd/MpmdDialect.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/VHLO/VhloDialect.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::gspmd;

MLIR_DEFINE_EXPLICIT_TYPE_ID(::mlir::gspmd::ProjectDialects)

namespace {
/// A dialect that another library may have as well.
struct SharedNamespaceDialect {
  StringRef name;
  TypeID id;
  void (*insert)(DialectRegistry &);
  Dialect *(*load)(MLIRContext *);
  /// The project's dialect that ops and types of this one refer to; empty if
  /// there is none. It comes first.
  StringRef needs;
  /// True if passes create ops of the dialect.
  bool isLoadedByPasses;
};
} // namespace

template <typename DialectT>
static SharedNamespaceDialect contested(StringRef needs = "",
                                        bool isLoadedByPasses = true) {
  return {DialectT::getDialectNamespace(),
          TypeID::get<DialectT>(),
          [](DialectRegistry &registry) { registry.insert<DialectT>(); },
          [](MLIRContext *context) -> Dialect * {
            return context->getOrLoadDialect<DialectT>();
          },
          needs,
          isLoadedByPasses};
}

static ArrayRef<SharedNamespaceDialect> contestedDialects() {
  static const SharedNamespaceDialect dialects[] = {
      contested<stablehlo::StablehloDialect>(),
      contested<chlo::ChloDialect>("stablehlo"),
      contested<check::CheckDialect>("stablehlo"),
      contested<vhlo::VhloDialect>("stablehlo", /*isLoadedByPasses=*/false),
      contested<sdy::SdyDialect>(),
      contested<mpmd::MpmdDialect>("sdy")};
  return dialects;
}

/// Returns true if the dialect `name` that `context` has loaded or would load
/// is another library's.
static bool hasForeign(MLIRContext *context, StringRef name) {
  if (name.empty())
    return false;
  if (Dialect *loaded = context->getLoadedDialect(name))
    return ProjectDialects::isForeign(loaded);
  auto allocate = context->getDialectRegistry().getDialectAllocator(name);
  if (!allocate)
    return false;
  // The registry does not publish the class of a dialect, so it is loaded into
  // another context.
  MLIRContext scratch(MLIRContext::Threading::DISABLED);
  return ProjectDialects::isForeign(allocate(&scratch));
}

/// Registers the contested dialects that `context` does not have.
static void registerAbsent(MLIRContext *context) {
  DialectRegistry absent;
  // Loading a dialect into another context takes time.
  llvm::StringMap<bool> isForeign;
  for (const SharedNamespaceDialect &dialect : contestedDialects()) {
    auto [needed, isNew] = isForeign.try_emplace(dialect.needs, false);
    if (isNew)
      needed->second = hasForeign(context, dialect.needs);
    if (!context->getLoadedDialect(dialect.name) &&
        !context->getDialectRegistry().getDialectAllocator(dialect.name) &&
        !needed->second)
      dialect.insert(absent);
  }
  context->appendDialectRegistry(absent);
}

ProjectDialects::ProjectDialects(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<ProjectDialects>()) {
  for (const SharedNamespaceDialect &dialect : contestedDialects())
    if (dialect.isLoadedByPasses && !context->getOrLoadDialect(dialect.name) &&
        !hasForeign(context, dialect.needs))
      dialect.load(context);
}

void ProjectDialects::addTo(DialectRegistry &registry,
                            void (*fillRegistry)(DialectRegistry &)) {
  registry.insert<ProjectDialects>();
  // Applied when the context is created, as MLIR loads the builtin dialect
  // then.
  registry.addExtension(
      +[](MLIRContext *context, BuiltinDialect *) { registerAbsent(context); });
  struct FillRegistry : DialectExtension<FillRegistry, ProjectDialects> {
    explicit FillRegistry(void (*fill)(DialectRegistry &)) : fill(fill) {}
    void apply(MLIRContext *, ProjectDialects *dialect) const final {
      dialect->fillRegistry = fill;
    }
    void (*fill)(DialectRegistry &);
  };
  registry.addExtension(TypeID::get<ProjectDialects>(),
                        std::make_unique<FillRegistry>(fillRegistry));
}

bool ProjectDialects::isForeign(Dialect *dialect) {
  return llvm::any_of(contestedDialects(),
                      [&](const SharedNamespaceDialect &contested) {
                        return contested.name == dialect->getNamespace() &&
                               contested.id != dialect->getTypeID();
                      });
}

Dialect *ProjectDialects::findForeign(MLIRContext *context) {
  for (const SharedNamespaceDialect &dialect : contestedDialects())
    if (Dialect *loaded = context->getLoadedDialect(dialect.name);
        loaded && isForeign(loaded))
      return loaded;
  return nullptr;
}

bool ProjectDialects::isContested(StringRef dialectNamespace) {
  return llvm::any_of(contestedDialects(),
                      [&](const SharedNamespaceDialect &dialect) {
                        return dialect.name == dialectNamespace;
                      });
}
