"""Lists the recursive functions of binaries, and fails if one has no reason here.

    check_recursion.py FILE...

Input may be nested or chained as deeply as its author likes, so recursion over it needs a
bound. This check reads direct calls from the machine code of libraries, executables and
object files (clang-tidy's misc-no-recursion finds the same functions, and takes an hour
for all sources). REASONS lists the functions that may call themselves, alone or with
others of the list, by what bounds the depth.
"""

import glob
import re
import subprocess
import sys

REASONS = {
    "regions: programs nest at most 1,200 (transforms/Support/Limits/Nesting.h)": """
        Bisector::confirm Bisector::enter Bisector::enterBranches Bisector::enterLoop
        Bisector::judge Bisector::splitWindow Bisector::walk Bisector::walkAvailable
        Bisector::walkWindow BlockAnalysis::addInside BlockAnalysis::addToHeap
        BlockAnalysis::insideOf BlockAnalysis::peakWith BlockAnalysis::run BlockAnalysis::sweep
        BlockAnalysis::~BlockAnalysis Bufferizer::emitBlock Bufferizer::emitBranches
        Bufferizer::emitFor Bufferizer::emitForwardingCondition Bufferizer::emitOp
        Bufferizer::emitSimpleCondition Bufferizer::emitWhile Counter::count
        ExpandClientOpsPass::expand Fingerprint::add Finder::visit forEachNode
        LayoutChooser::collect MhloShardingExporter::exportRegion OpTranslator::create
        OpTranslator::fillRegion Partitioner::convertBlock Partitioner::convertByClone
        Partitioner::convertOp
        Partitioner::remapCaptures Scalarizer::moveBlock Scalarizer::visit
        ShardingTableBuilder::collect ShardingTableBuilder::collectOp StageBalancer::costOf
        SummaryBuilder::addAllocations TraceWriter::draw collectOps eliminate eliminateDuplicates
        eraseUnused isDefinedEverywhere isFunctionDefinedEverywhere iterationsOf
        runOnNestedModules""",
    "regions and calls: at most 1,200 inside each other": """
        ProgramTimer::run ProgramTimer::timeBlock ProgramTimer::timeCall
        ProgramTimer::timeControl ProgramTimer::timeUnit Specializer::run
        Specializer::visitBlock BoundsFinder::find kernelSecondsOf""",
    "types, attributes and locations: programs nest at most 2,500 (the same file)": """
        ContextTranslator::create ContextTranslator::createElements
        ContextTranslator::createLocation ContextTranslator::translate
        ContextTranslator::translateAll VhloAttributeConverter::fromCodec addTerms
        areCompatibleTypes locationText toCodec unsupportedReason""",
    "element types: a complex number or a quantized one has one of reals inside": """
        TensorOps::constant broadcastBits convertFloat elementBits isPromotable neutralElement
        packFloat storedBits widened""",
    "an argument counts the levels or ops that are left": """
        BlockedTree::add HaloDeepening::originOf LinearPaths::follow LinearPaths::followOp OriginWalk::find
        OriginWalk::visitArgument ReplicationAnalysis::find
        ReplicationAnalysis::isReplicatedArgument ReplicationAnalysis::isReplicatedResult
        Search::follow ShapeInterpreter::numbersIn ShapeInterpreter::numbersOfOp
        StencilChain::formOf StencilChain::formOfOp collect collectiveOf firstScatter
        followsFrom fullNameStack isCheapConstant""",
    "ops of a set of bounded size: a stencil, a chain of halos, a value to rematerialize": """
        HaloDeepening::compute HaloDeepening::rangeOf RangeWriter::make
        StencilSplit::requiredRange ValueSources::costOf ValueSources::rematerializationCost""",
    "subscripts of at most 256 nodes (transforms/Lowering/Bufferize/WrappedReads.cpp)": """
        Resolver::resolve lowering::lineOf""",
    "dimensions of a tensor or axes of a mesh": """
        BoxReader::read CollectivePermuteStep::fill Enumerator::choose
        FullDimPlacement::choose KernelIndices::addDim ProcessReductions::allReduce
        ProcessReductions::reduceScatter RegionWriter::joined SliceStep::extend
        appendDifference copyLoops mergingsInto visitOffsets""",
    "the depth is the logarithm of a number of elements": """
        kiss_cpx_fft::work multiplyVectors""",
    "one call, with the opposite sign, other operands or the last state": """
        MpiFailureDetector::listen MpiFailureDetector::probeRanks countSteps digamma
        numberText""",
    "variables of a problem that is small enough to be enumerated": """
        Enumeration::visit""",
    "notes of a diagnostic, which have no notes, and JSON of such diagnostics": """
        PhaseDiagnostic::~PhaseDiagnostic hasUnprintableNames namesOtherFile readDiagnostics
        record toJson writeDiagnostic""",
    "JSON that this project has written": """
        displayStrings""",
    "pass managers: pipelines nest at most 1,000 (compiler/Registration/PipelineNesting.h)": """
        NestingCheck::checkList visitPasses""",
    "the compilation of the program before the last change": """
        Compilation::~Compilation""",
}
FOREIGN = re.compile(r"(std|nlohmann|llvm|absl|testing|__gnu_cxx|mlir(?!::gspmd))::|_")


