//===- NameScopes.h - Stages in the name scopes of JAX ----------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_PIPELINING_SUPPORT_NAMESCOPES_H
#define GSPMD_TRANSFORMS_PIPELINING_SUPPORT_NAMESCOPES_H

#include "mlir/IR/Location.h"
#include <optional>

namespace mlir::gspmd {

/// What the name scopes of an op state.
struct ScopedStage {
  /// The number of a name scope `stage3` or `stage_3`, which transformations
  /// may surround: "jit(f)/transpose(jvp(stage3))/dot_general".
  std::optional<int64_t> stage;
  /// The number of a name scope `stages4`: the iterations of the loops in it
  /// are divided among as many stages. 0: there is none.
  int64_t numStages = 0;
  /// The name stack has a transposition.
  bool isBackward = false;
};

/// Reads all name stacks of a location: an op of a function that was inlined
/// has its own and that of the call.
ScopedStage readNameScopes(Location location);

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_PIPELINING_SUPPORT_NAMESCOPES_H
