// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
//
// Fourier transforms of long lines: invariants that must hold for them.

// The transform of a 1 at index 1 turns once around the unit circle.
func.func @turn_134() {
  %i = stablehlo.iota dim = 0 : tensor<134xf64>
  %one = stablehlo.constant dense<1.0> : tensor<134xf64>
  %at = stablehlo.compare EQ, %i, %one, FLOAT : (tensor<134xf64>, tensor<134xf64>) -> tensor<134xi1>
  %re = stablehlo.convert %at : (tensor<134xi1>) -> tensor<134xf64>
  %im = stablehlo.constant dense<0.0> : tensor<134xf64>
  %x = stablehlo.complex %re, %im : tensor<134xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [134] : (tensor<134xcomplex<f64>>) -> tensor<134xcomplex<f64>>
  %step = stablehlo.constant dense<-0.046889442590892436> : tensor<134xf64>
  %angle = stablehlo.multiply %i, %step : tensor<134xf64>
  %cos = stablehlo.cosine %angle : tensor<134xf64>
  %sin = stablehlo.sine %angle : tensor<134xf64>
  %circle = stablehlo.complex %cos, %sin : tensor<134xcomplex<f64>>
  %difference = stablehlo.subtract %y, %circle : tensor<134xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<134xcomplex<f64>>) -> tensor<134xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<134xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<134xf64>, tensor<134xf64>) -> tensor<134xi1>
  check.expect_eq_const %close, dense<true> : tensor<134xi1>
  return
}

// Transform and inverse, and the half spectrum of a real line is that of the line.
func.func @back_134() {
  %i = stablehlo.iota dim = 0 : tensor<134xf64>
  %square = stablehlo.multiply %i, %i : tensor<134xf64>
  %rate = stablehlo.constant dense<0.37> : tensor<134xf64>
  %chirp = stablehlo.multiply %square, %rate : tensor<134xf64>
  %x = stablehlo.cosine %chirp : tensor<134xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<134xf64>
  %line = stablehlo.complex %x, %zero : tensor<134xcomplex<f64>>
  %all = stablehlo.fft %line, type = FFT, length = [134] : (tensor<134xcomplex<f64>>) -> tensor<134xcomplex<f64>>
  %again = stablehlo.fft %all, type = IFFT, length = [134] : (tensor<134xcomplex<f64>>) -> tensor<134xcomplex<f64>>
  %half = stablehlo.fft %x, type = RFFT, length = [134] : (tensor<134xf64>) -> tensor<68xcomplex<f64>>
  %back = stablehlo.fft %half, type = IRFFT, length = [134] : (tensor<68xcomplex<f64>>) -> tensor<134xf64>
  %again_re = stablehlo.real %again : (tensor<134xcomplex<f64>>) -> tensor<134xf64>
  %backward = stablehlo.subtract %again_re, %x : tensor<134xf64>
  %off = stablehlo.abs %backward : tensor<134xf64>
  %sum = stablehlo.add %back, %off : tensor<134xf64>
  %difference = stablehlo.subtract %sum, %x : tensor<134xf64>
  %distance = stablehlo.abs %difference : tensor<134xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<134xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<134xf64>, tensor<134xf64>) -> tensor<134xi1>
  check.expect_eq_const %close, dense<true> : tensor<134xi1>
  %first = stablehlo.slice %all [0:68] : (tensor<134xcomplex<f64>>) -> tensor<68xcomplex<f64>>
  %apart = stablehlo.subtract %first, %half : tensor<68xcomplex<f64>>
  %far = stablehlo.abs %apart : (tensor<68xcomplex<f64>>) -> tensor<68xf64>
  %limit = stablehlo.constant dense<1.0e-10> : tensor<68xf64>
  %same = stablehlo.compare LT, %far, %limit, FLOAT : (tensor<68xf64>, tensor<68xf64>) -> tensor<68xi1>
  check.expect_eq_const %same, dense<true> : tensor<68xi1>
  return
}

