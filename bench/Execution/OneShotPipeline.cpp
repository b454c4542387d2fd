//===- OneShotPipeline.cpp - One-shot-bufferize on device programs --------===//

#include "bench/Execution/OneShotPipeline.h"

#include "bench/Execution/OneShotModels.h"
#include "dialect/Sharding/ShardingDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotModuleBufferize.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/LowerToLinalg/TensorLowering.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

using namespace mlir;
using namespace mlir::gspmd;
using namespace mlir::gspmd::lowering;
using namespace mlir::bufferization;

/// Returns true if `op` is in a scalar region, such as a comparator, which the
/// lowering of an ancestor consumes.
static bool isInBufferOp(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (lookupBufferOp(parent))
      return true;
  return false;
}

/// Converts a constant to one of arith, a splat to linalg.fill.
static void convertConstant(Operation *op, ElementsAttr value) {
  ImplicitLocOpBuilder b(op->getLoc(), op);
  DenseElementsAttr stored = storedElements(cast<DenseElementsAttr>(value));
  auto type = cast<RankedTensorType>(stored.getType());
  Value replacement;
  if (Attribute element = splatElement(value)) {
    Value scalar =
        buildConstant(b, op->getLoc(), element, type.getElementType());
    Value empty =
        tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
    replacement = linalg::FillOp::create(b, scalar, empty).getResult(0);
  } else {
    replacement = arith::ConstantOp::create(b, type, stored);
  }
  if (replacement.getType() != op->getResult(0).getType())
    replacement = UnrealizedConversionCastOp::create(
                      b, op->getResult(0).getType(), replacement)
                      .getResult(0);
  // Lowerings of scalar regions read constants directly.
  op->getResult(0).replaceUsesWithIf(replacement, [](OpOperand &use) {
    return !isInBufferOp(use.getOwner());
  });
  if (op->use_empty())
    op->erase();
}

/// Moves the block of `from` to the end of `to`. Returns its terminator, which
/// the caller replaces.
static Operation *moveBlock(Region &from, Region &to) {
  to.getBlocks().splice(to.end(), from.getBlocks());
  return to.back().getTerminator();
}

static void convertWhile(stablehlo::WhileOp op) {
  OpBuilder b(op);
  auto loop = scf::WhileOp::create(b, op.getLoc(), op->getResultTypes(),
                                   op->getOperands());
  Operation *terminator = moveBlock(op->getRegion(0), loop.getBefore());
  b.setInsertionPoint(terminator);
  Value condition =
      tensor::ExtractOp::create(b, op.getLoc(), terminator->getOperand(0));
  scf::ConditionOp::create(b, op.getLoc(), condition,
                           terminator->getBlock()->getArguments());
  terminator->erase();
  terminator = moveBlock(op->getRegion(1), loop.getAfter());
  b.setInsertionPoint(terminator);
  scf::YieldOp::create(b, op.getLoc(), terminator->getOperands());
  terminator->erase();
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
    Operation *terminator =
        moveBlock(op->getRegion(i), i < last ? target.getCaseRegions()[i]
                                             : target.getDefaultRegion());
    b.setInsertionPoint(terminator);
    scf::YieldOp::create(b, terminator->getOperands());
    terminator->erase();
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
      if (!isInBufferOp(op) && !op->getParentOfType<linalg::GenericOp>())
        ops.push_back(op);
    });
    for (Operation *op : ops) { // nested loops first
      ElementsAttr constant;
      if (isa<stablehlo::StablehloDialect>(op->getDialect()) &&
          matchPattern(op, m_Constant(&constant)))
        convertConstant(op, constant);
      else if (auto loop = dyn_cast<stablehlo::WhileOp>(op))
        convertWhile(loop);
      else if (isa<stablehlo::CaseOp, stablehlo::IfOp>(op))
        convertBranches(op);
    }
    attachOneShotModels(getOperation());
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
      return isInBufferOp(op) || isa<stablehlo::ConstantOp>(op);
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

/// Moves the deallocation of a buffer up, after the last op that may access it.
/// (MLIR's optimize-allocation-liveness does not follow casts that the LLVM
/// lowering resolves, and frees too early.)
struct FreeEarlyPass : PassWrapper<FreeEarlyPass, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(FreeEarlyPass)
  StringRef getArgument() const override { return "free-early"; }

  static Operation *lastUse(memref::DeallocOp dealloc) {
    SmallVector<Value> aliases = {dealloc.getMemref()};
    Operation *last = aliases.front().getDefiningOp();
    for (size_t i = 0; i < aliases.size(); ++i)
      for (Operation *user : aliases[i].getUsers()) {
        Operation *ancestor = dealloc->getBlock()->findAncestorOpInBlock(*user);
        if (!ancestor || user == dealloc)
          continue;
        if (!last || last->isBeforeInBlock(ancestor))
          last = ancestor;
        for (Operation *op : {user, ancestor})
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
