//===- OpWork.cpp - The work of a single op -------------------------------===//

#include "compiler/Simulator/Ops/OpWork.h"
#include "compiler/Simulator/Ops/AnnotatedCosts.h"
#include "dialect/Sharding/Interfaces/ShardingInterfaces.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace mlir::gspmd;
using sharding::EmulationCostOpInterface;

WorkKind mlir::gspmd::workKindOf(Operation *op) {
  if (hasAnnotatedCost(op))
    return WorkKind::Opaque;
  if (auto cost = dyn_cast<EmulationCostOpInterface>(op))
    return cost.getWorkKind();
  return WorkKind::Opaque;
}

bool mlir::gspmd::isControl(Operation *op) {
  return isa<CallOpInterface>(op) ||
         (isa<sharding::ShardingDataFlowOpInterface>(op) &&
          op->getNumRegions() > 0);
}

bool mlir::gspmd::forwardsOperands(Operation *op) {
  return isa<sharding::ShardingDataFlowOpInterface>(op) && !isControl(op);
}

bool mlir::gspmd::isCollective(Operation *op) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  return cost && cost.getCollectiveWork();
}

Transfer mlir::gspmd::transferOf(const sharding::CollectiveWork &work,
                                 const Mesh &mesh) {
  Transfer transfer;
  transfer.kind = work.kind;
  transfer.axes = work.axes.toAxes(mesh);
  if (work.target)
    transfer.target = work.target.toAxes(mesh);
  transfer.bytes = work.bytes;
  transfer.distance = work.distance;
  transfer.wraps = work.wraps;
  transfer.mirrors = work.mirrors;
  transfer.pairs = work.pairs;
  transfer.bytesBefore = work.bytesBefore;
  transfer.bytesAfter = work.bytesAfter;
  transfer.skippedBefore = work.skippedBefore;
  transfer.skippedAfter = work.skippedAfter;
  transfer.ring = work.ring;
  transfer.operandBytes = work.operandBytes;
  return transfer;
}

double mlir::gspmd::bytesOf(Value value) {
  return sharding::tensorBytes(value.getType());
}
double mlir::gspmd::bytesRead(Operation *op, unsigned operand) {
  if (auto cost = dyn_cast<EmulationCostOpInterface>(op))
    return cost.getBytesRead(operand);
  return bytesOf(op->getOperand(operand));
}
double mlir::gspmd::bytesWritten(Operation *op, unsigned result) {
  if (auto cost = dyn_cast<EmulationCostOpInterface>(op))
    return cost.getBytesWritten(result);
  return bytesOf(op->getResult(result));
}

double mlir::gspmd::elementsOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? double(type.getNumElements()) : 0;
}

static bool isNarrowInteger(Type type) {
  return type.isInteger() && type.getIntOrFloatBitWidth() <= 8;
}

/// The type of a product: 8-bit integers and narrow floats have rates of their
/// own. Of two factors, the wider one decides.
static MatrixType matrixTypeOf(Operation *op) {
  SmallVector<Type, 2> factors = llvm::map_to_vector(
      op->getOperands().take_front(2), [](Value factor) -> Type {
        return getElementTypeOrSelf(factor.getType());
      });
  auto areFloatsUpTo = [&](unsigned bits) {
    return llvm::all_of(factors, [&](Type type) {
      return isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= bits;
    });
  };
  if (factors.empty())
    return MatrixType::Float;
  if (llvm::all_of(factors, isNarrowInteger))
    return MatrixType::Int8;
  if (areFloatsUpTo(4))
    return MatrixType::Fp4;
  // The types of 6 bits have the rate of 8 bits.
  return areFloatsUpTo(8) ? MatrixType::Fp8 : MatrixType::Float;
}

/// A product's work in real numbers; a complex product is four real ones.
static std::optional<MatrixWork> realMatrixWork(Operation *op) {
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  std::optional<MatrixWork> work =
      cost ? cost.getMatrixWork() : std::optional<MatrixWork>();
  if (work &&
      isa<ComplexType>(getElementTypeOrSelf(op->getOperand(0).getType())))
    work->batch *= 4;
  return work;
}

Type mlir::gspmd::typeWithoutRate(Operation *op) {
  if (!realMatrixWork(op))
    return Type();
  for (Type operand : op->getOperands().take_front(2).getTypes()) {
    Type type = getElementTypeOrSelf(operand);
    bool isTimedAsItIs =
        isNarrowInteger(type) ||
        (isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 32);
    if (!isTimedAsItIs)
      return type;
  }
  return Type();
}

/// The work according to annotated costs.
static OpWork annotatedWork(Operation *op, const AnnotatedFigures &figures,
                            const Hardware &hardware) {
  auto figure = [&](CostFigure which) { return figures[unsigned(which)]; };
  OpWork work;
  work.isHandWritten = true;
  work.matrixFlops = figure(CostFigure::MatrixFlops).value_or(0);
  work.matrixType = matrixTypeOf(op);
  work.peakSeconds =
      work.matrixFlops / peakMatrixFlops(hardware, work.matrixType);
  work.matrixSeconds =
      work.peakSeconds / (hardware.matrixEfficiency * hardware.stepEfficiency);
  work.vectorFlops = figure(CostFigure::VectorFlops).value_or(0);
  work.transcendentals = figure(CostFigure::Transcendentals).value_or(0);
  work.memoryBytes = figure(CostFigure::Bytes);
  work.seconds = figure(CostFigure::Seconds);
  return work;
}

OpWork mlir::gspmd::workOf(Operation *op, const Hardware &hardware) {
  if (std::optional<AnnotatedFigures> figures = annotatedFigures(op))
    return annotatedWork(op, *figures, hardware);
  OpWork work;
  auto cost = dyn_cast<EmulationCostOpInterface>(op);
  if (!cost)
    return work;
  if (std::optional<MatrixWork> matrix = realMatrixWork(op)) {
    work.matrixType = matrixTypeOf(op);
    work.matrixFlops = matrixFlops(*matrix);
    work.peakSeconds =
        work.matrixFlops / peakMatrixFlops(hardware, work.matrixType);
    work.matrixSeconds = matrixSeconds(hardware, *matrix, work.matrixType) /
                         hardware.stepEfficiency;
    // Windows overlap, so a convolution reads an element more than once.
    work.hasWindows = matrix->batch * matrix->rows * matrix->depth !=
                      elementsOf(op->getOperand(0));
    work.hasBatches = matrix->batch > 1;
    if (work.hasWindows)
      work.loadedElements = matrix->batch * matrix->rows * matrix->depth;
    else
      work.blocks =
          blockTraffic(hardware, *matrix, bytesOf(op->getOperand(0)),
                       bytesOf(op->getOperand(1)), bytesOf(op->getResult(0)));
    return work;
  }
  work.vectorFlops = cost.getFlops();
  work.transcendentals = cost.getTranscendentals();
  return work;
}
