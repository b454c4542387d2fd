//===- ChloRaggedDot.cpp - attributes of chlo; ragged products ------------===//

#include "dialect/StableHLO/ChloDialect.h"
#include "dialect/StableHLO/OpChecks.h"
#include "dialect/StableHLO/StablehloAssembly.h"
#include "dialect/StableHLO/StablehloAttrFields.h"

#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::gspmd::chlo;
namespace shlo = mlir::gspmd::stablehlo;

#include "dialect/StableHLO/ChloEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/StableHLO/ChloAttrDefs.cpp.inc"

void ChloDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialect/StableHLO/ChloAttrDefs.cpp.inc"
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
  Dims lists[6];
  auto dims = [&](int i) {
    return [&, i] { return shlo::parseDims(parser, lists[i]); };
  };
  auto a = dims(0), b = dims(1), c = dims(2), d = dims(3), e = dims(4),
       f = dims(5);
  if (shlo::parseFields(parser, {{"lhs_batching_dimensions", a},
                                 {"rhs_batching_dimensions", b},
                                 {"lhs_contracting_dimensions", c},
                                 {"rhs_contracting_dimensions", d},
                                 {"lhs_ragged_dimensions", e},
                                 {"rhs_group_dimensions", f}}))
    return {};
  return get(parser.getContext(), lists[0], lists[1], lists[2], lists[3],
             lists[4], lists[5]);
}

/// The dimensions of one operand that have a role, each at most once and all in
/// range. A ragged dimension may be a batching or contracting one as well.
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

/// Dimensions of both operands that belong together have the same size.
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

/// The dimensions of a tensor without `taken`.
static Dims otherSizes(RankedTensorType type, ArrayRef<int64_t> taken) {
  Dims sizes;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(taken, static_cast<int64_t>(dim)))
      sizes.push_back(size);
  return sizes;
}

LogicalResult RaggedDotOp::verify() {
  shlo::OpChecker check(*this);
  RaggedDotDimensionNumbersAttr dims = getRaggedDotDimensionNumbers();
  RankedTensorType lhs = getLhs().getType(), rhs = getRhs().getType();
  RankedTensorType sizes = getGroupSizes().getType();
  ArrayRef<int64_t> lhsBatch = dims.getLhsBatchingDimensions(),
                    rhsBatch = dims.getRhsBatchingDimensions(),
                    lhsSum = dims.getLhsContractingDimensions(),
                    rhsSum = dims.getRhsContractingDimensions(),
                    group = dims.getRhsGroupDimensions();
  if (failed(check.hasSize("lhs_ragged_dimensions",
                           dims.getLhsRaggedDimensions(), 1)))
    return failure();
  int64_t ragged = dims.getLhsRaggedDimensions()[0];
  if (failed(check.inRange("lhs_ragged_dimensions", ragged, lhs.getRank())) ||
      failed(checkSide(check, "lhs", lhsBatch, lhsSum, {}, lhs.getRank())) ||
      failed(checkSide(check, "rhs", rhsBatch, rhsSum, group, rhs.getRank())) ||
      failed(checkPairs(check, "batching", lhs, lhsBatch, rhs, rhsBatch)) ||
      failed(checkPairs(check, "contracting", lhs, lhsSum, rhs, rhsSum)))
    return failure();
  bool isBatch = llvm::is_contained(lhsBatch, ragged);
  bool isSum = llvm::is_contained(lhsSum, ragged);
  bool isFree = !isBatch && !isSum;
  // A group of rhs belongs to each group of free rows, and only to these.
  if (failed(check.hasSize("rhs_group_dimensions", group, isFree ? 1 : 0)))
    return failure();
  if (sizes.getRank() == 0)
    return check.error("group_sizes must have a dimension");
  int64_t groups = sizes.getShape().back();
  if (isFree && !shlo::areCompatibleDims(rhs.getDimSize(group[0]), groups))
    return check.error("rhs has " +
                       shlo::dimToString(rhs.getDimSize(group[0])) +
                       " groups, but there are sizes of " +
                       shlo::dimToString(groups));
  // Sizes may differ along batching dimensions, and along what is outside of the
  // ragged dimension.
  Dims outer;
  for (int64_t dim : lhsBatch)
    outer.push_back(lhs.getDimSize(dim));
  for (int64_t dim : isSum ? Dims(lhsSum) : llvm::to_vector(llvm::seq(ragged))) {
    if (isBatch || dim == ragged)
      break;
    if (isSum || !(llvm::is_contained(lhsBatch, dim) ||
                   llvm::is_contained(lhsSum, dim)))
      outer.push_back(lhs.getDimSize(dim));
  }
  ArrayRef<int64_t> given = sizes.getShape().drop_back();
  if (!isBatch && (given.size() > outer.size() ||
                   !shlo::areCompatibleShapes(
                       given, ArrayRef(outer).take_front(given.size()))))
    return check.error("group_sizes has outer dimensions " +
                       shlo::shapeToString(given) + ", expected the first of " +
                       shlo::shapeToString(outer));
  Dims expected;
  if (isSum)
    expected.push_back(groups);
  for (int64_t dim : lhsBatch)
    expected.push_back(lhs.getDimSize(dim));
  Dims lhsTaken(lhsBatch), rhsTaken(rhsBatch);
  llvm::append_range(lhsTaken, lhsSum);
  llvm::append_range(rhsTaken, rhsSum);
  llvm::append_range(rhsTaken, group);
  llvm::append_range(expected, otherSizes(lhs, lhsTaken));
  llvm::append_range(expected, otherSizes(rhs, rhsTaken));
  if (shlo::areCompatibleShapes(getType().getShape(), expected))
    return success();
  return check.error("result has shape " +
                     shlo::shapeToString(getType().getShape()) +
                     ", expected " + shlo::shapeToString(expected));
}
