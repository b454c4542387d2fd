//===- RandomMesh.h - Random meshes and shardings ---------------*- C++ -*-===//
#ifndef GSPMD_LIB_FUZZ_RANDOMMESH_H
#define GSPMD_LIB_FUZZ_RANDOMMESH_H

#include "Random.h"
#include <string>

namespace mlir::gspmd::fuzz {

class RandomMesh {
public:
  /// A mesh of up to 8 devices; its numbers come from `random`, now and later.
  explicit RandomMesh(Random &random);

  struct Axis {
    std::string name;
    int64_t size;
  };
  llvm::ArrayRef<Axis> axes() const { return meshAxes; }
  /// Are devices numbered in the order of the axes?
  bool devicesInOrder() const { return inOrder; }
  /// `sharding.mesh @mesh = ...`, with the end of the line.
  const std::string &definition() const { return text; }

  /// `<@mesh, [...]>`, of a tensor of this rank.
  std::string sharding(int64_t rank, bool mayBeOpen) const;

private:
  Random &random;
  llvm::SmallVector<Axis> meshAxes;
  bool inOrder = true;
  std::string text;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_LIB_FUZZ_RANDOMMESH_H
