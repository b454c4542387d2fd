//===- ProcessCollectives.h - Collectives among processes -------*- C++ -*-===//
#ifndef GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSCOLLECTIVES_H
#define GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSCOLLECTIVES_H

#include "transforms/Export/SpmdToStablehlo/ProcessOps.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::gspmd {

/// The meshes of a module, by name.
using MeshTable = llvm::StringMap<Mesh>;

/// Writes the ops that refer to other devices as collectives among processes.
class ProcessCollectives {
public:
  ProcessCollectives(const MeshTable &meshes, ProcessForm form,
                     ProcessGroups groups, RaggedForm ragged)
      : meshes(meshes), form(form), groups(groups), ragged(ragged) {}

  /// Returns the replacements of the results of `op`, which is not erased;
  /// empty if the op does not refer to other devices.
  SmallVector<Value> write(Operation *op) const;

private:
  const MeshTable &meshes;
  ProcessForm form;
  ProcessGroups groups;
  RaggedForm ragged;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_EXPORT_SPMDTOSTABLEHLO_PROCESSCOLLECTIVES_H
