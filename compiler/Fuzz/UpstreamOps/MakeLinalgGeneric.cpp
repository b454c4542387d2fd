//===- MakeLinalgGeneric.cpp - Random linalg.generic ops ------------------===//
//
// Generics read any affine window of their operands: strides, dilations,
// reversals, shifts, indices in the body. This family also has the ops of
// linalg with a body or a list of dimensions.
//
//===----------------------------------------------------------------------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/UpstreamValues.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

/// One dimension of an operand: an affine expression, and its size.
struct Dim {
  std::string expr;
  int64_t size;
};

struct Loops {
  Ints sizes;
  llvm::SmallVector<bool> isKept;  ///< a dimension of the result
  llvm::SmallVector<bool> isPlain; ///< a dimension of some operand by itself

  std::string domain() const {
    std::string text;
    for (size_t i = 0; i < sizes.size(); ++i)
      text += (i ? ", d" : "d") + std::to_string(i);
    return text;
  }
  int64_t terms() const {
    int64_t product = 1;
    for (auto [size, kept] : llvm::zip_equal(sizes, isKept))
      product *= kept ? 1 : size;
    return product;
  }
};

std::string loopText(int64_t loop, int64_t factor) {
  return "d" + std::to_string(loop) +
         (factor == 1 ? "" : " * " + std::to_string(factor));
}

/// Returns a window: `first` selects it, `second` runs inside, perhaps
/// backwards.
Dim windowDim(Generator &g, const Loops &loops, int64_t first, int64_t second) {
  int64_t stride = g.random.between(1, 3), dilation = g.random.between(1, 2);
  int64_t shift = g.random.chance(0.3) ? 1 : 0;
  int64_t most = (loops.sizes[first] - 1) * stride;
  int64_t reach = (loops.sizes[second] - 1) * dilation;
  std::string text = loopText(first, stride);
  if (g.random.chance(0.25))
    text += " - " + loopText(second, dilation) + " + " +
            std::to_string(shift + reach);
  else
    text += " + " + loopText(second, dilation) + " + " + std::to_string(shift);
  return {text, most + reach + shift + 1 +
                    (g.random.chance(0.3) ? g.random.between(1, 2) : 0)};
}

llvm::SmallVector<Dim> chooseDims(Generator &g, Loops &loops) {
  llvm::SmallVector<Dim> dims;
  Ints free = g.permutation(loops.sizes.size());
  while (!free.empty() && dims.size() < 3) {
    int64_t first = free.pop_back_val();
    double choice = g.random.unit();
    if (choice < 0.35 && !free.empty()) {
      dims.push_back(windowDim(g, loops, first, free.pop_back_val()));
      continue;
    }
    if (choice < 0.42) { // one loop with an offset
      int64_t stride = g.random.between(2, 3);
      dims.push_back(
          {loopText(first, stride),
           (loops.sizes[first] - 1) * stride + 1 + g.random.below(2)});
      continue;
    }
    if (choice < 0.46) {
      int64_t by = g.random.between(2, 3);
      bool isRest = g.random.chance(0.5);
      dims.push_back({"d" + std::to_string(first) +
                          (isRest ? " mod " : " floordiv ") +
                          std::to_string(by),
                      isRest ? by : (loops.sizes[first] - 1) / by + 1});
      continue;
    }
    if (choice < 0.5) {
      dims.push_back({"0", g.random.between(1, 3)});
      continue;
    }
    dims.push_back({"d" + std::to_string(first), loops.sizes[first]});
    loops.isPlain[first] = true;
  }
  return dims;
}

Shape shapeOf(llvm::ArrayRef<Dim> dims) {
  Shape shape;
  for (const Dim &dim : dims)
    shape.push_back(dim.size);
  return shape;
}

std::string mapText(const Loops &loops, llvm::ArrayRef<Dim> dims) {
  std::string text = "affine_map<(" + loops.domain() + ") -> (";
  for (auto [index, dim] : llvm::enumerate(dims))
    text += (index ? ", " : "") + dim.expr;
  return text + ")>";
}

