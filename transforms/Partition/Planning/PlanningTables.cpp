//===- PlanningTables.cpp - Memoized planning of one mesh -----------------===//
#include "transforms/Partition/Planning/PlanningTables.h"

#include "mlir/IR/DialectInterface.h"
#include "transforms/Support/ShardingAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {
/// The tables that a context keeps, while it keeps some.
struct KeptTables : DialectInterface::Base<KeptTables> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(KeptTables)

  explicit KeptTables(Dialect *dialect) : Base(dialect) {}

  static KeptTables *of(MLIRContext &context) {
    return context.getOrLoadDialect<sharding::ShardingDialect>()
        ->getRegisteredInterface<KeptTables>();
  }

  bool isKeeping = false;
  DenseMap<std::pair<Attribute, Attribute>, std::unique_ptr<PlanningTables>>
      tables;
};
} // namespace

static sharding::MeshOp meshOf(Operation *module) {
  return *findMesh(cast<ModuleOp>(module));
}

/// Returns the tables that the context of `module` keeps; null if it keeps none
/// from run to run.
static PlanningTables *keptTables(Operation *module) {
  KeptTables *kept = KeptTables::of(*module->getContext());
  if (!kept || !kept->isKeeping)
    return nullptr;
  sharding::MeshOp mesh = meshOf(module);
  std::unique_ptr<PlanningTables> &entry =
      kept->tables[{mesh.getMeshAttr(), mesh.getSymNameAttr()}];
  if (!entry)
    entry = std::make_unique<PlanningTables>(mesh);
  return entry.get();
}

PlanningAnalysis::PlanningAnalysis(Operation *module)
    : ownTables(keptTables(module)
                    ? nullptr
                    : std::make_unique<PlanningTables>(meshOf(module))),
      tables(ownTables ? *ownTables : *keptTables(module)) {}

PlanningScope::PlanningScope(MLIRContext &context) : context(context) {
  auto *dialect = context.getOrLoadDialect<sharding::ShardingDialect>();
  if (!KeptTables::of(context))
    dialect->addInterfaces<KeptTables>();
  KeptTables::of(context)->isKeeping = true;
}

PlanningScope::~PlanningScope() {
  KeptTables *kept = KeptTables::of(context);
  kept->isKeeping = false;
  kept->tables.clear();
}
