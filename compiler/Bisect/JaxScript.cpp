//===- JaxScript.cpp - A program as a script of JAX -----------------------===//
#include "compiler/Bisect/JaxScript.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

namespace mlir::gspmd::bisect {
namespace {

/// Larger arguments make a script unreadable.
constexpr int64_t kMaxElements = 2000;

/// A script of as many more lines has 30.
constexpr size_t kMaxProgramLines = 4;

/// Returns the name of a type in JAX: `bfloat16`, `float8_e5m2`, `uint4`.
std::string jaxType(Type type) {
  std::string name;
  llvm::raw_string_ostream(name) << type;
  if (type.isInteger(1))
    return "bool";
  if (type.isBF16())
    return "bfloat16";
  StringRef rest = name;
  if (rest.consume_front("ui"))
    return "uint" + rest.str();
  if (rest.consume_front("i"))
    return "int" + rest.str();
  rest.consume_front("f");
  // A width, or of narrow types a width and a format.
  size_t end = rest.find_first_not_of("0123456789");
  std::string text = "float" + rest.substr(0, end).str();
  if (end != StringRef::npos)
    text += "_" + rest.substr(end).lower();
  return text;
}

/// Returns an expression for an argument.
std::string describeArgument(const HostTensor &tensor, Type type) {
  std::string text = "np.array([";
  llvm::raw_string_ostream os(text);
  Type component = type;
  if (auto complex = dyn_cast<ComplexType>(type))
    component = complex.getElementType();
  const char *format = isa<IntegerType>(component) ? "%.20Lg"
                       : component.isF64()         ? "%.17Lg"
                                                   : "%.9Lg";
  llvm::interleaveComma(toNumbers(tensor, type), os, [&](Number number) {
    if (std::isfinite(number))
      os << llvm::format(format, number);
    else
      os << (std::isnan(number) ? "np.nan" : number > 0 ? "np.inf" : "-np.inf");
  });
  os << "], jax.numpy.dtype('" << jaxType(component) << "'))";
  if (component != type)
    os << (component.isF64() ? ".view('complex128')" : ".view('complex64')");
  os << ".reshape("
     << llvm::formatv("[{0:$[, ]}]", llvm::make_range(tensor.shape().begin(),
                                                      tensor.shape().end()))
     << ")";
  return text;
}

/// Joins the lines of a program to at most `count`: those of regions with their
/// op, the module's with the first declaration, then the last ones.
std::string joinLines(StringRef code, size_t count) {
  SmallVector<StringRef> lines;
  code.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  SmallVector<std::string> joined = {""};
  for (auto [i, line] : llvm::enumerate(lines)) {
    StringRef content = line.ltrim();
    constexpr size_t kBodyIndent = 4;
    if (i < 2 || joined.size() == count || content.starts_with("}") ||
        line.size() - content.size() > kBodyIndent)
      joined.back() += (i ? " " : "") + content.str();
    else
      joined.push_back(line.str());
  }
  return llvm::join(joined, "\n");
}

/// Returns true if the script can list the elements of all arguments.
bool canListElements(ArrayRef<HostTensor> arguments) {
  int64_t numElements = 0;
  for (const HostTensor &argument : arguments)
    numElements += argument.numElements();
  return numElements <= kMaxElements;
}

/// Returns what follows the word "module"; nullopt if a string in the program
/// would end the literal that has the program.
std::optional<StringRef> findModuleText(StringRef code) {
  if (!code.consume_front("module") || code.contains("'''"))
    return std::nullopt;
  return code.ltrim();
}

/// Prints the part of the script that runs the program and compares the
/// results.
void printRuns(llvm::raw_ostream &os, const AnnotatedProgram &program,
               ArrayRef<Number> tolerances) {
  os << "def run(count):\n"
        "    devices = tuple(jax.devices(\"cpu\")[:count])\n"
        "    options = compiler.get_compile_options(1, count, "
        "np.array([devices]), backend=devices[0].client)\n"
        "    options.executable_build_options.use_spmd_partitioning = True\n"
        "    options.executable_build_options.use_shardy_partitioner = "
     << (program.useShardy ? "True" : "False")
     << "\n"
        "    with mlir.make_ir_context():\n"
        "        loaded = compiler.backend_compile_and_load(devices[0].client, "
        "mlir.ir.Module.parse(PROGRAM), xla_client.DeviceList(devices), "
        "options, [])\n"
        "    place = lambda shardings, values: "
        "[sharding_impls.GSPMDSharding(devices, s) for s in shardings] if "
        "count > 1 else list(devices) * len(values)\n"
        "    inputs = map(jax.device_put, ARGUMENTS, "
        "place(loaded.get_parameter_shardings(), ARGUMENTS))\n"
        "    outputs = loaded.execute_sharded(list(inputs))"
        ".disassemble_into_single_device_arrays()\n"
        "    return outputs, place(loaded.get_output_shardings(), outputs)\n"
        "expected = [np.asarray(shards[0]) for shards in run(1)[0]]\n"
        "got = [np.asarray(jax.make_array_from_single_device_arrays(e.shape, "
        "sharding, shards)) for e, shards, sharding in zip(expected, *run("
     << program.numDevices
     << "))]\n"
        "right = [(g == e) | (g != g) & (e != e) | (abs(g.astype(complex) - "
        "e.astype(complex)) < t) for g, e, t in zip(got, expected, [";
  llvm::interleaveComma(tolerances, os, [&](Number tolerance) {
    os << llvm::format("%.2Lg", tolerance);
  });
  os << "])]\n"
        "print(\"jax\", jax.__version__, \"jaxlib\", jaxlib.__version__, "
        "\"\\nexpected\", *expected, \"\\nfound\", *got, \"\\nwrong "
        "elements:\", sum((~r).sum() for r in right))\n"
        "raise SystemExit(not all(r.all() for r in right))\n";
}

} // namespace

std::optional<std::string> makeJaxScript(const AnnotatedProgram &program,
                                         ArrayRef<HostTensor> arguments,
                                         ArrayRef<Type> types,
                                         ArrayRef<Number> tolerances) {
  std::optional<StringRef> code = findModuleText(program.code);
  if (!code || !canListElements(arguments))
    return std::nullopt;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "# Requires only JAX " << kJaxVersion
     << ". Exits with 1 if XLA's partitioner computes other values than XLA on "
        "one device, with 2 after an error.\n"
        "import os, sys, traceback\n"
        "sys.excepthook = lambda *error: (traceback.print_exception(*error), "
        "sys.stderr.flush(), os._exit(2))\n"
     << "os.environ[\"XLA_FLAGS\"] = "
        "\"--xla_force_host_platform_device_count="
     << program.numDevices << "\"\n"
     << "import jax, jaxlib, numpy as np\n"
        "from jax._src import compiler, sharding_impls\n"
        "from jax._src.interpreters import mlir\n"
        "from jax._src.lib import xla_client\n"
        "jax.config.update(\"jax_enable_x64\", True)\n"
        "PROGRAM = r'''module @program "
     << joinLines(*code, kMaxProgramLines)
     << "'''\n"
        "ARGUMENTS = [";
  llvm::interleaveComma(llvm::zip_equal(arguments, types), os,
                        [&](const auto &argumentAndType) {
                          os << describeArgument(std::get<0>(argumentAndType),
                                                 std::get<1>(argumentAndType));
                        });
  os << "]\n";
  printRuns(os, program, tolerances);
  return text;
}

} // namespace mlir::gspmd::bisect