Loops chooseLoops(Generator &g) {
  Loops loops;
  int64_t count = g.random.between(1, 4), work = 1;
  for (int64_t i = 0; i < count; ++i) {
    int64_t size = g.randomSize();
    if (work * size > g.maxElements(4000))
      size = std::min<int64_t>(size, 2);
    work *= size;
    loops.sizes.push_back(size);
    loops.isKept.push_back(g.random.chance(0.65));
    // Loops of the result have their sizes from it.
    loops.isPlain.push_back(loops.isKept.back());
  }
  return loops;
}

/// The text of a body, with the bounds of what it computes.
class Body {
public:
  Body(Generator &g, std::string type) : g(g), type(std::move(type)) {}

  std::string add(const std::string &text) {
    std::string name = "%t" + std::to_string(next++);
    lines += "    " + name + " = " + text + "\n";
    return name;
  }
  /// Combines `name` with another number.
  void combine(std::string &name, Range &range, const std::string &other,
               Range otherRange) {
    ReductionOp how = isComplex(type) || type == "i1" ? ReductionOp::Add
                                                      : ReductionOp::Multiply;
    if (type == "i1")
      how = ReductionOp::And;
    else if (g.random.chance(0.4) && !isComplex(type))
      how = g.random.chance(0.5) ? ReductionOp::Add : ReductionOp::Maximum;
    name =
        add(combinerOp(how, type) + " " + name + ", " + other + " : " + type);
    range = how == ReductionOp::Multiply
                ? productRange(type, range, otherRange)
                : combinedRange(how, type, range, otherRange, 1);
  }
  /// Adds the index of a loop.
  void addPosition(std::string &name, Range &range, int64_t loop,
                   int64_t size) {
    std::string index =
        add("linalg.index " + std::to_string(loop) + " : index");
    std::string number = add("arith.index_cast " + index + " : index to i32");
    if (type == "f32")
      number = add("arith.sitofp " + number + " : i32 to f32");
    combine(name, range, number, {0, double(size - 1), 1, 0});
  }
  std::string lines;

private:
  Generator &g;
  std::string type;
  int next = 0;
};

std::string chooseElementType(Generator &g) {
  return g.random.chance(0.7)   ? "f32"
         : g.random.chance(0.6) ? "i32"
         : g.random.chance(0.4) ? "complex<f32>"
         : g.random.chance(0.5) ? "i1"
                                : "f64";
}

/// Returns the dimensions of each input. Every loop has its size from one.
std::vector<llvm::SmallVector<Dim>> chooseInputs(Generator &g, Loops &loops) {
  std::vector<llvm::SmallVector<Dim>> inputs;
  for (int64_t n = g.random.between(1, 2); n > 0; --n)
    inputs.push_back(chooseDims(g, loops));
  llvm::SmallVector<Dim> missing;
  for (size_t i = 0; i < loops.sizes.size(); ++i)
    if (!loops.isPlain[i])
      missing.push_back({"d" + std::to_string(i), loops.sizes[i]});
  if (!missing.empty())
    inputs.push_back(missing);
  return inputs;
}

/// Returns the dimensions of the result: the loops that are not reductions.
llvm::SmallVector<Dim> chooseResult(Generator &g, const Loops &loops) {
  llvm::SmallVector<Dim> dims;
  for (int64_t i : g.permutation(loops.sizes.size()))
    if (loops.isKept[i])
      dims.push_back({"d" + std::to_string(i), loops.sizes[i]});
  return dims;
}

