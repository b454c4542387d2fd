#!/usr/bin/env bash
# Installs what is missing, builds, and takes one annotated transformer block
# from JAX all the way: completed shardings, the program for a 4x2 mesh, a run on
# eight emulated devices, the comparison with JAX's output, and a table.
set -uo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

gspmd_install_packages || exit 1
gspmd_build gspmd-opt gspmd-run || exit 1

bin=$gspmd_build/bin
out=$gspmd_build/quickstart
model=$gspmd_root/test/Models/transformer_block_2d
program=$model.sdy.mlir
mkdir -p "$out"

gspmd_say "The program: test/Models/transformer_block_2d.sdy.mlir, exported from JAX"
grep 'sdy.mesh' "$program"
echo "  $(grep -c ' = ' "$program") ops on global tensors; annotated: the weights of the block, and $(
  grep -c 'sdy.sharding_constraint' "$program") values inside it"

gspmd_say "Completed shardings: gspmd-opt --gspmd-complete (all: build/$gspmd_preset/quickstart/completed.mlir)"
"$bin/gspmd-opt" --gspmd-complete "$program" -o "$out/completed.mlir" || exit 1
"$bin/gspmd-opt" --explain-json="$out/shardings.json" "$program" 2> "$out/remarks.txt" || { cat "$out/remarks.txt"; exit 1; }
python3 "$gspmd_root/tools/show_shardings.py" "$out/shardings.json" --limit 24
echo "  ..."

gspmd_say "One program for all devices: gspmd-opt --gspmd-partition (all: build/$gspmd_preset/quickstart/partitioned.mlir)"
"$bin/gspmd-opt" --gspmd-partition "$program" -o "$out/partitioned.mlir" || exit 1
grep '= spmd\.' "$out/partitioned.mlir"

gspmd_say "Run on eight emulated devices and compared with JAX's output"
"$bin/gspmd-run" "$program" --inputs "$model.in.npz" --expect "$model.out.npz" \
  --rtol 1e-4 --atol 2e-5 --stats "$out/stats.json" || exit 1
