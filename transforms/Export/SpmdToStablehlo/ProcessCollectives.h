//===- ProcessCollectives.h - Ops of `spmd` between processes ---*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSCOLLECTIVES_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSCOLLECTIVES_H

#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// The meshes of a module by name.
using MeshTable = llvm::StringMap<Mesh>;

/// Writes what knows of other devices as exchange between processes.
class ProcessCollectives {
public:
  ProcessCollectives(const MeshTable &meshes, ProcessForm form,
                     ProcessGroups groups, RaggedForm ragged)
      : meshes(meshes), form(form), groups(groups), ragged(ragged) {}

  /// What takes the place of the results of `op`, which stays; empty for ops
  /// that know of no other device.
  SmallVector<Value> write(Operation *op) const;

private:
  const MeshTable &meshes;
  ProcessForm form;
  ProcessGroups groups;
  RaggedForm ragged;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSCOLLECTIVES_H