/// Computes a value from one element of each input. Returns its name and range.
std::pair<std::string, Range> combineInputs(Generator &g, Body &body,
                                            llvm::StringRef type,
                                            llvm::ArrayRef<Value> inputs,
                                            const Loops &loops) {
  std::string value = "%e0";
  Range range = inputs[0].range;
  for (size_t i = 1; i < inputs.size(); ++i)
    body.combine(value, range, "%e" + std::to_string(i), inputs[i].range);
  if ((type == "f32" || type == "i32") && g.random.chance(0.3)) {
    int64_t loop = g.random.below(loops.sizes.size());
    body.addPosition(value, range, loop, loops.sizes[loop]);
  }
  if (type == "f32" && g.random.chance(0.2)) {
    value = body.add("math.tanh " + value + " : f32");
    range = {-1, 1, 0, range.error + 4 * epsilon(type)};
  }
  return {value, range};
}

bool makeGeneric(Generator &g) {
  std::string type = chooseElementType(g);
  Loops loops = chooseLoops(g);
  std::string maps, arguments;
  std::vector<Value> inputs;
  for (llvm::ArrayRef<Dim> dims : chooseInputs(g, loops)) {
    maps += mapText(loops, dims) + ", ";
    arguments += "%e" + std::to_string(inputs.size()) + ": " + type + ", ";
    Value input = g.ofType(type, shapeOf(dims));
    inputs.push_back(type == "i1" ? input : g.factor(input));
  }
  llvm::SmallVector<Dim> outDims = chooseResult(g, loops);
  llvm::SmallVector<bool> isReduction;
  for (bool kept : loops.isKept)
    isReduction.push_back(!kept);
  bool reduces = llvm::is_contained(isReduction, true);
  ReductionOp combiner = chooseCombiner(g, Value{"", type, {}, {}});
  Value start = makeInitialValue(g, type, shapeOf(outDims),
                                 reduces ? neutralElement(combiner, type) : 0);
  Body body(g, type);
  auto [value, range] = combineInputs(g, body, type, inputs, loops);
  if (reduces) {
    bool isFirst = g.random.chance(0.5);
    value = body.add(combinerOp(combiner, type) + " " +
                     (isFirst ? value + ", %out" : "%out, " + value) + " : " +
                     type);
    range = combinedRange(combiner, type, range, start.range, loops.terms());
  }
  std::vector<Value> operands = inputs;
  operands.push_back(start);
  g.write("linalg.generic {indexing_maps = [" + maps + mapText(loops, outDims) +
              "], iterator_types = " + iteratorText(isReduction) + "} " +
              insOutsText(inputs, {start}) + " {\n  ^bb0(" + arguments +
              "%out: " + type + "):\n" + body.lines + "    linalg.yield " +
              value + " : " + type + "\n  } -> " + start.type(),
          operands, {type, start.shape, range});
  return true;
}

//===----------------------------------------------------------------------===//
// Ops with lists of dimensions
//===----------------------------------------------------------------------===//

bool makeReduce(Generator &g) {
  Value x = g.take(isSignless, 1);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  if (x.elementType != "i1")
    x = g.stabilized(x);
  ReductionOp combiner = chooseCombiner(g, x);
  Ints dims;
  Shape out;
  int64_t terms = 1;
  for (int64_t d = 0; d < x.rank(); ++d)
    if (g.random.chance(0.5) || (dims.empty() && d + 1 == x.rank())) {
      dims.push_back(d);
      terms *= x.shape[d];
    } else {
      out.push_back(x.shape[d]);
    }
  Value start = makeInitialValue(g, x.elementType, out,
                                 neutralElement(combiner, x.elementType));
  std::string t = x.elementType;
  bool isFirst = g.random.chance(0.5);
  g.write("linalg.reduce " + insOutsText({x}, {start}) +
              " dimensions = " + listText(dims) + " (%in: " + t +
              ", %out: " + t + ") {\n    %r = " + combinerOp(combiner, t) +
              (isFirst ? " %in, %out" : " %out, %in") + " : " + t +
              "\n    linalg.yield %r : " + t + "\n  }",
          {x, start},
          {t, out, combinedRange(combiner, t, x.range, start.range, terms)});
  return true;
}

