//===- ExpandEinsum.cpp - Einsums to products and transposes --------------===//

#include "transforms/Lowering/ExpandOps/ExpandEinsum.h"
#include "transforms/Lowering/ExpandOps/ExpandOps.h"

#include "transforms/OpModels/Contract/EinsumLabels.h"

namespace mlir::gspmd::lowering {
namespace {

/// Records the sizes of labels in `sizes`. Returns why the labels of the tensor
/// `name` do not match `type`; empty if they do.
std::string labelProblem(StringRef labels, const Twine &name,
                         RankedTensorType type,
                         llvm::SmallDenseMap<char, int64_t> &sizes,
                         bool isResult) {
  if (static_cast<int64_t>(labels.size()) != type.getRank())
    return ("has " + Twine(labels.size()) + " labels for " + name +
            ", which has " + Twine(type.getRank()) + " dimensions")
        .str();
  for (auto [label, size] : llvm::zip_equal(labels, type.getShape())) {
    std::string letter = std::string("'") + label + "'";
    if (!llvm::isAlpha(label))
      return "has the label " + letter + ", which is not a letter";
    if (labels.count(label) != 1)
      return ("has the label " + letter + " twice in " + name +
              ": diagonals are not supported")
          .str();
    if (isResult && !sizes.contains(label))
      return "has the label " + letter + " in the result, but in no operand";
    int64_t known = sizes.try_emplace(label, size).first->second;
    if (known != size && ShapedType::isStatic(known) &&
        ShapedType::isStatic(size))
      return ("has the label " + letter + " for the sizes " + Twine(known) +
              " and " + Twine(size))
          .str();
  }
  return {};
}

std::string configProblem(Operation *op, StringRef text) {
  std::string config = withoutSpaces(text);
  if (!StringRef(config).contains("->"))
    return "has no \"->\"";
  auto [from, to] = StringRef(config).split("->");
  if (op->getNumOperands() == 1)
    from.consume_front(",");
  SmallVector<StringRef> operandLabels;
  from.split(operandLabels, ',');
  if (operandLabels.size() != op->getNumOperands())
    return ("has labels for " + Twine(operandLabels.size()) + " operands")
        .str();
  llvm::SmallDenseMap<char, int64_t> sizes;
  for (auto [i, labels] : llvm::enumerate(operandLabels))
    if (std::string problem =
            labelProblem(labels, "operand " + Twine(i),
                         typeOf(op->getOperand(i)), sizes, false);
        !problem.empty())
      return problem;
  return labelProblem(to, "the result", typeOf(op->getResult(0)), sizes, true);
}

struct ExpandUnaryEinsum : OpRewritePattern<stablehlo::UnaryEinsumOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::UnaryEinsumOp op,
                                PatternRewriter &rewriter) const override {
    if (!einsumMismatch(op).empty())
      return rewriter.notifyMatchFailure(op, "reported by the pass");
    TensorOps ops(rewriter, op->getLoc());
    FailureOr<Value> value = expandUnaryEinsum(ops, op);
    if (failed(value))
      return rewriter.notifyMatchFailure(op, "not of this form");
    rewriter.replaceOp(op, *value);
    return success();
  }
};

/// Labels of both operands are batch dimensions if the result has them, and
/// contracted otherwise; labels of one operand alone are free, or reduced
/// first.
struct ExpandEinsum : OpRewritePattern<stablehlo::EinsumOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::EinsumOp op,
                                PatternRewriter &rewriter) const override {
    if (!einsumMismatch(op).empty())
      return rewriter.notifyMatchFailure(op, "reported by the pass");
    std::string config = withoutSpaces(op.getEinsumConfig());
    auto [from, to] = StringRef(config).split("->");
    auto [left, right] = from.split(",");
    std::string lhsLabels = left.str(), rhsLabels = right.str();
    TensorOps ops(rewriter, op->getLoc());
    FailureOr<Value> lhs =
        sumOtherLabels(ops, op.getLhs(), lhsLabels, (to + right).str());
    FailureOr<Value> rhs =
        sumOtherLabels(ops, op.getRhs(), rhsLabels, (to + left).str());
    if (failed(lhs) || failed(rhs))
      return rewriter.notifyMatchFailure(op, "not of this form");
    std::string labels;
    Value product =
        contract(rewriter, op, *lhs, *rhs, lhsLabels, rhsLabels, to, labels);
    FailureOr<Value> result = transposeToLabels(ops, product, labels, to);
    if (failed(result) || result->getType() != op.getType())
      return rewriter.notifyMatchFailure(op, "not of this form");
    rewriter.replaceOp(op, *result);
    return success();
  }

  static Value contract(OpBuilder &builder, stablehlo::EinsumOp op, Value lhs,
                        Value rhs, StringRef lhsLabels, StringRef rhsLabels,
                        StringRef to, std::string &labels) {
    SmallVector<int64_t> lhsBatch, rhsBatch, lhsContract, rhsContract, shape;
    std::string lhsFree, rhsFree, batch;
    SmallVector<int64_t> lhsSizes, rhsSizes;
    for (auto [dim, label] : llvm::enumerate(lhsLabels)) {
      size_t other = rhsLabels.find(label);
      int64_t size = typeOf(lhs).getDimSize(dim);
      if (other == StringRef::npos) {
        lhsFree += label;
        lhsSizes.push_back(size);
      } else if (to.contains(label)) {
        batch += label;
        shape.push_back(size);
        lhsBatch.push_back(dim);
        rhsBatch.push_back(other);
      } else {
        lhsContract.push_back(dim);
        rhsContract.push_back(other);
      }
    }
    for (auto [dim, label] : llvm::enumerate(rhsLabels))
      if (!lhsLabels.contains(label)) {
        rhsFree += label;
        rhsSizes.push_back(typeOf(rhs).getDimSize(dim));
      }
    llvm::append_range(shape, lhsSizes);
    llvm::append_range(shape, rhsSizes);
    labels = batch + lhsFree + rhsFree;
    auto numbers = stablehlo::DotDimensionNumbersAttr::get(
        op.getContext(), lhsBatch, rhsBatch, lhsContract, rhsContract);
    return TensorOps(builder, op.getLoc())
        .dotGeneral(lhs, rhs, cast<RankedTensorType>(op.getType().clone(shape)),
                    numbers);
  }
};

} // namespace

std::string einsumMismatch(Operation *op) {
  StringRef config;
  if (auto einsum = dyn_cast<stablehlo::EinsumOp>(op))
    config = einsum.getEinsumConfig();
  else if (auto unary = dyn_cast<stablehlo::UnaryEinsumOp>(op))
    config = unary.getEinsumConfig();
  else
    return {};
  if (std::string problem = configProblem(op, config); !problem.empty())
    return ("config \"" + config + "\" " + problem).str();
  if (op->getNumOperands() == 1 && getElementTypeOrSelf(op->getOperand(0)) !=
                                       getElementTypeOrSelf(op->getResult(0)))
    return "has a result of another element type than its operand";
  return {};
}

void populateExpandEinsumPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandUnaryEinsum, ExpandEinsum>(patterns.getContext());
}

} // namespace mlir::gspmd::lowering
