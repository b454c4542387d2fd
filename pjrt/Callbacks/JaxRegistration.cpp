//===- JaxRegistration.cpp - Registration with JAX ------------------------===//
//
// JAX's rules for linear algebra and callbacks are per platform; a Python
// module (python/jax_plugins/gspmd) registers those of this one. If the package
// is not installed and JAX loads the library by its environment variable alone,
// the library supplies the module itself.
//
//===----------------------------------------------------------------------===//
#include "pjrt/Callbacks/JaxRegistration.h"
#include <dlfcn.h>
#include <string>

namespace mlir::gspmd::pjrt {
namespace {

struct PythonModule {
  llvm::StringLiteral name, source;
};
/// The modules of python/jax_plugins/gspmd, each after those that it imports.
constexpr PythonModule kModules[] = {
#include "PythonSources.inc"
};

/// Returns a function of this process' interpreter, which the library is not
/// linked with; null if there is none.
template <typename FunctionT>
FunctionT *python(const char *name) {
  return reinterpret_cast<FunctionT *>(dlsym(RTLD_DEFAULT, name));
}

std::string quoted(llvm::StringRef text) {
  std::string result = "b'";
  for (unsigned char c : text) {
    constexpr char kDigits[] = "0123456789abcdef";
    result += {'\\', 'x', kDigits[c >> 4], kDigits[c & 15]};
  }
  return result + "'.decode()";
}

std::string libraryPath() {
  Dl_info info = {};
  return dladdr(reinterpret_cast<void *>(&libraryPath), &info) && info.dli_fname
             ? info.dli_fname
             : "";
}

/// Returns Python code that creates the modules, unless the package or JAX is
/// not loaded.
std::string program() {
  std::string modules;
  for (const PythonModule &module : kModules)
    modules += "'" + module.name.str() + "': " + quoted(module.source) + ", ";
  return "def install(sources, library):\n"
         "    import sys, types\n"
         "    name = 'jax_plugins.gspmd'\n"
         "    if 'jax' not in sys.modules or name in sys.modules:\n"
         "        return\n"
         "    package = types.ModuleType(name)\n"
         "    package.__path__, package.__file__ = [], library\n"
         "    sys.modules[name] = package\n"
         "    for part, source in sources.items():\n"
         "        module = package\n"
         "        if part != '__init__':\n"
         "            module = types.ModuleType(name + '.' + part)\n"
         "            sys.modules[module.__name__] = module\n"
         "            setattr(package, part, module)\n"
         "        exec(compile(source, '<gspmd %s>' % part, 'exec'),\n"
         "             module.__dict__)\n"
         "    package.adopt(library)\n"
         "install({" +
         modules + "}, " + quoted(libraryPath()) + ")\ndel install\n";
}

} // namespace

void registerWithJax() {
  auto *isInitialized = python<int()>("Py_IsInitialized");
  auto *ensure = python<int()>("PyGILState_Ensure");
  auto *release = python<void(int)>("PyGILState_Release");
  auto *newDict = python<void *()>("PyDict_New");
  auto *builtins = python<void *()>("PyEval_GetBuiltins");
  auto *setItem =
      python<int(void *, const char *, void *)>("PyDict_SetItemString");
  auto *run = python<void *(const char *, int, void *, void *)>("PyRun_String");
  auto *print = python<void()>("PyErr_Print");
  auto *drop = python<void(void *)>("Py_DecRef");
  if (!isInitialized || !ensure || !release || !newDict || !builtins ||
      !setItem || !run || !print || !drop || !isInitialized())
    return;
  int state = ensure();
  void *globals = newDict();
  setItem(globals, "__builtins__", builtins());
  constexpr int kFileInput = 257; // Py_file_input
  if (void *result = run(program().c_str(), kFileInput, globals, globals))
    drop(result);
  else
    print();
  drop(globals);
  release(state);
}

} // namespace mlir::gspmd::pjrt
