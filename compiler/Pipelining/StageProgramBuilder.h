//===- StageProgramBuilder.h - Builds the programs of stages ----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINING_STAGEPROGRAMBUILDER_H
#define GSPMD_COMPILER_PIPELINING_STAGEPROGRAMBUILDER_H

#include "compiler/Pipelining/StagePrograms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::gspmd {

/// Builds StagePrograms from the result of --gspmd-pipeline-stages. The methods
/// are called in the order of their declarations; errors are emitted.
class StageProgramBuilder {
public:
  StageProgramBuilder(ModuleOp module, StagePrograms &result)
      : module(module), result(result) {}

  /// Adds the signature, the values and the tasks of the program.
  LogicalResult build(func::FuncOp entry);
  /// Adds the mesh of each group of devices, once the schedule is known.
  LogicalResult addMeshes(const PipelineOptions &options);
  /// Adds an axis of groups to all meshes (StageMeshes::OneAxisForGroups).
  LogicalResult addAxisForGroups();
  /// Makes a compilation of each task on the mesh of its group.
  LogicalResult makeTaskPrograms();
  /// Gives the device programs of all tasks the mesh of all groups.
  void extendMeshes();

private:
  unsigned add(Value value, PipelineValue described) {
    described.type = cast<RankedTensorType>(value.getType());
    numberOf[value] = result.values.size();
    result.values.push_back(described);
    return numberOf[value];
  }
  LogicalResult addCall(func::CallOp call);
  void addSums(Operation *op);
  void addStack(Operation *concatenation);
  LogicalResult addStatedMeshes(ArrayAttr stated);
  /// Returns a program of the function as `main`; null if it fails.
  OwningOpRef<ModuleOp> makeModule(func::FuncOp func, const Mesh *mesh);

  ModuleOp module;
  StagePrograms &result;
  DenseMap<Value, unsigned> numberOf;
  std::vector<func::FuncOp> functions;
  /// The mesh of each group; empty if the program has none.
  std::vector<Mesh> meshes;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINING_STAGEPROGRAMBUILDER_H
