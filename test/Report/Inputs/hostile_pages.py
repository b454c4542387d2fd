"""Pages of programs that are strange: python hostile_pages.py GSPMD_RUN CHROMIUM FOLDER

Names that look like markup or are no text at all, programs with nothing in them
and very long ones. Prints for each what the browser made of its page.
"""
import os
import re
import subprocess
import sys

import check_page

MARKUP = r'</script><!--<script><img src=x onerror=alert(1)>&amp;\"\0A\\'
BYTES = r"\FF\FE\00\E2\80\A8"


def names(middle=""):
    """An axis, an argument, an op and a file called as badly as can be."""
    axis = MARKUP + middle + BYTES
    sharding = '#sharding.sharding<@mesh, [{"%s"}, {}]>' % axis
    return '''sharding.mesh @mesh = <["%s"=4]>
func.func @main(%%a: tensor<64x8xf32> {sharding.sharding = %s} loc("%s"))
    -> (tensor<64x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}) {
  %%0 = stablehlo.tanh %%a : tensor<64x8xf32> loc("%s"("%s":1:2))
  return %%0 : tensor<64x8xf32>
}
''' % (axis, sharding, axis, axis, axis), "v4:2x2x1"


def large_names():
    """The same names with a million characters each."""
    return names("x" * (1 << 20))


def nothing():
    return "func.func @main() {\n  return\n}\n", "v4:1x1x1"


def empty_tensors():
    """One device, no products, no collectives, tensors without elements."""
    return '''func.func @main(%a: tensor<0x4xf32>, %b: tensor<f32>) -> (tensor<0x4xf32>, tensor<f32>) {
  %0 = stablehlo.tanh %a : tensor<0x4xf32>
  %1 = stablehlo.tanh %b : tensor<f32>
  return %0, %1 : tensor<0x4xf32>, tensor<f32>
}
''', "v5e:1"


def long_program(layers=1000):
    """Each layer from a line of its own, with a product and a collective."""
    lines = ['sharding.mesh @mesh = <["x"=8]>',
             'func.func @main(%h0: tensor<8x64xf32> {sharding.sharding = '
             '#sharding.sharding<@mesh, [{}, {"x"}]>}, %w: tensor<64x64xf32>) -> tensor<8x64xf32> {']
    for i in range(layers):
        lines += [
            '  %%p%d = stablehlo.dot_general %%h%d, %%w, contracting_dims = [1] x [0] : '
            '(tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32> loc("model.py":%d:1)'
            % (i, i, i + 1),
            '  %%h%d = sharding.mesh_split %%p%d <@mesh, [{}, {"x"}]> : tensor<8x64xf32> '
            'loc("model.py":%d:2)' % (i + 1, i, i + 1)]
    lines += ["  return %%h%d : tensor<8x64xf32>" % layers, "}"]
    return "\n".join(lines) + "\n", "v5e:2x4"


def main():
    simulator, chromium, folder = sys.argv[1:4]
    for make in (names, large_names, nothing, empty_tensors, long_program):
        text, topology = make()
        title = "<b>&\"'" if make is names else make.__name__
        program = os.path.join(folder, title + ".mlir")
        page = os.path.join(folder, make.__name__ + ".html")
        with open(program, "w") as f:
            f.write(text)
        subprocess.run([simulator, program, "--topology", topology,
                        "--report", page, "--trace", page + ".json"],
                       check=True, stdout=subprocess.DEVNULL)
        dom = check_page.browse(chromium, folder, page, "--dump-dom")
        drawn = dom[dom.find("<main"):dom.find('<script id="data"')]
        found = {key: (re.findall('data-%s="([^"]*)"' % key, dom) or ["none"])[0]
                 for key in ("errors", "first-error", "sections")}
        print("%s: errors %s (%s), sections %s, foreign elements %d, size %s" % (
            make.__name__, found["errors"], found["first-error"],
            "some" if int(found["sections"]) >= 5 else found["sections"],
            len(re.findall(r"<(?:img|b>&amp;|script)", drawn)),
            "bounded" if os.path.getsize(page) < 2 << 20 else os.path.getsize(page)))


if __name__ == "__main__":
    main()
