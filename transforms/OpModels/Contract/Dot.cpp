//===- Dot.cpp - Models of dot products and einsums -----------------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Contract/EinsumLabels.h"
#include "transforms/OpModels/OpModels.h"
#include "transforms/OpModels/Support/Model.h"
#include "transforms/OpModels/Support/RangeModel.h"
#include "transforms/OpModels/Support/RoundedSums.h"
#include "transforms/OpModels/Support/XlaForm.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::gspmd;

/// Factors are in the order of the result's dimensions (batch, free of lhs,
/// free of rhs), followed by the contracting ones.
static FactorRule contractionRule(Operation *op, ArrayRef<int64_t> lhsBatch,
                                  ArrayRef<int64_t> rhsBatch,
                                  ArrayRef<int64_t> lhsContract,
                                  ArrayRef<int64_t> rhsContract) {
  FactorRule rule = emptyRule(op);
  Value lhs = op->getOperand(0);
  unsigned resultDim = 0;
  for (auto [l, r] : llvm::zip_equal(lhsBatch, rhsBatch))
    rule.addFactor(dimOf(lhs, l), {{0, unsigned(l)}, {1, unsigned(r)}},
                   {{0, resultDim++}});
  auto addFree = [&](unsigned operand, ArrayRef<int64_t> batch,
                     ArrayRef<int64_t> contract) {
    for (auto [d, size] : llvm::enumerate(shapeOf(op->getOperand(operand)))) {
      int64_t dim = d;
      if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contract, dim))
        rule.addFactor(size, {{operand, unsigned(dim)}}, {{0, resultDim++}});
    }
  };
  addFree(0, lhsBatch, lhsContract);
  addFree(1, rhsBatch, rhsContract);
  for (auto [l, r] : llvm::zip_equal(lhsContract, rhsContract))
    rule.addFactor(dimOf(lhs, l), {{0, unsigned(l)}, {1, unsigned(r)}}, {},
                   FactorKind::Reduction);
  return ruleOfSums(op, rule);
}

/// Returns the passes of the matrix unit for the highest precision among the
/// operands.
template <typename OpT>
static int passesOf(OpT op) {
  int passes = 1;
  if (std::optional<ArrayAttr> config = op.getPrecisionConfig())
    for (auto precision : config->getAsRange<stablehlo::PrecisionAttr>())
      passes = std::max(
          passes, precision.getValue() == stablehlo::Precision::HIGHEST ? 6
                  : precision.getValue() == stablehlo::Precision::HIGH  ? 3
                                                                        : 1);
  return passes;
}

namespace {

struct DotGeneralModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    return eitherFactor(op, kind);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Contract; }
  static std::optional<MatrixWork> matrixWork(stablehlo::DotGeneralOp op) {
    auto dims = op.getDotDimensionNumbers();
    MatrixWork work;
    work.passes = passesOf(op);
    for (int64_t d : dims.getLhsBatchingDimensions())
      work.batch *= dimOf(op.getLhs(), d);
    for (int64_t d : dims.getLhsContractingDimensions())
      work.depth *= dimOf(op.getLhs(), d);
    double perOperand = work.batch * work.depth;
    work.rows = perOperand ? elementsOf(op.getLhs()) / perOperand : 0;
    work.columns = perOperand ? elementsOf(op.getRhs()) / perOperand : 0;
    return work;
  }
  static FactorRule rule(stablehlo::DotGeneralOp op) {
    auto dims = op.getDotDimensionNumbers();
    return contractionRule(
        op, dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions(),
        dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions());
  }
  /// Counts a multiplication and an addition for each contracted pair.
  static double flops(stablehlo::DotGeneralOp op) {
    double pairs = elementsOf(op.getResult());
    for (int64_t d : op.getDotDimensionNumbers().getLhsContractingDimensions())
      pairs *= dimOf(op.getLhs(), d);
    return 2 * pairs;
  }
};

struct DotModel : ModelDefaults {
  static LinearOperands linearOperands(Operation *op, ReductionKind kind) {
    return eitherFactor(op, kind);
  }
  static WorkKind workKind(Operation *) { return WorkKind::Contract; }
  static std::optional<MatrixWork> matrixWork(stablehlo::DotOp op) {
    MatrixWork work;
    work.passes = passesOf(op);
    work.depth = dimOf(op.getRhs(), 0);
    work.rows = work.depth ? elementsOf(op.getLhs()) / work.depth : 0;
    work.columns = work.depth ? elementsOf(op.getRhs()) / work.depth : 0;
    return work;
  }
  static FactorRule rule(stablehlo::DotOp op) {
    int64_t lhsDim = shapeOf(op.getLhs()).size() - 1;
    return contractionRule(op, {}, {}, lhsDim, int64_t(0));
  }
  static double flops(stablehlo::DotOp op) {
    return 2 * elementsOf(op.getResult()) * dimOf(op.getRhs(), 0);
  }
};

/// The labels of an einsum's operands and result: "ab", "bc" and "ac".
struct EinsumLabels {
  SmallVector<std::string, 2> operands;
  std::string result;
};

