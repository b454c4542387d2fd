//===- ProjectDialects.cpp - The dialects of the project ------------------===//

#include "transforms/ForeignDialects/ProjectDialects.h"

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/Check/CheckDialect.h"
#include "dialect/Sdy/SdyDialect.h"
#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/VHLO/VhloDialect.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/MLIRContext.h"

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
  /// True if the dialect's ops and types refer to the project's `stablehlo`.
  bool needsStablehlo;
  /// True if passes create ops of the dialect.
  bool isLoadedByPasses;
};
} // namespace

template <typename DialectT>
static SharedNamespaceDialect contested(bool needsStablehlo,
                                        bool isLoadedByPasses = true) {
  return {DialectT::getDialectNamespace(),
          TypeID::get<DialectT>(),
          [](DialectRegistry &registry) { registry.insert<DialectT>(); },
          [](MLIRContext *context) -> Dialect * {
            return context->getOrLoadDialect<DialectT>();
          },
          needsStablehlo,
          isLoadedByPasses};
}

/// `stablehlo` is the first.
static ArrayRef<SharedNamespaceDialect> contestedDialects() {
  static const SharedNamespaceDialect dialects[] = {
      contested<stablehlo::StablehloDialect>(/*needsStablehlo=*/false),
      contested<chlo::ChloDialect>(/*needsStablehlo=*/true),
      contested<check::CheckDialect>(/*needsStablehlo=*/true),
      contested<vhlo::VhloDialect>(/*needsStablehlo=*/true,
                                   /*isLoadedByPasses=*/false),
      contested<sdy::SdyDialect>(/*needsStablehlo=*/false)};
  return dialects;
}

/// Returns true if the `stablehlo` that `context` has loaded or would load is
/// another library's.
static bool hasForeignStablehlo(MLIRContext *context) {
  StringRef name = contestedDialects().front().name;
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
  bool isForeign = hasForeignStablehlo(context);
  for (const SharedNamespaceDialect &dialect : contestedDialects())
    if (!context->getLoadedDialect(dialect.name) &&
        !context->getDialectRegistry().getDialectAllocator(dialect.name) &&
        !(isForeign && dialect.needsStablehlo))
      dialect.insert(absent);
  context->appendDialectRegistry(absent);
}

ProjectDialects::ProjectDialects(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<ProjectDialects>()) {
  bool isForeignStablehlo = false;
  for (const SharedNamespaceDialect &dialect : contestedDialects()) {
    if (!dialect.isLoadedByPasses)
      continue;
    Dialect *loaded = context->getOrLoadDialect(dialect.name);
    if (!loaded && !(isForeignStablehlo && dialect.needsStablehlo))
      loaded = dialect.load(context);
    if (&dialect == contestedDialects().begin())
      isForeignStablehlo = isForeign(loaded);
  }
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
