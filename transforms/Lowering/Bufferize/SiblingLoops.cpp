//===- SiblingLoops.cpp - Loops that write views of one buffer ------------===//

#include "transforms/Lowering/Bufferize/SiblingLoops.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::gspmd::lowering {
namespace {

/// Loops that read more arrays than this run out of registers.
constexpr size_t kMaxInputs = 16;
/// Loops that write more arrays than this have too many to compare for overlap
/// before they are vectorized.
constexpr unsigned kMaxOutputs = 4;
/// A larger loop body takes LLVM long to compile and gains nothing.
constexpr size_t kMaxOps = 200;

Value baseOf(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer;
}

/// Returns true if no element is in both views of one buffer.
bool areDisjoint(memref::SubViewOp a, memref::SubViewOp b) {
  if (a.getSource() != b.getSource() || !a.getOffsets().empty() ||
      !b.getOffsets().empty())
    return false;
  auto lastOf = [](memref::SubViewOp view, unsigned dim) {
    return view.getStaticOffsets()[dim] +
           (view.getStaticSizes()[dim] - 1) * view.getStaticStrides()[dim];
  };
  for (unsigned dim = 0; dim < a.getStaticOffsets().size(); ++dim)
    if (lastOf(a, dim) < b.getStaticOffsets()[dim] ||
        lastOf(b, dim) < a.getStaticOffsets()[dim])
      return true;
  return false;
}

/// Returns the buffers that `op` reads: its inputs, and those from which its
/// body loads.
SmallVector<Value> readBy(linalg::GenericOp op) {
  SmallVector<Value> buffers(op.getInputs());
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  llvm::append_range(buffers, captured);
  llvm::erase_if(buffers,
                 [](Value value) { return !isa<MemRefType>(value.getType()); });
  return llvm::map_to_vector(buffers, baseOf);
}

/// Returns true for an element-wise loop whose outputs are views of a buffer
/// that it does not read, but for the elements that it overwrites.
bool isPartial(linalg::GenericOp op) {
  if (!op.hasPureBufferSemantics() ||
      op.getNumParallelLoops() != op.getNumLoops())
    return false;
  SmallVector<Value> read = readBy(op);
  return llvm::all_of(op.getDpsInitsMutable(), [&](OpOperand &out) {
    return out.get().getDefiningOp<memref::SubViewOp>() &&
           op.getMatchingIndexingMap(&out).isIdentity() &&
           !llvm::is_contained(read, baseOf(out.get()));
  });
}

/// The distinct inputs of two loops.
struct Inputs {
  SmallVector<std::pair<Value, AffineMap>> distinct;

  void add(linalg::GenericOp op) {
    for (OpOperand *input : op.getDpsInputOperands()) {
      std::pair<Value, AffineMap> own(input->get(),
                                      op.getMatchingIndexingMap(input));
      if (!llvm::is_contained(distinct, own))
        distinct.push_back(own);
    }
  }
  size_t numberOf(linalg::GenericOp op, OpOperand *input) const {
    std::pair<Value, AffineMap> own(input->get(),
                                    op.getMatchingIndexingMap(input));
    return llvm::find(distinct, own) - distinct.begin();
  }
};

bool canMerge(linalg::GenericOp first, linalg::GenericOp second) {
  if (!isPartial(first) || !isPartial(second) ||
      first.getStaticLoopRanges() != second.getStaticLoopRanges() ||
      first.getNumDpsInits() + second.getNumDpsInits() > kMaxOutputs ||
      first.getBody()->getOperations().size() +
              second.getBody()->getOperations().size() >
          kMaxOps)
    return false;
  for (Value a : first.getOutputs())
    for (Value b : second.getOutputs())
      if (!areDisjoint(a.getDefiningOp<memref::SubViewOp>(),
                       b.getDefiningOp<memref::SubViewOp>()))
        return false;
  Inputs inputs;
  inputs.add(first);
  inputs.add(second);
  SmallVector<Value> read = readBy(first);
  return inputs.distinct.size() <= kMaxInputs &&
         llvm::any_of(readBy(second), [&](Value buffer) {
           return llvm::is_contained(read, buffer);
         });
}

/// Replaces both loops by one at the place of `second`.
linalg::GenericOp merge(linalg::GenericOp first, linalg::GenericOp second) {
  Inputs inputs;
  inputs.add(first);
  inputs.add(second);
  SmallVector<Value> ins, outs;
  SmallVector<AffineMap> maps;
  for (auto [buffer, map] : inputs.distinct) {
    ins.push_back(buffer);
    maps.push_back(map);
  }
  for (linalg::GenericOp op : {first, second})
    for (OpOperand &out : op.getDpsInitsMutable()) {
      outs.push_back(out.get());
      maps.push_back(op.getMatchingIndexingMap(&out));
    }
  ImplicitLocOpBuilder b(second.getLoc(), second);
  auto merged = linalg::GenericOp::create(
      b, ins, outs, maps, second.getIteratorTypesArray(),
      [&](OpBuilder &builder, Location loc, ValueRange elements) {
        SmallVector<Value> yielded;
        unsigned nextOut = ins.size();
        for (linalg::GenericOp op : {first, second}) {
          IRMapping mapping;
          for (OpOperand *input : op.getDpsInputOperands())
            mapping.map(op.getMatchingBlockArgument(input),
                        elements[inputs.numberOf(op, input)]);
          for (OpOperand &out : op.getDpsInitsMutable())
            mapping.map(op.getMatchingBlockArgument(&out), elements[nextOut++]);
          for (Operation &inner : op.getBody()->without_terminator())
            builder.clone(inner, mapping);
          for (Value value : op.getBody()->getTerminator()->getOperands())
            yielded.push_back(mapping.lookupOrDefault(value));
        }
        linalg::YieldOp::create(builder, loc, yielded);
      });
  first.erase();
  second.erase();
  return merged;
}

void mergeInBlock(Block &block) {
  linalg::GenericOp previous;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (auto generic = dyn_cast<linalg::GenericOp>(op))
      previous = previous && canMerge(previous, generic)
                     ? merge(previous, generic)
                     : generic;
    else if (!isPure(&op))
      previous = nullptr;
  }
}

} // namespace

void mergeSiblingLoops(Operation *root) {
  SmallVector<Block *> blocks;
  root->walk([&](Block *block) {
    if (!isa<linalg::LinalgOp>(block->getParentOp()))
      blocks.push_back(block);
  });
  for (Block *block : blocks)
    mergeInBlock(*block);
}

} // namespace mlir::gspmd::lowering
