//===- TypeVerifier.cpp - Types that can be partitioned -------------------===//

#include "transforms/Partition/SpmdPartition/TypeVerifier.h"
#include "mlir/IR/BuiltinTypes.h"
#include <limits>

using namespace mlir;
using namespace mlir::gspmd;

LogicalResult TypeVerifier::verify(Operation *op, TypeRange types) {
  for (Type type : types) {
    auto shaped = dyn_cast<ShapedType>(type);
    if (!shaped || verified.contains(type))
      continue;
    if (!shaped.hasStaticShape())
      return op->emitOpError() << "has a tensor of dynamic shape " << type
                               << "; partitioning handles static shapes only";
    // Masks and shard offsets are computed with 32-bit indices.
    for (int64_t size : shaped.getShape())
      if (size > std::numeric_limits<int32_t>::max())
        return op->emitOpError()
               << "has a dimension of " << size << " elements in " << type
               << "; partitioning handles at most 2^31 - 1";
    verified.insert(type);
  }
  return success();
}
