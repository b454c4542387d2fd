//===- LinearAlgebraCall.cpp - Linear algebra custom calls ----------------===//

#include "dialect/StableHLO/CustomCalls/LinearAlgebraCall.h"
#include "dialect/StableHLO/CustomCalls/CustomCalls.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::gspmd::stablehlo;
using Routine = MatrixRoutine;

/// Returns the routine of a LAPACK name, without `lapack_`, the letter of the
/// element type, and `_ffi`.
static std::optional<Routine> lapackRoutine(StringRef name) {
  return llvm::StringSwitch<std::optional<Routine>>(name)
      .Case("potrf", Routine::Cholesky)
      .Case("trsm", Routine::TriangularSolve)
      .Case("getrf", Routine::Lu)
      .Case("geqrf", Routine::Qr)
      .Case("geqp3", Routine::PivotedQr)
      .Cases({"orgqr", "ungqr"}, Routine::HouseholderProduct)
      .Cases({"ormqr", "unmqr"}, Routine::HouseholderApply)
      .Case("gesdd", Routine::Svd)
      .Case("gesvd", Routine::SvdByQr)
      .Cases({"syevd", "heevd"}, Routine::Eigh)
      .Case("geev", Routine::Eig)
      .Case("gees", Routine::Schur)
      .Case("gehrd", Routine::Hessenberg)
      .Cases({"sytrd", "hetrd"}, Routine::Tridiagonal)
      .Case("gtsv", Routine::TridiagonalSolve)
      .Default(std::nullopt);
}

static bool isLapackName(StringRef target) {
  return target.starts_with("lapack_");
}

std::optional<Routine>
mlir::gspmd::stablehlo::matrixRoutineOf(StringRef target) {
  if (target.consume_front("lapack_")) {
    if (!target.consume_back("_ffi") ||
        !StringRef("sdcz").contains(target.take_front()))
      return std::nullopt;
    return lapackRoutine(target.drop_front());
  }
  return llvm::StringSwitch<std::optional<Routine>>(target)
      .Case("LuDecomposition", Routine::LuDecomposition)
      .Case("Qr", Routine::Qr)
      .Case("ProductOfElementaryHouseholderReflectors",
            Routine::HouseholderProduct)
      .Case("Eigh", Routine::Eigh)
      .Case("tridiagonal_solve_perturbed_ffi",
            Routine::TridiagonalSolvePerturbed)
      .Default(std::nullopt);
}

namespace {
/// A key of the configuration that a routine of LAPACK needs, and the letters
/// that it may have; none for numbers and booleans.
struct MatrixOption {
  StringRef name, letters;
};
} // namespace

static SmallVector<MatrixOption> optionsOf(Routine routine) {
  switch (routine) {
  case Routine::Cholesky:
  case Routine::Tridiagonal:
    return {{"uplo", "LU"}};
  case Routine::TriangularSolve:
    return {{"side", "LR"}, {"uplo", "LU"}, {"trans_x", "NTC"}, {"diag", "NU"}};
  case Routine::HouseholderApply:
    return {{"left", ""}, {"transpose", ""}};
  case Routine::Svd:
  case Routine::SvdByQr:
    return {{"mode", "ASN"}};
  case Routine::Eigh:
    return {{"mode", "NV"}, {"uplo", "LU"}};
  case Routine::Eig:
    return {{"compute_left", "NV"}, {"compute_right", "NV"}};
  case Routine::Schur:
    return {{"mode", "NV"}, {"sort", "NS"}};
  case Routine::Hessenberg:
    return {{"low", ""}, {"high", ""}};
  default:
    return {};
  }
}

int64_t MatrixCall::option(StringRef name) const {
  if (!config)
    return 0;
  Attribute value = config.get(name);
  if (auto flag = dyn_cast_if_present<BoolAttr>(value))
    return flag.getValue();
  auto number = dyn_cast_if_present<IntegerAttr>(value);
  return number ? number.getValue().getSExtValue() : 0;
}

static StringRef svdForm(const MatrixCall &call) {
  switch (call.option("mode")) {
  case 'A':
    return "Tmn -> Tmn, Rk, Tmm, Tnn, I";
  case 'S':
    return "Tmn -> Tmn, Rk, Tmk, Tkn, I";
  default: // singular vectors are not computed
    return "Tmn -> Tmn, Rk, Tab, Tcd, I";
  }
}

