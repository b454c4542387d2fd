//===- OpShardings.h - Serialized shardings ---------------------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_OPSHARDINGS_H
#define GSPMD_PJRT_COMPILE_OPSHARDINGS_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Sharding/TileAssignment.h"
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd::pjrt {

/// Returns the sharding of an argument or result as the caller sees it.
absl::StatusOr<TileAssignment> assignmentOf(const CompiledModule &compiled,
                                            const EntryTensor &tensor,
                                            const BoundaryTensor &boundary);
/// Serializes an assignment as an OpShardingProto; `reduction` combines the
/// partial results of an unreduced tensor.
std::string serialize(const TileAssignment &assignment,
                      Reduction reduction = Reduction::Add);

/// Return the functions of the extension for shardings.
void *parameterShardingsFunction();
void *outputShardingsFunction();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_OPSHARDINGS_H
