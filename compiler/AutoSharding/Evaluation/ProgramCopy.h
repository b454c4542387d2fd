//===- ProgramCopy.h - A program that one thread annotates ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMCOPY_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMCOPY_H

#include "compiler/AutoSharding/Candidates/Candidate.h"
#include "mlir/IR/MLIRContext.h"
#include "transforms/Partition/Support/PlanningTables.h"
#include <map>

namespace mlir::gspmd {

struct CandidateCost {
  double stepSeconds = 0, peakBytes = 0, stepError = 0;
  /// Bytes that a device may use.
  double limit = 0;
  /// What is held beyond that, bytes times seconds.
  double excess = 0;
  /// Some values are computed again (Recompute.h), and it fits: it would not
  /// else.
  bool recomputes = false;
  /// Of what does not fit, the least that it needs, with values computed again
  /// if that was tried: the less, the nearer it is to fitting.
  double leastBytes = 0;

  bool fits() const { return peakBytes <= limit; }
  /// Within memory by time; else by memory. Of the same peak, which some op may
  /// need however all else lies, by how much is too large for how long.
  bool isBetterThan(const CandidateCost &other) const {
    if (fits() != other.fits())
      return fits();
    if (!fits() && leastBytes != other.leastBytes)
      return leastBytes < other.leastBytes;
    if (!fits() && excess != other.excess)
      return excess < other.excess;
    return stepSeconds < other.stepSeconds;
  }
};

/// What was found out for candidates before, of one program in one context with
/// the same options.
struct EvaluationCache {
  PlanningCache planning;
  /// By the fingerprint of the completed program; nothing where there is none.
  std::map<std::array<uint8_t, 20>, std::optional<CandidateCost>> costs;
};

/// What `module` would do with these annotations: partitioned, optimized if so,
/// and simulated as a whole. A memory gives the same price sooner.
FailureOr<CandidateCost> evaluateCandidate(ModuleOp module, StringRef entry,
                                           const AutoShardOptions &options,
                                           const Candidate &candidate,
                                           llvm::ArrayRef<TensorGroup> groups,
                                           EvaluationCache *memory = nullptr,
                                           bool optimize = false);

/// A copy of a program in a context of its own, as a context serves one thread
/// at a time. Copies of one program give the same prices.
class ProgramCopy {
public:
  /// Reads the `bytecode` of `module`, whose `groups` these are. The entry and
  /// the options are referred to.
  ProgramCopy(StringRef bytecode, ModuleOp module, const std::string &entry,
              const AutoShardOptions &options,
              llvm::ArrayRef<TensorGroup> groups);

  /// Why the program could not be read, and nothing be priced; empty if it was.
  const std::string &readError() const { return unread; }

  /// Nothing where the candidate cannot be partitioned or simulated. Of what
  /// some op refuses, nobody wants to hear: errors are not told.
  std::optional<CandidateCost> cost(const Candidate &candidate,
                                    bool optimize = false);

private:
  void findGroups(ModuleOp original);

  const std::string &entry;
  const AutoShardOptions &options;
  MLIRContext context;
  std::string unread;
  OwningOpRef<ModuleOp> module;
  EvaluationCache memory;
  /// Their members are of the copy.
  std::vector<TensorGroup> groups;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMCOPY_H
