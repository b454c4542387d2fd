//===- Contract.cpp - Dots, linear algebra, Fourier transforms ------------===//

#include "dialect/StableHLO/StablehloDialect.h"
#include "dialect/StableHLO/StablehloOps.h"
#include "transforms/OpModels/Model.h"
#include "transforms/OpModels/OpModels.h"
#include "llvm/ADT/StringSet.h"
#include <cmath>

using namespace mlir;
using namespace mlir::gspmd;

/// Factors in the order of the result's dimensions (batch, free of lhs, free of
/// rhs), then the contracting ones.
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
  return rule;
}

/// Runs over the matrix unit for the most precise of the operands' settings.
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
  /// A multiplication and an addition for each contracted pair.
  static double flops(stablehlo::DotGeneralOp op) {
    double pairs = elementsOf(op.getResult());
    for (int64_t d : op.getDotDimensionNumbers().getLhsContractingDimensions())
      pairs *= dimOf(op.getLhs(), d);
    return 2 * pairs;
  }
};

struct DotModel : ModelDefaults {
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

/// The letters of an einsum's operands and result: "ab", "bc" and "ac".
struct EinsumLabels {
  SmallVector<std::string, 2> operands;
  std::string result;
};

/// nullopt if a tensor has another rank or a letter twice: then no dimension is
/// known to be free of the others.
std::optional<EinsumLabels> einsumLabels(Operation *op, StringRef config) {
  std::string letters;
  llvm::copy_if(config, std::back_inserter(letters),
                [](char c) { return c != ' '; });
  auto [from, to] = StringRef(letters).split("->");
  SmallVector<StringRef> parts;
  from.split(parts, ',', -1, /*KeepEmpty=*/op->getNumOperands() > 1);
  auto fits = [](StringRef labels, Value value) {
    return labels.size() == shapeOf(value).size() &&
           llvm::all_of(labels, [&](char c) {
             return llvm::isAlpha(c) && labels.count(c) == 1;
           });
  };
  EinsumLabels labels;
  if (parts.size() != op->getNumOperands() || !fits(to, op->getResult(0)))
    return std::nullopt;
  for (auto [part, operand] : llvm::zip_equal(parts, op->getOperands())) {
    if (!fits(part, operand))
      return std::nullopt;
    labels.operands.push_back(part.str());
  }
  labels.result = to.str();
  return labels;
}

/// One factor per letter; letters that the result has not are summed.
template <typename OpT>
struct EinsumModel : ModelDefaults {
  static WorkKind workKind(OpT op) {
    return matrixWork(op) ? WorkKind::Contract : ModelDefaults::workKind(op);
  }
  /// Letters of both operands are batch or depth, others rows or columns; what
  /// is summed of one operand alone counts as depth too.
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
    return rule;
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
    SmallVector<FactorRule::Place, 2> operands;
    SmallVector<FactorRule::Place, 1> results;
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

struct CholeskyModel : ModelDefaults {
  static FactorRule rule(stablehlo::CholeskyOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op.getA());
    for (auto [d, size] : llvm::enumerate(shape))
      addDim(rule, size, {0}, {0}, d,
             d + 2 < shape.size() ? FactorKind::PassThrough
                                  : FactorKind::Whole);
    return rule;
  }
  static double flops(stablehlo::CholeskyOp op) {
    return elementsOf(op.getA()) * shapeOf(op.getA()).back() / 3;
  }
};

/// a x = b (or x a = b). Right-hand sides are independent: their dimension of
/// `b` may be cut. Shardings move between x, b and the dimension of `a` that
/// each meets.
struct TriangularSolveModel : ModelDefaults {
  static FactorRule rule(stablehlo::TriangularSolveOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> a = shapeOf(op.getA()), b = shapeOf(op.getB());
    unsigned rank = b.size(), first = rank - 2, last = rank - 1;
    for (unsigned d = 0; d < first; ++d)
      addDim(rule, b[d], {0, 1}, {0}, d);
    bool isLeft = op.getLeftSide();
    unsigned solved = isLeft ? first : last, free = isLeft ? last : first;
    for (unsigned d : {first, last})
      addDim(rule, b[d], {1}, {0}, d,
             onlyCut(d == free ? FactorKind::PassThrough : FactorKind::Whole));
    for (unsigned d : {first, last})
      addDim(rule, a[d], {0}, {}, d, onlyCut(FactorKind::Whole));
    auto transpose = op.getTransposeA();
    bool isTransposed = transpose == stablehlo::Transpose::TRANSPOSE ||
                        transpose == stablehlo::Transpose::ADJOINT;
    unsigned meetsX = isLeft != isTransposed ? last : first;
    unsigned meetsB = meetsX == last ? first : last;
    FactorRole whole = onlyMoves(FactorKind::Whole);
    rule.addFactor(a[meetsB], {{0, meetsB}, {1, solved}}, {}, whole);
    rule.addFactor(b[free], {{1, free}}, {{0, free}}, whole);
    rule.addFactor(a[meetsX], {{0, meetsX}}, {{0, solved}}, whole);
    return rule;
  }
  static double flops(stablehlo::TriangularSolveOp op) {
    return elementsOf(op.getB()) * shapeOf(op.getA()).back();
  }
};

/// Transformed dimensions are whole; a dimension whose size changes (the last
/// one of a real transform) is blocked, as its cuts do not correspond.
struct FftModel : ModelDefaults {
  static FactorRule rule(stablehlo::FftOp op) {
    FactorRule rule = emptyRule(op);
    ArrayRef<int64_t> shape = shapeOf(op.getOperand());
    unsigned firstOfFft = shape.size() - op.getFftLength().size();
    for (auto [d, size] : llvm::enumerate(shape)) {
      rule.addFactor(
          size, {{0, unsigned(d)}}, {{0, unsigned(d)}},
          {d < firstOfFft ? FactorKind::PassThrough : FactorKind::Whole,
           /*isBlocked=*/size != dimOf(op.getResult(), d)});
    }
    return rule;
  }
  /// As fast transforms are counted: 5 n log2 n for each line of n complex
  /// numbers, half of that where one side is real.
  static double flops(stablehlo::FftOp op) {
    bool isReal = !isa<ComplexType>(op.getOperand().getType().getElementType()) ||
                  !isa<ComplexType>(op.getResult().getType().getElementType());
    double logs = 0;
    for (int64_t length : op.getFftLength())
      logs += std::log2(static_cast<double>(std::max<int64_t>(length, 1)));
    double elements =
        std::max(elementsOf(op.getOperand()), elementsOf(op.getResult()));
    return (isReal ? 2.5 : 5) * logs * elements;
  }
};

} // namespace

static void attach(MLIRContext *context, stablehlo::StablehloDialect *) {
  using namespace stablehlo;
  attachModel<DotGeneralModel, DotGeneralOp>(context);
  attachModel<DotModel, DotOp>(context);
  attachModel<EinsumModel<EinsumOp>, EinsumOp>(context);
  attachModel<EinsumModel<UnaryEinsumOp>, UnaryEinsumOp>(context);
  attachModel<CholeskyModel, CholeskyOp>(context);
  attachModel<TriangularSolveModel, TriangularSolveOp>(context);
  attachModel<FftModel, FftOp>(context);
}

void mlir::gspmd::registerContractModels(DialectRegistry &registry) {
  registry.addExtension(attach);
}
