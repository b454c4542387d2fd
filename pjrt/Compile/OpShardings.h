//===- OpShardings.h - How arguments and results lie ------------*- C++ -*-===//
#ifndef GSPMD_PJRT_COMPILE_OPSHARDINGS_H
#define GSPMD_PJRT_COMPILE_OPSHARDINGS_H

#include "absl/status/statusor.h"
#include "lib/Algebra/Sharding/TileAssignment.h"
#include "pjrt/Compile/CompiledModule.h"

namespace mlir::gspmd::pjrt {

/// How an argument or result lies on the devices, as the caller has it.
absl::StatusOr<TileAssignment> assignmentOf(const CompiledModule &compiled,
                                            const EntryTensor &tensor,
                                            const BoundaryTensor &boundary);
/// As an OpShardingProto.
std::string serialize(const TileAssignment &assignment);

/// Functions of the extension that hands them out.
void *parameterShardingsFunction();
void *outputShardingsFunction();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_COMPILE_OPSHARDINGS_H
