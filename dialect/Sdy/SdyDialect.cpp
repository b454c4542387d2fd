//===- SdyDialect.cpp - Registration and attached shardings ---------------===//

#include "dialect/Sdy/SdyDialect.h"
#include "dialect/Sdy/SdyBytecode.h"
#include "dialect/Sharding/Assembly/ShardingRuleText.h"
#include "dialect/Sharding/AttachedShardings.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::sdy;
namespace sharding = mlir::gspmd::sharding;

#include "dialect/Sdy/SdyDialect.cpp.inc"
#include "dialect/Sdy/SdyEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/Sdy/SdyAttrs.cpp.inc"

void SdyDialect::initialize() {
  addBytecodeInterface(*this);
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialect/Sdy/SdyAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialect/Sdy/SdyOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Attached attributes: verification
//===----------------------------------------------------------------------===//

/// Verifies that `attr` is a sharding of a value of `type`.
static LogicalResult verifyAttached(Operation *op, Attribute attr, Type type,
                                    const Twine &what) {
  std::string prefix = (what + ": ").str();
  if (auto one = dyn_cast<TensorShardingAttr>(attr))
    return one.verifyFor(op, type, prefix);
  return op->emitOpError() << prefix << "expected a #sdy.sharding, found "
                           << attr;
}

/// Returns verifyAttached as a callback for the values of `op`.
static auto verifierOf(Operation *op) {
  return [op](Attribute attr, Type type, const Twine &what) {
    return verifyAttached(op, attr, type, what);
  };
}

LogicalResult SdyDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                   unsigned arg,
                                                   NamedAttribute attr) {
  return sharding::verifyArgumentSharding(op, arg, attr, kSharding,
                                          verifierOf(op));
}

LogicalResult SdyDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                      unsigned result,
                                                      NamedAttribute attr) {
  return sharding::verifyResultSharding(op, result, attr, kSharding,
                                        verifierOf(op));
}

/// Verifies `sdy.sharding` of an op: an entry for each result.
static LogicalResult verifyPerValue(Operation *op, Attribute attr) {
  auto perValue = dyn_cast<TensorShardingPerValueAttr>(attr);
  if (!perValue)
    return op->emitOpError()
           << "'" << SdyDialect::kSharding
           << "' must be a #sdy.sharding_per_value, found " << attr;
  // In JAX's programs, one sharding on an op without results (a callback) is
  // the placement of its execution.
  if (op->getNumResults() == 0 && perValue.getShardings().size() == 1 &&
      !op->hasTrait<OpTrait::IsTerminator>() && !isa<FunctionOpInterface>(op))
    return verifyAttached(op, perValue.getShardings().front(),
                          NoneType::get(op->getContext()), "sharding");
  return sharding::verifyShardingPerResult(
      op, llvm::to_vector_of<Attribute>(perValue.getShardings()),
      verifierOf(op));
}

using IsUsed = llvm::SmallBitVector;

/// Verifies the operands or the results of a rule: a mapping for each value, an
/// entry for each dimension.
static LogicalResult verifySide(Operation *op, sharding::RuleAttr rule,
                                ArrayAttr mappings, TypeRange types,
                                StringRef side, IsUsed &isUsed) {
  for (auto [i, type] : llvm::enumerate(types))
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        !tensor || !tensor.hasStaticShape())
      return op->emitOpError()
             << "sharding rule is of an op with " << side << " " << i
             << " of type " << type << "; expected a tensor of static shape";
  if (failed(sharding::verifyMappings(op, mappings, types, side)))
    return failure();
  for (auto [i, mapping] : llvm::enumerate(mappings)) {
    for (auto [d, dim] : llvm::enumerate(cast<ArrayAttr>(mapping))) {
      ArrayRef<int64_t> factors = cast<DenseI64ArrayAttr>(dim).asArrayRef();
      for (int64_t f : factors) {
        isUsed.set(f);
        if (mappings == rule.getResults() &&
            rule.getKinds()[f] == static_cast<int64_t>(FactorKind::Reduction))
          return op->emitOpError() << "sharding rule has reduction factor "
                                   << sharding::factorName(f) << " in result "
                                   << i << "; expected it in operands only";
        if (factors.size() > 1 && rule.getSizes()[f] == 1)
          return op->emitOpError()
                 << "sharding rule maps dimension " << d << " of " << side
                 << " " << i << " to several factors, one of size 1";
      }
    }
  }
  return success();
}

