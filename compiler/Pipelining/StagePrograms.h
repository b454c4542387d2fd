//===- StagePrograms.h - The programs of pipeline stages --------*- C++ -*-===//
//
// The result of --gspmd-pipeline-stages as data: a program for each task, and
// the values that pass between them. Each task is an ordinary module, which is
// partitioned on the mesh of its stage as any other one. Sums over microbatches
// stay partial sums on each device until the update reads them.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_COMPILER_PIPELINING_STAGEPROGRAMS_H
#define GSPMD_COMPILER_PIPELINING_STAGEPROGRAMS_H

#include "compiler/Pipeline/Compilation.h"
#include "compiler/Pipelining/PipelineOptions.h"
#include "gspmd/Runtime/CompiledProgram.h"

namespace mlir::gspmd {

/// A value that a task reads or computes.
struct PipelineValue {
  enum class Kind {
    Argument,   ///< an argument of the program, whose number is `source`
    Layers,     ///< layers `first` to `end` of argument `source`
    Microbatch, ///< the number of the microbatch
    Result,     ///< `result` of the task `source`
    Transfer,   ///< value `source`, received by another stage
    Sum,        ///< value `source`, added up over all microbatches
    Stack,      ///< a result: the layers of all `slices`, which are values
  };
  Kind kind = Kind::Argument;
  unsigned source = 0, result = 0;
  /// The stage that sends and the stage that receives, for a Transfer.
  int64_t from = 0, to = 0;
  /// The range of Layers.
  int64_t first = 0, end = 0;
  /// The values of a Stack.
  SmallVector<unsigned> slices;
  /// Each device adds up its own shards of a Sum, which are partial sums of the
  /// device, and the tasks that read the Sum reduce them over the devices.
  bool isPartialSum = false;
  RankedTensorType type;
};

/// A task of a stage, which runs once for each microbatch, or a part of the
/// update, which runs once after them.
struct StageTask {
  std::string name;
  /// The kind of the task; nullopt for the update.
  std::optional<TaskKind> kind;
  int64_t stage = 0;
  /// Indices into StagePrograms::values.
  SmallVector<unsigned> inputs, outputs;
  /// Ops that run replicated, with location and reason.
  std::vector<std::string> replicatedOps;
  /// The task as a program of one device. Equal tasks have the same.
  std::shared_ptr<Compilation> program;
};

struct StagePrograms {
  /// The result of --gspmd-pipeline-stages and the name of its entry function.
  OwningOpRef<ModuleOp> module;
  std::string entry;
  PipelineSchedule schedule;
  std::vector<PipelineValue> values;
  /// The tasks, in an order in which one microbatch may execute them.
  std::vector<StageTask> tasks;
  /// The number of the value of each result of the program.
  SmallVector<unsigned> results;
  /// Arguments and results of the program on the mesh of microbatches: the
  /// shard of device m is that of microbatch m.
  CompiledProgram signature;
  /// The mesh of all groups; set for StageMeshes::OneAxisForGroups.
  Mesh meshWithStages;
  /// The devices of each group.
  std::vector<int64_t> groupDevices;

  int64_t numDevices() const;
  /// Returns the value that a transfer sends, else `value`.
  unsigned sourceOf(unsigned value) const;
  /// Returns true if all microbatches read the same `value`, an argument.
  bool isSharedArgument(const PipelineValue &value) const;
  /// Returns true if the program returns `value` or a stack with it.
  bool isReturned(unsigned value) const;
  /// Returns the task that computes `value`, which another stage may receive;
  /// null for arguments and sums.
  const StageTask *producerOf(unsigned value) const;
  /// Returns the task of a kind and a stage; null if it has no ops.
  const StageTask *find(TaskKind kind, int64_t stage) const;
};

enum class StageMeshes {
  /// Each task runs on the mesh of its group.
  OfGroups,
  /// Each task is a device program of a mesh whose first axis, `stage`, are the
  /// groups, and whose other axes are those of each group. No tensor is sharded
  /// along it, and no collective is over it.
  OneAxisForGroups,
};

/// Divides the program, completed, into stages as `options` request. Errors are
/// emitted.
FailureOr<StagePrograms>
makeStagePrograms(Compilation &program, const PipelineOptions &options,
                  StageMeshes meshes = StageMeshes::OfGroups);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_STAGEPROGRAMS_H
