//===- ExpandClientOps.cpp - Ops that StableHLO leaves to clients ---------===//

#include "dialect/CHLO/ChloComposites.h"
#include "dialect/CHLO/ChloDialect.h"
#include "dialect/StableHLO/Builders/TensorOps.h"
#include "dialect/StableHLO/Rewrites/Promotion.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/Import/ExpandClientOps/ExpandApproxTopK.h"
#include "transforms/Import/ExpandClientOps/ExpandAsyncCalls.h"
#include "transforms/Import/ExpandClientOps/ExpandMulhi.h"
#include "transforms/Import/ExpandClientOps/ExpandScan.h"
#include "transforms/Import/ExpandClientOps/ReplicaCollectives.h"

#include "dialect/Sharding/ModuleSymbols.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "transforms/Import/Passes.h"
#include "transforms/OpModels/ExpandBatchNorm/ExpandBatchNorm.h"
#include "transforms/OpModels/Support/StaticForms.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_EXPANDCLIENTOPS
#include "transforms/Import/Passes.h.inc"
} // namespace mlir::gspmd

using namespace mlir;
using namespace mlir::gspmd;

namespace {

constexpr StringRef kBroadcastPrefix = "chlo.broadcast_";

/// Replaces the only result of `op` by `replacement`, which gets its sharding.
void replaceBy(Operation *op, Value replacement) {
  Value result = op->getResult(0);
  auto annotation = sharding::getSharding(result);
  if (annotation && !llvm::is_contained(op->getOperands(), replacement))
    sharding::setSharding(replacement, annotation);
  result.replaceAllUsesWith(replacement);
  op->erase();
}

/// Broadcasts `value` to `shape`; its dimension i becomes dimension `dims[i]`,
/// by default the last ones.
Value broadcast(ImplicitLocOpBuilder &b, Value value, ArrayRef<int64_t> shape,
                std::optional<ArrayRef<int64_t>> dims) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == shape)
    return value;
  int64_t rank = shape.size();
  SmallVector<int64_t> placed =
      dims ? SmallVector<int64_t>(*dims)
           : llvm::to_vector(llvm::seq(rank - type.getRank(), rank));
  return stablehlo::TensorOps(b, b.getLoc())
      .broadcast(value, type.clone(shape), placed);
}

/// Returns the attribute of stablehlo for one of chlo.
Attribute translate(Attribute attribute) {
  MLIRContext *context = attribute.getContext();
  if (auto direction = dyn_cast<chlo::ComparisonDirectionAttr>(attribute))
    return stablehlo::ComparisonDirectionAttr::get(
        context, static_cast<stablehlo::ComparisonDirection>(
                     static_cast<uint32_t>(direction.getValue())));
  if (auto type = dyn_cast<chlo::ComparisonTypeAttr>(attribute))
    return stablehlo::ComparisonTypeAttr::get(
        context, static_cast<stablehlo::ComparisonType>(
                     static_cast<uint32_t>(type.getValue())));
  return attribute;
}

/// Replaces `chlo.broadcast_NAME` by the op NAME on operands of one shape.
void expandBroadcast(Operation *op) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  StringRef name =
      op->getName().getStringRef().drop_front(kBroadcastPrefix.size());
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  auto dims = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions");
  std::string full = ("chlo." + name).str();
  if (!RegisteredOperationName::lookup(full, op->getContext()))
    full = ("stablehlo." + name).str();
  OperationState state(op->getLoc(), full);
  for (Value operand : op->getOperands()) {
    // `broadcast_dimensions` are those of the operand with the lower rank.
    int64_t rank = cast<RankedTensorType>(operand.getType()).getRank();
    bool isPlaced = dims && rank == static_cast<int64_t>(dims.size()) &&
                    rank < result.getRank();
    state.addOperands(
        broadcast(b, operand, result.getShape(),
                  isPlaced ? std::optional(dims.asArrayRef()) : std::nullopt));
  }
  for (NamedAttribute attribute : op->getAttrs())
    if (attribute.getName() != "broadcast_dimensions")
      state.addAttribute(attribute.getName(), translate(attribute.getValue()));
  state.addTypes(result);
  replaceBy(op, b.create(state)->getResult(0));
}

void expandConstant(Operation *op, ElementsAttr value) {
  OpBuilder b(op);
  replaceBy(op, stablehlo::TensorOps(b, op->getLoc()).constant(value));
}

/// Replaces an asynchronous operation by the synchronous one at its start.
void expandAsync(stablehlo::AsyncStartOp start) {
  OpBuilder b(start);
  IRMapping mapping;
  Block &body = start.getBody().front();
  mapping.map(body.getArguments(), start.getOperands());
  Operation *operation = b.clone(body.front(), mapping);
  for (Operation *user :
       llvm::make_early_inc_range(start.getResult().getUsers()))
    if (auto done = dyn_cast<stablehlo::AsyncDoneOp>(user)) {
      done.replaceAllUsesWith(operation->getResults());
      done.erase();
    }
  if (start->use_empty())
    start.erase();
}

/// Replaces a composite by a call of its decomposition.
void expandComposite(stablehlo::CompositeOp composite) {
  OpBuilder b(composite);
  auto call = func::CallOp::create(
      b, composite.getLoc(), composite.getDecomposition(),
      composite->getResultTypes(), composite->getOperands());
  for (auto [old, replacement] :
       llvm::zip_equal(composite->getResults(), call.getResults()))
    if (auto annotation = sharding::getSharding(old))
      sharding::setSharding(replacement, annotation);
  composite->replaceAllUsesWith(call);
  composite.erase();
}

