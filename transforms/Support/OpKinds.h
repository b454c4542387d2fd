//===- OpKinds.h - Equivalence classes of ops -------------------*- C++ -*-===//
//
// The layers of a network repeat the same ops. Two ops are of one kind if they
// have the same name, the same types of operands and results, the same
// attributes (except for the shardings that passes attach), equal regions, and,
// if they have regions, the same constants as scalar operands (initial values
// of reductions). For ops with variadic operands, the operands must also have
// the same kinds of definitions (slices of one tensor, or not), and for calls
// the users the same names. What a model states about one op (rule, priority,
// which factors can be sharded) holds for all ops of its kind, so that models
// are queried once per kind.
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_SUPPORT_OPKINDS_H
#define GSPMD_TRANSFORMS_SUPPORT_OPKINDS_H

#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "lib/Algebra/Sharding/Interning.h"
#include "mlir/IR/OwningOpRef.h"

namespace mlir::gspmd {

/// Attribute of an op that runs on more data than the shardings of its tensors
/// would require, with the reason. `gspmd-run --stats` counts it.
static constexpr llvm::StringLiteral kReplicatedAttr = "spmd.replicated";

/// Numbers the kinds of ops: 0, 1, 2, ...
class OpKinds {
public:
  /// SingleProgram: the first op of each kind represents it and must not change
  /// (except for shardings) during the lifetime of this object. AcrossPrograms:
  /// copies represent kinds, so that this object may outlive programs.
  enum class Lifetime { SingleProgram, AcrossPrograms };
  explicit OpKinds(Lifetime lifetime = Lifetime::SingleProgram)
      : lifetime(lifetime) {}

  /// Returns the number of the kind of `op`, which must not hold program
  /// regions.
  unsigned kindOf(Operation *op);
  unsigned size() const { return sequences.size(); }
  /// Must be called before the program is erased or changed. Ops with regions
  /// that use values from outside get new kinds afterwards.
  void endProgram();

private:
  unsigned bodyNumber(Operation *op);
  Operation *representative(Operation *op);
  DictionaryAttr withoutShardings(DictionaryAttr attrs);

  const Lifetime lifetime;
  SequenceNumbering sequences;
  SmallVector<unsigned, 32> key; ///< key of the current lookup
  /// Representatives that differ in name, properties or regions, and their
  /// indices by name and hash of the properties. Null if the program was
  /// erased.
  std::vector<Operation *> bodies;
  std::vector<OwningOpRef<Operation *>> copies;
  DenseMap<std::pair<const void *, size_t>, SmallVector<unsigned, 1>> byHash;
  DenseMap<DictionaryAttr, DictionaryAttr> kept;
};

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_SUPPORT_OPKINDS_H
