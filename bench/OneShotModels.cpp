//===- OneShotModels.cpp - Device programs for one-shot-bufferize ---------===//

#include "OneShotModels.h"

#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/BufferDeallocationOpInterfaceImpl.h"
#include "mlir/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.h"
#include "mlir/IR/Matchers.h"
#include "transforms/Lowering/BufferLowering.h"
#include "transforms/Lowering/ScalarOps.h"
#include "transforms/Lowering/TensorLowering.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::lowering;
using namespace mlir::bufferization;

namespace {

/// `unrealized_conversion_cast` of unsigned tensors, reshapes, barriers: each
/// result is its operand's buffer.
bool isView(Operation *op) {
  return isa<UnrealizedConversionCastOp, stablehlo::ReshapeOp,
             stablehlo::OptimizationBarrierOp>(op);
}

/// An op of a table, or one of the views above.
struct TableModel : BufferizableOpInterface::FallbackModel<TableModel> {
  using State = AnalysisState;

  static SmallVector<TiedOperand> tiedOf(Operation *op) {
    SmallVector<TiedOperand> tied;
    if (isView(op)) {
      for (unsigned i = 0; i < op->getNumOperands(); ++i)
        tied.push_back({i, i});
    } else if (const BufferEntry *entry = lookupBufferOp(op);
               entry && entry->tied) {
      tied = entry->tied(op);
    }
    return tied;
  }

  bool bufferizesToAllocation(Operation *op, Value value) const {
    return llvm::none_of(tiedOf(op), [&](TiedOperand tie) {
      return op->getResult(tie.result) == value;
    });
  }
  bool bufferizesToMemoryRead(Operation *op, OpOperand &, const State &) const {
    return !isView(op);
  }
  bool bufferizesToMemoryWrite(Operation *op, OpOperand &operand,
                               const State &) const {
    return !isView(op) && llvm::any_of(tiedOf(op), [&](TiedOperand tie) {
      return tie.operand == operand.getOperandNumber();
    });
  }
  AliasingValueList getAliasingValues(Operation *op, OpOperand &operand,
                                      const State &) const {
    AliasingValueList list;
    for (TiedOperand tie : tiedOf(op))
      if (tie.operand == operand.getOperandNumber())
        list.addAlias({op->getResult(tie.result), BufferRelation::Equivalent});
    return list;
  }
  AliasingOpOperandList getAliasingOpOperands(Operation *op, Value value,
                                              const State &) const {
    AliasingOpOperandList list;
    for (TiedOperand tie : tiedOf(op))
      if (op->getResult(tie.result) == value)
        list.addAlias(
            {&op->getOpOperand(tie.operand), BufferRelation::Equivalent});
    return list;
  }
  FailureOr<BufferLikeType> getBufferType(Operation *, Value value,
                                          const BufferizationOptions &,
                                          const BufferizationState &,
                                          SmallVector<Value> &) const {
    return cast<BufferLikeType>(bufferType(value.getType()));
  }
  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const;

  // What the interface says where an op says nothing.
  bool bufferizesToElementwiseAccess(Operation *, const State &,
                                     ArrayRef<OpOperand *>) const {
    return false;
  }
  bool resultBufferizesToMemoryWrite(Operation *, OpResult result,
                                     const State &state) const {
    return bufferization::detail::defaultResultBufferizesToMemoryWrite(result,
                                                                       state);
  }
  bool mustBufferizeInPlace(Operation *, OpOperand &, const State &) const {
    return false;
  }
  LogicalResult resolveConflicts(Operation *op, RewriterBase &rewriter,
                                 const State &analysis,
                                 const BufferizationState &state) const {
    return cast<BufferizableOpInterface>(op).resolveTensorOpOperandConflicts(
        rewriter, analysis, state);
  }
  bool isWritable(Operation *, Value value, const State &) const {
    return isa<OpResult>(value);
  }
  bool isNotConflicting(Operation *, OpOperand *, OpOperand *,
                        const State &) const {
    return false;
  }
  LogicalResult verifyAnalysis(Operation *, const State &) const {
    return success();
  }
  bool isRepetitiveRegion(Operation *, unsigned) const { return false; }
  bool isParallelRegion(Operation *, unsigned) const { return false; }
  bool hasTensorSemantics(Operation *op) const {
    return bufferization::detail::defaultHasTensorSemantics(op);
  }
  static bool supportsUnstructuredControlFlow() { return false; }
};

} // namespace

