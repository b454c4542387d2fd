//===- Shardings.h - How arguments and results lie --------------*- C++ -*-===//
#ifndef GSPMD_PJRT_SHARDINGS_H
#define GSPMD_PJRT_SHARDINGS_H

#include "Compiled.h"
#include "absl/status/statusor.h"
#include "dialect/Algebra/TileAssignment.h"

namespace mlir::gspmd::pjrt {

/// How an argument or result lies on the devices, as the caller has it.
absl::StatusOr<TileAssignment> assignmentOf(const Compiled &compiled,
                                            const EntryTensor &tensor,
                                            const BoundaryTensor &boundary);
/// As an OpShardingProto.
std::string serialize(const TileAssignment &assignment);

/// Functions of the extension that hands them out.
void *parameterShardingsFunction();
void *outputShardingsFunction();

} // namespace mlir::gspmd::pjrt

#endif // GSPMD_PJRT_SHARDINGS_H