// The transform of a 1 at index 1 turns once around the unit circle.
func.func @turn_10007() {
  %i = stablehlo.iota dim = 0 : tensor<10007xf64>
  %one = stablehlo.constant dense<1.0> : tensor<10007xf64>
  %at = stablehlo.compare EQ, %i, %one, FLOAT : (tensor<10007xf64>, tensor<10007xf64>) -> tensor<10007xi1>
  %re = stablehlo.convert %at : (tensor<10007xi1>) -> tensor<10007xf64>
  %im = stablehlo.constant dense<0.0> : tensor<10007xf64>
  %x = stablehlo.complex %re, %im : tensor<10007xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [10007] : (tensor<10007xcomplex<f64>>) -> tensor<10007xcomplex<f64>>
  %step = stablehlo.constant dense<-0.0006278790154071736> : tensor<10007xf64>
  %angle = stablehlo.multiply %i, %step : tensor<10007xf64>
  %cos = stablehlo.cosine %angle : tensor<10007xf64>
  %sin = stablehlo.sine %angle : tensor<10007xf64>
  %circle = stablehlo.complex %cos, %sin : tensor<10007xcomplex<f64>>
  %difference = stablehlo.subtract %y, %circle : tensor<10007xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<10007xcomplex<f64>>) -> tensor<10007xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<10007xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<10007xf64>, tensor<10007xf64>) -> tensor<10007xi1>
  check.expect_eq_const %close, dense<true> : tensor<10007xi1>
  return
}

// Transform and inverse, and the half spectrum of a real line is that of the line.
func.func @back_10007() {
  %i = stablehlo.iota dim = 0 : tensor<10007xf64>
  %square = stablehlo.multiply %i, %i : tensor<10007xf64>
  %rate = stablehlo.constant dense<0.37> : tensor<10007xf64>
  %chirp = stablehlo.multiply %square, %rate : tensor<10007xf64>
  %x = stablehlo.cosine %chirp : tensor<10007xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<10007xf64>
  %line = stablehlo.complex %x, %zero : tensor<10007xcomplex<f64>>
  %all = stablehlo.fft %line, type = FFT, length = [10007] : (tensor<10007xcomplex<f64>>) -> tensor<10007xcomplex<f64>>
  %again = stablehlo.fft %all, type = IFFT, length = [10007] : (tensor<10007xcomplex<f64>>) -> tensor<10007xcomplex<f64>>
  %half = stablehlo.fft %x, type = RFFT, length = [10007] : (tensor<10007xf64>) -> tensor<5004xcomplex<f64>>
  %back = stablehlo.fft %half, type = IRFFT, length = [10007] : (tensor<5004xcomplex<f64>>) -> tensor<10007xf64>
  %again_re = stablehlo.real %again : (tensor<10007xcomplex<f64>>) -> tensor<10007xf64>
  %backward = stablehlo.subtract %again_re, %x : tensor<10007xf64>
  %off = stablehlo.abs %backward : tensor<10007xf64>
  %sum = stablehlo.add %back, %off : tensor<10007xf64>
  %difference = stablehlo.subtract %sum, %x : tensor<10007xf64>
  %distance = stablehlo.abs %difference : tensor<10007xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<10007xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<10007xf64>, tensor<10007xf64>) -> tensor<10007xi1>
  check.expect_eq_const %close, dense<true> : tensor<10007xi1>
  %first = stablehlo.slice %all [0:5004] : (tensor<10007xcomplex<f64>>) -> tensor<5004xcomplex<f64>>
  %apart = stablehlo.subtract %first, %half : tensor<5004xcomplex<f64>>
  %far = stablehlo.abs %apart : (tensor<5004xcomplex<f64>>) -> tensor<5004xf64>
  %limit = stablehlo.constant dense<1.0e-10> : tensor<5004xf64>
  %same = stablehlo.compare LT, %far, %limit, FLOAT : (tensor<5004xf64>, tensor<5004xf64>) -> tensor<5004xi1>
  check.expect_eq_const %same, dense<true> : tensor<5004xi1>
  return
}