/// Returns the types and sizes of the call's tensors, in the notation of
/// LinearAlgebraCall.h.
static StringRef formOf(const MatrixCall &call) {
  bool isComplex = isa<ComplexType>(call.element);
  switch (call.routine) {
  case Routine::Cholesky:
    return "Tnn -> Tnn, I";
  case Routine::TriangularSolve:
    return call.option("side") == 'L' ? "Tnn, Tnr -> Tnr" : "Tnn, Trn -> Trn";
  case Routine::Lu:
    return "Tmn -> Tmn, Ik, I";
  case Routine::LuDecomposition:
    return "Tmn -> Tmn, Ik, Im";
  case Routine::Qr:
    return "Tmn -> Tmn, Tk";
  case Routine::PivotedQr:
    return "Tmn, In -> Tmn, In, Tk";
  case Routine::HouseholderProduct:
    return "Tmn, Tt -> Tmn";
  case Routine::HouseholderApply:
    return call.option("left") ? "Tmq, Tt, Tmn -> Tmn" : "Tnq, Tt, Tmn -> Tmn";
  case Routine::Svd:
  case Routine::SvdByQr:
    return svdForm(call);
  case Routine::Eigh:
    return call.hasStatus ? "Tnn -> Tnn, Rn, I" : "Tnn -> Tnn, Rn";
  case Routine::Eig:
    return isComplex ? "Tnn -> Tn, Cnn, Cnn, I" : "Tnn -> Tn, Tn, Cnn, Cnn, I";
  case Routine::Schur:
    return isComplex ? "Tnn -> Tnn, Tnn, Tn, I, I"
                     : "Tnn -> Tnn, Tnn, Tn, Tn, I, I";
  case Routine::Hessenberg:
    return "Tnn -> Tnn, Th, I";
  case Routine::Tridiagonal:
    return "Tnn -> Tnn, Rn, Rh, Th, I";
  case Routine::TridiagonalSolve:
    return "Tn, Tn, Tn, Tnr -> Tn, Tn, Tn, Tnr, I";
  case Routine::TridiagonalSolvePerturbed:
    return "Tn, Tn, Tn, Tnr -> Tnr";
  }
  llvm_unreachable("unknown routine of linear algebra");
}

namespace {

/// Matches tensors with a form; a letter gets its size at its first occurrence.
class FormReader {
public:
  explicit FormReader(MatrixCall &call) : call(call) { call.sizes.fill(-1); }

  /// Returns the first mismatch; empty if there is none.
  std::string read(Operation *op, StringRef form) {
    auto [operands, results] = form.split(" -> ");
    std::string reason = readSide("operand", operands, op->getOperandTypes());
    if (!reason.empty())
      return reason;
    int64_t m = call.size('m'), n = call.size('n');
    call.sizes['k' - 'a'] = std::min(m, n);
    call.sizes['h' - 'a'] = std::max<int64_t>(n - 1, 0);
    return readSide("result", results, op->getResultTypes());
  }

private:
  std::string readSide(StringRef what, StringRef forms, TypeRange types) {
    SmallVector<StringRef> tensors;
    forms.split(tensors, ", ");
    if (tensors.size() != types.size())
      return llvm::formatv("has {0} {1}s", types.size(), what);
    for (auto [i, tensor, type] : llvm::enumerate(tensors, types))
      if (!fits(tensor, dyn_cast<RankedTensorType>(type)))
        return llvm::formatv("{0} {1} is {2}", what, i, type);
    return "";
  }

  bool fits(StringRef tensorForm, RankedTensorType type) {
    StringRef letters = tensorForm.drop_front();
    if (!type || !type.hasStaticShape() ||
        type.getElementType() != elementOf(tensorForm.front()) ||
        type.getRank() < static_cast<int64_t>(letters.size()))
      return false;
    ArrayRef<int64_t> matrixSizes = type.getShape().take_back(letters.size());
    ArrayRef<int64_t> shared = type.getShape().drop_back(letters.size());
    if (!batch)
      batch = SmallVector<int64_t>(shared);
    if (shared != ArrayRef<int64_t>(*batch))
      return false;
    call.batchRank = batch->size();
    for (auto [letter, size] : llvm::zip_equal(letters, matrixSizes)) {
      int64_t &known = call.sizes[letter - 'a'];
      if (known < 0)
        known = size;
      if (known != size)
        return false;
    }
    return true;
  }

  Type elementOf(char letter) const {
    auto complexType = dyn_cast<ComplexType>(call.element);
    switch (letter) {
    case 'R':
      return complexType ? complexType.getElementType() : call.element;
    case 'C':
      return complexType ? call.element : ComplexType::get(call.element);
    case 'I':
      return IntegerType::get(call.element.getContext(), 32);
    default:
      return call.element;
    }
  }

