//===- SplitKernels.cpp - Pass gspmd-split-kernels ------------------------===//

#include "transforms/Lowering/SplitKernels/ParallelNest.h"

#include "gspmd/ABI/Runtime.h"
#include "transforms/Lowering/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_SPLITKERNELS
#include "transforms/Lowering/Passes.h.inc"

namespace {

using namespace lowering;

/// The work of a chunk takes some 10 microseconds, several times as long as to
/// wake a thread.
constexpr int64_t kWorkPerChunk = 1 << 18;
/// More chunks than cores of most machines, so that the slowest thread does not
/// have much more work than others.
constexpr int64_t kMaxChunks = 64;
/// Chunks of an innermost loop have a multiple of this many iterations, so that
/// only the last vector of the last chunk is incomplete.
constexpr int64_t kInnerIterations = 64;

/// A loop whose iterations are split, and the iterations of a chunk.
struct Split {
  scf::ForOp loop;
  int64_t numIterations = 0, perChunk = 0, numChunks = 1;
};

/// Returns the only loop in a block; null if there are several.
scf::ForOp onlyLoopIn(Block &block) {
  scf::ForOp found;
  for (auto loop : block.getOps<scf::ForOp>()) {
    if (found)
      return {};
    found = loop;
  }
  return found;
}

/// Returns the number of iterations of a loop with constant bounds. A loop from
/// n to n + 8 has a static trip count, too.
std::optional<int64_t> iterationsOf(scf::ForOp loop) {
  std::optional<APInt> count = loop.getStaticTripCount();
  if (!count || !getConstantIntValue(loop.getLowerBound()) ||
      !getConstantIntValue(loop.getUpperBound()) ||
      !getConstantIntValue(loop.getStep()))
    return std::nullopt;
  return count->getLimitedValue(INT64_MAX);
}

Split splitOf(scf::ForOp loop, int64_t mostChunks) {
  Split split{loop};
  split.numIterations = iterationsOf(loop).value_or(1);
  if (split.numIterations < 2)
    return split;
  split.perChunk = llvm::divideCeil(split.numIterations, mostChunks);
  if (loop.getBody()->getOps<scf::ForOp>().empty())
    split.perChunk = llvm::alignTo(split.perChunk, kInnerIterations);
  split.numChunks = llvm::divideCeil(split.numIterations, split.perChunk);
  return split;
}

/// The outermost loops of a kernel, one in the other, whose iterations are
/// independent, and the work of the kernel.
struct ParallelLoops {
  int64_t count, work;
};

/// Returns the parallel loops of a kernel, by its attributes or because each
/// iteration of its only loop writes its own elements; nullopt if none is known
/// to be parallel.
std::optional<ParallelLoops> parallelLoopsOf(func::FuncOp kernel) {
  if (auto count = kernel->getAttrOfType<IntegerAttr>(kParallelLoops))
    return ParallelLoops{count.getInt(),
                         kernel->getAttrOfType<IntegerAttr>(kWork).getInt()};
  if (!kernel->hasAttr("llvm.bareptr") || kernel.isExternal() ||
      !kernel.getBody().hasOneBlock())
    return std::nullopt;
  Block &body = kernel.getBody().front();
  scf::ForOp loop = onlyLoopIn(body);
  auto isLoopOrPure = [&](Operation &op) {
    return &op == loop || isMemoryEffectFree(&op);
  };
  if (!loop || !llvm::all_of(body.without_terminator(), isLoopOrPure) ||
      !hasIndependentIterations(loop))
    return std::nullopt;
  return ParallelLoops{1, workOf(loop)};
}

/// Returns the split of one of the outermost `numLoops` loops into the most
/// chunks; of several, that of the outermost loop.
Split chooseSplit(func::FuncOp kernel, int64_t numLoops, int64_t mostChunks) {
  Split best;
  Block *block = &kernel.getBody().front();
  for (int64_t depth = 0; depth < numLoops; ++depth) {
    scf::ForOp loop = onlyLoopIn(*block);
    if (!loop)
      break;
    Split split = splitOf(loop, mostChunks);
    if (split.numChunks > best.numChunks)
      best = split;
    block = loop.getBody();
  }
  return best;
}

bool isScalar(Type type) {
  return type.isIndex() ||
         (type.isIntOrFloat() && type.getIntOrFloatBitWidth() <= 64);
}

/// Converts a scalar to the bits of an i64.
Value toBits(ImplicitLocOpBuilder &b, Value scalar) {
  Type type = scalar.getType(), bits = b.getI64Type();
  if (type.isIndex())
    return arith::IndexCastOp::create(b, bits, scalar);
  unsigned width = type.getIntOrFloatBitWidth();
  if (isa<FloatType>(type))
    scalar = arith::BitcastOp::create(b, b.getIntegerType(width), scalar);
  return width == 64 ? scalar : Value(arith::ExtUIOp::create(b, bits, scalar));
}

Value fromBits(ImplicitLocOpBuilder &b, Value bits, Type type) {
  if (type.isIndex())
    return arith::IndexCastOp::create(b, type, bits);
  unsigned width = type.getIntOrFloatBitWidth();
  if (width < 64)
    bits = arith::TruncIOp::create(b, b.getIntegerType(width), bits);
  return isa<FloatType>(type) ? Value(arith::BitcastOp::create(b, type, bits))
                              : bits;
}

/// Makes all scalar arguments integers of 64 bits, as the runtime passes them.
void passScalarsAsBits(func::FuncOp kernel, ImplicitLocOpBuilder &b) {
  SmallVector<Type> types;
  for (BlockArgument argument : kernel.getArguments()) {
    Type type = argument.getType();
    if (isScalar(type)) {
      SmallVector<OpOperand *> uses = llvm::map_to_vector(
          argument.getUses(), [](OpOperand &use) { return &use; });
      argument.setType(b.getI64Type());
      Value scalar = fromBits(b, argument, type);
      for (OpOperand *use : uses)
        use->set(scalar);
    }
    types.push_back(argument.getType());
  }
  kernel.setFunctionType(b.getFunctionType(types, {}));
}

/// Adds the number of a chunk as first argument and restricts the loop to it.
void restrictToChunk(func::FuncOp kernel, const Split &split) {
  ImplicitLocOpBuilder b(kernel.getLoc(), kernel->getContext());
  b.setInsertionPointToStart(&kernel.getBody().front());
  passScalarsAsBits(kernel, b);
  (void)kernel.insertArgument(0, b.getIndexType(), {}, kernel.getLoc());
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantIndexOp::create(b, number);
  };
  scf::ForOp loop = split.loop;
  int64_t step = *getConstantIntValue(loop.getStep());
  int64_t begin = *getConstantIntValue(loop.getLowerBound());
  int64_t end = *getConstantIntValue(loop.getUpperBound());
  Value size = constant(split.perChunk * step);
  Value first = arith::MulIOp::create(b, kernel.getArgument(0), size);
  if (begin != 0)
    first = arith::AddIOp::create(b, first, constant(begin));
  Value last = arith::AddIOp::create(b, first, size);
  if (begin + split.numChunks * split.perChunk * step > end)
    last = arith::MinSIOp::create(b, last, constant(end));
  loop.setLowerBound(first);
  loop.setUpperBound(last);
  kernel->setAttr(kNumChunks, b.getI64IntegerAttr(split.numChunks));
}