/// Appends a reduction of two results: the largest element and its index.
bool makeArgmax(Generator &g) {
  Value x = g.take(
      [&](const Value &v) {
        return v.elementType == "f32" && v.range.error == 0 &&
               !g.mayBeSpecial(v);
      },
      1);
  if (x.elementType != "f32" || x.rank() == 0 || x.range.error != 0 ||
      g.mayBeSpecial(x))
    return false;
  int64_t dim = g.random.below(x.rank());
  Shape out = x.shape;
  out.erase(out.begin() + dim);
  Loops loops;
  loops.sizes.assign(x.shape.begin(), x.shape.end());
  llvm::SmallVector<Dim> all, kept;
  llvm::SmallVector<bool> isReduction;
  for (int64_t d = 0; d < x.rank(); ++d) {
    isReduction.push_back(d == dim);
    all.push_back({"d" + std::to_string(d), x.shape[d]});
    if (d != dim)
      kept.push_back(all.back());
  }
  Value low =
      makeInitialValue(g, "f32", out, -std::numeric_limits<double>::infinity());
  Value zero = makeInitialValue(g, "i32", out, 0);
  std::string outMap = mapText(loops, kept);
  g.writeMany(
      "linalg.generic {indexing_maps = [" + mapText(loops, all) + ", " +
          outMap + ", " + outMap + "], iterator_types = " +
          iteratorText(isReduction) + "} " + insOutsText({x}, {low, zero}) +
          " {\n  ^bb0(%e: f32, %best: f32, %at: i32):\n    %i = linalg.index " +
          std::to_string(dim) +
          " : index\n    %n = arith.index_cast %i : index to i32\n    %c = "
          "arith.cmpf ogt, %e, %best : f32\n    %b = arith.select %c, %e, "
          "%best "
          ": f32\n    %p = arith.select %c, %n, %at : i32\n    linalg.yield "
          "%b, "
          "%p : f32, i32\n  } -> (" +
          joinTypes({low, zero}) + ")",
      {x, low, zero},
      {{"f32", out, x.range},
       {"i32", out, unite(zero.range, {0, double(x.shape[dim]), 1, 0})}});
  return true;
}

bool makeTransposed(Generator &g) {
  Value x = g.take(isSignless, 1);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  Shape out;
  Ints dims;
  std::string name = "linalg.transpose", list = "permutation";
  if (g.random.chance(0.5)) {
    dims = g.permutation(x.rank());
    for (int64_t d : dims)
      out.push_back(x.shape[d]);
  } else {
    name = "linalg.broadcast", list = "dimensions";
    out = x.shape;
    for (int64_t n = g.random.between(1, 2); n > 0; --n) {
      int64_t at = g.random.below(out.size() + 1);
      out.insert(out.begin() + at, g.random.between(1, 5));
      for (int64_t &dim : dims)
        dim += dim >= at;
      dims.push_back(at);
    }
    llvm::sort(dims);
  }
  Value start = emptyTensor(g, x.elementType, out);
  g.write(name + " " + insOutsText({x}, {start}) + " " + list + " = " +
              listText(dims),
          {x, start}, {x.elementType, out, x.range});
  return true;
}

bool makeMap(Generator &g) {
  Value x = g.take(isOrdered);
  if (!isOrdered(x))
    return false;
  x = g.stabilized(x);
  Value y = g.stabilized(g.like(x));
  std::string t = x.elementType;
  Value start = emptyTensor(g, t, x.shape);
  Range range = productRange(t, x.range, y.range);
  range = sumRange(t, unite(range, x.range), 2);
  g.write("linalg.map " + insOutsText({x, y}, {start}) + " (%a: " + t +
              ", %b: " + t + ", %out: " + t + ") {\n    %p = " +
              combinerOp(ReductionOp::Multiply, t) + " %a, %b : " + t +
              "\n    %s = " + combinerOp(ReductionOp::Add, t) +
              " %p, %a : " + t + "\n    linalg.yield %s : " + t + "\n  }",
          {x, y, start}, {t, x.shape, range});
  return true;
}

