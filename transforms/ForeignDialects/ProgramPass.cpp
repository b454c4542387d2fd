//===- ProgramPass.cpp - Base of passes on programs -----------------------===//

#include "transforms/ForeignDialects/ProgramPass.h"
#include "transforms/ForeignDialects/PrivateContext.h"

#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace mlir::gspmd;

LogicalResult mlir::gspmd::runOnTranslatedProgram(std::unique_ptr<Pass> pass,
                                                  Operation *op) {
  auto module = dyn_cast<ModuleOp>(op);
  if (!module)
    return op->emitError()
           << "pass '" << pass->getArgument() << "' runs on '" << op->getName()
           << "', but the dialect '"
           << ProjectDialects::findForeign(op->getContext())->getNamespace()
           << "' of this context is not gspmd's: expected a pipeline on the "
              "module, such as 'gspmd-emulator', which translates the program";
  return runInPrivateContext(module, [&](ModuleOp program) {
    PassManager pm(program.getContext(), program.getOperationName());
    pm.addPass(std::move(pass));
    return pm.run(program);
  });
}