/// Returns true if the runtime can call the kernel.
bool isCallable(func::FuncOp kernel) {
  return kernel.getNumResults() == 0 &&
         kernel.getNumArguments() <= GSPMD_MAX_KERNEL_ARGUMENTS &&
         llvm::all_of(kernel.getArgumentTypes(), [](Type type) {
           return isa<MemRefType>(type) || isScalar(type);
         });
}

struct SplitKernelsPass : impl::SplitKernelsBase<SplitKernelsPass> {
  void runOnProgram() override {
    llvm::DenseSet<StringAttr> kernels;
    for (auto kernel : getOperation().getOps<func::FuncOp>())
      if (trySplit(kernel))
        kernels.insert(kernel.getSymNameAttr());
    if (kernels.empty())
      return;
    getOperation().walk([&](func::CallOp call) {
      if (!kernels.contains(call.getCalleeAttr().getAttr()))
        return;
      ImplicitLocOpBuilder b(call.getLoc(), call);
      for (OpOperand &argument : call->getOpOperands())
        if (isScalar(argument.get().getType()))
          argument.set(toBits(b, argument.get()));
      call->insertOperands(0, Value(arith::ConstantIndexOp::create(b, 0)));
    });
  }

  static bool trySplit(func::FuncOp kernel) {
    std::optional<ParallelLoops> loops = parallelLoopsOf(kernel);
    if (!loops)
      return false;
    kernel->removeAttr(kParallelLoops);
    kernel->removeAttr(kWork);
    int64_t mostChunks = std::min(loops->work / kWorkPerChunk, kMaxChunks);
    if (mostChunks < 2 || !isCallable(kernel))
      return false;
    Split split = chooseSplit(kernel, loops->count, mostChunks);
    if (split.numChunks < 2)
      return false;
    restrictToChunk(kernel, split);
    return true;
  }
};

} // namespace
} // namespace mlir::gspmd
