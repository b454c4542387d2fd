//===- ChloRaggedDot.cpp - Attributes of chlo; ragged products ------------===//

#include "dialect/CHLO/ChloDialect.h"
#include "dialect/StableHLO/Attributes/StablehloAttrFields.h"
#include "dialect/StableHLO/Verification/OpChecks.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::chlo;
namespace shlo = mlir::gspmd::stablehlo;

#include "dialect/CHLO/ChloEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/CHLO/ChloAttrDefs.cpp.inc"

void ChloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialect/CHLO/ChloAttrDefs.cpp.inc"
      >();
}

using Dims = SmallVector<int64_t>;

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  shlo::FieldPrinter fields(printer);
  fields.dims("lhs_batching_dimensions", getLhsBatchingDimensions());
  fields.dims("rhs_batching_dimensions", getRhsBatchingDimensions());
  fields.dims("lhs_contracting_dimensions", getLhsContractingDimensions());
  fields.dims("rhs_contracting_dimensions", getRhsContractingDimensions());
  fields.dims("lhs_ragged_dimensions", getLhsRaggedDimensions());
  fields.dims("rhs_group_dimensions", getRhsGroupDimensions());
}

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatch, rhsBatch, lhsContract, rhsContract, ragged, group;
  if (shlo::parseFields(parser, {{"lhs_batching_dimensions", &lhsBatch},
                                 {"rhs_batching_dimensions", &rhsBatch},
                                 {"lhs_contracting_dimensions", &lhsContract},
                                 {"rhs_contracting_dimensions", &rhsContract},
                                 {"lhs_ragged_dimensions", &ragged},
                                 {"rhs_group_dimensions", &group}}))
    return {};
  return get(parser.getContext(), lhsBatch, rhsBatch, lhsContract, rhsContract,
             ragged, group);
}

/// Verifies that the dimensions of one operand with a role are in range and
/// occur at most once. A ragged dimension may be a batching or contracting one
/// as well.
static LogicalResult checkSide(const shlo::OpChecker &check, StringRef side,
                               ArrayRef<int64_t> batch,
                               ArrayRef<int64_t> contract,
                               ArrayRef<int64_t> more, int64_t rank) {
  Dims dims(batch);
  llvm::append_range(dims, contract);
  llvm::append_range(dims, more);
  std::string name = (side + " dimensions").str();
  return success(succeeded(check.unique(name, dims)) &&
                 succeeded(check.inRange(name, dims, rank)));
}

/// Verifies that corresponding dimensions of both operands have the same size.
static LogicalResult checkPairs(const shlo::OpChecker &check, StringRef kind,
                                RankedTensorType lhs, ArrayRef<int64_t> lhsDims,
                                RankedTensorType rhs,
                                ArrayRef<int64_t> rhsDims) {
  if (lhsDims.size() != rhsDims.size())
    return check.error("has " + Twine(lhsDims.size()) + " lhs and " +
                       Twine(rhsDims.size()) + " rhs " + kind + " dimensions");
  for (auto [l, r] : llvm::zip_equal(lhsDims, rhsDims))
    if (!shlo::areCompatibleDims(lhs.getDimSize(l), rhs.getDimSize(r)))
      return check.error(kind + " dimensions have sizes " +
                         shlo::dimToString(lhs.getDimSize(l)) + " and " +
                         shlo::dimToString(rhs.getDimSize(r)));
  return success();
}

/// Returns the dimensions of a tensor that are not in `taken`.
static Dims otherSizes(RankedTensorType type, ArrayRef<int64_t> taken) {
  Dims sizes;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(taken, static_cast<int64_t>(dim)))
      sizes.push_back(size);
  return sizes;
}

namespace {

/// The operands and dimensions of a ragged product, by role.
struct RaggedShape {
  explicit RaggedShape(RaggedDotOp op)
      : lhs(op.getLhs().getType()), rhs(op.getRhs().getType()),
        sizes(op.getGroupSizes().getType()) {
    RaggedDotDimensionNumbersAttr dims = op.getRaggedDotDimensionNumbers();
    lhsBatch = dims.getLhsBatchingDimensions();
    rhsBatch = dims.getRhsBatchingDimensions();
    lhsSum = dims.getLhsContractingDimensions();
    rhsSum = dims.getRhsContractingDimensions();
    group = dims.getRhsGroupDimensions();
    ragged = dims.getLhsRaggedDimensions();
  }
  bool isBatch() const { return llvm::is_contained(lhsBatch, ragged[0]); }
  bool isSum() const { return llvm::is_contained(lhsSum, ragged[0]); }