static LogicalResult verifyRule(Operation *op, Attribute attr) {
  auto ruleAttr = dyn_cast<OpShardingRuleAttr>(attr);
  if (!ruleAttr)
    return op->emitOpError()
           << "'" << SdyDialect::kShardingRule
           << "' must be a #sdy.op_sharding_rule, found " << attr;
  sharding::RuleAttr rule = ruleAttr.getRule();
  if (op->getNumOperands() + op->getNumResults() == 0)
    return op->emitOpError(
        "has a sharding rule, but neither operands nor results");
  IsUsed isUsed(rule.getSizes().size());
  if (failed(verifySide(op, rule, rule.getOperands(), op->getOperandTypes(),
                        "operand", isUsed)) ||
      failed(verifySide(op, rule, rule.getResults(), op->getResultTypes(),
                        "result", isUsed)))
    return failure();
  if (int unused = isUsed.find_first_unset(); unused >= 0)
    return op->emitOpError()
           << "sharding rule has factor " << unused << " of size "
           << rule.getSizes()[unused] << ", counted from 0, in no dimension";
  return success();
}

//===----------------------------------------------------------------------===//
// Propagation edges
//===----------------------------------------------------------------------===//

/// Returns the meshes of the shardings of the op and its operands.
static SmallVector<MeshAttr> meshesAround(Operation *op) {
  SmallVector<MeshAttr> meshes;
  auto add = [&](TensorShardingAttr sharding) {
    if (MeshAttr mesh = sharding ? sharding.lookupMesh(op) : MeshAttr())
      meshes.push_back(mesh);
  };
  for (Value operand : op->getOperands())
    add(getSharding(operand));
  for (Value result : op->getResults())
    add(getSharding(result));
  return meshes;
}

/// Verifies that the record refers to this op's values and to axes of their
/// meshes.
static LogicalResult verifyEdges(Operation *op, Attribute attr) {
  auto edges = dyn_cast<PropagationEdgesAttr>(attr);
  if (!edges)
    return op->emitOpError()
           << "'" << SdyDialect::kPropagationEdges
           << "' must be a #sdy.propagation_edges, found " << attr;
  SmallVector<MeshAttr> meshes = meshesAround(op);
  if (meshes.empty())
    return op->emitOpError(
        "has propagation edges, but neither its operands nor "
        "its results have a sharding");
  auto verifyRef = [&](EdgeValueRefAttr ref) -> LogicalResult {
    int64_t count =
        ref.getIsResult() ? op->getNumResults() : op->getNumOperands();
    if (ref.getIndex() < count)
      return success();
    return op->emitOpError() << "has a propagation edge at "
                             << (ref.getIsResult() ? "result " : "operand ")
                             << ref.getIndex() << " of " << count;
  };
  for (PropagationOneStepAttr step : edges.getValue())
    for (AxisToPropagationDetailsAttr entry : step.getEntries()) {
      StringRef axis = entry.getAxis().getName();
      if (llvm::none_of(meshes, [&](MeshAttr mesh) {
            return mesh.toMesh().axisByName(axis).has_value();
          }))
        return op->emitOpError() << "has a propagation edge of axis \"" << axis
                                 << "\", which no mesh of its shardings has";
      if (failed(verifyRef(entry.getSource())))
        return failure();
      for (EdgeValueRefAttr target : entry.getTargets())
        if (failed(verifyRef(target)))
          return failure();
    }
  return success();
}

/// Verifies one of the two lists of an op with data-flow edges.
static LogicalResult verifyEdgeLists(Operation *op, NamedAttribute attr) {
  auto all = dyn_cast<ArrayAttr>(attr.getValue());
  if (all && llvm::all_of(all, llvm::IsaPred<PropagationEdgesAttr>))
    return success();
  return op->emitOpError() << "'" << attr.getName().getValue()
                           << "' must be an array of #sdy.propagation_edges, "
                              "found "
                           << attr.getValue();
}

LogicalResult SdyDialect::verifyOperationAttribute(Operation *op,
                                                   NamedAttribute attr) {
  if (attr.getName() == kPropagationEdges)
    return verifyEdges(op, attr.getValue());
  if (attr.getName() == kBlockArgEdges || attr.getName() == kResultEdges)
    return verifyEdgeLists(op, attr);
  if (attr.getName() == kSharding)
    return verifyPerValue(op, attr.getValue());
  if (attr.getName() == kShardingRule)
    return verifyRule(op, attr.getValue());
  return success();
}

//===----------------------------------------------------------------------===//
// Attached shardings: access
//===----------------------------------------------------------------------===//

