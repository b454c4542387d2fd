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

/// Of an op or of an argument of the entry function: the stage that it belongs
/// to, an i64.
inline constexpr llvm::StringLiteral kStage = "sharding.stage";
/// Of a loop: the number of stages that its iterations are divided among, an
/// i64.
inline constexpr llvm::StringLiteral kStages = "sharding.stages";
/// Of an op with a stage: it belongs to the stage's backward pass (unit).
inline constexpr llvm::StringLiteral kBackward = "sharding.backward";
/// Of an argument: the dimension that microbatches are slices of, an i64.
inline constexpr llvm::StringLiteral kMicrobatch = "sharding.microbatch";

/// Of an op or a call: its task, one of the texts below.
inline constexpr llvm::StringLiteral kTask = "sharding.task";
inline constexpr llvm::StringLiteral kForwardTask = "forward";
inline constexpr llvm::StringLiteral kBackwardTask = "backward";
inline constexpr llvm::StringLiteral kWeightGradientTask = "weight_gradient";
/// The task that runs once, after all microbatches.
inline constexpr llvm::StringLiteral kUpdateTask = "update";
/// Of an op or a call of an update: updates of a level read those of lower
/// levels in other stages, an i64.
inline constexpr llvm::StringLiteral kUpdateLevel = "sharding.update_level";
/// Of a call of a function that returns its arguments: they are sent from one
/// stage to another one, array<i64: from, to>.
inline constexpr llvm::StringLiteral kTransfer = "sharding.transfer";

/// Of the slice of an argument that has the layers of a stage, of an argument
/// of a group's program with such a slice, and of the concatenation of such
/// slices to a result: the layers, array<i64: first, end>.
inline constexpr llvm::StringLiteral kLayers = "sharding.layers";

/// In the programs of groups of devices (--pipeline-write-groups): of a
/// function, the number of its group, an i64; of a call, the number of the
/// microbatch, an i64; of arguments and results, the number of the argument or
/// result of the undivided program and the microbatch (-1: all),
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

/// Of the module: the meshes of the groups of devices, an array of
/// #sharding.mesh_def. Without it, all have the mesh of the program.
inline constexpr llvm::StringLiteral kStageMeshes = "sharding.stage_meshes";

/// The mesh of microbatches and its axis.
inline constexpr llvm::StringLiteral kMicrobatchMesh = "microbatches";
inline constexpr llvm::StringLiteral kMicrobatchAxis = "microbatch";

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_STAGEATTRIBUTES_H
