// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
//
// Fourier transforms of every kind of short lines, against numpy: 1, 2, odd, even, prime,
// several dimensions.

func.func @fft_1() {
  %x = stablehlo.constant dense<[(0.001, 0.299)]> : tensor<1xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(0.001, 0.299)]> : tensor<1xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<1xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<1xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  check.expect_eq_const %close, dense<true> : tensor<1xi1>
  return
}

func.func @fft_2() {
  %x = stablehlo.constant dense<[(-0.274, -0.455), (-0.891, -0.992)]> : tensor<2xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(-1.165, -1.447), (0.617, 0.5369999999999999)]> : tensor<2xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<2xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
  check.expect_eq_const %close, dense<true> : tensor<2xi1>
  return
}

func.func @fft_3() {
  %x = stablehlo.constant dense<[(0.06, -0.62), (1.34, 0.49), (-0.492, 0.357)]> : tensor<3xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [3] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(0.9080000000000001, 0.22699999999999998), (-0.2488186212966697, -2.630058539733091), (-0.4791813787033304, 0.5430585397330916)]> : tensor<3xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<3xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<3xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  check.expect_eq_const %close, dense<true> : tensor<3xi1>
  return
}

func.func @fft_7() {
  %x = stablehlo.constant dense<[(0.105, -1.29), (-0.93, -1.842), (-0.029, -0.235), (0.695, -1.267), (-1.344, 0.271), (-0.458, 0.157), (-1.901, -0.187)]> : tensor<7xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [7] : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(-3.862, -4.393), (-3.3104191747793474, -3.702430570555128), (0.5281172724014804, -0.5555897818523533), (0.5853806416164582, -1.3627089389935867), (4.407458193711929, 2.7848378962926192), (1.0100501701834919, -2.2228608100627425), (1.3764128968659892, 0.42175220517119194)]> : tensor<7xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<7xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<7xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
  check.expect_eq_const %close, dense<true> : tensor<7xi1>
  return
}

func.func @fft_8() {
  %x = stablehlo.constant dense<[(-2.517, 1.061), (-0.539, -0.808), (-0.049, -0.033), (0.113, 0.884), (-1.53, -0.584), (-0.478, -0.112), (-0.979, 0.11), (-0.809, 0.064)]> : tensor<8xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [8] : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(-6.787999999999999, 0.5819999999999999), (-1.7374047250392444, -0.9657928188804237), (-4.887, 0.7209999999999999), (-0.061232793226491555, 3.038154941677189), (-3.361999999999999, 0.526), (-0.5225952749607554, 2.395792818880424), (-1.1509999999999998, 0.07900000000000013), (-1.6267672067735082, 2.111845058322811)]> : tensor<8xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<8xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<8xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  check.expect_eq_const %close, dense<true> : tensor<8xi1>
  return
}

func.func @fft_of_lines() {
  %x = stablehlo.constant dense<[[(-1.225, -0.189), (0.076, 0.683), (1.359, -0.067), (-1.547, 0.667), (0.859, 1.439), (0.119, -0.676)], [(-0.641, 0.203), (2.0, -0.463), (0.762, 0.127), (-1.199, -1.187), (0.075, -0.579), (0.577, -0.196)]]> : tensor<2x6xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [6] : (tensor<2x6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  %numpy = stablehlo.constant dense<[[(-0.35900000000000043, 1.8569999999999998), (-0.8168057343563127, -1.9342736095294886), (-1.4973372181575835, 0.2587517942549503), (2.3449999999999993, 0.5089999999999999), (-6.459662781842417, -0.68175179425495), (-0.5621942656436872, -1.1427263904705116)], [(1.574, -2.0949999999999998), (1.8081851522613686, -0.5408136019851655), (-4.389642717882259, -1.065894697185347), (-1.1819999999999997, 1.597), (-2.7043572821177415, 0.20889469718534703), (1.0478148477386313, 3.1138136019851657)]]> : tensor<2x6xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<2x6xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<2x6xcomplex<f64>>) -> tensor<2x6xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2x6xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
  check.expect_eq_const %close, dense<true> : tensor<2x6xi1>
  return
}

