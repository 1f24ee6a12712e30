package org.spindle.bench.stack;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.spindle.bench.Benchmarked;
import org.spindle.run.RunOutcome;

/** A request to a cache of 16 MiB over one device, which holds a twelfth of the used data. */
public class BlockCacheBenchmark extends Benchmarked {

    @Param({"back", "through-synchronous"})
    String writeScheme;

    private StackRun stack;

    @Setup
    public void assemble() {
        stack = new StackRun(
                1,
                "layers: {cache: {over: [disk0], layer: {type: cache, size: 16 MiB, line: 8 KiB, writeScheme: "
                        + writeScheme + "}}}");
    }

    @Benchmark
    @OperationsPerInvocation(StackRun.REQUESTS)
    public RunOutcome request() {
        return stack.run();
    }
}
