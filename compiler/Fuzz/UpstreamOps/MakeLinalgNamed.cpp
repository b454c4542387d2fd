//===- MakeLinalgNamed.cpp - Random named ops of linalg -------------------===//
//
// linalg's named ops define themselves: the maker creates a detached op of
// each, with strides and dilations where it has them, and its indexing maps
// determine the shapes of operands for any sizes of its loops. A new named op
// needs no change here.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/UpstreamValues.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

struct NamedOp {
  std::string name;
  unsigned numInputs = 0;
  bool isQuantized = false; ///< i8 operands with zero points
  unsigned numSpatial = 0;
  llvm::StringSet<> bodyOps;
  /// The indexing maps of ops that have them as an attribute.
  llvm::SmallVector<mlir::AffineMap> ownMaps;
  /// Works on any rank; its loops are the dimensions.
  bool isPointwise = false;
};

template <typename OpTy>
using RegionArguments = decltype(OpTy::getNumRegionArgs());
template <typename OpTy>
using OwnMaps = decltype(OpTy::getDefaultIndexingMaps(nullptr));

/// Creates detached ops.
class StructuredOpQuery {
public:
  StructuredOpQuery() : builder(&context) {
    context.loadDialect<arith::ArithDialect, complex::ComplexDialect,
                        linalg::LinalgDialect, mlir::math::MathDialect,
                        tensor::TensorDialect>();
    context.getDiagEngine().registerHandler(
        [](mlir::Diagnostic &) { return mlir::success(); });
    queryAll<
#define GET_OP_LIST
#include "mlir/Dialect/Linalg/IR/LinalgStructuredOps.cpp.inc"
        >();
  }

  /// Returns the maps of an op with these strides and dilations.
  llvm::SmallVector<mlir::AffineMap> mapsOf(const NamedOp &op,
                                            llvm::ArrayRef<int64_t> strides,
                                            llvm::ArrayRef<int64_t> dilations) {
    Owned created = make(op, strides, dilations);
    return cast<linalg::LinalgOp>(*created).getIndexingMapsArray();
  }
  llvm::SmallVector<mlir::utils::IteratorType> iteratorsOf(const NamedOp &op) {
    Ints ones(op.numSpatial, 1);
    return cast<linalg::LinalgOp>(*make(op, ones, ones))
        .getIteratorTypesArray();
  }

  std::vector<NamedOp> ops;

private:
  using Owned = mlir::OwningOpRef<mlir::Operation *>;

  template <typename... Ops>
  void queryAll() {
    (query<Ops>(), ...);
  }
  /// Excludes ops with a variable number of operands, which have makers of
  /// their own, and random bits, which depend on the index of the element.
  template <typename OpTy>
  void query() {
    if constexpr (llvm::is_detected<RegionArguments, OpTy>::value) {
      llvm::StringRef name = OpTy::getOperationName();
      if (llvm::is_one_of<OpTy, linalg::FillRng2DOp, linalg::FillOp,
                          linalg::ContractOp, linalg::ElementwiseOp>::value)
        return;
      NamedOp op;
      if constexpr (llvm::is_detected<OwnMaps, OpTy>::value)
        op.ownMaps = OpTy::getDefaultIndexingMaps(&context);
      op.name = name.str();
      op.numInputs = OpTy::getNumRegionArgs() - 1;
      op.isQuantized = name.ends_with("_q") || name.contains("quantized");
      if (std::optional<unsigned> rank = numSpatialOf(op))
        op.numSpatial = *rank;
      else
        return;
      Ints ones(op.numSpatial, 1);
      { // One op at a time: they share their operands.
        Owned created = make(op, ones, ones);
        cast<linalg::LinalgOp>(*created).getBlock()->walk(
            [&](mlir::Operation *inner) {
              op.bodyOps.insert(inner->getName().getStringRef());
            });
      }
      op.isPointwise =
          llvm::all_of(mapsOf(op, ones, ones), [](mlir::AffineMap map) {
            return map.getNumDims() == 0;
          });
      ops.push_back(std::move(op));
    }
  }

  /// Returns the number of strides; nullopt if no number verifies.
  std::optional<unsigned> numSpatialOf(const NamedOp &op) {
    for (unsigned rank : {2u, 1u, 3u}) {
      Ints ones(rank, 1);
      Owned created = make(op, ones, ones);
      auto structured = cast<linalg::LinalgOp>(*created);
      if (!structured.hasDynamicIndexingMaps())
        return 0;
      if (mlir::succeeded(structured.verifyIndexingMapRequiredAttributes()))
        return rank;
    }
    return std::nullopt;
  }

