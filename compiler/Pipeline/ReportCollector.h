//===- ReportCollector.h - Collection of a program's report -----*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_REPORTCOLLECTOR_H
#define GSPMD_COMPILER_PIPELINE_REPORTCOLLECTOR_H

#include "lib/Report/StepReport.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

/// Tensors of equal type and sharding, which share one picture.
struct TensorGroup {
  TensorPicture picture; ///< name and source are empty
  struct Member {
    std::string name;
    SourceInfo source;
    /// Identifies the tensor in the timeline, which knows whether it is ever in
    /// memory. Arguments have none: they always are.
    std::optional<int64_t> marker;
  };
  std::vector<Member> members;
};

/// The contents of a report that are known before the simulation.
struct ProgramPictures {
  std::vector<TensorGroup> tensors;
  std::vector<ReshardPicture> reshards;
  /// Maps the marks of locations to indices of `reshards`.
  llvm::DenseMap<int64_t, size_t> reshardOfMark;
};

/// Observes the passes that produce the device program. Once reshards are
/// explicit, tensors still have their global types and their shardings. Marks
/// the locations of ops, which identify their results in the timeline.
class ReportCollector : public PassInstrumentation {
public:
  /// Fills `pictures`, which must outlive the pass manager.
  explicit ReportCollector(ProgramPictures &pictures) : pictures(pictures) {}

  void runAfterPass(Pass *pass, Operation *op) override;

private:
  ProgramPictures &pictures;
};

/// Returns the report of a simulated program: the largest tensors in memory,
/// and the most expensive reshards with their collectives.
ReportData makeReport(ProgramPictures pictures, Timeline timeline,
                      std::string program);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_REPORTCOLLECTOR_H
