//===- Passes.td - From a per-device program to LLVM -------*- tablegen -*-===//

#ifndef GSPMD_TRANSFORMS_LOWERING_PASSES
#define GSPMD_TRANSFORMS_LOWERING_PASSES

include "mlir/Pass/PassBase.td"

def PrepareDeviceProgram : Pass<"gspmd-prepare-device-program", "ModuleOp"> {
  let summary = "Leaves one function without calls and annotations";
  let description = [{
    Inlines every call into the entry function and drops the other functions,
    and replaces ops that only annotate (`sharding.mesh_split`,
    `sdy.sharding_constraint`, a custom call `@Sharding`) by their operand. A
    comparison with a constant in an attribute becomes one with a constant op,
    a token an i1 without meaning, a composite its decomposition. Collectives
    that combine elements of less than a byte, or floats of a byte, do so in
    wider ones.
  }];
  let options = [Option<"entry", "entry", "std::string", /*default=*/"\"main\"",
                        "The function that every device runs.">];
  let dependentDialects = ["::mlir::gspmd::check::CheckDialect",
                           "::mlir::gspmd::stablehlo::StablehloDialect"];
}

def EvaluateManual : Pass<"gspmd-evaluate-manual", "ModuleOp"> {
  let summary = "Manual computations as their definition says, device by device";
  let description = [{
    Every device runs the whole program; in a manual computation it takes its part
    of the operands, and at its end everybody's parts are joined. Each collective
    of the user sends everybody's value to everybody, of which a device picks those
    of its group by a table. This is the reference of `gspmd-run --check` for such
    programs, which one device cannot run; it shares nothing with the partitioner.

    Before:
    ```mlir
    %0 = sharding.manual_computation(%a) in <[<@mesh, [{"x"} ]>]> out <[<@mesh, [{"x"} ]>]> manual <@mesh ["x"]> {
    ^bb0(%part: tensor<2xf32>):
      %1 = stablehlo.negate %part : tensor<2xf32>
      sharding.return %1 : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    ```
    After:
    ```mlir
    %c = stablehlo.constant dense<[0, 2, 4, 6]> : tensor<4xi32>
    %begin = (%c at spmd.partition_id)
    %part = stablehlo.dynamic_slice %a, %begin, sizes = [2] : (tensor<8xf32>, tensor<i32>) -> tensor<2xf32>
    %1 = stablehlo.negate %part : tensor<2xf32>
    %row = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<1x2xf32>
    %all = spmd.all_gather %row dim 0 over <@mesh ["x"]> : tensor<1x2xf32> -> tensor<4x2xf32>
    %0 = (the rows of %all, concatenated)
    ```
  }];
  let dependentDialects = ["::mlir::gspmd::spmd::SpmdDialect",
                           "::mlir::gspmd::stablehlo::StablehloDialect"];
}

def LowerUpstream : Pass<"gspmd-lower-upstream", "ModuleOp"> {
  let summary = "MLIR's own dialects for the passes that follow";
  let description = [{
    tosa becomes linalg, tensor, arith and scf by upstream's conversions; products of
    linalg become `stablehlo.einsum` (for the matrix library), `scf.forall` becomes
    `scf.for`, divisions that round down or up become arithmetic. The rest of linalg
    and tensor is `gspmd-expand-ops`'. A program without such ops stays as it is;
    quantized types and ops that the conversions do not take are errors.

    Before:
    ```mlir
    %0 = linalg.matmul ins(%a, %b : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32>
    ```
    After:
    ```mlir
    %0 = stablehlo.einsum %a, %b, config = "ab,bc->ac" : (tensor<4x6xf32>, tensor<6x8xf32>) -> tensor<4x8xf32>
    ```
  }];
  let dependentDialects = [
    "arith::ArithDialect", "linalg::LinalgDialect", "scf::SCFDialect",
    "::mlir::gspmd::stablehlo::StablehloDialect", "tensor::TensorDialect"];
}

