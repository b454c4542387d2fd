// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// The bits that XLA draws, by algorithm, shape and width (from JAX 0.10.2 on CPU).
func.func @main() {
  %s0 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n0, %b0 = stablehlo.rng_bit_generator %s0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %b0, dense<1010520186> : tensor<ui32>
  check.expect_eq_const %n0, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s1 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n1, %b1 = stablehlo.rng_bit_generator %s1, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %b1, dense<8112081530999492730> : tensor<ui64>
  check.expect_eq_const %n1, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s2 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n2, %b2 = stablehlo.rng_bit_generator %s2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  check.expect_eq_const %b2, dense<122> : tensor<ui8>
  check.expect_eq_const %n2, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s3 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n3, %b3 = stablehlo.rng_bit_generator %s3, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %b3, dense<[1010520186, 1888741164, 2754706343, 569486026, 1593802813]> : tensor<5xui32>
  check.expect_eq_const %n3, dense<[1311768467463790320, 1]> : tensor<2xui64>
  %s4 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n4, %b4 = stablehlo.rng_bit_generator %s4, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %b4, dense<[8112081530999492730, 2445923859953712039, 5540413775124856893, 7268757770303430396, 4623188616535824262]> : tensor<5xui64>
  check.expect_eq_const %n4, dense<[1311768467463790320, 3]> : tensor<2xui64>
  %s5 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n5, %b5 = stablehlo.rng_bit_generator %s5, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %b5, dense<[122, 44, 167, 202, 61]> : tensor<5xui8>
  check.expect_eq_const %n5, dense<[1311768467463790320, 1]> : tensor<2xui64>
  %s6 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n6, %b6 = stablehlo.rng_bit_generator %s6, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %b6, dense<[[1010520186, 1888741164, 2754706343, 569486026, 1593802813], [961273596, 1692389550, 1379882886, 1076419981, 1430061416], [523829269, 4191198393, 2165775106, 1106935068, 2207507590]]> : tensor<3x5xui32>
  check.expect_eq_const %n6, dense<[1311768467463790320, 7]> : tensor<2xui64>
  %s7 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n7, %b7 = stablehlo.rng_bit_generator %s7, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %b7, dense<[[8112081530999492730, 2445923859953712039, 5540413775124856893, 7268757770303430396, 4623188616535824262], [16385367623706935656, 18001060029506584597, 4754249918021311234, 9352431159152469126, 11080672538751705225], [4331478480766497594, 6821761343824988561, 16682754511523708815, 13736286573250999496, 2516141863591576142]]> : tensor<3x5xui64>
  check.expect_eq_const %n7, dense<[1311768467463790320, 13]> : tensor<2xui64>
  %s8 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n8, %b8 = stablehlo.rng_bit_generator %s8, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
  check.expect_eq_const %b8, dense<[[122, 44, 167, 202, 61], [252, 174, 134, 141, 104], [21, 185, 2, 28, 134]]> : tensor<3x5xui8>
  check.expect_eq_const %n8, dense<[1311768467463790320, 7]> : tensor<2xui64>
  %s9 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n9, %b9 = stablehlo.rng_bit_generator %s9, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui32>)
  check.expect_eq_const %b9, dense<[[[1010520186, 2754706343], [1888741164, 569486026], [1593802813, 961273596], [1289978105, 1692389550]], [[1379882886, 1430061416], [1076419981, 3815015690], [523829269, 2165775106], [4191198393, 1106935068]], [[2207507590, 1354277001], [2177532566, 2579920119], [2790650682, 2301495697], [1008500922, 1588315084]]]> : tensor<3x4x2xui32>
  check.expect_eq_const %n9, dense<[1311768467463790320, 10]> : tensor<2xui64>
  %s10 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n10, %b10 = stablehlo.rng_bit_generator %s10, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui64>)
  check.expect_eq_const %b10, dense<[[[8112081530999492730, 2445923859953712039], [5540413775124856893, 7268757770303430396], [4623188616535824262, 16385367623706935656], [18001060029506584597, 4754249918021311234]], [[9352431159152469126, 11080672538751705225], [4331478480766497594, 6821761343824988561], [16682754511523708815, 13736286573250999496], [2516141863591576142, 18208633072126486634]], [[6641003932957554783, 2930227518502237821], [3734112970638166749, 16295080717090172905], [16095011520577744239, 11169701365436418745], [17395380134316129533, 588098126372134817]]]> : tensor<3x4x2xui64>
  check.expect_eq_const %n10, dense<[1311768467463790320, 22]> : tensor<2xui64>
  %s11 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n11, %b11 = stablehlo.rng_bit_generator %s11, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>)
  check.expect_eq_const %b11, dense<[[[122, 167], [44, 202], [61, 252], [249, 174]], [[134, 104], [141, 10], [21, 2], [185, 28]], [[134, 137], [150, 247], [58, 145], [186, 204]]]> : tensor<3x4x2xui8>
  check.expect_eq_const %n11, dense<[1311768467463790320, 10]> : tensor<2xui64>
  %s12 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n12, %b12 = stablehlo.rng_bit_generator %s12, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %b12, dense<3151517439> : tensor<ui32>
  check.expect_eq_const %n12, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s13 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n13, %b13 = stablehlo.rng_bit_generator %s13, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %b13, dense<13228713271577040639> : tensor<ui64>
  check.expect_eq_const %n13, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s14 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n14, %b14 = stablehlo.rng_bit_generator %s14, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  check.expect_eq_const %b14, dense<255> : tensor<ui8>
  check.expect_eq_const %n14, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s15 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n15, %b15 = stablehlo.rng_bit_generator %s15, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %b15, dense<[3151517439, 3080049825, 2645875639, 2972309415, 1480449822]> : tensor<5xui32>
  check.expect_eq_const %n15, dense<[1311768467463790320, 0]> : tensor<2xui64>
  %s16 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n16, %b16 = stablehlo.rng_bit_generator %s16, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %b16, dense<[13228713271577040639, 12765971733663767479, 12951043062988922654, 4621549904384879066, 2311151477393820915]> : tensor<5xui64>
  check.expect_eq_const %n16, dense<[1311768467463790320, 1]> : tensor<2xui64>
  %s17 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n17, %b17 = stablehlo.rng_bit_generator %s17, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %b17, dense<[255, 161, 183, 167, 30]> : tensor<5xui8>
  check.expect_eq_const %n17, dense<[1311768467463790320, 0]> : tensor<2xui64>
  %s18 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n18, %b18 = stablehlo.rng_bit_generator %s18, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %b18, dense<[[3151517439, 3080049825, 2645875639, 2972309415, 1480449822], [3015399692, 3935955418, 1076038438, 271420659, 538106886], [3801100798, 3007079934, 2583171126, 2853909184, 338341603]]> : tensor<3x5xui32>
  check.expect_eq_const %n18, dense<[1311768467463790320, 2]> : tensor<2xui64>
  %s19 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n19, %b19 = stablehlo.rng_bit_generator %s19, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %b19, dense<[[13228713271577040639, 12765971733663767479, 12951043062988922654, 4621549904384879066, 2311151477393820915], [12915309976788939262, 12257446613617217590, 5742233398050205411, 146567561918284437, 14665322427105794120], [15259235453561345576, 1282587539942413844, 1089963090337964795, 17071184563557974573, 17846695270016392243]]> : tensor<3x5xui64>
  check.expect_eq_const %n19, dense<[1311768467463790320, 6]> : tensor<2xui64>
  %s20 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n20, %b20 = stablehlo.rng_bit_generator %s20, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
  check.expect_eq_const %b20, dense<[[255, 161, 183, 167, 30], [12, 218, 38, 243, 6], [254, 254, 54, 192, 227]]> : tensor<3x5xui8>
  check.expect_eq_const %n20, dense<[1311768467463790320, 2]> : tensor<2xui64>
  %s21 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n21, %b21 = stablehlo.rng_bit_generator %s21, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui32>)
  check.expect_eq_const %b21, dense<[[[3151517439, 3080049825], [2645875639, 2972309415], [1480449822, 3015399692], [3935955418, 1076038438]], [[271420659, 538106886], [3801100798, 3007079934], [2583171126, 2853909184], [338341603, 1336967898]], [[3350987413, 34125419], [406181960, 3414536460], [1368528424, 3552817612], [2006717972, 298625682]]]> : tensor<3x4x2xui32>
  check.expect_eq_const %n21, dense<[1311768467463790320, 4]> : tensor<2xui64>
  %s22 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n22, %b22 = stablehlo.rng_bit_generator %s22, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui64>)
  check.expect_eq_const %b22, dense<[[[13228713271577040639, 12765971733663767479], [12951043062988922654, 4621549904384879066], [2311151477393820915, 12915309976788939262], [12257446613617217590, 5742233398050205411]], [[146567561918284437, 14665322427105794120], [15259235453561345576, 1282587539942413844], [1089963090337964795, 17071184563557974573], [17846695270016392243, 2018532290524927879]], [[4317921395997602884, 10742921615054386090], [4875749318735329107, 7689046147907993101], [14269351605785754734, 11592249587727794300], [14696418928950111204, 16086109580529056345]]]> : tensor<3x4x2xui64>
  check.expect_eq_const %n22, dense<[1311768467463790320, 10]> : tensor<2xui64>
  %s23 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n23, %b23 = stablehlo.rng_bit_generator %s23, algorithm = PHILOX : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>)
  check.expect_eq_const %b23, dense<[[[255, 161], [183, 167], [30, 12], [218, 38]], [[243, 6], [254, 254], [54, 192], [227, 218]], [[149, 107], [72, 12], [40, 204], [20, 146]]]> : tensor<3x4x2xui8>
  check.expect_eq_const %n23, dense<[1311768467463790320, 4]> : tensor<2xui64>
  %s24 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n24, %b24 = stablehlo.rng_bit_generator %s24, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui32>)
  check.expect_eq_const %b24, dense<3151517439> : tensor<ui32>
  check.expect_eq_const %n24, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s25 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n25, %b25 = stablehlo.rng_bit_generator %s25, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui64>)
  check.expect_eq_const %b25, dense<13228713271577040639> : tensor<ui64>
  check.expect_eq_const %n25, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s26 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n26, %b26 = stablehlo.rng_bit_generator %s26, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<ui8>)
  check.expect_eq_const %b26, dense<255> : tensor<ui8>
  check.expect_eq_const %n26, dense<[1311768467463790320, 18446744073709551615]> : tensor<2xui64>
  %s27 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n27, %b27 = stablehlo.rng_bit_generator %s27, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui32>)
  check.expect_eq_const %b27, dense<[3151517439, 3080049825, 2645875639, 2972309415, 1480449822]> : tensor<5xui32>
  check.expect_eq_const %n27, dense<[1311768467463790320, 0]> : tensor<2xui64>
  %s28 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n28, %b28 = stablehlo.rng_bit_generator %s28, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
  check.expect_eq_const %b28, dense<[13228713271577040639, 12765971733663767479, 12951043062988922654, 4621549904384879066, 2311151477393820915]> : tensor<5xui64>
  check.expect_eq_const %n28, dense<[1311768467463790320, 1]> : tensor<2xui64>
  %s29 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n29, %b29 = stablehlo.rng_bit_generator %s29, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui8>)
  check.expect_eq_const %b29, dense<[255, 161, 183, 167, 30]> : tensor<5xui8>
  check.expect_eq_const %n29, dense<[1311768467463790320, 0]> : tensor<2xui64>
  %s30 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n30, %b30 = stablehlo.rng_bit_generator %s30, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  check.expect_eq_const %b30, dense<[[3151517439, 3080049825, 2645875639, 2972309415, 1480449822], [3015399692, 3935955418, 1076038438, 271420659, 538106886], [3801100798, 3007079934, 2583171126, 2853909184, 338341603]]> : tensor<3x5xui32>
  check.expect_eq_const %n30, dense<[1311768467463790320, 2]> : tensor<2xui64>
  %s31 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n31, %b31 = stablehlo.rng_bit_generator %s31, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui64>)
  check.expect_eq_const %b31, dense<[[13228713271577040639, 12765971733663767479, 12951043062988922654, 4621549904384879066, 2311151477393820915], [12915309976788939262, 12257446613617217590, 5742233398050205411, 146567561918284437, 14665322427105794120], [15259235453561345576, 1282587539942413844, 1089963090337964795, 17071184563557974573, 17846695270016392243]]> : tensor<3x5xui64>
  check.expect_eq_const %n31, dense<[1311768467463790320, 6]> : tensor<2xui64>
  %s32 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n32, %b32 = stablehlo.rng_bit_generator %s32, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui8>)
  check.expect_eq_const %b32, dense<[[255, 161, 183, 167, 30], [12, 218, 38, 243, 6], [254, 254, 54, 192, 227]]> : tensor<3x5xui8>
  check.expect_eq_const %n32, dense<[1311768467463790320, 2]> : tensor<2xui64>
  %s33 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n33, %b33 = stablehlo.rng_bit_generator %s33, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui32>)
  check.expect_eq_const %b33, dense<[[[3151517439, 3080049825], [2645875639, 2972309415], [1480449822, 3015399692], [3935955418, 1076038438]], [[271420659, 538106886], [3801100798, 3007079934], [2583171126, 2853909184], [338341603, 1336967898]], [[3350987413, 34125419], [406181960, 3414536460], [1368528424, 3552817612], [2006717972, 298625682]]]> : tensor<3x4x2xui32>
  check.expect_eq_const %n33, dense<[1311768467463790320, 4]> : tensor<2xui64>
  %s34 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n34, %b34 = stablehlo.rng_bit_generator %s34, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui64>)
  check.expect_eq_const %b34, dense<[[[13228713271577040639, 12765971733663767479], [12951043062988922654, 4621549904384879066], [2311151477393820915, 12915309976788939262], [12257446613617217590, 5742233398050205411]], [[146567561918284437, 14665322427105794120], [15259235453561345576, 1282587539942413844], [1089963090337964795, 17071184563557974573], [17846695270016392243, 2018532290524927879]], [[4317921395997602884, 10742921615054386090], [4875749318735329107, 7689046147907993101], [14269351605785754734, 11592249587727794300], [14696418928950111204, 16086109580529056345]]]> : tensor<3x4x2xui64>
  check.expect_eq_const %n34, dense<[1311768467463790320, 10]> : tensor<2xui64>
  %s35 = stablehlo.constant dense<[1311768467463790320, 18446744073709551614]> : tensor<2xui64>
  %n35, %b35 = stablehlo.rng_bit_generator %s35, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x4x2xui8>)
  check.expect_eq_const %b35, dense<[[[255, 161], [183, 167], [30, 12], [218, 38]], [[243, 6], [254, 254], [54, 192], [227, 218]], [[149, 107], [72, 12], [40, 204], [20, 146]]]> : tensor<3x4x2xui8>
  check.expect_eq_const %n35, dense<[1311768467463790320, 4]> : tensor<2xui64>
  return
}
