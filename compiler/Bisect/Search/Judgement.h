//===- Judgement.h - Comparison of suspect and reference --------*- C++ -*-===//
#ifndef GSPMD_COMPILER_BISECT_SEARCH_JUDGEMENT_H
#define GSPMD_COMPILER_BISECT_SEARCH_JUDGEMENT_H

#include "compiler/Bisect/Search/Finding.h"
#include "compiler/Bisect/Search/WindowProgram.h"
#include "compiler/Bisect/Suspects/Suspect.h"

namespace mlir::gspmd::bisect {

/// The global tensors of values of the completed program.
using Values = DenseMap<Value, HostTensor>;

/// Returns the tensors of `names`. Precondition: `values` has a tensor for each
/// name.
std::vector<HostTensor> lookUp(ArrayRef<Value> names, const Values &values);
Type getElementType(Value value);
/// Returns true if two tensors of one type have the same bits.
bool isSame(const HostTensor &a, const HostTensor &b);

/// A value as the suspect has computed it.
struct SuspectValue {
  /// The shards by device, with padding.
  std::vector<HostTensor> shards;
  /// The shards, joined: of devices with the same shard, the first.
  HostTensor global;
  /// True if all devices that hold the same shard have the same bits.
  bool isConsistent = true;
};

/// A program that the suspect has compiled and run.
struct SuspectRun {
  std::shared_ptr<const SuspectProgram> program;
  /// The computed values, by the value of the completed program that they are
  /// results of.
  llvm::MapVector<Value, SuspectValue> results;

  static absl::StatusOr<SuspectRun>
  make(std::shared_ptr<const SuspectProgram> program, ArrayRef<Value> results,
       ArrayRef<HostTensor> arguments);
};

/// The reference's run of a program on the operands of a suspect, and runs on
/// perturbed ones.
struct ReferenceRun {
  ModuleOp program;
  ArrayRef<Value> results;
  std::vector<HostTensor> expected;
  std::vector<std::vector<HostTensor>> samples;
  /// The largest unit roundoff of the arguments.
  double roundoff = 0;
  /// The results of the suspect's own compiler on one device, if it has one. A
  /// difference from the reference that these results have as well is no error
  /// of its partitioner.
  std::vector<HostTensor> onOneDevice;

  /// Compares a value of the suspect with result `index`. `terms` is the number
  /// of terms of the result's elements.
  std::optional<WrongValue> compare(const SuspectRun &run, size_t index,
                                    double terms, bool withPatterns) const;
  /// Returns the bounds of result `index` for a run on `numDevices`.
  RoundingBound boundOf(size_t index, double terms, int64_t numDevices) const;
  /// Compares the shards of result `suspected` of the suspect's program with
  /// result `index`, as `compare` does.
  std::optional<WrongValue> compareShards(const SuspectProgram &program,
                                          size_t suspected,
                                          ArrayRef<HostTensor> shards,
                                          size_t index, double terms,
                                          bool withPatterns) const;
};

/// Runs `program`, compiled as `reference`, on `arguments` and as often as
/// stated on perturbed ones.
absl::StatusOr<ReferenceRun> runReference(const WindowProgram &program,
                                          const ReferenceProgram &reference,
                                          ArrayRef<HostTensor> arguments,
                                          unsigned numSamples);
/// Adds runs on perturbed arguments.
void addSamples(ReferenceRun &run, const WindowProgram &program,
                const ReferenceProgram &reference,
                ArrayRef<HostTensor> arguments, unsigned numSamples);

/// Returns the number of values that each element of a result is computed from,
/// from the arithmetic of the ops in `program`.
double countTerms(ModuleOp program, Value result);

/// Returns the finding that the suspect fails at `op` with `error`, in
/// `program` on arguments in `values`.
Finding makeErrorFinding(Operation *op, absl::string_view error,
                         WindowProgram &&program, const Values &values);

/// Returns true if the reference and the suspect run a program on one device,
/// unless the reference is what the suspect has for one device.
bool runsOnOneDevice(ModuleOp program, ArrayRef<HostTensor> arguments,
                     const Suspect &suspect);

/// Returns the source of NaNs if the results of `op` have some and its operands
/// have none. Values that only repeat NaNs of constants, such as those that a
/// gather fills with, are no source; they are added to `constants`. An op that
/// selects one of them is a source.
std::optional<NaNSource> findNaNSource(Operation *op,
                                       ArrayRef<HostTensor> results,
                                       const Values &values,
                                       DenseSet<Value> &constants);

} // namespace mlir::gspmd::bisect

#endif // GSPMD_COMPILER_BISECT_SEARCH_JUDGEMENT_H