/// The ops to rewrite; ops in regions come first.
struct OpsToExpand {
  SmallVector<stablehlo::AsyncStartOp> starts;
  SmallVector<Operation *> ops, asyncCalls;
  bool anyTopK = false;
};

OpsToExpand collect(ModuleOp module) {
  OpsToExpand toExpand;
  const Dialect *chlo =
      module.getContext()->getLoadedDialect<chlo::ChloDialect>();
  module.walk([&](Operation *op) {
    if (auto start = dyn_cast<stablehlo::AsyncStartOp>(op))
      toExpand.starts.push_back(start);
    else if (isa<stablehlo::CompositeOp>(op) || dependsOnReplicas(op) ||
             isExpandableBatchNorm(op) ||
             (chlo && op->getDialect() == chlo && hasStaticTypes(op)) ||
             stablehlo::promotes(op))
      toExpand.ops.push_back(op);
    else if (import::isAsyncCollectiveCall(op))
      toExpand.asyncCalls.push_back(op);
    else
      toExpand.anyTopK |= import::isApproxTopK(op);
  });
  return toExpand;
}

struct ExpandClientOpsPass
    : ::mlir::gspmd::impl::ExpandClientOpsBase<ExpandClientOpsPass> {
  void runOnProgram() override {
    if (failed(verifyOneReplica(getOperation())))
      return signalPassFailure();
    // The ops are collected first, because rewriting erases ops other than the
    // visited one.
    OpsToExpand toExpand = collect(getOperation());
    if (!toExpand.starts.empty() || !toExpand.asyncCalls.empty()) {
      for (stablehlo::AsyncStartOp start : toExpand.starts)
        expandAsync(start);
      if (failed(expandAsyncCalls(toExpand.asyncCalls)))
        return signalPassFailure();
      toExpand = collect(getOperation()); // their ops have moved
    }
    llvm::for_each(toExpand.ops, expand);
    if (toExpand.anyTopK)
      expandTopK();
  }

  /// Reducers without uses are erased.
  LogicalResult expandAsyncCalls(ArrayRef<Operation *> calls) {
    llvm::SetVector<func::FuncOp> reducers;
    {
      sharding::SymbolTableScope symbols(getOperation());
      for (Operation *call : calls)
        if (failed(import::expandAsyncCollectiveCall(call, reducers)))
          return failure();
    }
    eraseUnused(reducers);
    return success();
  }

  /// Runs last: other ops in the comparators have been expanded. Comparators
  /// without uses are erased.
  void expandTopK() {
    SmallVector<Operation *> calls;
    getOperation().walk([&](Operation *op) {
      if (import::isApproxTopK(op))
        calls.push_back(op);
    });
    llvm::SetVector<func::FuncOp> comparators;
    {
      sharding::SymbolTableScope symbols(getOperation());
      for (Operation *call : calls)
        if (auto comparator = import::expandApproxTopK(call);
            succeeded(comparator))
          comparators.insert(*comparator);
    }
    eraseUnused(comparators);
  }

  /// Erases the private ones of `functions` that have no uses.
  void eraseUnused(const llvm::SetVector<func::FuncOp> &functions) {
    if (functions.empty())
      return;
    SymbolTableCollection symbols;
    SymbolUserMap users(symbols, getOperation());
    for (func::FuncOp function : functions)
      if (function.isPrivate() && users.useEmpty(function))
        function.erase();
  }

  static void expand(Operation *op) {
    if (auto composite = dyn_cast<stablehlo::CompositeOp>(op))
      // Composites of other ops are expanded to their decomposition.
      if (Operation *restored =
              stablehlo::restoreOp(composite, [](OperationName name) {
                return name.hasInterface<XlaFormOpInterface>();
              }))
        return expand(restored);
    if (dependsOnReplicas(op) && foldReplicaOp(op))
      return;
    if (isExpandableBatchNorm(op))
      return expandBatchNorm(op);
    if (stablehlo::promotes(op)) {
      OpBuilder builder(op);
      (void)stablehlo::promoteOperands(op,
                                       builder); // fails for quantized operands
      return;
    }
    if (op->getName().getStringRef().starts_with(kBroadcastPrefix))
      return expandBroadcast(op);
    llvm::TypeSwitch<Operation *>(op)
        .Case(expandComposite)
        .Case([](chlo::ConstantOp constant) {
          expandConstant(constant, constant.getValue());
        })
        .Case([](chlo::ConstantLikeOp constant) {
          expandConstant(constant, DenseElementsAttr::get(constant.getType(),
                                                          constant.getValue()));
        })
        .Case([](chlo::MulhiOp product) {
          ImplicitLocOpBuilder b(product.getLoc(), product);
          replaceBy(product, import::expandMulhi(product, b));
        })
        .Case([](chlo::ScanOp scan) {
          ImplicitLocOpBuilder b(scan.getLoc(), scan);
          SmallVector<Value> replacement = import::expandScan(scan, b);
          for (auto [result, value] :
               llvm::zip_equal(scan->getResults(), replacement))
            if (auto annotation = sharding::getSharding(result))
              sharding::setSharding(value, annotation);
          scan->replaceAllUsesWith(replacement);
          scan.erase();
        });
  }
};

} // namespace
