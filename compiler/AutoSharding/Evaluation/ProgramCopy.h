//===- ProgramCopy.h - A program in its own context -------------*- C++ -*-===//
#ifndef GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMCOPY_H
#define GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMCOPY_H

#include "compiler/AutoSharding/Candidates/Candidate.h"
#include "mlir/IR/MLIRContext.h"
#include "transforms/Partition/Planning/PlanningTables.h"
#include <map>

namespace mlir::gspmd {

struct CandidateCost {
  double stepSeconds = 0, peakBytes = 0, stepError = 0;
  /// Bytes that a device may use.
  double limit = 0;
  /// The integral of memory above the limit, in bytes times seconds.
  double excess = 0;
  /// True if the program fits only with rematerialization (Recompute.h).
  bool rematerializes = false;
  /// The peak memory after rematerialization, if the program does not fit and
  /// that was tried, else `peakBytes`: a measure of how far it is from fitting.
  double bytesAfterRematerialization = 0;

  bool fits() const { return peakBytes <= limit; }
  /// Returns true if this candidate is better than `other`. A candidate that
  /// fits is better. Of two that fit, the faster one is, and of two that are
  /// equally fast the one that needs less memory; otherwise
  /// `bytesAfterRematerialization` decides, then `excess`: an op whose memory
  /// does not depend on the sharding may cause equal peaks.
  bool isBetterThan(const CandidateCost &other) const {
    if (fits() != other.fits())
      return fits();
    if (!fits() &&
        bytesAfterRematerialization != other.bytesAfterRematerialization)
      return bytesAfterRematerialization < other.bytesAfterRematerialization;
    if (!fits() && excess != other.excess)
      return excess < other.excess;
    // Sums in another order differ in their last bits.
    auto step = static_cast<float>(stepSeconds),
         otherStep = static_cast<float>(other.stepSeconds);
    if (fits() && step == otherStep)
      return peakBytes < other.peakBytes;
    return stepSeconds < other.stepSeconds;
  }
};

/// Caches for the candidates of one program in one context, which must outlive
/// them, with the same options.
struct EvaluationCache {
  explicit EvaluationCache(MLIRContext &context) : planning(context) {}

  PlanningScope planning;
  /// Costs by fingerprint of the completed program; nullopt if it cannot be
  /// simulated.
  std::map<std::array<uint8_t, 20>, std::optional<CandidateCost>> costs;
};

/// Returns the cost of `module` with these annotations, after it is
/// partitioned, optimized if requested, and simulated. A cache changes the
/// speed, not the result.
FailureOr<CandidateCost>
evaluateCandidate(ModuleOp module, StringRef entry,
                  const AutoShardOptions &options, const Candidate &candidate,
                  llvm::ArrayRef<AnnotationGroup> groups,
                  EvaluationCache *cache = nullptr, bool optimize = false);

/// A copy of a program in its own context, since a context serves one thread at
/// a time. All copies yield the same costs.
class ProgramCopy {
public:
  /// Reads the `bytecode` of `module`, which has these `groups`. Keeps
  /// references to the entry and the options.
  ProgramCopy(StringRef bytecode, ModuleOp module, const std::string &entry,
              const AutoShardOptions &options,
              llvm::ArrayRef<AnnotationGroup> groups);

  /// Returns why the bytecode could not be read; empty if it was read.
  const std::string &readError() const { return readErrorText; }

  /// Returns nullopt if the candidate cannot be partitioned or simulated.
  /// Suppresses diagnostics, since unsupported candidates are expected.
  std::optional<CandidateCost> cost(const Candidate &candidate,
                                    bool optimize = false);

private:
  void findGroups(ModuleOp original);

  const std::string &entry;
  const AutoShardOptions &options;
  MLIRContext context;
  std::string readErrorText;
  OwningOpRef<ModuleOp> module;
  EvaluationCache cache;
  /// The groups, whose members are in the copy.
  std::vector<AnnotationGroup> groups;
};

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_AUTOSHARDING_EVALUATION_PROGRAMCOPY_H