func.func @fft_2d() {
  %x = stablehlo.constant dense<[[(0.899, -0.25), (1.145, 1.524), (-1.324, -0.428), (-0.795, -0.304)], [(0.647, 0.353), (-1.992, -0.121), (-0.463, -0.197), (-0.097, -1.114)], [(1.257, -0.012), (0.689, -0.444), (-0.327, 1.166), (-0.369, 0.653)]]> : tensor<3x4xcomplex<f64>>
  %y = stablehlo.fft %x, type = FFT, length = [3, 4] : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  %numpy = stablehlo.constant dense<[[(-0.7300000000000001, 0.8259999999999998), (6.641, -1.5529999999999995), (2.108, 0.43799999999999994), (3.1929999999999996, 0.6529999999999998)], [(-1.8623340360415992, 3.1323101489399043), (6.809864915114957, -3.2659970525156536), (-1.8302526699121402, -4.506200246493521), (-2.0648811196359373, 5.0709891353033)], [(2.367334036041599, -2.3323101489399036), (-1.2978649151149568, -0.4670029474843471), (-2.6027473300878596, -1.6257997535064783), (0.056881119635936894, 0.6300108646966991)]]> : tensor<3x4xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<3x4xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<3x4xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
  check.expect_eq_const %close, dense<true> : tensor<3x4xi1>
  return
}

func.func @ifft_1() {
  %x = stablehlo.constant dense<[(-0.024, 0.668)]> : tensor<1xcomplex<f64>>
  %y = stablehlo.fft %x, type = IFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(-0.024, 0.668)]> : tensor<1xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<1xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<1xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  check.expect_eq_const %close, dense<true> : tensor<1xi1>
  return
}

func.func @ifft_2() {
  %x = stablehlo.constant dense<[(-0.34, -0.005), (1.052, 0.583)]> : tensor<2xcomplex<f64>>
  %y = stablehlo.fft %x, type = IFFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(0.356, 0.289), (-0.6960000000000001, -0.294)]> : tensor<2xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<2xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
  check.expect_eq_const %close, dense<true> : tensor<2xi1>
  return
}

func.func @ifft_3() {
  %x = stablehlo.constant dense<[(-1.291, -2.035), (0.347, -0.304), (-1.688, -0.9)]> : tensor<3xcomplex<f64>>
  %y = stablehlo.fft %x, type = IFFT, length = [3] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(-0.8773333333333332, -1.0796666666666666), (-0.3788837135518418, 0.10978723223377747), (-0.03478295311482482, -1.065120565567111)]> : tensor<3xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<3xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<3xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  check.expect_eq_const %close, dense<true> : tensor<3xi1>
  return
}

func.func @ifft_7() {
  %x = stablehlo.constant dense<[(0.164, -0.206), (2.245, 0.702), (-0.832, 0.52), (-0.624, -1.034), (0.205, -0.079), (0.493, 0.035), (-0.176, -1.054)]> : tensor<7xcomplex<f64>>
  %y = stablehlo.fft %x, type = IFFT, length = [7] : (tensor<7xcomplex<f64>>) -> tensor<7xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(0.21071428571428572, -0.15942857142857145), (0.06793768607760667, 0.09930796243729886), (-0.35719977988453405, 0.3230971751838523), (-0.18141239713604515, 0.2832839555002347), (-0.3380822769189606, -0.08190004663548422), (0.28513989613724733, -0.7007127472987067), (0.47690258601040003, 0.030352272241376446)]> : tensor<7xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<7xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<7xcomplex<f64>>) -> tensor<7xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<7xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
  check.expect_eq_const %close, dense<true> : tensor<7xi1>
  return
}

