//===- VhloMeshes.cpp - Replica groups by axes of a mesh ------------------===//

#include "dialect/VHLO/Bytecode/VhloMeshes.h"
#include "dialect/StableHLO/Attributes/StablehloAttrs.h"
#include "dialect/StableHLO/Bytecode/BytecodeReading.h"
#include "dialect/VHLO/Bytecode/VhloCodes.h"

using namespace mlir;
using namespace mlir::gspmd::bytecode;
using namespace mlir::gspmd::stablehlo;
using namespace mlir::gspmd::vhlo;

static Attribute readSubAxis(DialectBytecodeReader &in) {
  int64_t preSize, size;
  if (failed(in.readSignedVarInt(preSize)) || failed(in.readSignedVarInt(size)))
    return {};
  return getChecked<SubAxisInfoAttr>(in, preSize, size);
}

/// Reads a flag and, if it is set, the sub-axis.
static Attribute readAxisRef(DialectBytecodeReader &in) {
  StringAttr name;
  uint64_t hasPart;
  SubAxisInfoAttr part;
  if (failed(in.readAttribute(name)) || failed(in.readVarInt(hasPart)) ||
      (hasPart && failed(in.readAttribute(part))))
    return {};
  return AxisRefAttr::get(in.getContext(), name.getValue(), part);
}

static Attribute readGroups(DialectBytecodeReader &in) {
  Attribute mesh;
  ArrayAttr axes;
  if (failed(in.readAttribute(mesh)) || failed(in.readAttribute(axes)))
    return {};
  // The encoding of a mesh symbol is a string.
  if (auto name = dyn_cast<StringAttr>(mesh))
    mesh = FlatSymbolRefAttr::get(name);
  return getChecked<ReplicaGroupMeshAxesAttr>(in, mesh, axes);
}

static Attribute readAxis(DialectBytecodeReader &in) {
  StringAttr name;
  int64_t size;
  if (failed(in.readAttribute(name)) || failed(in.readSignedVarInt(size)))
    return {};
  return getChecked<MeshAxisAttr>(in, name.getValue(), size);
}

static Attribute readMesh(DialectBytecodeReader &in) {
  ArrayAttr list;
  DenseIntElementsAttr deviceIds;
  if (failed(in.readAttribute(list)) ||
      failed(in.readOptionalAttribute(deviceIds)))
    return {};
  SmallVector<MeshAxisAttr> axes;
  for (Attribute element : list) {
    auto axis = dyn_cast<MeshAxisAttr>(element);
    if (!axis)
      return in.emitError() << element << " is not an axis of a mesh", nullptr;
    axes.push_back(axis);
  }
  return getChecked<MeshAttr>(in, ArrayRef(axes), deviceIds);
}

Attribute mlir::gspmd::vhlo::readMeshAttribute(DialectBytecodeReader &in,
                                               uint64_t code) {
  switch (code) {
  case kSubAxisInfo:
    return readSubAxis(in);
  case kAxisRef:
    return readAxisRef(in);
  case kReplicaGroupMeshAxes:
    return readGroups(in);
  case kMeshAxis:
    return readAxis(in);
  default:
    return readMesh(in);
  }
}
