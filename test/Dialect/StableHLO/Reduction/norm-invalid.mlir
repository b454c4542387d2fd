// RUN: gspmd-opt %s --split-input-file --verify-diagnostics

func.func @batch_norm_training_c1(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
  // expected-error@+1 {{feature_index has 2, which is not in [0, 2) (C1)}}
  %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.0 : f32, feature_index = 2 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_training_c2(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf64>, %arg2: tensor<4xf32>) {
  // expected-error@+1 {{scale and operand have different element types: f64 and f32 (C2)}}
  %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf64>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_training_c3(%arg0: tensor<2x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<4xf32>) {
  // expected-error@+1 {{scale has size 5, but there are 4 features (C3)}}
  %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<5xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_training_c4(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<5xf32>) {
  // expected-error@+1 {{offset has size 5, but there are 4 features (C4)}}
  %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<5xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_training_c5(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x4xf32>', 'tensor<5xf32>', 'tensor<4xf32>', expected 'tensor<2x4xf32>', 'tensor<4xf32>', 'tensor<4xf32>' (C2, C5, C6, C7)}}
  %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<5xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_training_c6(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x4xf32>', 'tensor<4xf32>', 'tensor<5xf32>', expected 'tensor<2x4xf32>', 'tensor<4xf32>', 'tensor<4xf32>' (C2, C5, C6, C7)}}
  %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<5xf32>)
  return
}

// -----

func.func @batch_norm_training_c7(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x5xf32>', 'tensor<4xf32>', 'tensor<4xf32>', expected 'tensor<2x4xf32>', 'tensor<4xf32>', 'tensor<4xf32>' (C2, C5, C6, C7)}}
  %0:3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg2) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x5xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_inference_c1(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>) {
  // expected-error@+1 {{feature_index has 2, which is not in [0, 2) (C1)}}
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 2 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @batch_norm_inference_c2(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf64>, %arg4: tensor<4xf32>) {
  // expected-error@+1 {{mean and operand have different element types: f64 and f32 (C2)}}
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf64>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @batch_norm_inference_c3(%arg0: tensor<2x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>) {
  // expected-error@+1 {{scale has size 5, but there are 4 features (C3)}}
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @batch_norm_inference_c4(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<5xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>) {
  // expected-error@+1 {{offset has size 5, but there are 4 features (C4)}}
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<5xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @batch_norm_inference_c5(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<5xf32>, %arg4: tensor<4xf32>) {
  // expected-error@+1 {{mean has size 5, but there are 4 features (C5)}}
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5xf32>, tensor<4xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @batch_norm_inference_c6(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<5xf32>) {
  // expected-error@+1 {{variance has size 5, but there are 4 features (C6)}}
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5xf32>) -> (tensor<2x4xf32>)
  return
}

// -----

func.func @batch_norm_inference_c7(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x5xf32>', expected 'tensor<2x4xf32>' (C7)}}
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<2x5xf32>)
  return
}

// -----

func.func @batch_norm_grad_c1(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2x4xf32>) {
  // expected-error@+1 {{feature_index has 2, which is not in [0, 2) (C1)}}
  %0:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 2 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_grad_c2(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf64>, %arg4: tensor<2x4xf32>) {
  // expected-error@+1 {{variance and operand have different element types: f64 and f32 (C2)}}
  %0:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf64>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_grad_c3(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2x5xf32>) {
  // expected-error@+1 {{operand and grad_output have different shapes: [2, 4] and [2, 5] (C3)}}
  %0:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x5xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @batch_norm_grad_c4(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2x4xf32>) {
  // expected-error@+1 {{found result type 'tensor<2x4xf32>', 'tensor<4xf32>', 'tensor<5xf32>', expected 'tensor<2x4xf32>', 'tensor<4xf32>', 'tensor<4xf32>' (C2, C4)}}
  %0:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<5xf32>)
  return
}

// -----

func.func @batch_norm_grad_c5(%arg0: tensor<2x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<2x4xf32>) {
  // expected-error@+1 {{scale has size 5, but there are 4 features (C5)}}
  %0:3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{epsilon = 1.0 : f32, feature_index = 1 : i64}> : (tensor<2x4xf32>, tensor<5xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>, tensor<4xf32>)
  return
}
