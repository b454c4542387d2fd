//===- ImportSdyAnnotations.cpp - Attached shardings and rules ------------===//

#include "transforms/Import/ImportSdy/ImportSdyAnnotations.h"
#include "dialect/Sharding/ForeignEdges.h"
#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "transforms/Support/Regions.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::ShardingDialect;

sharding::TensorShardingPerValueAttr
mlir::gspmd::translateShardings(sdy::TensorShardingPerValueAttr all,
                                TypeRange types, Operation *op,
                                const MeshUnifier &meshes, bool *anyKept) {
  SmallVector<sharding::TensorShardingAttr> result;
  for (auto [one, type] : llvm::zip_equal(all.getShardings(), types)) {
    sharding::TensorShardingAttr translated = meshes.translate(one, type, op);
    if (translated && anyKept)
      *anyKept = true;
    result.push_back(translated ? translated : meshes.openSharding(type));
  }
  return sharding::TensorShardingPerValueAttr::get(op->getContext(), result);
}

/// Names of the records of Shardy's propagation.
static constexpr StringLiteral kRecords[] = {sdy::SdyDialect::kPropagationEdges,
                                             sdy::SdyDialect::kBlockArgEdges,
                                             sdy::SdyDialect::kResultEdges};

/// Completion does not use these records, nor `others`; they are put aside for
/// export.
static bool setRecordsAside(NamedAttrList &attrs,
                            ArrayRef<StringLiteral> others = {}) {
  NamedAttrList records;
  for (StringRef name : llvm::concat<const StringLiteral>(kRecords, others))
    if (Attribute record = attrs.erase(name))
      records.set(name, record);
  if (records.empty())
    return false;
  MLIRContext *context = records.begin()->getName().getContext();
  attrs.set(sharding::kForeignEdges, records.getDictionary(context));
  return true;
}

static void importShardings(FunctionOpInterface func,
                            const MeshUnifier &meshes) {
  MLIRContext *context = func.getContext();
  auto sdyName = StringAttr::get(context, sdy::SdyDialect::kSharding);
  auto shardingName = StringAttr::get(context, ShardingDialect::kSharding);
  // The attributes are set at once: changing a single entry copies the list.
  auto import = [&](TypeRange types, auto attrsOf, auto setAll) {
    SmallVector<DictionaryAttr> all;
    bool isChanged = false;
    for (auto [i, type] : llvm::enumerate(types)) {
      NamedAttrList list(attrsOf(i));
      isChanged |= setRecordsAside(list);
      auto old = dyn_cast_or_null<sdy::TensorShardingAttr>(list.get(sdyName));
      if (old) {
        isChanged = true;
        list.erase(sdyName);
        if (auto translated = meshes.translate(old, type, func))
          list.set(shardingName, translated);
      }
      all.push_back(list.getDictionary(context));
    }
    if (isChanged)
      setAll(all);
  };
  import(
      func.getArgumentTypes(),
      [&](unsigned i) { return func.getArgAttrDict(i); },
      [&](ArrayRef<DictionaryAttr> all) { func.setAllArgAttrs(all); });
  import(
      func.getResultTypes(),
      [&](unsigned i) { return func.getResultAttrDict(i); },
      [&](ArrayRef<DictionaryAttr> all) { func.setAllResultAttrs(all); });
}

static void importAttributes(Operation *op, const MeshUnifier &meshes) {
  if (op->getRawDictionaryAttrs().empty())
    return;
  NamedAttrList attrs(op->getRawDictionaryAttrs());
  // JAX writes rules for calls of LAPACK that shard batches only. Their models
  // shard matrices, too.
  static constexpr StringLiteral kRule[] = {sdy::SdyDialect::kShardingRule};
  bool hasModel = attrs.get(kRule[0]) && stablehlo::readMatrixCall(op);
  if (setRecordsAside(attrs,
                      hasModel ? ArrayRef(kRule) : ArrayRef<StringLiteral>()))
    op->setDiscardableAttrs(attrs.getDictionary(op->getContext()));
  if (auto rule = op->getAttrOfType<sdy::OpShardingRuleAttr>(
          sdy::SdyDialect::kShardingRule)) {
    op->removeAttr(sdy::SdyDialect::kShardingRule);
    op->setAttr(ShardingDialect::kRule, rule.getRule());
  }
  auto all = op->getAttrOfType<sdy::TensorShardingPerValueAttr>(
      sdy::SdyDialect::kSharding);
  if (!all)
    return;
  op->removeAttr(sdy::SdyDialect::kSharding);
  if (isInScalarRegion(op))
    return;
  // An op without results may have a sharding that specifies where it runs, as
  // if it had one result.
  bool hasResults = op->getNumResults() > 0;
  Type none = NoneType::get(op->getContext());
  TypeRange types = hasResults ? TypeRange(op->getResultTypes()) : none;
  if (!meshes.hasMesh()) {
    // No sharding is kept; remarks are emitted.
    for (auto [one, type] : llvm::zip_equal(all.getShardings(), types))
      (void)meshes.translate(one, type, op);
    return;
  }
  bool anyKept = false;
  auto translated = translateShardings(all, types, op, meshes, &anyKept);
  // On one mesh every device runs an op without results.
  if (anyKept && (hasResults || meshes.keepsAll()))
    op->setAttr(ShardingDialect::kShardings, translated);
}

void mlir::gspmd::importAnnotations(Operation *op, const MeshUnifier &meshes) {
  if (auto func = dyn_cast<FunctionOpInterface>(op))
    importShardings(func, meshes);
  else
    importAttributes(op, meshes);
}