func.func @ifft_8() {
  %x = stablehlo.constant dense<[(0.26, -1.131), (-0.858, 0.363), (0.972, -2.129), (0.193, 0.847), (0.089, -1.746), (-0.591, 0.757), (-0.119, -0.845), (-1.998, 0.779)]> : tensor<8xcomplex<f64>>
  %y = stablehlo.fft %x, type = IFFT, length = [8] : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(-0.25649999999999995, -0.388125), (-0.006568957186214891, 0.3424737642618415), (0.00024999999999997247, 0.056625000000000064), (0.10694815985291853, 0.15139459748888784), (0.5569999999999999, -1.074625), (0.3703189571862149, 0.08402623573815846), (-0.12624999999999997, -0.03237499999999996), (-0.3851981598529185, -0.27039459748888783)]> : tensor<8xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<8xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<8xcomplex<f64>>) -> tensor<8xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<8xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  check.expect_eq_const %close, dense<true> : tensor<8xi1>
  return
}

func.func @ifft_of_lines() {
  %x = stablehlo.constant dense<[[(0.131, -0.626), (-1.537, -1.278), (1.249, 1.257), (1.442, -0.154), (-0.066, 0.966), (-0.274, 0.013)], [(-0.16, -0.694), (-0.975, -0.327), (1.099, -0.56), (-0.543, 0.008), (-0.051, -0.375), (-0.793, -0.3)]]> : tensor<2x6xcomplex<f64>>
  %y = stablehlo.fft %x, type = IFFT, length = [6] : (tensor<2x6xcomplex<f64>>) -> tensor<2x6xcomplex<f64>>
  %numpy = stablehlo.constant dense<[[(0.1575, 0.02966666666666662), (-0.3236624327025936, -0.36182777983386816), (0.5428420314644968, -0.5819355818260471), (0.28049999999999997, 0.5026666666666665), (0.08615796853550306, 0.1622689151593805), (-0.6123375672974063, -0.37683888683279837)], [(-0.23716666666666666, -0.3746666666666667), (-0.14023376906628315, 0.048385431810556136), (-0.0799720022996569, -0.17642430630681197), (0.5331666666666666, -0.16833333333333336), (-0.03436133103367643, 0.2080909729734787), (-0.20143289760038352, -0.23105209847722277)]]> : tensor<2x6xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<2x6xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<2x6xcomplex<f64>>) -> tensor<2x6xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2x6xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
  check.expect_eq_const %close, dense<true> : tensor<2x6xi1>
  return
}

func.func @ifft_2d() {
  %x = stablehlo.constant dense<[[(-1.379, -0.023), (-0.807, 0.071), (1.654, -0.752), (-0.671, 0.455)], [(-1.054, -0.539), (0.337, -0.143), (1.407, -1.108), (-1.454, -1.216)], [(-0.209, 1.336), (-0.632, -0.507), (-1.761, 0.292), (0.735, -0.034)]]> : tensor<3x4xcomplex<f64>>
  %y = stablehlo.fft %x, type = IFFT, length = [3, 4] : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xcomplex<f64>>
  %numpy = stablehlo.constant dense<[[(-0.3195, -0.18066666666666667), (-0.34650000000000003, 0.21916666666666665), (0.09583333333333334, 0.0483333333333333), (-0.3105, 0.1711666666666667)], [(0.30476183147414226, 0.13881050169785297), (-0.3515038465294707, -0.4366446016364745), (0.34852703475819713, 0.0689023338006888), (-0.009685809004261154, -0.15549872259468417)], [(-0.2860118314741423, -0.02039383503118631), (0.03575384652947074, 0.36572793496980793), (-0.006110368091530501, -0.44248566713402215), (-0.5340641909957387, 0.2005820559280175)]]> : tensor<3x4xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<3x4xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<3x4xcomplex<f64>>) -> tensor<3x4xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<3x4xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
  check.expect_eq_const %close, dense<true> : tensor<3x4xi1>
  return
}