LogicalResult TableModel::bufferize(Operation *op, RewriterBase &rewriter,
                                    const BufferizationOptions &options,
                                    BufferizationState &state) const {
  SmallVector<Value> ins, outs(op->getNumResults());
  for (Value operand : op->getOperands()) {
    auto buffer = isa<TensorType>(operand.getType())
                      ? getBuffer(rewriter, operand, options, state)
                      : FailureOr<Value>(operand);
    if (failed(buffer))
      return failure();
    ins.push_back(*buffer);
  }
  ImplicitLocOpBuilder b(op->getLoc(), rewriter);
  for (TiedOperand tie : tiedOf(op))
    outs[tie.result] = ins[tie.operand];
  for (auto [out, result] : llvm::zip_equal(outs, op->getResults())) {
    if (!isa<TensorType>(result.getType())) { // a cast of a scalar
      out = result;
      continue;
    }
    MemRefType type = bufferType(result.getType());
    if (!out)
      out = memref::AllocOp::create(b, type, b.getI64IntegerAttr(64));
    if (isView(op))
      out = reshapeBuffer(b, out, type.getShape());
  }
  const BufferEntry *entry = isView(op) ? nullptr : lookupBufferOp(op);
  if (entry && (entry->hasEffect || !op->getNumResults() || hasElements(op))) {
    BufferOp call{op, b, ins, outs, {}};
    if (failed(entry->emit(call)))
      return failure();
  }
  replaceOpWithBufferizedValues(rewriter, op, outs);
  return success();
}

//===----------------------------------------------------------------------===//
// Before
//===----------------------------------------------------------------------===//

/// Does `op` stand in a region of scalars, which its parent's lowering takes in
/// as a whole?
static bool isInScalars(Operation *op) {
  for (Operation *at = op->getParentOp(); at; at = at->getParentOp())
    if (lookupBufferOp(at))
      return true;
  return false;
}

/// The elements of a constant as the program stores them; a splat is a fill.
static void convertConstant(Operation *op, ElementsAttr value) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  DenseElementsAttr stored = storedElements(cast<DenseElementsAttr>(value));
  auto type = cast<RankedTensorType>(stored.getType());
  Value made;
  if (Attribute element = splatElement(value)) {
    Value scalar =
        buildConstant(b, op->getLoc(), element, type.getElementType());
    Value empty =
        tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
    made = linalg::FillOp::create(b, scalar, empty).getResult(0);
  } else {
    made = arith::ConstantOp::create(b, type, stored);
  }
  if (made.getType() != op->getResult(0).getType())
    made =
        UnrealizedConversionCastOp::create(b, op->getResult(0).getType(), made)
            .getResult(0);
  // Lowerings read constants of scalar regions as they are.
  op->getResult(0).replaceUsesWithIf(
      made, [](OpOperand &use) { return !isInScalars(use.getOwner()); });
  if (op->use_empty())
    op->erase();
}

/// Moves a block to the end of `region`, its terminator to one of scf.
static Operation *takeBlock(Region &from, Region &to) {
  to.getBlocks().splice(to.end(), from.getBlocks());
  return to.back().getTerminator();
}

static void convertWhile(stablehlo::WhileOp op) {
  OpBuilder b(op);
  auto loop = scf::WhileOp::create(b, op.getLoc(), op->getResultTypes(),
                                   op->getOperands());
  Operation *end = takeBlock(op->getRegion(0), loop.getBefore());
  b.setInsertionPoint(end);
  Value goesOn = tensor::ExtractOp::create(b, op.getLoc(), end->getOperand(0));
  scf::ConditionOp::create(b, op.getLoc(), goesOn,
                           end->getBlock()->getArguments());
  end->erase();
  end = takeBlock(op->getRegion(1), loop.getAfter());
  b.setInsertionPoint(end);
  scf::YieldOp::create(b, op.getLoc(), end->getOperands());
  end->erase();
  op->replaceAllUsesWith(loop);
  op->erase();
}

static void convertBranches(Operation *op) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  Value selector = tensor::ExtractOp::create(
      b, signlessValue(op->getOperand(0), b), ValueRange());
  if (isa<stablehlo::IfOp>(op))
    selector = arith::SelectOp::create(b, selector, indexConstant(b, 0),
                                       indexConstant(b, 1));
  else
    selector = arith::IndexCastOp::create(b, b.getIndexType(), selector);
  unsigned last = op->getNumRegions() - 1;
  auto cases = llvm::to_vector(llvm::seq<int64_t>(last));
  auto target = scf::IndexSwitchOp::create(b, op->getResultTypes(), selector,
                                           cases, last);
  for (unsigned i = 0; i <= last; ++i) {
    Operation *end =
        takeBlock(op->getRegion(i), i < last ? target.getCaseRegions()[i]
                                             : target.getDefaultRegion());
    b.setInsertionPoint(end);
    scf::YieldOp::create(b, end->getOperands());
    end->erase();
  }
  op->replaceAllUsesWith(target);
  op->erase();
}

