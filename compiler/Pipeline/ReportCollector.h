//===- ReportCollector.h - What a report says of a program ------*- C++ -*-===//
#ifndef GSPMD_COMPILER_PIPELINE_REPORTCOLLECTOR_H
#define GSPMD_COMPILER_PIPELINE_REPORTCOLLECTOR_H

#include "lib/Report/StepReport.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::gspmd {

/// Tensors of one type that lie alike: one picture.
struct TensorGroup {
  TensorPicture picture; ///< without name and source
  struct Member {
    std::string name;
    SourceInfo source;
    /// By which the simulation tells whether the tensor is ever in memory; none
    /// for arguments, which are.
    std::optional<int64_t> mark;
  };
  std::vector<Member> members;
};

/// What is known of a program before it is simulated.
struct ProgramPictures {
  std::vector<TensorGroup> tensors;
  std::vector<ReshardPicture> reshards;
  /// Indices of `reshards` by the marks of their locations.
  llvm::DenseMap<int64_t, size_t> reshardOfMark;
};

/// Looks at a program on its way to the device program: where reshards have
/// become explicit, tensors are still whole and have their shardings. Marks the
/// locations of ops, so that what became of them is found in the timeline.
class ReportCollector : public PassInstrumentation {
public:
  /// Pictures go into `pictures`, which has to outlive the pass manager.
  explicit ReportCollector(ProgramPictures &pictures) : pictures(pictures) {}

  void runAfterPass(Pass *pass, Operation *op) override;

private:
  ProgramPictures &pictures;
};

/// The report of a program that was simulated: the largest of the tensors that
/// are in memory, and the reshards that cost most, with their collectives.
ReportData makeReport(ProgramPictures pictures, Timeline timeline,
                      std::string program);

} // namespace mlir::gspmd

#endif // GSPMD_COMPILER_PIPELINE_REPORTCOLLECTOR_H
