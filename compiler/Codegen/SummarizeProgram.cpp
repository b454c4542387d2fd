//===- SummarizeProgram.cpp - Summary of a device program -----------------===//
#include "compiler/Codegen/SummarizeProgram.h"
#include "compiler/Codegen/NativeCode.h"
#include "compiler/Codegen/ProgramTables.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "dialect/Spmd/SpmdDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Pass/PassManager.h"
#include "transforms/Lowering/Bufferize/BufferLowering.h"
#include "transforms/Lowering/OutlineKernels/BufferBytes.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Support/Diagnostics/PassProgress.h"

namespace mlir::gspmd {
namespace {

std::vector<int64_t> sizesOf(Type type) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(type).getShape();
  return {shape.begin(), shape.end()};
}

/// The trip count of a loop of which it is unknown.
constexpr int64_t kAssumedTripCount = 1;

class SummaryBuilder {
public:
  explicit SummaryBuilder(ProgramSummary &summary) : summary(summary) {}

  void addCollectives(func::FuncOp entry) {
    entry.walk([&](Operation *op) {
      // `done` refers to the collective that it waits for.
      if (!isa_and_nonnull<spmd::SpmdDialect>(op->getDialect()) ||
          isa<spmd::DoneOp>(op))
        return;
      size_t index = op->getAttrOfType<IntegerAttr>(lowering::kRuntimeIndex)
                         .getValue()
                         .getZExtValue();
      if (summary.program.collectives[index].kind == CollectiveKind::AxisIndex)
        return;
      CollectiveUse use;
      use.op = index;
      for (auto [input, output] :
           llvm::zip(op->getOperandTypes(), op->getResultTypes()))
        use.tensors.push_back({sizesOf(input), sizesOf(output)});
      addRaggedMetadata(op, use);
      use.numExecutions = executionsOf(op);
      summary.collectives.push_back(std::move(use));
    });
  }

  /// Simulates the allocations of `region`, which begins with `held` live
  /// bytes. Returns the live bytes at its end, and raises `peak` to the largest
  /// number of live bytes.
  int64_t addAllocations(Region &region, int64_t held, int64_t &peak) {
    for (Block &block : region)
      for (Operation &op : block)
        held = addAllocation(op, held, peak);
    return held;
  }

private:
  void addRaggedMetadata(Operation *op, CollectiveUse &use) {
    if (summary.program.collectives[use.op].kind !=
        CollectiveKind::RaggedAllToAll)
      return;
    // The operands after input and output are the lists of offsets and sizes.
    for (Value list : op->getOperands().drop_front(2))
      use.metadataBytes +=
          cast<RankedTensorType>(list.getType()).getNumElements() *
          int64_t(sizeof(int64_t));
    addNote(op,
            "the sizes that it sends are known at run time only; it is assumed "
            "to send all of its input");
  }

  int64_t executionsOf(Operation *op) {
    int64_t count = 1;
    for (Region *region = op->getParentRegion(); region;
         region = region->getParentRegion()) {
      auto flow = dyn_cast<sharding::ShardingDataFlowOpInterface>(
          region->getParentOp());
      if (flow && flow.isLoop())
        count *= iterationsOf(flow, *region);
      else if (flow && region->getParentOp()->getNumRegions() > 1)
        addNote(flow, "all of its branches are counted");
    }
    return count;
  }

  int64_t iterationsOf(sharding::ShardingDataFlowOpInterface loop,
                       Region &region) {
    std::optional<int64_t> count = loop.getTripCount();
    if (!count)
      addNote(loop, "its trip count is unknown, and assumed to be " +
                        std::to_string(kAssumedTripCount));
    // The condition is evaluated once more than the body.
    bool isLast = &region == &loop->getRegions().back();
    return count.value_or(kAssumedTripCount) + !isLast;
  }

  void addNote(Operation *op, const std::string &what) {
    if (!noted.insert(op).second)
      return;
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << "'" << op->getName() << "' (" << op->getLoc() << "): " << what;
    summary.notes.push_back(text);
  }

  int64_t addAllocation(Operation &op, int64_t held, int64_t &peak) {
    if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
      held += lowering::bytesOf(alloc.getType());
      peak = std::max(peak, held);
    } else if (auto free = dyn_cast<memref::DeallocOp>(op)) {
      held -= lowering::bytesOf(cast<MemRefType>(free.getMemref().getType()));
    }
    bool isLoop = isa<LoopLikeOpInterface>(op);
    int64_t heldAfter = held;
    for (Region &region : op.getRegions()) {
      if (region.empty())
        continue;
      heldAfter = addAllocations(region, held, peak);
      if (isLoop) // what the condition allocates is live in the body
        held = heldAfter;
    }
    return heldAfter;
  }

  ProgramSummary &summary;
  llvm::SmallPtrSet<Operation *, 4> noted;
};

int64_t boundaryBytes(const CompiledProgram &program) {
  int64_t sum = 0;
  for (auto *tensors : {&program.arguments, &program.results})
    for (const EntryTensor &tensor : *tensors)
      sum += localBytes(tensor);
  return sum;
}

} // namespace

FailureOr<ProgramSummary> summarizeProgram(ModuleOp source,
                                           const std::string &entryName) {
  OwningOpRef<ModuleOp> module = source.clone();
  PassManager prepare(source.getContext());
  buildPreparePipeline(prepare, entryName);
  showPasses("lowering,", prepare);
  if (failed(prepare.run(*module)))
    return failure();
  ProgramSummary summary;
  SummaryBuilder builder(summary);
  auto entry = module->lookupSymbol<func::FuncOp>(entryName);
  if (failed(fillTables(*module, entry, summary.program)))
    return failure();
  builder.addCollectives(entry);
  entry.setName(kDeviceProgram);
  PassManager bufferize(source.getContext());
  bufferize.enableVerifier(false);
  buildTensorPipeline(bufferize);
  bufferize.addPass(createBufferize());
  showPasses("lowering,", bufferize);
  if (failed(bufferize.run(*module)))
    return failure();
  entry = module->lookupSymbol<func::FuncOp>(kDeviceProgram);
  int64_t held = boundaryBytes(summary.program);
  summary.peakBytes = held;
  builder.addAllocations(entry.getBody(), held, summary.peakBytes);
  return summary;
}

} // namespace mlir::gspmd