  RankedTensorType lhs, rhs, sizes;
  ArrayRef<int64_t> lhsBatch, rhsBatch, lhsSum, rhsSum, group, ragged;
};

} // namespace

static LogicalResult checkDims(const shlo::OpChecker &check,
                               const RaggedShape &s) {
  if (failed(check.hasSize("lhs_ragged_dimensions", s.ragged, 1)) ||
      failed(check.inRange("lhs_ragged_dimensions", s.ragged[0],
                           s.lhs.getRank())) ||
      failed(
          checkSide(check, "lhs", s.lhsBatch, s.lhsSum, {}, s.lhs.getRank())) ||
      failed(checkSide(check, "rhs", s.rhsBatch, s.rhsSum, s.group,
                       s.rhs.getRank())) ||
      failed(checkPairs(check, "batching", s.lhs, s.lhsBatch, s.rhs,
                        s.rhsBatch)) ||
      failed(
          checkPairs(check, "contracting", s.lhs, s.lhsSum, s.rhs, s.rhsSum)))
    return failure();
  // Only with a ragged free dimension does rhs have a group dimension.
  bool isFree = !s.isBatch() && !s.isSum();
  return check.hasSize("rhs_group_dimensions", s.group, isFree ? 1 : 0);
}

/// Returns the dimensions along which the group sizes may vary: batching
/// dimensions and those outside of the ragged dimension.
static Dims outerSizes(const RaggedShape &s) {
  Dims outer;
  for (int64_t dim : s.lhsBatch)
    outer.push_back(s.lhs.getDimSize(dim));
  int64_t ragged = s.ragged[0];
  for (int64_t dim :
       s.isSum() ? Dims(s.lhsSum) : llvm::to_vector(llvm::seq(ragged))) {
    if (s.isBatch() || dim == ragged)
      break;
    if (s.isSum() || !(llvm::is_contained(s.lhsBatch, dim) ||
                       llvm::is_contained(s.lhsSum, dim)))
      outer.push_back(s.lhs.getDimSize(dim));
  }
  return outer;
}

static LogicalResult checkGroups(const shlo::OpChecker &check,
                                 const RaggedShape &s) {
  if (s.sizes.getRank() == 0)
    return check.error("group_sizes must have a dimension");
  int64_t groups = s.sizes.getShape().back();
  if (!s.group.empty() &&
      !shlo::areCompatibleDims(s.rhs.getDimSize(s.group[0]), groups))
    return check.error(
        "rhs has " + shlo::dimToString(s.rhs.getDimSize(s.group[0])) +
        " groups, but there are sizes of " + shlo::dimToString(groups));
  Dims outer = outerSizes(s);
  ArrayRef<int64_t> outerDims = s.sizes.getShape().drop_back();
  if (!s.isBatch() &&
      (outerDims.size() > outer.size() ||
       !shlo::areCompatibleShapes(
           outerDims, ArrayRef(outer).take_front(outerDims.size()))))
    return check.error("group_sizes has outer dimensions " +
                       shlo::shapeToString(outerDims) +
                       ", expected the first of " + shlo::shapeToString(outer));
  return success();
}

LogicalResult RaggedDotOp::verify() {
  shlo::OpChecker check(*this);
  RaggedShape s(*this);
  if (failed(checkDims(check, s)) || failed(checkGroups(check, s)))
    return failure();
  Dims expected;
  if (s.isSum())
    expected.push_back(s.sizes.getShape().back());
  for (int64_t dim : s.lhsBatch)
    expected.push_back(s.lhs.getDimSize(dim));
  Dims lhsTaken(s.lhsBatch), rhsTaken(s.rhsBatch);
  llvm::append_range(lhsTaken, s.lhsSum);
  llvm::append_range(rhsTaken, s.rhsSum);
  llvm::append_range(rhsTaken, s.group);
  llvm::append_range(expected, otherSizes(s.lhs, lhsTaken));
  llvm::append_range(expected, otherSizes(s.rhs, rhsTaken));
  if (shlo::areCompatibleShapes(getType().getShape(), expected))
    return success();
  return check.error("result has shape " +
                     shlo::shapeToString(getType().getShape()) + ", expected " +
                     shlo::shapeToString(expected));
}
