//===- AccelCompile.cpp - A compiler that leaves partitioning to gspmd ----===//
//
// accel-compile FILE reads StableHLO with annotations and prints the program of
// one device for an accelerator. Its stages are:
//
//   1. SelectMatmuls: products of matrices become ops of the compiler's own
//      dialect, which has a sharding rule.
//   2. gspmd completes the shardings and partitions the program.
//   3. CallRuntime: products and collectives become calls of the accelerator's
//      runtime library. Other ops stay as they are, on local tensors.
//
//===----------------------------------------------------------------------===//

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "gspmd/Registration/InitAll.h"
#include "gspmd/Registration/Pipelines.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
namespace stablehlo = gspmd::stablehlo;

//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

#include "AccelDialect.h.inc"
#define GET_OP_CLASSES
#include "AccelOps.h.inc"

#include "AccelDialect.cpp.inc"
#define GET_OP_CLASSES
#include "AccelOps.cpp.inc"

void accel::AccelDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "AccelOps.cpp.inc"
      >();
}

/// Rows and columns of the result can be sharded as those of the operands. A
/// sharded contracted dimension gives partial sums, which gspmd reduces.
gspmd::FactorMap accel::MatmulOp::getShardingRule(bool conservative) {
  auto lhs = getLhs().getType(), rhs = getRhs().getType();
  gspmd::FactorRule rule({2, 2}, {2}); // ranks of operands and result
  rule.addFactor(lhs.getDimSize(0), {{0, 0}}, {{0, 0}});
  rule.addFactor(rhs.getDimSize(1), {{1, 1}}, {{0, 1}});
  rule.addFactor(lhs.getDimSize(1), {{0, 1}, {1, 0}}, {},
                 gspmd::FactorKind::Reduction);
  return rule.forCompletion();
}

namespace {

//===----------------------------------------------------------------------===//
// Selection of kernels
//===----------------------------------------------------------------------===//

/// Rewrites a product of two matrices for the matrix unit.
struct SelectMatmul : OpRewritePattern<stablehlo::DotGeneralOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp dot,
                                PatternRewriter &rewriter) const override {
    auto numbers = dot.getDotDimensionNumbers();
    auto lhs = cast<RankedTensorType>(dot.getLhs().getType());
    auto rhs = cast<RankedTensorType>(dot.getRhs().getType());
    auto result = cast<RankedTensorType>(dot.getType());
    auto isSupported = [&](RankedTensorType type) {
      return type.getRank() == 2 && type.hasStaticShape() &&
             (type.getElementType().isF32() || type.getElementType().isBF16());
    };
    if (!llvm::all_of(ArrayRef{lhs, rhs, result}, isSupported) ||
        numbers.getLhsContractingDimensions() != ArrayRef<int64_t>{1} ||
        numbers.getRhsContractingDimensions() != ArrayRef<int64_t>{0})
      return rewriter.notifyMatchFailure(dot, "not a product of matrices");
    // Discardable attributes may hold the user's annotation of the result.
    auto attributes = llvm::to_vector(dot->getDiscardableAttrs());
    auto matmul = rewriter.replaceOpWithNewOp<accel::MatmulOp>(
        dot, result, dot.getLhs(), dot.getRhs());
    matmul->setDiscardableAttrs(rewriter.getDictionaryAttr(attributes));
    return success();
  }
};

struct SelectMatmuls : PassWrapper<SelectMatmuls, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SelectMatmuls)
  StringRef getArgument() const override { return "accel-select-matmuls"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<accel::AccelDialect>();
  }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<SelectMatmul>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

//===----------------------------------------------------------------------===//
// Calls of the runtime library
//===----------------------------------------------------------------------===//

/// Replaces products and all ops of `spmd` by calls. One function is declared
/// for each kind of op, attributes and types; it keeps the attributes, among
/// them the mesh axes for whose groups the runtime creates communicators.
struct CallRuntime : PassWrapper<CallRuntime, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CallRuntime)
  StringRef getArgument() const override { return "accel-call-runtime"; }

  void runOnOperation() override {
    SmallVector<Operation *> calls;
    WalkResult result = getOperation().walk([&](Operation *op) {
      if (!isa<gspmd::spmd::SpmdDialect, accel::AccelDialect>(op->getDialect()))
        return WalkResult::advance();
      if (op->getNumRegions() != 0) {
        op->emitError("the runtime has no function for an op with regions");
        return WalkResult::interrupt();
      }
      calls.push_back(op);
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    SymbolTable symbols(getOperation());
    for (Operation *op : calls) {
      func::FuncOp callee = declare(op, symbols);
      OpBuilder builder(op);
      op->replaceAllUsesWith(func::CallOp::create(builder, op->getLoc(), callee,
                                                  op->getOperands()));
      op->erase();
    }
  }

private:
  func::FuncOp declare(Operation *op, SymbolTable &symbols) {
    OpBuilder builder(&getContext());
    auto type =
        builder.getFunctionType(op->getOperandTypes(), op->getResultTypes());
    DictionaryAttr attributes = op->getAttrDictionary();
    func::FuncOp &function =
        declared[{op->getName().getIdentifier(), type, attributes}];
    if (function)
      return function;
    std::string name = ("accel_" + op->getName().stripDialect()).str();
    function = func::FuncOp::create(op->getLoc(), name, type);
    function.setPrivate();
    if (!attributes.empty())
      function->setAttr("accel.arguments", attributes);
    symbols.insert(function); // makes the name unique
    return function;
  }

  llvm::DenseMap<std::tuple<StringAttr, FunctionType, DictionaryAttr>,
                 func::FuncOp>
      declared;
};

} // namespace

int main(int argc, char **argv) {
  if (argc != 2) {
    llvm::errs() << "usage: accel-compile FILE\n";
    return 2;
  }
  DialectRegistry registry;
  gspmd::registerAllDialects(registry); // MLIR's, gspmd's, and the op models
  registry.insert<accel::AccelDialect>();
  MLIRContext context(registry);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(argv[1], &context);
  if (!module)
    return 1;

  PassManager pm(&context);
  pm.addPass(std::make_unique<SelectMatmuls>());
  gspmd::buildGspmdPartition(pm);
  pm.addPass(std::make_unique<CallRuntime>());
  if (failed(pm.run(*module)))
    return 1;
  module->print(llvm::outs());
  return 0;
}
