//===- Passes.h - From `sharding` to other annotations ----------*- C++ -*-===//

#ifndef GSPMD_TRANSFORMS_EXPORT_PASSES_H
#define GSPMD_TRANSFORMS_EXPORT_PASSES_H

#include "transforms/ForeignDialects/ProgramPass.h"

namespace mlir::gspmd {

/// The form of changes of sharding among Shardy's annotations: constraints,
/// collectives, or reshards.
enum class SdyReshards { Constraints, Collectives, Reshards };

/// The reason for which export-mhlo-sharding rejects partial maxima and minima.
inline constexpr llvm::StringLiteral kPartialResultsAreNotSums =
    "its partial results are not sums";

#define GEN_PASS_DECL
#include "transforms/Export/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/Export/Passes.h.inc"

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_PASSES_H