  Owned make(const NamedOp &op, llvm::ArrayRef<int64_t> strides,
             llvm::ArrayRef<int64_t> dilations) {
    mlir::Location loc = builder.getUnknownLoc();
    mlir::OperationState state(loc, op.name);
    auto scalar = [&](mlir::Type type) {
      return mlir::RankedTensorType::get({}, type);
    };
    mlir::Type in =
        op.isQuantized ? builder.getI8Type() : mlir::Type(builder.getF32Type());
    mlir::Type out = op.isQuantized ? builder.getI32Type()
                                    : mlir::Type(builder.getF32Type());
    holder.eraseArguments(0, holder.getNumArguments());
    llvm::SmallVector<mlir::Value> inputs, outputs;
    for (unsigned i = 0; i < op.numInputs; ++i) {
      bool isBool = op.name == "linalg.select" && i == 0;
      inputs.push_back(holder.addArgument(scalar(isBool   ? builder.getI1Type()
                                                 : i >= 2 ? out
                                                          : in),
                                          loc));
    }
    outputs.push_back(holder.addArgument(scalar(out), loc));
    state.addOperands(inputs);
    state.addOperands(outputs);
    state.addTypes(scalar(out));
    llvm::SmallVector<int32_t> segments{int32_t(inputs.size()), 1};
    state.addAttribute("operandSegmentSizes",
                       builder.getDenseI32ArrayAttr(segments));
    if (!op.ownMaps.empty())
      state.addAttribute("indexing_maps",
                         builder.getAffineMapArrayAttr(op.ownMaps));
    if (!strides.empty()) {
      state.addAttribute("strides", builder.getI64VectorAttr(strides));
      state.addAttribute("dilations", builder.getI64VectorAttr(dilations));
    }
    llvm::SmallVector<mlir::Type> types;
    for (mlir::Value operand : state.operands)
      types.push_back(mlir::getElementTypeOrSelf(operand));
    auto *body = new mlir::Block;
    state.addRegion()->push_back(body);
    body->addArguments(types,
                       llvm::SmallVector<mlir::Location>(types.size(), loc));
    Owned created(mlir::Operation::create(state));
    auto inner = mlir::ImplicitLocOpBuilder::atBlockBegin(loc, body);
    cast<linalg::LinalgOp>(*created).getRegionBuilder()(
        inner, *body, {}, [&] { return mlir::emitError(loc); });
    return created;
  }

  mlir::MLIRContext context;
  mlir::OpBuilder builder;
  mlir::Block holder;
};

StructuredOpQuery &inquiry() {
  static StructuredOpQuery all;
  return all;
}

/// Returns a shape that contains the last element that the loops read.
Shape shapeOf(mlir::AffineMap map, llvm::ArrayRef<int64_t> loops) {
  llvm::SmallVector<mlir::Attribute> last;
  mlir::Builder builder(map.getContext());
  for (int64_t size : loops)
    last.push_back(builder.getIndexAttr(size - 1));
  llvm::SmallVector<mlir::Attribute> positions;
  (void)map.constantFold(last, positions);
  Shape shape;
  for (mlir::Attribute position : positions)
    shape.push_back(cast<mlir::IntegerAttr>(position).getInt() + 1);
  return shape;
}

std::string vectorText(llvm::ArrayRef<int64_t> numbers) {
  return "dense<" + listText(numbers) + "> : vector<" +
         std::to_string(numbers.size()) + "xi64>";
}

/// Appends an element-wise op of unknown function and clamps its result.
bool makePointwise(Generator &g, const NamedOp &op) {
  Value first = g.take([](const Value &v) {
    return v.elementType == "f32" && v.range.error == 0;
  });
  if (first.elementType != "f32" || first.range.error != 0)
    return false;
  bool isSelect = op.name == "linalg.select";
  std::vector<Value> inputs;
  for (unsigned i = 0; i < op.numInputs; ++i) {
    Value next = i == 0 ? first : g.ofType("f32", first.shape);
    if (isSelect && i == 0)
      next = g.ofType("i1", first.shape);
    else if (next.range.error != 0)
      next = g.fresh("f32", first.shape);
    inputs.push_back(isSelect && i == 0 ? next : g.within(next, 0.5, 3));
  }
  std::string type = "f32";
  if (llvm::StringRef(op.name).ends_with("unsigned")) {
    for (Value &input : inputs)
      input = g.within(g.fresh("i32", first.shape), 1, 7);
    type = "i32";
  }
  Value start = emptyTensor(g, type, first.shape);
  Range range = type == "i32" ? fullRange(type)
                              : Range{-32, 32, 0, 32 * 64 * epsilon(type)};
  std::vector<Value> all = inputs;
  all.push_back(start);
  g.write(op.name + " " + insOutsText(inputs, {start}) + " -> " + start.type(),
          all, {type, first.shape, range});
  return true;
}

struct NamedOpLoops {
  Ints sizes, strides, dilations;
  llvm::SmallVector<mlir::AffineMap> maps;
  int64_t terms = 1;
};

