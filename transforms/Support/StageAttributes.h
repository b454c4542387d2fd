//===- StageAttributes.h - Attributes of pipeline stages --------*- C++ -*-===//
//
// All are discardable: an op of any dialect may have them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_STAGEATTRIBUTES_H
#define GSPMD_TRANSFORMS_SUPPORT_STAGEATTRIBUTES_H

#include "lib/Algebra/Namespace.h"
#include "llvm/ADT/StringRef.h"

namespace mlir::gspmd {

/// The stage that an op or an argument of the entry function belongs to, an
/// i64.
inline constexpr llvm::StringLiteral kStage = "sharding.stage";
/// The number of stages that the iterations of a loop are divided among, an
/// i64.
inline constexpr llvm::StringLiteral kStages = "sharding.stages";
/// A unit attribute of ops with a stage that belong to its backward pass.
inline constexpr llvm::StringLiteral kBackward = "sharding.backward";
/// The dimension of an argument that microbatches are slices of, an i64.
inline constexpr llvm::StringLiteral kMicrobatch = "sharding.microbatch";

/// The task of an op or a call, one of the texts below.
inline constexpr llvm::StringLiteral kTask = "sharding.task";
inline constexpr llvm::StringLiteral kForwardTask = "forward";
inline constexpr llvm::StringLiteral kBackwardTask = "backward";
inline constexpr llvm::StringLiteral kWeightGradientTask = "weight_gradient";
/// The task that runs once, after all microbatches.
inline constexpr llvm::StringLiteral kUpdateTask = "update";
/// The level of an op or a call of an update, an i64. Updates of a level read
/// those of lower levels in other stages.
inline constexpr llvm::StringLiteral kUpdateLevel = "sharding.update_level";
/// The stages between which a call sends its arguments, array<i64: from, to>.
/// The function returns its arguments.
inline constexpr llvm::StringLiteral kTransfer = "sharding.transfer";

/// The layers of the slice of an argument that a stage has, of an argument of a
/// group's program with such a slice, and of the concatenation of such slices
/// to a result, array<i64: first, end>.
inline constexpr llvm::StringLiteral kLayers = "sharding.layers";

/// Attributes in the programs of groups of devices (--pipeline-write-groups):
/// the number of a function's group, an i64; the number of a call's microbatch,
/// an i64; and for arguments and results, the number of the argument or result
/// of the undivided program and the microbatch (-1: all),
/// array<i64: number, microbatch>.
inline constexpr llvm::StringLiteral kGroup = "sharding.group";
inline constexpr llvm::StringLiteral kMicrobatchNumber =
    "sharding.microbatch_number";
inline constexpr llvm::StringLiteral kGroupArgument = "sharding.argument";
inline constexpr llvm::StringLiteral kGroupResult = "sharding.result";

/// The mesh of the devices of each stage and shardings on it, while the module
/// has the mesh of microbatches: of the module, of ops (per result), of
/// arguments and results of functions.
inline constexpr llvm::StringLiteral kStageMesh = "sharding.stage_mesh";
inline constexpr llvm::StringLiteral kStageShardings =
    "sharding.stage_shardings";
inline constexpr llvm::StringLiteral kStageSharding = "sharding.stage_sharding";

/// An attribute of the module: the meshes of the groups of devices, an array of
/// #sharding.mesh_def. Without it, all groups have the mesh of the program.
inline constexpr llvm::StringLiteral kStageMeshes = "sharding.stage_meshes";

/// The mesh of microbatches and its axis.
inline constexpr llvm::StringLiteral kMicrobatchMesh = "microbatches";
inline constexpr llvm::StringLiteral kMicrobatchAxis = "microbatch";

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_STAGEATTRIBUTES_H
