//===- MemoryUse.h - Memory use of ops --------------------------*- C++ -*-===//
//
// A family defines the memory use of an op beyond its bytes:
//
//   struct RollMemory : MemoryUseDefaults {
//     static double orderedBytes(own::RollOp op);
//   };
//   registerMemoryUse<RollMemory, own::RollOp>(registry);
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_MEMORYUSE_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_MEMORYUSE_H

#include "dialect/Sharding/Interfaces/MemoryInterfaces.h"
#include "transforms/OpModels/Support/Model.h"

namespace mlir::gspmd {

struct MemoryUseDefaults {
  static std::optional<sharding::MemorySpace> placement(Operation *) {
    return std::nullopt;
  }
  static double orderedBytes(Operation *) { return 0; }
  static std::optional<std::array<unsigned, 2>> minorDims(Operation *,
                                                          unsigned) {
    return std::nullopt;
  }
};

template <typename Use, typename OpT>
struct MemoryUseAdaptor
    : sharding::MemoryUseOpInterface::ExternalModel<MemoryUseAdaptor<Use, OpT>,
                                                    OpT> {
  std::optional<sharding::MemorySpace> getPlacement(Operation *op) const {
    return Use::placement(cast<OpT>(op));
  }
  double getOrderedBytes(Operation *op) const {
    return hasStaticShapes(op) ? Use::orderedBytes(cast<OpT>(op)) : 0;
  }
  std::optional<std::array<unsigned, 2>> getMinorDims(Operation *op,
                                                      unsigned tensor) const {
    return Use::minorDims(cast<OpT>(op), tensor);
  }
};

template <typename Use, typename OpT>
void attachMemoryUse(MLIRContext *context) {
  OpT::template attachInterface<MemoryUseAdaptor<Use, OpT>>(*context);
}

/// Attaches `Use` when the dialect of the op is loaded.
template <typename Use, typename OpT>
void registerMemoryUse(DialectRegistry &registry) {
  registerWithDialect(OpT::getOperationName(), attachMemoryUse<Use, OpT>,
                      registry);
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_MEMORYUSE_H