def name_of(signature):
    """Returns the class and the name of a demangled function, or of what contains a lambda."""
    name = signature.replace("(anonymous namespace)", "").replace("[abi:cxx11]", "")
    while name != (name := re.sub(r"<[^<>]*>", "", name)):
        pass
    return "::".join(part for part in re.split("::+", name.split("(")[0]) if part)


def calls_of(path):
    """Yields pairs of a function's symbol and one that it calls; a jump to its own begin is a
    loop."""
    function = None
    with subprocess.Popen(["objdump", "-dr", "--no-show-raw-insn", path], text=True,
                          errors="replace", stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            if line[0] != " " and (begin := re.match(r"[0-9a-f]+ <(.*)>:", line)):
                function = begin[1]
            elif call := (re.search(r"\s(call|jmp) +[0-9a-f]+ <([^>+]*)>", line)
                          or re.search(r"R_X86_64_(PLT32)\s+(\S+)-0x4", line)):
                callee = call[2].removesuffix("@plt")
                if call[1] != "jmp" or callee != function:
                    yield function, callee
    if process.returncode:
        raise SystemExit("objdump %s ended with %d" % (path, process.returncode))


def allocator_functions():
    """Returns the functions of jemalloc, which tools link statically (cmake/GSPMD.cmake)."""
    archives = glob.glob("/usr/lib/*/libjemalloc_pic.a") + glob.glob("/usr/lib/libjemalloc_pic.a")
    if not archives:
        return set()
    lines = subprocess.run(["nm", "--defined-only", *archives], text=True, check=True,
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.splitlines()
    return {line.split()[2] for line in lines if len(line.split()) == 3}


def recursive(graph):
    """Returns the functions on a cycle, by Tarjan's algorithm with a stack of its own."""
    index, low, open_functions, result = {}, {}, [], set()
    for root in graph:
        work = [] if root in index else [(root, iter(graph[root]))]
        while work:
            function, callees = work[-1]
            if function not in index:
                index[function] = low[function] = len(index)
                open_functions.append(function)
            for callee in callees:
                if callee in graph and callee not in index:
                    work.append((callee, iter(graph[callee])))
                    break
                low[function] = min(low[function], low.get(callee, len(index)))
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[function])
                if low[function] == index[function]:
                    begin = open_functions.index(function)
                    group = open_functions[begin:]
                    del open_functions[begin:]
                    if len(group) > 1 or function in graph[function]:
                        result.update(group)
                    low.update(dict.fromkeys(group, sys.maxsize))
    return result


def main():
    graph = {}
    for path in sys.argv[1:]:
        for function, callee in calls_of(path):
            graph.setdefault(function, set()).add(callee)
    for function in allocator_functions():
        graph.pop(function, None)
    found = sorted(recursive(graph))
    signatures = subprocess.run(["c++filt", "-p"], input="\n".join(found), text=True,
                                capture_output=True, check=True).stdout.splitlines()
    known = {name for names in REASONS.values() for name in names.split()}
    names = {name_of(text) for text in signatures if not FOREIGN.match(text)}
    unknown = {name for name in names if not any(
        name == each or name.endswith("::" + each) for each in known)}
    for name in sorted(unknown):
        print("%s is recursive: replace the recursion by a loop, or list what bounds it in "
              "REASONS" % name)
    print("%d recursive functions, %d without a reason" % (len(names), len(unknown)))
    return 1 if unknown or not graph else 0


if __name__ == "__main__":
    sys.exit(main())
