//===- MakeTensorDialect.cpp - Random ops of the tensor dialect -----------===//
#include "compiler/Fuzz/Generator/OpMakers.h"
#include "compiler/Fuzz/UpstreamOps/UpstreamValues.h"

namespace mlir::gspmd::fuzz {
namespace {

using Ints = llvm::SmallVector<int64_t>;

bool makePad(Generator &g) {
  Value x = g.take(isSignless, 1);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  Ints low, high;
  Shape out;
  for (int64_t size : x.shape) {
    low.push_back(g.random.chance(0.6) ? g.random.between(0, 3) : 0);
    high.push_back(g.random.chance(0.6) ? g.random.between(0, 3) : 0);
    out.push_back(size + low.back() + high.back());
  }
  Value fill =
      g.random.chance(0.3)
          ? extractElement(g, g.ofType(x.elementType, {}))
          : bareConstant(g, x.elementType,
                         x.elementType == "i1" ? 1 : g.random.below(3));
  std::string positions;
  for (int64_t d = 0; d < x.rank(); ++d)
    positions += (d ? ", %p" : "%p") + std::to_string(d) + ": index";
  g.write("tensor.pad " + x.name + " low" + listText(low) + " high" +
              listText(high) + " {\n  ^bb0(" + positions +
              "):\n    tensor.yield " + fill.name + " : " + x.elementType +
              "\n  } : " + x.type() + " to " + tensorType(x.elementType, out),
          {x, fill}, {x.elementType, out, unite(x.range, fill.range)});
  return true;
}

/// A slice of a tensor; some of its offsets are computed.
struct Part {
  std::string text; ///< "[0, %i] [2, 3] [1, 1]"
  Shape sizes;
  std::vector<Value> begins;
};

Part choosePart(Generator &g, const Shape &shape, bool mayStride,
                bool mayCompute = true) {
  Part part;
  std::string offsets, strides;
  for (auto [d, size] : llvm::enumerate(shape)) {
    int64_t stride =
        mayStride && g.random.chance(0.3) ? g.random.between(2, 3) : 1;
    int64_t count = g.random.chance(0.4) && stride == 1
                        ? size
                        : g.random.between(1, (size - 1) / stride + 1);
    int64_t most = size - (count - 1) * stride - 1;
    std::string offset = std::to_string(g.random.between(0, most));
    if (mayCompute && g.random.chance(0.15)) {
      part.begins.push_back(bareIndex(g, most));
      offset = part.begins.back().name;
    }
    offsets += (d ? ", " : "") + offset;
    strides += (d ? ", " : "") + std::to_string(stride);
    part.sizes.push_back(count);
  }
  part.text =
      "[" + offsets + "] " + listText(part.sizes) + " [" + strides + "]";
  return part;
}

bool makeExtractSlice(Generator &g) {
  Value x = g.take(isSignless, 1);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  Part part = choosePart(g, x.shape, /*mayStride=*/true);
  Shape out = part.sizes;
  if (g.random.chance(0.4))
    llvm::erase(out, 1);
  std::vector<Value> operands{x};
  llvm::append_range(operands, part.begins);
  g.write("tensor.extract_slice " + x.name + part.text + " : " + x.type() +
              " to " + tensorType(x.elementType, out),
          operands, {x.elementType, out, x.range});
  return true;
}

bool makeInsertSlice(Generator &g) {
  Value x = g.take(isSignless, 1);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  // The emulator rejects strides at computed offsets.
  bool hasGaps = g.random.chance(0.3);
  Part part = choosePart(g, x.shape, hasGaps, !hasGaps);
  Shape in = part.sizes;
  if (g.random.chance(0.3))
    llvm::erase(in, 1);
  Value y = g.ofType(x.elementType, in);
  std::vector<Value> operands{y, x};
  llvm::append_range(operands, part.begins);
  g.write("tensor.insert_slice " + y.name + " into " + x.name + part.text +
              " : " + y.type() + " into " + x.type(),
          operands, {x.elementType, x.shape, unite(x.range, y.range)});
  return true;
}

bool makeConcat(Generator &g) {
  Value x = g.take(isSignless, 1);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  int64_t dim = g.random.below(x.rank());
  std::vector<Value> slices{x};
  Shape out = x.shape;
  Range range = x.range;
  for (int64_t n = g.random.below(3); n > 0; --n) {
    Shape shape = x.shape;
    if (g.random.chance(0.6))
      shape[dim] = g.random.between(1, 6);
    slices.push_back(g.ofType(x.elementType, shape));
    out[dim] += shape[dim];
    range = unite(range, slices.back().range);
  }
  g.write("tensor.concat dim(" + std::to_string(dim) + ") " +
              joinNames(slices) + " : (" + joinTypes(slices) + ") -> " +
              tensorType(x.elementType, out),
          slices, {x.elementType, out, range});
  return true;
}

std::string groupsText(llvm::ArrayRef<Ints> groups) {
  std::string text = "[";
  for (auto [index, group] : llvm::enumerate(groups))
    text += (index ? ", " : "") + listText(group);
  return text + "]";
}

bool makeCollapse(Generator &g) {
  Value x = g.take(isSignless, 2);
  if (!isSignless(x) || x.rank() < 2)
    return false;
  llvm::SmallVector<Ints> groups;
  Shape out;
  for (int64_t d = 0; d < x.rank(); ++d)
    if (d && g.random.chance(0.5)) {
      groups.back().push_back(d);
      out.back() *= x.shape[d];
    } else {
      groups.push_back({d});
      out.push_back(x.shape[d]);
    }
  g.write("tensor.collapse_shape " + x.name + " " + groupsText(groups) + " : " +
              x.type() + " into " + tensorType(x.elementType, out),
          {x}, {x.elementType, out, x.range});
  return true;
}

bool makeExpand(Generator &g) {
  Value x = g.take(isSignless, 1, 3);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  llvm::SmallVector<Ints> groups;
  Shape out;
  for (int64_t size : x.shape) {
    Ints segments{size};
    for (int64_t by : {2, 3, 1, 5})
      if (segments.back() % by == 0 && g.random.chance(0.4) &&
          out.size() + segments.size() < 6) {
        segments.back() /= by;
        segments.push_back(by);
        g.random.shuffle(segments);
      }
    groups.emplace_back();
    for (int64_t segment : segments) {
      groups.back().push_back(out.size());
      out.push_back(segment);
    }
  }
  g.write("tensor.expand_shape " + x.name + " " + groupsText(groups) +
              " output_shape " + listText(out) + " : " + x.type() + " into " +
              tensorType(x.elementType, out),
          {x}, {x.elementType, out, x.range});
  return true;
}

bool makeReshape(Generator &g) {
  Value x = g.take(isSignless, 1, 3);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  Shape out = x.shape;
  g.random.shuffle(out);
  llvm::SmallVector<double> numbers(out.begin(), out.end());
  Value shape = g.dense("i64", {int64_t(out.size())}, numbers, {0, 16, 1, 0});
  g.hide(shape);
  g.write("tensor.reshape " + x.name + "(" + shape.name + ") : (" + x.type() +
              ", " + shape.type() + ") -> " + tensorType(x.elementType, out),
          {x, shape}, {x.elementType, out, x.range});
  return true;
}

/// Returns positions; those of a scatter are unique.
Value positionsOf(Generator &g, llvm::ArrayRef<int64_t> sizes, int64_t count,
                  bool isUnique, Shape lead) {
  int64_t n = sizes.size(), all = llvm::product_of(sizes);
  llvm::SmallVector<double> numbers;
  Ints order = g.permutation(all);
  for (int64_t i = 0; i < count; ++i) {
    int64_t at = isUnique ? order[i] : g.random.below(all);
    Ints position(n);
    for (int64_t d = n - 1; d >= 0; --d) {
      position[d] = at % sizes[d];
      at /= sizes[d];
    }
    numbers.append(position.begin(), position.end());
  }
  lead.push_back(n);
  int64_t most = *llvm::max_element(sizes);
  Value constant = g.dense("i32", lead, numbers, {0, double(most), 1, 0});
  g.hide(constant);
  return constant;
}

bool makeTensorGatherScatter(Generator &g) {
  bool isScatter = g.random.chance(0.4);
  Value x = g.take(isSignless, 1, 3);
  if (!isSignless(x) || x.rank() == 0 || x.size() > 500)
    return false;
  Ints dims, sizes;
  for (int64_t d = 0; d < x.rank(); ++d)
    if (g.random.chance(0.5) || (dims.empty() && d + 1 == x.rank())) {
      dims.push_back(d);
      sizes.push_back(x.shape[d]);
    }
  int64_t count = g.random.between(1, 6);
  if (isScatter)
    count = std::min(count, llvm::product_of(sizes));
  Shape lead{count}, slice = x.shape;
  for (int64_t d : dims)
    slice[d] = 1;
  if (g.random.chance(0.4)) // rank-reducing
    for (int64_t d : llvm::reverse(dims))
      slice.erase(slice.begin() + d);
  Value positions = positionsOf(g, sizes, count, isScatter, lead);
  Shape out = lead;
  out.append(slice);
  if (!isScatter) {
    std::string unique = g.random.chance(0.2) && count == 1 ? " unique" : "";
    g.write("tensor.gather " + x.name + "[" + positions.name +
                "] gather_dims(" + listText(dims) + ")" + unique + " : (" +
                x.type() + ", " + positions.type() + ") -> " +
                tensorType(x.elementType, out),
            {x, positions}, {x.elementType, out, x.range});
    return true;
  }
  Value y = g.ofType(x.elementType, out);
  g.write("tensor.scatter " + y.name + " into " + x.name + "[" +
              positions.name + "] scatter_dims(" + listText(dims) +
              ") unique : (" + y.type() + ", " + x.type() + ", " +
              positions.type() + ") -> " + x.type(),
          {y, x, positions}, {x.elementType, x.shape, unite(x.range, y.range)});
  return true;
}

/// Appends a tensor.generate of the index.
bool makeGenerate(Generator &g) {
  Shape shape = g.randomShape(1, 3);
  std::string arguments;
  for (size_t d = 0; d < shape.size(); ++d)
    arguments += (d ? ", %p" : "%p") + std::to_string(d) + ": index";
  int64_t a = g.random.below(shape.size()), b = g.random.below(shape.size());
  std::string type = g.random.chance(0.6) ? "f32" : "i32";
  std::string lines = "    %s = arith.addi %p" + std::to_string(a) + ", %p" +
                      std::to_string(b) +
                      " : index\n    %i = arith.index_cast %s : index to i32\n";
  std::string value = "%i";
  if (type == "f32") {
    lines += "    %f = arith.sitofp %i : i32 to f32\n";
    value = "%f";
  }
  g.write("tensor.generate {\n  ^bb0(" + arguments + "):\n" + lines +
              "    tensor.yield " + value + " : " + type +
              "\n  } : " + tensorType(type, shape),
          {}, {type, shape, {0, double(shape[a] + shape[b]), 1, 0}});
  return true;
}

bool makeSplat(Generator &g) {
  Value scalar = g.take(isSignless, 0, 0);
  if (!isSignless(scalar) || scalar.rank() != 0)
    return false;
  Value element = extractElement(g, scalar);
  Shape shape = g.randomShape(1, 3);
  if (g.random.chance(0.3)) {
    Value other = bareConstant(g, scalar.elementType, 1);
    g.write("tensor.from_elements " + element.name + ", " + other.name + ", " +
                element.name + " : " + tensorType(scalar.elementType, {3}),
            {element, other},
            {scalar.elementType, {3}, unite(scalar.range, other.range)});
    return true;
  }
  g.write("tensor.splat " + element.name + " : " +
              tensorType(scalar.elementType, shape),
          {element}, {scalar.elementType, shape, scalar.range});
  return true;
}

std::string atText(Generator &g, const Value &x, std::vector<Value> &operands) {
  std::string text = "[";
  for (int64_t d = 0; d < x.rank(); ++d) {
    operands.push_back(bareIndex(g, x.shape[d] - 1));
    text += (d ? ", " : "") + operands.back().name;
  }
  return text + "]";
}

/// Extracts an element of a tensor and inserts it into another.
bool makeElement(Generator &g) {
  Value x = g.take(isSignless, 1);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  std::vector<Value> operands{x};
  std::string at = atText(g, x, operands);
  Value element =
      makeBareScalar(g, "tensor.extract " + x.name + at + " : " + x.type(),
                     operands, x.elementType, x.range);
  Value y = g.like(x);
  operands = {element, y};
  at = atText(g, y, operands);
  g.write("tensor.insert " + element.name + " into " + y.name + at + " : " +
              y.type(),
          operands, {y.elementType, y.shape, unite(x.range, y.range)});
  return true;
}

bool makeCast(Generator &g) {
  Value x = g.take(isSignless, 1);
  if (!isSignless(x) || x.rank() == 0)
    return false;
  g.write("tensor.cast " + x.name + " : " + x.type() + " to " + x.type(), {x},
          {x.elementType, x.shape, x.range});
  return true;
}

//===----------------------------------------------------------------------===//
// arith and complex
//===----------------------------------------------------------------------===//

bool makeArith(Generator &g) {
  auto fits = [](const Value &v) { // ops of complex are scalar
    return isSignless(v) && !isComplex(v.elementType);
  };
  Value x = g.takeAny(fits);
  if (!fits(x))
    return false;
  Value y = g.like(x);
  if (x.elementType != "i1")
    x = g.stabilized(x), y = g.stabilized(y);
  ReductionOp combiner = x.elementType == "i1"  ? ReductionOp::And
                         : g.random.chance(0.3) ? ReductionOp::Multiply
                                                : chooseCombiner(g, x);
  Range range = combinedRange(combiner, x.elementType, x.range, y.range, 1);
  g.emit(combinerOp(combiner, x.elementType), {x, y}, "",
         {x.elementType, x.shape, range});
  return true;
}

bool makeCompareSelect(Generator &g) {
  Value x = g.takeAny(
      [](const Value &v) { return isOrdered(v) && v.range.error == 0; });
  if (!isOrdered(x) || x.range.error != 0)
    return false;
  Value y = g.like(x);
  if (y.range.error != 0)
    y = g.fresh(x.elementType, x.shape);
  bool isNumber = isFloat(x.elementType);
  Value flag =
      g.emit(isNumber ? "arith.cmpf" : "arith.cmpi", {x, y},
             "predicate = " + std::to_string(g.random.between(1, 5)) + " : i64",
             {"i1", x.shape, fullRange("i1")});
  Value a = g.takeAny(
      [&](const Value &v) { return isSignless(v) && v.shape == x.shape; });
  if (a.shape != x.shape)
    a = x;
  Value b = g.like(a);
  g.emit("arith.select", {flag, a, b}, "",
         {a.elementType, a.shape, unite(a.range, b.range)});
  return true;
}

bool makeConvert(Generator &g) {
  Value x = g.takeAny([](const Value &v) {
    return v.range.error == 0 && isSignless(v) && !isComplex(v.elementType);
  });
  if (x.range.error != 0 || !isSignless(x) || isComplex(x.elementType))
    return false;
  if (x.elementType == "i1") {
    g.emit("arith.extui", {x}, "", {"i32", x.shape, {0, 1, 1, 0}});
  } else if (x.elementType == "f32" && !g.mayBeSpecial(x)) {
    x = g.within(x, -100, 100);
    Range range = x.range;
    range.grid = 1;
    g.emit("arith.fptosi", {x}, "", {"i32", x.shape, range});
  } else if (x.elementType == "f32") {
    g.emit("arith.extf", {x}, "", {"f64", x.shape, x.range});
  } else if (isInteger(x.elementType)) {
    x = g.within(x, -100, 100);
    g.emit("arith.sitofp", {x}, "", {"f32", x.shape, x.range});
  } else {
    return false;
  }
  return true;
}

} // namespace

std::vector<OpMaker> makeTensorDialectOps() {
  const Language linalg = Language::Linalg;
  return {{"tensor_pad", 1, makePad, false, linalg},
          {"tensor_extract_slice", 1, makeExtractSlice, false, linalg},
          {"tensor_insert_slice", 1, makeInsertSlice, false, linalg},
          {"tensor_concat", 0.7, makeConcat, false, linalg},
          {"tensor_collapse", 0.7, makeCollapse, false, linalg},
          {"tensor_expand", 0.7, makeExpand, false, linalg},
          {"tensor_reshape", 0.2, makeReshape, false, linalg},
          {"tensor_gather", 0.8, makeTensorGatherScatter, false, linalg},
          {"tensor_generate", 0.4, makeGenerate, false, linalg},
          {"tensor_splat", 0.3, makeSplat, false, linalg},
          {"tensor_element", 0.3, makeElement, false, linalg},
          {"tensor_cast", 0.1, makeCast, false, linalg},
          {"arith", 1, makeArith, false, linalg},
          {"arith_select", 0.5, makeCompareSelect, false, linalg},
          {"arith_convert", 0.4, makeConvert, false, linalg}};
}

} // namespace mlir::gspmd::fuzz
