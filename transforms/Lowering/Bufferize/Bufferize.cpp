//===- Bufferize.cpp - Pass gspmd-bufferize -------------------------------===//

#include "transforms/Lowering/Bufferize/Bufferizer.h"
#include "transforms/Lowering/Passes.h"
#include "transforms/Lowering/Scalars/ScalarOps.h"

#include "dialect/Sharding/ShardingDialect.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace mlir::gspmd {
#define GEN_PASS_DEF_BUFFERIZE
#include "transforms/Lowering/Passes.h.inc"

namespace {

struct BufferizePass : impl::BufferizeBase<BufferizePass> {
  void runOnProgram() override {
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>()))
      if (!function.isExternal() &&
          failed(lowering::Bufferizer().run(function)))
        return signalPassFailure();
    lowering::declarePureCallees(getOperation());
    // Generated code does not refer to meshes.
    for (Operation &op : llvm::make_early_inc_range(*getOperation().getBody()))
      if (isa<sharding::MeshOp>(op))
        op.erase();
  }
};

} // namespace
} // namespace mlir::gspmd
