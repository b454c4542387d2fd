//===- RandomMesh.h - Random meshes and shardings ---------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_RANDOMMESH_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_RANDOMMESH_H

#include "compiler/Fuzz/Generator/Random.h"
#include <string>

namespace mlir::gspmd::fuzz {

/// Rare properties of a program.
struct ProgramTraits {
  /// Sizes above the thresholds of lowering and runtime: blocks of sums, tiles
  /// and depths of products, convolutions as products, chunks of messages.
  bool isLarge = false;
  /// NaN, infinities and negative zeros in arguments.
  bool hasSpecials = false;
  /// Annotations with partial sums. Excludes infinities: zero on the other
  /// devices times infinity is NaN.
  bool hasPartialSums = false;
  bool hasPriorities = false;
  bool hasTwoMeshes = false;
  /// Tensors of rank 0 and without elements, slices, windows and matrices
  /// without elements, dimensions of one element, meshes of one device.
  bool hasEdgeSizes = false;

  ProgramTraits() = default;
  /// Chooses properties at random, and has the named ones.
  ProgramTraits(Random &random, llvm::ArrayRef<std::string> names);
  /// Sets the property of this name (gspmd-fuzz --traits). Returns false if
  /// there is no such property.
  bool set(llvm::StringRef name);
};

class RandomMesh {
public:
  /// Creates a mesh of at most 64 devices, mostly of up to 8. Keeps `random`
  /// for the shardings.
  RandomMesh(Random &random, const ProgramTraits &traits);

  struct Axis {
    std::string name;
    int64_t size;
  };
  llvm::ArrayRef<Axis> axes() const { return meshAxes; }
  /// Returns true if device numbers follow the order of the axes.
  bool devicesInOrder() const { return inOrder; }
  /// Returns `sharding.mesh @mesh = ...` with a line end, perhaps followed by a
  /// second mesh of the same devices.
  const std::string &definition() const { return text; }

  /// Returns `<@mesh, [...]>` for a tensor of this rank, on one of the meshes.
  std::string sharding(int64_t rank, bool mayBeOpen) const;
  /// Returns a sharding that is unreduced over one axis; empty if no axis is
  /// left.
  std::string partialSharding(int64_t rank, llvm::StringRef reduction) const;

private:
  using Axes = llvm::SmallVector<Axis>;
  std::string declare(llvm::StringRef name, const Axes &axes, bool inOrder);
  /// Returns every axis, or two sub-axes if its size has factors.
  llvm::SmallVector<std::string> subAxes(const Axes &axes) const;

  Random &random;
  ProgramTraits traits;
  Axes meshAxes, otherAxes;
  bool inOrder = true;
  std::string text;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_RANDOMMESH_H