sharding::ReductionKind
mlir::gspmd::sdy::toReductionKind(ReductionOp reduction) {
  switch (reduction) {
  case ReductionOp::Sum:
    return sharding::ReductionKind::Add;
  case ReductionOp::Max:
    return sharding::ReductionKind::Max;
  case ReductionOp::Min:
    return sharding::ReductionKind::Min;
  }
  llvm_unreachable("all reductions are handled");
}

ReductionOp mlir::gspmd::sdy::toReductionOp(sharding::ReductionKind kind) {
  switch (kind) {
  case sharding::ReductionKind::Add:
    return ReductionOp::Sum;
  case sharding::ReductionKind::Max:
    return ReductionOp::Max;
  case sharding::ReductionKind::Min:
    return ReductionOp::Min;
  default:
    llvm_unreachable("Shardy has no such reduction");
  }
}

MeshOp mlir::gspmd::sdy::lookupMesh(Operation *op, FlatSymbolRefAttr name) {
  return dyn_cast_or_null<MeshOp>(sharding::lookupInModules(op, name));
}

/// Returns the entry for a value in an attribute for several values.
static TensorShardingAttr entryOf(TensorShardingPerValueAttr all,
                                  unsigned index) {
  return all && index < all.getShardings().size() ? all.getShardings()[index]
                                                  : TensorShardingAttr();
}

/// Returns `outside` without the manual axes of a computation: the sharding of
/// the local tensors in it.
static TensorShardingAttr withoutManualAxes(TensorShardingAttr outside,
                                            ManualAxesAttr manual) {
  auto freeOf = [&](ArrayRef<sharding::AxisRefAttr> axes) {
    return llvm::filter_to_vector(axes, [&](sharding::AxisRefAttr axis) {
      return llvm::none_of(manual.getValue(), [&](StringAttr name) {
        return name.getValue() == axis.getName();
      });
    });
  };
  SmallVector<sharding::DimShardingAttr> dims;
  for (sharding::DimShardingAttr dim : outside.getDims()) {
    auto axes = freeOf(dim.getAxes());
    // A dimension that is closed and has no axes has no priority.
    bool isFinal = axes.empty() && dim.getIsClosed();
    dims.push_back(sharding::DimShardingAttr::get(
        outside.getContext(), axes, dim.getIsClosed(),
        isFinal ? std::nullopt : dim.getPriority()));
  }
  return TensorShardingAttr::get(outside.getContext(), outside.getMeshOrRef(),
                                 dims, freeOf(outside.getReplicated()),
                                 freeOf(outside.getUnreduced()),
                                 outside.getReduction());
}

/// Returns the sharding of an argument of a function, or of a region of a named
/// or manual computation or of a loop, whose arguments have the shardings of
/// its results.
static TensorShardingAttr getArgumentSharding(BlockArgument arg) {
  Operation *owner = arg.getOwner()->getParentOp();
  if (auto named = dyn_cast<NamedComputationOp>(owner))
    return entryOf(named.getInShardingsAttr(), arg.getArgNumber());
  if (auto manual = dyn_cast<ManualComputationOp>(owner)) {
    TensorShardingAttr outside =
        entryOf(manual.getInShardings(), arg.getArgNumber());
    return outside ? withoutManualAxes(outside, manual.getManualAxes())
                   : TensorShardingAttr();
  }
  if (auto func = dyn_cast<FunctionOpInterface>(owner))
    return func.getArgAttrOfType<TensorShardingAttr>(arg.getArgNumber(),
                                                     SdyDialect::kSharding);
  if (owner->getResultTypes() != arg.getOwner()->getArgumentTypes())
    return {};
  return entryOf(
      owner->getAttrOfType<TensorShardingPerValueAttr>(SdyDialect::kSharding),
      arg.getArgNumber());
}

TensorShardingAttr mlir::gspmd::sdy::getSharding(Value value) {
  if (auto arg = dyn_cast<BlockArgument>(value))
    return getArgumentSharding(arg);
  Operation *op = value.getDefiningOp();
  unsigned index = cast<OpResult>(value).getResultNumber();
  if (auto manual = dyn_cast<ManualComputationOp>(op))
    return entryOf(manual.getOutShardings(), index);
  if (auto named = dyn_cast<NamedComputationOp>(op))
    return entryOf(named.getOutShardingsAttr(), index);
  if (isa_and_nonnull<SdyDialect>(op->getDialect()))
    for (StringRef name : {"sharding", "out_sharding"})
      if (auto attribute = dyn_cast_or_null<TensorShardingAttr>(
              op->getInherentAttr(name).value_or(Attribute())))
        return attribute;
  return entryOf(
      op->getAttrOfType<TensorShardingPerValueAttr>(SdyDialect::kSharding),
      index);
}
