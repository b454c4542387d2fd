//===- PlanningTables.cpp - Memoized planning of one mesh -----------------===//
#include "transforms/Partition/Planning/PlanningTables.h"

#include "mlir/IR/DialectInterface.h"
#include "transforms/Support/ShardingAnnotations.h"

using namespace mlir;
using namespace mlir::gspmd;

namespace {
/// The tables that a context caches while a PlanningScope is alive.
struct PlanningTableCache : DialectInterface::Base<PlanningTableCache> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlanningTableCache)

  explicit PlanningTableCache(Dialect *dialect) : Base(dialect) {}

  static PlanningTableCache *get(MLIRContext &context) {
    return context.getOrLoadDialect<sharding::ShardingDialect>()
        ->getRegisteredInterface<PlanningTableCache>();
  }

  bool isEnabled = false;
  DenseMap<std::pair<Attribute, Attribute>, std::unique_ptr<PlanningTables>>
      tables;
};
} // namespace

static sharding::MeshOp meshOf(Operation *module) {
  return *findMesh(cast<ModuleOp>(module));
}

/// Returns the cached tables for the mesh of `module`; null without a
/// PlanningScope.
static PlanningTables *cachedTables(Operation *module) {
  PlanningTableCache *cache = PlanningTableCache::get(*module->getContext());
  if (!cache || !cache->isEnabled)
    return nullptr;
  sharding::MeshOp mesh = meshOf(module);
  std::unique_ptr<PlanningTables> &entry =
      cache->tables[{mesh.getMeshAttr(), mesh.getSymNameAttr()}];
  if (!entry)
    entry = std::make_unique<PlanningTables>(mesh);
  return entry.get();
}

PlanningAnalysis::PlanningAnalysis(Operation *module)
    : ownTables(cachedTables(module)
                    ? nullptr
                    : std::make_unique<PlanningTables>(meshOf(module))),
      tables(ownTables ? *ownTables : *cachedTables(module)) {}

PlanningScope::PlanningScope(MLIRContext &context) : context(context) {
  auto *dialect = context.getOrLoadDialect<sharding::ShardingDialect>();
  if (!PlanningTableCache::get(context))
    dialect->addInterfaces<PlanningTableCache>();
  PlanningTableCache::get(context)->isEnabled = true;
}

PlanningScope::~PlanningScope() {
  PlanningTableCache *kept = PlanningTableCache::get(context);
  kept->isEnabled = false;
  kept->tables.clear();
}
