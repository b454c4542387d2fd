//===- ParallelNest.cpp - Kernels whose outer loops are parallel ----------===//

#include "transforms/Lowering/SplitKernels/ParallelNest.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd::lowering {
namespace {

/// The work of functions and quotients in additions, if they are vectorized.
constexpr int64_t kFunctionWork = 16, kQuotientWork = 4;

int64_t workOfScalarOp(Operation &op) {
  if (isa<math::AbsFOp, math::AbsIOp, math::CopySignOp, math::FmaOp>(op))
    return 1;
  if (isa<func::CallOp>(op) || isa<math::MathDialect>(op.getDialect()))
    return kFunctionWork;
  if (isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp, arith::RemFOp,
          arith::RemSIOp, arith::RemUIOp>(op))
    return kQuotientWork;
  return op.hasTrait<OpTrait::ConstantLike>() ? 0 : 1;
}

bool hasLoops(Operation &op) {
  return op
      .walk([](Operation *inner) {
        return isa<LoopLikeOpInterface, linalg::LinalgOp>(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Returns true if another thread can execute the op: the functions that it
/// calls have no side effects, so they do not depend on the device.
bool runsOnAnyThread(linalg::LinalgOp op) {
  return !op->walk([](func::CallOp call) {
              auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                  call, call.getCalleeAttr());
              return callee && callee->hasAttr("llvm.readnone")
                         ? WalkResult::advance()
                         : WalkResult::interrupt();
            }).wasInterrupted();
}

/// Returns true if iterations of parallel loops write different elements: each
/// output has the number of such an iteration as a subscript. A program in
/// linalg may have others, such as (d0, d1) -> (d1), whose result depends on
/// the order of iterations.
bool writesDistinctElements(linalg::LinalgOp op) {
  SmallVector<unsigned> parallelDims;
  op.getParallelDims(parallelDims);
  SmallVector<int64_t, 4> sizes = op.getStaticLoopRanges();
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &out) {
    ArrayRef<AffineExpr> subscripts =
        op.getMatchingIndexingMap(&out).getResults();
    return llvm::all_of(parallelDims, [&](unsigned dim) {
      return sizes[dim] < 2 ||
             llvm::is_contained(subscripts,
                                getAffineDimExpr(dim, op.getContext()));
    });
  });
}

} // namespace

linalg::LinalgOp onlyNestOf(func::FuncOp function) {
  if (!function->hasAttr("llvm.bareptr") || function.isExternal() ||
      !function.getBody().hasOneBlock())
    return {};
  linalg::LinalgOp nest;
  for (Operation &op : function.getBody().front()) {
    if (!hasLoops(op))
      continue;
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (nest || !linalgOp || linalgOp.hasDynamicShape() ||
        !linalgOp.hasPureBufferSemantics() || !runsOnAnyThread(linalgOp) ||
        !writesDistinctElements(linalgOp))
      return {};
    nest = linalgOp;
  }
  return nest;
}

int64_t workOf(linalg::LinalgOp op) {
  int64_t work = op->getNumOperands();
  for (Operation &inner : op.getBlock()->without_terminator())
    work += workOfScalarOp(inner);
  for (int64_t size : op.getStaticLoopRanges())
    work = llvm::SaturatingMultiply<uint64_t>(work, size);
  return std::max<int64_t>(work, 0);
}

unsigned numOuterParallelLoops(linalg::LinalgOp op) {
  auto iterators = op.getIteratorTypesArray();
  return llvm::find_if(iterators,
                       [](utils::IteratorType type) {
                         return type != utils::IteratorType::parallel;
                       }) -
         iterators.begin();
}

int64_t workOf(scf::ForOp loop) {
  // The work of each loop, its own iterations included; inner loops first.
  llvm::DenseMap<Operation *, int64_t> workIn;
  loop->walk([&](Operation *op) {
    int64_t work =
        isa<scf::ForOp>(op) ? workIn.lookup(op) : workOfScalarOp(*op);
    if (auto inner = dyn_cast<scf::ForOp>(op)) {
      std::optional<APInt> count = inner.getStaticTripCount();
      work = llvm::SaturatingMultiply<uint64_t>(
          work, count ? count->getLimitedValue(INT64_MAX) : 0);
      workIn[op] = work;
    }
    Operation *parent = op->getParentOp();
    workIn[parent] = llvm::SaturatingAdd<uint64_t>(workIn[parent], work);
  });
  return std::min<uint64_t>(workIn.lookup(loop), INT64_MAX);
}

bool hasIndependentIterations(scf::ForOp loop) {
  auto kernel = cast<func::FuncOp>(loop->getParentOp());
  StringRef noAlias = LLVM::LLVMDialect::getNoAliasAttrName();
  if (loop.getNumResults() != 0)
    return false;
  // The dimensions of a buffer that all accesses index by the loop's variable.
  llvm::DenseMap<Value, llvm::SmallBitVector> ownDims;
  llvm::SmallPtrSet<Value, 4> written;
  auto addAccess = [&](Value buffer, ValueRange indices) {
    llvm::SmallBitVector dims;
    for (Value index : indices)
      dims.push_back(index == loop.getInductionVar());
    auto [entry, isNew] = ownDims.try_emplace(buffer, dims);
    if (!isNew)
      entry->second &= dims;
    auto argument = dyn_cast<BlockArgument>(buffer);
    return argument && argument.getOwner() == &kernel.front() &&
           kernel.getArgAttr(argument.getArgNumber(), noAlias);
  };
  bool isKnown =
      !loop.walk([&](Operation *op) {
             bool isOk =
                 isMemoryEffectFree(op) || isa<scf::ForOp, scf::IfOp>(op);
             if (auto load = dyn_cast<memref::LoadOp>(op)) {
               isOk = addAccess(load.getMemRef(), load.getIndices());
             } else if (auto store = dyn_cast<memref::StoreOp>(op)) {
               isOk = addAccess(store.getMemRef(), store.getIndices());
               written.insert(store.getMemRef());
             }
             return isOk ? WalkResult::advance() : WalkResult::interrupt();
           })
           .wasInterrupted();
  return isKnown && llvm::all_of(written, [&](Value buffer) {
           return ownDims[buffer].any();
         });
}

} // namespace mlir::gspmd::lowering