namespace {

struct PrepareOneShotPass
    : PassWrapper<PrepareOneShotPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PrepareOneShotPass)
  StringRef getArgument() const override { return "prepare-one-shot"; }

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (!isInScalars(op) && !op->getParentOfType<linalg::GenericOp>())
        ops.push_back(op);
    });
    for (Operation *op : ops) { // inner ones first
      ElementsAttr constant;
      if (isa<stablehlo::StablehloDialect>(op->getDialect()) &&
          matchPattern(op, m_Constant(&constant)))
        convertConstant(op, constant);
      else if (auto loop = dyn_cast<stablehlo::WhileOp>(op))
        convertWhile(loop);
      else if (isa<stablehlo::CaseOp, stablehlo::IfOp>(op))
        convertBranches(op);
    }
    auto attach = [&](StringRef name) {
      if (auto info = RegisteredOperationName::lookup(name, &getContext());
          info && !info->hasInterface<BufferizableOpInterface>())
        info->attachInterface<TableModel>();
    };
    getOperation().walk([&](Operation *op) {
      if (isView(op) || lookupBufferOp(op) ||
          (op->getNumResults() &&
           isa<stablehlo::StablehloDialect>(op->getDialect()) &&
           !hasElements(op)))
        attach(op->getName().getStringRef());
    });
    for (auto function : getOperation().getOps<func::FuncOp>())
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        function.setArgAttr(i, BufferizationDialect::kWritableAttrName,
                            BoolAttr::get(&getContext(), false));
  }
};

struct OneShotPass : PassWrapper<OneShotPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(OneShotPass)
  StringRef getArgument() const override { return "one-shot"; }

  void runOnOperation() override {
    OneShotBufferizationOptions options;
    options.bufferizeFunctionBoundaries = true;
    options.allowReturnAllocsFromLoops = true;
    options.setFunctionBoundaryTypeConversion(
        LayoutMapOption::IdentityLayoutMap);
    options.functionArgTypeConverterFn = [](TensorLikeType type, Attribute,
                                            func::FuncOp,
                                            const BufferizationOptions &) {
      return cast<BufferLikeType>(bufferType(type));
    };
    options.unknownTypeConverterFn =
        [](TensorType type, Attribute,
           const BufferizationOptions &) -> BaseMemRefType {
      return bufferType(type);
    };
    options.opFilter.denyOperation([](Operation *op) {
      return isInScalars(op) || isa<stablehlo::ConstantOp>(op);
    });
    BufferizationState state;
    if (failed(runOneShotModuleBufferize(getOperation(), options, state)))
      return signalPassFailure();
    declarePureCallees(getOperation());
    for (Operation &op : llvm::make_early_inc_range(*getOperation().getBody()))
      if (isa<sharding::MeshOp>(op))
        op.erase();
  }
};

/// Frees a buffer after the last op of the block that may see it, not at the
/// block's end. (MLIR's optimize-allocation-liveness does not follow casts that
/// the LLVM lowering resolves, and frees too early.)
struct FreeEarlyPass : PassWrapper<FreeEarlyPass, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FreeEarlyPass)
  StringRef getArgument() const override { return "free-early"; }

  static Operation *lastUse(memref::DeallocOp dealloc) {
    SmallVector<Value> aliases = {dealloc.getMemref()};
    Operation *last = aliases.front().getDefiningOp();
    for (size_t i = 0; i < aliases.size(); ++i)
      for (Operation *user : aliases[i].getUsers()) {
        Operation *here = dealloc->getBlock()->findAncestorOpInBlock(*user);
        if (!here || user == dealloc)
          continue;
        if (!last || last->isBeforeInBlock(here))
          last = here;
        for (Operation *op : {user, here})
          for (Value result : op->getResults())
            if (isa<BaseMemRefType>(result.getType()) &&
                !llvm::is_contained(aliases, result))
              aliases.push_back(result);
      }
    return last;
  }

  void runOnOperation() override {
    SmallVector<memref::DeallocOp> deallocs;
    getOperation().walk([&](memref::DeallocOp op) { deallocs.push_back(op); });
    for (memref::DeallocOp op : deallocs)
      if (Operation *last = lastUse(op); last &&
                                         last->getBlock() == op->getBlock() &&
                                         last->isBeforeInBlock(op))
        op->moveAfter(last);
  }
};

} // namespace

void mlir::gspmd::registerOneShotModels(DialectRegistry &registry) {
  arith::registerBufferizableOpInterfaceExternalModels(registry);
  arith::registerBufferDeallocationOpInterfaceExternalModels(registry);
  bufferization::func_ext::registerBufferizableOpInterfaceExternalModels(
      registry);
  linalg::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerBufferizableOpInterfaceExternalModels(registry);
  scf::registerBufferDeallocationOpInterfaceExternalModels(registry);
  tensor::registerBufferizableOpInterfaceExternalModels(registry);
  registry.insert<BufferizationDialect>();
}

void mlir::gspmd::buildOneShotPipeline(OpPassManager &pm) {
  pm.addPass(std::make_unique<PrepareOneShotPass>());
  pm.addPass(createEmptyTensorEliminationPass());
  pm.addPass(std::make_unique<OneShotPass>());
  BufferResultsToOutParamsPassOptions out;
  out.hoistStaticAllocs = true;
  out.modifyPublicFunctions = true;
  pm.addPass(createBufferResultsToOutParamsPass(out));
  buildBufferDeallocationPipeline(pm);
  pm.addNestedPass<func::FuncOp>(std::make_unique<FreeEarlyPass>());
}