func.func @rfft_1() {
  %x = stablehlo.constant dense<[-0.441]> : tensor<1xf64>
  %y = stablehlo.fft %x, type = RFFT, length = [1] : (tensor<1xf64>) -> tensor<1xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(-0.441, 0.0)]> : tensor<1xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<1xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<1xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  check.expect_eq_const %close, dense<true> : tensor<1xi1>
  return
}

func.func @rfft_2() {
  %x = stablehlo.constant dense<[-0.508, 0.63]> : tensor<2xf64>
  %y = stablehlo.fft %x, type = RFFT, length = [2] : (tensor<2xf64>) -> tensor<2xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(0.122, 0.0), (-1.138, 0.0)]> : tensor<2xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<2xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
  check.expect_eq_const %close, dense<true> : tensor<2xi1>
  return
}

func.func @rfft_3() {
  %x = stablehlo.constant dense<[-0.302, -0.151, 0.022]> : tensor<3xf64>
  %y = stablehlo.fft %x, type = RFFT, length = [3] : (tensor<3xf64>) -> tensor<2xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(-0.431, 0.0), (-0.2375, 0.14982239485470786)]> : tensor<2xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<2xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
  check.expect_eq_const %close, dense<true> : tensor<2xi1>
  return
}

func.func @rfft_7() {
  %x = stablehlo.constant dense<[1.177, 0.681, 0.383, -0.564, -1.382, 0.95, 0.966]> : tensor<7xf64>
  %y = stablehlo.fft %x, type = RFFT, length = [7] : (tensor<7xf64>) -> tensor<4xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(2.2110000000000003, 0.0), (3.6605527156356743, 0.42068920011231986), (-1.6037946335570694, 0.6713805275510126), (0.9572419179213952, -1.1171326170756006)]> : tensor<4xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<4xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<4xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
  check.expect_eq_const %close, dense<true> : tensor<4xi1>
  return
}

func.func @rfft_8() {
  %x = stablehlo.constant dense<[-0.141, 0.542, 0.781, 0.831, 0.921, -0.456, 1.515, -1.247]> : tensor<8xf64>
  %y = stablehlo.fft %x, type = RFFT, length = [8] : (tensor<8xf64>) -> tensor<5xcomplex<f64>>
  %numpy = stablehlo.constant dense<[(2.7459999999999996, 0.0), (-1.8256753236814718, -1.4410604589298202), (-1.5159999999999998, -0.5020000000000002), (-0.2983246763185283, -2.90906045892982), (3.4059999999999997, 0.0)]> : tensor<5xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<5xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<5xcomplex<f64>>) -> tensor<5xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<5xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
  check.expect_eq_const %close, dense<true> : tensor<5xi1>
  return
}

func.func @rfft_of_lines() {
  %x = stablehlo.constant dense<[[0.862, 0.494, 0.874, 1.879, 1.484, -1.145], [-1.689, 0.817, -1.015, -0.012, 0.84, -1.644]]> : tensor<2x6xf64>
  %y = stablehlo.fft %x, type = RFFT, length = [6] : (tensor<2x6xf64>) -> tensor<2x4xcomplex<f64>>
  %numpy = stablehlo.constant dense<[[(4.448, 0.0), (-2.5215, -0.8911401404941873), (1.8874999999999997, -1.9476911331112023), (1.9920000000000002, 0.0)], [(-2.703, 0.0), (-2.003, -0.5248113946933697), (-1.2000000000000004, -3.737765642733637), (-1.025, 0.0)]]> : tensor<2x4xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<2x4xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<2x4xcomplex<f64>>) -> tensor<2x4xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2x4xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
  check.expect_eq_const %close, dense<true> : tensor<2x4xi1>
  return
}