NamedOpLoops chooseLoops(Generator &g, const NamedOp &op) {
  NamedOpLoops loops;
  for (unsigned i = 0; i < op.numSpatial; ++i) {
    loops.strides.push_back(g.random.between(1, 3));
    loops.dilations.push_back(g.random.between(1, 2));
  }
  loops.maps = inquiry().mapsOf(op, loops.strides, loops.dilations);
  int64_t work = 1;
  for (mlir::utils::IteratorType kind : inquiry().iteratorsOf(op)) {
    bool isReduction = kind == mlir::utils::IteratorType::reduction;
    int64_t size =
        isReduction && op.numSpatial ? g.random.between(1, 4) : g.randomSize();
    if (work * size > g.maxElements(20000))
      size = std::min<int64_t>(size, 2);
    work *= size;
    loops.sizes.push_back(size);
    if (isReduction)
      loops.terms *= size;
  }
  return loops;
}

/// Returns the shape of an operand, perhaps with elements that no window
/// reads.
Shape operandShape(Generator &g, mlir::AffineMap map,
                   const NamedOpLoops &loops) {
  Shape shape = shapeOf(map, loops.sizes);
  for (auto [size, expr] : llvm::zip_equal(shape, map.getResults()))
    if (!isa<mlir::AffineDimExpr>(expr) && g.random.chance(0.3) &&
        !loops.strides.empty())
      size += g.random.between(1, 2);
  return shape;
}

Range resultRange(const NamedOp &op, llvm::StringRef type,
                  llvm::ArrayRef<Value> inputs, Range start, int64_t terms) {
  bool isProduct =
      op.bodyOps.contains("arith.mulf") || op.bodyOps.contains("arith.muli");
  Range range = inputs[0].range;
  if (op.isQuantized)
    return fullRange("i32");
  if (isProduct && inputs.size() > 1)
    range = productRange(type, range, inputs[1].range);
  bool isSum =
      op.bodyOps.contains("arith.addf") || op.bodyOps.contains("arith.addi");
  return combinedRange(isSum ? ReductionOp::Add : ReductionOp::Maximum, type,
                       range, start, terms);
}

/// Returns the element that the op combines its results with at the start.
double initialElement(const NamedOp &op, bool isUnsigned,
                      llvm::StringRef type) {
  bool isMax = op.bodyOps.contains("arith.maximumf");
  if (isUnsigned)
    return isMax || llvm::StringRef(op.name).contains("max") ? 0 : 100;
  if (isMax)
    return neutralElement(ReductionOp::Maximum, type);
  if (op.bodyOps.contains("arith.minimumf"))
    return neutralElement(ReductionOp::Minimum, type);
  return 0;
}

bool makeNamed(Generator &g) {
  const NamedOp &op = g.random.pick(llvm::ArrayRef(inquiry().ops));
  if (op.isPointwise)
    return makePointwise(g, op);
  NamedOpLoops loops = chooseLoops(g, op);
  bool isUnsigned = llvm::StringRef(op.name).contains("unsigned");
  std::string type = isUnsigned || g.random.chance(0.15) ? "i32"
                     : g.random.chance(0.1)              ? "f64"
                     : g.random.chance(0.1)              ? "bf16"
                                                         : "f32";
  std::string out = op.isQuantized ? "i32" : type;
  std::vector<Value> inputs;
  for (unsigned i = 0; i < op.numInputs; ++i) {
    if (op.isQuantized && i >= 2) {
      inputs.push_back(bareConstant(g, "i32", g.random.between(-2, 2)));
      continue;
    }
    Value input = g.ofType(op.isQuantized ? "i8" : type,
                           operandShape(g, loops.maps[i], loops));
    inputs.push_back(isUnsigned ? g.within(input, 0, 8) : g.factor(input));
  }
  Value start =
      makeInitialValue(g, out, shapeOf(loops.maps.back(), loops.sizes),
                       initialElement(op, isUnsigned, out));
  if (isUnsigned)
    start = g.within(start, 0, 100);
  Range range = resultRange(op, out, inputs, start.range, loops.terms);
  std::string attributes;
  if (op.numSpatial)
    attributes = " {strides = " + vectorText(loops.strides) +
                 ", dilations = " + vectorText(loops.dilations) + "}";
  std::vector<Value> all = inputs;
  all.push_back(start);
  g.write(op.name + attributes + " " + insOutsText(inputs, {start}) + " -> " +
              start.type(),
          all, {out, start.shape, isUnsigned ? Range{0, 100, 1, 0} : range});
  return true;
}

} // namespace

std::vector<OpMaker> makeLinalgNamedOps() {
  inquiry(); // once, not in each child process
  return {{"linalg_named", 3, makeNamed, false, Language::Linalg}};
}

} // namespace mlir::gspmd::fuzz
