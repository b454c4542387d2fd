//===- CheckOps.td - Assertions about the results of a program ------------===//

#ifndef GSPMD_DIALECT_CHECK_CHECKOPS_TD
#define GSPMD_DIALECT_CHECK_CHECKOPS_TD

include "dialect/StableHLO/StablehloBase.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::mlir::gspmd::check";
  let summary = "Assertions about the values that a program computes";
  let description = [{
    An op of this dialect fails the execution if its assertion does not hold, so
    that a program can test its own results.
  }];
  let dependentDialects = ["::mlir::gspmd::stablehlo::StablehloDialect"];
}

// The ops have no MemoryEffectOpInterface: an op of unknown effects is not erased.
class CHECK_Op<string mnemonic, list<Trait> traits = []>
    : Op<Check_Dialect, mnemonic, traits>;

/// `check.expect_eq %a, %b : tensor<4xi32>`
class CHECK_CompareOp<string mnemonic, Type type>
    : CHECK_Op<mnemonic, [SameTypeOperands]> {
  let arguments = (ins type:$lhs, type:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
}

/// `check.expect_eq_const %a, dense<[1, 2]> : tensor<2xi32>`
class CHECK_CompareConstOp<string mnemonic, Type type>
    : CHECK_Op<mnemonic, [AllTypesMatch<["lhs", "value"]>]> {
  let arguments = (ins type:$lhs, ElementsAttr:$value);
  let assemblyFormat = "$lhs `,` $value attr-dict";
}

def CHECK_ExpectEqOp : CHECK_CompareOp<"expect_eq", SHLO_Tensor> {
  let summary = "checks that two tensors are bitwise equal";
}
def CHECK_ExpectEqConstOp
    : CHECK_CompareConstOp<"expect_eq_const", SHLO_Tensor> {
  let summary = "the tensor is equal to a constant, bit by bit";
}

/// Elements count as equal when they differ by at most this: `, tolerance = 1e-3`.
def CHECK_Tolerance : DefaultValuedOptionalAttr<F64Attr, "0.0001">;

def CHECK_ExpectAlmostEqOp
    : CHECK_CompareOp<"expect_almost_eq", SHLO_RealOrComplexTensor> {
  let summary = "the tensors are equal up to a tolerance";
  let arguments = (ins SHLO_RealOrComplexTensor:$lhs,
    SHLO_RealOrComplexTensor:$rhs, CHECK_Tolerance:$tolerance);
  let assemblyFormat = [{
    $lhs `,` $rhs (`,` `tolerance` `=` $tolerance^)? attr-dict `:` type($lhs)
  }];
}
def CHECK_ExpectAlmostEqConstOp
    : CHECK_CompareConstOp<"expect_almost_eq_const", SHLO_RealOrComplexTensor> {
  let summary = "the tensor is equal to a constant up to a tolerance";
  let arguments = (ins SHLO_RealOrComplexTensor:$lhs, ElementsAttr:$value,
    CHECK_Tolerance:$tolerance);
  let assemblyFormat = [{
    $lhs `,` $value (`,` `tolerance` `=` $tolerance^)? attr-dict
  }];
}

def CHECK_ExpectCloseOp : CHECK_Op<"expect_close"> {
  let summary = "elements differ by a bounded number of representable values";
  let description = [{
    The distance of two elements is counted in units in the last place (ULPs). No
    element may differ by more than `max_ulp_difference`, and at least one must
    differ by `min_ulp_difference` or more.
    ```mlir
    check.expect_close %a, %b, max_ulp_difference = 3 : tensor<8xf32>, tensor<8xf32>
    ```
  }];
  let arguments = (ins SHLO_RealOrComplexTensor:$actual,
    SHLO_RealOrComplexTensor:$expected,
    DefaultValuedOptionalAttr<UI64Attr, "3">:$max_ulp_difference,
    DefaultValuedOptionalAttr<UI64Attr, "0">:$min_ulp_difference);
  let assemblyFormat = [{
    $actual `,` $expected ``
    custom<UlpBounds>($max_ulp_difference, $min_ulp_difference)
    attr-dict `:` type($actual) `,` type($expected)
  }];
  let hasVerifier = 1;
}

#endif // GSPMD_DIALECT_CHECK_CHECKOPS_TD