func.func @rfft_2d() {
  %x = stablehlo.constant dense<[[-2.11, 0.259, 0.044, -0.246], [0.039, -0.861, -1.513, -0.167], [-0.972, -1.643, 0.506, -0.061]]> : tensor<3x4xf64>
  %y = stablehlo.fft %x, type = RFFT, length = [3, 4] : (tensor<3x4xf64>) -> tensor<3x3xcomplex<f64>>
  %numpy = stablehlo.constant dense<[[(-6.725, 0.0), (-2.08, 1.771), (-1.2869999999999997, 0.0)], [(0.2829999999999999, 0.28752043405643346), (-2.9600305585605815, -4.267056973466849), (-2.4749999999999996, 1.4583867799729946)], [(0.2829999999999999, -0.28752043405643346), (-1.4219694414394182, 0.9810569734668491), (-2.4749999999999996, -1.4583867799729946)]]> : tensor<3x3xcomplex<f64>>
  %difference = stablehlo.subtract %y, %numpy : tensor<3x3xcomplex<f64>>
  %distance = stablehlo.abs %difference : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<3x3xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
  check.expect_eq_const %close, dense<true> : tensor<3x3xi1>
  return
}

// No real numbers, of one complex number (which JAX requests) or of none.
func.func @irfft_0() {
  %x = stablehlo.constant dense<[[(0.407, -0.989)], [(1.0, 2.0)]]> : tensor<2x1xcomplex<f64>>
  %y = stablehlo.fft %x, type = IRFFT, length = [0] : (tensor<2x1xcomplex<f64>>) -> tensor<2x0xf64>
  %of_none = stablehlo.slice %x [0:2, 1:1] : (tensor<2x1xcomplex<f64>>) -> tensor<2x0xcomplex<f64>>
  %z = stablehlo.fft %of_none, type = IRFFT, length = [0] : (tensor<2x0xcomplex<f64>>) -> tensor<2x0xf64>
  check.expect_eq %y, %z : tensor<2x0xf64>
  return
}

func.func @irfft_1() {
  %x = stablehlo.constant dense<[(0.407, -0.989)]> : tensor<1xcomplex<f64>>
  %y = stablehlo.fft %x, type = IRFFT, length = [1] : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
  %numpy = stablehlo.constant dense<[0.407]> : tensor<1xf64>
  %difference = stablehlo.subtract %y, %numpy : tensor<1xf64>
  %distance = stablehlo.abs %difference : tensor<1xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<1xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
  check.expect_eq_const %close, dense<true> : tensor<1xi1>
  return
}

func.func @irfft_2() {
  %x = stablehlo.constant dense<[(-0.658, -0.887), (-0.999, 0.195)]> : tensor<2xcomplex<f64>>
  %y = stablehlo.fft %x, type = IRFFT, length = [2] : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  %numpy = stablehlo.constant dense<[-0.8285, 0.17049999999999998]> : tensor<2xf64>
  %difference = stablehlo.subtract %y, %numpy : tensor<2xf64>
  %distance = stablehlo.abs %difference : tensor<2xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
  check.expect_eq_const %close, dense<true> : tensor<2xi1>
  return
}

func.func @irfft_3() {
  %x = stablehlo.constant dense<[(-0.783, 0.34), (0.356, 2.025)]> : tensor<2xcomplex<f64>>
  %y = stablehlo.fft %x, type = IRFFT, length = [3] : (tensor<2xcomplex<f64>>) -> tensor<3xf64>
  %numpy = stablehlo.constant dense<[-0.023666666666666687, -1.5488009617756586, 0.7894676284423252]> : tensor<3xf64>
  %difference = stablehlo.subtract %y, %numpy : tensor<3xf64>
  %distance = stablehlo.abs %difference : tensor<3xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<3xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
  check.expect_eq_const %close, dense<true> : tensor<3xi1>
  return
}

