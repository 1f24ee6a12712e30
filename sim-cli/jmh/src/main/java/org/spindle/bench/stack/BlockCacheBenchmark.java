package org.spindle.bench.stack;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;
import org.spindle.bench.Benchmarked;

/** A request to a cache of 16 MiB over one device, which holds a twelfth of the used data. */
public class BlockCacheBenchmark extends Benchmarked {

    @Param({"back", "through-synchronous"})
    String writeScheme;

    private WarmStack stack;

    @Setup
    public void assemble() {
        stack = new WarmStack(
                1,
                "layers: {cache: {over: [disk0], layer: {type: cache, size: 16 MiB, line: 8 KiB, writeScheme: "
                        + writeScheme + "}}}");
    }

    @Benchmark
    @OperationsPerInvocation(WarmStack.REQUESTS)
    public void request() {
        stack.serve();
    }

    @TearDown
    public void end() throws InterruptedException {
        stack.close();
    }
}