// The transform of a 1 at index 1 turns once around the unit circle.
func.func @turn_65536() {
  %i = stablehlo.iota dim = 0 : tensor<65536xf64>
  %one = stablehlo.constant dense<1.0> : tensor<65536xf64>
  %at = stablehlo.compare EQ, %i, %one, FLOAT : (tensor<65536xf64>, tensor<65536xf64>) -> tensor<65536xi1>
  %re = stablehlo.convert %at : (tensor<65536xi1>) -> tensor<65536xf64>
  %im = stablehlo.constant dense<0.0> : tensor<65536xf64>
  %x = stablehlo.complex %re, %im : tensor<65536xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [65536] : (tensor<65536xcomplex<f64>>) -> tensor<65536xcomplex<f64>>
  %step = stablehlo.constant dense<-9.587379924285257e-05> : tensor<65536xf64>
  %angle = stablehlo.multiply %i, %step : tensor<65536xf64>
  %cos = stablehlo.cosine %angle : tensor<65536xf64>
  %sin = stablehlo.sine %angle : tensor<65536xf64>
  %circle = stablehlo.complex %cos, %sin : tensor<65536xcomplex<f64>>
  %difference = stablehlo.subtract %y, %circle : tensor<65536xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<65536xcomplex<f64>>) -> tensor<65536xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<65536xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<65536xf64>, tensor<65536xf64>) -> tensor<65536xi1>
  check.expect_eq_const %close, dense<true> : tensor<65536xi1>
  return
}

// Transform and inverse, and the half spectrum of a real line is that of the line.
func.func @back_65536() {
  %i = stablehlo.iota dim = 0 : tensor<65536xf64>
  %square = stablehlo.multiply %i, %i : tensor<65536xf64>
  %rate = stablehlo.constant dense<0.37> : tensor<65536xf64>
  %chirp = stablehlo.multiply %square, %rate : tensor<65536xf64>
  %x = stablehlo.cosine %chirp : tensor<65536xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<65536xf64>
  %line = stablehlo.complex %x, %zero : tensor<65536xcomplex<f64>>
  %all = stablehlo.fft %line, type = FFT, length = [65536] : (tensor<65536xcomplex<f64>>) -> tensor<65536xcomplex<f64>>
  %again = stablehlo.fft %all, type = IFFT, length = [65536] : (tensor<65536xcomplex<f64>>) -> tensor<65536xcomplex<f64>>
  %half = stablehlo.fft %x, type = RFFT, length = [65536] : (tensor<65536xf64>) -> tensor<32769xcomplex<f64>>
  %back = stablehlo.fft %half, type = IRFFT, length = [65536] : (tensor<32769xcomplex<f64>>) -> tensor<65536xf64>
  %again_re = stablehlo.real %again : (tensor<65536xcomplex<f64>>) -> tensor<65536xf64>
  %backward = stablehlo.subtract %again_re, %x : tensor<65536xf64>
  %off = stablehlo.abs %backward : tensor<65536xf64>
  %sum = stablehlo.add %back, %off : tensor<65536xf64>
  %difference = stablehlo.subtract %sum, %x : tensor<65536xf64>
  %distance = stablehlo.abs %difference : tensor<65536xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<65536xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<65536xf64>, tensor<65536xf64>) -> tensor<65536xi1>
  check.expect_eq_const %close, dense<true> : tensor<65536xi1>
  %first = stablehlo.slice %all [0:32769] : (tensor<65536xcomplex<f64>>) -> tensor<32769xcomplex<f64>>
  %apart = stablehlo.subtract %first, %half : tensor<32769xcomplex<f64>>
  %far = stablehlo.abs %apart : (tensor<32769xcomplex<f64>>) -> tensor<32769xf64>
  %limit = stablehlo.constant dense<1.0e-10> : tensor<32769xf64>
  %same = stablehlo.compare LT, %far, %limit, FLOAT : (tensor<32769xf64>, tensor<32769xf64>) -> tensor<32769xi1>
  check.expect_eq_const %same, dense<true> : tensor<32769xi1>
  return
}