/// Returns nullopt if a tensor has another rank or repeats a label: then its
/// dimensions are not independent.
std::optional<EinsumLabels> einsumLabels(Operation *op, StringRef config) {
  std::string letters = withoutSpaces(config);
  auto [from, to] = StringRef(letters).split("->");
  SmallVector<StringRef> operandLabels;
  from.split(operandLabels, ',', -1, /*KeepEmpty=*/op->getNumOperands() > 1);
  auto fits = [](StringRef labels, Value value) {
    return labels.size() == shapeOf(value).size() &&
           llvm::all_of(labels, [&](char c) {
             return llvm::isAlpha(c) && labels.count(c) == 1;
           });
  };
  EinsumLabels labels;
  if (operandLabels.size() != op->getNumOperands() ||
      !fits(to, op->getResult(0)))
    return std::nullopt;
  for (auto [text, operand] :
       llvm::zip_equal(operandLabels, op->getOperands())) {
    if (!fits(text, operand))
      return std::nullopt;
    labels.operands.push_back(text.str());
  }
  labels.result = to.str();
  return labels;
}

/// One factor per label; labels that the result does not have are reduced.
template <typename OpT>
struct EinsumModel : ModelDefaults {
  static WorkKind workKind(OpT op) {
    return matrixWork(op) ? WorkKind::Contract : ModelDefaults::workKind(op);
  }
  /// Labels of both operands are batch or depth, others are rows or columns.
  /// Labels of one operand that are reduced count as depth too.
  static std::optional<MatrixWork> matrixWork(OpT op) {
    std::optional<EinsumLabels> labels = einsumLabels(op, op.getEinsumConfig());
    if (!labels || labels->operands.size() != 2)
      return std::nullopt;
    MatrixWork work;
    StringRef lhs = labels->operands[0], rhs = labels->operands[1];
    for (auto [dim, letter] : llvm::enumerate(lhs)) {
      double size = dimOf(op->getOperand(0), dim);
      if (!StringRef(labels->result).contains(letter))
        work.depth *= size;
      else
        (rhs.contains(letter) ? work.batch : work.rows) *= size;
    }
    for (auto [dim, letter] : llvm::enumerate(rhs))
      if (!lhs.contains(letter))
        (StringRef(labels->result).contains(letter) ? work.columns
                                                    : work.depth) *=
            dimOf(op->getOperand(1), dim);
    return work;
  }
  static FactorRule rule(OpT op) {
    FactorRule rule = emptyRule(op);
    std::optional<EinsumLabels> labels = einsumLabels(op, op.getEinsumConfig());
    if (!labels)
      return rule;
    std::string letters = labels->result;
    for (const std::string &operand : labels->operands)
      for (char letter : operand)
        if (!StringRef(letters).contains(letter))
          letters += letter;
    for (char letter : letters)
      addLetter(rule, op, *labels, letter);
    return ruleOfSums(op, rule);
  }
  static double flops(OpT op) {
    std::optional<EinsumLabels> labels = einsumLabels(op, op.getEinsumConfig());
    double terms = elementsOf(op.getResult());
    StringSet<> counted;
    if (labels)
      for (auto [operand, value] :
           llvm::zip_equal(labels->operands, op->getOperands()))
        for (auto [dim, letter] : llvm::enumerate(operand))
          if (!StringRef(labels->result).contains(letter) &&
              counted.insert(StringRef(&letter, 1)).second)
            terms *= dimOf(value, dim);
    return (op->getNumOperands() > 1 ? 2 : 1) * terms;
  }

private:
  static void addLetter(FactorRule &rule, OpT op, const EinsumLabels &labels,
                        char letter) {
    SmallVector<FactorRule::TensorDim, 2> operands;
    SmallVector<FactorRule::TensorDim, 1> results;
    int64_t size = 1;
    for (auto [number, operand] : llvm::enumerate(labels.operands))
      if (size_t dim = StringRef(operand).find(letter);
          dim != StringRef::npos) {
        operands.push_back({unsigned(number), unsigned(dim)});
        size = dimOf(op->getOperand(number), dim);
      }
    if (size_t dim = StringRef(labels.result).find(letter);
        dim != StringRef::npos)
      results.push_back({0, unsigned(dim)});
    rule.addFactor(size, operands, results,
                   results.empty() ? FactorKind::Reduction
                                   : FactorKind::PassThrough);
  }
};

/// XLA has no unary_einsum.
struct UnaryEinsumForXla {
  static LogicalResult write(stablehlo::UnaryEinsumOp op,
                             RewriterBase &rewriter) {
    stablehlo::TensorOps ops(rewriter, op.getLoc());
    FailureOr<Value> value = expandUnaryEinsum(ops, op);
    if (failed(value))
      return op.emitOpError("has the labels '")
             << op.getEinsumConfig() << "', which do not match "
             << op.getOperand().getType() << " and " << op.getType();
    rewriter.replaceOp(op, *value);
    return success();
  }
};

} // namespace

void mlir::gspmd::registerDotModels(DialectRegistry &registry) {
  registerModel<DotGeneralModel, stablehlo::DotGeneralOp>(registry);
  registerModel<DotModel, stablehlo::DotOp>(registry);
  registerRange<PassThroughRange, stablehlo::DotGeneralOp>(registry);
  registerModel<EinsumModel<stablehlo::EinsumOp>, stablehlo::EinsumOp>(
      registry);
  registerModel<EinsumModel<stablehlo::UnaryEinsumOp>,
                stablehlo::UnaryEinsumOp>(registry);
  registerXlaForm<UnaryEinsumForXla, stablehlo::UnaryEinsumOp>(registry);
}
