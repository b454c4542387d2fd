//===- ParallelNest.cpp - Kernels whose outer loops are parallel ----------===//

#include "transforms/Lowering/SplitKernels/ParallelNest.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
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
        !linalgOp.hasPureBufferSemantics() || !runsOnAnyThread(linalgOp))
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

} // namespace mlir::gspmd::lowering
