//===- OutlineKernels.cpp - Pass gspmd-outline-kernels --------------------===//
//
// LLVM's passes are superlinear in the size of a function, and a training step
// is one function of a thousand loop nests, many of them equal. Each nest
// becomes a function of its own, and equal ones (the layers of a model) share
// one. The remaining function is a list of allocations and calls.
//
// A loop of the source program with little work per iteration becomes one
// kernel: its iterations take less time than calls, and LLVM keeps loop-carried
// values in registers.
//
// A kernel takes bare pointers that do not alias: an op never writes into a
// buffer that it reads under another name (see Bufferizer.h).
//
//===----------------------------------------------------------------------===//

#include "transforms/Lowering/OutlineKernels/StackBuffers.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Lowering/ProgramLoops.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_OUTLINEKERNELS
#include "transforms/Lowering/Passes.h.inc"

namespace {

/// The largest number of ops of a source loop that becomes one kernel.
constexpr unsigned kMaxOps = 400;
/// The largest number of iterations of a loop nest inside of such a kernel.
constexpr int64_t kFewIterations = 256;

bool hasLoops(Operation *op) {
  return op->walk([](LoopLikeOpInterface) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// Returns true for loops over at least one dimension, or whose work on a
/// single element contains a loop; straight-line code is not outlined.
bool isKernel(Operation *op) {
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return linalgOp.getNumLoops() > 0 || hasLoops(op);
  return isa<scf::ForOp>(op) && !op->hasAttr(lowering::kProgramLoop);
}

bool isProgramLoop(Operation *op) {
  return op->hasAttr(lowering::kProgramLoop) && isa<LoopLikeOpInterface>(op);
}

/// Returns true if an iteration of the source loop does little work.
bool isLight(Operation *loop) {
  unsigned count = 0;
  return !loop->walk([&](Operation *) {
                return ++count > kMaxOps ? WalkResult::interrupt()
                                         : WalkResult::advance();
              })
              .wasInterrupted();
}

/// Returns the maximum number of iterations of the innermost body of a nest;
/// nullopt if it is unknown.
std::optional<int64_t> iterationsOf(Operation *op) {
  int64_t iterations = 1;
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
    for (int64_t size : linalgOp.getStaticLoopRanges())
      iterations *= size;
  } else if (auto loop = dyn_cast<scf::ForOp>(op)) {
    std::optional<llvm::APInt> count = loop.getStaticTripCount();
    if (!count)
      return std::nullopt;
    iterations = count->getLimitedValue(kFewIterations + 1);
  } else if (isa<scf::WhileOp>(op)) {
    return std::nullopt;
  }
  int64_t inner = 1;
  for (Region &region : op->getRegions())
    for (Operation &nested : region.getOps()) {
      std::optional<int64_t> count = iterationsOf(&nested);
      if (!count)
        return std::nullopt;
      inner = std::max(inner, *count);
    }
  return iterations * inner;
}

bool isSmallNest(Operation *op) {
  std::optional<int64_t> count = iterationsOf(op);
  return count && *count <= kFewIterations;
}

/// Returns true if `op` is cloned into the kernel instead of being passed to
/// it.
bool isCheapToRepeat(Operation *op) {
  return op && (op->hasTrait<OpTrait::ConstantLike>() ||
                isa<memref::SubViewOp, memref::ReinterpretCastOp,
                    memref::TransposeOp, memref::CastOp, memref::ViewOp,
                    memref::GetGlobalOp, UnrealizedConversionCastOp>(op));
}

bool hasNoElements(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 0;
}

class Outliner {
public:
  explicit Outliner(ModuleOp module) : module(module) {}

  void run() {
    SmallVector<Operation *> kernels, loops;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      bool isInLoop = !loops.empty() && loops.back()->isProperAncestor(op);
      if (!isInLoop && isProgramLoop(op) && isLight(op))
        loops.push_back(op);
      if (!isKernel(op))
        return WalkResult::advance();
      if (!isInLoop || !isSmallNest(op))
        kernels.push_back(op);
      return WalkResult::skip();
    });
    for (Operation *op : kernels)
      outline(op, /*isLoop=*/false);
    for (Operation *op : loops)
      outline(op, /*isLoop=*/true);
  }

private:
  /// Collects the values that `op` captures, and the ops that are to be cloned
  /// in front of it, producers first.
  static void collect(Operation *op, llvm::SetVector<Value> &inputs,
                      llvm::SetVector<Operation *> &repeated) {
    // An explicit stack, because a chain of views is as long as the program.
    auto visit = [&](Value value) {
      SmallVector<Value> worklist = {value};
      while (!worklist.empty()) {
        Value next = worklist.back();
        Operation *definition = next.getDefiningOp();
        size_t numWaiting = worklist.size();
        if (!isCheapToRepeat(definition))
          inputs.insert(next);
        else if (!repeated.contains(definition))
          llvm::copy_if(llvm::reverse(definition->getOperands()),
                        std::back_inserter(worklist), [&](Value operand) {
                          Operation *op = operand.getDefiningOp();
                          return isCheapToRepeat(op)
                                     ? !repeated.contains(op)
                                     : !inputs.contains(operand);
                        });
        if (worklist.size() > numWaiting)
          continue;
        worklist.pop_back();
        if (isCheapToRepeat(definition))
          repeated.insert(definition);
      }
    };
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands()) {
        Operation *scope = operand.getParentBlock()->getParentOp();
        if (!op->isAncestor(scope))
          visit(operand);
      }
    });
  }

  /// Outlines `op`, unless that has a buffer without elements. Small buffers of
  /// a loop of the program are on the stack.
  void outline(Operation *op, bool isLoop) {
    llvm::SetVector<Value> inputs;
    llvm::SetVector<Operation *> repeated;
    collect(op, inputs, repeated);
    // Buffers without elements have no bare pointers.
    if (llvm::any_of(inputs, hasNoElements) ||
        llvm::any_of(op->getResults(), hasNoElements))
      return;
    OpBuilder builder(op);
    func::FuncOp kernel = build(op, inputs.getArrayRef(), repeated);
    // Before it is compared with earlier kernels, which are complete.
    if (isLoop)
      lowering::putSmallBuffersOnStack(kernel);
    kernel = shared(kernel);
    auto call = func::CallOp::create(builder, op->getLoc(), kernel,
                                     inputs.getArrayRef());
    op->replaceAllUsesWith(call);
    op->erase();
  }

  func::FuncOp build(Operation *op, ArrayRef<Value> inputs,
                     const llvm::SetVector<Operation *> &repeated) {
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    auto type = builder.getFunctionType(TypeRange(ValueRange(inputs)),
                                        op->getResultTypes());
    auto kernel = func::FuncOp::create(builder, op->getLoc(), "kernel", type);
    kernel.setPrivate();
    kernel->setAttr("llvm.bareptr", builder.getUnitAttr());
    Block *body = kernel.addEntryBlock();
    for (auto [index, input] : llvm::enumerate(inputs))
      // A loop frees its initial buffers, and may yield them again.
      if (isa<MemRefType>(input.getType()) &&
          (!isProgramLoop(op) || !llvm::is_contained(op->getOperands(), input)))
        kernel.setArgAttr(index, LLVM::LLVMDialect::getNoAliasAttrName(),
                          builder.getUnitAttr());
    IRMapping mapping;
    mapping.map(inputs, body->getArguments());
    builder.setInsertionPointToStart(body);
    for (Operation *source : repeated)
      builder.clone(*source, mapping);
    Operation *clone = builder.clone(*op, mapping);
    func::ReturnOp::create(builder, op->getLoc(), clone->getResults());
    return kernel;
  }

  /// Returns an earlier kernel with the same body, or this one under a new
  /// name.
  func::FuncOp shared(func::FuncOp kernel) {
    SmallVector<func::FuncOp, 1> &candidates = kernelsOf[hashOf(kernel)];
    for (func::FuncOp known : candidates)
      if (haveEqualBodies(known, kernel)) {
        kernel.erase();
        return known;
      }
    kernel.setName("kernel_" + std::to_string(++numKernels));
    candidates.push_back(kernel);
    return kernel;
  }

  /// Returns a hash of the ops of a kernel and of their types and attributes.
  static uint64_t hashOf(func::FuncOp kernel) {
    llvm::hash_code hash = 0;
    kernel.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
      hash = llvm::hash_combine(hash,
                                OperationEquivalence::computeHash(
                                    op, OperationEquivalence::ignoreHashValue,
                                    OperationEquivalence::ignoreHashValue,
                                    OperationEquivalence::IgnoreLocations));
    });
    return hash;
  }

  static bool haveEqualBodies(func::FuncOp a, func::FuncOp b) {
    return a.getFunctionType() == b.getFunctionType() &&
           a.getArgAttrsAttr() == b.getArgAttrsAttr() &&
           OperationEquivalence::isRegionEquivalentTo(
               &a.getBody(), &b.getBody(),
               OperationEquivalence::IgnoreLocations);
  }

  ModuleOp module;
  llvm::DenseMap<uint64_t, SmallVector<func::FuncOp, 1>> kernelsOf;
  unsigned numKernels = 0;
};

struct OutlineKernelsPass : impl::OutlineKernelsBase<OutlineKernelsPass> {
  void runOnProgram() override {
    Outliner(getOperation()).run();
    // The originals of the ops that kernels clone are dead now.
    IRRewriter rewriter(&getContext());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal())
        (void)runRegionDCE(rewriter, function->getRegions());
  }
};

} // namespace
} // namespace mlir::gspmd
