//===- XlaForm.h - Forms of ops for XLA -------------------------*- C++ -*-===//
//
// If XLA interprets an op differently from StableHLO's specification, the op's
// family defines a rewrite to ops that XLA interprets as specified:
//
//   struct RollForXla {
//     static LogicalResult write(own::RollOp op, RewriterBase &r);
//   };
//   registerXlaForm<RollForXla, own::RollOp>(registry);
//
//===----------------------------------------------------------------------===//
#ifndef GSPMD_TRANSFORMS_OPMODELS_SUPPORT_XLAFORM_H
#define GSPMD_TRANSFORMS_OPMODELS_SUPPORT_XLAFORM_H

#include "mlir/IR/PatternMatch.h"
#include "transforms/OpModels/Support/Model.h"

#include "transforms/OpModels/XlaForm.h.inc"

namespace mlir::gspmd {

/// Returns a wider type that contains all values of `element`, or `element`
/// itself if it has at least a byte or is a boolean. XLA for CPUs packs
/// elements of less than a byte, but does not support that everywhere.
Type unpackedForXla(Type element);

template <typename Form, typename OpT>
struct XlaFormAdaptor
    : XlaFormOpInterface::ExternalModel<XlaFormAdaptor<Form, OpT>, OpT> {
  LogicalResult writeForXla(Operation *op, RewriterBase &rewriter) const {
    return Form::write(cast<OpT>(op), rewriter);
  }
};

template <typename Form, typename OpT>
void attachXlaForm(MLIRContext *context) {
  OpT::template attachInterface<XlaFormAdaptor<Form, OpT>>(*context);
}

/// Attaches `Form::write` when the dialect of the op is loaded.
template <typename Form, typename OpT>
void registerXlaForm(DialectRegistry &registry) {
  registerWithDialect(OpT::getOperationName(), attachXlaForm<Form, OpT>,
                      registry);
}

} // namespace mlir::gspmd

#endif // GSPMD_TRANSFORMS_OPMODELS_SUPPORT_XLAFORM_H