def ExpandOps : Pass<"gspmd-expand-ops", "ModuleOp"> {
  let summary = "Writes ops that are defined by simpler ones in terms of these";
  let description = [{
    Batch normalizations, random bits, `einsum`, tuples, and dynamic ops whose
    operands are constants and whose types are static. What stays dynamic or has
    quantized elements is an error.

    Of MLIR's own dialects, named ops of `linalg` and element-wise ops of `arith`
    and `math` become `linalg.generic`, slices, pads and reshapes of `tensor`
    those of StableHLO.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "complex::ComplexDialect", "linalg::LinalgDialect",
    "math::MathDialect", "tensor::TensorDialect",
    "::mlir::gspmd::stablehlo::StablehloDialect"];
}

def NumberRuntimeCalls : Pass<"gspmd-number-runtime-calls", "ModuleOp"> {
  let summary = "Gives collectives and checks their index in the program's tables";
}

def LowerToLinalg : Pass<"gspmd-lower-to-linalg", "::mlir::func::FuncOp"> {
  let summary = "Element-wise ops, shape ops and reductions to linalg on tensors";
  let description = [{
    ```mlir
    %1 = stablehlo.add %a, %b : tensor<4xf32>
    ```
    becomes a `linalg.generic` with an `arith.addf`. Ops that are no loops over
    elements stay as they are until bufferization.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "complex::ComplexDialect", "linalg::LinalgDialect",
    "math::MathDialect", "scf::SCFDialect", "tensor::TensorDialect"];
}

def FuseElementwise : Pass<"gspmd-fuse-elementwise", "::mlir::func::FuncOp"> {
  let summary = "Fuses loops over elements with the loops that read them";
  let dependentDialects = ["affine::AffineDialect", "linalg::LinalgDialect"];
}

def ScalarizeLoops : Pass<"gspmd-scalarize-loops", "::mlir::func::FuncOp"> {
  let summary = "In loops of the program, tensors of one element to scalars";
  let description = [{
    What a loop carries, decides by, or takes as an index and what is one element
    needs no buffer: `stablehlo.while` becomes an `scf.while` of scalars and
    tensors, branches in it become those of `scf`.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "linalg::LinalgDialect", "scf::SCFDialect",
    "tensor::TensorDialect"];
}

def Bufferize : Pass<"gspmd-bufferize", "ModuleOp"> {
  let summary = "Tensors to buffers; everything that remains to loops and calls";
  let description = [{
    `func @main(tensors) -> tensors` becomes `func @main(memrefs of arguments,
    memrefs of results)`. See transforms/Lowering/Bufferize/Bufferizer.h for the rules.
  }];
  let dependentDialects = [
    "arith::ArithDialect", "complex::ComplexDialect", "linalg::LinalgDialect",
    "math::MathDialect", "memref::MemRefDialect", "scf::SCFDialect"];
}

def OutlineKernels : Pass<"gspmd-outline-kernels", "ModuleOp"> {
  let summary = "A function per loop nest; equal nests share one";
  let dependentDialects = ["::mlir::func::FuncDialect", "LLVM::LLVMDialect"];
}

def BlockReductions : Pass<"gspmd-block-reductions", "::mlir::func::FuncOp"> {
  let summary = "Reductions on buffers to loops over blocks and lanes";
  let description = [{
    A `linalg.generic` on buffers whose results are sums, products, maxima or minima
    of floats becomes loops whose rounding errors grow with the logarithm of the
    number of elements, and whose innermost iterations are independent. Dimensions
    that are neighbours in all operands are made one before, in every generic. A large
    element-wise one whose operands have their neighbours along different dimensions
    goes over squares. Integers of up to 32 bits are divided as floats.
  }];
  let dependentDialects = [
    "affine::AffineDialect", "arith::ArithDialect", "complex::ComplexDialect",
    "memref::MemRefDialect", "scf::SCFDialect"];
}

def LowerToLLVM : Pass<"gspmd-lower-to-llvm", "ModuleOp"> {
  let summary = "Loops and memrefs to the LLVM dialect, in one conversion";
  let dependentDialects = ["LLVM::LLVMDialect", "cf::ControlFlowDialect",
                           "func::FuncDialect", "math::MathDialect"];
}

def PrepareCalls : Pass<"gspmd-prepare-calls", "ModuleOp"> {
  let summary = "Makes a partitioned program ready for a pipeline of one's own";
  let description = [{
    The program that each device runs, as one function whose collectives have
    numbers: MLIR's own one-shot-bufferize turns them into calls of the runtime
    (gspmd/ABI/Runtime.h) then. What is written here is also what `gspmd-run
    --code` reads beside the object file: it has the meshes, and how arguments and
    results are cut. Arguments are marked as not writable, since devices share
    them, and the function as callable from C.

    Before:
    ```mlir
    func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
      %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<2xf32>
    ```
    After:
    ```mlir
    func.func @main(%a: tensor<2xf32> {bufferization.writable = false}) -> tensor<2xf32>
        attributes {llvm.emit_c_interface} {
      %0 = spmd.all_reduce add %a over <@mesh ["x"]> {gspmd.runtime_index = 0 : i64} : tensor<2xf32>
    ```
    After one-shot-bufferize:
    ```mlir
    %c0 = arith.constant 0 : i64
    %in = memref.cast (%a as memref<2xi8>) : memref<2xi8> to memref<*xi8>
    %out = memref.cast (%alloc as memref<2xi8>) : memref<2xi8> to memref<*xi8>
    call @gspmd_rt_collective(%c0, %in, %out) : (i64, memref<*xi8>, memref<*xi8>) -> ()
    ```
  }];
  let options = [Option<"entry", "entry", "std::string", /*default=*/"\"main\"",
                        "The function that every device runs.">];
  let dependentDialects = ["bufferization::BufferizationDialect",
                           "::mlir::gspmd::check::CheckDialect",
                           "::mlir::gspmd::stablehlo::StablehloDialect"];
}

def FinishCalls : Pass<"gspmd-finish-calls", "ModuleOp"> {
  let summary = "The last step of a pipeline of one's own: nothing but LLVM is left";
  let description = [{
    After the lowering to the LLVM dialect: meshes and shardings go, descriptors
    for the runtime's calls get one place on the stack (in loops they would fill
    it), and the code is marked as that of the program which gspmd-prepare-calls
    wrote. Results that are returned, not written into buffers, are an error.

    Before:
    ```mlir
    sharding.mesh @mesh = <["x"=4]>
    llvm.func @_mlir_ciface_main(%a: !llvm.ptr, %result: !llvm.ptr)
    ```
    After:
    ```mlir
    llvm.func @_mlir_ciface_main(%a: !llvm.ptr, %result: !llvm.ptr)
    llvm.mlir.global external constant @gspmd_code_of_8c31f20c(0 : i8) : i8
    ```
  }];
  let dependentDialects = ["LLVM::LLVMDialect"];
}

#endif // GSPMD_TRANSFORMS_LOWERING_PASSES