  MatrixCall &call;
  std::optional<SmallVector<int64_t>> batch;
};

} // namespace

/// Returns LAPACK's letter of the element type; 0 if it has none.
static char lapackLetter(Type element) {
  bool isComplex = isa<ComplexType>(element);
  if (isComplex)
    element = cast<ComplexType>(element).getElementType();
  if (element.isF32())
    return isComplex ? 'c' : 's';
  if (element.isF64())
    return isComplex ? 'z' : 'd';
  return 0;
}

/// Returns which option is missing or invalid; empty if none is.
static std::string checkOptions(const MatrixCall &call) {
  for (const auto &[name, letters] : optionsOf(call.routine)) {
    if (!call.config || !call.config.get(name))
      return llvm::formatv("has no \"{0}\" in its backend_config", name);
    int64_t value = call.option(name);
    bool isLetter =
        value > 0 && value < 128 && letters.contains(static_cast<char>(value));
    if (!letters.empty() && !isLetter)
      return llvm::formatv("has the value {0} for \"{1}\" in its "
                           "backend_config, expected one of the letters {2}",
                           value, name, letters);
  }
  if (call.routine == Routine::Schur && call.option("sort") != 'N')
    return "sorts eigenvalues by a function that the call does not name";
  return "";
}

/// Returns which sizes or numbers do not fit each other; empty if all do.
static std::string checkSizes(const MatrixCall &call) {
  int64_t m = call.size('m'), n = call.size('n');
  if (call.routine == Routine::HouseholderProduct &&
      (call.size('t') > n || n > m))
    return llvm::formatv("has {0} reflectors in a matrix of {1}x{2}, expected "
                         "at most as many as columns, and at most as many "
                         "columns as rows",
                         call.size('t'), m, n);
  if (call.routine == Routine::HouseholderApply) {
    int64_t rows = call.option("left") ? m : n;
    if (call.size('t') > std::min(call.size('q'), rows))
      return llvm::formatv("has {0} reflectors in a matrix of {1}x{2}, "
                           "expected at most as many as rows and columns",
                           call.size('t'), rows, call.size('q'));
  }
  if (call.routine == Routine::Hessenberg) {
    int64_t low = call.option("low"), high = call.option("high");
    if (low < 1 || high > n || low > std::max<int64_t>(high, 1) ||
        (n > 0 && high < 1))
      return llvm::formatv("has rows {0} to {1} of {2}, expected 1 <= low <= "
                           "high <= {2}",
                           low, high, n);
  }
  return "";
}

std::optional<MatrixCall>
mlir::gspmd::stablehlo::readMatrixCall(Operation *op, std::string *reason) {
  auto fail = [&](const Twine &text) {
    if (reason)
      *reason = text.str();
    return std::nullopt;
  };
  StringRef target = customCallTarget(op).value_or("");
  std::optional<Routine> routine = matrixRoutineOf(target);
  if (!routine || op->getNumOperands() == 0)
    return fail("does not call a known linear algebra routine");
  bool isLapack = isLapackName(target);
  Type element = getElementTypeOrSelf(op->getOperand(0).getType());
  if (!lapackLetter(element) ||
      (isLapack && lapackLetter(element) != target[strlen("lapack_")]))
    return fail(llvm::formatv("is not for elements of type {0}", element));
  MatrixCall call{*routine, isLapack, element, 0, backendConfigOf(op), {}};
  if (isLapack)
    if (std::string missing = checkOptions(call); !missing.empty())
      return fail(missing);
  StringRef form = formOf(call);
  std::string mismatch = FormReader(call).read(op, form);
  if (mismatch.empty()) {
    if (std::string misfit = checkSizes(call); !misfit.empty())
      return fail(misfit);
    return call;
  }
  return fail(llvm::formatv(
      "must have tensors of the form {0} after equal batch dimensions (T: the "
      "elements of operand 0, R: their real type, C: their complex type, I: "
      "i32; "
      "k = min(m, n), h = n - 1), but {1}",
      form, mismatch));
}

void mlir::gspmd::stablehlo::setMatrixOption(Operation *call, StringRef name,
                                             char letter) {
  NamedAttrList config(backendConfigOf(call));
  auto old = cast<IntegerAttr>(config.get(name));
  config.set(name, IntegerAttr::get(old.getType(), letter));
  setBackendConfig(call, config.getDictionary(call->getContext()));
}