// The transform of a 1 at index 1 turns once around the unit circle.
func.func @turn_65537() {
  %i = stablehlo.iota dim = 0 : tensor<65537xf64>
  %one = stablehlo.constant dense<1.0> : tensor<65537xf64>
  %at = stablehlo.compare EQ, %i, %one, FLOAT : (tensor<65537xf64>, tensor<65537xf64>) -> tensor<65537xi1>
  %re = stablehlo.convert %at : (tensor<65537xi1>) -> tensor<65537xf64>
  %im = stablehlo.constant dense<0.0> : tensor<65537xf64>
  %x = stablehlo.complex %re, %im : tensor<65537xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [65537] : (tensor<65537xcomplex<f64>>) -> tensor<65537xcomplex<f64>>
  %step = stablehlo.constant dense<-9.587233634709532e-05> : tensor<65537xf64>
  %angle = stablehlo.multiply %i, %step : tensor<65537xf64>
  %cos = stablehlo.cosine %angle : tensor<65537xf64>
  %sin = stablehlo.sine %angle : tensor<65537xf64>
  %circle = stablehlo.complex %cos, %sin : tensor<65537xcomplex<f64>>
  %difference = stablehlo.subtract %y, %circle : tensor<65537xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<65537xcomplex<f64>>) -> tensor<65537xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<65537xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<65537xf64>, tensor<65537xf64>) -> tensor<65537xi1>
  check.expect_eq_const %close, dense<true> : tensor<65537xi1>
  return
}

// Transform and inverse, and the half spectrum of a real line is that of the line.
func.func @back_65537() {
  %i = stablehlo.iota dim = 0 : tensor<65537xf64>
  %square = stablehlo.multiply %i, %i : tensor<65537xf64>
  %rate = stablehlo.constant dense<0.37> : tensor<65537xf64>
  %chirp = stablehlo.multiply %square, %rate : tensor<65537xf64>
  %x = stablehlo.cosine %chirp : tensor<65537xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<65537xf64>
  %line = stablehlo.complex %x, %zero : tensor<65537xcomplex<f64>>
  %all = stablehlo.fft %line, type = FFT, length = [65537] : (tensor<65537xcomplex<f64>>) -> tensor<65537xcomplex<f64>>
  %again = stablehlo.fft %all, type = IFFT, length = [65537] : (tensor<65537xcomplex<f64>>) -> tensor<65537xcomplex<f64>>
  %half = stablehlo.fft %x, type = RFFT, length = [65537] : (tensor<65537xf64>) -> tensor<32769xcomplex<f64>>
  %back = stablehlo.fft %half, type = IRFFT, length = [65537] : (tensor<32769xcomplex<f64>>) -> tensor<65537xf64>
  %again_re = stablehlo.real %again : (tensor<65537xcomplex<f64>>) -> tensor<65537xf64>
  %backward = stablehlo.subtract %again_re, %x : tensor<65537xf64>
  %off = stablehlo.abs %backward : tensor<65537xf64>
  %sum = stablehlo.add %back, %off : tensor<65537xf64>
  %difference = stablehlo.subtract %sum, %x : tensor<65537xf64>
  %distance = stablehlo.abs %difference : tensor<65537xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<65537xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<65537xf64>, tensor<65537xf64>) -> tensor<65537xi1>
  check.expect_eq_const %close, dense<true> : tensor<65537xi1>
  %first = stablehlo.slice %all [0:32769] : (tensor<65537xcomplex<f64>>) -> tensor<32769xcomplex<f64>>
  %apart = stablehlo.subtract %first, %half : tensor<32769xcomplex<f64>>
  %far = stablehlo.abs %apart : (tensor<32769xcomplex<f64>>) -> tensor<32769xf64>
  %limit = stablehlo.constant dense<1.0e-10> : tensor<32769xf64>
  %same = stablehlo.compare LT, %far, %limit, FLOAT : (tensor<32769xf64>, tensor<32769xf64>) -> tensor<32769xi1>
  check.expect_eq_const %same, dense<true> : tensor<32769xi1>
  return
}
