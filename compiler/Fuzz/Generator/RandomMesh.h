//===- RandomMesh.h - Random meshes and shardings ---------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_FUZZ_GENERATOR_RANDOMMESH_H
#define GSPMD_COMPILER_FUZZ_GENERATOR_RANDOMMESH_H

#include "compiler/Fuzz/Generator/Random.h"
#include <string>

namespace mlir::gspmd::fuzz {

/// What a program has that most have not.
struct ProgramTraits {
  /// Sizes above the thresholds of lowering and runtime: blocks of sums, tiles
  /// and depths of products, convolutions by products, chunks of messages.
  bool isLarge = false;
  /// NaN, infinities and negative zeros in arguments.
  bool hasSpecials = false;
  /// Annotations that ask for partial sums. Not together with infinities: the
  /// other devices' zeros times infinity are no numbers.
  bool hasPartialSums = false;
  bool hasPriorities = false;
  bool hasTwoMeshes = false;

  explicit ProgramTraits(Random &random);
};

class RandomMesh {
public:
  /// A mesh of at most 64 devices, mostly of up to 8; its numbers come from
  /// `random`, now and later.
  RandomMesh(Random &random, const ProgramTraits &traits);

  struct Axis {
    std::string name;
    int64_t size;
  };
  llvm::ArrayRef<Axis> axes() const { return meshAxes; }
  /// Are devices numbered in the order of the axes?
  bool devicesInOrder() const { return inOrder; }
  /// `sharding.mesh @mesh = ...`, with the end of the line, and perhaps another
  /// one of the same devices.
  const std::string &definition() const { return text; }

  /// `<@mesh, [...]>`, of a tensor of this rank, on one of the meshes.
  std::string sharding(int64_t rank, bool mayBeOpen) const;
  /// The same with partial values along one axis; empty if there is none left.
  std::string partialSharding(int64_t rank, llvm::StringRef reduction) const;

private:
  using Axes = llvm::SmallVector<Axis>;
  std::string declare(llvm::StringRef name, const Axes &axes, bool inOrder);
  /// Every axis whole, or in two pieces where its size has factors.
  llvm::SmallVector<std::string> pieces(const Axes &axes) const;

  Random &random;
  ProgramTraits traits;
  Axes meshAxes, otherAxes;
  bool inOrder = true;
  std::string text;
};

} // namespace mlir::gspmd::fuzz

#endif // GSPMD_COMPILER_FUZZ_GENERATOR_RANDOMMESH_H