func.func @irfft_7() {
  %x = stablehlo.constant dense<[(-1.393, -1.45), (0.888, -0.46), (-0.089, 0.743), (-0.014, -0.082)]> : tensor<4xcomplex<f64>>
  %y = stablehlo.fft %x, type = IRFFT, length = [7] : (tensor<4xcomplex<f64>>) -> tensor<7xf64>
  %numpy = stablehlo.constant dense<[0.025285714285714286, -0.1255924625385315, -0.03311684032294518, -0.19671550106304408, -0.6883905869297484, -0.4369638552975772, 0.0624935318661322]> : tensor<7xf64>
  %difference = stablehlo.subtract %y, %numpy : tensor<7xf64>
  %distance = stablehlo.abs %difference : tensor<7xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<7xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
  check.expect_eq_const %close, dense<true> : tensor<7xi1>
  return
}

func.func @irfft_8() {
  %x = stablehlo.constant dense<[(0.081, -0.692), (-0.291, -1.969), (1.155, -3.251), (-0.021, -0.53), (-2.2, 1.334)]> : tensor<5xcomplex<f64>>
  %y = stablehlo.fft %x, type = IRFFT, length = [8] : (tensor<5xcomplex<f64>>) -> tensor<8xf64>
  %numpy = stablehlo.constant dense<[-0.05412500000000002, 1.4919102538162037, -0.19387500000000002, -0.03813033072361255, 0.10187499999999998, 0.7038397461837962, -0.913375, -1.0171196692763875]> : tensor<8xf64>
  %difference = stablehlo.subtract %y, %numpy : tensor<8xf64>
  %distance = stablehlo.abs %difference : tensor<8xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<8xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  check.expect_eq_const %close, dense<true> : tensor<8xi1>
  return
}

func.func @irfft_of_lines() {
  %x = stablehlo.constant dense<[[(0.047, 0.805), (-1.173, 0.553), (-0.941, 0.216), (1.131, -1.043)], [(0.158, 0.511), (0.048, -0.684), (-0.053, 1.094), (0.038, -1.271)]]> : tensor<2x4xcomplex<f64>>
  %y = stablehlo.fft %x, type = IRFFT, length = [6] : (tensor<2x4xcomplex<f64>>) -> tensor<2x6xf64>
  %numpy = stablehlo.constant dense<[[-0.5083333333333333, -0.4413245118367444, 0.45138314630821463, -0.1033333333333333, 0.6459501870251185, 0.002657845170077731], [0.031, -0.08152347185053994, 0.5467643893095773, -0.013666666666666669, -0.4797643893095772, 0.1551901385172066]]> : tensor<2x6xf64>
  %difference = stablehlo.subtract %y, %numpy : tensor<2x6xf64>
  %distance = stablehlo.abs %difference : tensor<2x6xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<2x6xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<2x6xf64>, tensor<2x6xf64>) -> tensor<2x6xi1>
  check.expect_eq_const %close, dense<true> : tensor<2x6xi1>
  return
}

func.func @irfft_2d() {
  %x = stablehlo.constant dense<[[(-0.138, 0.25), (-0.007, -0.061), (-1.325, 0.083)], [(1.722, -1.077), (1.46, -0.269), (-0.464, -0.178)], [(0.772, 1.188), (0.379, 0.334), (-2.614, -0.006)]]> : tensor<3x3xcomplex<f64>>
  %y = stablehlo.fft %x, type = IRFFT, length = [3, 4] : (tensor<3x3xcomplex<f64>>) -> tensor<3x4xf64>
  %numpy = stablehlo.constant dense<[[0.13475000000000004, 0.5625833333333332, -0.47591666666666665, 0.5639166666666666], [0.010910878832225801, -0.12264631273842719, 0.14567310600488698, 0.15824484109189885], [-0.5149108788322257, -0.11268702059490604, -0.032006439338220255, -0.4559115077585654]]> : tensor<3x4xf64>
  %difference = stablehlo.subtract %y, %numpy : tensor<3x4xf64>
  %distance = stablehlo.abs %difference : tensor<3x4xf64>
  %bound = stablehlo.constant dense<1.0e-14> : tensor<3x4xf64>
  %close = stablehlo.compare LT, %distance, %bound, FLOAT : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xi1>
  check.expect_eq_const %close, dense<true> : tensor<3x4xi1>
  return
}