/// Appends a contraction with arbitrary indexing maps, except windows.
bool makeContract(Generator &g) {
  Loops loops;
  int64_t count = g.random.between(2, 4);
  for (int64_t i = 0; i < count; ++i) {
    loops.sizes.push_back(g.random.between(1, 7));
    loops.isKept.push_back(i == 0 || (i > 1 && g.random.chance(0.6)));
  }
  llvm::SmallVector<Dim> dims[3];
  for (int64_t i : g.permutation(count)) {
    Dim dim{"d" + std::to_string(i), loops.sizes[i]};
    int64_t in = loops.isKept[i] ? g.random.below(3) : 2; // left, right, both
    if (in != 1)
      dims[0].push_back(dim);
    if (in != 0)
      dims[1].push_back(dim);
    if (loops.isKept[i])
      dims[2].push_back(dim);
  }
  std::string type = g.random.chance(0.8) ? "f32" : "i32";
  g.random.shuffle(dims[1]);
  g.random.shuffle(dims[2]);
  Value a = g.factor(g.ofType(type, shapeOf(dims[0])));
  Value b = g.factor(g.ofType(type, shapeOf(dims[1])));
  Value start = makeInitialValue(g, type, shapeOf(dims[2]), 0);
  g.write("linalg.contract indexing_maps = [" + mapText(loops, dims[0]) + ", " +
              mapText(loops, dims[1]) + ", " + mapText(loops, dims[2]) + "] " +
              insOutsText({a, b}, {start}) + " -> " + start.type(),
          {a, b, start},
          {type, start.shape,
           combinedRange(ReductionOp::Add, type,
                         productRange(type, a.range, b.range), start.range,
                         loops.terms())});
  return true;
}

bool makeElementwiseOp(Generator &g) {
  Value x = g.take([](const Value &v) { return v.elementType == "f32"; });
  if (x.elementType != "f32")
    return false;
  x = g.within(x, -3, 3);
  Value start = emptyTensor(g, "f32", x.shape);
  static const char *const kinds[] = {"exp", "tanh", "abs", "negf"};
  g.write(
      "linalg.elementwise kind=#linalg.elementwise_kind<" +
          std::string(g.random.pick(llvm::ArrayRef(kinds))) + "> " +
          insOutsText({x}, {start}) + " -> " + start.type(),
      {x, start},
      {"f32", x.shape, {-21, 21, 0, 21 * x.range.error + 84 * epsilon("f32")}});
  return true;
}

bool makeSoftmax(Generator &g) {
  Value x = g.take([&](const Value &v) { return v.elementType == "f32"; }, 1);
  if (x.elementType != "f32" || x.rank() == 0)
    return false;
  x = g.stabilized(x);
  int64_t dim = g.random.below(x.rank());
  Value start = emptyTensor(g, "f32", x.shape);
  double error = 4 * x.range.error + 16 * (x.shape[dim] + 4) * epsilon("f32");
  g.write("linalg.softmax dimension(" + std::to_string(dim) + ") " +
              insOutsText({x}, {start}) + " -> " + start.type(),
          {x, start}, {"f32", x.shape, {0, 1, 0, error}});
  return true;
}

} // namespace

std::vector<OpMaker> makeLinalgGenericOps() {
  const Language linalg = Language::Linalg;
  return {{"linalg_generic", 3, makeGeneric, false, linalg},
          {"linalg_reduce", 1, makeReduce, false, linalg},
          {"linalg_argmax", 0.4, makeArgmax, false, linalg},
          {"linalg_move", 0.7, makeTransposed, false, linalg},
          {"linalg_map", 0.4, makeMap, false, linalg},
          {"linalg_contract", 0.7, makeContract, false, linalg},
          {"linalg_elementwise", 0.3, makeElementwiseOp, false, linalg},
          {"linalg_softmax", 0.4, makeSoftmax, false, linalg}};
}

} // namespace mlir::gspmd::fuzz
